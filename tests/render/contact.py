"""Contact sheets: every kind of picture of a game on one sheet, kept under tests/pictures to be looked at.

pytest tests/render -k last_looked_at --update
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.scene import Picture

FOLDER = Path(__file__).parent.parent / "pictures"
GAP = 10
TOLERANCE = 2.0  # mean difference of a channel: versions of Pillow smooth edges a little differently


def looks_as_it_did(
    name: str, pictures: list[Picture], update: bool, *, wide: int = 460, across: int = 3
) -> None:
    """Lay the pictures out and compare them with the sheet last looked at, or keep them as it (`update`)."""
    small = [_small(picture, wide) for picture in pictures]
    sheet = _sheet([small[n : n + across] for n in range(0, len(small), across)], wide, across)
    sheet = sheet.quantize(255, dither=Image.Dither.NONE)
    if update:
        sheet.save(FOLDER / f"{name}.png", optimize=True)
    kept = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert sheet.size == kept.size
    difference = ImageStat.Stat(ImageChops.difference(sheet.convert("RGB"), kept)).mean
    assert max(difference) < TOLERANCE, f"the pictures changed by {difference}"


def _small(picture: Picture, wide: int) -> Image.Image:
    image = Image.open(io.BytesIO(picture.png)).convert("RGB")
    return image.resize((wide, round(image.height * wide / image.width)), Image.Resampling.LANCZOS)


def _sheet(rows: list[list[Image.Image]], wide: int, across: int) -> Image.Image:
    heights = [max(image.height for image in row) + GAP for row in rows]
    sheet = Image.new("RGB", (across * (wide + GAP) + GAP, sum(heights) + GAP), "white")
    for number, row in enumerate(rows):
        for place, image in enumerate(row):
            sheet.paste(image, (GAP + place * (wide + GAP), GAP + sum(heights[:number])))
    return sheet
