"""R3.3-R3.5: which action slots a player may choose with a card."""

from __future__ import annotations

from games.underwater_cities import effects as e
from games.underwater_cities.costs import NOTHING, add, after, covers
from games.underwater_cities.effects import Amounts, Effect
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.feasibility import any_possible, mine, slot_parts, taken
from games.underwater_cities.network import Here, tally

CLONE = "clone:"
CLONERS = 4  # the clone tile is for four players


def slot_choices(here: Here, card: str) -> list[str]:
    """The slots on offer: free ones, then those to clone, of which something can be used."""
    labels = here.facts.side(here.state.seats)
    free = [x for x in labels if x == ALWAYS or (not taken(here, x) and can_use(here, x, card))]
    return free + [CLONE + x for x in labels if _can_clone(here, x, card)]


def matches(here: Here, label: str, card: str) -> bool:
    """R3.6: whether a card has the colour of a slot."""
    return here.facts.cards[card].colour == here.facts.side(here.state.seats)[label].colour


def can_use(here: Here, label: str, card: str) -> bool:
    """R3.4: something of the slot can be used: now, or after what the card may bring (R3.5)."""
    parts = slot_parts(here, label)
    if any_possible(here, parts):
        return True
    hoped = _from_card(here, card) if matches(here, label, card) else _from_mismatch(here)
    return bool(hoped) and any_possible(here.richer(after(here.nation.goods, NOTHING, hoped)), parts)


def usable_now(here: Here, label: str) -> bool:
    return any_possible(here, slot_parts(here, label))


def _can_clone(here: Here, label: str, card: str) -> bool:
    """R3.11: once a round in all, with four players, for a credit, on a slot of others only."""
    state, cost = here.state, here.facts.clone
    if state.seats != CLONERS or state.cloned is not None:
        return False
    if label == ALWAYS or label not in state.tiles:
        return False
    if mine(here, label) or not covers(here.nation.goods, cost):
        return False
    return can_use(here.richer(after(here.nation.goods, cost, NOTHING)), label, card)


def _from_mismatch(here: Here) -> Amounts:
    """What permanent cards give for a card of the wrong colour: that comes before the slot."""
    found: Amounts = {}
    for key, effects in here.facts.on.get("mismatch", {}).items():
        for effect in effects:
            if key in here.nation.claimed and isinstance(effect.effect, e.Gain):
                found = add(found, effect.effect.what)
    return found


def _from_card(here: Here, card: str) -> Amounts:
    """At best: all that a card could give, and what it could save."""
    fact = here.facts.cards[card]
    if fact.cost > here.nation.goods["cr"]:
        return {}
    if fact.type not in ("instant", "permanent"):
        return {}
    found: Amounts = {}
    for effect in fact.effects:
        found = add(found, _at_best(here, effect))
    return found


def _at_best(here: Here, effect: Effect) -> Amounts:
    if isinstance(effect, e.Gain):
        return effect.what
    if isinstance(effect, e.Per):
        times = min(effect.most, tally(here)[effect.metric] // effect.every)
        return {what: number * times for what, number in effect.what.items()}
    if isinstance(effect, e.Less):
        return effect.off
    if isinstance(effect, e.Fed):
        return {"cr": 1, "st": 1}
    if isinstance(effect, (e.Pay, e.If)):
        return _at_best(here, effect.effect)
    inside = effect.parts if isinstance(effect, e.Parts) else ()
    inside = effect.choices if isinstance(effect, e.One) else inside
    found: Amounts = {}
    for part in inside:
        found = add(found, _at_best(here, part))
    return found
