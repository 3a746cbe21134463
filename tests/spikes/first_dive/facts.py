"""The printed facts, from data/shells.toml."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from games.core.data import DataError, DataSet, load_folder

MOST_SEATS = 4


class Facts(Struct, frozen=True):
    highest: int  # shells are numbered from 1
    copies: int  # of each number
    hand: int  # shells dealt to each player
    rounds: int

    @property
    def shells(self) -> list[str]:
        return [str(number + 1) for number in range(self.highest) for _ in range(self.copies)]


def shipped() -> DataSet:
    return load_folder(Path(__file__).parent / "data")


def load(data_set: DataSet) -> Facts:
    facts = data_set.read("shells.toml", Facts)
    if facts.rounds > facts.hand:
        raise DataError(f"shells.toml: rounds: a hand of {facts.hand} lasts no {facts.rounds} rounds")
    if len(facts.shells) < MOST_SEATS * (facts.hand + 1):
        raise DataError(
            f"shells.toml: copies: {len(facts.shells)} shells are too few for {MOST_SEATS} players"
        )
    return facts
