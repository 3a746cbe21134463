"""R1: explorers and boats are placed in turn, by hand or by themselves."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.game import Flow
from games.core.model import Action, Decision, Fact, Frame, Option, Question, Say, Seat, Who
from games.the_island.facts import COLOURS, HANDLES, TERRAINS
from games.the_island.sentences import hex_said, name_said, row_names, waiting, worth_said
from games.the_island.state import IslandState as State
from games.the_island.steps.base import IslandStep, picked, place

EXPLORERS = {f"{c}{h}": Option(f"explorer:{c}{h}", group=c) for c in COLOURS for h in HANDLES}
RANK = Option("rank")
REST = Option("rest", confirm=True)
EXPLORERS_FIRST, TILES_FIRST = "explorers", "tiles"  # where a ranking begins


class PlacingStep(IslandStep):
    """A step that knows where pieces may be placed, and where they go by themselves."""

    def free_tiles(self, state: State) -> list[str]:
        """R1.7, R9.1: tiles that take one more explorer."""
        people, table = state.people, state.table
        if not table.crowded:
            return [spot for spot in state.terrain if spot not in people]
        double = self.board.within if table.rim_is_coast else self.board.inland
        return [s for s in state.terrain if s not in people or (s in double and len(people[s]) < 2)]

    def free_shore(self, state: State) -> list[str]:
        """R1.8: sea hexes beside the island without boat or serpent."""
        taken = {*state.boats, *state.creatures["serpent"]}
        return [spot for spot in self.board.shore if spot not in taken]

    def silent_tile(self, state: State) -> str:
        """R12.1: the default tile, one of the terrain that sinks last."""
        free = self.free_tiles(state)
        return next(spot for kind in reversed(TERRAINS) for spot in free if state.terrain[spot] == kind)

    def silent_shore(self, state: State, seat: Seat) -> str:
        """R12.1: the default hex for a boat, beside own explorers where possible."""
        free, own = self.free_shore(state), state.on_foot(seat)
        return next((spot for spot in free if not own.isdisjoint(self.beside[spot])), free[0])

    def put(self, state: State, seat: Seat, explorer: str, spot: str, flow: Flow) -> None:
        """R1.7: place an explorer on a tile and tell its value to its owner alone."""
        state.reserve[seat].remove(explorer)
        state.people.setdefault(spot, []).append(explorer)
        name = name_said(state, explorer)
        self._say(state, seat, flow, "placed", who=Who(seat), explorer=name, spot=hex_said(spot))
        if not state.table.all_equal:  # R11.1
            value = state.values[seat][explorer]
            flow.whisper(seat, "placed-value", explorer=name, value=value, spot=hex_said(spot))

    def launch(self, state: State, seat: Seat, spot: str, flow: Flow) -> None:
        """R1.8: place a boat."""
        state.launches[seat] -= 1
        state.boats[spot] = []
        self._say(state, seat, flow, "launched", who=Who(seat), spot=hex_said(spot))

    def _say(self, state: State, seat: Seat, flow: Flow, name: str, **facts: Fact) -> None:
        """Tell of a placing; one that a secret ranking decided is a reveal."""
        if seat in state.ranks:
            flow.reveal(name, **facts)
        else:
            flow.tell(name, **facts)

    def by_itself(self, state: State, seat: Seat, flow: Flow) -> None:
        """R1.12, R1.13: place the next piece by the seat's ranking, else by default."""
        ranks = state.ranks.get(seat, [])
        if not state.reserve[seat]:
            hexes = self.free_shore(state)
            self.launch(state, seat, _best(ranks, "launch", hexes) or self.silent_shore(state, seat), flow)
            return
        reserve = state.reserve[seat]
        explorer = _best(ranks, "explorer", reserve) or reserve[0]
        spot = _best(ranks, "place", self.free_tiles(state)) or self.silent_tile(state)
        self.put(state, seat, explorer, spot, flow)


class Placing(PlacingStep):
    """R1.7, R1.8: clockwise from the first player, one piece each; then the first turn begins."""

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if not state.turn:
            self._show_values(state, flow)
        for waiting_for, step in ((state.reserve, "choose"), (state.launches, "launch")):
            seat = self._next(state, [s for s in state.staying if waiting_for[s]])
            if seat is not None:
                flow.turn(seat)
                if seat in state.by_itself:
                    self.by_itself(state, seat, flow)
                else:
                    flow.call(step, seat)
                return
        state.began = state.turn + 1
        state.ranks.clear()
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
        if state.table.quick_start:
            flow.tell("dealt-out")  # R1.14
        for seat, values in state.values.items():
            if values:  # R11.1
                flow.whisper(seat, "your-values", explorers=worth_said(state, values))


class Choose(PlacingStep):
    """R1.7: which explorer is placed next; its name is open, its value is not."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        if state.table.all_equal:
            return ()  # R9.5: they are all alike
        reserve = state.reserve[frame.mover]
        options = tuple([EXPLORERS[explorer] for explorer in reserve])
        alone = len(reserve) == 1
        offers = options if alone else (*options, RANK, REST)
        return (Decision(frame.mover, "choose", offers, (options[0].key,), forced=alone),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        values = state.values[seat]
        status = Say("left-to-place", {"count": len(state.reserve[seat])})
        labels = {
            f"explorer:{e}": Say("choose-worth", {"explorer": name_said(state, e), "value": values[e]})
            for e in state.reserve[seat]
        }
        labels |= {"rank": Say("rank"), "rest": Say("rest")}
        return Question(Say("ask-choose"), waiting("wait-place", seat), labels, status, colour_names())

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == "rank":
            flow.goto("rank", seat, stage=EXPLORERS_FIRST)
        elif pick == "rest":
            _leave_the_rest(self, state, seat, flow)
        else:
            flow.goto("place", seat, explorer=picked(pick))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.goto("place", frame.mover, explorer=state.reserve[frame.mover][0])


class Place(PlacingStep):
    """R1.7: an explorer goes on an empty tile."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        free = self.free_tiles(state)
        options = [place("place", spot) for spot in free]
        if state.table.all_equal and len(state.reserve[frame.mover]) > 1:
            options += [RANK, REST]
        silent = f"place:{self.silent_tile(state)}"
        return (Decision(frame.mover, "place", tuple(options), (silent,), forced=len(options) == 1),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        explorer = frame.word("explorer")
        labels = tile_labels(state) | {"rank": Say("rank"), "rest": Say("rest")}
        prompt = Say("ask-place", {"explorer": name_said(state, explorer)})
        if not state.table.all_equal:
            value = state.values[seat][explorer]
            prompt = Say("ask-place-worth", {"explorer": name_said(state, explorer), "value": value})
        status = Say("left-to-place", {"count": len(state.reserve[seat])})
        return Question(prompt, waiting("wait-place", seat), labels, status, row_names(self.board.rows))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == "rank":
            flow.goto("rank", seat, stage=TILES_FIRST)
        elif pick == "rest":
            _leave_the_rest(self, state, seat, flow)
        else:
            self.put(state, seat, frame.word("explorer"), picked(pick), flow)
            flow.end()


class Launch(PlacingStep):
    """R1.8: a boat goes on a sea hex beside the island, without boat or serpent."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        options = [place("launch", spot) for spot in self.free_shore(state)]
        if len(options) > 1:
            options.append(REST)
        silent = f"launch:{self.silent_shore(state, seat)}"
        return (Decision(seat, "launch", tuple(options), (silent,), forced=len(options) == 1),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = shore_labels(self.free_shore(state)) | {"rest": Say("rest-boats")}
        status = Say("boats-to-place", {"count": state.launches[seat]})
        wait = waiting("wait-launch", seat)
        return Question(Say("ask-launch"), wait, labels, status, row_names(self.board.rows))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == "rest":
            _leave_the_rest(self, state, seat, flow)
        else:
            self.launch(state, seat, picked(pick), flow)
            flow.end()


def _leave_the_rest(step: PlacingStep, state: State, seat: Seat, flow: Flow) -> None:
    """R1.13: have the seat's remaining pieces placed automatically."""
    state.by_itself.append(seat)
    flow.tell("left-the-rest", who=Who(seat))
    step.by_itself(state, seat, flow)
    flow.end()


def _best(ranks: list[str], verb: str, offered: Iterable[str]) -> str:
    """The highest ranked of what is on offer; "" if none of it is ranked."""
    offers = set(offered)
    ranked = (picked(key) for key in ranks if key.startswith(f"{verb}:"))
    return next((name for name in ranked if name in offers), "")


def tile_labels(state: State) -> dict[str, Say]:
    return {
        f"place:{spot}": Say("tile", {"spot": hex_said(spot), "terrain": Say(terrain)})
        for spot, terrain in state.terrain.items()
    }


def shore_labels(spots: Iterable[str]) -> dict[str, Say]:
    return {f"launch:{spot}": Say("hex", {"spot": hex_said(spot)}) for spot in spots}


def colour_names() -> dict[str, Say]:
    return {colour: Say("colour", {"colour": colour.upper()}) for colour in COLOURS}
