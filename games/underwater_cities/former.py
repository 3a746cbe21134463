"""What matches of older rules versions do differently, so that they replay and play on unchanged.

Version 2 decides by trying whether a slot can be used, asks before a turn ends and before a contract is
taken, buries returned special cards at once, and asks about an order only where it can matter
(`State.first_rules`). Version 3 finds out by trying answers where an order cannot matter
(`State.tries_orders`), version 4 by trying legal ones alone (`State.tries_legal_orders`).
"""

from __future__ import annotations

from games.underwater_cities.costs import add
from games.underwater_cities.effects import Amounts, Gain
from games.underwater_cities.network import Here


def sure(here: Here, kind: str, site: str) -> Amounts:
    """What building something somewhere was thought to bring for certain: no linked metropolis."""
    found = dict(here.board.bonus.get(site, {}))
    for key, effects in here.facts.on.get(f"build.{kind}", {}).items():
        for effect in effects:
            if key in here.nation.claimed and isinstance(effect.effect, Gain) and not effect.once:
                found = add(found, effect.effect.what)
    return found
