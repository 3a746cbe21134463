"""What the tellers of all games share: sentences about one view in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Generic, Protocol, TypeVar

from games.core.model import Ending, Seat
from games.core.words import Words
from render.descriptions import shortened
from render.scene import Scene


class Seen(Protocol):
    """A view: what one pair of eyes may see."""

    @property
    def viewer(self) -> Seat | None: ...

    @property
    def players(self) -> Sequence[object]: ...

    @property
    def ending(self) -> Ending | None: ...


View = TypeVar("View", bound=Seen)


class Teller(Generic[View]):
    """One view told in one language."""

    @staticmethod
    def language(name: str) -> Words:
        """A game's words."""
        raise NotImplementedError

    def __init__(self, view: View, scene: Scene) -> None:
        self.view = view
        self.scene = scene
        self.words = self.language(scene.language)

    def say(self, name: str, /, **facts: str | int) -> str:
        return self.words.text(name, **facts)

    def names(self, seats: Iterable[Seat]) -> str:
        return self.words.join([self.scene.name(seat) for seat in seats])

    def seats(self) -> list[Seat]:
        return [Seat(number) for number in range(len(self.view.players))]

    def ending(self, name: str, **facts: str | int) -> list[str]:
        """That the match is over, and why where the game says so."""
        assert self.view.ending
        reason = f"ending-{self.view.ending.reason}"
        told = [self.say(name, title=self.say("title"), **facts)]
        return [*told, self.say(reason)] if self.words.has(reason) else told

    def alt(self, frame: list[str], extra: list[str], news: bool = True) -> str:
        """A description: the frame, the newest events, then as much else as fits."""
        return shortened(frame, self.news if news else [], extra, self.scene.language)

    def news_under(self, title: str) -> list[list[str]]:
        """What happened as a block of its own, if anything did."""
        return [[self.say(title), *self.news]] if self.news else []

    @cached_property
    def news(self) -> list[str]:
        """What happened, sentence by sentence."""
        events = self.scene.seen_trail(self.view.viewer)
        return [self.words.say(event.say, self.scene.name) for event in events]
