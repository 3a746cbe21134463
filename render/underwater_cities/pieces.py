"""Small parts of every picture: action tiles, textures, number discs, panels, the header."""

from __future__ import annotations

import math

from PIL import Image

from games.core.model import Seat
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.palette import GOLD, NIGHT, SEATS, STRIP, WHITE
from render.pen import Pen, corners
from render.pieces import WIDE, seat_shape
from render.pieces import header as strip
from render.scene import Scene
from render.underwater_cities import look, lookup
from render.underwater_cities.lines import flat, put_icon
from render.underwater_cities.look import DEEP, DIM, HUES, MIST, PALETTE, SEA2, SEA3, SHADOW, TILES
from render.underwater_cities.news import news

ERAS = ("I", "II", "III")
UPPER, ASIDE = (True, True, False, False), (True, False, False, True)  # corners that are round
Size = tuple[int, int]


def token(p: Pen, seat: int, x: float, y: float, r: float, letter: bool = True, shadow: bool = True) -> None:
    """A player's piece: colour, shape, letter, near-white rim."""
    rim = max(2.0, r * 0.1)
    path = seat_shape(seat, x, y, r - rim / 2)
    if shadow:
        drop = max(2.0, r * 0.14)
        p.poly([(px, py + drop) for px, py in path], SHADOW, SHADOW, rim)
    p.poly(path, SEATS[seat].fill)
    p.outline(path, WHITE, rim)
    if letter:
        down, size = (0.26, 0.95) if SEATS[seat].shape == "triangle" else (0, 1.05)
        p.text(x, y + r * down, SEATS[seat].letter, r * size, NIGHT, "Black")


def put_token(canvas: Canvas, seat: int, x: int, y: int, r: int, shadow: bool = True) -> None:
    canvas.lay(token, (x, y), r * 5 // 4 + 4, 100, seat, 0, 0, r, shadow=shadow)


def pip(p: Pen, seat: int, r: float, there: bool) -> None:
    """A seat's shape, filled or empty."""
    path = seat_shape(seat, 0, 0, r)
    if there:
        p.poly(path, SEATS[seat].fill)
    p.outline(path, WHITE if there else DIM, 2.4)


def neutral(p: Pen, x: float, y: float, r: float) -> None:
    """A neutral action tile of a solo match."""
    path = corners(x, y, r, 6)
    p.poly([(px, py + 4) for px, py in path], SHADOW)
    p.poly(path, HUES[""].band, WHITE, 3)
    for sign in (-1, 1):
        p.line([(x - r * 0.4, y - sign * r * 0.4), (x + r * 0.4, y + sign * r * 0.4)], NIGHT, 5)


def texture(p: Pen, colour: str, x: float, y: float, w: float, h: float) -> None:
    """What an action colour is known by besides: waves, slanting lines, dots."""
    ink = HUES[colour].edge
    if colour == "yellow":
        for k in (-0.22, 0.22):
            swell = [(i, math.sin(i / 9 * math.pi) * h * 0.09) for i in range(0, int(w) + 1, 2)]
            p.line([(x + i, y + h / 2 + k * h + up) for i, up in swell], ink, 2.2)
    elif colour == "red":
        for i in range(0, int(w - h * 0.5), 14):
            p.line([(x + i, y + h * 0.78), (x + i + h * 0.56, y + h * 0.22)], ink, 2.6)
    elif colour == "green":
        for line, share in enumerate((0.3, 0.7)):
            for i in range(0, int(w - 6), 16):
                p.dot(x + 5 + i + line * 8, y + h * share, 2.7, ink)


def change_disc(p: Pen, x: float, y: float, number: int | str, r: float = 17) -> None:
    """The number of a change: dark on white."""
    p.dot(x, y, r + 3, NIGHT)
    p.dot(x, y, r, WHITE)
    p.text(x, y, number, r * 1.3, NIGHT, "Black")


def put_change(canvas: Canvas, x: int, y: int, number: int | str, r: int = 17) -> None:
    canvas.lay(change_disc, (x, y), r + 4, 100, 0, 0, number, r)


def paper(
    p: Pen, size: Size, fill: str, band: tuple[str, int], ring: str | None = None, drop: int = 5, r: int = 12
) -> None:
    """A slot or a card: its paper over its shadow, with a band of a colour so high on top."""
    w, h = size
    ring_round(p, size, ring)
    if drop:
        p.box((0, drop, w, h + drop), r, SHADOW)
    p.box((0, 0, w, h), r, fill)
    p.box((0, 0, w, band[1]), r, band[0], corners=UPPER)


def ring_round(p: Pen, size: Size, colour: str | None) -> None:
    """The bright edge of a slot or card that may be picked, or is new; none without a colour."""
    if colour:
        for reach, fill in ((6, NIGHT), (5, colour)):
            p.box((-reach, -reach, size[0] + reach, size[1] + reach), reach + 11, fill)


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "±0"


def panel(canvas: Canvas, box: tuple[int, int, int, int], seat: Seat, active: bool) -> None:
    """A player's panel: dark body, head strip, an edge in the seat's colour."""
    size = w, h = box[2] - box[0], box[3] - box[1]
    canvas.lay(_panel, box[:2], (6, 6, w + 6, h + 8), 100, size, SEATS[seat].fill, active)


def _panel(p: Pen, size: Size, colour: str, active: bool) -> None:
    (w, h), head = size, 58
    p.box((0, 4, w, h + 4), 14, SHADOW)
    if active:
        p.box((-4, -4, w + 4, h + 4), 17, colour)
    p.box((0, 0, w, h), 14, DEEP)
    p.box((0, 0, w, head), 14, SEA3, corners=UPPER)
    p.box((0, head - 2, w, head + 2), 0, colour)


class Page(Canvas):
    """A picture in the making: what it shows, in which words, and what is new."""

    def __init__(self, view: View, scene: Scene, high: int, water: Image.Image) -> None:
        super().__init__(PALETTE, TILES, (WIDE, high), NIGHT)
        self.back(water)
        self.view, self.scene, self.words = lookup.as_dealt(view), scene, look.language(scene.language)
        self.news = news(scene.seen_trail(view.viewer))

    def say(self, name: str, /, **facts: str | int) -> str:
        """A text of pictures."""
        return self.words.text(f"uc-{name}", **facts)


def header(page: Page, right: str, seat: Seat | None, middle: str = "") -> None:
    """The strip of every game; in its middle the round track, where nothing else is said there."""
    strip(page, page.words.text("title"), middle, right, seat)
    if not middle:
        round_track(page, 645, 32)


def shown_name(scene: Scene, seat: Seat) -> str:
    """A name within a sentence: the letter where the fonts can draw nothing of it."""
    return scene.drawn_name(seat) or scene.letter(seat)


def round_track(page: Page, x: int, y: int, cell: int = 32) -> None:
    gap, roman, gear = 4, 30, 32
    left = x - sum(roman + gear + n * (cell + gap) for n in page.view.rounds) // 2
    number = 0
    for era, rounds in enumerate(page.view.rounds, 1):
        ink = WHITE if page.view.era == era else DIM
        page.text(left + roman // 2, y, ERAS[era - 1], 22, ink, "Bold", "m", STRIP)
        left += roman
        for _ in range(rounds):
            number += 1
            _round(page, left, y, cell, number, page.view.round)
            left += cell + gap
        brush = flat(DIM if page.view.era > era else GOLD)
        put_icon(page, "type-production", left + gear // 2 - 2, y, 26, STRIP, brush)
        left += gear


def _round(canvas: Canvas, x: int, y: int, cell: int, number: int, now: int) -> None:
    half = cell // 2
    if number == now:
        canvas.box((x - 2, y - half - 3, x + cell + 2, y + half + 3), 8, WHITE, ground=STRIP)
        canvas.text(x + half, y, number, 24, NIGHT, "Black", "m", WHITE)
        return
    fill, line = (SEA3, SEA3) if number < now else (NIGHT, SEA2)
    canvas.box((x, y - half, x + cell, y + half), 7, fill, line, 2, ground=STRIP)
    canvas.text(x + half, y, number, 20, MIST, "Bold", "m", fill)
