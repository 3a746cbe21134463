"""The sea chart's colours, the seats' looks, and the fixed palette every picture is stored with."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import ClassVar

from msgspec import Struct
from PIL import Image

NIGHT, STRIP, PANEL, EDGE, FAINT = "#0B1F33", "#12304A", "#102A42", "#2A4A66", "#4C6C88"
WHITE, MUTED, CREAM, GOLD, OPTION = "#F4F7FA", "#9FB8CC", "#FFF3D6", "#FFD166", "#FFE45E"
SEA = ("#0E2E4C", "#16456A", "#1F5F86", "#2C7DA0")
SAND, SAND2, SAND3, WET = "#E9D8A6", "#D8C38A", "#C2A86C", "#A88F63"
IRON, IRON_HI, IRON_LO, RIM = "#26343F", "#3B5062", "#1A252E", "#9FC3D6"
BRASS, BRASS_HI, BRASS_LO = "#C08A3E", "#E5BC6E", "#7A5222"
WOOD, WOOD_HI, WOOD_LO = "#6B4426", "#8A5A30", "#4A2E1A"
FOREST, FOREST_LO, ROCK, ROCK_LO = "#5B8E55", "#3C6340", "#9A9AA3", "#6B6C78"
GLASS, SHADE, TAR, TAR2 = "#123A5A", "#08131F", "#0A141C", "#0F1A22"
BARK, DUSK, DULL = "#2A1A0E", "#3A2B12", "#6F6A55"
HALO = (PANEL, "#14344F", "#1B4263")  # rings round the moon

RGB = tuple[int, int, int]


class SeatLook(Struct, frozen=True):
    """How a seat is told apart: by letter, by shape and by colour."""

    letter: str
    shape: str
    fill: str
    low: str  # the same, in the shade
    ink: str  # the same, as text on the strips


# Lightness steps apart, also for eyes that do not tell red from green or blue from yellow.
SEATS = (
    SeatLook("A", "circle", "#FBC427", "#8A5D00", "#FBC427"),
    SeatLook("B", "square", "#55B0F2", "#1C5F88", "#55B0F2"),
    SeatLook("C", "triangle", "#E0567A", "#8E2C46", "#F08AA6"),
    SeatLook("D", "diamond", "#A0FCD6", "#15694A", "#A0FCD6"),
)


def rgb(colour: str) -> RGB:
    """The three numbers of "#RRGGBB"."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """A colour between two; `share` of the second."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in pairs)


class Palette:
    """A game's fixed colours: never adapted to a picture, so that a seat's colour stays the seat's."""

    known: ClassVar[dict[tuple[str, ...], Palette]] = {}  # by its colours

    def __init__(self, colours: tuple[str, ...]) -> None:
        assert len(set(colours)) == len(colours) <= 256, "a palette has up to 256 different colours"
        self.colours = colours
        self.rgb = [rgb(colour) for colour in colours]
        self._nearest: dict[RGB, int] = {}
        self.known.setdefault(colours, self)

    @cached_property
    def flat(self) -> bytes:
        return bytes(value for colour in self.rgb for value in colour)

    @cached_property
    def _image(self) -> Image.Image:
        image = Image.new("P", (1, 1))
        image.putpalette(self.flat)
        return image

    def number(self, colour: str) -> int:
        """The palette's number for a colour, or for the one nearest to it."""
        return self.nearest(rgb(colour))

    def nearest(self, colour: RGB) -> int:
        if colour not in self._nearest:
            self._nearest[colour] = min(range(len(self.rgb)), key=lambda n: _distance(colour, self.rgb[n]))
        return self._nearest[colour]

    def numbers(self, image: Image.Image) -> Image.Image:
        """An RGB image as palette numbers, one byte a pixel, nothing dithered."""
        mapped = image.quantize(palette=self._image, dither=Image.Dither.NONE)
        return Image.frombytes("L", image.size, mapped.tobytes())

    def colours_of(self, numbers: Image.Image) -> Image.Image:
        """Palette numbers back as an RGB image."""
        painted = numbers.copy()
        painted.putpalette(self.flat)
        return painted.convert("RGB")

    def ramp(self, ink: str, ground: str) -> list[int]:
        """Palette numbers for text: from ground (0) to ink (255)."""
        return _ramp(self, ink, ground)


@lru_cache(maxsize=512)
def _ramp(palette: Palette, ink: str, ground: str) -> list[int]:
    steps = [palette.number(mix(ground, ink, level / 16)) for level in range(17)]
    return [steps[(level + 8) // 16] for level in range(256)]


def _distance(first: RGB, second: RGB) -> float:
    """Rough eye weights of red, green and blue."""
    red, green, blue = (a - b for a, b in zip(first, second, strict=True))
    return 0.3 * red * red + 0.56 * green * green + 0.2 * blue * blue
