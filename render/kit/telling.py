"""What the tellers of all games share: sentences about one view in one language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Generic, Protocol, TypeVar

from games.core.model import Seat
from games.core.words import Words
from render.scene import Scene


class Seen(Protocol):
    """A view: what one pair of eyes may see."""

    @property
    def viewer(self) -> Seat | None: ...


View = TypeVar("View", bound=Seen)


class Teller(Generic[View]):
    """One view told in one language."""

    def __init__(self, view: View, scene: Scene, words: Words) -> None:
        self.view = view
        self.scene = scene
        self.words = words

    def say(self, name: str, /, **facts: str | int) -> str:
        return _said(self.words, name, tuple(facts.items()))

    def names(self, seats: Iterable[Seat]) -> str:
        return self.words.join([self.scene.name(seat) for seat in seats])

    @cached_property
    def news(self) -> list[str]:
        """What happened, sentence by sentence."""
        events = self.scene.seen_trail(self.view.viewer)
        return [self.words.say(event.say, self.scene.name) for event in events]


@lru_cache(maxsize=16384)
def _said(words: Words, name: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """A sentence; most of them come back picture after picture."""
    return words.text(name, **dict(facts))
