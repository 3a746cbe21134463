"""What a builder of nations knows by instinct: a network that grows, and goods to build it with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from games.core.instincts import Picks, Weighted, Weights, any_answer, weights
from games.core.model import Decision
from games.core.rng import Rng
from games.underwater_cities import production
from games.underwater_cities.boards import CITIES, METROPOLISES, Site, site
from games.underwater_cities.facts import Facts
from games.underwater_cities.network import Here, connected, reached, tunnels_to_brown
from games.underwater_cities.scoring import final
from games.underwater_cities.state import UnderwaterCitiesState as State

IDLE = ("done", "slot-only", "rest", "pass")
SPENDS = "bi-for-"  # biomatter by wish
PLOTS = 3  # at a city


class Knowledge(Weights, frozen=True, forbid_unknown_fields=True):
    """The table `instincts.toml`: weights in the words of the rulebook."""

    aim: float
    linked: float
    city: float
    tunnel: float
    free_plot: float
    more_to_come: float
    hungry: float
    action: float
    card: float
    hoard: float
    enough: int
    value: dict[str, float]
    hesitation: float
    matching: float
    site_bonus: float
    site_linked: float
    site_metropolis: float
    site_new: float
    slot: dict[str, float]


class UnderwaterCitiesInstincts(Weighted[State, Facts, Knowledge]):
    shipped = weights(Knowledge, __file__)

    def hopes(self, state: State) -> Sequence[float]:
        return [self._hope(Here(self.facts, state, seat)) for seat in state.everyone]

    def _hope(self, here: Here) -> float:
        """Points if it ended now, what is still to be made, what the network and the store are worth."""
        knows, state, nation = self.knows, here.state, here.nation
        left, time = self._to_come(state)
        report = production.forecast(here)
        yearly = sum(knows.value[what] * number for what, number in report.made.items())
        short = max(0, report.cities - report.made.get("ke", 0) - nation.goods["ke"] - nation.goods["bi"])
        promise = self._store(nation.goods) + knows.action * (len(nation.actions) - len(nation.used))
        promise += knows.card * len(state.hands[here.seat])
        grown = (1 + knows.more_to_come * left) * self._network(here)
        return sum(final(here).values()) + left * yearly - knows.hungry * short + time * (promise + grown)

    def _to_come(self, state: State) -> tuple[int, float]:
        """Productions still to come, and the share of later gains that counts, from 1 down to 0."""
        rounds = self.facts.rules.rounds
        left = len(rounds) - state.era + 1
        if left > 1:
            return left, 1.0
        turns = (rounds[-1] - state.round) + len(state.queue) / max(1, state.seats * self.facts.rules.turns)
        return left, min(1.0, 0.15 + 0.85 * turns / rounds[-1])

    def _store(self, goods: dict[str, int]) -> float:
        """Goods to build with; beyond a few they are only hoarded."""
        knows = self.knows
        return sum(
            knows.value[what] * (min(n, knows.enough) + knows.hoard * max(0, n - knows.enough))
            for what, n in goods.items()
        )

    def _network(self, here: Here) -> float:
        knows, nation = self.knows, here.nation
        live = connected(here.board, nation)
        plots = PLOTS * len(live) - len(nation.plots)
        grown = (
            knows.linked * len(live) + knows.city * len(nation.cities) + knows.tunnel * len(nation.tunnels)
        )
        return (
            grown + knows.free_plot * max(0, min(plots, 4)) - knows.aim * tunnels_to_brown(here.board, nation)
        )

    def answer(self, state: State, decision: Decision, rng: Rng) -> Picks:
        """Anything but nothing; slots that build and match the card, sites that join the network."""
        if decision.least != 1 or decision.most != 1:
            return any_answer(decision, rng)
        sense = self._sense(state, decision)
        gains = [sense(one.key) + self.knows.hesitation * rng.below(64) / 64 for one in decision.options]
        return (decision.options[gains.index(max(gains))].key,)

    def _sense(self, state: State, decision: Decision) -> Callable[[str], float]:
        """What an answer seems to be good for, at a glance."""
        if decision.step == "place":
            return partial(self._slot, state)
        if decision.step in ("build", "upgrade"):
            return Sites(self, Here(self.facts, state, decision.seat)).sense
        return lambda key: -1.0 if key in IDLE else 0.0

    def _slot(self, state: State, key: str) -> float:
        """A slot by what it does; more if the card may be used with it."""
        label, _, card = key.partition(":")
        slots = self.facts.side(state.seats)
        if label not in slots:
            return 0.0
        slot, played = slots[label], self.facts.cards.get(card)
        matching = played is not None and played.colour == slot.colour
        return self.knows.slot.get(slot.action, 0.5) + self.knows.matching * matching


class Sites:
    """A quick guess at sites to build on or to upgrade."""

    def __init__(self, instincts: UnderwaterCitiesInstincts, here: Here) -> None:
        self.here, self.knows = here, instincts.knows
        self.reached = reached(here.board, here.nation)
        self.live = {city for city in here.nation.cities if city in self.reached}
        self.kind = str(here.state.frame.memo.get("effect", ""))

    def sense(self, key: str) -> float:
        if key in IDLE:
            return -1.0
        if key.startswith(SPENDS):
            return -0.5
        place, bonus = site(key.partition("=")[0]), self.knows.site_bonus * (key in self.here.board.bonus)
        if place.kind == "tunnel":
            return bonus + self._tunnel(place.name)
        if place.kind == "city":
            return bonus + self.knows.site_linked * (place.name in self.reached)
        return bonus + self._building(place) if place.city in CITIES else bonus

    def _tunnel(self, name: str) -> float:
        nation, ends = self.here.nation, self.here.board.ends[name]
        joins = any(end in nation.cities and end not in self.live for end in ends)
        metropolis = any(end in METROPOLISES for end in ends)
        return self.knows.site_linked * joins + self.knows.site_metropolis * metropolis

    def _building(self, place: Site) -> float:
        plots = self.here.nation.plots
        beside = {plot.kind for name, plot in plots.items() if site(name).city == place.city}
        new = place.name not in plots and not any(kind in self.kind for kind in beside)
        return self.knows.site_linked * (place.city in self.live) + self.knows.site_new * new
