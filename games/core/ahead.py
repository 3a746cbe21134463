"""Foresee what a seat will probably be asked, from its own knowledge alone, so that nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.core import again, codec, engine, orders
from games.core.game import Game, S
from games.core.model import Action, Decision, Question, Seat
from games.core.orders import Order
from games.core.rng import Rng

FARTHEST = 40  # answers simulated before giving up: a round or two of a full table
QUESTIONS = 10  # most questions foreseen
WORLDS = 6  # in the first of them the others keep silent, in the rest they do as they like
SEED = "ahead"  # constant, so that looking twice shows the same


class Foreseen(Struct, frozen=True):
    """A question that may come, or the one open now."""

    decision: Decision
    question: Question
    ordered: bool  # an order answers it already
    after: int  # how many answers away it is; 0: it is open now


def outlook(game: Game[S, Any], state: S, seat: Seat, given: Sequence[Order], kind: str) -> list[Foreseen]:
    """What may be ordered, soonest first and each question once; for `next`, what no order answers yet.

    The first of them, unless it is open now, has the options of several worlds: what the others leave
    depends on them.
    """
    found: dict[str, Foreseen] = {}
    for foreseen in _wanted(ahead(game, state, seat, given), kind):
        found.setdefault(foreseen.decision.step, foreseen)
        if len(found) == QUESTIONS:
            break
    first = next(iter(found.values()), None)
    if first is None or not first.after:
        return list(found.values())
    for world in range(1, WORLDS):
        there = next(_wanted(ahead(game, state, seat, given, world), kind), None)
        if there is not None and there.decision.step == first.decision.step:
            first = _joined(first, there)
    return list({**found, first.decision.step: first}.values())


def ahead(
    game: Game[S, Any], state: S, seat: Seat, given: Sequence[Order] = (), world: int = 0
) -> Iterator[Foreseen]:
    """The questions a seat would come to in one world, soonest first, within bounds.

    The state is dealt again as the seat might imagine it, chance to come included. From there the others
    answer what silence means (in world 0) or anything, and the seat what it has ordered; windows never count,
    they have orders of their own.
    """
    dice, twin = Rng(f"{SEED}-{world}"), codec.copy(state)
    game.resample(twin, seat, dice)
    asked, left = engine.decisions(game, twin), list(given)
    for after in range(FARTHEST):
        mine = next((d for d in asked if d.seat == seat and _open(d)), None)
        decision = mine or next((d for d in asked if d.answer is None), None)
        if decision is None:
            return
        picks = again.picks(decision, dice) if world and decision.seat != seat else decision.default
        if mine is not None:
            order = _fitting(mine, left)
            yield Foreseen(mine, engine.question(game, twin, seat), order is not None, after)
            if order is not None:
                picks = order.picks
                left = [other for other in left if other is not order or order.kind != orders.NEXT]
        asked = engine.play_on(game, twin, Action(decision.seat, decision.step, picks), asked).asked


def _wanted(questions: Iterator[Foreseen], kind: str) -> Iterator[Foreseen]:
    return (each for each in questions if not (kind == orders.NEXT and each.ordered))


def _joined(here: Foreseen, there: Foreseen) -> Foreseen:
    """Merge two forecasts of one question: the options of either world."""
    options, place = list(here.decision.options), 0
    for option in there.decision.options:  # inserted at its usual place
        if option in options:
            place = options.index(option) + 1
        else:
            options.insert(place, option)
            place += 1
    decision = replace(here.decision, options=tuple(options))
    labels = {**there.question.labels, **here.question.labels}
    return replace(here, decision=decision, question=replace(here.question, labels=labels))


def _open(decision: Decision) -> bool:
    return decision.answer is None and not decision.window and not decision.forced


def _fitting(decision: Decision, given: Sequence[Order]) -> Order | None:
    order = orders.coming(decision, given)
    return order if order is not None and orders.fits(decision, order.picks) else None
