"""A match as a film: pictures of boards one after the other, each with a caption, in one file."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from enum import StrEnum

from msgspec import Struct
from PIL import Image, ImageDraw, ImageOps

from render.lettering import drawable, fit, font, wrapped

WIDTH = 640  # pixels: as wide as a phone shows it
QUALITIES = (60, 40, 25)  # of WebP, best first; the first that fits is taken
SCALES = (1.0, 0.7, 0.5)  # where even the worst does not fit
LINES, SIZE, MARGIN = 3, 18, 12
FOOT = LINES * (SIZE + 6) + MARGIN
GROUND, INK = (8, 20, 36), (240, 244, 248)
COLOURS, SAMPLES = 128, 4  # of GIF: in all, and frames they are chosen from


class FilmKind(StrEnum):
    """What a film is kept as."""

    WEBP = "webp"
    GIF = "gif"


class FilmFrame(Struct, frozen=True):
    """One picture of a film."""

    image: Image.Image
    milliseconds: int


class TooLarge(Exception):
    """The film does not fit into the bytes that were allowed."""


def frame(png: bytes, caption: str, size: tuple[int, int], milliseconds: int) -> FilmFrame:
    """A board scaled into a frame of this size, its caption below."""
    board = Image.open(io.BytesIO(png)).convert("RGB")
    width, room = size[0], size[1] - FOOT
    board = ImageOps.contain(board, (width, room), Image.Resampling.BILINEAR)
    image = Image.new("RGB", size, GROUND)
    image.paste(board, ((width - board.width) // 2, 0))
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(_lines(caption, width - 2 * MARGIN)):
        at = (MARGIN, room + MARGIN // 2 + number * (SIZE + 6))
        pen.text(at, line, font=font(SIZE, "SemiBold"), fill=INK)
    return FilmFrame(image, milliseconds)


def size_for(boards: Iterable[bytes]) -> tuple[int, int]:
    """How large frames must be that show each of these boards in full width: none jumps as others grow."""
    sizes = [Image.open(io.BytesIO(board)).size for board in boards]
    return WIDTH, max(round(high * WIDTH / wide) for wide, high in sizes) + FOOT


def encoded(frames: Sequence[FilmFrame], kind: FilmKind, most: int) -> bytes:
    """The film as a file of at most so many bytes: in worse quality, then smaller, if it must be."""
    for scale in SCALES:
        shown = [_shrunk(one, scale) for one in frames]
        for quality in QUALITIES if kind is FilmKind.WEBP else (0,):
            how = {"quality": quality, "method": 0, "minimize_size": False}
            found = _saved(shown, "WEBP", **how) if kind is FilmKind.WEBP else _gif(shown)
            if len(found) <= most:
                return found
    raise TooLarge(f"{len(frames)} pictures do not fit into {most} bytes")


def _gif(frames: Sequence[FilmFrame]) -> bytes:
    palette = _samples(frames).quantize(COLOURS, dither=Image.Dither.NONE)
    flat = [one.image.quantize(palette=palette, dither=Image.Dither.NONE) for one in frames]
    shown = [FilmFrame(image, one.milliseconds) for image, one in zip(flat, frames, strict=True)]
    return _saved(shown, "GIF", optimize=False)


def _samples(frames: Sequence[FilmFrame]) -> Image.Image:
    """Some frames of the whole film side by side, the ending too, so that all its colours are there."""
    few = [*frames[:: 1 + len(frames) // SAMPLES], frames[-1]]
    wide, high = few[0].image.size
    found = Image.new("RGB", (wide * len(few), high))
    for number, one in enumerate(few):
        found.paste(one.image, (number * wide, 0))
    return found


def _saved(frames: Sequence[FilmFrame], form: str, **how: object) -> bytes:
    file = io.BytesIO()
    first, *rest = [one.image for one in frames]
    times = [one.milliseconds for one in frames]
    first.save(file, form, save_all=True, append_images=rest, duration=times, loop=0, **how)
    return file.getvalue()


def _shrunk(one: FilmFrame, scale: float) -> FilmFrame:
    if scale == 1:
        return one
    return FilmFrame(ImageOps.scale(one.image, scale, Image.Resampling.BOX), one.milliseconds)


def _lines(caption: str, room: int) -> Iterable[str]:
    lines = wrapped(drawable(caption), room, SIZE, "SemiBold")
    if len(lines) > LINES:
        lines = [*lines[: LINES - 1], " ".join(lines[LINES - 1 :])]
    return [fit(line, room, (SIZE,), "SemiBold")[0] for line in lines]
