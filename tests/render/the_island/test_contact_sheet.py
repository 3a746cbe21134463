"""One sheet with every kind of picture, kept to look at; it changes only when asked to.

UPDATE_PICTURES=1 pytest tests/render/the_island/test_contact_sheet.py
"""

from __future__ import annotations

import io
import os
from pathlib import Path

from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from games.core.model import Seat
from games.the_island import GAME
from games.the_island.view import Chosen
from render.scene import Picture, Scene
from render.the_island import draw, draw_hand
from tests.render.the_island import tables
from tests.render.the_island.tables import NAMES, STRANGE

KEPT = Path(__file__).parent.parent.parent / "pictures" / "the_island.png"
WIDE, ACROSS = 460, 3
TOLERANCE = 2.0  # mean difference of a channel: versions of Pillow smooth edges a little differently


def pictures() -> list[Picture]:
    ways = {spot: spot for spot in ("h9", "g9", "g10", "h11", "i9", "i10")}
    beaches = {spot: spot for spot, kind in tables.middle().terrain.items() if kind == "beach"}
    sinking = replace(tables.middle(), viewer=Seat(1), step=3)
    landing = replace(tables.middle(), viewer=Seat(1), chosen=Chosen("explorer", "c1", "bt"))
    placing, asked, lately = tables.moment(25, 2, 4, {"two_colours": "on"})
    some = ("dolphin", "wind", "move_serpent", "repel_whale")
    return [
        draw(tables.middle(), Scene(NAMES, trail=tables.trail())),
        draw(tables.crowded(), Scene(STRANGE, "fr")),
        draw(tables.threatened(), Scene(NAMES, "it", trail=tables.trail())),
        draw(tables.choosing(), Scene(NAMES, marks=ways)),
        draw(landing, Scene(NAMES, "fr", marks={s: s for s in ("nw", "b1", "c2", "d1")})),
        draw(sinking, Scene(NAMES, marks=beaches)),
        draw_hand(tables.keeping(*some), Scene(NAMES)),
        draw_hand(tables.keeping(*some, "move_whale", "repel_shark"), Scene(NAMES, "it")),
        draw_hand(GAME.view(placing, asked[0].seat), Scene(NAMES[:2], "fr")),
        draw(GAME.view(placing, None), Scene(NAMES[:2], trail=lately)),
        draw(tables.ended(4, 8), Scene(NAMES)),
        draw(tables.ended(2, 8, two_colours="more_boats", ending="last_explorer"), Scene(NAMES[:2], "it")),
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
