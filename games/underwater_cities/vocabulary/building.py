"""Words that build, upgrade and turn cities purple."""

from __future__ import annotations

from games.underwater_cities.costs import covers
from games.underwater_cities.effects import KINDS, STRUCTURES, Build, Convert, Effect, Upgrade
from games.underwater_cities.execution import ask
from games.underwater_cities.feasibility import affordable, payments, upgradable, white_cities
from games.underwater_cities.network import Here
from games.underwater_cities.parsing import Given, amounts
from games.underwater_cities.prospects import UPGRADED, from_sites
from games.underwater_cities.vocabulary.word import Where, Word

AT_ONCE = frozenset((Where.AT_ONCE,))
SITES = ("normal", "expansion", "any")


def _read_build(given: Given) -> Effect:
    kinds = given.kinds(KINDS)
    count = given.number(given.take("n", "1"))
    cost, less, then = given.take("cost"), given.take("less"), given.take("then")
    return Build(
        given.text,
        kinds,
        count,
        amounts(cost) if cost not in ("", "free") else None,
        cost == "free",
        amounts(less) if less else {},
        given.one_of(given.take("site", "normal"), SITES),
        amounts(then) if then else None,
    )


BUILD = Word(
    name="build",
    kind=Build,
    where=AT_ONCE,
    read=_read_build,
    can=lambda here, effect: any(affordable(here, effect, kind) for kind in effect.kinds),
    do=ask("build"),
    brings=from_sites,
)


def _read_upgrade(given: Given) -> Effect:
    kinds = given.kinds(STRUCTURES)
    count = given.number(given.take("n", "1"))
    each = given.take("each", "1sc")
    ways = ({},) if each == "free" else tuple(amounts(one) for one in each.split("/"))
    return Upgrade(given.text, kinds, count, ways)


UPGRADE = Word(
    name="upgrade",
    kind=Upgrade,
    where=AT_ONCE,
    read=_read_upgrade,
    can=lambda here, effect: bool(payments(here, effect)) and bool(upgradable(here, effect)),
    do=ask("upgrade"),
    brings=lambda here, effect: dict.fromkeys(UPGRADED, effect.count),
)


def _can_convert(here: Here, effect: Convert) -> bool:
    left = here.state.purple != 0 and bool(white_cities(here))
    return left and covers(here.nation.goods, effect.cost)


CONVERT = Word(
    name="convert",
    kind=Convert,
    where=AT_ONCE,
    read=lambda given: Convert(given.text, amounts(cost) if (cost := given.take("cost")) else {}),
    can=_can_convert,
    do=ask("convert"),
    brings=lambda here, effect: {},
)

WORDS = (BUILD, UPGRADE, CONVERT)
