"""Whether a slot can be used, found by playing every answer to its end: slow, and without looking ahead."""

from __future__ import annotations

from games.core import codec
from games.core.game import Flow
from games.core.model import Action, Frame, Seat
from games.underwater_cities import UnderwaterCities
from games.underwater_cities.execution import perform
from games.underwater_cities.feasibility import slot_of
from games.underwater_cities.network import Here
from games.underwater_cities.slot_choices import key_of_choice
from games.underwater_cities.state import UnderwaterCitiesState as State

BOOKKEEPING = {"used", "borrowed", "ability-used"}
"""Events that only lead to something else."""


class TooMany(Exception):
    """More positions than a test has time for."""


class BruteForce:
    """All that can follow from a card on a slot."""

    def __init__(self, game: UnderwaterCities, most: int) -> None:
        self.game, self.left = game, most
        self.seen: set[bytes] = set()

    def usable(self, state: State, seat: Seat, card: str, choice: str) -> bool:
        """Whether any way to play the turn uses something printed on the slot."""
        placed = codec.copy(state)
        placed.stack = [Frame("round"), Frame("end-turn", seat), Frame("place", seat)]
        placed.chosen[seat] = card
        blank = next(key for key, tile in self.game.facts.tiles.items() if tile.instant is None)
        placed.blue = [blank] * len(placed.blue)  # nobody knows the next one
        key = key_of_choice(Here(self.game.facts, placed, seat), choice, card)
        after, _ = self._answered(placed, key)
        after.now.owed = ""  # nothing is struck off
        return self._leads_to_use(after)

    def _leads_to_use(self, state: State) -> bool:
        frame = state.stack[-1]
        if frame.step == "end-turn":
            return False
        if frame.step == "slot":
            return self._used(state, frame.mover)
        return any(self._leads_to_use(after) for after, _ in self._further(state))

    def _used(self, state: State, seat: Seat) -> bool:
        """Each printed part alone, done without asking whether it can be."""
        for part in slot_of(Here(self.game.facts, state, seat), state.now.slot).parts:
            tried = codec.copy(state)
            tried.now.owed = ""
            tried.stack = [Frame("end-turn", seat)]
            flow = Flow(tried)
            perform(Here(self.game.facts, tried, seat), part, flow, f"slot:{state.now.slot}", 1)
            if _real(flow) or self._something_happens(tried):
                return True
        return False

    def _something_happens(self, state: State) -> bool:
        if state.stack[-1].step == "end-turn":
            return False
        return any(told or self._something_happens(after) for after, told in self._further(state))

    def _further(self, state: State) -> list[tuple[State, bool]]:
        """Every position one answer on, or one run on where nothing is asked."""
        name = codec.encode(state)
        if name in self.seen:
            return []
        self.seen.add(name)
        self.left -= 1
        if self.left < 0:
            raise TooMany
        frame = state.stack[-1]
        step = self.game.steps[frame.step]
        asked = step.decide(state, frame)
        if asked:
            return [self._answered(state, key) for key in asked[0].keys]
        after = codec.copy(state)
        flow = Flow(after)
        step.run(after, after.stack[-1], flow)
        return [(after, _real(flow))]

    def _answered(self, state: State, key: str) -> tuple[State, bool]:
        after = codec.copy(state)
        frame, flow = after.stack[-1], Flow(after)
        action = Action(frame.mover, frame.step, (key,))
        self.game.steps[frame.step].resolve(after, frame, action, flow)
        return after, _real(flow)


def _real(flow: Flow) -> bool:
    return any(event.say.name not in BOOKKEEPING for event in flow.events)
