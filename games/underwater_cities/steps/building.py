"""R5: building, upgrading, turning a city purple."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Fact, Frame, Option, Say, Who
from games.underwater_cities import effects as e
from games.underwater_cities.construction import erect, improve, kind_at, take_dome
from games.underwater_cities.costs import SUBSTITUTED, add, payment, price, spend
from games.underwater_cities.effects import Amounts, Build, Upgrade
from games.underwater_cities.feasibility import affordable, payments, upgradable, white_cities
from games.underwater_cities.gains import count_contracts
from games.underwater_cities.network import Here
from games.underwater_cities.parsing import amounts
from games.underwater_cities.steps.base import Asking, by_said, cost_said, done_unless, effect_in, site_option
from games.underwater_cities.wording import amounts_said, kinds_named

WITH = "bi-for-"


class BuildStep(Asking):
    """R5.1: one thing after the other: what, then where."""

    follows = ("build",)
    along = "end"

    def leads(self, option: Option) -> bool:
        """From what to where, and no farther."""
        return option.key in e.KINDS

    def name(self, here: Here, frame: Frame, key: str) -> Say | None:
        return kinds_named((key,), "each") if key in e.KINDS else None

    def options(self, here: Here, frame: Frame) -> list[Option]:
        if not frame.count("left"):
            return []
        build, kinds = _build(frame), self._kinds(here, frame)
        if len(kinds) > 1:
            return [*map(Option, kinds), *done_unless(frame.count("must"))]
        if not kinds:
            return []
        wished = _wished(frame)
        found = [site_option(site) for site in affordable(here, build, kinds[0], wished)]
        return found + self._swaps(here, build, kinds[0], wished) + done_unless(frame.count("must"))

    def _kinds(self, here: Here, frame: Frame) -> list[str]:
        """The kind chosen, or all that can be built."""
        chosen, build = str(frame.memo.get("kind", "")), _build(frame)
        if chosen:
            return [chosen] if affordable(here, build, chosen, _wished(frame)) else []
        return [kind for kind in build.kinds if affordable(here, build, kind)]

    def _swaps(self, here: Here, build: Build, kind: str, wished: Amounts) -> list[Option]:
        """R5.3: biomatter for kelp or steelplast, by wish."""
        if not here.nation.goods["bi"]:
            return []
        cost = price(here, kind, build)
        found: list[Option] = []
        for what in SUBSTITUTED:
            more = max(cost.get(what, 0) - here.nation.goods[what], wished.get(what, 0)) + 1
            if what in cost and affordable(here, build, kind, {**wished, what: more}):
                found.append(Option(WITH + what))
        return found

    def prompt(self, here: Here, frame: Frame) -> Say:
        build, kinds = _build(frame), self._kinds(here, frame)
        if len(kinds) > 1:
            return Say("ask-kind", {"source": by_said(self.facts, frame.word("by"))})
        cost = price(here, kinds[0], build)
        paid = payment(here.nation.goods, cost, _wished(frame)) or cost
        return _priced("ask-site", build, kinds[0], paid)

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        if key.startswith(WITH):
            return Say(key)
        build, kinds = _build(frame), self._kinds(here, frame)
        if len(kinds) > 1:
            cost = price(here, key, build)
            paid = payment(here.nation.goods, cost) or cost
            return _priced("kind-for", build, key, paid)
        return site_said(here, key)

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        if key.startswith(WITH):
            what = key.removeprefix(WITH)
            build, (kind,) = _build(frame), self._kinds(here, frame)
            missing = price(here, kind, build).get(what, 0) - here.nation.goods[what]
            frame.memo[f"bi_{what}"] = max(missing, _wished(frame).get(what, 0)) + 1
            frame.memo["kind"] = kind
        elif key in e.KINDS:
            frame.memo["kind"] = key
        else:
            self._build(here, frame, key, flow)

    def _build(self, here: Here, frame: Frame, site: str, flow: Flow) -> None:
        build, (kind,) = _build(frame), self._kinds(here, frame)
        cost = add(price(here, kind, build), here.board.surcharge.get(site, {}))
        paid = payment(here.nation.goods, cost, _wished(frame))
        assert paid is not None, f"{kind} at {site} was offered"
        spend(here.nation.goods, paid)
        frame.memo.update(left=frame.count("left") - 1, must=0, kind="", bi_ke=0, bi_st=0)
        erect(here, kind, site, flow, cost_said(paid))
        if build.then is not None:  # R3.8
            spend(here.nation.goods, build.then)
            improve(here, site, flow, cost_said(build.then))


def _build(frame: Frame) -> Build:
    return effect_in(frame, Build)


def _priced(name: str, build: Build, kind: str, paid: Amounts) -> Say:
    """A thing with what it costs; R3.8: and what its upgrade costs."""
    facts: dict[str, Fact] = {"kind": Say(f"one-{kind}"), "cost": cost_said(paid)}
    if build.then is None:
        return Say(name, facts)
    return Say(f"{name}-up", {**facts, "then": cost_said(build.then)})


def _wished(frame: Frame) -> Amounts:
    """Biomatter to be paid by wish, for kelp and for steelplast."""
    return {what: frame.count(f"bi_{what}") for what in SUBSTITUTED if frame.memo.get(f"bi_{what}")}


class UpgradeStep(Asking):
    """R5.12: upgrade structures, one at a time."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        upgrade = _upgrade(frame)
        ways = payments(here, upgrade) if frame.count("left") else []
        found = upgradable(here, upgrade) if ways else []
        if not found:
            return []
        if len(ways) == 1:
            options = [site_option(site) for site in found]
        else:
            options = [_paid_option(site, way) for way in ways for site in found]
        return options + done_unless(frame.count("must"))

    def prompt(self, here: Here, frame: Frame) -> Say:
        upgrade = _upgrade(frame)
        return Say("ask-upgrade", {"what": kinds_named(upgrade.kinds), "left": frame.count("left")})

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        site, _, way = key.partition("=")
        cost = amounts(way) if way else payments(here, _upgrade(frame))[0]
        kind = Say(f"one-{kind_at(here, site)}")
        return Say("upgrade-at", {"kind": kind, "site": site, "cost": cost_said(cost)})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        site, _, way = key.partition("=")
        cost = amounts(way) if way else payments(here, _upgrade(frame))[0]
        frame.memo.update(left=frame.count("left") - 1, must=0)
        spend(here.nation.goods, cost)
        improve(here, site, flow, cost_said(cost))


def _upgrade(frame: Frame) -> Upgrade:
    return effect_in(frame, Upgrade)


def _paid_option(site: str, way: Amounts) -> Option:
    written = "+".join(f"{number}{what}" for what, number in way.items())
    return site_option(site, f"{site}={written}")


class ConvertStep(Asking):
    """R5.13: a white city becomes purple; the white dome goes back to the supply."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        return [site_option(city) for city in white_cities(here)] + done_unless(frame.count("must"))

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        return site_said(here, key)

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        effect = effect_in(frame, e.Convert)
        spend(here.nation.goods, effect.cost)
        here.nation.cities[key] = "purple"
        here.state.white += 1
        take_dome(here, "purple")
        flow.tell("converted", who=Who(here.seat), site=key, cost=cost_said(effect.cost))
        count_contracts(here, flow)
        flow.end()


def site_said(here: Here, site: str) -> Say:
    """A site with what building there brings and costs besides."""
    bonus, extra = here.board.bonus.get(site), here.board.surcharge.get(site)
    if bonus and extra:
        return Say("site-both", {"site": site, "bonus": amounts_said(bonus), "extra": amounts_said(extra)})
    if bonus:
        return Say("site-bonus", {"site": site, "bonus": amounts_said(bonus)})
    if extra:
        return Say("site-extra", {"site": site, "extra": amounts_said(extra)})
    return Say("site", {"site": site})
