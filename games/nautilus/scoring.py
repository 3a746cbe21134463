"""R13: the end of the match, and how well a seat stands before it."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Ending, Say, Seat, Who
from games.nautilus import counting
from games.nautilus.board import COLUMNS, distance
from games.nautilus.counting import Count, Tally
from games.nautilus.facts import STATIONS, Facts
from games.nautilus.state import NautilusState as State


def tally(state: State, seat: Seat, mission: str | None) -> Tally:
    """What counts for a seat, with the mission if it may be known."""
    player = state.players[seat]
    threes = [kind for kind, holder in state.threes.items() if holder == seat]
    return Tally(player.tracks, threes, player.finds, player.money, mission)


def counts(facts: Facts, state: State) -> list[Count]:
    """Everybody's points, missions included."""
    chips = counting.atlantis(facts, state.ruins, state.seats, state.options.tie)
    return [
        counting.counted(facts, tally(state, seat, state.missions[seat]), chips[seat])
        for seat in state.everyone
    ]


def finish(facts: Facts, state: State, flow: Flow, reason: str) -> None:
    """R13.4: missions are shown; R13.5: count, name the winner."""
    found = counts(facts, state)
    for seat in state.everyone:
        mission = Say(f"mission-{state.missions[seat]}")
        flow.reveal("mission-shown", who=Who(seat), mission=mission, raised=found[seat].raised)
    scores = tuple(count.total for count in found)
    winners = _winners(state, found)
    if len(winners) == 1:
        flow.tell("won", who=Who(winners[0]), points=scores[winners[0]])
    else:
        flow.tell("won-together", who=tuple(map(Who, winners)), points=scores[winners[0]])
    flow.finish(Ending(reason, scores, winners, counting.sheet(found)))


def _winners(state: State, found: list[Count]) -> tuple[Seat, ...]:
    """R13.7: most points, then Nemos, then Atlantis discoveries; of those who stayed (R14.4)."""

    def rank(seat: Seat) -> tuple[int, int, int]:
        return found[seat].total, found[seat].nemos, sum(by == seat for by in state.ruins.values())

    best = max(rank(seat) for seat in state.staying)
    return tuple(seat for seat in state.staying if rank(seat) == best)


def prospects(facts: Facts, state: State, seat: Seat) -> float:
    """A guess at the final score: the product as it may become, and Nemos, most of which will be spent."""
    if state.ending:
        return float(state.ending.scores[seat])
    player = state.players[seat]
    chips = counting.atlantis(facts, state.ruins, state.seats, state.options.tie)
    count = counting.counted(facts, tally(state, seat, state.missions[seat]), chips[seat])
    stations = count.stations + _begun(state, seat)
    finds = count.finds + count.atlantis + count.raised + _under_way(state, seat)
    return (stations + 1.0) * (finds + 3.0) + 0.35 * player.money


def _begun(state: State, seat: Seat) -> float:
    """What stations begun, people in the city and modules held may add to the points of stations."""
    player = state.players[seat]
    begun = sum(0.9 for kind in STATIONS if player.tracks[kind] == 1) + 0.15 * sum(player.tracks.values())
    idle = sum(module.crew[seat] for module in state.city.values()) - sum(player.tracks.values())
    to_start = sum(module.kind in STATIONS and not module.crew[seat] for module in state.city.values())
    people, places = min(idle, 4), min(to_start, 3)
    held = sum(0.15 if one.kind in STATIONS else 0.1 * one.crew for one in player.held)
    return begun + held + 0.15 * people + 0.2 * places + 0.15 * min(people, places)


def _under_way(state: State, seat: Seat) -> float:
    """What crews ready to launch, submarines near a discovery and small finds may add to discoveries."""
    player = state.players[seat]
    crews = sum(max(0, m.crew[seat] - 1) for m in state.city.values() if m.kind in STATIONS)
    near = sum(0.5 + 0.8 / (1 + _nearest(state, sub.spot)) for sub in player.subs)
    return near + 0.25 * min(crews, 3) + 0.1 * sum(player.finds.values())


def _nearest(state: State, spot: str) -> int:
    return min((distance(spot, tile) for tile in (*state.tiles, *state.shown)), default=COLUMNS)
