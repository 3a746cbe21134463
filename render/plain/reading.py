"""What the plain look shows of a view: read from the game's `standing`, `left` and words alone."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from games import GAMES, words_folder
from games.core.model import Ending, Seat
from games.core.words import Words, words
from render.scene import Scene

WORDS = Path(__file__).parent / "words"


class Line(Struct, frozen=True):
    """One line of the score sheet in words."""

    label: str
    points: tuple[int, ...]


class Table(Struct, frozen=True):
    """A match as a card shows it."""

    words: Words
    title: str
    seats: tuple[Seat, ...]
    viewer: Seat | None
    mover: Seat | None
    gone: frozenset[Seat]
    ending: Ending | None
    lines: tuple[Line, ...]
    scores: tuple[int, ...]  # empty where nothing is counted yet
    left: tuple[str, ...]
    news: tuple[str, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ending.winners if self.ending else ()

    def told(self, name: str, /, **facts: str | int) -> str:
        """A sentence of those that tell what the card shows."""
        return self.words.text(f"plain-told-{name}", **facts)

    def name(self, scene: Scene, seat: Seat) -> str:
        """The name as the fonts can draw it, with a remark for somebody who has left."""
        name = scene.drawn_name(seat)
        return self.words.text("plain-gone", name=name).strip() if seat in self.gone else name


def read(game: str, view: Struct, scene: Scene) -> Table:
    """The table behind a view of any game; who is to move and how it ended are fields most views have."""
    rules, left = GAMES[game], getattr(view, "left", ())
    viewer: Seat | None = getattr(view, "viewer", None)
    mover: Seat | None = getattr(view, "on_turn", None)
    ending: Ending | None = getattr(view, "ending", None)
    said = words(scene.language, words_folder(game), WORDS)
    sheet = rules.standing(view)
    counted = [line.points for line in sheet if line.adds]
    return Table(
        words=said,
        title=rules.meta.title,
        seats=tuple(Seat(number) for number in range(len(scene.names))),
        viewer=viewer,
        mover=None if ending else mover,
        gone=frozenset(left if isinstance(left, tuple | list) else ()),
        ending=ending,
        lines=tuple(Line(said.shown(line.label, scene.name), line.points) for line in sheet),
        scores=ending.scores if ending else tuple(map(sum, zip(*counted, strict=True))),
        left=() if ending else tuple(said.shown(say, scene.name) for say in rules.left(view)),
        news=tuple(said.shown(event.say, scene.name) for event in scene.seen_trail(viewer)),
    )
