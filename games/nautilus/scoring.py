"""R13: the end of the match."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Ending, Say, Seat, Who
from games.nautilus import counting
from games.nautilus.counting import Count, Tally
from games.nautilus.facts import Facts
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
