"""The flow of Nautilus, one small class a box, in rulebook order."""

from __future__ import annotations

from games.nautilus.facts import Facts
from games.nautilus.steps.aquanauts import Walk, WalkTo
from games.nautilus.steps.building import Build, Turn, Where
from games.nautilus.steps.buying import Buy
from games.nautilus.steps.common import NautilusStep
from games.nautilus.steps.finds import Dash, DashTo, Look
from games.nautilus.steps.launching import Launch, Ping
from games.nautilus.steps.rounds import PlaceBase, Round
from games.nautilus.steps.sailing import Dock, Sail, SailTo


def steps(facts: Facts) -> dict[str, NautilusStep]:
    return {
        "base": PlaceBase(facts),
        "round": Round(facts),
        "buy": Buy(facts),
        "build": Build(facts),
        "where": Where(facts),
        "turn": Turn(facts),
        "walk": Walk(facts),
        "walk-to": WalkTo(facts),
        "launch": Launch(facts),
        "ping": Ping(facts),
        "sail": Sail(facts),
        "sail-to": SailTo(facts),
        "dock": Dock(facts),
        "dash": Dash(facts),
        "dash-to": DashTo(facts),
        "look": Look(facts),
    }
