"""The whole truth of a match of Dome, its facts, and what one pair of eyes may see."""

from __future__ import annotations

from msgspec import Struct, field

from games.core.data import DataSet
from games.core.game import BASE_SECRECY, Secrecy, State
from games.core.model import Ending, Seat

DATA = DataSet(
    {
        "cards.toml": """
            copies = 4
            [cards.kelp_bed]
            colour = "green"
            parts = ["gain:kelp:2", "draw:1"]
            [cards.crew]
            colour = "red"
            parts = ["build:farm", "build:city"]
            [cards.archive]
            colour = "yellow"
            parts = ["search:3"]
            [cards.survey]
            colour = "green"
            parts = ["either:gain:steel:2|draw:2", "gain:kelp:1"]
            [cards.embassy]
            colour = "red"
            parts = []
            on = "city"
            then = ["draw:1", "gain:steel:1"]
            [cards.nursery]
            colour = "yellow"
            parts = []
            on = "farm"
            then = ["either:gain:kelp:1|build:city"]
        """,
        "slots.toml": """
            [slots.harvest]
            colour = "green"
            parts = ["gain:kelp:1", "gain:steel:1"]
            [slots.dock]
            colour = "red"
            parts = ["build:city", "draw:1"]
            [slots.school]
            colour = "yellow"
            parts = ["draw:2", "build:farm"]
            [slots.market]
            colour = "green"
            parts = ["either:draw:1|gain:steel:2"]
            [slots.library]
            colour = "yellow"
            parts = ["search:2"]
            [slots.always]
            colour = "none"
            parts = ["draw:1", "gain:kelp:1"]
        """,
    }
)


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    parts: tuple[str, ...]
    on: str = ""  # a permanent card reacts to this being built
    then: tuple[str, ...] = ()


class Slot(Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    parts: tuple[str, ...]


class _Cards(Struct, frozen=True):
    copies: int
    cards: dict[str, Card]


class _Slots(Struct, frozen=True):
    slots: dict[str, Slot]


class Facts(Struct, frozen=True):
    cards: dict[str, Card]
    slots: dict[str, Slot]
    deck: tuple[str, ...]


def load(data: DataSet) -> Facts:
    cards = data.read("cards.toml", _Cards)
    deck = tuple(name for name in cards.cards for _ in range(cards.copies))
    return Facts(cards.cards, data.read("slots.toml", _Slots).slots, deck)


class DomeState(State, kw_only=True):
    deck: list[str]
    hands: dict[Seat, list[str]]  # sorted
    looking: dict[Seat, list[str]] = field(default_factory=dict)  # cards a seat is choosing from
    discard: list[str] = field(default_factory=list)
    claimed: dict[Seat, list[str]]  # permanent cards
    goods: dict[Seat, dict[str, int]]
    sites: dict[Seat, list[str]]  # what was built: "city:b"
    taken: list[str] = field(default_factory=list)  # slots used in this round
    order: list[Seat] = field(default_factory=list)
    round: int = 0
    limit: int = 3


SECRECY = {
    **BASE_SECRECY,
    "deck": Secrecy.NOBODY,
    "hands": Secrecy.OWNER,
    "looking": Secrecy.OWNER,
    "discard": Secrecy.OPEN,
    "claimed": Secrecy.OPEN,
    "goods": Secrecy.OPEN,
    "sites": Secrecy.OPEN,
    "taken": Secrecy.OPEN,
    "order": Secrecy.OPEN,
    "round": Secrecy.OPEN,
    "limit": Secrecy.OPEN,
}


class DomeView(Struct, frozen=True, tag="dome"):
    viewer: Seat | None
    deck: int
    hand: tuple[str, ...]
    looking: tuple[str, ...]
    held: tuple[int, ...]
    discard: tuple[str, ...]
    claimed: tuple[tuple[str, ...], ...]
    goods: tuple[dict[str, int], ...]
    sites: tuple[tuple[str, ...], ...]
    taken: tuple[str, ...]
    round: int
    ending: Ending | None


def view(state: DomeState, viewer: Seat | None) -> DomeView:
    everyone = state.everyone
    return DomeView(
        viewer=viewer,
        deck=len(state.deck),
        hand=tuple(state.hands[viewer]) if viewer is not None else (),
        looking=tuple(state.looking.get(viewer, ())) if viewer is not None else (),
        held=tuple(len(state.hands[seat]) for seat in everyone),
        discard=tuple(state.discard),
        claimed=tuple(tuple(state.claimed[seat]) for seat in everyone),
        goods=tuple(dict(state.goods[seat]) for seat in everyone),
        sites=tuple(tuple(state.sites[seat]) for seat in everyone),
        taken=tuple(state.taken),
        round=state.round,
        ending=state.ending,
    )
