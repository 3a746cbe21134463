"""The city: where modules fit, where aquanauts can go, and what happens when they stop."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.game import Flow
from games.core.model import Fact, Say, Seat, Who
from games.nautilus.board import Squares
from games.nautilus.facts import STATIONS, Facts
from games.nautilus.state import Held, Module, NautilusState

City = dict[str, Module]


# Modules -----------------------------------------------------------------------------------------


def doors(facts: Facts, module: Module) -> int:
    """The directions of a module's doors as it lies, a bit each."""
    return facts.doors[module.kind][module.turn]


def covered(facts: Facts, city: Iterable[str]) -> Squares:
    """R4.2: all squares touched by modules, half-covered corners too."""
    footprint, found = facts.board.footprint, 0
    for spot in city:
        found |= footprint[spot]
    return found


def places(facts: Facts, state: NautilusState) -> dict[str, int]:
    """Where a module could lie: its centre, and the doors of which it must have one (R4.4, R4.6)."""
    board, city = facts.board, state.city
    blocked = 0
    for spot in city:
        blocked |= board.clash[spot]
    for player in state.players:
        for sub in player.subs:  # R4.10: an octagon centred beside it would touch its square
            blocked |= board.around[sub.spot]
    found: dict[str, int] = {}
    for spot in state.laid or city:  # R4.6: after the first, only pieces laid in this turn
        module, beyond = city[spot], board.beyond[spot]
        for direction, facing in facts.exits[module.kind][module.turn]:
            centre = beyond[direction]
            if centre and not blocked & board.bit[centre]:
                found[centre] = found.get(centre, 0) | facing
    return found


def fits(facts: Facts, kind: str, facing: int) -> list[int]:
    """The turns in which a module of this kind opens a passage through one of these doors."""
    masks = facts.doors[kind]
    return [turn for turn in facts.turns[kind] if masks[turn] & facing]


def affordable(facts: Facts, state: NautilusState, seat: Seat) -> dict[str, int]:
    """R4.9: the places that the builder can also pay for."""
    money, depth = state.players[seat].money, facts.board.depth
    return {spot: facing for spot, facing in places(facts, state).items() if depth[spot] <= money}


def buildable(facts: Facts, state: NautilusState, seat: Seat) -> list[Held]:
    """The modules held that have a place somewhere, each sort once."""
    facing = affordable(facts, state, seat).values()
    held = dict.fromkeys(state.players[seat].held)
    return [one for one in held if any(fits(facts, one.kind, doors) for doors in facing)]


def price(facts: Facts, laid: Iterable[str]) -> int:
    """R4.7, R4.8: one payment for all of them, by the deepest square touched."""
    return max((facts.board.depth[spot] for spot in laid), default=0)


def passages(facts: Facts, city: City, spot: str) -> list[str]:
    """R4.4: the modules joined to this one by two doors of one colour."""
    module, beyond, found = city[spot], facts.board.beyond[spot], []
    for direction, facing in facts.exits[module.kind][module.turn]:
        centre = beyond[direction]
        if centre and centre in city:
            other = city[centre]
            if facts.doors[other.kind][other.turn] & facing:
                found.append(centre)
    return found


# Aquanauts ---------------------------------------------------------------------------------------


def movable(state: NautilusState, seat: Seat, spot: str) -> int:
    """R5.8: of the aquanauts in a station one must stay."""
    module = state.city[spot]
    crew = module.crew[seat]
    return crew - 1 if crew and module.kind in STATIONS else crew


def may_end(facts: Facts, state: NautilusState, seat: Seat, spot: str) -> bool:
    """R5.9: nobody ends where a fee would be due that cannot be paid."""
    return fee(facts, state, seat, spot) <= state.players[seat].money


def fee(facts: Facts, state: NautilusState, seat: Seat, spot: str) -> int:
    """R6.2: what stopping in a module costs."""
    module = state.city[spot]
    if module.builder is None or module.builder == seat or module.crew[seat]:
        return 0
    return facts.table.prices.foreign


def walks(facts: Facts, state: NautilusState, seat: Seat, origin: str, most: int) -> dict[str, int]:
    """R5.2, R5.6: the modules an aquanaut can end in, with the steps it takes."""
    steps = {origin: 0}
    edge = [origin]
    for count in range(1, most + 1):
        further = []
        for spot in edge:
            for other in passages(facts, state.city, spot):
                if other not in steps:
                    steps[other] = count
                    further.append(other)
        edge = further
    del steps[origin]
    if state.players[seat].money:
        return steps
    return {spot: count for spot, count in steps.items() if may_end(facts, state, seat, spot)}


def can_walk(facts: Facts, state: NautilusState, seat: Seat, origin: str, most: int) -> bool:
    """Whether an aquanaut from here could end anywhere else."""
    if most and state.players[seat].money:
        return bool(passages(facts, state.city, origin))
    return bool(walks(facts, state, seat, origin, most))


def starts(state: NautilusState, seat: Seat, spot: str) -> bool:
    """R6.1: whether an aquanaut stopping here would be the first of its colour in a station."""
    module = state.city[spot]
    return module.kind in STATIONS and not module.crew[seat]


def enter(facts: Facts, state: NautilusState, seat: Seat, spot: str, flow: Flow) -> None:
    """R6.1: an aquanaut stops here; the first of its colour starts the station."""
    if starts(state, seat, spot):
        _start(facts, state, seat, spot, flow)
    state.city[spot].crew[seat] += 1


def _start(facts: Facts, state: NautilusState, seat: Seat, spot: str, flow: Flow) -> None:
    """R6.2, R6.4: pay the builder, move the track on."""
    module, player = state.city[spot], state.players[seat]
    due = fee(facts, state, seat, spot)
    said: dict[str, Fact] = {"who": Who(seat), "kind": Say(f"the-{module.kind}"), "spot": spot}
    if due:
        assert module.builder is not None
        player.money -= due
        state.players[module.builder].money += due
        flow.tell("started-paid", **said, builder=Who(module.builder), price=due)
    else:
        flow.tell("started", **said)
    player.tracks[module.kind] += 1
    _claim_three(state, seat, module.kind, flow)


def _claim_three(state: NautilusState, seat: Seat, kind: str, flow: Flow) -> None:
    """R6.6, R6.7: two or more, and strictly more than anybody else; so nobody can beat four of four."""
    mine, holder = state.players[seat].tracks[kind], state.threes[kind]
    best_other = max(state.players[other].tracks[kind] for other in state.everyone if other != seat)
    if holder == seat or mine < 2 or mine <= best_other:
        return
    state.threes[kind] = seat
    if holder is None:
        flow.tell("took-three", who=Who(seat), kind=Say(kind))
    else:
        flow.tell("won-three", who=Who(seat), kind=Say(kind), other=Who(holder))
