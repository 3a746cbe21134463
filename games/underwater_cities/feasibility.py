"""Whether an effect could do anything now: what cannot is not offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.underwater_cities import effects as e
from games.underwater_cities.costs import NOTHING, add, after, covers, payment, price
from games.underwater_cities.effects import Amounts, Build, Effect, Upgrade
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.gains import per_amounts
from games.underwater_cities.network import (
    Here,
    building_sites,
    city_sites,
    holds,
    tally,
    tunnel_sites,
)
from games.underwater_cities.parsing import parse

DEEPEST = 3  # action cards that lead to slots that lead to action cards


def possible(here: Here, effect: Effect, depth: int = 0) -> bool:
    """Whether an effect can do anything."""
    return _CAN[type(effect)](here, effect, depth)


def any_possible(here: Here, parts: list[str], depth: int = 0) -> bool:
    return any(possible(here, parse(part), depth) for part in parts)


def sites(here: Here, kind: str, which: str) -> list[str]:
    """R5.4-R5.8, R2.8: where a kind of thing may be built, whatever it costs."""
    state = here.state
    if kind == "tunnel":
        return tunnel_sites(here.board, here.nation) if state.tunnels else []
    if kind in e.CITIES:
        left = state.white if kind == "white" else state.purple
        return city_sites(here.board, here.nation) if left != 0 else []
    return building_sites(here.board, here.nation, which)


def affordable(here: Here, build: Build, kind: str, wished: Mapping[str, int] = NOTHING) -> list[str]:
    """The sites where a kind of thing can be built and paid for."""
    cost = price(here, kind, build)
    if payment(here.nation.goods, cost, wished) is None:
        return []
    found = sites(here, kind, build.site)
    if build.then is None and not here.board.surcharge:
        return found
    return [site for site in found if can_pay(here, build, kind, site, cost, wished)]


def can_pay(here: Here, build: Build, kind: str, site: str, cost: Amounts, wished: Mapping[str, int]) -> bool:
    """R11.2: surcharges come last; R3.8: build and upgrade go together, and the site's bonus may help."""
    goods, extra = here.nation.goods, here.board.surcharge.get(site)
    paid = payment(goods, add(cost, extra) if extra else cost, wished)
    if paid is None or build.then is None:
        return paid is not None
    return covers(after(goods, paid, _sure(here, kind, site)), build.then)


def _sure(here: Here, kind: str, site: str) -> Amounts:
    """What building something somewhere brings for certain."""
    found = dict(here.board.bonus.get(site, {}))
    for key, effects in here.facts.on.get(f"build.{kind}", {}).items():
        for effect in effects:
            if key in here.nation.claimed and isinstance(effect.effect, e.Gain) and not effect.once:
                found = add(found, effect.effect.what)
    return found


def upgradable(here: Here, upgrade: Upgrade) -> list[str]:
    """R5.12: structures not upgraded yet, connected or not."""
    found = [s for s, plot in here.nation.plots.items() if not plot.up and plot.kind in upgrade.kinds]
    if "tunnel" in upgrade.kinds:
        found += [tunnel for tunnel, up in here.nation.tunnels.items() if not up]
    return found


def payments(here: Here, upgrade: Upgrade) -> list[Amounts]:
    """The ways to pay for an upgrade that one can afford."""
    return [each for each in upgrade.each if covers(here.nation.goods, each)]


def slot_parts(here: Here, label: str) -> list[str]:
    """R8.14: a slot's parts, with those that permanent cards add."""
    slot = here.facts.side(here.state.seats)[label]
    found = [part.text for part in slot.effect.parts] if isinstance(slot.effect, e.Parts) else []
    found = found or [slot.effect.text]
    mods = here.facts.mods.get(slot.action)
    if mods:
        found += [mods[key].text for key in here.nation.claimed if key in mods]
    return found


def taken(here: Here, label: str) -> bool:
    """Whether any tile lies on a slot."""
    state = here.state
    return label in state.tiles or label in state.neutral or label == state.blocker


def mine(here: Here, label: str) -> bool:
    return here.seat in here.state.tiles.get(label, ())


def open_slots(here: Here, which: str, coloured: bool, depth: int = 0) -> list[str]:
    """R8.9-R8.11: the slots a card may lead to, if something can be done there."""
    found: list[str] = []
    for label in here.facts.side(here.state.seats):
        if label == ALWAYS:
            fits = which == "available" and not coloured
        elif which == "available":
            fits = not taken(here, label)
        elif which == "other":
            fits = taken(here, label) and not mine(here, label)
        else:
            fits = not mine(here, label)
        if fits and any_possible(here, slot_parts(here, label), depth):
            found.append(label)
    return found


def ready_actions(here: Here, depth: int = 0) -> list[str]:
    """R8.3: action cards not used in this era that could do something."""
    nation, cards = here.nation, here.facts.cards
    return [
        key
        for key in nation.actions
        if key not in nation.used and any(possible(here, effect, depth) for effect in cards[key].effects)
    ]


def white_cities(here: Here) -> list[str]:
    return [city for city, kind in here.nation.cities.items() if kind == "white"]


def trial_kinds(here: Here, kinds: tuple[str, ...]) -> list[str]:
    """R8.8: kinds of which a connected one is upgraded."""
    numbers = tally(here)
    return [kind for kind in kinds if numbers[f"up.{kind}"]]


def _can_act(here: Here, effect: e.Act, depth: int) -> bool:
    return depth < DEEPEST and bool(ready_actions(here, depth + 1))


def _can_build(here: Here, effect: Build, depth: int) -> bool:
    return any(affordable(here, effect, kind) for kind in effect.kinds)


def _can_upgrade(here: Here, effect: Upgrade, depth: int) -> bool:
    return bool(payments(here, effect)) and bool(upgradable(here, effect))


def _can_convert(here: Here, effect: e.Convert, depth: int) -> bool:
    left = here.state.purple != 0 and bool(white_cities(here))
    return left and covers(here.nation.goods, effect.cost)


def _can_slot(here: Here, effect: e.Slot, depth: int) -> bool:
    return depth < DEEPEST and bool(open_slots(here, effect.which, effect.coloured, depth + 1))


def _can_pay(here: Here, effect: e.Pay, depth: int) -> bool:
    goods = here.nation.goods
    if not covers(goods, effect.cost):
        return False
    if isinstance(effect.effect, e.Gain):
        return True
    return possible(here.richer(after(goods, effect.cost, NOTHING)), effect.effect, depth)


def _can_if(here: Here, effect: e.If, depth: int) -> bool:
    met = holds(here, effect.metric, effect.sign, effect.bound)
    return met and possible(here, effect.effect, depth)


def _always(here: Here, effect: Effect, depth: int) -> bool:
    return True


_CAN: dict[type[Effect], Callable[[Here, Any, int], bool]] = {
    e.Gain: _always,
    e.Fed: _always,
    e.Act: _can_act,
    e.Ready: lambda here, effect, depth: bool(here.nation.used),
    e.Special: lambda here, effect, depth: any(here.state.offer) or bool(here.state.specials),
    e.Metro: lambda here, effect, depth: bool(here.state.blue),
    e.Build: _can_build,
    e.Upgrade: _can_upgrade,
    e.Convert: _can_convert,
    e.Slot: _can_slot,
    e.Trial: lambda here, effect, depth: bool(trial_kinds(here, effect.kinds)),
    e.Pick: _always,
    e.Parts: lambda here, effect, depth: any(possible(here, part, depth) for part in effect.parts),
    e.One: lambda here, effect, depth: any(possible(here, choice, depth) for choice in effect.choices),
    e.Pay: _can_pay,
    e.If: _can_if,
    e.Per: lambda here, effect, depth: bool(per_amounts(here, effect)),
}
