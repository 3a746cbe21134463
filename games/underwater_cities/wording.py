"""Effects, cards and slots in words; every text is generated from the effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.core.model import Fact, Say
from games.underwater_cities import effects as e
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.facts import ALWAYS, ActionSlot, Card, Facts

GROUPS = {e.BUILDINGS: "building", e.STRUCTURES: "structure", e.CITIES: "city"}


def amounts_said(amounts: Mapping[str, int]) -> tuple[Say, ...]:
    """Amounts one by one: "2 steelplast", "1 kelp"."""
    return tuple([Say(f"n-{what}", {"count": number}) for what, number in amounts.items()])


def card_said(facts: Facts, key: str) -> Say:
    return _named("card", key, facts.cards[key].name)


def tile_said(facts: Facts, key: str) -> Say:
    return _named("tile", key, facts.tiles[key].name)


def contract_said(facts: Facts, key: str) -> Say:
    return _named("contract", key, facts.contracts[key].name)


def _named(what: str, key: str, name: str) -> Say:
    return Say("named", {"name": name}) if name else Say(f"{what}-{key}")


def cards_said(facts: Facts, keys: Iterable[str]) -> tuple[Say, ...]:
    return tuple([card_said(facts, key) for key in keys])


def source_said(facts: Facts, key: str) -> Say:
    """Where something comes from: a card, a tile, a contract, a slot, a site, the track."""
    if key in facts.cards:
        return card_said(facts, key)
    if key in facts.tiles:
        return tile_said(facts, key)
    if key in facts.contracts:
        return contract_said(facts, key)
    if key in ("site", "track", "clone", ALWAYS):
        return Say(f"source-{key}")
    return Say("source-slot", {"label": key})


def card_text(facts: Facts, key: str) -> Say:
    """What a card does, whole: its type, then its effects."""
    card = facts.cards[key]
    once = card.type == "production" and card.era == len(facts.rules.rounds)  # one production is left then
    return Say(f"text-{card.type}{'-last' if once else ''}", {"effect": effects_said(facts, card.effects)})


def card_line(facts: Facts, key: str) -> Say:
    """A card by name, colour, price and text."""
    card = facts.cards[key]
    named, text = card_said(facts, key), card_text(facts, key)
    return Say("card-line", {"card": named, "colour": colour_said(card), "cost": card.cost, "text": text})


def one_below_the_other(cards: list[Say]) -> Say:
    """Cards in words, each on a line of its own."""
    *above, last = cards or [Say("no-cards")]
    said = Say("line-last", {"card": last})
    for card in reversed(above):
        said = Say("line-above", {"card": card, "below": said})
    return said


def card_label(facts: Facts, key: str) -> Say:
    """A card by name, colour, type and price: short enough for a button."""
    card = facts.cards[key]
    facts_said: dict[str, Fact] = {"card": card_said(facts, key), "colour": colour_said(card)}
    return Say("card-label", {**facts_said, "type": Say(f"type-{card.type}"), "cost": card.cost})


def colour_said(card: Card) -> Say:
    return Say(f"colour-{card.colour or 'none'}")


def slot_text(facts: Facts, slot: ActionSlot) -> Say:
    """What an action slot does, in short."""
    return short_said(slot.effect)


def effects_said(facts: Facts, effects: tuple[e.Effect, ...]) -> Say:
    found = effect_said(facts, effects[0])
    for effect in effects[1:]:
        found = Say("fx-also", {"one": found, "other": effect_said(facts, effect)})
    return found


def effect_said(facts: Facts, effect: e.Effect) -> Say:
    """One effect as a phrase, in lower case: "build 1 tunnel for free"."""
    return word_of(effect).say(facts, effect)


def shorts_said(effects: tuple[e.Effect, ...]) -> Say:
    if len(effects) == 1:
        return short_said(effects[0])
    found = short_part(effects[0])
    for effect in effects[1:]:
        found = Say("sx-parts", {"one": found, "other": short_part(effect)})
    return found


def short_said(effect: e.Effect) -> Say:
    """One effect as short as a button needs: "1 tunnel", "1 credit → 2 steelplast"."""
    return word_of(effect).short(effect)


def is_loose(effect: e.Effect) -> bool:
    """Whether an effect has an "or" or an "and" of its own, so that it needs brackets among others."""
    if isinstance(effect, e.Build):
        return effect.then is not None or (len(effect.kinds) > 1 and effect.kinds not in GROUPS)
    if isinstance(effect, e.Upgrade):
        return len(effect.each) > 1 or (len(effect.kinds) > 1 and effect.kinds not in GROUPS)
    return isinstance(effect, (e.One, e.Pay, e.If))


def kinds_said(kinds: tuple[str, ...], count: int) -> Say:
    """Things to build: "1 city", "up to 2 farms", "1 farm or 1 laboratory"."""
    if kinds in GROUPS:
        return Say(f"k-{GROUPS[kinds]}", {"count": count})
    if len(kinds) > 1 and count > 1:
        return Say("k-several", {"count": count, "what": kinds_named(kinds)})
    found = Say(f"k-{kinds[0]}", {"count": count})
    for kind in kinds[1:]:
        found = Say("either-or", {"one": found, "other": Say(f"k-{kind}", {"count": count})})
    return found


def kinds_named(kinds: tuple[str, ...], form: str = "ks") -> Say:
    """Kinds without a number, in one of the forms of the words: "tunnels", "tunnel"."""
    first, *others = [GROUPS[kinds]] if kinds in GROUPS else kinds
    found = Say(f"{form}-{first}")
    for kind in others:
        found = Say("either-or", {"one": found, "other": Say(f"{form}-{kind}")})
    return found


def kind_of(kinds: tuple[str, ...]) -> str:
    """The one name of some kinds that others agree with."""
    return GROUPS.get(kinds) or (kinds[0] if len(kinds) == 1 else "structure")


def metric_said(metric: str, count: int) -> Say:
    """So many of something that can be counted."""
    return Say(f"m-{dashed(metric)}", {"count": count})


def event_said(event: str) -> Say:
    return Say(f"ev-{dashed(event)}")


def dashed(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")


def part_said(facts: Facts, part: e.Effect) -> Say:
    said = effect_said(facts, part)
    return Say("fx-group", {"what": said}) if is_loose(part) else said


def choice_said(facts: Facts, choice: e.Effect) -> Say:
    said = effect_said(facts, choice)
    return Say("fx-group", {"what": said}) if isinstance(choice, (e.Parts, e.One)) else said


def short_part(part: e.Effect) -> Say:
    grouped = isinstance(part, (e.One, e.Pay))
    return Say("fx-group", {"what": short_said(part)}) if grouped else short_said(part)


def short_choice(choice: e.Effect) -> Say:
    grouped = isinstance(choice, (e.Parts, e.One))
    return Say("fx-group", {"what": short_said(choice)}) if grouped else short_said(choice)
