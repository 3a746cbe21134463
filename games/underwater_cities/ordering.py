"""R3.7, R3.10: where the order of two things cannot matter, so that nobody is asked about it.

Goods and points that are simply given are worth the same whenever they come and spoil nothing, so they come
first. Cards are another matter: whoever draws first knows more before the rest is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.core import codec
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import Effect, Gain
from games.underwater_cities.facts import parts_of
from games.underwater_cities.feasibility import abilities, added_parts, slot_of, usable_now
from games.underwater_cities.fork import Silent, fork
from games.underwater_cities.gains import SLOT
from games.underwater_cities.lookahead import Table, run_on
from games.underwater_cities.network import Here
from games.underwater_cities.parsing import parse

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
    return ""


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
    state = fork(here.state, here.seat)
    del state.stack[-1]
    depth = len(state.stack)
    flow = Silent(state)
    for block in reversed(blocks):
        flow.call(block, here.seat)
    asked = run_on(table, here.facts, state, here.seat, depth, stop=())
    if asked or len(state.blue) < len(here.state.blue):
        return None
    return codec.encode(state)
