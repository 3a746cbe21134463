"""The state of a match of Underwater Cities."""

from __future__ import annotations

from msgspec import Struct, field

from games.core.game import State
from games.core.model import Seat


class Plot(Struct, frozen=True):
    """A building."""

    kind: str
    up: bool = False


class Nation(Struct):
    """All that one player has on the table."""

    board: str
    goods: dict[str, int]  # cr ke st sc bi
    tiles: dict[str, str]  # MB, M1, M2 -> metropolis tile
    cities: dict[str, str]  # city -> white or purple
    points: int = 0
    tunnels: dict[str, bool] = field(default_factory=dict)  # tunnel -> upgraded
    plots: dict[str, Plot] = field(default_factory=dict)  # building site -> building
    linked: list[str] = field(default_factory=list)  # metropolises linked, in order
    gained: list[str] = field(default_factory=list)  # further blue tiles
    claimed: list[str] = field(default_factory=list)  # permanent, production and end cards
    actions: list[str] = field(default_factory=list)  # action cards
    used: list[str] = field(default_factory=list)  # those of them used in this era
    paid: list[str] = field(default_factory=list)  # special cards with an instant effect, paid for
    contracts: list[str] = field(default_factory=list)


class Buried(Struct):
    """A special card in its deck, and who knows that it lies there."""

    card: str
    open: bool = False  # everyone
    seen: list[Seat] = field(default_factory=list)  # these alone


class Turn(Struct):
    """What must be remembered within a turn."""

    card: str = ""  # the card played, as long as it lies on the table
    slot: str = ""
    tunnels: int = 0  # built
    once: list[str] = field(default_factory=list)  # cards whose once-a-turn effect is spent
    owed: str = ""  # the slot chosen, until its own block begins: something of it has to be used
    declined: list[str] = field(default_factory=list)  # contracts not wanted in this turn
    rested: bool = False  # the last answer ended the optional actions


class Line(Struct):
    """One line of a production report: a source, how many of it, what they made."""

    source: str  # farm, desal, lab, tunnel, twins, purple, metro, or a card
    plain: int
    upgraded: int
    pairs: int
    made: dict[str, int]


class Report(Struct):
    """One player's production and feeding."""

    lines: list[Line]
    made: dict[str, int]  # the sum
    cities: int  # to feed
    eaten: dict[str, int]  # ke, bi, vp


class UnderwaterCitiesState(State, kw_only=True):
    rules: int = 1  # the rules version it was dealt by
    hurried: bool = False  # turns end by themselves
    nations: dict[Seat, Nation]
    hands: dict[Seat, list[str]]  # sorted
    known: dict[Seat, list[str]]  # special cards in hand that all have seen being taken
    chosen: dict[Seat, str] = field(default_factory=dict)  # the card of a turn, until its slot is chosen
    looking: dict[Seat, list[str]] = field(default_factory=dict)  # special cards a seat is choosing from
    deck: list[str]  # of the era; the top card is the last
    discard: list[str] = field(default_factory=list)  # cards of the era, face up
    out: list[str] = field(default_factory=list)  # cards out of the game that all have seen
    box: dict[int, list[str]] = field(default_factory=dict)  # by era: cards that left unseen
    offer: list[str]  # the special cards for three credits; "" where one was taken
    takers: dict[str, Seat] = field(default_factory=dict)  # who took which
    specials: list[Buried]  # the other special cards; the top card, face up, is the last
    blue: list[str]  # metropolis tiles left
    contracts: list[str] = field(default_factory=list)  # not taken yet
    tiles: dict[str, list[Seat]] = field(default_factory=dict)  # slot -> whose action tiles lie there
    neutral: list[str] = field(default_factory=list)  # slots blocked in a solo match
    blocker: str = ""  # the slot of the fourth neutral tile
    stalled: bool = False  # solo: no step on the track in the last round
    cloned: Seat | None = None  # who used the clone tile in this round
    order: list[Seat]  # of this round
    queue: list[Seat] = field(default_factory=list)  # turns still to come in this round
    fed: dict[Seat, int]  # steps up the Federation track: 0 below it, 1 on space 4, 4 on space 1
    arrivals: list[Seat] = field(default_factory=list)  # who came to their space last is last
    white: int  # domes left
    purple: int | None  # None: no limit
    tunnels: int
    era: int = 1
    round: int = 0
    now: Turn = field(default_factory=Turn)
    reports: dict[Seat, Report] = field(default_factory=dict)  # of the last production

    @property
    def first_rules(self) -> bool:
        """Whether the match was dealt by rules version 1 and is played on by them: `former`."""
        return self.rules == 1

    @property
    def tries_orders(self) -> bool:
        """Whether an order is settled where all answers lead to the same either way (rules version 3)."""
        return self.rules >= 3

    @property
    def tries_legal_orders(self) -> bool:
        """Whether only legal answers are tried for that, not all that a step lists (rules version 4)."""
        return self.rules >= 4

    def space(self, seat: Seat) -> int:
        """The space of the Federation track a disc lies on; 0 below it."""
        return 5 - self.fed[seat] if self.fed[seat] else 0

    def next_order(self) -> list[Seat]:
        """The order of the next round, as the discs lie now: highest first, then topmost."""
        moved = [seat for seat in self.order if self.fed[seat]]
        moved.sort(key=lambda seat: (-self.fed[seat], -self.arrivals.index(seat)))
        return moved + [seat for seat in self.order if not self.fed[seat]]
