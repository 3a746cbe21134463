"""R5, R11.2: moving aquanauts: two in phase 2, one as the reward for an Atlantis discovery."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who, say
from games.core.steps import Memo
from games.nautilus import stations
from games.nautilus.board import row
from games.nautilus.facts import STATIONS, Facts
from games.nautilus.sentences import rows_said
from games.nautilus.state import NautilusState as State
from games.nautilus.steps.common import BACK, NO_MORE, NautilusStep, target

AT_ONCE = 2  # aquanauts a player may move in a turn


class Walking(NautilusStep):
    """What choosing an aquanaut and choosing its goal have in common: the allowance in the memo.

    `people` may still move, `used` steps are gone, `last` is where the one before stopped; `reward` steps
    are given for an Atlantis discovery, else as many as training gives.
    """

    def left(self, state: State, frame: Frame) -> int:
        """R5.3, R5.4: gains of training count at once; R11.2: but not for the news of Atlantis."""
        given = frame.count("reward") or self.benefit(state, frame.mover, "training")
        return given - frame.count("used")

    def topic(self, frame: Frame) -> str:
        return frame.step.replace("walk", "news") if frame.count("reward") else frame.step

    def goals(self, state: State, seat: Seat, origin: str, most: int) -> list[Say]:
        """Where an aquanaut could stop, in words."""
        walks = stations.walks(self.facts, state, seat, origin, most)
        return [self.goal(state, seat, spot, steps) for spot, steps in walks.items()]

    def goal(self, state: State, seat: Seat, spot: str, steps: int) -> Say:
        """A module with the steps it takes, and whether stopping there starts it, and for how much."""
        kind, due = Say(state.city[spot].kind), stations.fee(self.facts, state, seat, spot)
        if due:
            return say("walk-to-fee", kind=kind, spot=spot, steps=steps, price=due)
        name = "walk-to-start" if stations.starts(state, seat, spot) else "walk-to"
        return say(name, kind=kind, spot=spot, steps=steps)

    def no_more(self, frame: Frame) -> Say:
        if frame.count("reward"):
            return Say("news-none")
        return Say("walk-none" if frame.count("people") == AT_ONCE else "walk-no-more")

    def stop(self, frame: Frame, flow: Flow) -> None:
        """End the walking; also tell of a seat that was asked and moved nobody."""
        if frame.count("people") == AT_ONCE:
            flow.tell("walked-nobody", who=Who(frame.mover))
        flow.end()


class Walk(Walking):
    """R5.1: which aquanaut moves next, or none; not asked if there is only one module to leave from."""

    follows = ("walk-to",)

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.squares = self.at_squares("from")

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = self._options(state, frame)
        if len(options) < 2:
            return ()
        return (Decision(frame.mover, "walk", (*options, NO_MORE), (NO_MORE.key,)),)

    def _options(self, state: State, frame: Frame) -> list[Option]:
        left, seat = self.left(state, frame), frame.mover
        if left <= 0 or not frame.count("people"):  # R5.5
            return []
        return [
            self.squares[spot]
            for spot, module in state.city.items()
            if module.crew[seat]
            and self._movable(state, frame, spot)
            and stations.can_walk(self.facts, state, seat, spot, left)
        ]

    def _movable(self, state: State, frame: Frame, spot: str) -> int:
        """R5.4: an aquanaut that has moved does not move again; it may be the one that stays (R5.8)."""
        count = stations.movable(state, frame.mover, spot)
        if spot == frame.word("last") and state.city[spot].kind not in STATIONS:
            return count - 1
        return count

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        options, labels = self._options(state, frame), {NO_MORE.key: self.no_more(frame)}
        for option in options:
            assert option.spot
            kind = Say(f"the-{state.city[option.spot].kind}")
            here = self._movable(state, frame, option.spot)
            labels[option.key] = say("from", kind=kind, spot=option.spot, count=here)
            goals = self.goals(state, seat, option.spot, self.left(state, frame))
            if len(goals) == 1:
                labels[option.key] = say("from-to", spot=option.spot, goal=goals[0])
        walked = AT_ONCE - frame.count("people")
        prompt = say(f"ask-{self.topic(frame)}", left=self.left(state, frame), walked=walked)
        status = self.warned(state, self.purse(state, seat))
        return Question(prompt, self.waiting(state, seat), labels, status, rows_said(options))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,) = action.picks
        if pick == NO_MORE.key:
            self.stop(frame, flow)
        else:
            flow.goto("walk-to", frame.seat, **frame.memo, origin=target(pick), alone=0)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        options = self._options(state, frame)
        if options:
            flow.goto("walk-to", frame.seat, **frame.memo, origin=target(options[0].key), alone=1)
        else:
            flow.end()


class WalkTo(Walking):
    """R5.2: through how many passages, and where to stop."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.squares = self.at_squares("to")
        self.starts = self.at_squares("to", "starts")

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        way_out, options = NO_MORE if frame.count("alone") else BACK, self._options(state, frame)
        if len(options) == 1 and way_out is BACK:
            return ()
        return (Decision(frame.mover, "walk-to", (*options, way_out), (way_out.key,)),)

    def _options(self, state: State, frame: Frame) -> list[Option]:
        """Stations that would be started first, then row by row."""
        spots = sorted(self._walks(state, frame), key=lambda spot: (int(row(spot)), spot))
        starting = [spot for spot in spots if stations.starts(state, frame.mover, spot)]
        others = [spot for spot in spots if spot not in starting]
        return [*(self.starts[spot] for spot in starting), *(self.squares[spot] for spot in others)]

    def _walks(self, state: State, frame: Frame) -> dict[str, int]:
        """The modules in reach, each with its steps."""
        origin, left = frame.word("origin"), self.left(state, frame)
        return stations.walks(self.facts, state, frame.mover, origin, left)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {NO_MORE.key: self.no_more(frame), BACK.key: Say("walk-back")}
        for spot, steps in self._walks(state, frame).items():
            labels[f"to:{spot}"] = self.goal(state, seat, spot, steps)
        origin = frame.word("origin")
        kind = Say(f"the-{state.city[origin].kind}")
        prompt = say(f"ask-{self.topic(frame)}", spot=origin, kind=kind, left=self.left(state, frame))
        status = self.warned(state, self.purse(state, seat))
        groups = rows_said(self._options(state, frame))
        return Question(prompt, self.waiting(state, seat), labels, status, groups)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,) = action.picks
        if pick == NO_MORE.key:
            self.stop(frame, flow)
        elif pick == BACK.key:
            flow.goto("walk", frame.seat, **_allowance(frame))
        else:
            self._walk(state, frame, target(pick), flow)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        (only,) = self._options(state, frame)
        self._walk(state, frame, target(only.key), flow)

    def _walk(self, state: State, frame: Frame, spot: str, flow: Flow) -> None:
        seat, origin = frame.mover, frame.word("origin")
        steps = self._walks(state, frame)[spot]
        state.city[origin].crew[seat] -= 1
        kind = Say(f"the-{state.city[spot].kind}")
        flow.tell("walked", who=Who(seat), origin=origin, spot=spot, kind=kind, steps=steps)
        stations.enter(self.facts, state, seat, spot, flow)
        used, people = frame.count("used") + steps, frame.count("people") - 1  # R5.10
        flow.goto("walk", seat, **{**_allowance(frame), "people": people, "used": used, "last": spot})


def _allowance(frame: Frame) -> dict[str, Memo]:
    """The memo without the aquanaut chosen."""
    return {name: frame.memo[name] for name in ("people", "used", "last", "reward")}
