"""Words of permanent cards."""

from __future__ import annotations

from games.core.model import Say
from games.underwater_cities import icons
from games.underwater_cities.effects import EVENTS, KINDS, Ability, Effect, Gain, Hand, Less, On, SlotMod
from games.underwater_cities.facts import Facts
from games.underwater_cities.parsing import Given, amounts
from games.underwater_cities.vocabulary.word import Where, Word
from games.underwater_cities.wording import amounts_said, effect_said, event_said, kinds_named, short_said

LASTING = frozenset((Where.LASTING,))


def _say_less(facts: Facts, effect: Less) -> Say:
    return Say("fx-less", {"what": kinds_named(effect.kinds, "each"), "off": amounts_said(effect.off)})


LESS = Word(
    name="less",
    kind=Less,
    where=LASTING,
    read=lambda given: Less(given.text, given.kinds(KINDS), amounts(given.next("a discount"))),
    say=_say_less,
    draw=lambda effect: f"{icons.kinds_drawn(effect.kinds)} - {icons.amounts(effect.off)}",
)

HAND = Word(
    name="hand",
    kind=Hand,
    where=LASTING,
    read=lambda given: Hand(given.text, given.count()),
    say=lambda facts, effect: Say("fx-hand", {"count": effect.more}),
    draw=lambda effect: f"hand + {icons.counted(effect.more, 'cd')}",
)


def _read_on(given: Given) -> Effect:
    event = given.one_of(given.next("an event"), EVENTS)
    effect = given.effect()
    once = bool(given.plain) and given.one_of(given.next("once"), ("once",)) == "once"
    return On(given.text, event, effect, once)


def _say_on(facts: Facts, effect: On) -> Say:
    name = "fx-on-once" if effect.once else "fx-on"
    return Say(name, {"event": event_said(effect.event), "effect": effect_said(facts, effect.effect)})


def _draw_on(effect: On) -> str:
    once = "once " if effect.once else ""
    return f"{once}{icons.event(effect.event)} : {icons.icons(effect.effect)}"


ON = Word(
    name="on",
    kind=On,
    where=LASTING,
    read=_read_on,
    say=_say_on,
    draw=_draw_on,
    inside=lambda effect: (effect.effect,),
)


def _say_slotmod(facts: Facts, effect: SlotMod) -> Say:
    slots = (slot for side in facts.slots.values() for slot in side.values())
    slot = next(slot for slot in slots if slot.action == effect.slot)
    text = short_said(slot.effect)
    if isinstance(effect.effect, Gain):
        return Say("fx-slotmod-gain", {"slot": text, "what": amounts_said(effect.effect.what)})
    return Say("fx-slotmod", {"slot": text, "effect": effect_said(facts, effect.effect)})


SLOTMOD = Word(
    name="slotmod",
    kind=SlotMod,
    where=LASTING,
    read=lambda given: SlotMod(given.text, given.next("an action slot"), given.effect()),
    say=_say_slotmod,
    draw=lambda effect: f"slot.{effect.slot} + {icons.icons(effect.effect)}",
    inside=lambda effect: (effect.effect,),
)

ABILITY = Word(
    name="ability",
    kind=Ability,
    where=LASTING,
    read=lambda given: Ability(given.text, given.effect()),
    say=lambda facts, effect: Say("fx-ability", {"effect": effect_said(facts, effect.effect)}),
    draw=lambda effect: f"once {icons.icons(effect.effect)}",
    inside=lambda effect: (effect.effect,),
)

WORDS = (LESS, HAND, ON, SLOTMOD, ABILITY)
