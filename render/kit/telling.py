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

    prefix = ""  # of the ids of a game's sentences about pictures

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

    def told(self, name: str, /, **facts: str | int) -> str:
        """A sentence of those that tell what a picture shows."""
        return self.say(f"{self.prefix}told-{name}", **facts)

    def listed(self, name: str, /, items: Iterable[str], **facts: str | int) -> list[str]:
        """A title and a line for each item; nothing where there are none."""
        lines = [f"- {item}" for item in items]
        return [self.told(name, **facts), *lines] if lines else []

    def some(self, name: str, /, **facts: str | int | None) -> list[str]:
        """Such a sentence, if it has anything to tell: no fact of it is missing, empty or nought."""
        given = {key: fact for key, fact in facts.items() if fact}
        return [self.told(name, **given)] if len(given) == len(facts) else []

    def who(self, seat: int) -> str:
        return self.scene.name(Seat(seat))

    def names(self, seats: Iterable[Seat]) -> str:
        return self.words.join([self.who(seat) for seat in seats])

    def seats(self) -> list[Seat]:
        return [Seat(number) for number in range(len(self.view.players))]

    def options(self) -> str:
        """What may be picked, by the labels the picture has."""
        labels = dict.fromkeys(self.scene.marks.values())
        return self.told("options", labels=", ".join(labels)) if labels else ""

    def ending(self, **facts: str | int) -> list[str]:
        """That the match is over, and why where the game says so."""
        assert self.view.ending
        reason = f"ending-{self.view.ending.reason}"
        told = [self.told("end", title=self.say("title"), **facts)]
        return [*told, self.say(reason)] if self.words.has(reason) else told

    def result_of(self, seat: Seat, rank: str, **facts: str | int) -> str:
        """How somebody fared: place, points, and what they are made of."""
        assert self.view.ending
        points, parts = self.view.ending.scores[seat], ", ".join(self.parts_of(seat))
        return self.told(
            "result", rank=self.say(rank), name=self.who(seat), points=points, parts=parts, **facts
        )

    def parts_of(self, seat: Seat) -> list[str]:
        """The score sheet of one player, line by line."""
        assert self.view.ending
        return [f"{self.words.say(line.label)} {line.points[seat]}" for line in self.view.ending.sheet]

    def alt(self, frame: list[str], extra: list[str], news: bool = True) -> str:
        """A description: the frame, the newest events, then as much else as fits."""
        return shortened(frame, self.news if news else [], extra, self.scene.language)

    def latest(self) -> list[str]:
        """What happened, under its title, if anything did."""
        return [self.told("news"), *self.news] if self.news else []

    @cached_property
    def news(self) -> list[str]:
        """What happened, sentence by sentence."""
        events = self.scene.seen_trail(self.view.viewer)
        return [self.words.say(event.say, self.scene.name) for event in events]
