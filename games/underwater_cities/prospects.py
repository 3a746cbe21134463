"""What an effect could bring at best: a slot that lacks more than that need not be tried.

The estimate may be too high, never too low: `lookahead` tries out what it allows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from games.core.model import Frame
from games.underwater_cities import effects as e
from games.underwater_cities.boards import site
from games.underwater_cities.costs import SUBSTITUTED, add, price
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import Amounts, Effect
from games.underwater_cities.feasibility import abilities, sites, slot_of
from games.underwater_cities.network import Here
from games.underwater_cities.parsing import parse

LOTS = 99
SITE = "site"  # new places to build
TRACK = "fed"  # steps up the Federation track
OPENING = ("tunnel", *e.CITIES)  # kinds that open new sites
BUILT = ("build", "second", "tunnel2")  # events, by their first word
UPGRADED = ("upgrade", "pair")
EVERY_EVENT = {event.partition(".")[0] for event in e.EVENTS}
ANYTHING = dict.fromkeys((*e.RESOURCES, SITE, TRACK, *EVERY_EVENT), LOTS)


def worth_trying(here: Here, label: str, first: Iterable[Effect], event: str = "") -> bool:
    """Whether what comes before a slot, effects or an event, could bring what the slot lacks."""
    brought = _all_told(here, add(brought_by(here, *first), {event: 1}))
    return any(_could_do(here, part, brought) for part in slot_of(here, label).parts)


def still_worth_trying(here: Here, label: str, under_way: Iterable[Frame]) -> bool:
    """Whether steps under way before a slot could still bring what the slot lacks."""
    left: list[Effect] = []
    for frame in under_way:
        if "effect" in frame.memo:
            left.append(_rest(parse(frame.word("effect")), frame))
        elif "parts" in frame.memo:
            left += map(parse, frame.words("parts"))
        else:
            return True  # no step that is only about its effects
    return bool(abilities(here)) or worth_trying(here, label, left)


def _rest(effect: Effect, frame: Frame) -> Effect:
    """An effect with as many times as are left of it."""
    return replace(effect, count=frame.count("left")) if isinstance(effect, (e.Build, e.Upgrade)) else effect


def brought_by(here: Here, *effects: Effect) -> Amounts:
    """What effects could bring by themselves: goods, sites, and how often they set off what."""
    found: Amounts = {}
    for effect in effects:
        found = add(found, word_of(effect).brings(here, effect))
    return found


def best_of(here: Here, choices: Iterable[Effect]) -> Amounts:
    """The most of each thing that one of several could bring."""
    found: Amounts = {}
    for choice in choices:
        for what, number in word_of(choice).brings(here, choice).items():
            found[what] = max(found.get(what, 0), number)
    return found


def times(amounts: Mapping[str, int], number: int) -> Amounts:
    return {what: count * number for what, count in amounts.items()}


def from_sites(here: Here, build: e.Build) -> Amounts:
    """What building could bring: bonuses, new sites, metropolises, and what it sets off."""
    opening = bool(set(build.kinds) & set(OPENING))
    found = dict.fromkeys(BUILT if build.then is None else (*BUILT, *UPGRADED), 1)
    if opening:
        found[SITE] = 1
    if opening or build.site != "expansion":
        found = add(found, _best_bonus(here, build.kinds))
    if "tunnel" in build.kinds:  # R5.11
        unlinked = [tile for place, tile in here.nation.tiles.items() if place not in here.nation.linked]
        instants = [here.facts.tiles[tile].instant for tile in unlinked]
        found = add(found, {"link": 1})
        found = add(found, best_of(here, filter(None, instants)))
    return times(found, build.count)


def _best_bonus(here: Here, kinds: tuple[str, ...]) -> Amounts:
    wanted = {"tunnel" if kind == "tunnel" else "city" if kind in e.CITIES else "building" for kind in kinds}
    found: Amounts = {}
    for name, bonus in here.board.bonus.items():
        if site(name).kind in wanted:
            for what, number in bonus.items():
                found[what] = max(found.get(what, 0), number)
    return found


def _all_told(here: Here, found: Amounts) -> Amounts:
    """Add everything that may be triggered: the track, contracts, permanent cards."""
    found = add(found, brought_by(here, *(here.facts.contracts[key].gives for key in here.state.contracts)))
    if found.get(TRACK):
        found = add(found, {"enter": found[TRACK]})
        for bonus in here.facts.track.values():
            found = add(found, bonus)
    first = found
    for event, cards in here.facts.on.items():
        often = first.get(event.partition(".")[0], 0)
        own = [on.effect for key in here.nation.claimed for on in cards.get(key, ())] if often else []
        if not all(isinstance(effect, (e.Gain, e.Per)) for effect in own):
            return dict(ANYTHING)  # one thing may lead to another
        found = add(found, times(brought_by(here, *own), often))
    return found


def _could_do(here: Here, effect: Effect, brought: Amounts) -> bool:
    if isinstance(effect, e.One):
        return any(_could_do(here, choice, brought) for choice in effect.choices)
    if isinstance(effect, e.Build):
        return any(_could_build(here, effect, kind, brought) for kind in effect.kinds)
    return True


def _could_build(here: Here, build: e.Build, kind: str, brought: Amounts) -> bool:
    if SITE not in brought and not sites(here, kind, build.site):
        return False
    store = add(here.nation.goods, {what: n for what, n in brought.items() if what in e.RESOURCES})
    lacking = {w: number - store[w] for w, number in price(here, kind, build).items() if number > store[w]}
    swapped = sum(lacking.pop(what, 0) for what in SUBSTITUTED)
    return not lacking and swapped <= store["bi"]
