"""The picture language of slots and cards: icons; numbers, icons and signs in a line, "2*sc / 3*up"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from render.canvas import Canvas
from render.kit import drawings
from render.kit.drawings import Shape
from render.lettering import width
from render.palette import NIGHT, WHITE, mix
from render.pen import Pen
from render.underwater_cities import look

Fade = tuple[str, float] | None  # a colour and how far everything moves towards it


class Brush(NamedTuple):
    """How an icon is coloured."""

    fade: Fade = None
    ink: str | None = NIGHT  # of the common outline
    swell: float = 1.3  # its width in grid units
    paint: str | None = None  # one colour instead of all fills
    hole: str = NIGHT  # what stays dark when painted

    def colour(self, shape: Shape) -> str:
        own = shape.fill or shape.line or NIGHT
        if self.paint:
            return self.hole if own == NIGHT and not _outlined(shape) else self.paint
        return mix(own, *self.fade) if self.fade else own


PLAIN, THICK, BARE = Brush(), Brush(swell=2), Brush(ink=None)


def flat(colour: str, hole: str = NIGHT) -> Brush:
    """One colour, without an outline."""
    return Brush(None, None, paint=colour, hole=hole)


def draw_parts(p: Pen, shapes: Sequence[Shape], brush: Brush) -> None:
    """First the outline of all that has one, in one dark colour; then the fills in order."""
    if brush.ink:
        for shape in filter(_outlined, shapes):
            _draw(p, shape, brush.ink, brush.swell * p.outlines)
    for shape in shapes:
        _draw(p, shape, brush.colour(shape))


def _outlined(shape: Shape) -> bool:
    return not shape.flat and shape.kind != "letter"


def _draw(p: Pen, shape: Shape, colour: str, swell: float = 0) -> None:
    """A shape in one colour, swollen to all sides."""
    if shape.kind == "disc":
        p.dot(*shape.points[0], shape.size + swell, colour)
    elif shape.kind == "letter":
        p.text(*shape.points[0], shape.text, shape.size, colour, "Black")
    elif not shape.fill:
        p.line(shape.points, colour, shape.width + 2 * swell)
    else:
        p.poly(shape.points, colour)
        if swell:
            p.line([*shape.points, *shape.points[:2]], colour, 2 * swell)


GRID = 24  # units of a drawing
ICONS = {name: drawing.shapes for name, drawing in look.DRAWINGS.items()}


def icon(p: Pen, name: str, x: float, y: float, size: float, brush: Brush = PLAIN) -> None:
    """An icon centred at (x, y)."""
    own = p.moved(x - size / 2, y - size / 2, size / GRID)
    plain: list[Shape] = []
    for shape in glyph(name):
        if shape.kind != "inset":
            plain.append(shape)
            continue
        draw_parts(own, plain, brush)
        plain = []
        icon(own, shape.text, *shape.points[0], shape.size, brush)
    draw_parts(own, plain, brush)


@lru_cache(maxsize=256)
def glyph(name: str) -> tuple[Shape, ...]:
    """The shapes of an icon: one with a label of its own is drawn from a pattern, "slot.Y1" from "slot.Y" and
    "space.3" from "space.any"; an unknown one is a question mark."""
    if name in ICONS:
        return ICONS[name]
    base, _, label = name.partition(".")
    pattern = ICONS.get(f"{base}.{label[:1]}", ICONS.get(f"{base}.any", ()))
    labelled = (one._replace(text=label[:2]) if one.kind == "letter" else one for one in pattern)
    return tuple(labelled) or ICONS["unknown"]


NARROW = {"act": 0.82, "ready": 0.82, "cd": 0.86, "special": 0.8, "ke": 0.86, "fed": 0.9, "type-action": 0.7}
SIGNS = {"/": 0.42, "+": 0.42, ">": 0.42, "<>": 0.66, ":": 0.3, "-": 0.42, "=": 0.42, "(": 0.24, ")": 0.24}
FILES = {"/": "or", "+": "and", ">": "gives", "<>": "either", ":": "then", "-": "less", "=": "costs"}
FILES |= {"(": "open", ")": "close"}
Spot = tuple[int, int]
NUMBER, NOTE, GAP = 0.8, 0.62, 0.12  # of the icons' size
DIGITS = "Black"


class Word(NamedTuple):
    number: str
    name: str  # of an icon or a sign; "" none
    up: bool = False
    note: bool = False  # small text instead of an icon


class Style(NamedTuple):
    """How a line is coloured."""

    ink: str = NIGHT  # of numbers and signs
    fade: Fade = None
    outline: str = NIGHT
    number: float = NUMBER

    @property
    def brush(self) -> Brush:
        return Brush(self.fade, self.outline)


LIGHT, DARK = Style(WHITE), Style(NIGHT)
COUNT = Style(WHITE, number=0.9)


def faded(ground: str, share: float, ink: str = WHITE) -> Style:
    """The style of a line that no longer counts: every colour nearer to the background."""
    return Style(mix(ink, ground, share), (ground, share), mix(NIGHT, ground, min(0.4, share)))


@lru_cache(maxsize=2048)
def words_of(markup: str) -> tuple[Word, ...]:
    return tuple(word for token in markup.split() for word in _read(token))


def _read(token: str) -> list[Word]:
    if token.startswith('"'):
        return [Word("", token[1:].replace("_", " "), note=True)]
    if token in SIGNS:
        return [Word("", token)]
    if token.startswith("<="):
        return [Word("", f"≤{token[2:]}", note=True)]
    if token == "free":
        return [Word("0", "")]
    head, colon, rest = token.partition(":")
    if colon and head.isdigit():
        return [Word("", token[: len(head) + 1], note=True), *_read(rest)]
    number, star, name = token.replace("-", "−").partition("*")
    if not star:
        number, name = "", token
    return [Word(number, name.rstrip("^"), name.endswith("^"))]


def row_width(markup: str, size: float, number: float = NUMBER) -> float:
    return sum(_word_width(word, size, number) + size * GAP for word in words_of(markup)) - size * GAP


def _word_width(word: Word, size: float, number: float) -> float:
    if word.note:
        return width(word.name, round(size * NOTE), "Bold")
    wide = 0.0
    if word.number:
        wide += width(word.number, round(size * number), DIGITS) + size * (0.08 if word.name else 0)
    if word.name:
        wide += size * SIGNS.get(word.name, NARROW.get(word.name, 1))
    return wide


def row(p: Pen, x: float, y: float, markup: str, size: float, style: Style = DARK) -> None:
    """Draw a line from x to the right, its middle at y."""
    for word in words_of(markup):
        _word(p, x, y, word, size, style)
        x += _word_width(word, size, style.number) + size * GAP


def row_middle(p: Pen, x: float, y: float, markup: str, size: float, style: Style = DARK) -> None:
    row(p, x - row_width(markup, size, style.number) / 2, y, markup, size, style)


def _word(p: Pen, x: float, y: float, word: Word, size: float, style: Style) -> None:
    if word.note:
        p.text(x, y, word.name, round(size * NOTE), style.ink, "Bold", "lm")
        return
    if word.number:
        large = round(size * style.number)
        p.text(x, y, word.number, large, style.ink, DIGITS, "lm")
        x += width(word.number, large, DIGITS) + size * 0.08
    if word.name in SIGNS:
        at = p.moved(x + size * SIGNS[word.name] / 2, y, size / GRID)
        drawings.draw(at, look.SIGNS[FILES[word.name]], {NIGHT: style.ink})
    elif word.name:
        wide = size * NARROW.get(word.name, 1)
        icon(p, word.name, x + wide / 2, y, size, style.brush)
        if word.up:
            icon(p, "up", x + wide - size * 0.1, y - size * 0.3, size * 0.52, style.brush._replace(swell=2))


class Fitted(NamedTuple):
    """A line broken and sized to fit a box."""

    size: int
    lines: tuple[str, ...]


@lru_cache(maxsize=4096)
def fitted(markup: str, wide: int, high: int, most: int, rows: int = 3) -> Fitted:
    """The largest way to set a line in a box: whole, or broken at its signs."""
    best = Fitted(0, ())
    chunks = _chunks(markup)
    for count in range(1, min(rows, len(chunks)) + 1):
        for cuts in combinations(range(1, len(chunks)), count - 1):
            ends = (0, *cuts, len(chunks))
            lines = tuple(" ".join(chunks[a:b]) for a, b in pairwise(ends))
            found = Fitted(_size(lines, wide, high, most), lines)
            if _merit(found) > _merit(best):
                best = found
    return best


def _merit(found: Fitted) -> float:
    """How good a setting is: large type, few lines, and lines that end with an "or" outside brackets."""
    ends, torn, depth = 0, 0, 0
    for line in found.lines[:-1]:
        depth += line.split().count("(") - line.split().count(")")
        torn += depth > 0
        ends += depth == 0 and line.endswith("/")
    return found.size * (1 - 0.18 * (len(found.lines) - 1 - ends)) * 0.8**torn


def _size(lines: tuple[str, ...], wide: int, high: int, most: int) -> int:
    broad = max(row_width(line, 100) for line in lines) / 100
    return max(8, min(most, int(wide / broad), int(high / (1.0 + 1.14 * (len(lines) - 1)))))


def _chunks(markup: str) -> list[str]:
    """Pieces a line may be broken into: a sign goes with what follows, an "or" and ")" with what precedes."""
    chunks: list[str] = []
    last = ""
    for token in markup.split():
        bound = token in ("/", ")") or token.startswith("<=") or (last in SIGNS and last not in ("/", ")"))
        if bound and chunks:
            chunks[-1] += f" {token}"
        else:
            chunks.append(token)
        last = token
    return chunks


def effect(
    p: Pen, x: float, y: float, markup: str, room: tuple[int, int], most: int, rows: int, style: Style = DARK
) -> None:
    """A line as large as it can be in a box so wide and high, centred at (x, y)."""
    set_ = fitted(markup, *room, most, rows)
    pitch = set_.size * 1.14
    for number, line in enumerate(set_.lines):
        row_middle(p, x, y + (number - (len(set_.lines) - 1) / 2) * pitch, line, set_.size, style)


def put_effect(canvas: Canvas, at: Spot, markup: str, room: tuple[int, int], most: int, rows: int) -> None:
    """A line as large as it can be in a box round a point, over whatever lies there."""
    lines = fitted(markup, *room, most, rows)
    wide = max(row_width(line, lines.size) for line in lines.lines) / 2 + lines.size * 0.3
    side, high = round(wide) + 2, round(lines.size * (0.66 + 0.57 * (len(lines.lines) - 1))) + 2
    canvas.lay(effect, at, (side, high, side, high), 100, 0, 0, markup, room, most, rows, LIGHT)


def put_row(
    canvas: Canvas, x: int, y: int, markup: str, size: int, anchor: str, ground: str, style: Style = LIGHT
) -> int:
    """A line on one flat colour, drawn once for all pictures; returns its width."""
    wide = round(row_width(markup, size, style.number))
    left = {"l": x, "m": x - wide // 2, "r": x - wide}[anchor]
    side = size // 12 + 1
    reach = (side, size * 16 // 25 + 1, wide + side + size // 5, size * 14 // 25 + 1)
    canvas.stamp(row, (left, y), reach, ground, 0, 0, markup, size, style)
    return wide


def put_row_in(
    canvas: Canvas, at: Spot, markup: str, room: float, most: int, anchor: str, setting: tuple[str, Style]
) -> int:
    """A line on one flat colour that is made smaller to stay within its room; returns its width."""
    size = min(most, int(most * room / row_width(markup, most)))
    return put_row(canvas, *at, markup, size, anchor, *setting)


def put_icon(canvas: Canvas, name: str, x: int, y: int, size: int, ground: str, brush: Brush = PLAIN) -> None:
    """One icon on one flat colour (or, with an empty ground, over whatever lies there)."""
    reach = size // 2 + size // 8 + 2
    if ground:
        canvas.stamp(icon, (x, y), reach, ground, name, 0, 0, size, brush)
    else:
        canvas.lay(icon, (x, y), reach, 100, name, 0, 0, size, brush)
