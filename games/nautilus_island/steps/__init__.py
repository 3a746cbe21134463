"""The flow of Nautilus Island, one small class a box, in rulebook order."""

from __future__ import annotations

from games.nautilus_island.facts import Facts
from games.nautilus_island.steps.acting import Act, Close, Lay
from games.nautilus_island.steps.base import NautilusStep
from games.nautilus_island.steps.exploring import Explore, Round


def steps(facts: Facts) -> dict[str, NautilusStep]:
    return {
        "round": Round(facts),
        "explore": Explore(facts),
        "act": Act(facts),
        "lay": Lay(facts),
        "close": Close(facts),
    }
