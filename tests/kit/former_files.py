"""Databases that older versions of the bot wrote, under tests/former/files, with the Discord they were in.

Each was made by running that version in a box: four matches played to their end, four under way, the bot gone
before it had delivered everything it had stored. The clock stood in the year 2040, so that a box of any later
day can go on from there.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from local_discord.box import Box

FILES = Path(__file__).parent.parent / "former" / "files"
VERSIONS = tuple(sorted(path.name.removesuffix(".db.gz") for path in FILES.glob("*.db.gz")))
ENDED = {1: "nautilus_island", 3: "the_island", 5: "nautilus", 7: "underwater_cities"}
UNDER_WAY = {number + 1: game for number, game in ENDED.items()}


def database(version: str, folder: Path) -> Path:
    """A copy of a version's database."""
    path = folder / "former.db"
    path.write_bytes(gzip.decompress((FILES / f"{version}.db.gz").read_bytes()))
    return path


def left_at(version: str) -> float:
    """The moment at which that version's bot was gone."""
    found: float = json.loads(_kept(version))["now"]
    return found


async def discord(version: str, folder: Path) -> Box:
    """The Discord that version was in, as it was left; its clock stands."""
    (folder / "box.json").write_bytes(_kept(version))
    box = await Box.start(folder=folder)
    box.clock.hold()
    return box


def _kept(version: str) -> bytes:
    return gzip.decompress((FILES / f"{version}.box.json.gz").read_bytes())
