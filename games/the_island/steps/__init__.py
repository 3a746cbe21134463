"""The flow of The Island, one small class a box, in rulebook order."""

from __future__ import annotations

from games.core.game import Step
from games.the_island.facts import Facts
from games.the_island.state import IslandState
from games.the_island.steps.creatures import Hunt, Prowl, Roll
from games.the_island.steps.defence import Repel
from games.the_island.steps.moving import Go, Move, Sail
from games.the_island.steps.placing import Choose, Launch, Place, Placing
from games.the_island.steps.ranking import Rank
from games.the_island.steps.sinking import Rescue, Sink
from games.the_island.steps.tiles import Dolphin, DolphinTo, Play, Relocate, RelocateTo, Wind, WindTo
from games.the_island.steps.turn import Round


def steps(facts: Facts) -> dict[str, Step[IslandState]]:
    return {
        "placing": Placing(facts),
        "choose": Choose(facts),
        "place": Place(facts),
        "rank": Rank(facts),
        "launch": Launch(facts),
        "round": Round(facts),
        "play": Play(facts),
        "dolphin": Dolphin(facts),
        "dolphin_to": DolphinTo(facts),
        "wind": Wind(facts),
        "wind_to": WindTo(facts),
        "relocate": Relocate(facts),
        "relocate_to": RelocateTo(facts),
        "move": Move(facts),
        "go": Go(facts),
        "sail": Sail(facts),
        "sink": Sink(facts),
        "rescue": Rescue(facts),
        "roll": Roll(facts),
        "prowl": Prowl(facts),
        "hunt": Hunt(facts),
        "repel": Repel(facts),
    }
