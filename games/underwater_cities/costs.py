"""R5.1-R5.3, R11.2: what things cost, discounts, surcharges, biomatter as a substitute."""

from __future__ import annotations

from collections.abc import Mapping

from games.underwater_cities.effects import RESOURCES, Amounts, Build
from games.underwater_cities.network import Here

SUBSTITUTED = ("ke", "st")
"""What biomatter can stand for."""
NOTHING: Mapping[str, int] = {}


def add(amounts: Mapping[str, int], more: Mapping[str, int]) -> Amounts:
    found = dict(amounts)
    for what, number in more.items():
        found[what] = found.get(what, 0) + number
    return found


def less(amounts: Mapping[str, int], off: Mapping[str, int]) -> Amounts:
    """Never below nothing, resource by resource."""
    if not off:
        return dict(amounts)
    rest = {what: number - off.get(what, 0) for what, number in amounts.items()}
    return {what: number for what, number in rest.items() if number > 0}


def covers(goods: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    return all(goods[what] >= number for what, number in cost.items())


def price(here: Here, kind: str, build: Build) -> Amounts:
    """R5.2: stated or usual cost after all discounts, before a site's surcharge."""
    if build.free:
        return {}
    cost = here.facts.costs[kind] if build.cost is None else build.cost
    cost = less(cost, build.less)
    for key in here.nation.claimed:
        for discount in here.facts.less.get(key, ()):
            if kind in discount.kinds:
                cost = less(cost, discount.off)
    return cost


def payment(
    goods: Mapping[str, int], cost: Mapping[str, int], wished: Mapping[str, int] = NOTHING
) -> Amounts | None:
    """R5.3: what is paid, biomatter where something is missing or where it is wished. None: too dear."""
    paid, biomatter = dict(cost), cost.get("bi", 0)
    for what in SUBSTITUTED:
        needed = cost.get(what, 0)
        swapped = max(needed - goods[what], wished.get(what, 0))
        if swapped > needed:
            return None
        if swapped > 0:
            paid[what] = needed - swapped
            biomatter += swapped
    if biomatter:
        paid["bi"] = biomatter
    for what, number in paid.items():
        if goods[what] < number:
            return None
    return {what: number for what, number in paid.items() if number}


def spend(goods: Amounts, cost: Mapping[str, int]) -> None:
    for what, number in cost.items():
        goods[what] -= number


def after(goods: Mapping[str, int], cost: Mapping[str, int], gained: Mapping[str, int]) -> Amounts:
    """The goods once something is paid and something gained."""
    return {w: goods[w] - cost.get(w, 0) + gained.get(w, 0) for w in RESOURCES}
