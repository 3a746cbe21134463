"""The tiles a player keeps, as cards."""

from __future__ import annotations

from msgspec import Struct

from games.core.words import Words
from games.the_island.facts import DEFENCE
from render.canvas import Canvas
from render.lettering import wrapped
from render.palette import GOLD, NIGHT, WHITE
from render.pen import Pen
from render.the_island.look import LAND, SEA, SHADOW, WHALE
from render.the_island.places import cut_out, hexagon, rounded
from render.the_island.tokens import icon


class Card(Struct, frozen=True):
    """How large tiles are drawn, how many fit in a row, and the sizes of their letters."""

    wide: int
    high: int
    step: int
    row: int
    large: tuple[int, ...]
    plain: tuple[int, ...]
    small: tuple[int, ...]

    @property
    def share(self) -> float:
        return self.wide / 318


BIG = Card(318, 462, 342, 4, (38, 34, 30, 28, 26), (29, 27, 25, 23, 21), (28, 24, 20))
SMALL = Card(212, 344, 226, 6, (26, 24, 22, 20, 18), (20, 19, 18, 17, 16), (20, 18, 16))


class Lines(Struct, frozen=True):
    """Where some lines of text go, and how."""

    x: int
    y: int
    room: int
    sizes: tuple[int, ...]
    most: int
    ink: str
    ground: str
    weight: str


def tile_card(paper: Canvas, words: Words, symbol: str, card: Card, x: int, y: int) -> None:
    """A light card is for the own turn, a dark one answers in another's."""
    own, w, s = symbol not in DEFENCE, card.wide, card.share
    body, ink = (LAND["beach"].light, NIGHT) if own else (WHALE, WHITE)
    band, on_band = (SEA[1], WHITE) if own else (GOLD, NIGHT)
    paper.box((x + 3, y + 7, x + w + 3, y + card.high + 7), 24, SHADOW)
    paper.box((x, y, x + w, y + card.high), 24, body, WHITE, 3)
    top, foot, middle = y + 14, y + 14 + round(48 * s), x + w // 2
    paper.box((x + 14, top, x + w - 14, foot), 14, band, ground=body)
    when = words.text("picture-own-turn" if own else "picture-other-turn")
    paper.text_in(middle, (top + foot) // 2, when, w - 44, card.small, on_band, "Bold", "m", band)
    reach, down = round(100 * s), foot + 6 + round(100 * s)
    paper.stamp_scaled(_medal, (middle, down), reach, body, round(100 * s), symbol, own)
    title, text = words.text(f"tile-{symbol}"), words.text(f"picture-does-{symbol}")
    head = Lines(middle, down + round(104 * s), w - 26, card.large, 2, ink, body, "Black")
    end = _lay_lines(paper, title, head)
    body_lines = Lines(middle, end + round(12 * s), w - 26, card.plain, 3, ink, body, "SemiBold")
    _lay_lines(paper, text, body_lines)


def _lay_lines(paper: Canvas, text: str, at: Lines) -> int:
    """A few lines, as large as their number allows; returns where they end."""
    for size in at.sizes:
        lines = wrapped(text, at.room, size, at.weight)
        if len(lines) == 1 or (len(lines) <= at.most and size <= at.sizes[len(at.sizes) // 2]):
            break
    step = round(size * 1.22)
    sizes = (size, size - 2, size - 4)
    for number, line in enumerate(lines[: at.most]):
        y = at.y + step // 2 + number * step
        paper.text_in(at.x, y, line, at.room, sizes, at.ink, at.weight, "m", at.ground)
    return at.y + step * len(lines[: at.most])


def _medal(p: Pen, symbol: str, own: bool) -> None:
    """The tile's picture on a hex of sea."""
    points = rounded([(x * 2, y * 1.96) for x, y in hexagon()], 14)
    cut_out(p, points, SEA[1], SEA[3] if own else WHITE, 3)
    icon(p.moved(0, -2, 1.5), symbol)
