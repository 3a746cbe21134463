"""What a viewer may see of Underwater Cities: all that a picture needs."""

from __future__ import annotations

from msgspec import Struct

from games.core.game import BASE_SECRECY, Secrecy
from games.core.model import Ending, Seat
from games.underwater_cities.state import Report

SECRECY = {
    **BASE_SECRECY,
    "rules": Secrecy.OPEN,
    "hurried": Secrecy.OPEN,
    "nations": Secrecy.OPEN,
    "hands": Secrecy.OWNER,  # all see how many, and the backs
    "known": Secrecy.OPEN,
    "chosen": Secrecy.OWNER,
    "looking": Secrecy.OWNER,
    "deck": Secrecy.NOBODY,
    "discard": Secrecy.OPEN,
    "out": Secrecy.OPEN,
    "box": Secrecy.NOBODY,
    "offer": Secrecy.OPEN,
    "takers": Secrecy.OPEN,
    "specials": Secrecy.NOBODY,  # all but the top card, and what was buried in sight
    "blue": Secrecy.NOBODY,
    "contracts": Secrecy.OPEN,
    "tiles": Secrecy.OPEN,
    "neutral": Secrecy.OPEN,
    "blocker": Secrecy.OPEN,
    "stalled": Secrecy.OPEN,
    "cloned": Secrecy.OPEN,
    "order": Secrecy.OPEN,
    "queue": Secrecy.OPEN,
    "fed": Secrecy.OPEN,
    "arrivals": Secrecy.OPEN,
    "white": Secrecy.OPEN,
    "purple": Secrecy.OPEN,
    "tunnels": Secrecy.OPEN,
    "era": Secrecy.OPEN,
    "round": Secrecy.OPEN,
    "now": Secrecy.OPEN,
    "reports": Secrecy.OPEN,
}


class SlotView(Struct, frozen=True):
    """An action slot. Its effect is in the facts: `facts.slots[view.side][label]`."""

    label: str  # G1..G5, R1..R5, Y1..Y5, always
    seats: tuple[Seat, ...]  # whose action tiles lie there; at "always" one may lie several times
    neutral: bool  # blocked by a neutral tile (solo)
    fourth: bool  # by the fourth one, which is lifted at the end of the round


class ContractView(Struct, frozen=True):
    """A government contract: who took it, and how far each seat is."""

    key: str
    taker: Seat | None
    progress: tuple[tuple[int, ...], ...]  # by seat: the number for each need, in the order of the needs
    near: tuple[Seat, ...]  # seats short of it by one thing only


class BuildingView(Struct, frozen=True):
    site: str  # E1, EX
    kind: str  # farm, desal, lab
    up: bool
    live: bool  # at a connected city


class TunnelView(Struct, frozen=True):
    site: str  # A-B
    up: bool
    live: bool  # touches a connected city, so it produces


class CityView(Struct, frozen=True):
    site: str
    kind: str  # white, purple
    live: bool  # connected


class MetropolisView(Struct, frozen=True):
    place: str  # MB, M1, M2; "" for one gained in play
    tile: str
    linked: bool


class CardView(Struct, frozen=True):
    """A card beside the board."""

    key: str
    used: bool = False  # an action card turned sideways


class PlayerView(Struct, frozen=True):
    """All that lies before one player."""

    board: str
    goods: dict[str, int]  # cr ke st sc bi
    points: int
    cities: tuple[CityView, ...]
    tunnels: tuple[TunnelView, ...]
    buildings: tuple[BuildingView, ...]
    metropolises: tuple[MetropolisView, ...]
    cards: tuple[CardView, ...]  # permanent, production, end; then action cards
    paid: tuple[str, ...]  # special cards with an instant effect, kept face up
    contracts: tuple[str, ...]
    counts: dict[str, int]  # everything cards count: city, tunnel, up.farm...
    backs: dict[str, int]  # hand cards by back: "1", "2", "3", "special"
    hand: int  # how many
    limit: int  # the hand limit
    known: tuple[str, ...]  # cards in hand that all have seen
    tiles_left: int  # action tiles still to be placed in this round
    space: int  # of the Federation track: 4 to 1; 0 below it
    forecast: Report  # the next production as things stand; eaten: what feeding would take
    lines: dict[str, int]  # the score sheet if the match ended now
    left: bool  # the player has left


class HandCard(Struct, frozen=True):
    """A card of the viewer's, with the slots it would match now."""

    key: str
    slots: tuple[str, ...]  # free slots of its colour of which something can be used


class UnderwaterCitiesView(Struct, frozen=True, tag="underwater_cities"):
    viewer: Seat | None
    turn: int
    on_turn: Seat | None
    step: str  # the step under way: play, place, build...
    side: str  # of the main board: few, many
    boards: str  # usual, advanced
    era: int
    round: int
    rounds: tuple[int, ...]  # in each era
    slots: tuple[SlotView, ...]
    clone: str  # "none", "free", "used"
    cloned: Seat | None  # who used it
    card: str  # the card played in this turn, while it lies on the table; "" none
    slot: str  # the slot chosen in this turn; "" none
    order: tuple[Seat, ...]  # of this round
    next_order: tuple[Seat, ...]  # of the next one, as the discs lie now
    queue: tuple[Seat, ...]  # turns still to come in this round
    stacks: dict[int, tuple[Seat, ...]]  # discs by space (0 below the track), bottom to top
    offer: tuple[str, ...]  # special cards for three credits; "" where one was taken
    offer_takers: dict[str, Seat]  # special card -> who took it
    top: str  # the other special cards' top card; "" while someone is looking through them
    specials: int  # how many special cards that deck has, the top one among them
    deck: int
    discard: tuple[str, ...]
    contracts: tuple[ContractView, ...]
    white: int  # domes left
    purple: int | None  # None: no limit
    tunnels: int
    players: tuple[PlayerView, ...]
    reports: dict[Seat, Report]  # the last production
    hand: tuple[HandCard, ...]  # the viewer's
    looking: tuple[str, ...]  # special cards the viewer is choosing from
    buried: tuple[
        str, ...
    ]  # special cards whose place in the deck the viewer knows, bottom first; "" unknown
    ending: Ending | None
    amended: dict[str, str] = {}  # cards that do something else than in the shipped deck: key -> effects
