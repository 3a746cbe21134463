"""One sheet with every kind of picture, kept to look at; it changes only when asked to.

UPDATE_PICTURES=1 pytest tests/render/nautilus/test_contact_sheet.py
"""

from __future__ import annotations

import io
import os
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from games.core.model import Frame, Seat
from games.nautilus import GAME
from games.nautilus.state import Held, NautilusState
from render.nautilus import draw, draw_hand
from render.scene import Picture, Scene
from tests.render.nautilus import seas
from tests.render.nautilus.seas import NAMES, STRANGE

KEPT = Path(__file__).parent.parent.parent / "pictures" / "nautilus.png"
WIDE, ACROSS = 400, 3
TOLERANCE = 2.0  # mean difference of a channel: versions of Pillow smooth edges a little differently
SITES = ("E13", "H4", "N13", "Q7", "T10")
WATERS = ("W4", "W5", "V5", "V6", "V7", "W7", "X7", "W8", "V8", "X6")


def building(step: str) -> NautilusState:
    """Ada is placing a module."""
    state = seas.middle()
    memo: dict[str, str | int | list[str]] = {"piece": "analysis", "bought": 0, "out": []}
    memo |= {"spot": "H13"} if step == "turn" else {}
    state.phase, state.on_turn, state.players[0].held = 1, Seat(0), [Held("analysis")]
    state.stack = [Frame("round"), Frame(step, Seat(0), memo)]
    return state


def sailing() -> NautilusState:
    state = seas.middle()
    state.stack = [Frame("round"), Frame("sail-to", Seat(2), {"sub": "W6"})]
    return state


def pictures() -> list[Picture]:
    view = GAME.view
    places, waters = {spot: spot for spot in SITES}, {spot: spot for spot in WATERS}
    return [
        draw(view(seas.start(), None), Scene(NAMES[:2])),
        draw(view(seas.middle(3), None), Scene(NAMES[:3], "fr", trail=seas.trail()[:9])),
        draw(view(seas.middle(), Seat(2)), Scene(NAMES, trail=seas.trail())),
        draw(view(seas.crowded(), None), Scene(STRANGE, "it", trail=seas.trail() * 2)),
        draw(view(building("where"), Seat(0)), Scene(NAMES, marks=places)),
        draw(view(building("turn"), Seat(0)), Scene(NAMES, "it")),
        draw(view(sailing(), Seat(2)), Scene(NAMES, "fr", waters)),
        draw_hand(view(seas.middle(), Seat(2)), Scene(NAMES)),
        draw_hand(view(seas.crowded(), Seat(0)), Scene(NAMES, "fr")),
        draw_hand(view(seas.start(), Seat(0)), Scene(NAMES[:2], "it")),
        draw(view(seas.ended(), None), Scene(NAMES)),
        draw(view(seas.ended(2), None), Scene(STRANGE[:2], "fr")),
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
