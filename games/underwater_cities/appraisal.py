"""What goods, sites, effects and cards are worth to one nation as things are, in points, at a glance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from games.underwater_cities import effects as e
from games.underwater_cities.boards import BROWN, METROPOLISES, site
from games.underwater_cities.costs import covers, payment, price
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import Effect
from games.underwater_cities.facts import ALWAYS, Card
from games.underwater_cities.network import (
    Here,
    building_sites,
    city_sites,
    connected,
    holds,
    reached,
    tally,
    tunnel_sites,
    tunnels_to_brown,
)
from games.underwater_cities.vocabulary.word import Where

KEPT = {"cr": 0.25, "ke": 0.25, "st": 0.25, "sc": 0.25, "bi": 0.5, "vp": 1.0, "cd": 0.0}
"""What goods are worth when all is over (R15.5)."""


class Worths(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `worths` in `instincts.toml`."""

    value: dict[str, float]
    enough: dict[str, int]
    hoard: float
    shortage: float
    urgent: float
    step: float
    special: float
    metropolis: float
    slot: float
    lasting: float
    sold: float
    growth: float
    room: float
    unlinked: float
    open_site: float
    aim: float
    spread: float


class Appraisal:
    """One nation's eyes; made anew for each question."""

    def __init__(self, here: Here, worths: Worths, left: int, turns: int) -> None:
        self.here, self.worths, self.left = here, worths, left
        self.time = turns / 30
        self.soon = min(1.0, turns / 5)
        self.reached = reached(here.board, here.nation)
        self.live = set(connected(here.board, here.nation))
        self.value = {what: KEPT[what] + (v - KEPT[what]) * self.soon for what, v in worths.value.items()}
        self._feed()
        self._numbers: dict[str, int] | None = None

    def _feed(self) -> None:
        """Kelp is dear as long as the cities would go hungry."""
        nation = self.here.nation
        farms = sum(
            plot.kind == "farm" and site(name).city in self.live for name, plot in nation.plots.items()
        )
        short = len(self.live) - farms - nation.goods["ke"] - nation.goods["bi"]
        self.hungry = short >= 0
        if self.hungry:
            self.value["ke"] += self.worths.shortage

    @property
    def numbers(self) -> dict[str, int]:
        """What can be counted now."""
        if self._numbers is None:
            self._numbers = tally(self.here)
        return self._numbers

    # Goods --------------------------------------------------------------------------------------------

    def gained(self, amounts: Mapping[str, int], times: int = 1) -> float:
        """Of goods taken now: those beyond enough are only hoarded."""
        return sum(self._more(what, number * times) for what, number in amounts.items())

    def paid(self, amounts: Mapping[str, int]) -> float:
        return -sum(self._more(what, -number) for what, number in amounts.items())

    def _more(self, what: str, number: int) -> float:
        value = self.value[what]
        if what not in self.here.nation.goods:
            return value * number
        held, enough = self.here.nation.goods[what], self.worths.enough[what]
        useful = min(enough, held + number) - min(enough, held)
        least = min(value, max(KEPT[what], self.worths.hoard * value))
        return value * useful + least * (number - useful)

    def made(self, amounts: Mapping[str, int]) -> float:
        """Of goods made in every production to come; of the last one they are only counted."""
        return sum(
            number * ((self.left - 1) * self.worths.value[what] + KEPT[what])
            for what, number in amounts.items()
        ) + (self.worths.shortage * amounts.get("ke", 0) if self.hungry else 0.0)

    # Sites --------------------------------------------------------------------------------------------

    def building(self, kind: str, name: str) -> float:
        """A building: what it makes, and the points of a type that its city has not."""
        city, nation = site(name).city, self.here.nation
        found = self.made(self.here.facts.makes[kind].plain) + self._new_type(kind, city)
        found *= (
            1.0
            if city in self.live
            else self.worths.unlinked
            if city in nation.cities
            else self.worths.open_site
        )
        return found + self._bonus(name)

    def _new_type(self, kind: str, city: str) -> float:
        worth = self.here.facts.rules.city
        types = self._types(city)
        return 0.0 if kind in types else worth[len(types) + 1] - worth[len(types)]

    def _types(self, city: str) -> set[str]:
        return {plot.kind for name, plot in self.here.nation.plots.items() if site(name).city == city}

    def city(self, kind: str, name: str) -> float:
        """A city: its points, room to grow, what stands there already; less what it eats."""
        found = self._linked(name) + self.worths.room * self.time
        if kind == "purple":
            found += self.made(self.here.facts.makes["purple"].plain)
        return found * (1.0 if name in self.reached else self.worths.unlinked) + self._bonus(name)

    def _linked(self, name: str) -> float:
        """What a city counts and makes once it is connected."""
        makes = self.here.facts.makes
        plots = [plot for at, plot in self.here.nation.plots.items() if site(at).city == name]
        found = float(self.here.facts.rules.city[len(self._types(name))])
        for plot in plots:
            found += self.made(makes[plot.kind].plain) + (
                self.made(makes[plot.kind].upgraded) if plot.up else 0.0
            )
        return found - self.left * self.worths.urgent

    def tunnel(self, name: str) -> float:
        """A tunnel: credits, a city joined, sites opened, a metropolis."""
        here, ends = self.here, self.here.board.ends[name]
        found = self._bonus(name)
        if any(end in here.nation.cities for end in ends):
            found += self.made(here.facts.makes["tunnel"].plain)
        for end in ends:
            if end in here.nation.cities and end not in self.live:
                found += self._linked(end) + 1
            elif end in METROPOLISES:
                found += self._metropolis(end)
            elif end not in self.reached:
                found += self.worths.spread * self.time
        return found + self._towards(name)

    def _metropolis(self, place: str) -> float:
        tile = self.here.facts.tiles[self.here.nation.tiles[place]]
        if place == BROWN:
            return 0.0
        found = self.effect(tile.instant) if tile.instant else 0.0
        return found + (self.yearly(tile.production) if tile.production else 0.0)

    def _towards(self, name: str) -> float:
        """A part of the brown metropolis, the larger the fewer tunnels are missing."""
        board, nation = self.here.board, self.here.nation
        missing = tunnels_to_brown(board, nation)
        if not missing or missing > 30 * self.time:
            return 0.0
        nation.tunnels[name] = False
        nearer = missing - tunnels_to_brown(board, nation)
        del nation.tunnels[name]
        end = self.here.facts.tiles[nation.tiles[BROWN]].end
        return nearer * (self.worths.aim + (self._final(end) / missing if end else 0.0)) if nearer else 0.0

    def _bonus(self, name: str) -> float:
        bonus = self.here.board.bonus.get(name, {})
        return sum(
            self.worths.step * n if what == "fed" else self.gained({what: n}) for what, n in bonus.items()
        )

    def upgraded(self, name: str) -> float:
        """An upgrade: what it makes besides, and more for the second of a type at a city."""
        nation, place = self.here.nation, site(name)
        if place.kind == "tunnel":
            linked = any(end in self.live for end in self.here.board.ends[name])
            return self.made(self.here.facts.makes["tunnel"].upgraded) if linked else 0.0
        kind = nation.plots[name].kind
        makes = self.here.facts.makes[kind]
        like = [
            p
            for at, p in nation.plots.items()
            if at != name and site(at).city == place.city and p.kind == kind
        ]
        found = self.made(makes.upgraded)
        if sum(plot.up for plot in like) == 1:
            found += self.made(makes.pair)
        elif like and not any(plot.up for plot in like):
            found += self.made(makes.pair) / 3
        return found * (1.0 if place.city in self.live else self.worths.unlinked)

    def site(self, kind: str, name: str) -> float:
        if kind == "tunnel":
            return self.tunnel(name)
        return self.city(kind, name) if kind in e.CITIES else self.building(kind, name)

    def sites(self, kind: str, where: str) -> list[str]:
        board, nation = self.here.board, self.here.nation
        if kind == "tunnel":
            return tunnel_sites(board, nation)
        return city_sites(board, nation) if kind in e.CITIES else building_sites(board, nation, where)

    # Effects ------------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> float:
        """What using it now would bring, nothing at worst."""
        judge = JUDGES.get(type(effect))
        return max(0.0, judge(self, effect)) if judge else 0.0

    def slot(self, label: str) -> float:
        slot = self.here.facts.side(self.here.state.seats)[label]
        mods = self.here.facts.mods.get(slot.action, {})
        more = sum(self.effect(effect) for key, effect in mods.items() if key in self.here.nation.claimed)
        return self.effect(slot.effect) + more

    def _build(self, build: e.Build) -> float:
        return max((self._built(build, kind) for kind in build.kinds), default=0.0)

    def _built(self, build: e.Build, kind: str) -> float:
        """The best sites, as many as can be paid."""
        goods, cost = dict(self.here.nation.goods), price(self.here, kind, build)
        worth = sorted((self.site(kind, name) for name in self.sites(kind, build.site)), reverse=True)
        found = 0.0
        for gain in worth[: build.count]:
            paid = payment(goods, cost)
            if paid is None or gain <= self.paid(paid):
                break
            found += gain - self.paid(paid)
            goods = {what: number - paid.get(what, 0) for what, number in goods.items()}
        return found

    def _upgrade(self, upgrade: e.Upgrade) -> float:
        goods, nation = dict(self.here.nation.goods), self.here.nation
        names = [name for name, plot in nation.plots.items() if not plot.up and plot.kind in upgrade.kinds]
        if "tunnel" in upgrade.kinds:
            names += [name for name, up in nation.tunnels.items() if not up]
        found = 0.0
        for gain in sorted((self.upgraded(name) for name in names), reverse=True)[: upgrade.count]:
            ways = [way for way in upgrade.each if covers(goods, way)]
            if not ways:
                break
            way = min(ways, key=self.paid)
            found += max(0.0, gain - self.paid(way))
            goods = {what: number - way.get(what, 0) for what, number in goods.items()}
        return found

    def _pay(self, pay: e.Pay) -> float:
        if not covers(self.here.nation.goods, pay.cost):
            return 0.0
        times = min(pay.times, *(self.here.nation.goods[what] // n for what, n in pay.cost.items() if n), 9)
        return times * (self.effect(pay.effect) - self.paid(pay.cost))

    def _per(self, per: e.Per) -> float:
        return self.gained(per.what, min(per.most, self.numbers[per.metric] // per.every))

    def _act(self, act: e.Act) -> float:
        nation = self.here.nation
        ready = [key for key in nation.actions if key not in nation.used]
        worth = sorted((self.used(key) for key in ready), reverse=True)
        return sum(worth[: act.count]) * 0.8

    def _if(self, condition: e.If) -> float:
        met = holds(self.here, condition.metric, condition.sign, condition.bound)
        return self.effect(condition.effect) if met else 0.0

    def _pick(self, pick: e.Pick) -> float:
        return sum(sorted((self.gained({what: 1}) for what in e.RESOURCES), reverse=True)[: pick.count])

    # Cards --------------------------------------------------------------------------------------------

    def used(self, key: str) -> float:
        """An action card, used once."""
        return sum(self.effect(effect) for effect in self.here.facts.cards[key].effects)

    def card(self, key: str) -> float:
        """A card, if it is used: what it does at once, in productions to come, or at the end."""
        card = self.here.facts.cards[key]
        if card.cost > self.here.nation.goods["cr"]:
            return 0.0
        return max(0.0, self._card(card) - (self.paid({"cr": card.cost}) if card.cost else 0.0))

    def _card(self, card: Card) -> float:
        if card.type == "instant":
            return sum(map(self.effect, card.effects))
        if card.type == "production":
            return sum(map(self.yearly, card.effects))
        if card.type == "end":
            return sum(map(self._final, card.effects))
        if card.type == "action":
            spare = len(self.here.nation.actions) < self.here.facts.rules.actions
            return self.left * 0.7 * self.used(card.key) * (1.0 if spare else 0.5)
        return self.worths.lasting * self.time

    def yearly(self, effect: Effect) -> float:
        """What an effect makes in all productions to come, as things are."""
        word = word_of(effect)
        return self.made(word.makes(self.here, effect, {})) if Where.PRODUCTION in word.where else 0.0

    def _final(self, effect: Effect) -> float:
        """Points at the end, if the nation grows on as it may."""
        if isinstance(effect, e.Buy):
            return self.worths.sold
        word = word_of(effect)
        if Where.END not in word.where:
            return 0.0
        grown = {metric: int(n + self.worths.growth * self.time) for metric, n in self.numbers.items()}
        return (word.worth(effect, self.numbers) + word.worth(effect, grown)) / 2

    def free_slots(self, colour: str = "") -> Iterable[str]:
        state = self.here.state
        for label, slot in self.here.facts.side(state.seats).items():
            taken = label != ALWAYS and (
                state.tiles.get(label) or label in state.neutral or label == state.blocker
            )
            if not taken and (not colour or slot.colour == colour):
                yield label


JUDGES: dict[type[Effect], Callable[[Appraisal, Any], float]] = {
    e.Gain: lambda eyes, effect: eyes.gained(effect.what),
    e.Fed: lambda eyes, effect: eyes.worths.step * effect.steps,
    e.Act: Appraisal._act,
    e.Ready: lambda eyes, effect: 0.8 * min(effect.count, len(eyes.here.nation.used)),
    e.Special: lambda eyes, effect: eyes.worths.special * eyes.soon,
    e.Metro: lambda eyes, effect: eyes.worths.metropolis,
    e.Build: Appraisal._build,
    e.Upgrade: Appraisal._upgrade,
    e.Convert: lambda eyes, effect: eyes.made({"vp": 2}) - eyes.paid(effect.cost),
    e.Slot: lambda eyes, effect: eyes.worths.slot * eyes.soon,
    e.Trial: lambda eyes, effect: 1.0,
    e.Pick: Appraisal._pick,
    e.Parts: lambda eyes, effect: sum(map(eyes.effect, effect.parts)),
    e.One: lambda eyes, effect: max(map(eyes.effect, effect.choices)),
    e.Swap: lambda eyes, effect: max(map(eyes.effect, effect.choices)),
    e.Pay: Appraisal._pay,
    e.If: Appraisal._if,
    e.Per: Appraisal._per,
}
