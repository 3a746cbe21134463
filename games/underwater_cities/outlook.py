"""Count what is left to come, and list reminders for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.model import Say
from games.underwater_cities import production
from games.underwater_cities.facts import Facts
from games.underwater_cities.network import Here, tally
from games.underwater_cities.wording import card_said, contract_said

if TYPE_CHECKING:
    from games.underwater_cities.view import UnderwaterCitiesView


def reminders(here: Here) -> list[Say]:
    """R16.4: ready action cards, contracts one thing short, kelp that will be missing."""
    nation, numbers = here.nation, tally(here)
    ready = [key for key in nation.actions if key not in nation.used]
    near = [key for key in here.state.contracts if _missing(here.facts, key, numbers) == 1]
    report = production.forecast(here)
    kelp = nation.goods["ke"] + report.made.get("ke", 0)
    found: list[Say] = []
    if ready:
        found.append(Say("remind-ready", {"cards": _cards(here.facts, ready)}))
    if near:
        found.append(Say("remind-contracts", {"contracts": _contracts(here.facts, near)}))
    if report.cities > kelp:
        found.append(Say("remind-kelp", {"count": report.cities - kelp}))
    return found


def left(facts: Facts, view: UnderwaterCitiesView) -> tuple[Say, ...]:
    """Rounds, cards, domes, tunnels and contracts still to come: all of it lies open."""
    until = sum(view.rounds[: view.era]) - view.round
    domes = {"white": view.white, "purple": -1 if view.purple is None else view.purple}
    lines = [
        Say("left-rounds", {"count": until, "era": view.era}),
        Say("left-deck", {"deck": view.deck, "discard": len(view.discard)}),
        Say("left-domes", {**domes, "tunnels": view.tunnels}),
        Say("left-specials", {"dear": sum(map(bool, view.offer)), "cheap": view.specials}),
    ]
    free = [contract.key for contract in view.contracts if contract.taker is None]
    if free:
        lines.append(Say("left-contracts", {"contracts": _contracts(facts, free)}))
    return tuple(lines)


def _missing(facts: Facts, contract: str, numbers: dict[str, int]) -> int:
    """How many things are short of a contract."""
    return sum(max(0, bound - numbers[metric]) for metric, _, bound in facts.contracts[contract].needs)


def _cards(facts: Facts, keys: list[str]) -> tuple[Say, ...]:
    return tuple([card_said(facts, key) for key in keys])


def _contracts(facts: Facts, keys: list[str]) -> tuple[Say, ...]:
    return tuple([contract_said(facts, key) for key in keys])
