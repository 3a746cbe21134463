"""What a painter is told besides the view, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct, field

from games.core.model import Event, Seat
from render.lettering import drawable

Box = tuple[int, int, int, int]

ALT_MOST = 1024
LETTERS = "ABCDEFGH"  # by seat

InWords = Callable[[], str]
"""A whole picture in words, once somebody wants them."""
Told = tuple[str, InWords]
"""A picture's description, and its text alternative."""


class Scene(Struct, frozen=True):
    """Everything around a view."""

    names: tuple[str, ...]  # display name of each seat
    language: str = "en"
    marks: dict[str, str] = field(default_factory=dict)  # spot -> short label: the viewer's options
    trail: tuple[Event, ...] = ()
    harm: frozenset[str] = frozenset()  # those marked spots that do harm: ringed in red
    strong: bool = False  # for eyes that want strong contrast

    def letter(self, seat: Seat) -> str:
        return LETTERS[seat]

    def name(self, seat: Seat) -> str:
        """The name in words: as it is, but on one line; the letter when there is none."""
        return _on_one_line(self.names[seat]) or self.letter(seat)

    def drawn_name(self, seat: Seat) -> str:
        """The name as the fonts can draw it; may be empty, the seat's letter stands beside it."""
        return drawable(self.names[seat])

    def seen_trail(self, viewer: Seat | None) -> tuple[Event, ...]:
        """The trail without anything not meant for these eyes."""
        return tuple(event for event in self.trail if event.visible_to(viewer))


class Parts(Struct, frozen=True):
    """What large print shows: the board alone, and beside each other the blocks with everybody's cards."""

    board: tuple[Box, ...]  # one above the other
    cards: tuple[Box, ...]  # none where the board is all there is


class Picture(Struct, frozen=True, eq=False):
    """A finished picture: the image, its description, and the whole of it in words."""

    png: bytes
    alt: str  # at most ALT_MOST characters
    in_words: InWords
    parts: Parts | None = None  # where the board and the cards lie, if there are both

    @property
    def text(self) -> str:
        """For screen readers, any length; put together when asked for, which is rare."""
        return self.in_words()

    def __eq__(self, other: object) -> bool:
        """Alike in all that can be seen or read."""
        if not isinstance(other, Picture):
            return NotImplemented
        return (self.png, self.alt, self.text) == (other.png, other.alt, other.text)


@lru_cache(maxsize=1024)
def _on_one_line(name: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())
