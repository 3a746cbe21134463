"""R1: explorers and boats are placed in turn."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who
from games.the_island.facts import TERRAINS
from games.the_island.sentences import hex_said, name_said, row_names, waiting, worth_said
from games.the_island.state import IslandState as State
from games.the_island.steps.base import IslandStep, picked, place


class Placing(IslandStep):
    """R1.7, R1.8: clockwise from the first player, one piece each; then the first turn begins."""

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if not state.turn:
            self._show_values(state, flow)
        seat = self._next(state, [s for s in state.staying if state.reserve[s]])
        if seat is not None:
            flow.turn(seat)
            flow.call("choose", seat)
            return
        seat = self._next(state, [s for s in state.staying if state.launches[s]])
        if seat is not None:
            flow.turn(seat)
            flow.call("launch", seat)
            return
        state.began = state.turn + 1
        self._hide_values(state, flow)
        state.on_turn = Seat((state.first - 1) % state.seats)  # R2.1: the first player comes next
        flow.goto("round")

    def _next(self, state: State, seats: list[Seat]) -> Seat | None:
        """The next of these seats, clockwise after the one who placed last."""
        if not seats:
            return None
        start = state.first if state.on_turn is None else state.on_turn + 1
        return min(seats, key=lambda seat: (seat - start) % state.seats)

    def _hide_values(self, state: State, flow: Flow) -> None:
        if state.table.all_equal:
            return
        if state.table.relaxed_memory:
            flow.tell("values-shown")  # R11.3
            return
        flow.tell("values-hidden")
        for seat in state.everyone:
            flow.tidy(seat)  # R11.2

    def _show_values(self, state: State, flow: Flow) -> None:
        flow.tell("first-player", who=Who(state.first))
        for seat, values in state.values.items():
            if values:  # R11.1
                flow.whisper(seat, "your-values", explorers=worth_said(state, values))


class Choose(IslandStep):
    """R1.7: which explorer is placed next; its name is open, its value is not."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        if state.table.all_equal:
            return ()  # R9.5: they are all alike
        reserve = state.reserve[frame.mover]
        options = tuple([_EXPLORERS[explorer] for explorer in reserve])
        return (Decision(frame.mover, "choose", options, (options[0].key,), forced=len(reserve) == 1),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        values = state.values[seat]
        labels = {
            f"explorer:{e}": Say("choose-worth", {"explorer": name_said(state, e), "value": values[e]})
            for e in state.reserve[seat]
        }
        groups = {colour: Say("colour", {"colour": colour.upper()}) for colour in "abcd"}
        status = Say("left-to-place", {"count": len(labels)})
        return Question(Say("ask-choose"), waiting("wait-place", seat), labels, status, groups)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        flow.goto("place", frame.mover, explorer=picked(action.picks[0]))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.goto("place", frame.mover, explorer=state.reserve[frame.mover][0])


class Place(IslandStep):
    """R1.7: an explorer goes on an empty tile."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        free = self._free(state)
        options = tuple([place("place", spot) for spot in free])
        high = (spot for kind in reversed(TERRAINS) for spot in free if state.terrain[spot] == kind)
        silent = next(high)  # R12.1: what sinks last
        return (Decision(frame.mover, "place", options, (f"place:{silent}",), forced=len(free) == 1),)

    def _free(self, state: State) -> list[str]:
        people = state.people
        if not state.table.crowded:
            return [spot for spot in state.terrain if spot not in people]
        inland = self.board.inland  # R9.1: two explorers where no sea is near
        return [s for s in state.terrain if s not in people or (s in inland and len(people[s]) < 2)]

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        explorer = frame.word("explorer")
        labels = {
            f"place:{spot}": Say("tile", {"spot": hex_said(spot), "terrain": Say(terrain)})
            for spot, terrain in state.terrain.items()
        }
        prompt = Say("ask-place", {"explorer": name_said(state, explorer)})
        if not state.table.all_equal:
            value = state.values[seat][explorer]
            prompt = Say("ask-place-worth", {"explorer": name_said(state, explorer), "value": value})
        status = Say("left-to-place", {"count": len(state.reserve[seat])})
        return Question(prompt, waiting("wait-place", seat), labels, status, row_names(self.board.rows))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        seat, explorer, spot = frame.mover, frame.word("explorer"), picked(action.picks[0])
        state.reserve[seat].remove(explorer)
        state.people.setdefault(spot, []).append(explorer)
        name = name_said(state, explorer)
        flow.tell("placed", who=Who(seat), explorer=name, spot=hex_said(spot))
        if not state.table.all_equal:  # R11.1
            value = state.values[seat][explorer]
            flow.whisper(seat, "placed-value", explorer=name, value=value, spot=hex_said(spot))
        flow.end()


class Launch(IslandStep):
    """R1.8: a boat goes on a sea hex beside the island, without boat or serpent."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        free = self._free(state)
        options = tuple([place("launch", spot) for spot in free])
        own = state.on_foot(frame.mover)
        near = (spot for spot in free if not own.isdisjoint(self.beside[spot]))
        silent = next(near, free[0])  # R12.1
        return (Decision(frame.mover, "launch", options, (f"launch:{silent}",), forced=len(free) == 1),)

    def _free(self, state: State) -> list[str]:
        taken = {*state.boats, *state.creatures["serpent"]}
        return [spot for spot in self.board.shore if spot not in taken]

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {f"launch:{spot}": Say("hex", {"spot": hex_said(spot)}) for spot in self._free(state)}
        status = Say("boats-to-place", {"count": state.launches[seat]})
        return Question(
            Say("ask-launch"), waiting("wait-launch", seat), labels, status, row_names(self.board.rows)
        )

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        spot = picked(action.picks[0])
        state.launches[frame.mover] -= 1
        state.boats[spot] = []
        flow.tell("launched", who=Who(frame.mover), spot=hex_said(spot))
        flow.end()


_EXPLORERS = {f"{c}{h}": Option(f"explorer:{c}{h}", group=c) for c in "abcd" for h in "npqrstuvwx"}
