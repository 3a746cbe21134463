"""R3.3-R3.5: which action slots a player may choose with a card."""

from __future__ import annotations

from games.underwater_cities import effects as e
from games.underwater_cities.costs import NOTHING, after, covers
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.feasibility import abilities, mine, possible, slot_of, taken, usable_now
from games.underwater_cities.lookahead import Table, leads_to_slot
from games.underwater_cities.network import Here
from games.underwater_cities.prospects import worth_trying
from games.underwater_cities.state import UnderwaterCitiesState as State

CLONE = "clone:"
CLONERS = 4  # the clone tile is for four players


def slot_choices(table: Table, here: Here, card: str) -> list[str]:
    """The slots on offer: free ones, then those to clone, of which something can be used."""
    labels = here.facts.side(here.state.seats)
    found = [label for label in labels if label == ALWAYS or not taken(here, label)]
    found += [CLONE + label for label in labels if _may_clone(here, label)]
    return found if here.state.first_rules else [key for key in found if can_use(table, here, card, key)]


def key_of_choice(here: Here, choice: str, card: str) -> str:
    """A slot and the card laid there: choosing the slot shows the card, so the answer names it (R16.5)."""
    return choice if here.state.first_rules else f"{choice}:{card}"


def choice_of_key(state: State, key: str) -> str:
    """The slot, or the slot to clone, that an answer names."""
    return key if state.first_rules else key.rpartition(":")[0]


def matches(here: Here, label: str, card: str) -> bool:
    """R3.6: whether a card has the colour of a slot."""
    return here.facts.cards[card].colour == slot_of(here, label).colour


def can_use(table: Table, here: Here, card: str, choice: str) -> bool:
    """R3.4: something of the slot can be used: now, or after what comes before it (R3.5)."""
    label = choice.removeprefix(CLONE)
    if slot_of(here, label).sure:
        return True
    first = here.richer(after(here.nation.goods, here.facts.clone, NOTHING)) if label != choice else here
    if usable_now(first, label):
        return True
    helps = _card_helps(first, label, card) if matches(here, label, card) else _mismatch_helps(first, label)
    return helps and leads_to_slot(table, here, card, key_of_choice(here, choice, card))


def _may_clone(here: Here, label: str) -> bool:
    """R3.11: once a round in all, with four players, for a credit, on a slot of others only."""
    state = here.state
    if state.seats != CLONERS or state.cloned is not None:
        return False
    if label == ALWAYS or label not in state.tiles or mine(here, label):
        return False
    return covers(here.nation.goods, here.facts.clone)


def _card_helps(here: Here, label: str, card: str) -> bool:
    """Whether a card could bring what the slot lacks: what cannot is not tried."""
    fact = here.facts.cards[card]
    if abilities(here):
        return True
    if fact.cost > here.nation.goods["cr"]:
        return False
    if fact.type == "instant" and not here.state.contracts:
        effects = [effect for effect in fact.effects if possible(here, effect)]
        return bool(effects) and worth_trying(here, label, effects)
    if fact.type == "permanent" and not here.state.contracts:
        return any(isinstance(effect, e.Less) for effect in fact.effects)
    return fact.type == "action" or bool(here.state.contracts)


def _mismatch_helps(here: Here, label: str) -> bool:
    """Whether a permanent card of one's own waits for a card of the wrong colour."""
    waiting = here.facts.on.get("mismatch", {})
    return any(key in here.nation.claimed for key in waiting) and worth_trying(here, label, (), "mismatch")
