"""R5, R11.2: phase 2, aquanauts on their way; and the one who carries the news of Atlantis."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who, say
from games.nautilus import stations
from games.nautilus.board import row
from games.nautilus.facts import STATIONS, Facts
from games.nautilus.sentences import rows_said
from games.nautilus.state import NautilusState as State
from games.nautilus.steps.common import NO_MORE, STAY, NautilusStep, target

AT_ONCE = 2  # aquanauts a player may move in a turn


class Walk(NautilusStep):
    """R5.1: which aquanaut moves next, or none."""

    name = "walk"

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.squares = self.at_squares("from")

    def steps_left(self, state: State, frame: Frame) -> int:
        """R5.3, R5.4: what training gives, less what was used; gains count at once."""
        return self.benefit(state, frame.mover, "training") - frame.count("used")

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat, options = frame.mover, self._options(state, frame)
        if not options:
            return ()
        return (Decision(seat, self.name, (*options, NO_MORE), (NO_MORE.key,)),)

    def _options(self, state: State, frame: Frame) -> list[Option]:
        left, seat = self.steps_left(state, frame), frame.mover
        if left <= 0 or self._all_moved(frame):
            return []
        return [
            self.squares[spot]
            for spot, module in state.city.items()
            if module.crew[seat]
            and spot not in frame.words("stay")
            and self._movable(state, frame, spot)
            and stations.can_walk(self.facts, state, seat, spot, left)
        ]

    def _all_moved(self, frame: Frame) -> bool:
        return frame.count("walked") >= AT_ONCE  # R5.5

    def _movable(self, state: State, frame: Frame, spot: str) -> int:
        """R5.4: an aquanaut that has moved does not move again; it may be the one that stays (R5.8)."""
        count = stations.movable(state, frame.mover, spot)
        if spot == frame.word("last") and state.city[spot].kind not in STATIONS:
            return count - 1
        return count

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        options, labels = self._options(state, frame), {NO_MORE.key: self._no_more(frame)}
        for option in options:
            assert option.spot
            module = state.city[option.spot]
            kind, here = Say(f"the-{module.kind}"), self._movable(state, frame, option.spot)
            labels[option.key] = say("from", kind=kind, spot=option.spot, count=here)
        prompt = say(f"ask-{self.name}", left=self.steps_left(state, frame), walked=self._walked(frame))
        return Question(
            prompt, self.waiting(state, seat), labels, self.purse(state, seat), rows_said(options)
        )

    def _walked(self, frame: Frame) -> int:
        return frame.count("walked")

    def _no_more(self, frame: Frame) -> Say:
        return Say("walk-no-more" if frame.count("walked") else "walk-none")

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,) = action.picks
        if pick == NO_MORE.key:
            self._stop(frame, flow)
        else:
            flow.goto(f"{self.name}-to", frame.seat, **frame.memo, origin=target(pick))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if frame.words("stay"):
            self._stop(frame, flow)
        else:
            flow.end()

    def _stop(self, frame: Frame, flow: Flow) -> None:
        """Who was asked and moved nobody is told of, too."""
        if not frame.count("walked"):
            flow.tell("walked-nobody", who=Who(frame.mover))
        flow.end()


class WalkTo(NautilusStep):
    """R5.2: through how many passages, and where to stop."""

    name = "walk"

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.squares = self.at_squares("to")

    def steps_left(self, state: State, frame: Frame) -> int:
        return self.benefit(state, frame.mover, "training") - frame.count("used")

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = (*(self.squares[spot] for spot in self._walks(state, frame)), STAY)
        return (Decision(frame.mover, f"{self.name}-to", options, (STAY.key,)),)

    def _walks(self, state: State, frame: Frame) -> dict[str, int]:
        """The modules in reach, row by row, each with its steps."""
        most = self.steps_left(state, frame)
        found = stations.walks(self.facts, state, frame.mover, frame.word("origin"), most)
        return dict(sorted(found.items(), key=lambda walk: (int(row(walk[0])), walk[0])))

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        walks, labels = self._walks(state, frame), {STAY.key: Say("walk-stay")}
        for spot, steps in walks.items():
            labels[f"to:{spot}"] = self._label(state, seat, spot, steps)
        origin = frame.word("origin")
        kind = Say(f"the-{state.city[origin].kind}")
        prompt = say("ask-walk-to", spot=origin, kind=kind, left=self.steps_left(state, frame))
        groups = rows_said(self.squares[spot] for spot in walks)
        return Question(prompt, self.waiting(state, seat), labels, self.purse(state, seat), groups)

    def _label(self, state: State, seat: Seat, spot: str, steps: int) -> Say:
        module = state.city[spot]
        facts: Mapping[str, Say | str | int] = {"kind": Say(module.kind), "spot": spot, "steps": steps}
        due = stations.fee(self.facts, state, seat, spot)
        if due:
            return say("walk-to-fee", **facts, price=due)
        starts = module.kind in STATIONS and not module.crew[seat]
        return say("walk-to-start" if starts else "walk-to", **facts)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat, origin = action.picks, frame.mover, frame.word("origin")
        if pick == STAY.key:
            self._again(frame, flow)
            return
        spot = target(pick)
        steps = self._walks(state, frame)[spot]
        state.city[origin].crew[seat] -= 1
        kind = Say(f"the-{state.city[spot].kind}")
        flow.tell("walked", who=Who(seat), origin=origin, spot=spot, kind=kind, steps=steps)
        stations.enter(self.facts, state, seat, spot, flow)
        self._moved(frame, steps, spot, flow)

    def _again(self, frame: Frame, flow: Flow) -> None:
        """It stays after all; those of this module are not asked for again."""
        memo = {name: value for name, value in frame.memo.items() if name not in ("origin", "stay")}
        flow.goto(self.name, frame.seat, **memo, stay=[*frame.words("stay"), frame.word("origin")])

    def _moved(self, frame: Frame, steps: int, spot: str, flow: Flow) -> None:
        """R5.10: what is left serves the second aquanaut or is lost."""
        used, walked = frame.count("used") + steps, frame.count("walked") + 1
        flow.goto("walk", frame.seat, walked=walked, used=used, last=spot, stay=[])


class News(Walk):
    """R11.2: for an Atlantis discovery one aquanaut may move up to two steps."""

    name = "news"

    def steps_left(self, state: State, frame: Frame) -> int:
        return self.facts.table.rewards.news

    def _all_moved(self, frame: Frame) -> bool:
        return False

    def _movable(self, state: State, frame: Frame, spot: str) -> int:
        return stations.movable(state, frame.mover, spot)

    def _walked(self, frame: Frame) -> int:
        return 0

    def _no_more(self, frame: Frame) -> Say:
        return Say("news-none")

    def _stop(self, frame: Frame, flow: Flow) -> None:
        flow.end()


class NewsTo(WalkTo):
    """R11.3: the usual rules of walking, fees and starting apply."""

    name = "news"

    def steps_left(self, state: State, frame: Frame) -> int:
        return self.facts.table.rewards.news

    def _moved(self, frame: Frame, steps: int, spot: str, flow: Flow) -> None:
        flow.end()
