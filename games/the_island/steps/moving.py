"""R4, R5: step 2, moving explorers and boats."""

from __future__ import annotations

from itertools import pairwise

from games.core.game import Flow
from games.core.model import Action, Decision, Fact, Frame, Option, Question, Say, Seat, Who
from games.the_island import scoring
from games.the_island.facts import COLOURS, Facts
from games.the_island.perils import strike
from games.the_island.sentences import crowd_said, hex_said, name_said, row_names, waiting
from games.the_island.state import IslandState as State
from games.the_island.steps.base import DONE, IslandStep, picked, piece, place
from games.the_island.ways import Path, Ways, capsizes, footing


class MovingStep(IslandStep):
    """A step that knows the ways of an explorer."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.ways = Ways(facts.board, facts.room)


class Move(MovingStep):
    """R4.1: which explorer or boat moves next, or that the movement is over."""

    follows = ("go", "sail", "sink")

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        if not state.moves:
            return ()
        explorers = self._explorers(state, seat)
        if explorers is None:
            return ()  # R2.3: nobody left to move, so boats stay too
        boats = [
            piece("boat", spot, spot, "boats")
            for spot in self.sailable(state)
            if not state.boats[spot] or seat in state.controls(spot)  # R5.2-R5.4
        ]
        if not explorers and not boats:
            return ()
        return (Decision(seat, "move", (*explorers, *boats, DONE), ("done",)),)

    def _explorers(self, state: State, seat: Seat) -> list[Option] | None:
        """A seat's explorers that can move, by name; None if none is in play."""
        owners, found, some = state.owners, [], False
        for places in (state.people, state.boats):
            for spot, folk in places.items():
                for explorer in folk:
                    if owners[explorer] == seat:
                        some = True
                        if self.ways.any_way(state, footing(state, explorer, spot)):
                            found.append(piece("explorer", explorer, spot, explorer[0]))
        found.sort(key=_key)
        return found if some else None

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {f"boat:{spot}": Say("boat-at", crowd_said(state, spot, seat)) for spot in state.boats}
        for explorer in state.playing():
            labels[f"explorer:{explorer}"] = self._explorer_label(state, explorer)
        labels["done"] = Say("done-moving")
        last = str(frame.memo.get("last", ""))
        if last in labels:
            labels[last] = Say("again", {"piece": labels[last]})
        groups = {colour: Say("explorers-of", {"colour": colour.upper()}) for colour in COLOURS}
        groups["boats"] = Say("boats")
        waits = waiting("wait-turn", seat)
        return Question(
            Say("ask-move"), waits, labels, _left(state), groups, first=last, names=self._names(state, seat)
        )

    def _names(self, state: State, seat: Seat) -> dict[str, Say]:
        """Each piece as on the picture, and where it is."""
        names = {f"boat:{spot}": Say("boat-here", {"spot": hex_said(spot)}) for spot in state.boats}
        for explorer in state.playing():
            here: dict[str, Fact] = {
                "explorer": name_said(state, explorer),
                "spot": hex_said(state.find(explorer)),
            }
            names[f"explorer:{explorer}"] = Say("explorer-here", here)
        return names

    def _explorer_label(self, state: State, explorer: str) -> Say:
        spot = state.find(explorer)
        facts: dict[str, Fact] = {"explorer": name_said(state, explorer), "spot": hex_said(spot)}
        if explorer in state.boats.get(spot, ()):
            return Say("passenger-at", facts)
        if spot in state.terrain:
            return Say("explorer-at", facts | {"terrain": Say(state.terrain[spot])})
        return Say("swimmer-at", facts)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == "done":
            flow.goto("sink", seat)
        elif pick.startswith("boat:"):
            flow.goto("sail", seat, at=picked(pick))
        else:
            explorer = picked(pick)
            flow.goto("go", seat, explorer=explorer, at=state.find(explorer))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.goto("sink", frame.mover)


class Go(MovingStep):
    """R4: where an explorer goes, for one movement point a step."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = [path[-1] for path in self._goals(state, frame).values()]
        return (Decision(frame.mover, "go", (*options, DONE), ("done",)),)

    def _goals(self, state: State, frame: Frame) -> dict[str, Path]:
        here = footing(state, frame.word("explorer"), frame.word("at"))
        return self.ways.goals(state, here, state.moves)

    def likely(self, state: State, frame: Frame, options: list[Option]) -> list[Option]:
        """Ashore, into a boat, then what is nearest to a safe island."""
        return sorted(options, key=self._way_home)

    def _way_home(self, option: Option) -> tuple[int, int]:
        verb, _, spot = option.key.partition(":")
        return ("land", "board").index(verb) if verb in ("land", "board") else 2, self.board.way.get(spot, 0)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        explorer, here = frame.word("explorer"), frame.word("at")
        labels = {"done": Say("done-moving")}
        for key, path in self._goals(state, frame).items():
            labels[key] = _far(self._label(state, path[-1]), len(path))
        prompt = Say("ask-go", {"explorer": name_said(state, explorer), "spot": hex_said(here)})
        groups = row_names(self.board.rows)
        names = {
            key: Say("boat-here", {"spot": hex_said(picked(key))})
            for key in labels
            if key.startswith("board:")
        }
        return Question(prompt, waiting("wait-turn", seat), labels, _left(state), groups, names=names)

    def _label(self, state: State, option: Option) -> Say:
        verb, _, spot = option.key.partition(":")
        if verb == "land":
            return Say("land", {"island": Say(f"safe-{spot}")})
        name = f"{verb}-deadly" if option.confirm else verb
        facts: dict[str, Fact] = {"spot": hex_said(spot)}
        if verb == "board":
            facts["aboard"] = len(state.boats[spot])
        return Say(name, facts)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == "done":
            flow.goto("sink", seat)
            return
        explorer, here = frame.word("explorer"), frame.word("at")
        path = self._goals(state, frame)[pick]
        state.moves -= len(path)
        state.quiet = 0
        for way, following in pairwise((*path, None)):
            assert way
            verb, _, spot = way.key.partition(":")
            self._arrive(state, verb, explorer, spot)
            if verb == "walk" and following and following.key.startswith("walk:"):
                continue  # a walk over several tiles is one event
            self._tell(state, seat, explorer, here, way, flow)
            strike(state, spot, flow)  # R4.11, R4.16
            here = spot
        if not scoring.settled(state, flow):
            flow.goto("move", seat, last=f"explorer:{explorer}")

    def _arrive(self, state: State, verb: str, explorer: str, spot: str) -> None:
        state.take(explorer)
        if verb == "land":
            state.idle = 0
            state.safe[spot].append(explorer)
        elif verb == "board":
            state.boats[spot].append(explorer)
        else:
            state.people.setdefault(spot, []).append(explorer)
            if verb != "walk":
                state.swum.append(explorer)  # R4.7

    def _tell(self, state: State, seat: Seat, explorer: str, here: str, way: Option, flow: Flow) -> None:
        verb, _, spot = way.key.partition(":")
        facts: dict[str, Fact] = {
            "who": Who(seat),
            "explorer": name_said(state, explorer),
            "from": hex_said(here),
        }
        if verb == "land":
            flow.tell("landed", island=Say(f"safe-{spot}"), **facts)
        else:
            flow.tell(_TOLD[verb], spot=hex_said(spot), **facts)


class Sail(IslandStep):
    """R5.6: where a boat goes, for one movement point a hex."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        crew = state.boats[frame.word("at")]
        options = [
            place("sail", spot, bool(crew) and capsizes(state, spot)) for spot in self._reach(state, frame)
        ]
        return (Decision(frame.mover, "sail", (*options, DONE), ("done",)),)

    def _reach(self, state: State, frame: Frame) -> dict[str, int]:
        """The hexes within the movement points left, and how many each takes; a wreck only one step away."""
        here = frame.word("at")
        wrecks = {*state.creatures["whale"], *state.creatures["serpent"]} if state.boats[here] else set()
        found = self.board.reach(here, state.moves, {*state.terrain, *state.boats}, wrecks)
        return {spot: steps for spot, steps in found.items() if steps == 1 or spot not in wrecks}

    def likely(self, state: State, frame: Frame, options: list[Option]) -> list[Option]:
        """What is nearest to a safe island."""
        return sorted(options, key=lambda option: self.board.way.get(option.spot or "", 0))

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        here = frame.word("at")
        crew, labels = state.boats[here], {"done": Say("done-moving")}
        for spot, steps in self._reach(state, frame).items():
            name = "sail-deadly" if crew and capsizes(state, spot) else "sail"
            labels[f"sail:{spot}"] = _far(Say(name, {"spot": hex_said(spot)}), steps)
        prompt = Say("ask-sail", crowd_said(state, here, seat))
        return Question(prompt, waiting("wait-turn", seat), labels, _left(state), row_names(self.board.rows))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat, here = action.picks, frame.mover, frame.word("at")
        if pick == "done":
            flow.goto("sink", seat)
            return
        spot = picked(pick)
        state.moves -= self._reach(state, frame)[spot]
        crew = state.boats[spot] = state.boats.pop(here)
        if crew:
            state.quiet = 0
        way: dict[str, Fact] = {"from": hex_said(here), "spot": hex_said(spot)}
        flow.tell("sailed", who=Who(seat), aboard=len(crew), **way)
        strike(state, spot, flow)  # R5.7
        if not scoring.settled(state, flow):
            flow.goto("move", seat, last=f"boat:{spot}")


_TOLD = {"walk": "walked", "swim": "swam", "board": "boarded", "jump": "jumped"}


def _left(state: State) -> Say:
    return Say("status-moves", {"count": state.moves})


def _far(label: Say, steps: int) -> Say:
    return Say("far", {"way": label, "count": steps}) if steps > 1 else label


def _key(option: Option) -> str:
    return option.key
