"""R4: where an explorer may go. Rules and painters ask here, over the state or over a view."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple, Protocol

from games.core.model import Option
from games.the_island.board import Board
from games.the_island.state import Table

Path = tuple[Option, ...]
"""The moves to a goal, one movement point each."""


class Sea(Protocol):
    """The board's contents, as the state and every view have them."""

    @property
    def table(self) -> Table: ...
    @property
    def terrain(self) -> Mapping[str, str]: ...
    @property
    def boats(self) -> Mapping[str, Sequence[str]]: ...
    @property
    def creatures(self) -> Mapping[str, Container[str]]: ...
    @property
    def swum(self) -> Container[str]: ...


class Footing(NamedTuple):
    """Where an explorer is, or would be on its way."""

    spot: str
    aboard: bool
    swum: bool  # R4.7: it has made its sea step of this turn

    def after(self, way: Option) -> Footing | None:
        """Where a move leads; None if the explorer cannot move on from there."""
        verb, _, spot = way.key.partition(":")
        if way.confirm or verb == "land":
            return None
        return Footing(spot, verb == "board", self.swum or verb in ("swim", "jump"))


def footing(sea: Sea, explorer: str, spot: str) -> Footing:
    """Where an explorer stands that is in this hex."""
    return Footing(spot, explorer in sea.boats.get(spot, ()), explorer in sea.swum)


def drowns(sea: Sea, spot: str) -> bool:
    """R4.11: whether a swimmer would be lost in a hex."""
    return any(spot in sea.creatures.get(kind, ()) for kind in ("shark", "serpent"))


def capsizes(sea: Sea, spot: str) -> bool:
    """R5.7: whether a boat with somebody aboard would be lost in a hex."""
    return any(spot in sea.creatures.get(kind, ()) for kind in ("whale", "serpent"))


@cache
def place(verb: str, spot: str, confirm: bool = False) -> Option:
    """Going somewhere: "swim:h11"; large sets are cut by row."""
    return Option(f"{verb}:{spot}", spot, spot[0], confirm)


class Ways:
    """The ways of explorers over a board, with boats of so much room."""

    def __init__(self, board: Board, room: int) -> None:
        self.beside = board.beside
        self.lands = {spot: Option(f"land:{corner}", corner) for spot, corner in board.ashore.items()}
        self.room = room

    def any_way(self, sea: Sea, here: Footing) -> bool:
        """Whether an explorer can move at all."""
        return next(self.ways(sea, here), None) is not None

    def ways(self, sea: Sea, here: Footing) -> Iterator[Option]:
        """Where an explorer may go for one movement point."""
        if here.aboard:
            return self._from_boat(sea, here)
        if here.spot in sea.terrain:
            return self._from_land(sea, here)
        return self._from_water(sea, here)

    def goals(self, sea: Sea, here: Footing, moves: int) -> dict[str, Path]:
        """R4.1: where so many movement points take an explorer, and the shortest way there, by the last key.

        What would be the end of the explorer is only on offer one move away.
        """
        found: dict[str, Path] = {}
        reached = {(here.spot, here.aboard)}
        edge: list[tuple[Footing, Path]] = [(here, ())]
        for _ in range(moves):
            ahead: list[tuple[Footing, Path]] = []
            for stand, path in sorted(edge, key=lambda each: each[0].swum):  # prefer not to swim
                for way in self.ways(sea, stand):
                    there = stand.after(way)
                    known = way.key in found if there is None else (there.spot, there.aboard) in reached
                    if known or (path and way.confirm):
                        continue
                    found[way.key] = (*path, way)
                    if there:
                        reached.add((there.spot, there.aboard))
                        ahead.append((there, found[way.key]))
            edge = ahead
        return found

    def _from_land(self, sea: Sea, here: Footing) -> Iterator[Option]:
        """R4.3, R4.4, R4.5: to the next tile, into a boat beside or into the water."""
        for spot in self.beside[here.spot]:
            if spot in sea.terrain:
                yield place("walk", spot)
                continue
            if self._has_room(sea, spot):
                yield place("board", spot, capsizes(sea, spot))
            yield place("swim", spot, drowns(sea, spot))

    def _from_water(self, sea: Sea, here: Footing) -> Iterator[Option]:
        """R4.7, R4.8, R4.13: one sea step, the boat in the same hex, a safe island."""
        if not here.swum:
            for spot in self.beside[here.spot]:
                if spot not in sea.terrain:
                    yield place("swim", spot, drowns(sea, spot))
        if self._has_room(sea, here.spot):
            yield place("board", here.spot, capsizes(sea, here.spot))
        if here.spot in self.lands and not (here.swum and sea.table.strict_landing):  # R4.14
            yield self.lands[here.spot]

    def _from_boat(self, sea: Sea, here: Footing) -> Iterator[Option]:
        """R4.9, R4.10, R4.13: into a boat beside, into the boat's own hex, a safe island."""
        for spot in self.beside[here.spot]:
            if self._has_room(sea, spot):
                yield place("board", spot, capsizes(sea, spot))
        if not here.swum:
            yield place("jump", here.spot, drowns(sea, here.spot))
        if here.spot in self.lands:
            yield self.lands[here.spot]

    def _has_room(self, sea: Sea, spot: str) -> bool:
        """R5.1: whether the boat of a hex has a free place."""
        return spot in sea.boats and len(sea.boats[spot]) < self.room
