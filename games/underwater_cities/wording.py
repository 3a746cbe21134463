"""Effects, cards and slots in words: every text is put together from the effects, never written by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

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
    found = _short_part(effects[0])
    for effect in effects[1:]:
        found = Say("sx-parts", {"one": found, "other": _short_part(effect)})
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


def _kind_of(kinds: tuple[str, ...]) -> str:
    """The one name of some kinds that others agree with."""
    return GROUPS.get(kinds) or (kinds[0] if len(kinds) == 1 else "structure")


def metric_said(metric: str, count: int) -> Say:
    """So many of something that can be counted."""
    return Say(f"m-{_dashed(metric)}", {"count": count})


def event_said(event: str) -> Say:
    return Say(f"ev-{_dashed(event)}")


def _dashed(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")


def _build(facts: Facts, effect: e.Build) -> Say:
    found = Say("fx-build", {"what": kinds_said(effect.kinds, effect.count)})
    if effect.free:
        found = Say("how-free", {"what": found})
    elif effect.cost is not None:
        cost = amounts_said(effect.cost)
        found = Say("how-cost", {"what": found, "cost": cost, "count": effect.count})
    elif effect.less:
        found = Say("how-less", {"what": found, "off": amounts_said(effect.less), "count": effect.count})
    if effect.site == "any":
        found = Say("how-site-any", {"what": found})
    elif effect.site == "expansion":
        found = Say("how-site-expansion", {"what": found, "count": effect.count})
    if effect.then is not None:
        upgrade = Say(f"upgrade-it-{_kind_of(effect.kinds)}")
        found = Say("how-then", {"what": found, "upgrade": upgrade, "cost": amounts_said(effect.then)})
    return found


def _upgrade(facts: Facts, effect: e.Upgrade) -> Say:
    what = kinds_said(effect.kinds, effect.count)
    if effect.each == ({},):
        return Say("fx-upgrade-free", {"what": what})
    cost: Say | tuple[Say, ...] = amounts_said(effect.each[0])
    for payment in effect.each[1:]:
        cost = Say("either-or", {"one": cost, "other": amounts_said(payment)})
    return Say("fx-upgrade", {"what": what, "cost": cost, "count": effect.count})


def _convert(facts: Facts, effect: e.Convert) -> Say:
    if not effect.cost:
        return Say("how-free", {"what": Say("fx-convert")})
    return Say("how-cost", {"what": Say("fx-convert"), "cost": amounts_said(effect.cost), "count": 1})


def _slot(facts: Facts, effect: e.Slot) -> Say:
    return Say(f"fx-slot-{effect.which}", {"coloured": "yes" if effect.coloured else "no"})


def _parts(facts: Facts, effect: e.Parts) -> Say:
    return Say("fx-parts", {"parts": tuple([_part_said(facts, part) for part in effect.parts])})


def _part_said(facts: Facts, part: e.Effect) -> Say:
    said = effect_said(facts, part)
    return Say("fx-group", {"what": said}) if is_loose(part) else said


def _choice_said(facts: Facts, choice: e.Effect) -> Say:
    said = effect_said(facts, choice)
    return Say("fx-group", {"what": said}) if isinstance(choice, (e.Parts, e.One)) else said


def _one(facts: Facts, effect: e.One) -> Say:
    found = _choice_said(facts, effect.choices[0])
    for choice in effect.choices[1:]:
        found = Say("fx-or", {"one": found, "other": _choice_said(facts, choice)})
    return found


def _pay(facts: Facts, effect: e.Pay) -> Say:
    cost, inside = amounts_said(effect.cost), _choice_said(facts, effect.effect)
    return Say("fx-pay", {"cost": cost, "effect": inside, "times": effect.times})


def _if(facts: Facts, effect: e.If) -> Say:
    inside = effect_said(facts, effect.effect)
    if effect.metric == "space":
        return Say("fx-if-space", {"space": effect.bound, "effect": inside})
    return Say("fx-if", {"need": metric_said(effect.metric, effect.bound), "effect": inside})


def _per(facts: Facts, effect: e.Per) -> Say:
    each = Say(f"per-{_dashed(effect.metric)}", {"count": effect.every})
    what = amounts_said(effect.what)
    if effect.most < 99:
        return Say("fx-per-most", {"what": what, "each": each, "most": effect.most})
    return Say("fx-per", {"what": what, "each": each})


def _less(facts: Facts, effect: e.Less) -> Say:
    return Say("fx-less", {"what": kinds_named(effect.kinds, "each"), "off": amounts_said(effect.off)})


def _on(facts: Facts, effect: e.On) -> Say:
    name = "fx-on-once" if effect.once else "fx-on"
    return Say(name, {"event": event_said(effect.event), "effect": effect_said(facts, effect.effect)})


def _slotmod(facts: Facts, effect: e.SlotMod) -> Say:
    slots = (slot for side in facts.slots.values() for slot in side.values())
    slot = next(slot for slot in slots if slot.action == effect.slot)
    text = short_said(slot.effect)
    if isinstance(effect.effect, e.Gain):
        return Say("fx-slotmod-gain", {"slot": text, "what": amounts_said(effect.effect.what)})
    return Say("fx-slotmod", {"slot": text, "effect": effect_said(facts, effect.effect)})


def _replace(facts: Facts, effect: e.Replace) -> Say:
    named: dict[str, Fact] = {"out": amounts_said(effect.out), "into": amounts_said(effect.into)}
    what = metric_said(effect.kind, effect.count)
    return Say("fx-replace", {"what": what, "count": effect.count, "every": _every(effect.kind), **named})


def _plus(facts: Facts, effect: e.Plus) -> Say:
    what, more = metric_said(effect.kind, effect.count), amounts_said(effect.what)
    return Say("fx-plus", {"what": what, "count": effect.count, "every": _every(effect.kind), "more": more})


def _every(kind: str) -> Say:
    """ "Each", which agrees with its kind in some languages."""
    return Say(f"every-{kind.removeprefix('up.')}")


def _table(facts: Facts, effect: e.Table) -> Say:
    steps = tuple([Say("table-step", {"count": number, "points": worth}) for number, worth in effect.points])
    return Say("fx-table", {"what": Say(f"all-{_dashed(effect.metric)}"), "steps": steps})


def _buy(facts: Facts, effect: e.Buy) -> Say:
    cost, points = amounts_said(effect.cost), amounts_said({"vp": effect.points})
    return Say("fx-buy", {"cost": cost, "points": points, "times": effect.times})


PHRASES: dict[type[e.Effect], Callable[[Facts, Any], Say]] = {
    e.Gain: lambda facts, effect: Say("fx-gain", {"what": amounts_said(effect.what)}),
    e.Fed: lambda facts, effect: Say("fx-fed", {"count": effect.steps}),
    e.Act: lambda facts, effect: Say("fx-act", {"count": effect.count}),
    e.Ready: lambda facts, effect: Say("fx-ready", {"count": effect.count}),
    e.Special: lambda facts, effect: Say("fx-special"),
    e.Metro: lambda facts, effect: Say("fx-metro"),
    e.Build: _build,
    e.Upgrade: _upgrade,
    e.Convert: _convert,
    e.Slot: _slot,
    e.Trial: lambda facts, effect: Say("fx-trial", {"what": kinds_named(effect.kinds, "trial")}),
    e.Pick: lambda facts, effect: Say("fx-pick", {"count": effect.count}),
    e.Parts: _parts,
    e.One: _one,
    e.Pay: _pay,
    e.If: _if,
    e.Per: _per,
    e.Less: _less,
    e.Hand: lambda facts, effect: Say("fx-hand", {"count": effect.more}),
    e.On: _on,
    e.SlotMod: _slotmod,
    e.Ability: lambda facts, effect: Say("fx-ability", {"effect": effect_said(facts, effect.effect)}),
    e.Replace: _replace,
    e.Plus: _plus,
    e.Table: _table,
    e.Buy: _buy,
}


def _short_build(effect: e.Build) -> Say:
    what = kinds_said(effect.kinds, effect.count)
    if effect.then is None:
        return Say("sx-build", {"what": what})
    return Say("sx-build-up", {"what": what, "upgrade": Say(f"upgrade-it-{_kind_of(effect.kinds)}")})


def _short_part(part: e.Effect) -> Say:
    grouped = isinstance(part, (e.One, e.Pay))
    return Say("fx-group", {"what": short_said(part)}) if grouped else short_said(part)


def _short_choice(choice: e.Effect) -> Say:
    grouped = isinstance(choice, (e.Parts, e.One))
    return Say("fx-group", {"what": short_said(choice)}) if grouped else short_said(choice)


def _short_one(effect: e.One) -> Say:
    found = _short_choice(effect.choices[0])
    for choice in effect.choices[1:]:
        found = Say("sx-or", {"one": found, "other": _short_choice(choice)})
    return found


def _short_per(effect: e.Per) -> Say:
    each = Say(f"per-{_dashed(effect.metric)}", {"count": effect.every})
    return Say("sx-per", {"what": amounts_said(effect.what), "each": each})


SHORT: dict[type[e.Effect], Callable[[Any], Say]] = {
    e.Gain: lambda effect: Say("sx-gain", {"what": amounts_said(effect.what)}),
    e.Fed: lambda effect: Say("sx-fed", {"count": effect.steps}),
    e.Act: lambda effect: Say("sx-act", {"count": effect.count}),
    e.Ready: lambda effect: Say("sx-ready", {"count": effect.count}),
    e.Special: lambda effect: Say("sx-special"),
    e.Metro: lambda effect: Say("sx-metro"),
    e.Build: _short_build,
    e.Upgrade: lambda effect: Say("sx-upgrade", {"what": kinds_said(effect.kinds, effect.count)}),
    e.Convert: lambda effect: Say("sx-convert"),
    e.Slot: lambda effect: Say(f"sx-slot-{effect.which}"),
    e.Trial: lambda effect: Say("sx-trial"),
    e.Pick: lambda effect: Say("sx-pick", {"count": effect.count}),
    e.Parts: lambda effect: shorts_said(effect.parts),
    e.One: _short_one,
    e.Pay: lambda effect: Say(
        "sx-pay", {"cost": amounts_said(effect.cost), "effect": short_said(effect.effect)}
    ),
    e.If: lambda effect: short_said(effect.effect),
    e.Per: _short_per,
}
