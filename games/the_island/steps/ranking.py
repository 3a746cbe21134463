"""R1.12: pieces ranked once, to be placed by themselves."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who
from games.the_island.sentences import hex_said, name_said, row_names, waiting
from games.the_island.state import IslandState as State
from games.the_island.steps.base import picked, place
from games.the_island.steps.placing import EXPLORERS, PlacingStep, colour_names, shore_labels, tile_labels

ENOUGH = Option("enough")
STAGES = ("explorers", "tiles", "boats")


class Rank(PlacingStep):
    """R1.12: explorers, tiles and boat hexes in the order one wants them, best first, one pick at a time."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = self._options(state, frame)
        if not options:
            return ()
        return (Decision(frame.mover, "rank", (*options, ENOUGH), ("enough",)),)

    def _options(self, state: State, frame: Frame) -> list[Option]:
        """What is still to be ranked; of the explorers the last one needs no pick."""
        seat, stage = frame.mover, frame.word("stage")
        if stage == "explorers":
            every = [EXPLORERS[explorer] for explorer in state.reserve[seat]]
        elif stage == "tiles":
            every = [place("place", spot) for spot in self.free_tiles(state)]
        else:
            every = [place("launch", spot) for spot in self.free_shore(state)]
        ranks = state.ranks.get(seat, ())
        options = [option for option in every if option.key not in ranks]
        return [] if stage == "explorers" and len(options) == 1 else options

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        stage, values = frame.word("stage"), state.values[seat]
        labels = tile_labels(state) | shore_labels(self.free_shore(state))
        for e, value in values.items():
            labels[f"explorer:{e}"] = Say("choose-worth", {"explorer": name_said(state, e), "value": value})
        labels["enough"] = Say(f"enough-{stage}")
        groups = colour_names() if stage == "explorers" else row_names(self.board.rows)
        return Question(
            Say(f"ask-rank-{stage}"), waiting("wait-place", seat), labels, self._so_far(state, frame), groups
        )

    def _so_far(self, state: State, frame: Frame) -> Say:
        """What was ranked in this stage."""
        verb = {"explorers": "explorer", "tiles": "place", "boats": "launch"}[frame.word("stage")]
        ranked = [picked(key) for key in state.ranks.get(frame.mover, ()) if key.startswith(f"{verb}:")]
        if not ranked:
            return Say("ranked-nothing")
        names = [name_said(state, name) if verb == "explorer" else hex_said(name) for name in ranked]
        return Say("ranked-so-far", {"names": tuple(names)})

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        ranks = state.ranks.setdefault(seat, [])
        if pick == "enough":
            self._next_stage(state, frame, flow)
        else:
            ranks.append(pick)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        self._next_stage(state, frame, flow)

    def _next_stage(self, state: State, frame: Frame, flow: Flow) -> None:
        stage, seat = frame.word("stage"), frame.mover
        if stage != STAGES[-1]:
            flow.goto("rank", seat, stage=STAGES[STAGES.index(stage) + 1])
            return
        state.by_itself.append(seat)
        flow.tell("ranked", who=Who(seat))
        self.by_itself(state, seat, flow)
        flow.end()
