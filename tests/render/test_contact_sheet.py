"""One sheet with every kind of picture, kept to look at; it changes only when asked to.

UPDATE_PICTURES=1 pytest tests/render/test_contact_sheet.py
"""

from __future__ import annotations

import io
import os
from pathlib import Path

from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from games.core.model import Seat
from render import Picture, Scene, draw, draw_hand
from tests.render import tables
from tests.render.tables import NAMES, STRANGE

KEPT = Path(__file__).parent.parent / "pictures" / "nautilus_island.png"
KEY = "nautilus_island"
WIDE, ACROSS = 460, 3
TOLERANCE = 2.0  # mean difference of a channel: versions of Pillow smooth edges a little differently


def pictures() -> list[Picture]:
    marked = replace(tables.middle(), viewer=Seat(2), hand=("coat",) * 9)
    some = ("boots", "boots", "gloves", "spyglass", "wrench", "rope", "hook", "pearl")
    many = (*some, "coat", "hat", "map", "hammer", "saw", "net", "rod", "bread", "fish", "coin", "chest")
    return [
        draw(KEY, tables.start(), Scene(NAMES[:2])),
        draw(KEY, tables.middle(), Scene(NAMES, trail=tables.trail())),
        draw(KEY, marked, Scene(NAMES, marks={n: n for n in "1346"})),
        draw(KEY, tables.crowded(), Scene(STRANGE, "fr", trail=tables.trail() * 2)),
        draw(KEY, tables.three(), Scene(NAMES[:3], "it", trail=tables.trail()[4:6])),
        draw_hand(KEY, tables.holding(*some), Scene(NAMES)),
        draw_hand(KEY, tables.holding(*many), Scene(NAMES, "fr")),
        draw_hand(KEY, tables.holding(), Scene(NAMES, "it")),
        draw(KEY, tables.ended(), Scene(NAMES)),
    ]


def contact_sheet() -> Image.Image:
    small = [_small(Image.open(io.BytesIO(picture.png)).convert("RGB")) for picture in pictures()]
    rows = [small[n : n + ACROSS] for n in range(0, len(small), ACROSS)]
    heights = [max(image.height for image in row) + 10 for row in rows]
    sheet = Image.new("RGB", (ACROSS * (WIDE + 10) + 10, sum(heights) + 10), "white")
    for number, row in enumerate(rows):
        for place, image in enumerate(row):
            sheet.paste(image, (10 + place * (WIDE + 10), 10 + sum(heights[:number])))
    return sheet


def _small(image: Image.Image) -> Image.Image:
    return image.resize((WIDE, round(image.height * WIDE / image.width)), Image.Resampling.LANCZOS)


def test_the_pictures_look_as_they_did_when_last_looked_at() -> None:
    sheet = contact_sheet().quantize(255, dither=Image.Dither.NONE).convert("RGB")
    if os.environ.get("UPDATE_PICTURES"):
        sheet.quantize(255, dither=Image.Dither.NONE).save(KEPT, optimize=True)
    kept = Image.open(KEPT).convert("RGB")
    assert sheet.size == kept.size
    difference = ImageStat.Stat(ImageChops.difference(sheet, kept)).mean
    assert max(difference) < TOLERANCE, f"the pictures changed by {difference}"
