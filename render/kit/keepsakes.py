"""What was drawn once, kept in a file between two starts.

The file says by which code, drawings, fonts, facts and libraries it was made, and its own hash. One of
another version, or that was spoiled, is not read: everything is drawn anew and the file is written again.
"""

from __future__ import annotations

import io
import logging
import pickle
import sys
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import PIL
from isal import isal_zlib
from PIL import Image, features

from render.kit.sprites import SPRITES, Sprite, numbered
from render.kit.store import GROUNDS, Store
from render.palette import Palette

log = logging.getLogger(__name__)

MOST = 64_000_000  # bytes of a file
DIGEST = sha256().digest_size
PACKAGES = Path(__file__).parents[2] / "render", Path(__file__).parents[2] / "games"
NAMES = ("render.", "games.", "array.")
"""The modules a file may name: what it holds are pixels, and the functions they were drawn by."""


def load(file: Path, tiles: dict[str, Store[Any]]) -> bool:
    """Read what was kept, by the name of its store; whether there was such a file and it could be used."""
    try:
        if file.stat().st_size > MOST:
            return False
        data = file.read_bytes()
        made_by, hashed, held = data[:DIGEST], data[DIGEST : 2 * DIGEST], data[2 * DIGEST :]
        if made_by != stamp() or hashed != sha256(held).digest():
            log.info("the drawings in %s are of another version or spoiled; they are made anew", file)
            return False
        found = _Reader(io.BytesIO(held)).load()
    except FileNotFoundError:
        return False
    except Exception as error:  # whatever is wrong with it, it can be made anew
        log.warning("the drawings in %s cannot be read (%s); they are made anew", file, error)
        return False
    for name, store in _stores(tiles).items():
        for key, thing in found.get(name, ()):
            store.keep(key, numbered(thing) if isinstance(thing, Sprite) else thing)
    return True


def save(file: Path, tiles: dict[str, Store[Any]]) -> bool:
    """Write what is held now; whether that was possible."""
    held = {  # by keys that mean the same in another process; sprites on a ground are known by a number
        name: [(key, thing) for key, thing in store.items() if not isinstance(key[0], int)]  # type: ignore[index]
        for name, store in _stores(tiles).items()
    }
    written = io.BytesIO()
    _Writer(written, pickle.HIGHEST_PROTOCOL).dump(held)
    packed = written.getvalue()
    if len(packed) + 2 * DIGEST > MOST:
        log.warning("the drawings take %s bytes and are not kept", len(packed))
        return False
    fresh = None
    try:
        with NamedTemporaryFile(dir=file.parent, prefix=f"{file.name}.", delete=False) as fresh:
            fresh.write(stamp() + sha256(packed).digest() + packed)
        Path(fresh.name).replace(file)
    except OSError as error:
        log.warning("the drawings cannot be kept in %s (%s); the next start draws them again", file, error)
        if fresh is not None:
            with suppress(OSError):
                Path(fresh.name).unlink()
        return False
    return True


@cache
def stamp() -> bytes:
    """A hash of all that decides what drawings look like: our files, Pillow, its fonts' engine, Python."""
    versions = PIL.__version__, features.version("freetype2"), features.version("raqm"), sys.version_info[:2]
    hashed = sha256(repr(versions).encode())
    for package in PACKAGES:
        for path in sorted(package.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                hashed.update(str(path.relative_to(package)).encode() + sha256(path.read_bytes()).digest())
    return hashed.digest()


def _stores(tiles: dict[str, Store[Any]]) -> dict[str, Store[Any]]:
    return {**tiles, "sprites": SPRITES, "grounds": GROUNDS}


def image_of(mode: str, size: tuple[int, int], packed: bytes) -> Image.Image:
    """A picture as it was before it was packed."""
    return Image.frombytes(mode, size, isal_zlib.decompress(packed))


class _Writer(pickle.Pickler):
    def persistent_id(self, thing: Any) -> Any:
        return thing.colours if isinstance(thing, Palette) else None

    def reducer_override(self, thing: Any) -> Any:
        """Pack each picture by itself, so that reading takes no more memory than what is read."""
        if not isinstance(thing, Image.Image):
            return NotImplemented
        return image_of, (thing.mode, thing.size, isal_zlib.compress(thing.tobytes(), 1))


class _Reader(pickle.Unpickler):
    def persistent_load(self, colours: Any) -> Palette:
        return Palette.known[colours]

    def find_class(self, module: str, name: str) -> Any:
        if not f"{module}.".startswith(NAMES):
            raise pickle.UnpicklingError(f"{module}.{name} is no drawing")
        return super().find_class(module, name)
