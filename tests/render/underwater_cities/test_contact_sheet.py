"""One sheet with every kind of picture, kept to look at; it changes only when asked to.

UPDATE_PICTURES=1 pytest tests/render/underwater_cities/test_contact_sheet.py
"""

from __future__ import annotations

import io
import os
from pathlib import Path

from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from games.core.model import Seat
from games.underwater_cities.view import HandCard
from render.scene import Picture, Scene
from render.underwater_cities import draw, draw_hand, draw_player, draw_production
from tests.render.underwater_cities import tables
from tests.render.underwater_cities.tables import NAMES, STRANGE

KEPT = Path(__file__).parent.parent.parent / "pictures" / "underwater_cities.png"
POSITIONS = Path(__file__).parent / "positions.json"
WIDE, ACROSS = 460, 4
TOLERANCE = 2.0  # mean difference of a channel: versions of Pillow smooth edges a little differently
CARDS = ("kelp_auction", "upgrade_clause", "self_running_lab", "banker", "sapper", "monument", "fixers")


def pictures() -> list[Picture]:
    at = tables.kept(POSITIONS)
    middle, built, solo, late = at["middle"], at["advanced"], at["solo"], at["late"]
    placing = replace(middle.view, step="place", card="banker")
    around = Scene(NAMES[:3], "it", {"G1": "G1", "R2": "R2", "always": "always"})
    held = tuple(HandCard(key, ("G1", "G5")[: n % 3]) for n, key in enumerate(CARDS))
    between = replace(at["between"].view, viewer=None)
    return [
        draw(middle.view, middle.scene()),
        draw(replace(late.view, viewer=None), late.scene(STRANGE, "fr")),
        draw(placing, around),
        draw(solo.view, solo.scene()),
        draw_player(middle.view, middle.scene(), Seat(0)),
        draw(built.view, built.scene(marked=True)),
        draw_player(late.view, late.scene(STRANGE, "it"), Seat(2)),
        draw(between, at["between"].scene()),
        draw_hand(replace(middle.view, hand=held[:3]), middle.scene()),
        draw_hand(replace(middle.view, hand=held), middle.scene(STRANGE, "fr")),
        draw_production(late.view, late.scene(STRANGE, "fr")),
        draw(at["ended"].view, at["ended"].scene()),
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
    if os.environ.get("UPDATE_PICTURES"):
        tables.keep(POSITIONS)
    sheet = contact_sheet().quantize(255, dither=Image.Dither.NONE).convert("RGB")
    if os.environ.get("UPDATE_PICTURES"):
        sheet.quantize(255, dither=Image.Dither.NONE).save(KEPT, optimize=True)
    kept = Image.open(KEPT).convert("RGB")
    assert sheet.size == kept.size
    difference = ImageStat.Stat(ImageChops.difference(sheet, kept)).mean
    assert max(difference) < TOLERANCE, f"the pictures changed by {difference}"
