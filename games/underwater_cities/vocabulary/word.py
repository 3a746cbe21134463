"""One record for each word of the vocabulary: how it is read, said and drawn, and all it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from games.core.game import Flow
from games.core.model import Say
from games.underwater_cities.dictionary import BY_KIND, BY_NAME
from games.underwater_cities.effects import Amounts, Effect

if TYPE_CHECKING:
    from games.underwater_cities.facts import Facts
    from games.underwater_cities.network import Here
    from games.underwater_cities.parsing import Given

E = TypeVar("E", bound=Effect)
MISSING: Any = None
"""A half that a word need not have; where its places need it, `register` refuses the word."""


class Where(Enum):
    """Where a word may stand."""

    AT_ONCE = "at once"  # instant and action cards, slots, blue tiles, contracts
    LASTING = "lasting"  # permanent cards
    PRODUCTION = "production"  # production cards and blue tiles
    END = "end"  # final scoring cards and brown tiles


class Word(Struct, Generic[E], frozen=True, kw_only=True):
    """A word. What its places ask of it must be there, or it is refused when the game is loaded."""

    name: str  # as it is written
    kind: type[E]
    where: frozenset[Where]
    read: Callable[[Given], Effect]
    say: Callable[[Facts, E], Say] = MISSING  # a whole phrase
    draw: Callable[[E], str] = MISSING  # a line of icons
    inside: Callable[[E], tuple[Effect, ...]] = lambda effect: ()  # effects within it
    # at once
    can: Callable[[Here, E], bool] = MISSING  # whether it could do anything now
    do: Callable[[Here, E, Flow, str, int], None] = MISSING  # with its source; 1: it has to be used
    short: Callable[[E], Say] = MISSING  # for a button
    brings: Callable[[Here, E], Amounts] = MISSING  # at best: goods, sites, events
    plain: Callable[[E], bool] = lambda effect: False  # it only gives, so nobody need be asked
    steady: Callable[[E], bool] = lambda effect: False  # goods and points only, the same whenever they come
    sure: Callable[[E], bool] = lambda effect: False  # it can be used whatever one has
    weighed: bool = False  # asked about even where it is the only one: someone might not want it
    # in production, and at the end
    makes: Callable[[Here, E, dict[str, int]], Amounts] = MISSING  # with structures changed so far
    worth: Callable[[E, Mapping[str, int]], int] = MISSING  # points by what is counted


NEEDED = {
    Where.AT_ONCE: ("say", "draw", "can", "do", "short", "brings"),
    Where.LASTING: ("say", "draw"),
    Where.PRODUCTION: ("say", "draw", "makes"),
    Where.END: ("say", "draw", "worth"),
}


def register(*words: Word[Any]) -> None:
    """Make words known, each whole. No two may be written alike."""
    for word in words:
        missing = [half for place in word.where for half in NEEDED[place] if getattr(word, half) is None]
        if missing:
            raise TypeError(f"the word {word.name!r} lacks {', '.join(missing)}")
        if word.name in BY_NAME:
            raise TypeError(f"there are two words {word.name!r}")
        BY_NAME[word.name] = BY_KIND[word.kind] = word
