"""All that can come of one order of things, found by playing every answer: for comparing orders."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import codec
from games.core.game import Flow
from games.core.model import Action
from games.underwater_cities import GAME
from games.underwater_cities.costs import SUBSTITUTED
from games.underwater_cities.effects import RESOURCES
from games.underwater_cities.feasibility import abilities, usable_now
from games.underwater_cities.network import Here
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.steps.blocks import Block
from games.underwater_cities.steps.turn import CARD_FIRST, SLOT_FIRST, Order
from tests.games.underwater_cities.brute_force import TooMany
from tests.kit.playouts import Match

Outcome = tuple[bytes, tuple[int, ...]]
"""A position apart from goods and points, and those."""


def orders(state: State) -> list[State]:
    """The position on top of the stack with each thing that could come first done; one or none: no order."""
    frame = state.stack[-1]
    step, here = GAME.steps[frame.step], Here(GAME.facts, state, frame.mover)
    found: list[State] = []
    if isinstance(step, Block):
        for _, effect in step._possible(here, frame):
            tried = codec.copy(state)
            top = tried.stack[-1]
            step._use(Here(GAME.facts, tried, frame.mover), top, effect, Flow(tried))
            found.append(tried)
    elif isinstance(step, Order):
        fact = GAME.facts.cards[state.now.card]
        gives = fact.type == "instant" or fact.cost  # a card claimed for nothing is better first (R3.7)
        for option in (CARD_FIRST, SLOT_FIRST) if gives and usable_now(here, state.now.slot) else ():
            tried = codec.copy(state)
            top = tried.stack[-1]
            step.chosen(Here(GAME.facts, tried, frame.mover), top, option.key, Flow(tried))
            found.append(tried)
    return found


def outcomes(state: State, depth: int, most: int) -> set[Outcome]:
    """Every position in which only so many steps are under way again, whatever is answered."""
    found: set[Outcome] = set()
    seen, waiting = set[bytes](), [state]
    while waiting:
        tried = waiting.pop()
        if len(tried.stack) <= depth:
            found.add(_outcome(tried))
            continue
        if (name := codec.encode(tried)) in seen:
            continue
        seen.add(name)
        if len(seen) > most:
            raise TooMany
        waiting += _further(tried)
    return found


def none_better(found: set[Outcome], than: set[Outcome]) -> bool:
    """Whether each outcome is there among the others, with goods at least as good."""
    return all(any(rest == other and _as_good(more, goods) for other, more in than) for rest, goods in found)


def _as_good(goods: tuple[int, ...], than: tuple[int, ...]) -> bool:
    """R5.3: no less of anything; biomatter more than there need be stands in for kelp and steelplast."""
    more = dict(zip((*RESOURCES, "vp"), map(int.__sub__, goods, than), strict=True))
    lacking = sum(max(0, -more.pop(what)) for what in SUBSTITUTED)
    return more["bi"] >= lacking and min(more.values()) >= 0


def unasked(match: Match) -> Iterator[State]:
    """The positions of a match in which an order was settled without asking."""
    for moment in match.moments:
        if moment.action is None or moment.action.step not in ("place", "order", "either", "block", "card"):
            continue
        state: State = match.state(moment)
        frame, turn = state.stack[-1], state.turn
        GAME.steps[frame.step].resolve(state, frame, moment.action, Flow(state))
        while state.stack and state.turn == turn and state.stack[-1].step != "end-turn":
            frame = state.stack[-1]
            if GAME.steps[frame.step].decide(state, frame):
                break
            if len(orders(state)) > 1:
                yield codec.copy(state)
            GAME.steps[frame.step].run(state, frame, Flow(state))


def asked(match: Match) -> Iterator[State]:
    """The positions of a match in which somebody was asked about the order of card and slot."""
    for moment in match.moments:
        if moment.action is not None and moment.action.step == "order":
            state: State = match.state(moment)
            if len(orders(state)) > 1 and not abilities(Here(GAME.facts, state, state.stack[-1].mover)):
                yield state


def learns(state: State, found: set[Outcome]) -> bool:
    """Whether something is drawn on one of these ways: who draws first knows more before the rest."""
    after = [codec.decode(State, name) for name, _ in found]
    return any(_unseen(other) != _unseen(state) for other in after)


def _unseen(state: State) -> tuple[int, ...]:
    return len(state.deck), len(state.specials), len(state.blue), state.rng.draws


def after_run(state: State) -> State:
    """The position once the step on top has run by itself."""
    tried = codec.copy(state)
    frame = tried.stack[-1]
    GAME.steps[frame.step].run(tried, frame, Flow(tried))
    return tried


def _further(state: State) -> list[State]:
    frame = state.stack[-1]
    asked = GAME.steps[frame.step].decide(state, frame)
    if not asked:
        return [after_run(state)]
    found = []
    for key in asked[0].keys:
        tried = codec.copy(state)
        top = tried.stack[-1]
        GAME.steps[frame.step].resolve(tried, top, Action(top.mover, top.step, (key,)), Flow(tried))
        found.append(tried)
    return found


def _outcome(state: State) -> Outcome:
    seat = state.stack[-1].mover
    nation = state.nations[seat]
    goods = (*nation.goods.values(), nation.points)
    nation.goods, nation.points = {}, 0
    nation.used.sort()
    state.now.once.sort()
    state.now.rested = False
    return codec.encode(state), goods
