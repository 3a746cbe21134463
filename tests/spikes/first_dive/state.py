"""The whole truth of a match: shells are known by their number, as text."""

from __future__ import annotations

from msgspec import field

from games.core.game import State
from games.core.model import Seat


class FirstDiveState(State):
    pile: list[str]  # face down
    hands: dict[Seat, list[str]]  # sorted
    aside: dict[Seat, list[str]]  # the shell a seat swapped away, face down
    laid: dict[Seat, list[str]]
    points: dict[Seat, int]
    first: Seat  # begins the round
    round: int = 0
    order: list[Seat] = field(default_factory=list)  # still to lay this round
    table: list[str] = field(default_factory=list)  # laid this round
