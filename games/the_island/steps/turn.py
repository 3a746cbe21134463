"""R2: whose turn it is."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Frame
from games.the_island import scoring
from games.the_island.state import IslandState as State
from games.the_island.steps.base import IslandStep


class Round(IslandStep):
    """R2.1: clockwise, each turn from its first step on; the match may be over instead."""

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if scoring.settled(state, flow) or self._stalemate(state, flow):
            return
        assert state.on_turn is not None, "somebody placed the last boat"
        seat = state.after(state.on_turn)[0]
        flow.turn(seat)
        state.moves = self.facts.moves
        state.swum.clear()
        state.rolled = ""
        self._count(state)
        flow.call("play", seat)

    def _count(self, state: State) -> None:
        """R9.3: turns begun without progress; none as long as tiles are left to sink."""
        if state.terrain:
            state.quiet = state.idle = 0
        else:
            state.quiet += 1
            state.idle += 1

    def _stalemate(self, state: State, flow: Flow) -> bool:
        """R9.3: nothing sinks any more, and nobody gets anywhere."""
        if state.terrain:
            return False
        left = self._turns_left(state)
        if left == len(state.staying):
            flow.tell("stalemate-near")
        if left > 0:
            return False
        scoring.finish(state, flow, "stalemate")
        return True

    def _turns_left(self, state: State) -> int:
        seats = len(state.staying)
        return min(self.facts.quiet_rounds * seats - state.quiet, self.facts.idle_rounds * seats - state.idle)
