"""The state of a match of Nautilus."""

from __future__ import annotations

from msgspec import Struct, field

from games.core.game import State
from games.core.model import Seat


class Module(Struct):
    """An octagon of the city, by its centre in `NautilusState.city`."""

    kind: str
    turn: int  # quarter turns clockwise
    builder: Seat | None  # None: base and dwellings belong to nobody
    crew: list[int]  # aquanauts, by seat


class Held(Struct, frozen=True):
    """A module bought and not yet built."""

    kind: str
    crew: int = 0  # aquanauts waiting in a dwelling

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.crew}" if self.crew else self.kind

    @classmethod
    def named(cls, key: str) -> Held:
        """The module a key stands for: "training", "green-3"."""
        kind, _, crew = key.partition("-")
        return cls(kind, int(crew or 0))


class Sub(Struct):
    """A submarine at sea."""

    spot: str
    fresh: bool = False  # launched in this turn
    pinged: bool = False  # in this turn
    moved: bool = False  # has ended its move in this turn


class Player(Struct):
    """What lies openly before a player."""

    money: int
    reserve: int  # aquanauts not in play
    tracks: dict[str, int]  # running stations of each kind
    finds: dict[str, int]  # discoveries on the dashboard
    held: list[Held] = field(default_factory=list)
    subs: list[Sub] = field(default_factory=list)


class Options(Struct, frozen=True):
    """What the table chose."""

    hold: int = 4
    tie: str = "high"
    stall: str = "it"
    trench: str = "kinds"
    launch: str = "all"
    docking: str = "may"
    cap: int = 0  # 0: none


class NautilusState(State, kw_only=True):
    options: Options
    city: dict[str, Module]  # by centre, in building order
    piles: dict[str, int]
    players: list[Player]
    bank: int
    tiles: dict[str, str]  # discoveries face down, by square
    shown: dict[str, str] = field(default_factory=dict)  # turned up but not paid for, still on the board
    gone: list[str] = field(default_factory=list)  # built over or used up, face up beside the board
    ruins: dict[int, Seat | None] = field(default_factory=dict)  # found; None: nobody's marker
    looked: dict[Seat, list[str]]  # the squares each seat has looked at: all saw which, not what
    missions: dict[Seat, str]
    spare: list[str]  # missions nobody has, sorted
    threes: dict[str, Seat | None]  # who holds each kind's "3"
    first: Seat
    round: int = 1
    phase: int = 0  # 1 building, 2 aquanauts, 3 submarines
    order: list[Seat] = field(default_factory=list)  # still to play in this phase
    laid: list[str] = field(default_factory=list)  # centres of the modules being built in this turn
    trench_open: bool = False
    stirred: bool = False  # something was bought, built or recovered in this round
    last: int | None = None  # the round that will be the last

    def from_first(self) -> list[Seat]:
        """Those still playing, in this round's order."""
        places = (Seat((self.first + n) % self.seats) for n in range(self.seats))
        return [seat for seat in places if seat not in self.left]

    @property
    def buying_counts(self) -> bool:
        """R12.3: whether a purchase keeps the match going; always until something has been built."""
        return self.options.stall == "it" or len(self.city) <= 1

    @property
    def quiet(self) -> bool:
        """R12.3: whether the match ends after this round unless somebody still does something."""
        nearly_over = self.phase > 1 or (self.phase == 1 and not self.order)
        return nearly_over and not self.stirred and self.last != self.round and not self.ending

    def sub(self, seat: Seat, spot: str) -> Sub:
        return next(sub for sub in self.players[seat].subs if sub.spot == spot)
