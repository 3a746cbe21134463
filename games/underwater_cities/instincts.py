"""What a builder of nations knows by instinct: a network that grows, and goods to build it with."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.core.instincts import Effort, Instincts, Picks, Strength, any_answer, weights
from games.core.model import Decision
from games.core.rng import Rng
from games.underwater_cities import production
from games.underwater_cities.boards import BROWN, METROPOLISES
from games.underwater_cities.facts import Facts
from games.underwater_cities.network import Here, connected, reached
from games.underwater_cities.scoring import final
from games.underwater_cities.state import UnderwaterCitiesState as State

IDLE = ("done", "slot-only", "rest", "pass")
PLOTS = 3  # at a city
FAR = 9  # tunnels


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `instincts.toml`."""

    strengths: dict[Strength, Effort]
    shown: tuple[Strength, ...]
    win: float
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


WEIGHTS = weights(Weights, __file__)


class UnderwaterCitiesInstincts(Instincts[State]):
    def __init__(self, facts: Facts, knows: Weights = WEIGHTS) -> None:
        self.facts, self.knows = facts, knows
        self.efforts, self.shown, self.win = knows.strengths, knows.shown, knows.win

    def hopes(self, state: State) -> Sequence[float]:
        return [self._hope(Here(self.facts, state, seat)) for seat in state.everyone]

    def _hope(self, here: Here) -> float:
        """Points if it ended now, what is still to be made, what the network and the store promise."""
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
        """Productions still to come, and how far promises can still be kept: one, and nothing at the end."""
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
        return grown + knows.free_plot * max(0, min(plots, 4)) - knows.aim * self._to_brown(here)

    def _to_brown(self, here: Here) -> int:
        """How many tunnels are missing to the brown metropolis, by the shortest ways to its two sides."""
        board, nation = here.board, here.nation
        if BROWN in nation.linked:
            return 0
        reach = dict.fromkeys(reached(board, nation), 0)
        frontier = list(reach)
        while frontier:  # breadth first, over city sites
            place = frontier.pop(0)
            for tunnel, ends in board.ends.items():
                if place in ends and tunnel not in nation.tunnels and place not in METROPOLISES:
                    other = ends[1] if ends[0] == place else ends[0]
                    if other not in reach:
                        reach[other] = reach[place] + 1
                        frontier.append(other)
        needed = [tunnel for tunnel in board.metro_tunnels[BROWN] if tunnel not in nation.tunnels]
        sides = [place for tunnel in needed for place in board.ends[tunnel] if place != BROWN]
        return sum(1 + reach.get(place, FAR) for place in sides)

    def answer(self, state: State, decision: Decision, rng: Rng) -> Picks:
        """Anything but nothing, mostly."""
        if decision.least != 1 or decision.most != 1:
            return any_answer(decision, rng)
        busy = [option for option in decision.options if option.key not in IDLE]
        if not busy or not rng.below(8):
            return any_answer(decision, rng)
        return (busy[rng.below(len(busy))].key,)
