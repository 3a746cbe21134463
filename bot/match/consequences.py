"""Moves that follow from an answer, computed before anything is stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from bot.match.position import Position
from bot.match.rules import AnyGame
from games import home
from games.core import engine, orders, plans
from games.core.first_match import first_match
from games.core.model import Action, Decision, RuleError, Say, Seat, Undo
from storage.matches import Phase


class Move(Struct):
    """A journal row about to be written."""

    row: Action | Undo | None
    change: engine.Change[Any]
    forced: bool = False  # no click of its own: it followed from the one before


def played(position: Position, action: Action) -> list[Move]:
    steps = [Move(action, engine.apply(position.game, position.state, action))]
    play_forced(position.game, steps)
    return steps


def play_plan(position: Position, steps: list[Move], seat: Seat, answers: Sequence[tuple[str, ...]]) -> int:
    """Give the answers that were planned behind the one just given; how many were given.

    The first surprise ends it: something became known, somebody else is asked, or an answer is not on offer,
    or does harm and must be asked about. A plan is one click: Back takes back the whole of it.
    """
    for number, picks in enumerate(answers):
        last = steps[-1].change
        if plans.is_last(picks):
            decision, given = plans.alone(last.asked, seat), plans.last(last.asked, seat, picks)
            if decision is None or given is None:
                continue
        else:
            calm = all(step.change.barrier is engine.Barrier.NONE for step in steps)
            decision, given = plans.goes_on(last, seat) if calm else None, picks
            if decision is None or not orders.fits(decision, given):
                return number
        if any(option.confirm for option in decision.options if option.key in given):
            return number
        action = Action(seat, decision.step, given)
        change = engine.apply(position.game, steps[-1].change.state, action)
        steps.append(Move(action, change, forced=True))
        play_forced(position.game, steps)
    return len(answers)


def pass_idle(position: Position, steps: list[Move], seat: Seat) -> None:
    """Give the only answer to a question that is put for taking back alone, where nothing can be."""
    change = steps[-1].change
    decision = plans.alone(change.asked, seat)
    if decision is None or len(decision.options) > 1 or not position.game.steps[decision.step].idle:
        return
    if any(step.change.barrier is not engine.Barrier.NONE for step in steps):
        action = Action(seat, decision.step, decision.keys)
        steps.append(Move(action, engine.apply(position.game, change.state, action), forced=True))
        play_forced(position.game, steps)


def asked_after(position: Position, steps: list[Move]) -> tuple[Decision, ...]:
    return steps[-1].change.asked if steps else position.asked


def state_after(position: Position, steps: list[Move]) -> Any:
    return steps[-1].change.state if steps else position.state


def still(asked: tuple[Decision, ...], before: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """The questions that are unchanged; one asked since has a deadline of its own."""
    return tuple(decision for decision in asked if decision in before)


def follow(
    position: Position, steps: list[Move], answer: Callable[[tuple[Decision, ...]], Action | None]
) -> None:
    """Play what `answer` gives, and what is forced after it, as long as it gives something."""
    while (action := answer(asked_after(position, steps))) is not None:
        steps.append(Move(action, engine.apply(position.game, state_after(position, steps), action)))
        play_forced(position.game, steps)


def silence(asked: tuple[Decision, ...]) -> Action | None:
    """The default of a window that nobody answered in time."""
    for decision in asked:
        if decision.window and decision.answer is None:
            return Action(decision.seat, decision.step, decision.default)
    return None


def orders_only(position: Position) -> bool:
    return "orders_only=on" in position.match.setup.variants


def play_forced(game: AnyGame, steps: list[Move]) -> None:
    """Give the answers that are publicly the only ones."""
    while (action := engine.forced(steps[-1].change.asked)) is not None:
        steps.append(Move(action, engine.apply(game, steps[-1].change.state, action), forced=True))


def play_opening(game: AnyGame, steps: list[Move]) -> None:
    """Play what comes before a first match is joined."""
    first = first_match(home(game.meta.key))
    rng = first.rng if first else None
    while first is not None and rng is not None:
        change = steps[-1].change
        action = first.opening(rng, game, change)
        if action is None:
            return
        steps.append(Move(action, engine.apply(game, change.state, action)))
        play_forced(game, steps)


def for_stand_in(position: Position) -> Decision | None:
    """A question a stand-in must answer now; none in a match that was stopped."""
    if position.match.phase != Phase.PLAYING:
        return None
    for decision in position.asked:
        if decision.answer is None and position.match.in_seat(decision.seat).stand_in:
            return decision
    return None


def answered(position: Position, decision: Decision, picks: tuple[str, ...]) -> Move:
    """A stand-in's answer; one that the rules refuse falls back to the default."""
    action = Action(decision.seat, decision.step, picks)
    try:
        return Move(action, engine.apply(position.game, position.state, action))
    except RuleError:
        action = Action(decision.seat, decision.step, decision.default)
        return Move(action, engine.apply(position.game, position.state, action))


def told(steps: list[Move]) -> tuple[Say, ...]:
    """What everyone may hear of some steps."""
    return tuple(event.say for step in steps for event in step.change.events if event.audience is None)


def heard(steps: list[Move], seat: Seat) -> tuple[Say, ...]:
    events = (event for step in steps for event in step.change.events)
    return tuple(e.say for e in events if e.audience and seat in e.audience and not e.tidies)
