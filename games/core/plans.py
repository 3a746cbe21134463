"""Plans: several answers of one seat in one go, where the rules make plain what comes after each.

A plan is sugar above single actions: it is written as the answers it is made of, each is checked and stored
as if it had been given alone, and the first surprise ends it. What is on offer is found by playing ahead in a
world that the seat might imagine (`resample`), so it tells the seat nothing; a question is looked behind only
where its step says so (`Step.follows`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.core import codec, engine
from games.core.engine import Barrier, Change
from games.core.game import Game, S
from games.core.model import Action, Decision, Option, Question, Say, Seat
from games.core.rng import Dice

THEN = ">"  # between the answers of a plan
AND = "&"  # between the picks of one answer
LAST = "?"  # behind an answer that is only given where there is no other
MOST = 75  # plans offered at a time
LONGEST = 3  # answers in a plan on offer
EACH = (12, 8, 6, 4)  # plans with the same beginning, where all are too many
PLAYS = 80  # answers played to find out what comes after them
LENGTH = 100  # characters of a plan as it is written: the value of a menu's entry
SEED = "plans"  # any would do: plans stop where chance begins

Picks = tuple[str, ...]


class Plan(Struct, frozen=True):
    """Some answers in a row, each with its label in the words of its own question."""

    answers: tuple[Picks, ...]
    options: tuple[Option, ...]
    labels: tuple[Say, ...]
    names: tuple[Say | None, ...] = ()  # what the picture calls each, where its spot would not do

    @property
    def key(self) -> str:
        return written(self.answers)

    def with_last(self, key: str) -> Plan:
        """The plan with an answer behind it that is given if it is the only one then; "" for none."""
        if not key or len(longer := written((*self.answers, (key + LAST,)))) > LENGTH:
            return self
        return replace(self, answers=read(longer))

    def then(self, option: Option, question: Question) -> Plan:
        """The plan with one answer more, in the words of its question."""
        return Plan(
            (*self.answers, (option.key,)),
            (*self.options, option),
            (*self.labels, question.labels[option.key]),
            (*self.names, question.names.get(option.key)),
        )


class Ahead(Struct, frozen=True):
    """The question behind an answer that only leads on, in a world that the seat might imagine."""

    key: str  # the answer
    state: Any
    decision: Decision
    question: Question


def written(answers: Sequence[Picks]) -> str:
    """Answers as one word: "explorer:bq>swim:c4"."""
    return THEN.join(AND.join(picks) for picks in answers)


def read(key: str) -> tuple[Picks, ...]:
    """The answers that a word stands for; an option's own key is one answer."""
    return tuple(tuple(picks.split(AND)) for picks in key.split(THEN))


def plans(game: Game[S, Any], state: S, seat: Seat) -> tuple[Plan, ...]:
    """What a seat may do in one go now, in the order of the options.

    Where all plans are too many, the likeliest answers to each last question; if need be shorter plans.
    """
    decision = alone(engine.decisions(game, state), seat)
    if decision is None or not _single(decision) or not game.steps[decision.step].follows:
        return ()
    world = codec.copy(state)
    game.resample(world, seat, Dice(SEED))
    for longest in range(LONGEST, 1, -1):
        search = _Search(game, seat, longest)
        search.behind(world, decision, Plan((), (), ()))
        found = search.likeliest()
        if found:
            return found
    return ()


def ahead(game: Game[S, Any], state: S, seat: Seat) -> Ahead | None:
    """The question that a seat may answer as well as its own, which most people pass over; None: its own."""
    decision = alone(engine.decisions(game, state), seat)
    passed = game.steps[decision.step].passes if decision else ""
    if decision is None or passed not in decision.keys:
        return None
    world = codec.copy(state)
    game.resample(world, seat, Dice(SEED))
    change = engine.apply(game, world, Action(seat, decision.step, (passed,)))
    following = goes_on(change, seat)
    if following is None or following.forced or not _single(following):
        return None
    return Ahead(passed, change.state, following, engine.question(game, change.state, seat))


def is_last(picks: Picks) -> bool:
    """Whether an answer of a plan is only given where there is no other."""
    return picks[-1].endswith(LAST)


def last(asked: Sequence[Decision], seat: Seat, picks: Picks) -> Picks | None:
    """Such an answer as it is given; None where somebody else is asked, or there is something to choose.

    What became known before does not matter: there is nothing that it could change.
    """
    decision, only = alone(asked, seat), (picks[-1].removesuffix(LAST),)
    return only if decision is not None and decision.keys == only else None


def goes_on(change: Change[Any], seat: Seat) -> Decision | None:
    """The question a plan goes on with: nothing became known, and this seat alone is asked. Else None."""
    return alone(change.asked, seat) if change.barrier is Barrier.NONE else None


class _Search:
    def __init__(self, game: Game[Any, Any], seat: Seat, longest: int) -> None:
        self._game = game
        self._seat = seat
        self._longest = longest
        self._plays = 0
        self._found: list[tuple[int, Plan]] = []  # with its place among the answers to its last question

    def likeliest(self) -> tuple[Plan, ...]:
        """As many plans as may be offered, the same number of each last question at most."""
        if self._plays > PLAYS:
            return ()
        for each in (len(self._found), *EACH):
            plans = tuple(plan for place, plan in self._found if place < each)
            if len(plans) <= MOST:
                return plans
        return ()

    def behind(self, state: Any, decision: Decision, so_far: Plan) -> bool:
        """Find the plans that begin with some answers and go on with this question; whether there are any."""
        step, known = self._game.steps[decision.step], len(self._found)
        question = engine.question(self._game, state, self._seat)
        sound = [one for one in decision.options if not one.confirm and one.key in question.labels]
        places = {one.key: place for place, one in enumerate(step.likely(state, state.frame, sound))}
        for option in sound:
            plan = so_far.then(option, question)
            goes_on = step.follows and step.leads(option)
            if len(plan.key) > LENGTH or (goes_on and self._deeper(state, decision, plan)):
                continue
            if so_far.answers and not option.aside:
                self._found.append((places[option.key], plan.with_last(step.along)))
        return len(self._found) > known

    def _deeper(self, state: Any, decision: Decision, plan: Plan) -> bool:
        """Find the plans behind an answer, if a question that belongs to it comes next."""
        if len(plan.answers) == self._longest or self._plays > PLAYS:
            return False
        self._plays += 1
        action = Action(self._seat, decision.step, plan.answers[-1])
        change = engine.apply(self._game, state, action)
        following = goes_on(change, self._seat)
        if following is None or following.forced or not _single(following):
            return False
        if following.step not in self._game.steps[decision.step].follows:
            return False
        return self.behind(change.state, following, plan)


def alone(asked: Sequence[Decision], seat: Seat) -> Decision | None:
    """The open question to a seat, if nobody else is asked anything."""
    if len(asked) != 1 or asked[0].seat != seat or asked[0].answer is not None or asked[0].window:
        return None
    return asked[0]


def _single(decision: Decision) -> bool:
    """Whether it is answered by one option."""
    return decision.least == decision.most == 1
