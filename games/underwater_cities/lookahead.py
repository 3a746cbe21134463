"""R3.4, R3.5: whether the slot of a turn can still be used, found by trying answers on copies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.core import codec
from games.core.game import Step
from games.core.model import Action, Frame, Option, Seat
from games.underwater_cities.facts import Facts
from games.underwater_cities.feasibility import usable_now
from games.underwater_cities.fork import Silent, fork
from games.underwater_cities.network import Here
from games.underwater_cities.prospects import still_worth_trying
from games.underwater_cities.state import Turn
from games.underwater_cities.state import UnderwaterCitiesState as State

MOST = 400
"""Positions looked at before the search gives up; no card of the deck comes near."""
STOP = ("slot", "end-turn")
"""Steps at which what comes before the slot is over."""

Table = Mapping[str, Any]
"""The steps by name. In a turn all of them ask or run by themselves; those that ask list their `offers`."""


def keeps_slot(table: Table, facts: Facts, state: State, option: Option) -> bool:
    """Whether the slot owed can still be used once this is answered."""
    return _reaches(table, facts, answered(table, state, option))


def leads_to_slot(table: Table, here: Here, card: str, key: str) -> bool:
    """Whether a slot could be used in a turn that plays this card there."""
    state = fork(here.state, here.seat)
    if not state.stack or state.stack[-1].step != "place":  # asked before the seat's turn
        state.now = Turn()
    state.stack = [Frame("end-turn", here.seat), Frame("place", here.seat)]
    state.chosen[here.seat] = card
    return _reaches(table, here.facts, answered(table, state, Option(key)))


def keeps_part(table: Table, facts: Facts, state: State, option: Option, depth: int) -> bool:
    """Whether the step at this depth, which has to be used, still can be once this is answered."""
    seat = state.stack[-1].mover
    waiting = [answered(table, state, option)]
    for _ in range(MOST):
        if not waiting:
            return False
        tried = waiting.pop()
        offers = run_on(table, facts, tried, seat, depth)
        if len(tried.stack) == depth:
            frame = tried.stack[-1]
            if table[frame.step].useful(Here(facts, tried, seat), frame):
                return True
        else:
            waiting += [answered(table, tried, answer) for answer in offers]
    return False


def run_on(
    table: Table, facts: Facts, state: State, seat: Seat, depth: int = 0, stop: tuple[str, ...] = STOP
) -> list[Option]:
    """Play on until something is asked, a step to stop at begins, or only so many steps are under way."""
    while True:
        frame = state.stack[-1]
        if frame.step in stop or len(state.stack) == depth:
            return []
        step: Any = table[frame.step]
        offers: list[Option] = step.offers(Here(facts, state, seat), frame)
        if offers:
            return offers
        step.run(state, frame, Silent(state))


def _reaches(table: Table, facts: Facts, state: State) -> bool:
    """Whether some way to answer leads to a slot of which something can be used.

    Once it could be used now, it can be: whatever a card still asks may be left out (R8.19).
    """
    seat, seen = state.stack[-1].mover, set[bytes]()
    state.blue = [_unknown(facts)] * len(state.blue)
    waiting: list[tuple[State, Option | None]] = [(state, None)]
    while waiting and len(seen) < MOST:
        before, answer = waiting.pop()
        tried = answered(table, before, answer) if answer else before
        offers = run_on(table, facts, tried, seat)
        here, slot = Here(facts, tried, seat), tried.now.slot
        if usable_now(here, slot):
            return True
        if not offers or not still_worth_trying(here, slot, _before_slot(tried)):
            continue
        if (name := _name(tried, seat)) not in seen:
            seen.add(name)
            waiting += [(tried, offer) for offer in reversed(offers)]
    return False


def _before_slot(state: State) -> list[Frame]:
    """The steps under way that come before the slot's own."""
    place = next(n for n, frame in enumerate(state.stack) if frame.step in ("slot", "order"))
    return state.stack[place + 1 :] or state.stack[place:]


def answered(table: Table, state: State, option: Option) -> State:
    """A copy of the match with one more answer."""
    frame = state.stack[-1]
    tried = fork(state, frame.mover)
    step: Step[State] = table[frame.step]
    action = Action(frame.mover, frame.step, (option.key,))
    step.resolve(tried, tried.stack[-1], action, Silent(tried))
    return tried


def _unknown(facts: Facts) -> str:
    """A stand-in for the next tile, which nobody knows: it gives nothing at once."""
    return next(key for key, tile in facts.tiles.items() if tile.instant is None)


def _name(state: State, seat: Seat) -> bytes:
    """A key that tells two positions of one turn apart."""
    hand = len(state.hands[seat])
    return codec.encode((state.nations[seat], state.stack, state.now, state.fed[seat], state.contracts, hand))
