"""Things found on a wreck, and the marks of their families: drawings in the colours of a family."""

from __future__ import annotations

from PIL import Image

from render.kit.drawings import draw, folder
from render.pen import CLEAR, Pen, on_ring

DRAWINGS = folder(__file__)
BODY, TINT, DARK = "#6FA3C7", "#CFE3F2", "#1B3044"  # in the files, where a family's own tones go


def icon(name: str, size: float, scale: float, line: float, tones: tuple[str, str, str]) -> Image.Image:
    """An object as a layer of its own, with an outline like a sticker's; an unknown one is a crate."""
    pixels, pad = round(size * scale), round(line * scale * 2 + size * scale * 0.06)
    layer = Image.new("RGBA", (pixels + 2 * pad, pixels + 2 * pad), CLEAR)
    drawing = DRAWINGS.get(name, DRAWINGS["crate"])
    draw(
        Pen(layer, pixels / drawing.size, pad, pad),
        drawing,
        dict(zip((BODY, TINT, DARK), tones, strict=True)),
    )
    return _outlined(layer, line * scale, tones[2])


def mark(family: str, size: float, scale: float, ink: str, hole: str) -> Image.Image:
    """A family's mark in one flat colour, so that it is known by shape too; meant for 20 to 44 units."""
    pixels, drawing = round(size * scale), DRAWINGS[f"family-{family}"]
    layer = Image.new("RGBA", (pixels + 4, pixels + 4), CLEAR)
    draw(Pen(layer, pixels / drawing.size, 2, 2), drawing, {DARK: ink, TINT: hole})
    return layer


def _outlined(layer: Image.Image, r: float, colour: str) -> Image.Image:
    """The layer over its own shape grown by r pixels in one dark colour."""
    alpha = layer.getchannel("A")
    grown = alpha.copy()
    for step in range(16):
        dx, dy = on_ring(0, 0, r, step * 22.5)
        grown.paste(255, (round(dx), round(dy)), alpha)
    sticker = Image.new("RGBA", layer.size, colour)
    sticker.putalpha(grown)
    sticker.alpha_composite(layer)
    return sticker
