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


Held = TypeVar("Held", bound=Weighed)


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
            self.held += thing.bytes
            while self.held > self.most:
                _, old = self._things.popitem(last=False)
                self.held -= old.bytes
            return thing

    def keeps(self, make: Callable[P, Held]) -> Callable[P, Held]:
        """A function whose results are kept here."""

        @wraps(make)
        def kept(*args: P.args, **kwargs: P.kwargs) -> Held:
            key = (make, args, tuple(kwargs.items()), outlines.scale())
            thing = self.get(key)
            return self.keep(key, make(*args, **kwargs)) if thing is None else thing

        return kept

    def clear(self) -> None:
        with self._lock:
            self._things.clear()
            self.held = 0


class Tiles(Store[Tile]):
    """The tiles made so far."""
