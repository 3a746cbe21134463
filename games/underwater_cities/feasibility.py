"""Whether an effect could do anything now; effects that could not are not offered."""

from __future__ import annotations

from collections.abc import Mapping

from games.underwater_cities import effects as e
from games.underwater_cities import former
from games.underwater_cities.construction import erect
from games.underwater_cities.costs import NOTHING, add, after, covers, payment, price, spend
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import Amounts, Build, Effect, Upgrade
from games.underwater_cities.facts import ALWAYS, ActionSlot
from games.underwater_cities.fork import Silent, fork
from games.underwater_cities.network import (
    Here,
    building_sites,
    city_sites,
    tally,
    tunnel_sites,
)


def possible(here: Here, effect: Effect) -> bool:
    """Whether an effect can do anything."""
    return bool(word_of(effect).can(here, effect))


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
    """R11.2: surcharges come last; R3.8: build and upgrade go together, and what building brings may help."""
    goods, extra = here.nation.goods, here.board.surcharge.get(site)
    paid = payment(goods, add(cost, extra) if extra else cost, wished)
    if paid is None or build.then is None:
        return paid is not None
    if covers(after(goods, paid, NOTHING), build.then):
        return True
    if here.state.first_rules:
        return covers(after(goods, paid, former.sure(here, kind, site)), build.then)
    return _brings_more(here, site) and covers(_goods_after(here, kind, site, paid), build.then)


def _brings_more(here: Here, site: str) -> bool:
    """Whether building on a site could bring anything at all."""
    if site in here.board.bonus or site in here.board.metro_of:
        return True
    return any(key in here.facts.waiting for key in here.nation.claimed)


def _goods_after(here: Here, kind: str, site: str, paid: Amounts) -> Amounts:
    """The goods once something stands: with the site's bonus, a linked metropolis, permanent cards."""
    tried = Here(here.facts, fork(here.state, here.seat), here.seat)
    tried.nation.goods = dict(here.nation.goods)
    spend(tried.nation.goods, paid)
    erect(tried, kind, site, Silent(tried.state), ())
    return tried.nation.goods


def upgradable(here: Here, upgrade: Upgrade) -> list[str]:
    """R5.12: structures not upgraded yet, connected or not."""
    found = [s for s, plot in here.nation.plots.items() if not plot.up and plot.kind in upgrade.kinds]
    if "tunnel" in upgrade.kinds:
        found += [tunnel for tunnel, up in here.nation.tunnels.items() if not up]
    return found


def payments(here: Here, upgrade: Upgrade) -> list[Amounts]:
    """The ways to pay for an upgrade that one can afford."""
    return [each for each in upgrade.each if covers(here.nation.goods, each)]


def slot_of(here: Here, label: str) -> ActionSlot:
    return here.facts.side(here.state.seats)[label]


def added_parts(here: Here, label: str) -> list[Effect]:
    """R8.14: the parts that permanent cards add to a slot."""
    mods = here.facts.mods.get(slot_of(here, label).action)
    return [mods[key] for key in here.nation.claimed if key in mods] if mods else []


def usable_now(here: Here, label: str) -> bool:
    """R3.4: something printed on the slot can be used; what a card adds to it does not count (R8.14)."""
    if any(possible(here, part) for part in slot_of(here, label).parts):
        return True
    return here.state.first_rules and any(possible(here, part) for part in added_parts(here, label))


def taken(here: Here, label: str) -> bool:
    """Whether any tile lies on a slot."""
    state = here.state
    return label in state.tiles or label in state.neutral or label == state.blocker


def mine(here: Here, label: str) -> bool:
    return here.seat in here.state.tiles.get(label, ())


def open_slots(here: Here, which: str, coloured: bool) -> list[str]:
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
        if fits and usable_now(here, label):
            found.append(label)
    return found


def ready_actions(here: Here) -> list[str]:
    """R8.3: action cards not used in this era that could do something."""
    nation = here.nation
    return [key for key in nation.actions if key not in nation.used and _useful(here.using(key), key)]


def _useful(here: Here, action: str) -> bool:
    return any(possible(here, effect) for effect in here.facts.cards[action].effects)


def abilities(here: Here) -> list[str]:
    """R8.15: the cards whose once-a-turn ability could be used now."""
    known, spent = here.facts.abilities, here.state.now.once
    return [
        key for key in here.nation.claimed if key in known and key not in spent and possible(here, known[key])
    ]


def white_cities(here: Here) -> list[str]:
    return [city for city, kind in here.nation.cities.items() if kind == "white"]


def trial_kinds(here: Here, kinds: tuple[str, ...]) -> list[str]:
    """R8.8: kinds of which a connected one is upgraded."""
    numbers = tally(here)
    return [kind for kind in kinds if numbers[f"up.{kind}"]]
