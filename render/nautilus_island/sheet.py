"""The score sheet: the ship afloat again, one column a player, best first, one line a colour."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.core.model import Seat
from games.core.words import Words
from games.nautilus_island.view import CollectionView
from games.nautilus_island.view import NautilusIslandView as View
from render.canvas import Canvas
from render.kit.drawings import draw
from render.kit.scenes import painted
from render.kit.sheet import Column, Head, ScoreBar, bar, columns, head, points_of
from render.kit.sheet import ranking as ranked
from render.kit.sizes import LABEL, NOTE
from render.kit.store import GROUNDS
from render.nautilus_island import look
from render.nautilus_island.cards import mini_card, porthole, put_icon, put_mark, token
from render.nautilus_island.look import FACTS, FAMILY, PALETTE, STORABLE, TREASURE
from render.nautilus_island.ship import COLUMNS_X, HULL, SCENES
from render.palette import BRASS, CREAM, EDGE, FAINT, GLASS, GOLD, MUTED, NIGHT, PANEL, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE, hand_fan, header, pawn
from render.scene import Scene

LEFT, TOP, LINE = 164, 254, 104  # where the columns begin; height of a line
HEAD_H = 122
BANNER_END = TOP - 12
HIGH = 1172
CROWN = partial(put_icon, card="crown", family=TREASURE, x=0, y=0, size=50, line=2.4)
SHIP_X, SHIP_Y, SHIP_SCALE = 490, BANNER_END - 66, 0.3


def ranking(view: View) -> list[Seat]:
    """Tied, the pawn nearer the stern comes first."""
    players = view.players
    return ranked(view, lambda seat: (players[seat].pawn or 99, players[seat].passed))


def sheet(view: View, scene: Scene) -> Canvas:
    assert view.ending
    words, order = look.language(scene.language), ranking(view)
    canvas = look.canvas(WIDE, HIGH)
    canvas.back(banner(), 0, HEAD)
    for place, seat in enumerate(order):
        x, edge = COLUMNS_X[5 - place], HULL[5 - place]
        at = (round(SHIP_X + x * SHIP_SCALE), round(SHIP_Y - edge * SHIP_SCALE + 1))
        canvas.lay(pawn, at, (22, 46, 22, 8), 58, look.mark(view, seat))
    middle = words.text("picture-final", rounds=view.round)
    right = words.text("picture-wins", name=scene.drawn_name(order[0])).strip()
    header(canvas, words.text("title"), middle, right, look.mark(view, order[0]))
    shown = columns(view, order, [look.mark(view, Seat(n)) for n in range(len(order))], LEFT, WIDE - 12)
    for place, column in enumerate(shown):
        rank, note = words.text(f"picture-rank-{place + 1}"), _note(view, words, order, place)
        name, points = scene.drawn_name(column.seat), view.ending.scores[column.seat]
        head(canvas, column, Head(name, points, rank, note, CROWN), (TOP, HEAD_H, HIGH - 12), PANEL)
    for number, colour in enumerate((*STORABLE, TREASURE)):
        _line(canvas, view, words, colour, TOP + HEAD_H + 6 + number * LINE, shown)
    _sums(canvas, view, words, TOP + HEAD_H + 6 + 6 * LINE, shown)
    return canvas


def _note(view: View, words: Words, order: list[Seat], place: int) -> str:
    """Why a rank is what it is, where points alone do not say it."""
    assert view.ending
    seat, scores = order[place], view.ending.scores
    if view.players[seat].left:
        return words.text("picture-left")
    behind = order[place + 1 : place + 2]
    tied = any(scores[other] == scores[seat] and not view.players[other].left for other in behind)
    return words.text("picture-tie") if tied else ""


def _line(canvas: Canvas, view: View, words: Words, colour: str, y: int, columns: list[Column]) -> None:
    family = FAMILY[colour]
    canvas.box((12, y + 4, LEFT - 4, y + LINE - 4), 12, family.base)
    canvas.stamp(put_mark, (84, y + 38), 26, family.base, colour, 44, family.ink, family.base)
    name = words.text(f"picture-family-{colour}")
    canvas.text_in(84, y + 79, name, LEFT - 32, LABEL, family.ink, "Bold", "m", family.base)
    for column in columns:
        canvas.fill(column.x + 18, y + LINE - 1, column.x + column.wide - 18, y + LINE + 1, EDGE)
        if colour == TREASURE:
            _treasure(canvas, view, column, y)
        else:
            found = next(c for c in view.players[column.seat].collections if c.colour == colour)
            _collection(canvas, found, column, y)


def _collection(canvas: Canvas, found: CollectionView, column: Column, y: int) -> None:
    if not found.cards:
        canvas.text(column.right - 2, y + LINE // 2, 0, 34, FAINT, "Bold", "r", PANEL)
        return
    middle, total = y + 46, look.collection_points(found)
    end = column.right - canvas.text(column.right, y + LINE // 2, total, 38, WHITE, "Display", "r", PANEL)
    canvas.stamp(_count, (column.x + 33, middle + 1), (18, 22, 18, 22), PANEL, found.colour, len(found.cards))
    things: list[tuple[str, int]] = [] if found.porthole is None else [("porthole", found.porthole)]
    things += zip(found.tokens, look.token_points(found), strict=True)
    step, half = min(56, (end - 38 - column.x - 80) // max(1, len(things) - 1)), (len(things) + 1) // 2
    for place, (kind, value) in enumerate(things):
        at, r = (column.x + 80 + place * step, middle), min(24, step // 2)
        if step < 40:  # more than one row holds: smaller, in two, without their points
            at, r = (column.x + 74 + place % half * 44, y + LINE // 2 - 21 + place // half * 44), 19
        else:
            gain, ink = (f"+{value}", WHITE) if value else ("0", MUTED)
            canvas.text(at[0], middle + 44, gain, 22 if step > 44 else 18, ink, "SemiBold", "m", PANEL)
        if kind == "porthole":
            canvas.stamp(porthole, at, r + 4, PANEL, value, r + 2)
        else:
            canvas.lay(token, at, r + 1, 100, kind, r, value == 0)


def _count(p: Pen, colour: str, count: int) -> None:
    look_of = FAMILY[colour]
    p.box((-17, -21, 17, 21), 7, look_of.base, CREAM, 2)
    p.text(0, 0, count, 26, look_of.ink, "Black")


def _treasure(canvas: Canvas, view: View, column: Column, y: int) -> None:
    assert view.ending
    total = points_of(view.ending.sheet, "treasure", column.seat)
    ink = WHITE if total else FAINT
    end = column.right - canvas.text(column.right, y + LINE // 2, total, 38, ink, "Display", "r", PANEL)
    shown = view.players[column.seat].shown
    kinds = [(card, shown.count(card)) for card in FACTS.objects[TREASURE] if card in shown]
    step = min(54, (end - 38 - column.x - 40) // max(1, sum(count for _, count in kinds) - 1))
    if step < 42:  # too many to show one by one
        _treasure_kinds(canvas, kinds, column, y)
        return
    cards = [card for card, count in kinds for _ in range(count)]
    for place, card in enumerate(cards):
        at = column.x + 40 + place * step
        canvas.lay(mini_card, (at, y + 42), (24, 26, 24, 26), 100, card, min(46, step - 2), 50)
        if total == look.treasure(shown):  # else the match has values of its own
            canvas.text(at, y + 86, f"+{FACTS.treasure[card]}", 22, WHITE, "SemiBold", "m", PANEL)


def _treasure_kinds(canvas: Canvas, kinds: list[tuple[str, int]], column: Column, y: int) -> None:
    """Equal treasures share one card with a number."""
    for place, (card, count) in enumerate(kinds):
        at = column.x + 40 + place * 54
        canvas.stamp(mini_card, (at, y + 42), (24, 26, 24, 26), PANEL, card, 46, 50)
        if count > 1:
            canvas.lay(_times, (at + 18, y + 22), 14, 100, count)
        gain = f"+{FACTS.treasure[card] * count}"
        canvas.text(at, y + 86, gain, 22, WHITE, "SemiBold", "m", PANEL)


def _times(p: Pen, count: int) -> None:
    p.dot(0, 0, 13, NIGHT, CREAM, 2)
    p.text(0, 0, count, 18, WHITE, "Black")


def _sums(canvas: Canvas, view: View, words: Words, y: int, columns: list[Column]) -> None:
    assert view.ending
    canvas.text_in(82, y + 32, words.text("picture-other"), LEFT - 24, LABEL, MUTED, "SemiBold", "m")
    most = max(1, *view.ending.scores)
    for column in columns:
        x, player = column.x, view.players[column.seat]
        rest = sum(card not in FACTS.treasure for card in player.shown)
        hand_fan(canvas, x + 42, y + 30, PANEL)
        word = words.text("picture-in-hand", count=rest)
        canvas.text_in(x + 72, y + 32, word, column.wide - 150, LABEL, MUTED, "SemiBold", ground=PANEL)
        canvas.text(column.right, y + 32, 0, 34, MUTED, "Display", "r", PANEL)
        canvas.fill(x + 18, y + 61, x + column.wide - 18, y + 63, EDGE)
        points = {kind: points_of(view.ending.sheet, kind, column.seat) for kind in BARS}
        parts = [ScoreBar(points[kind], *inks) for kind, inks in BARS.items()]
        bar(canvas, column, y + 84, parts, most, PANEL)
    named = zip(("tokens", "lids", "gems"), BARS.values(), strict=True)
    for number, (word, (fill, _, line)) in enumerate(named):
        middle = y + 80 + number * 27
        canvas.box((20, middle - 9, 38, middle + 9), 4, fill, line, 2 if line else 0)
        canvas.text_in(48, middle, words.text(f"picture-bar-{word}"), LEFT - 56, NOTE, MUTED, "SemiBold")


BARS = {"tokens": (GOLD, NIGHT, None), "portholes": (GLASS, GOLD, BRASS), "treasure": (CREAM, NIGHT, None)}


@GROUNDS.keeps
def banner() -> Image.Image:
    """The Nautilus afloat again."""
    return painted(PALETTE, (WIDE, BANNER_END - HEAD), lambda p: draw(p, SCENES["afloat"], {}), HEAD)
