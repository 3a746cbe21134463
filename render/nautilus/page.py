"""A page: the picture in the making, with its header: round and phases, the trench, whose picture or turn."""

from __future__ import annotations

from collections.abc import Callable

from games.core.model import Seat
from games.nautilus.view import NautilusView, PlayerView
from render.kit.layout import Card
from render.kit.sizes import CAPTION, LABEL, NAME
from render.lettering import fit, width
from render.nautilus import look, tokens
from render.nautilus.look import INK
from render.nautilus.tokens import icon
from render.palette import BRASS, CREAM, EDGE, GOLD, MUTED, NIGHT, OPTION, SAND, STRIP, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE, badge, turn_text
from render.scene import Box, Scene

PHASES = (1, 2, 3)
TOP = 78  # of what stands beside the sea
LEFT, COLUMN = 1059, 334  # where the column beside the sea begins, and how wide it is
NAME_ROOM = 190


class Page:
    """What a picture shows, in which words, and the canvas it is drawn on."""

    def __init__(self, view: NautilusView, scene: Scene, high: int, private: bool = False) -> None:
        self.view, self.scene, self.private = view, scene, private
        self.words = look.language(scene.language)
        self.canvas = look.canvas(WIDE, high)
        _header(self)

    def say(self, name: str, /, **facts: str | int) -> str:
        """A text of pictures."""
        return self.words.text(f"picture-{name}", **facts)

    def card(self, box: Box, line: str = EDGE, thick: int = 1, r: int = 12) -> Card:
        return Card(self.canvas, box, STRIP, line, thick, r)

    def beside(self, top: int, bottom: int, line: str = EDGE, thick: int = 1, r: int = 12) -> Card:
        """A card in the column beside the sea."""
        return self.card((LEFT, top, LEFT + COLUMN, bottom), line, thick, r)

    @property
    def viewer(self) -> Seat:
        assert self.view.viewer is not None, "this picture belongs to somebody"
        return self.view.viewer

    @property
    def player(self) -> PlayerView:
        """The viewer's own things."""
        return self.view.players[self.viewer]

    @property
    def step(self) -> str:
        """What is asked."""
        return self.view.asked.step if self.view.asked else ""


def _header(page: Page) -> None:
    canvas = page.canvas
    canvas.fill(0, 0, WIDE, HEAD - 1, STRIP)
    canvas.fill(0, HEAD - 1, WIDE, HEAD + 1, BRASS)
    canvas.stamp(_emblem, (38, 32), 24, STRIP)
    end = 84 + canvas.text(72, 32, page.say("title"), 32, WHITE, "Display", ground=STRIP)
    end += canvas.text(end, 33, page.say("year"), 22, MUTED, "SemiBold", ground=STRIP)
    start = _whose(page)
    if page.view.ending:
        middle, room = (end + start) // 2, start - end - 30
        canvas.text_in(middle, 32, page.say("over"), room, CAPTION, WHITE, "Bold", "m", STRIP)
    else:
        _stage(page, max(end + 24, 300), start - 16)


def _emblem(p: Pen) -> None:
    p.dot(0, 0, 22, SAND)
    icon(p, "base", 17, INK, SAND)


def _stage(page: Page, x: int, end: int) -> None:
    """Round, phases as pills, the trench as far as there is room."""
    canvas, view = page.canvas, page.view
    final = view.last is not None and view.round >= view.last
    said = page.say("last-round") if final else page.say("round", round=view.round)
    if view.quiet:
        said = page.say("quiet-round", round=view.round)
        canvas.stamp(icon, (x + 10, 32), 18, STRIP, "sand-glass", 13)
        x += 30
    ink = GOLD if final or view.quiet else WHITE
    x += canvas.text(x, 32, said, 28, ink, "Bold", ground=STRIP) + 20
    for phase in PHASES:
        word, fill, ink = page.say(f"phase-{phase}"), NIGHT, MUTED
        if phase == view.phase:
            fill, ink = CREAM, INK
        wide = width(word, 22, "Bold") + 28
        canvas.box((x, 15, x + wide, 49), 17, fill, ground=STRIP)
        canvas.text(x + wide // 2, 32, word, 22, ink, "Bold", "m", fill)
        x += wide + 8
    trench = page.say("trench-open" if view.trench_open else "trench-shut")
    if x + 56 > end:
        return
    canvas.stamp(tokens.face_down, (x + 34, 32), 20, STRIP, 34, "trench")
    if x + 20 + 50 + width(trench, 20, "SemiBold") <= end:
        canvas.text(x + 58, 32, trench, 20, MUTED, "SemiBold", ground=STRIP)
    elif not view.trench_open:
        canvas.lay(icon, (x + 34, 32), 20, 100, "cross", 11)


def _whose(page: Page) -> int:
    """Name, shape and what about it; returns where it begins."""
    canvas, scene, seat = page.canvas, page.scene, _seat(page)
    if seat is None:
        return WIDE - 20
    turn = not page.private and not page.view.ending
    text = turn_text(scene, seat) if turn else scene.drawn_name(seat)
    name, size = fit(text, NAME_ROOM + 90 * turn, NAME, "Bold")
    x = WIDE - 18 - canvas.text(WIDE - 18, 32, name, size, WHITE, "Bold", "r", STRIP)
    canvas.stamp(badge, (x - 34, 33), 26, STRIP, seat, 19)
    x -= 68
    if turn:
        return x
    said = page.say("winner" if page.view.ending else "only-for")
    x -= canvas.text(x, 33, said, 22, MUTED, "SemiBold", "r", STRIP)
    if page.private:
        canvas.stamp(icon, (x - 24, 32), 18, STRIP, "eye", 13)
        x -= 44
    return x


def _seat(page: Page) -> Seat | None:
    if page.view.ending:
        winners = page.view.ending.winners
        return winners[0] if len(winners) == 1 else None
    return page.view.viewer if page.private else page.view.on_turn


def question(page: Page, said: str, more: str, sign: Callable[..., None], *args: object) -> int:
    """A card with what the viewer is asked, beside a sign; returns how high it is."""
    card = page.beside(TOP, TOP + 104, OPTION, 3, 14)
    card.stamp(sign, (51, 52), 40, *args)
    card.text(100, 38, said, CAPTION, weight="Bold")
    card.text(100, 72, more, LABEL, MUTED)
    return card.high
