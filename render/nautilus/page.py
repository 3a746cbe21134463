"""A page: the picture in the making, with its header: round and phases, the trench, whose picture or turn."""

from __future__ import annotations

from collections.abc import Callable

from games.core.model import Seat
from games.nautilus.view import NautilusView, PlayerView
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import CAPTION, LABEL
from render.nautilus import look
from render.palette import EDGE, GOLD, MUTED, NIGHT, OPTION, STRIP
from render.pieces import WIDE, header, turn_text
from render.scene import Box, Scene

TOP = 78  # of what stands beside the sea
LEFT, COLUMN = 1059, 334  # where the column beside the sea begins, and how wide it is
SPACED = "  ·  "  # between two things said in the header


class Page(Canvas):
    """A picture in the making: what it shows, in which words, and whether one player alone sees it."""

    def __init__(self, view: NautilusView, scene: Scene, high: int, private: bool = False) -> None:
        super().__init__(look.PALETTE, look.TILES, (WIDE, high), NIGHT)
        self.view, self.scene, self.private = view, scene, private
        self.words = look.language(scene.language)
        _header(self)

    def say(self, name: str, /, **facts: str | int) -> str:
        """A text of pictures."""
        return self.words.text(f"picture-{name}", **facts)

    def card(self, box: Box, line: str = EDGE, thick: int = 1, r: int = 12) -> Card:
        return Card(self, box, STRIP, line, thick, r)

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
    """Round, phase and trench, or that the match is over; whose turn it is, who won, or who alone sees it."""
    view, scene, seat = page.view, page.scene, _seat(page)
    final, ended = view.last is not None and view.round >= view.last, view.ending is not None
    round_ = page.say("quiet-round" if view.quiet else "last-round" if final else "round", round=view.round)
    phase = (page.say(f"phase-{view.phase}"),) if view.phase else ()  # none while the base is placed
    trench = page.say("trench-open" if view.trench_open else "trench-shut")
    middle = page.say("over") if ended else SPACED.join((round_, *phase, trench))
    right = ""
    if seat is not None:
        named = page.say("wins" if ended else "only-for", name=scene.drawn_name(seat) or scene.letter(seat))
        right = named if ended or page.private else turn_text(scene, seat)
    header(page, page.say("title"), middle, right, seat, GOLD if final or view.quiet else MUTED)


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
