"""The flow of Underwater Cities, one small class a box."""

from __future__ import annotations

from games.core.game import Step
from games.underwater_cities.facts import Facts
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.steps import blocks, building, cards, era, turn
from games.underwater_cities.steps.base import CityStep


def steps(facts: Facts) -> dict[str, Step[State]]:
    """All steps by name; each knows the others, to look ahead."""
    table: dict[str, Step[State]] = {}
    table.update({name: kind(facts, table) for name, kind in KINDS.items()})
    table.update({"produce": era.Produce(facts), "keep": era.Keep(facts)})
    return table


KINDS: dict[str, type[CityStep]] = {
    "round": era.Round,
    "begin": era.Begin,
    "limit": turn.Limit,
    "play": turn.Play,
    "place": turn.Place,
    "order": turn.Order,
    "slot": turn.SlotBlock,
    "card": blocks.CardBlock,
    "room": blocks.Room,
    "block": blocks.Block,
    "either": blocks.Either,
    "trial": blocks.Trial,
    "pick": blocks.Pick,
    "build": building.BuildStep,
    "upgrade": building.UpgradeStep,
    "convert": building.ConvertStep,
    "use": cards.Use,
    "ready": cards.ReadyStep,
    "borrow": cards.Borrow,
    "special": cards.Take,
    "keep-special": cards.KeepSpecial,
    "bury": cards.Bury,
    "contract": cards.ContractStep,
    "end-turn": turn.EndTurn,
    "new-era": era.NewEra,
}
