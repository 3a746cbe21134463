"""What all steps share: the printed facts, and options made once."""

from __future__ import annotations

from functools import cache

from games.core.game import Step
from games.core.model import Option
from games.the_island.facts import Facts
from games.the_island.state import IslandState as State
from games.the_island.ways import place

__all__ = ["DONE", "STAY", "IslandStep", "picked", "piece", "place"]

DONE = Option("done", aside=True)
STAY = Option("stay", aside=True)


class IslandStep(Step[State]):
    """A step that knows the printed facts."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.board = facts.board
        self.beside = facts.board.beside
        self.around = facts.board.around

    def sailable(self, state: State) -> list[str]:
        """R5.1, R5.6: the boats that have a sea hex without a boat beside them."""
        around, closed = self.around, state.terrain.keys() | state.boats.keys()
        return [spot for spot in state.boats if not closed >= around[spot]]


@cache
def piece(kind: str, name: str, spot: str, group: str = "") -> Option:
    """A piece and where it is: "explorer:bq", "boat:h11"."""
    return Option(f"{kind}:{name}", spot, group)


def picked(key: str) -> str:
    """The part of a key after its verb."""
    return key.partition(":")[2]
