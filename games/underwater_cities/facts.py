"""The printed facts of Underwater Cities, ready for use. `loading` makes them from the data files."""

from __future__ import annotations

from msgspec import Struct

from games.underwater_cities.boards import Board
from games.underwater_cities.effects import Amounts, Buy, Effect, Less, On, Parts
from games.underwater_cities.schema import Rules

COLOURS = ("green", "red", "yellow")
LETTERS = {"G": "green", "R": "red", "Y": "yellow"}
TYPES = ("instant", "permanent", "action", "production", "end")
ERAS = (1, 2, 3)
ALWAYS = "always"
ASSISTANT = "assistant"
FEW, MANY = "few", "many"


class Card(Struct, frozen=True):
    """An era card, a special card or the personal assistant."""

    key: str
    no: int
    era: int  # 0: a special card or the assistant
    colour: str
    type: str
    effects: tuple[Effect, ...]
    cost: int = 0  # credits, of a special card
    name: str = ""

    @property
    def back(self) -> str:
        """What everyone sees of it in a hand: its era, or that it is special."""
        return str(self.era) if self.era else "special"


class ActionSlot(Struct, frozen=True):
    """An action slot of the main board."""

    label: str
    action: str
    colour: str
    effect: Effect
    parts: tuple[Effect, ...]  # of the effect, in any order
    sure: bool  # something of it can be used whatever one has


class Tile(Struct, frozen=True):
    """A metropolis tile."""

    key: str
    colour: str  # brown or blue
    instant: Effect | None = None
    production: Effect | None = None
    end: Effect | None = None
    solo: bool = True
    name: str = ""


class Contract(Struct, frozen=True):
    """A government contract."""

    key: str
    needs: tuple[tuple[str, str, int], ...]
    gives: Effect
    name: str = ""


class Makes(Struct, frozen=True):
    """What one kind of thing makes in production."""

    plain: Amounts
    upgraded: Amounts
    pair: Amounts


class Facts(Struct, frozen=True):
    """Everything printed, ready for use."""

    rules: Rules
    start: Amounts
    clone: Amounts
    costs: dict[str, Amounts]
    makes: dict[str, Makes]
    track: dict[int, Amounts]
    boards: dict[str, Board]
    places: dict[str, tuple[int, int]]
    slots: dict[str, dict[str, ActionSlot]]  # by side, then label; "always" on both
    cards: dict[str, Card]  # era cards, specials and the assistant
    decks: dict[int, tuple[str, ...]]  # by era
    three: tuple[str, ...]  # specials for three credits
    cheap: tuple[str, ...]  # specials for one or two
    tiles: dict[str, Tile]
    contracts: dict[str, Contract]
    less: dict[str, tuple[Less, ...]]  # permanent cards by what they do, then card
    hands: dict[str, int]
    on: dict[str, dict[str, tuple[On, ...]]]  # event -> card -> effects
    waiting: frozenset[str]  # permanent cards that wait for something to happen
    mods: dict[str, dict[str, Effect]]  # action of a slot -> card -> its further part
    abilities: dict[str, Effect]
    buys: dict[str, tuple[Buy, ...]]

    def side(self, seats: int) -> dict[str, ActionSlot]:
        """The action slots for a number of players."""
        return self.slots[FEW if seats <= 2 else MANY]

    @property
    def last_round(self) -> int:
        return sum(self.rules.rounds)


def parts_of(effects: tuple[Effect, ...]) -> list[str]:
    """The parts of an effect, as text: what may be done in any order."""
    found: list[str] = []
    for effect in effects:
        found += [part.text for part in effect.parts] if isinstance(effect, Parts) else [effect.text]
    return found
