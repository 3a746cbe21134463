"""What a viewer may see of Nautilus.

A painter needs nothing else: squares are named as on the board ("K10"), a module by its centre, directions
are "n" to "nw", kinds and discoveries go by the ids of `facts`. The printed sea is `facts.board`.
"""

from __future__ import annotations

from msgspec import Struct

from games.core.game import BASE_SECRECY, Secrecy
from games.core.model import Ending, Seat, SheetLine
from games.nautilus import counting, stations, voyages
from games.nautilus.board import DIRECTIONS
from games.nautilus.counting import Tally
from games.nautilus.facts import STATIONS, Facts, door_names
from games.nautilus.state import Held, Module, Sub
from games.nautilus.state import NautilusState as State

SECRECY = {
    **BASE_SECRECY,
    "options": Secrecy.OPEN,
    "city": Secrecy.OPEN,
    "piles": Secrecy.OPEN,
    "players": Secrecy.OPEN,
    "bank": Secrecy.OPEN,
    "tiles": Secrecy.NOBODY,  # where they lie is open; what they are, only to those who looked
    "shown": Secrecy.OPEN,
    "gone": Secrecy.OPEN,
    "ruins": Secrecy.OPEN,
    "looked": Secrecy.OPEN,  # everyone sees which discoveries are lifted
    "missions": Secrecy.OWNER,
    "spare": Secrecy.NOBODY,
    "threes": Secrecy.OPEN,
    "first": Secrecy.OPEN,
    "round": Secrecy.OPEN,
    "phase": Secrecy.OPEN,
    "order": Secrecy.OPEN,
    "laid": Secrecy.OPEN,
    "trench_open": Secrecy.OPEN,
    "stirred": Secrecy.OPEN,
    "last": Secrecy.OPEN,
}


class ModuleView(Struct, frozen=True):
    """An octagon of the city."""

    spot: str  # its centre
    kind: str  # base, green, violet, or one of the five stations
    turn: int  # quarter turns clockwise
    doors: tuple[str, ...]  # as it lies: n e s w are blue, the others brown
    passages: tuple[str, ...]  # the doors that lead into another module
    launches: tuple[str, ...]  # stations only: the squares a submarine could be launched to or dock from now
    builder: Seat | None
    crew: tuple[int, ...]  # aquanauts, by seat
    laid: bool  # being built in this turn: not paid for yet


class TileView(Struct, frozen=True):
    """A discovery on the board."""

    spot: str
    zone: str  # its back: slope, deep or trench
    face: str | None  # None: not known to the viewer; "atlantis-7" carries its number
    up: bool  # lies face up for all
    looked: tuple[Seat, ...]  # who has looked at it: all saw that


class SubView(Struct, frozen=True):
    """A submarine at sea."""

    seat: Seat
    spot: str
    fresh: bool  # launched in this turn
    pinged: bool
    moved: bool
    cargo: str | None  # the discovery under it that could not be paid for


class RuinView(Struct, frozen=True):
    """A place on the board of ruins."""

    number: int
    zone: str  # where this number lies, or lay
    found: bool
    holder: Seat | None  # whose marker; None: missing, or found without one
    last: bool  # one of those that bring on the last round


class PlayerView(Struct, frozen=True):
    """One player's dashboard."""

    money: int
    reserve: int  # aquanauts not in play
    subs_left: int  # submarines not at sea
    held: tuple[Held, ...]
    tracks: dict[str, int]  # running stations of each kind
    threes: tuple[str, ...]  # kinds whose "3" lies here
    kind_points: dict[str, int]  # 0, 1 or 3 for each kind
    benefits: dict[str, int]  # steps, range, sonar range, looks, chest: by kind
    finds: dict[str, int]
    ruins: tuple[int, ...]
    points: int  # if it ended now, as far as the viewer can tell (others' missions are not in it)
    mission: str | None  # the viewer's own; everybody's at the end
    key: bool  # may sail into a shut trench
    left: bool


class AskView(Struct, frozen=True):
    """The question under way: whose, about what, and how much is left."""

    step: str  # "news" and "news-to" for the walk that Atlantis rewards
    seat: Seat
    spot: str | None  # the module, aquanaut or submarine chosen, or where the module will lie
    piece: str | None  # the held module chosen: "training", "green-3"
    left: int | None  # steps, range or looks left


class NautilusView(Struct, frozen=True, tag="nautilus"):
    viewer: Seat | None
    turn: int
    on_turn: Seat | None
    round: int
    phase: int  # 1 building, 2 aquanauts, 3 submarines; 0 before the base lies
    first: Seat
    order: tuple[Seat, ...]  # still to play in this phase
    last: int | None  # the number of the last round, once known
    cap: int  # rounds at most, 0: any number
    hold: int  # modules anybody may hold
    trench_open: bool
    quiet: bool  # the match ends after this round unless something still happens in it
    buying_counts: bool  # and whether a purchase would be enough
    asked: AskView | None
    city: tuple[ModuleView, ...]  # in building order
    tiles: tuple[TileView, ...]
    subs: tuple[SubView, ...]
    ruins: tuple[RuinView, ...]
    piles: dict[str, int]
    gone: tuple[str, ...]  # discoveries face up beside the board
    players: tuple[PlayerView, ...]
    due: int  # what the modules being built cost together
    sheet: tuple[SheetLine, ...]  # the score sheet so far, or at the end
    ending: Ending | None


def view(facts: Facts, state: State, viewer: Seat | None, asked: AskView | None) -> NautilusView:
    missions = {seat: _mission(state, viewer, seat) for seat in state.everyone}
    counts = _counts(facts, state, missions)
    return NautilusView(
        viewer=viewer,
        turn=state.turn,
        on_turn=state.on_turn,
        round=state.round,
        phase=state.phase,
        first=state.first,
        order=tuple(state.order),
        last=state.last,
        cap=state.options.cap,
        hold=state.options.hold,
        trench_open=state.trench_open,
        asked=asked,
        quiet=state.quiet,
        buying_counts=state.buying_counts,
        city=_city(facts, state),
        tiles=_tiles(facts, state, viewer),
        subs=tuple(_sub(state, seat, sub) for seat in state.everyone for sub in state.players[seat].subs),
        ruins=tuple(_ruin(facts, state, number) for number in sorted(facts.ruin_zone)),
        piles=dict(state.piles),
        gone=tuple(state.gone),
        players=tuple(
            _player(facts, state, seat, missions[seat], counts[seat].total) for seat in state.everyone
        ),
        due=stations.price(facts, state.laid),
        sheet=state.ending.sheet if state.ending else counting.sheet(counts),
        ending=state.ending,
    )


def _mission(state: State, viewer: Seat | None, seat: Seat) -> str | None:
    """R15.2, R15.4: one's own; all of them at the end."""
    return state.missions[seat] if seat == viewer or state.ending else None


def _counts(facts: Facts, state: State, missions: dict[Seat, str | None]) -> list[counting.Count]:
    chips = counting.atlantis(facts, state.ruins, state.seats, state.options.tie)
    found = []
    for seat, player in zip(state.everyone, state.players, strict=True):
        tally = Tally(player.tracks, _threes(state, seat), player.finds, player.money, missions[seat])
        found.append(counting.counted(facts, tally, chips[seat]))
    return found


def _threes(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(kind for kind, holder in state.threes.items() if holder == seat)


def _city(facts: Facts, state: State) -> tuple[ModuleView, ...]:
    free = voyages.free_squares(facts, state)
    return tuple(_module(facts, state, spot, module, free) for spot, module in state.city.items())


def _module(facts: Facts, state: State, spot: str, module: Module, free: int) -> ModuleView:
    joined = stations.passages(facts, state.city, spot)
    fronts = voyages.fronts(facts, state, spot) if module.kind in STATIONS else []
    beyond = zip(DIRECTIONS, facts.board.beyond[spot], strict=True)
    return ModuleView(
        spot=spot,
        kind=module.kind,
        turn=module.turn,
        doors=tuple(door_names(stations.doors(facts, module))),
        passages=tuple(way for way, centre in beyond if centre in joined),
        launches=tuple(front for front in fronts if facts.board.bit[front] & free),
        builder=module.builder,
        crew=tuple(module.crew),
        laid=spot in state.laid,
    )


def _tiles(facts: Facts, state: State, viewer: Seat | None) -> tuple[TileView, ...]:
    """R15.3: the faces of those the viewer has looked at, and no others."""
    known = set(state.looked[viewer]) if viewer is not None else set()
    by = {spot: tuple(s for s in state.everyone if spot in state.looked[s]) for spot in state.tiles}
    zone = facts.board.zone
    down = [
        TileView(spot, zone[spot], face if spot in known else None, False, by[spot])
        for spot, face in state.tiles.items()
    ]
    return (*down, *(TileView(spot, zone[spot], face, True, ()) for spot, face in state.shown.items()))


def _sub(state: State, seat: Seat, sub: Sub) -> SubView:
    return SubView(seat, sub.spot, sub.fresh, sub.pinged, sub.moved, state.shown.get(sub.spot))


def _ruin(facts: Facts, state: State, number: int) -> RuinView:
    found, last = number in state.ruins, number in facts.table.last_ruins
    return RuinView(number, facts.ruin_zone[number], found, state.ruins.get(number), last)


def _player(facts: Facts, state: State, seat: Seat, mission: str | None, points: int) -> PlayerView:
    player, threes = state.players[seat], _threes(state, seat)
    return PlayerView(
        money=player.money,
        reserve=player.reserve,
        subs_left=facts.table.submarines - len(player.subs),
        held=tuple(player.held),
        tracks=dict(player.tracks),
        threes=threes,
        kind_points={k: counting.kind_points(facts, n, k in threes) for k, n in player.tracks.items()},
        benefits={kind: facts.benefit(kind, running) for kind, running in player.tracks.items()},
        finds=dict(player.finds),
        ruins=tuple(sorted(number for number, by in state.ruins.items() if by == seat)),
        points=points,
        mission=mission,
        key=voyages.has_key(facts, state, seat),
        left=seat in state.left,
    )
