"""The card: a column for each player, a line for each thing counted, then what is left and what is new."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import palette
from render.canvas import Canvas
from render.kit.drawings import draw, folder
from render.kit.layout import Card
from render.kit.scenes import painted
from render.kit.sheet import Column
from render.kit.sizes import BANNER, CAPTION, LEAD, TITLE
from render.kit.store import Tiles
from render.lettering import drawable, wrapped
from render.palette import EDGE, FAINT, GOLD, MUTED, NIGHT, PANEL, SEA, SEATS, STRIP, WHITE, Palette, mix
from render.pen import Pen
from render.pieces import HEAD, WIDE, badge, header, turn_text
from render.plain.reading import Line, Table
from render.scene import Scene

SCENES = folder(__file__, "scenes")
EDGE_X, TOP, GAP = 12, HEAD + 16, 14
LABELS = 372  # where the players' columns begin
HEAD_H, NARROW_HEAD_H, TEXT_H = 132, 166, 46
NARROW = 200  # columns narrower than that have the name under the badge
WIDE_LINES, LINE_H, CLOSE_H = 8, 66, 50  # more lines than that stand closer
SHEET_LINES, NEWS, LEFT_LINES = 14, 6, 10  # lines shown at most; the words beside the card have them all
FLOOR = 84  # of sea under it all
LEAST = 430  # a card is never lower, so that it is no mere strip on a phone


def _colours() -> tuple[str, ...]:
    """All inks and grounds, and two steps between each pair that meets."""
    inks = (WHITE, MUTED, FAINT, GOLD, *(look.fill for look in SEATS), *(look.ink for look in SEATS))
    grounds = (NIGHT, PANEL, STRIP, *SEA)
    plain = (*inks, *grounds, EDGE, *(look.low for look in SEATS), palette.BRASS, palette.BRASS_HI)
    between = [mix(ground, ink, share) for ground in grounds[:3] for ink in inks for share in (0.35, 0.7)]
    between += [mix(look.fill, NIGHT, share) for look in SEATS for share in (0.25, 0.5, 0.75)]
    return tuple(dict.fromkeys([*plain, *between]))


PALETTE = Palette(_colours())
TILES = Tiles(most_bytes=8_000_000)


def card(table: Table, scene: Scene) -> Canvas:
    """The whole card, as high as it needs to be."""
    left = _wrapped(table.left, LEFT_LINES)
    news = _newest(table.news)
    lines = table.lines[:SHEET_LINES]
    line_high = LINE_H if len(lines) <= WIDE_LINES else CLOSE_H
    columns = _columns(table)
    sheet_top = TOP + _head_high(columns[0])
    sheet_end = sheet_top + len(lines) * line_high + 12
    high = sheet_end + sum(_box_height(box) + GAP for box in (left, news) if box) + FLOOR
    high = max(LEAST, high)
    canvas = Canvas(PALETTE, TILES, (WIDE, high), NIGHT)
    canvas.back(_sea(), 0, high - FLOOR)
    _header(canvas, table, scene)
    for column in columns:
        _player(canvas, table, scene, column, sheet_end)
    for number, line in enumerate(lines):
        _line(canvas, line, columns, sheet_top + 6 + number * line_high, line_high)
    y = sheet_end + GAP
    since = "plain-news" if table.viewer is None else "plain-news-yours"
    for title, box in (("plain-left", left), (since, news)):
        y = _box(canvas, table.words.text(title), box, y) if box else y
    return canvas


def _header(canvas: Canvas, table: Table, scene: Scene) -> None:
    words, seat = table.words, table.mover
    middle, right = "", ""
    if table.ending:
        middle = words.text("plain-over")
        names = words.join([scene.drawn_name(winner) for winner in table.winners])
        right = words.text("plain-winners", names=names) if names else ""
        seat = table.winners[0] if len(table.winners) == 1 else None
    elif seat is not None:
        right = turn_text(scene, seat)
    header(canvas, drawable(table.title), middle, right, seat if seat is None or seat < len(SEATS) else None)


def _columns(table: Table) -> list[Column]:
    begin = LABELS if table.lines else EDGE_X
    wide = (WIDE - EDGE_X - begin) // len(table.seats)
    first = {table.mover, *table.winners}
    return [
        Column(seat, seat % len(SEATS), begin + number * wide, wide, seat in first)
        for number, seat in enumerate(table.seats)
    ]


def _head_high(column: Column) -> int:
    return NARROW_HEAD_H if column.wide < NARROW else HEAD_H


def _player(canvas: Canvas, table: Table, scene: Scene, column: Column, end: int) -> None:
    """A player's head with name and points, over the column of numbers."""
    seat, x, wide, high = column.seat, column.x, column.wide, _head_high(column)
    fill = SEATS[column.mark].fill
    edge, thick = (fill, 4) if column.first else (EDGE, 2)
    ground, ink = (fill, NIGHT) if column.first else (STRIP, WHITE)
    canvas.headed_box((x + 4, TOP, x + wide - 4, end), 16, high, (ground, PANEL), edge, thick)
    faded, name = MUTED if seat in table.gone else ink, table.name(scene, seat)
    if wide < NARROW:
        _badge(canvas, scene, column, (column.middle, TOP + 38), ground)
        canvas.text_in(column.middle, TOP + 90, name, wide - 24, LEAD, faded, "Bold", "m", ground)
    else:
        _badge(canvas, scene, column, (x + 46, TOP + 44), ground)
        canvas.text_in(x + 84, TOP + 43, name, wide - 104, BANNER, faded, ground=ground)
    if table.scores:
        canvas.text(column.middle, TOP + high - 34, table.scores[seat], 50, faded, "Display", "m", ground)


def _badge(canvas: Canvas, scene: Scene, column: Column, at: tuple[int, int], ground: str) -> None:
    """The seat's own mark; seats beyond those that have one get their letter."""
    look = SEATS[column.mark]
    if column.seat < len(SEATS):
        inks = (NIGHT, WHITE, look.fill) if column.first else ()
        canvas.stamp(badge, at, 32, ground, column.seat, 24, *inks)
    else:
        canvas.stamp(_letter, at, 32, ground, scene.letter(column.seat), look.low)


def _letter(p: Pen, letter: str, fill: str) -> None:
    p.dot(0, 0, 26, fill, WHITE, 3)
    p.text(0, 0, letter, 28, WHITE, "Black")


def _line(canvas: Canvas, line: Line, columns: list[Column], y: int, high: int) -> None:
    """What is counted, and everyone's number."""
    middle = y + high // 2
    label = drawable(line.label)
    canvas.text_in(EDGE_X + 12, middle, label, LABELS - EDGE_X - 28, TITLE, WHITE, "SemiBold")
    for column in columns:
        points = line.points[column.seat]
        ink = WHITE if points else FAINT
        canvas.text(column.middle, middle, points, 38, ink, "Display", "m", PANEL)
        canvas.fill(column.x + 18, y - 1, column.x + column.wide - 18, y + 1, EDGE)


def _box_height(lines: list[str]) -> int:
    return 62 + len(lines) * TEXT_H


def _box(canvas: Canvas, title: str, lines: list[str], y: int) -> int:
    """A titled box over the whole width; gives back where the next one begins."""
    end = y + _box_height(lines)
    card = Card(canvas, (EDGE_X, y, WIDE - EDGE_X, end), PANEL, EDGE, 2, 16)
    card.text(24, 32, title, CAPTION, GOLD, "Bold")
    card.lines(24, 54 + TEXT_H // 2, lines, TITLE, TEXT_H)
    return end + GAP


def _newest(news: tuple[str, ...]) -> list[str]:
    """As many of the newest sentences as there is room for, oldest first."""
    lines: list[str] = []
    for text in reversed(news):
        more = _wrapped((text,), NEWS)
        if lines and len(more) + len(lines) > NEWS:
            break
        lines = [*more, *lines]
    return lines


def _wrapped(texts: tuple[str, ...], most: int) -> list[str]:
    """Texts cut into lines that fit a box; what is more than `most` lines is left to the words beside it."""
    cut = (wrapped(f"• {drawable(text)}", WIDE - 96, TITLE[0], "SemiBold") for text in texts)
    lines = [f"   {line}" if place else line for text in cut for place, line in enumerate(text)]
    return lines if len(lines) <= most else [*lines[: most - 1], "…"]


@lru_cache(maxsize=1)
def _sea() -> Image.Image:
    """Waves and bubbles under the card."""
    return painted(PALETTE, (WIDE, FLOOR), lambda p: draw(p, SCENES["waves"], {}))
