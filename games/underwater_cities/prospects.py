"""What an effect could bring at best, by name: a slot that lacks something else need not be tried.

Only too much may be promised here, never too little: what is promised is tried out by `lookahead`.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.underwater_cities import effects as e
from games.underwater_cities.boards import site
from games.underwater_cities.costs import SUBSTITUTED, price
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import Effect
from games.underwater_cities.feasibility import sites, slot_of
from games.underwater_cities.network import Here

SITE = "site"  # new places to build
TRACK = "fed"
OPENING = ("tunnel", *e.CITIES)  # kinds that open new sites
UPGRADED = frozenset(("upgrade", "pair"))
BUILT = frozenset(("build", "second", "tunnel2"))  # events, by their first word
ANYTHING = frozenset((*e.RESOURCES, SITE, TRACK, *(event.partition(".")[0] for event in e.EVENTS)))


def worth_trying(here: Here, label: str, first: Iterable[Effect], event: str = "") -> bool:
    """Whether what comes before a slot, effects or an event, could bring what the slot lacks."""
    brought = _brought(here, {event} | brought_by(here, *first))
    return any(_could_do(here, part, brought) for part in slot_of(here, label).parts)


def _could_do(here: Here, effect: Effect, brought: frozenset[str]) -> bool:
    if isinstance(effect, e.One):
        return any(_could_do(here, choice, brought) for choice in effect.choices)
    if isinstance(effect, e.Build):
        return any(_could_build(here, effect, kind, brought) for kind in effect.kinds)
    return True


def _could_build(here: Here, build: e.Build, kind: str, brought: frozenset[str]) -> bool:
    if SITE not in brought and not sites(here, kind, build.site):
        return False
    goods = here.nation.goods
    lacking = {what for what, number in price(here, kind, build).items() if goods[what] < number}
    if "bi" in brought or goods["bi"]:
        lacking.difference_update(SUBSTITUTED)
    return lacking <= brought


def _brought(here: Here, found: set[str]) -> frozenset[str]:
    """The same with all that it may set off: the track, contracts, permanent cards."""
    for key in here.state.contracts:
        found |= brought_by(here, here.facts.contracts[key].gives)
    known = 0
    while len(found) > known:
        known = len(found)
        if TRACK in found:
            found.add("enter")
            found.update(*here.facts.track.values())
        for event, cards in here.facts.on.items():
            if event.partition(".")[0] in found:
                own = [on.effect for key in here.nation.claimed for on in cards.get(key, ())]
                found |= brought_by(here, *own)
    return frozenset(found)


def brought_by(here: Here, *effects: Effect) -> set[str]:
    """What effects could bring by themselves."""
    return set().union(*(word_of(effect).brings(here, effect) for effect in effects))


def from_sites(here: Here, build: e.Build) -> set[str]:
    """What building could bring: bonuses, new sites, metropolises, and what it sets off."""
    found = {*BUILT, SITE} if set(build.kinds) & set(OPENING) else set(BUILT)
    if build.then is not None:
        found |= UPGRADED
    plots = build.site != "expansion" or bool(set(build.kinds) & set(OPENING))
    for name, bonus in here.board.bonus.items():
        if plots and not site(name).expansion:
            found.update(bonus)
    if "tunnel" in build.kinds:  # R5.11
        found.add("link")
        unlinked = [tile for place, tile in here.nation.tiles.items() if place not in here.nation.linked]
        instants = [here.facts.tiles[tile].instant for tile in unlinked]
        found |= brought_by(here, *filter(None, instants))
    return found
