"""Words that build, upgrade and turn cities purple."""

from __future__ import annotations

from games.core.model import Say
from games.underwater_cities import icons
from games.underwater_cities.costs import covers
from games.underwater_cities.effects import KINDS, STRUCTURES, Build, Convert, Effect, Upgrade
from games.underwater_cities.execution import ask
from games.underwater_cities.facts import Facts
from games.underwater_cities.feasibility import affordable, payments, upgradable, white_cities
from games.underwater_cities.network import Here
from games.underwater_cities.parsing import Given, amounts
from games.underwater_cities.prospects import UPGRADED, from_sites
from games.underwater_cities.vocabulary.word import Where, Word
from games.underwater_cities.wording import amounts_said, kind_of, kinds_said

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


def _say_build(facts: Facts, effect: Build) -> Say:
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
        upgrade = Say(f"upgrade-it-{kind_of(effect.kinds)}")
        found = Say("how-then", {"what": found, "upgrade": upgrade, "cost": amounts_said(effect.then)})
    return found


def _short_build(effect: Build) -> Say:
    what = kinds_said(effect.kinds, effect.count)
    if effect.then is None:
        return Say("sx-build", {"what": what})
    return Say("sx-build-up", {"what": what, "upgrade": Say(f"upgrade-it-{kind_of(effect.kinds)}")})


def _draw_build(effect: Build) -> str:
    found = icons.kinds_drawn(effect.kinds, effect.count, "^" if effect.then is not None else "")
    if effect.site != "normal":
        found += " expansion"
    if effect.free:
        return f"{found} = free"
    if effect.cost is not None:
        return f"{found} = {icons.amounts(effect.cost)}"
    return f"{found} - {icons.amounts(effect.less)}" if effect.less else found


BUILD = Word(
    name="build",
    kind=Build,
    where=AT_ONCE,
    read=_read_build,
    say=_say_build,
    short=_short_build,
    draw=_draw_build,
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


def _say_upgrade(facts: Facts, effect: Upgrade) -> Say:
    what = kinds_said(effect.kinds, effect.count)
    if effect.each == ({},):
        return Say("fx-upgrade-free", {"what": what})
    cost: Say | tuple[Say, ...] = amounts_said(effect.each[0])
    for payment in effect.each[1:]:
        cost = Say("either-or", {"one": cost, "other": amounts_said(payment)})
    return Say("fx-upgrade", {"what": what, "cost": cost, "count": effect.count})


def _draw_upgrade(effect: Upgrade) -> str:
    every = effect.kinds == STRUCTURES
    found = icons.counted(effect.count, "up") if every else icons.kinds_drawn(effect.kinds, effect.count, "^")
    if effect.each == ({},):
        return f"{found} = free"
    if effect.each == ({"sc": 1},):
        return found
    return f"{found} = {' / '.join(icons.amounts(each) for each in effect.each)}"


UPGRADE = Word(
    name="upgrade",
    kind=Upgrade,
    where=AT_ONCE,
    read=_read_upgrade,
    say=_say_upgrade,
    short=lambda effect: Say("sx-upgrade", {"what": kinds_said(effect.kinds, effect.count)}),
    draw=_draw_upgrade,
    can=lambda here, effect: bool(payments(here, effect)) and bool(upgradable(here, effect)),
    do=ask("upgrade"),
    brings=lambda here, effect: dict.fromkeys(UPGRADED, effect.count),
)


def _can_convert(here: Here, effect: Convert) -> bool:
    left = here.state.purple != 0 and bool(white_cities(here))
    return left and covers(here.nation.goods, effect.cost)


def _say_convert(facts: Facts, effect: Convert) -> Say:
    if not effect.cost:
        return Say("how-free", {"what": Say("fx-convert")})
    return Say("how-cost", {"what": Say("fx-convert"), "cost": amounts_said(effect.cost), "count": 1})


CONVERT = Word(
    name="convert",
    kind=Convert,
    where=AT_ONCE,
    read=lambda given: Convert(given.text, amounts(cost) if (cost := given.take("cost")) else {}),
    say=_say_convert,
    short=lambda effect: Say("sx-convert"),
    draw=lambda effect: f"white > purple = {icons.amounts(effect.cost) or 'free'}",
    can=_can_convert,
    do=ask("convert"),
    brings=lambda here, effect: {},
)

WORDS = (BUILD, UPGRADE, CONVERT)
