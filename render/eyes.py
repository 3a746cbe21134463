"""The same picture for other eyes: stronger contrast, or twice as large in two halves.

Both work on the finished PNG, so every game has them: pictures are palette pictures, and a palette can be
exchanged without touching a pixel.
"""

from __future__ import annotations

import io

from PIL import Image

from render import png
from render.scene import Picture

DARK, LIGHT = 0.30, 0.62  # below and above these lightnesses colours are pushed apart


def contrasted(picture: Picture) -> Picture:
    """Dark colours darker, light ones lighter; hues stay, so that words for colours still hold."""
    return Picture(png.recoloured(picture.png, _pushed_apart), picture.alt, picture.twin)


def halves(picture: Picture) -> tuple[Picture, Picture]:
    """Left and right half, each twice as large: large print on a phone."""
    with Image.open(io.BytesIO(picture.png)) as opened:
        whole = opened.copy()
    colours = bytes(whole.getpalette() or [])
    width, height = whole.size
    overlap = 20  # so that nothing is cut right at the seam
    boxes = (0, 0, width // 2 + overlap, height), (width // 2 - overlap, 0, width, height)
    left, right = (_twice(whole.crop(box), colours) for box in boxes)
    return Picture(left, picture.alt, picture.twin), Picture(right, picture.alt, picture.twin)


def _twice(part: Image.Image, colours: bytes) -> bytes:
    large = part.resize((part.width * 2, part.height * 2), Image.Resampling.NEAREST)
    return png.write(large, colours)


def _pushed_apart(red: int, green: int, blue: int) -> tuple[int, int, int]:
    lightness = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    if lightness < DARK:
        return red * 2 // 5, green * 2 // 5, blue * 2 // 5
    if lightness > LIGHT:
        return tuple(value + (255 - value) // 2 for value in (red, green, blue))  # type: ignore[return-value]
    return red, green, blue
