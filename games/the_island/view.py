"""What a viewer may see of The Island."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from games.core.game import BASE_SECRECY, Secrecy
from games.core.model import Ending, Frame, Seat
from games.the_island.facts import SYMBOLS, TERRAINS, Facts, symbol_of, terrain_of
from games.the_island.knowledge import unshown
from games.the_island.state import IslandState as State
from games.the_island.state import Table

SECRECY = {
    **BASE_SECRECY,
    "table": Secrecy.OPEN,
    "first": Secrecy.OPEN,
    "terrain": Secrecy.OPEN,
    "under": Secrecy.NOBODY,
    "values": Secrecy.REMEMBERED,
    "reserve": Secrecy.OPEN,
    "launches": Secrecy.OPEN,
    "ranks": Secrecy.OWNER,
    "by_itself": Secrecy.OPEN,
    "people": Secrecy.OPEN,
    "boats": Secrecy.OPEN,
    "creatures": Secrecy.OPEN,
    "supply": Secrecy.OPEN,
    "gone": Secrecy.OPEN,
    "safe": Secrecy.OPEN,
    "lost": Secrecy.OPEN,
    "hands": Secrecy.OWNER,  # the symbols; how many, and their terrains, are open
    "out": Secrecy.OPEN,
    "began": Secrecy.OPEN,
    "moves": Secrecy.OPEN,
    "swum": Secrecy.OPEN,
    "rolled": Secrecy.OPEN,
    "quiet": Secrecy.OPEN,
    "idle": Secrecy.OPEN,
}

STEP_OF = {
    **dict.fromkeys(("play", "dolphin", "dolphin_to", "wind", "wind_to", "relocate", "relocate_to"), 1),
    **dict.fromkeys(("move", "go", "sail"), 2),
    **dict.fromkeys(("sink", "rescue"), 3),
    **dict.fromkeys(("roll", "prowl", "hunt", "repel"), 4),
}
"""R2.2: which of the four steps of a turn a box of the flow chart belongs to."""


class PlayerView(Struct, frozen=True):
    """One player, as everyone sees it."""

    colours: str  # "b", or "ac" where players have two
    reserve: tuple[str, ...]  # explorers still to be placed
    launches: int  # boats still to be placed
    saved: int  # explorers on safe islands
    playing: int  # on the island, in boats and in the water
    lost: int
    tiles: tuple[str, ...]  # the terrain of each kept tile
    left: bool


class Chosen(Struct, frozen=True):
    """The piece a mover has picked and is about to move."""

    kind: str  # explorer, boat, serpent, shark, whale
    spot: str
    explorer: str = ""


class Threat(Struct, frozen=True):
    """A creature that has arrived and may be repelled."""

    kind: str
    spot: str
    mover: Seat


class IslandView(Struct, frozen=True, tag="the_island"):
    """Hexes are named "h11"; explorers by colour and handle, "bq": colour b, handle q.

    An explorer in `people` stands on the tile of its hex or, where there is no tile, swims.
    """

    viewer: Seat | None
    table: Table
    phase: str  # explorers, boats (placing), play, ended
    turn: int  # from 1; 0 while placing
    on_turn: Seat | None
    first: Seat
    step: int  # 1 tile, 2 move, 3 sink, 4 creature; 0 outside a turn
    moves: int  # movement points left
    rolled: str  # the creature of this turn's die, "" before it is rolled
    chosen: Chosen | None
    threat: Threat | None
    terrain: dict[str, str]  # beach, forest, mountain; every other hex is sea
    people: dict[str, tuple[str, ...]]
    boats: dict[str, tuple[str, ...]]  # who is aboard, by hex
    creatures: dict[str, tuple[str, ...]]  # hexes by kind, one may come twice
    supply: dict[str, int]  # sharks, whales and boats set aside
    safe: dict[str, tuple[str, ...]]  # explorers on nw, ne, sw, se
    lost: tuple[str, ...]
    swum: tuple[str, ...]  # explorers that have made this turn's sea step
    unseen: dict[str, dict[str, int]]  # by terrain and symbol: not shown yet, under tiles or kept
    shown: tuple[str, ...]  # tiles out of the game, "forest:wind", oldest first
    players: tuple[PlayerView, ...]
    hand: tuple[str, ...]  # the symbols of the viewer's kept tiles
    values: dict[str, int]  # of the explorers whose value the viewer may look at now
    ending: Ending | None


def view(facts: Facts, state: State, viewer: Seat | None) -> IslandView:
    frame = state.stack[-1] if state.stack else None
    began = bool(state.began) and state.turn >= state.began
    return IslandView(
        viewer=viewer,
        table=state.table,
        phase=_phase(state),
        turn=state.turn - state.began + 1 if began else 0,
        on_turn=state.on_turn,
        first=state.first,
        step=STEP_OF.get(frame.step, 0) if frame else 0,
        moves=state.moves,
        rolled=state.rolled,
        chosen=_chosen(state, frame) if frame else None,
        threat=_threat(frame) if frame else None,
        terrain=dict(state.terrain),
        people=_tuples(state.people),
        boats=_tuples(state.boats),
        creatures=_tuples(state.creatures),
        supply=dict(state.supply),
        safe=_tuples(state.safe),
        lost=tuple(state.lost),
        swum=tuple(state.swum),
        unseen=_unseen(facts, state),
        shown=tuple(state.out),
        players=_players(state),
        hand=tuple(symbol_of(kept) for kept in state.hands[viewer]) if viewer is not None else (),
        values=visible_values(state, viewer),
        ending=state.ending,
    )


def visible_values(state: State, viewer: Seat | None) -> dict[str, int]:
    """R11.1-R11.3: the owner's until the first turn, or all along; everyone's at the end."""
    if state.ending:
        return {e: value for values in state.values.values() for e, value in values.items()}
    if viewer is None or (state.began and not state.table.relaxed_memory):
        return {}
    return dict(state.values[viewer])


def _phase(state: State) -> str:
    if state.ending:
        return "ended"
    if state.began:
        return "play"
    return "explorers" if any(state.reserve[seat] for seat in state.staying) else "boats"


def _chosen(state: State, frame: Frame) -> Chosen | None:
    memo = frame.memo
    if frame.step in ("place", "go", "dolphin_to"):
        explorer = frame.word("explorer")
        return Chosen("explorer", "" if frame.step == "place" else state.find(explorer), explorer)
    if frame.step in ("sail", "wind_to"):
        return Chosen("boat", frame.word("at"))
    if frame.step in ("hunt", "relocate_to"):
        return Chosen(str(memo["kind"]), frame.word("at"))
    return None


def _threat(frame: Frame) -> Threat | None:
    if frame.step != "repel":
        return None
    return Threat(frame.word("kind"), frame.word("at"), Seat(frame.count("mover")))


def _tuples(lists: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {key: tuple(items) for key, items in lists.items()}


def _unseen(facts: Facts, state: State) -> dict[str, dict[str, int]]:
    """R11.5: what everyone can count: all tiles but those shown."""
    return {
        terrain: {
            symbol: unshown(facts, state, terrain, symbol)
            for symbol in SYMBOLS
            if symbol in facts.tiles[terrain]
        }
        for terrain in TERRAINS
    }


def _players(state: State) -> tuple[PlayerView, ...]:
    owners = state.owners
    saved = Counter(owners[e] for folk in state.safe.values() for e in folk)
    playing = Counter(owners[e] for e in state.playing())
    lost = Counter(owners[e] for e in state.lost)
    return tuple(
        PlayerView(
            colours=_colours(state, seat),
            reserve=tuple(state.reserve[seat]),
            launches=state.launches[seat],
            saved=saved[seat],
            playing=playing[seat],
            lost=lost[seat],
            tiles=tuple(terrain_of(kept) for kept in state.hands[seat]),
            left=seat in state.left,
        )
        for seat in state.everyone
    )


def _colours(state: State, seat: Seat) -> str:
    used = state.table.colours
    return used[seat :: state.seats] if state.table.two_colours else used[seat]
