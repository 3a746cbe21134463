"""Landings that nothing can prevent: who of a seat can be brought ashore with the movement points left."""

from __future__ import annotations

from games.core.model import Seat
from games.the_island.facts import Facts
from games.the_island.scoring import saved, worth
from games.the_island.state import IslandState as State
from games.the_island.ways import Ways, footing

MOVING = ("move", "go", "sail")


class Landings:
    """Sure landings of a seat, over a state."""

    def __init__(self, facts: Facts) -> None:
        self.board = facts.board
        self.ways = Ways(facts.board, facts.room)

    def sure(self, state: State, seat: Seat, moves: int) -> bool:
        """Whether an explorer of the seat can be brought ashore with so many points, by itself or by boat."""
        if any(self.by_itself(state, seat, moves)):
            return True
        return any(self.ashore(state, spot, moves) for spot in self._boats(state, seat))

    def by_itself(self, state: State, seat: Seat, moves: int) -> list[str]:
        """The explorers that get ashore alone, the dearest first."""
        found = [
            explorer
            for places in (state.people, state.boats)
            for spot, folk in places.items()
            for explorer in folk
            if state.owners[explorer] == seat and self._lands(state, explorer, spot, moves)
        ]
        return sorted(found, key=lambda explorer: -worth(state, explorer))

    def ashore(self, state: State, spot: str, moves: int) -> set[str]:
        """The landing hexes a boat gets to with a point left to go ashore."""
        wrecks = {*state.creatures["whale"], *state.creatures["serpent"]}
        closed = {*state.terrain, *state.boats, *wrecks}
        return {at for at in self.board.reach(spot, moves - 1, closed, set()) if at in self.board.ashore}

    def given_away(self, before: State, after: State, seat: Seat) -> bool:
        """Whether a landing was sure, nobody has landed, and none is sure any more."""
        if len(saved(after)) > len(saved(before)) or not self.sure(before, seat, before.moves):
            return False
        return not self._still_sure(after, seat)

    def _still_sure(self, state: State, seat: Seat) -> bool:
        """Whether a landing is sure, also if who was chosen to move must move first."""
        frame, moves = state.frame if state.stack else None, state.moves
        if frame is None or frame.seat != seat or frame.step not in MOVING:
            return False
        if frame.step == "go" and self._lands(state, frame.word("explorer"), frame.word("at"), moves):
            return True
        if frame.step == "sail" and self._sails_home(state, seat, frame.word("at"), moves):
            return True
        return self.sure(state, seat, moves - (frame.step != "move"))

    def _sails_home(self, state: State, seat: Seat, spot: str, moves: int) -> bool:
        """Whether a boat brings somebody of the seat ashore; an empty one brings nobody."""
        return spot in self._boats(state, seat) and bool(self.ashore(state, spot, moves))

    def _lands(self, state: State, explorer: str, spot: str, moves: int) -> bool:
        goals = self.ways.goals(state, footing(state, explorer, spot), moves)
        return any(key.startswith("land:") for key in goals)

    def _boats(self, state: State, seat: Seat) -> list[str]:
        """Those the seat steers, with people of its own."""
        return [spot for spot in state.on_board(seat) if seat in state.controls(spot)]
