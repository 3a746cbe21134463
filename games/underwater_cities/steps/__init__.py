"""The flow of Underwater Cities, one small class a box."""

from __future__ import annotations

from games.core.game import Step
from games.underwater_cities.facts import Facts
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.steps import blocks, building, cards, era, turn


def steps(facts: Facts) -> dict[str, Step[State]]:
    return {
        "round": era.Round(facts),
        "begin": era.Begin(facts),
        "limit": turn.Limit(facts),
        "play": turn.Play(facts),
        "place": turn.Place(facts),
        "order": turn.Order(facts),
        "slot": turn.SlotBlock(facts),
        "card": blocks.CardBlock(facts),
        "room": blocks.Room(facts),
        "block": blocks.Block(facts),
        "either": blocks.Either(facts),
        "trial": blocks.Trial(facts),
        "pick": blocks.Pick(facts),
        "build": building.BuildStep(facts),
        "upgrade": building.UpgradeStep(facts),
        "convert": building.ConvertStep(facts),
        "use": cards.Use(facts),
        "ready": cards.ReadyStep(facts),
        "borrow": cards.Borrow(facts),
        "special": cards.Take(facts),
        "keep-special": cards.KeepSpecial(facts),
        "bury": cards.Bury(facts),
        "end-turn": turn.EndTurn(facts),
        "produce": era.Produce(facts),
        "new-era": era.NewEra(facts),
        "keep": era.Keep(facts),
    }
