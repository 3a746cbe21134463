"""Words of permanent cards."""

from __future__ import annotations

from games.underwater_cities.effects import EVENTS, KINDS, Ability, Effect, Hand, Less, On, SlotMod
from games.underwater_cities.parsing import Given, amounts
from games.underwater_cities.vocabulary.word import Where, Word

LASTING = frozenset((Where.LASTING,))

LESS = Word(
    name="less",
    kind=Less,
    where=LASTING,
    read=lambda given: Less(given.text, given.kinds(KINDS), amounts(given.next("a discount"))),
)

HAND = Word(
    name="hand",
    kind=Hand,
    where=LASTING,
    read=lambda given: Hand(given.text, given.count()),
)


def _read_on(given: Given) -> Effect:
    event = given.one_of(given.next("an event"), EVENTS)
    effect = given.effect()
    once = bool(given.plain) and given.one_of(given.next("once"), ("once",)) == "once"
    return On(given.text, event, effect, once)


ON = Word(
    name="on",
    kind=On,
    where=LASTING,
    read=_read_on,
    inside=lambda effect: (effect.effect,),
)

SLOTMOD = Word(
    name="slotmod",
    kind=SlotMod,
    where=LASTING,
    read=lambda given: SlotMod(given.text, given.next("an action slot"), given.effect()),
    inside=lambda effect: (effect.effect,),
)

ABILITY = Word(
    name="ability",
    kind=Ability,
    where=LASTING,
    read=lambda given: Ability(given.text, given.effect()),
    inside=lambda effect: (effect.effect,),
)

WORDS = (LESS, HAND, ON, SLOTMOD, ABILITY)
