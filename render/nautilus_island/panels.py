"""One panel a player: name, points on the table, cards in hand, and the five collections as stacks."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from games.core.model import Seat
from games.core.words import Words
from games.nautilus_island.view import CollectionView
from games.nautilus_island.view import NautilusIslandView as View
from render.canvas import Canvas
from render.kit.sizes import NAME
from render.lettering import width
from render.nautilus_island import look
from render.nautilus_island.cards import porthole, put_icon, put_mark, token
from render.nautilus_island.look import FAMILY
from render.nautilus_island.moves import Changes
from render.palette import EDGE, FAINT, GOLD, MUTED, NIGHT, PANEL, SEATS, STRIP, WHITE
from render.pen import Pen
from render.pieces import WIDE, badge, hand_fan
from render.scene import Box, Scene

At = tuple[int, int]
COPY = 9  # visible edge of a second, third copy
LID = 60  # a porthole on top
HEAD = 58
FOOT = 112  # head, base plates and margins: what is left is for the stacks


class Sizes(NamedTuple):
    """How large cards and tokens are drawn; from `paired` tokens on, two share a row."""

    strip: int
    token: int
    paired: int


ALONE, PAIRED = ((44, 23), (40, 22), (36, 22)), ((40, 22), (36, 22), (32, 20), (28, 18))
SIZES = (*(Sizes(*both, 9) for both in ALONE), *(Sizes(*both, 3) for both in PAIRED), Sizes(24, 16, 2))


def height(view: View) -> int:
    """Panels grow with the tallest collection, so early boards are shorter."""
    tallest = max(_stack_height(c, SIZES[0]) for player in view.players for c in player.collections)
    return min(408, max(250, FOOT + tallest))


def panels(canvas: Canvas, view: View, scene: Scene, words: Words, news: Changes, y: int, high: int) -> None:
    every = [c for player in view.players for c in player.collections]
    fitting = (s for s in SIZES if all(_stack_height(c, s) <= high - FOOT for c in every))
    sizes = next(fitting, SIZES[-1])
    wide, step, column = widths(len(view.players))
    for number in range(len(view.players)):
        x, seat = 10 + number * (wide + 8), Seat(number)
        _head(canvas, view, scene, words, seat, (x, y, x + wide, y + high))
        for place, collection in enumerate(view.players[number].collections):
            at = (x + 12 + place * step + (step - column) // 2, y + high - 10)
            _collection(canvas, collection, at, sizes, column, seat, news)


def blocks(count: int, y: int, bottom: int) -> tuple[Box, ...]:
    """The box of every panel."""
    step = widths(count)[0] + 8
    return tuple((6 + number * step, y, 6 + (number + 1) * step, bottom) for number in range(count))


def widths(count: int) -> tuple[int, int, int]:
    """With so many players: how wide a panel is, how far collections are apart, and how wide one is."""
    wide = (WIDE - 12 - 8 * count) // count
    step = (wide - 24) // 5
    return wide, step, min(step - 5, 92)


def _head(canvas: Canvas, view: View, scene: Scene, words: Words, seat: Seat, box: Box) -> None:
    """The frame of a panel: name, points on the table, cards in hand."""
    mark = look.mark(view, seat)
    mine, colour, (x, y, right, _) = view.on_turn == seat, SEATS[mark].fill, box
    ground, ink, edge = (colour, NIGHT, (colour, 4)) if mine else (STRIP, WHITE, (EDGE, 2))
    canvas.headed_box(box, 14, HEAD, (ground, PANEL), *edge)
    canvas.stamp(badge, (x + 34, y + 30), 26, ground, mark, 19, *((NIGHT, WHITE, colour) if mine else ()))
    player, name = view.players[seat], scene.drawn_name(seat)
    unit = words.text("picture-points") if right - x > 400 else ""
    right -= canvas.text(right - 12, y + 29, player.hand, 38, ink, "Display", "r", ground) + 38
    hand_fan(canvas, right, y + 28, ground, ink)
    right = _pill(canvas, look.on_the_table(player), unit, right - 30, y, ground)
    if player.left:
        name, ink = words.text("picture-left-name", name=name).strip(), MUTED
    canvas.text_in(x + 66, y + 29, name, right - 74 - x, NAME, ink, ground=ground)


def _pill(canvas: Canvas, points: int, unit: str, right: int, y: int, ground: str) -> int:
    """The points on the table; returns its left edge."""
    digits = width(str(points), 30, "Display")
    wide = digits + 24 + (width(unit, 20, "SemiBold") + 6 if unit else 0)
    left = right - wide
    canvas.box((left, y + 10, right, y + 50), 20, NIGHT, ground=ground)
    canvas.text(left + 12, y + 29, points, 30, GOLD, "Display", ground=NIGHT)
    if unit:
        canvas.text(right - 12, y + 31, unit, 20, GOLD, "SemiBold", "r", NIGHT)
    return left


def _token_rows(count: int, sizes: Sizes) -> list[tuple[int, float]]:
    """Tokens of a collection as rows: how many, and their radius."""
    if count < sizes.paired:
        return [(1, sizes.token)] * count
    return [(2, 14.5)] * (count // 2) + [(1, 14.5)] * (count % 2)


def _stack_height(collection: CollectionView, sizes: Sizes) -> int:
    kinds = len(set(collection.cards))
    tokens = sum(round(2 * r) + 3 for _, r in _token_rows(len(collection.tokens), sizes))
    copies = len(collection.cards) - kinds
    return kinds * sizes.strip + copies * COPY + tokens + (LID if collection.porthole is not None else 0)


def _collection(
    canvas: Canvas, collection: CollectionView, at: At, sizes: Sizes, wide: int, seat: Seat, news: Changes
) -> None:
    """Base plate, cards upwards, tokens above, porthole as the lid."""
    (x, bottom), colour = at, collection.colour
    put_base(canvas, at, colour, len(collection.cards), wide)
    key, y, middle = (seat, colour), bottom - 39, x + wide // 2
    fresh = news.cards.get(key, Counter())
    for card, copies in Counter(collection.cards).items():
        y -= put_strip(canvas, (x, y), colour, card, copies, sizes.strip, wide, card in fresh)
    number, old = 0, len(collection.tokens) - news.tokens[key]
    for row, r in _token_rows(len(collection.tokens), sizes):
        reach = round(r) + 6
        for place in range(row):
            spot = (round(middle + (place - (row - 1) / 2) * (2 * r + 1)), round(y - r - 1))
            canvas.lay(token, spot, reach, 100, collection.tokens[number], r, False, number >= old)
            number += 1
        y -= round(2 * r) + 3
    if collection.porthole is not None:
        canvas.lay(porthole, (middle, y - 29), 34, 100, collection.porthole, 28, key in news.lids)


def put_base(canvas: Canvas, at: At, colour: str, count: int, wide: int) -> None:
    canvas.stamp(_base, at, (1, 37, wide + 1, 1), PANEL, colour, count, wide)


def put_strip(
    canvas: Canvas, at: At, colour: str, card: str, copies: int, size: int, wide: int, fresh: bool
) -> int:
    """Equal cards of a collection, upwards; returns how high they lie."""
    high = size + (copies - 1) * COPY
    canvas.stamp(_strip, at, (2, high, wide + 2, 2), PANEL, colour, card, copies, size, wide, fresh)
    return high


def _base(p: Pen, colour: str, count: int, wide: int) -> None:
    look = FAMILY[colour]
    if not count:
        p.box((0, -36, wide, 0), 7, None, EDGE, 2)
        put_mark(p.moved(wide / 2, -18), colour, 22, FAINT, PANEL)
        return
    p.box((0, -36, wide, 0), 7, look.dark, look.tint, 2)
    put_mark(p.moved(17, -18), colour, 22, look.tint, look.dark)
    p.text(wide - 17, -18, count, 26, WHITE, "Black")


def _strip(p: Pen, colour: str, card: str, copies: int, high: int, wide: int, fresh: bool) -> None:
    """Equal objects share one strip, with an edge per copy and a digit."""
    look, y = FAMILY[colour], 0
    edge, thick = (WHITE, 3) if fresh else (look.dark, 1.5)
    for _ in range(copies - 1):
        p.box((0, y - 26, wide, y), 7, look.tint, edge, thick)
        y -= COPY
    p.box((0, y - high + 2, wide, y), 7, look.base, edge, thick)
    middle = y - high / 2 + 1
    many = copies > 1
    put_icon(p, card, colour, wide / 2 - (10 if many else 0), middle, high - (9 if many else 6), 1.6)
    if many:
        p.dot(wide - 12, middle, 10.5, look.dark)
        p.text(wide - 12, middle, copies, 20, WHITE, "Black")
