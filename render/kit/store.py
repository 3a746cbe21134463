"""What was drawn once and is kept for the next pictures: tiles, sprites."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Generic, NamedTuple, ParamSpec, Protocol, TypeVar

from PIL import Image

from render.kit import outlines

P = ParamSpec("P")


class Weighed(Protocol):
    """Anything made of pixels that says how many bytes they take."""

    @property
    def bytes(self) -> int: ...


Held = TypeVar("Held", bound=Weighed | Image.Image)


class Tile(NamedTuple):
    """A finished piece of a picture, and where it goes from the point it is placed at."""

    image: Image.Image
    dx: int
    dy: int

    @property
    def bytes(self) -> int:
        return self.image.width * self.image.height


class Store(Generic[Held]):
    """What was made so far, up to so many bytes; the least used is thrown out first."""

    def __init__(self, most_bytes: int) -> None:
        self.most = most_bytes
        self.held = 0
        self._things: OrderedDict[Hashable, Held] = OrderedDict()
        self._lock = Lock()  # pictures are drawn in several threads

    def get(self, key: Hashable) -> Held | None:
        with self._lock:
            thing = self._things.get(key)
            if thing is not None:
                self._things.move_to_end(key)
            return thing

    def keep(self, key: Hashable, thing: Held) -> Held:
        with self._lock:
            if key in self._things:  # another thread was quicker
                return self._things[key]
            self._things[key] = thing
            self.held += _bytes(thing)
            while self.held > self.most:
                _, old = self._things.popitem(last=False)
                self.held -= _bytes(old)
            return thing

    def items(self) -> list[tuple[Hashable, Held]]:
        """All that is held, the least used first."""
        with self._lock:
            return list(self._things.items())

    def keeps(self, make: Callable[P, Held]) -> Callable[P, Held]:
        """A function whose results are kept here."""

        @wraps(make)
        def kept(*args: P.args, **kwargs: P.kwargs) -> Held:
            key = (kept, args, tuple(kwargs.items()), self._outlines())
            thing = self.get(key)
            return self.keep(key, make(*args, **kwargs)) if thing is None else thing

        return kept

    def _outlines(self) -> float:
        return outlines.scale()

    def clear(self) -> None:
        with self._lock:
            self._things.clear()
            self.held = 0


class Tiles(Store[Tile]):
    """The tiles made so far."""


class Grounds(Store[Image.Image]):
    """Whole backgrounds and what they are made of; their outlines are the same for all eyes."""

    def _outlines(self) -> float:
        return 1.0


GROUNDS = Grounds(most_bytes=64_000_000)


def _bytes(thing: Weighed | Image.Image) -> int:
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * len(thing.getbands())
    return thing.bytes
