"""Fonts loaded once, names made drawable, lines measured and cut to fit."""

from __future__ import annotations

import errno
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from render.bidi import visual

FOLDER = Path(__file__).parent / "assets" / "fonts"
FILES = {
    "SemiBold": "Inter-SemiBold.otf",
    "Bold": "Inter-Bold.otf",
    "Black": "Inter-Black.otf",
    "Display": "InterDisplay-Black.otf",
    "Fallback": "DejaVuSans.ttf",
}
ELLIPSIS = "…"
Sizes = tuple[int, ...] | int  # of type: one, or those to try from the largest down
DROPPED = ("Cf", "Mn", "Me")  # invisible marks, and accents on their own


def font(size: float, weight: str) -> ImageFont.FreeTypeFont:
    """A font of the house; laid out without outside libraries, so the same everywhere."""
    return _loaded(round(size), weight)


@lru_cache(maxsize=48)  # each takes some 200 kB, and is loaded in a tenth of a millisecond
def _loaded(size: int, weight: str) -> ImageFont.FreeTypeFont:
    path = FOLDER / FILES[weight]
    try:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
    except OSError as error:
        raise OSError(
            errno.ENOENT, "this font cannot be read; install Bathysphere anew", str(path)
        ) from error


def drawable(text: str) -> str:
    """A person's text without what the fonts cannot draw; may come out empty."""
    plain = unicodedata.normalize("NFC", text)
    kept = (_drawn(char) for char in plain if unicodedata.category(char) not in DROPPED)
    return " ".join("".join(kept).split())


def capital(text: str) -> str:
    """With a capital first letter, as labels have it."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: str) -> int:
    """How wide a line is, in whole pixels."""
    return round(sum(font(size, w).getlength(run) for run, w in _runs(text, weight)))


def fit(text: str, room: int, sizes: Sizes, weight: str) -> tuple[str, int]:
    """Text and size that fit: smaller type first, then an ellipsis."""
    for size in (sizes,) if isinstance(sizes, int) else sizes:
        if width(text, size, weight) <= room:
            return text, size
    while text and width(text + ELLIPSIS, size, weight) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS, size


def wrapped(text: str, room: float, size: int, weight: str, parts: Iterable[str] | None = None) -> list[str]:
    """Lines no wider than the room, broken between words (or `parts`); a word too wide stands alone."""
    lines, line = [], ""
    for word in text.split() if parts is None else parts:
        longer = f"{line} {word}".strip()
        if line and width(longer, size, weight) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]


def in_two(text: str, room: float, size: int, weight: str) -> bool:
    """Whether two lines are enough."""
    lines = wrapped(text, room, size, weight)
    return len(lines) <= 2 and all(width(line, size, weight) <= room for line in lines)


def line_mask(text: str, size: int, weight: str) -> Image.Image:
    """A line as coverage, 0 to 255; as high as the font's ascent and descent."""
    up, down = font(size, weight).getmetrics()
    mask = Image.new("L", (width(text, size, weight) + 4, up + down), 0)
    draw, x = ImageDraw.Draw(mask), 2.0
    for run, face in _runs(text, weight):
        draw.text((x, up), run, font=font(size, face), fill=255, anchor="ls")
        x += font(size, face).getlength(run)
    return mask


def _runs(text: str, weight: str) -> Iterator[tuple[str, str]]:
    """The text cut where the font must change."""
    run, face = "", weight
    for char in visual(text):
        wanted = _font_of(char, weight) or face
        if run and wanted != face:
            yield run, face
            run = ""
        run, face = run + char, wanted
    if run:
        yield run, face


@lru_cache(maxsize=4096)
def _font_of(char: str, weight: str) -> str | None:
    """The first font that has the character."""
    return next((name for name in (weight, "Fallback") if _has(name, char)), None)


def _has(weight: str, char: str) -> bool:
    return bytes(font(24, weight).getmask(char)) != _missing(weight)


@lru_cache(maxsize=8)
def _missing(weight: str) -> bytes:
    """What a font draws for a character it does not have."""
    return bytes(font(24, weight).getmask("\U0010ffff"))


def _drawn(char: str) -> str:
    """The character, or a space for one that no font of ours has."""
    return char if char.isprintable() and _font_of(char, "Bold") else " "
