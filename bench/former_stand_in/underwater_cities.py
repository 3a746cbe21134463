"""What the former stand-in thought a position of underwater_cities worth."""

from __future__ import annotations

from games.core.model import Seat
from games.underwater_cities import production
from games.underwater_cities.facts import Facts
from games.underwater_cities.network import Here
from games.underwater_cities.scoring import final
from games.underwater_cities.state import UnderwaterCitiesState as State


def prospects(facts: Facts, state: State, seat: Seat) -> float:
    """Points if it ended now, plus what the network and the store promise."""
    here = Here(facts, state, seat)
    lines, nation = final(here), here.nation
    if state.ending:
        return float(state.ending.scores[seat])
    left = len(facts.rules.rounds) - state.era + 1  # productions still to come
    report = production.forecast(here)
    value = {"cr": 0.35, "ke": 0.4, "st": 0.5, "sc": 0.5, "bi": 0.7, "vp": 1.0, "cd": 0.2}
    yearly = sum(value[what] * number for what, number in report.made.items())
    hungry = max(0, report.cities - report.made.get("ke", 0) - nation.goods["ke"] - nation.goods["bi"])
    store = sum(value[what] * 0.6 * number for what, number in nation.goods.items())
    ready = 0.8 * (len(nation.actions) - len(nation.used))
    unlinked = 0.4 * (len(nation.cities) - report.cities) + 0.15 * len(state.hands[seat])
    return sum(lines.values()) + left * yearly - 3.0 * hungry + store + ready + unlinked
