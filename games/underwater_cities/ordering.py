"""R3.7, R3.10: where the order of two things cannot matter, so that nobody is asked about it.

Goods and points that are simply given are worth the same whenever they come and spoil nothing, so they come
first. Cards are another matter: whoever draws first knows more before the rest is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.core import codec
from games.core.model import Option, Seat
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import Effect, Gain
from games.underwater_cities.facts import parts_of
from games.underwater_cities.feasibility import abilities, added_parts, slot_of, usable_now
from games.underwater_cities.fork import Silent, fork
from games.underwater_cities.gains import SLOT
from games.underwater_cities.lookahead import Table, answered, run_on
from games.underwater_cities.network import Here
from games.underwater_cities.parsing import parse
from games.underwater_cities.state import UnderwaterCitiesState as State

MOST = 80
"""Positions looked at for one order before it is asked about."""
CARD_FIRST, SLOT_FIRST = "card-first", "slot-first"
BLOCKS = {CARD_FIRST: ("card", "slot"), SLOT_FIRST: ("slot", "card")}


def is_steady(here: Here, effect: Effect, by: str) -> bool:
    """Whether an effect only gives goods and points, and sets off nothing but more of them."""
    if not word_of(effect).steady(effect):
        return False
    assert isinstance(effect, Gain)
    return not by.startswith(SLOT) or all(_calm(here, f"gives.{what}") for what in effect.what)


def _calm(here: Here, event: str) -> bool:
    """Whether what permanent cards do at an event only gives goods and points (R8.12)."""
    waiting = here.facts.on.get(event, {})
    own = [on for key in here.nation.claimed for on in waiting.get(key, ())]
    return all(word_of(on.effect).steady(on.effect) and not on.once for on in own)


def settled_order(table: Table, here: Here) -> str:
    """R3.7: the order of card and slot where it cannot matter; "" where it can."""
    card, label = here.state.now.card, here.state.now.slot
    if _claimed_for_nothing(here, card):
        return CARD_FIRST
    fact, slot = here.facts.cards[card], (*slot_of(here, label).parts, *added_parts(here, label))
    gives = fact.type == "instant" and not fact.cost
    if gives and _all_steady(here, map(parse, parts_of(fact.effects)), card):
        return CARD_FIRST
    if abilities(here) or not usable_now(here, label):  # an ability might be wanted before the card
        return ""
    if _all_steady(here, slot, SLOT + label) or (gives and _alike(table, here)):
        return SLOT_FIRST
    return SLOT_FIRST if here.state.tries_orders and _end_alike(table, here) else ""


def _claimed_for_nothing(here: Here, card: str) -> bool:
    """A card that is claimed for nothing works from then on, so the slot never comes better first.

    R8.4: a fifth action card is asked about, for one that goes might be used by the slot before.
    """
    fact, room = here.facts.cards[card], here.facts.rules.actions - len(here.nation.actions)
    return not fact.cost and fact.type != "instant" and (fact.type != "action" or room > 0)


def _all_steady(here: Here, effects: Iterable[Effect], by: str) -> bool:
    return all(is_steady(here, effect, by) for effect in effects)


def _alike(table: Table, here: Here) -> bool:
    """Whether nothing is asked either way and both ways end alike, found by trying them."""
    one, other = (_played(table, here, blocks) for blocks in BLOCKS.values())
    return one is not None and one == other


def _played(table: Table, here: Here, blocks: tuple[str, str]) -> bytes | None:
    """The match once two blocks are over; nothing if something is asked or drawn that nobody knows."""
    state = _begun(here, blocks)
    asked = run_on(table, here.facts, state, here.seat, _depth(here), stop=())
    if asked or len(state.blue) < len(here.state.blue):
        return None
    return codec.encode(state)


def _end_alike(table: Table, here: Here) -> bool:
    """Whether the answers lead to the same positions either way, and nobody learns anything on the way."""
    ends = _ends(table, here, BLOCKS[SLOT_FIRST])
    return ends is not None and ends == _ends(table, here, BLOCKS[CARD_FIRST])


def _ends(table: Table, here: Here, blocks: tuple[str, str]) -> set[bytes] | None:
    """All positions once two blocks are over; nothing if something is drawn, or there are too many."""
    found, seen, waiting = set[bytes](), set[bytes](), [_begun(here, blocks)]
    while waiting:
        tried = waiting.pop()
        offers = run_on(table, here.facts, tried, here.seat, _depth(here), stop=())
        if _unseen(tried) != _unseen(here.state):
            return None
        if (name := _name(tried, here.seat)) in seen:
            continue
        seen.add(name)
        if len(seen) > MOST:
            return None
        if not offers:
            found.add(name)
        waiting += [answered(table, tried, offer) for offer in _legal(table, here, tried, offers)]
    return found


def _legal(table: Table, here: Here, tried: State, offers: list[Option]) -> list[Option]:
    """R3.4: of what a step lists, the answers that do not lead away from using the slot."""
    if not offers or not tried.tries_legal_orders:
        return offers
    frame = tried.stack[-1]
    found: list[Option] = table[frame.step].sound(Here(here.facts, tried, here.seat), frame)
    return found


def _begun(here: Here, blocks: tuple[str, str]) -> State:
    """A copy of the match with two blocks to come instead of the question about them."""
    state = fork(here.state, here.seat)
    del state.stack[-1]
    flow = Silent(state)
    for block in reversed(blocks):
        flow.call(block, here.seat)
    return state


def _depth(here: Here) -> int:
    """How many steps are under way once both blocks are over."""
    return len(here.state.stack) - 1


def _unseen(state: State) -> tuple[int, ...]:
    """How much there is to be drawn, and how often chance has fallen."""
    return len(state.deck), len(state.specials), len(state.blue), state.rng.draws


def _name(state: State, seat: Seat) -> bytes:
    """All that tells two positions of one turn apart; in which order things were used is nothing of it."""
    state.nations[seat].used.sort()
    state.now.once.sort()
    state.now.rested = False
    return codec.encode(state)
