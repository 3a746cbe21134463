"""What never changes on the board: night, safe islands, depths, the net of hexes."""

from __future__ import annotations

import math
from random import Random

from msgspec import Struct
from PIL import Image, ImageChops, ImageFilter

from render.kit.drawings import path
from render.kit.store import GROUNDS
from render.palette import NIGHT
from render.pen import Pen, Point
from render.the_island import look
from render.the_island.look import BOARD, CONTOUR, FOAM, LAND, NET, SEA, SHADOW, WOOD_HI, WOOD_LO
from render.the_island.places import HALF_H, HALF_W, centre, corner_sides, cut_out, depth, hexagon, letters
from render.the_island.tokens import icon

BAND = 420  # rows drawn at a time: keeps the large drawing small
PAD = 8
MARGIN = 40
LEVEL = 117  # where the blurred depths are cut, of 255
SAFE = path(
    "M 6 -6 L 140 -6 C 165 -6 176 8 174 28 C 172 50 160 70 146 90 L 100 125 L 74 180 "
    "C 62 200 44 216 24 216 C 4 216 -8 206 -8 188 L -8 10 C -8 0 -2 -6 6 -6 Z"
)
MEADOW = path(
    "M 16 6 L 132 6 C 152 6 160 16 157 32 C 152 54 138 60 122 62 C 94 66 76 80 68 100 C 62 128 52 148 36 160 "
    "C 20 170 6 164 6 146 L 6 18 C 6 10 10 6 16 6 Z"
)
WAVE = path("M -10 0 Q -5 -5 0 0 Q 5 5 10 0")


class Band(Struct, frozen=True):
    """A strip of the board in the drawing: large pixels from its own top left corner."""

    image: Image.Image
    scale: float
    top: float  # in units from the top of the board

    def pen(self, image: Image.Image) -> Pen:
        """Units from the middle of the board, on an image as large as the strip."""
        return Pen(image, self.scale, HALF_W * self.scale, (HALF_H - self.top) * self.scale)

    @property
    def spots(self) -> list[str]:
        """The hexes of which anything lies in it."""
        top = self.top - HALF_H
        end = top + self.image.height / self.scale
        return [spot for spot in BOARD.hexes if top - 60 < centre(spot)[1] < end + 60]


@GROUNDS.keeps
def unnamed(percent: int) -> Image.Image:
    """The whole board at a scale, its middle in the middle, as palette numbers; without the hexes' names."""
    k, fine = percent / 100, 3 if percent <= 100 else 2
    paper = look.canvas(round(2 * HALF_W * k), round(2 * HALF_H * k))
    depths = {reach: _soft(reach) for reach in (2, 1, 0)}
    for y in range(0, paper.numbers.height, BAND):
        high = min(BAND, paper.numbers.height - y) + 2 * PAD
        image = Image.new("RGB", (paper.numbers.width * fine, high * fine), NIGHT)
        _draw(Band(image, k * fine, (y - PAD) / k), depths)
        strip = look.PALETTE.numbers(image.reduce(fine)).crop((0, PAD, paper.numbers.width, high - PAD))
        paper.back(strip, 0, y)
    return paper.numbers


def _draw(band: Band, depths: dict[int, Image.Image]) -> None:
    pen = band.pen(band.image)
    for corner in BOARD.safe:
        _safe_island(pen, corner)
    _depths(band, depths)
    for spot in sorted(band.spots, key=depth, reverse=True):  # a lighter line wins a shared edge
        x, y = centre(spot)
        pen.moved(x, y).poly(hexagon(), None, NET[depth(spot)], 1.4)
        if depth(spot) == 0:  # drowned ground, where no tile covers it
            for dx, dy in ((-15, -17), (12, -7), (-10, 5)):
                pen.moved(x + dx, y + dy).line(WAVE, NET[1], 2.2)
    for corner, spots in BOARD.safe.items():
        for spot in spots:
            _pier(pen.moved(*centre(spot)), spot, corner)
        icon(pen.moved(*in_corner(corner, (34, 112))).moved(0, 25), "lighthouse")
        letters(pen, *in_corner(corner, (17, 190)), corner.upper(), 22, LAND["beach"].name)


def _depths(band: Band, depths: dict[int, Image.Image]) -> None:
    """Flat depths with smooth contours, clipped to the board."""
    image, board, top = band.image, _mask(band, 0), band.top + MARGIN
    fill(image, SHADOW, _mask(band, 5))
    fill(image, SEA[3], board)
    part = (MARGIN, top, MARGIN + 2 * HALF_W, top + image.height / band.scale)
    for reach, soft in depths.items():
        smooth = soft.resize(image.size, Image.Resampling.BICUBIC, part)
        region = ImageChops.darker(smooth.point([255 * (v > LEVEL) for v in range(256)]), board)
        fill(image, SEA[reach], region)
        fill(image, CONTOUR, ImageChops.subtract(region, _shrunk(region, 1.4 * band.scale)))


def fill(image: Image.Image, ink: str, mask: Image.Image) -> None:
    """A mask of whole pixels in one colour; as bits it is laid down much faster."""
    image.paste(ink, (0, 0), mask.convert("1", dither=Image.Dither.NONE))


def _mask(band: Band, down: int) -> Image.Image:
    """All hexes of the board, moved down by so much."""
    mask = Image.new("L", band.image.size, 0)
    pen = band.pen(mask).moved(0, down)
    for spot in band.spots:
        pen.moved(*centre(spot)).poly(hexagon(-0.6), 255)
    return mask


def _soft(reach: int) -> Image.Image:
    """The hexes up to a depth, blurred: cut at a level, they give a smooth contour."""
    mask = Image.new("L", (2 * (HALF_W + MARGIN), 2 * (HALF_H + MARGIN)), 0)
    pen = Pen(mask, 1, HALF_W + MARGIN, HALF_H + MARGIN)
    for spot in BOARD.hexes:
        if depth(spot) <= reach:
            pen.moved(*centre(spot)).poly(hexagon(), 255)
    return mask.filter(ImageFilter.GaussianBlur(40))


def _shrunk(mask: Image.Image, width: float) -> Image.Image:
    """A mask pushed inwards from eight sides."""
    inner = mask
    for eighth in range(8):
        dx, dy = (round(width * turn(eighth * math.pi / 4)) for turn in (math.cos, math.sin))
        inner = ImageChops.darker(inner, ImageChops.offset(mask, dx, dy))
    return inner


def in_corner(corner: str, at: Point) -> Point:
    """A place at a safe island, from the middle of the board."""
    right, low = corner_sides(corner)
    return right * (at[0] - 504), low * (at[1] - 487)


def _safe_island(p: Pen, corner: str) -> None:
    """Its ground, drawn before the sea: the landing hexes then lie over its sand."""
    shape, beach = [in_corner(corner, point) for point in SAFE], LAND["beach"]
    cut_out(p, shape, SEA[2], SEA[2], 8)
    cut_out(p, shape, FOAM, FOAM, 2.4)
    p.moved(0, 5).poly(shape, beach.wall)
    p.poly(shape, beach.top)
    chance = Random(corner)
    for _ in range(150):
        x, y = chance.uniform(-2, 170), chance.uniform(0, 212)
        if (y < 76 and x < 152) or x < 60:
            p.dot(*in_corner(corner, (x, y)), 1.6, beach.dark)
    p.poly([in_corner(corner, point) for point in MEADOW], LAND["forest"].light)


def _pier(p: Pen, spot: str, corner: str) -> None:
    """Four planks over the edge that a landing hex shares with its safe island."""
    right, low = corner_sides(corner)
    outer = max(BOARD.safe[corner], key=lambda other: abs(centre(other)[1]))  # lies beside the safe island
    level = abs(centre(spot)[1]) == abs(centre(outer)[1])
    ahead: Point = (-42 * right, 0) if level else (-21 * right, -36.5 * low)
    length = math.hypot(*ahead)
    ux, uy = ahead[0] / length, ahead[1] / length
    for plank in range(4):
        x, y = ahead[0] + ux * (7 * plank - 5), ahead[1] + uy * (7 * plank - 5)
        ends = [(x - uy * 10, y + ux * 10), (x + uy * 10, y - ux * 10)]
        p.line(ends, WOOD_LO, 6.4)
        p.line(ends, WOOD_HI, 3.6)
