"""The whole truth of a match of Shore, and how each part is kept."""

from __future__ import annotations

from msgspec import Struct, field

from games.core.game import BASE_SECRECY, Secrecy, State
from games.core.model import Ending, Seat


class ShoreState(State, kw_only=True):
    tiles: dict[str, str]  # what lies under each dry hex
    hands: dict[Seat, list[str]]  # kept tiles, sorted
    reserve: dict[Seat, list[int]]  # values not yet on the island
    chosen: dict[Seat, int] = field(default_factory=dict)  # picked, not yet placed
    values: dict[Seat, dict[str, int]]  # by explorer
    spots: dict[str, str] = field(default_factory=dict)  # where each explorer is
    boats: list[str] = field(default_factory=list)  # the spots with a boat; explorers there sit in it
    shown: list[str] = field(default_factory=list)  # tiles out of play
    creatures: dict[str, int]

    def at(self, spot: str) -> list[str]:
        return [explorer for explorer, here in self.spots.items() if here == spot]

    def in_the_water(self, spot: str) -> bool:
        return spot not in self.tiles and spot not in self.boats


SECRECY = {
    **BASE_SECRECY,
    "tiles": Secrecy.NOBODY,
    "hands": Secrecy.OWNER,
    "reserve": Secrecy.OWNER,
    "chosen": Secrecy.OWNER,
    "values": Secrecy.REMEMBERED,
    "spots": Secrecy.OPEN,
    "boats": Secrecy.OPEN,
    "shown": Secrecy.OPEN,
    "creatures": Secrecy.OPEN,
}


class ShoreView(Struct, frozen=True, tag="shore"):
    viewer: Seat | None
    turn: int
    dry: tuple[str, ...]
    spots: dict[str, str]
    boats: tuple[str, ...]
    shown: tuple[str, ...]
    kept: tuple[int, ...]  # how many tiles each seat holds
    hand: tuple[str, ...]
    reserve: tuple[int, ...]
    chosen: int | None
    remembered: dict[str, int]  # the viewer's own values; everyone's at the end
    ending: Ending | None


def owner(explorer: str) -> Seat:
    """Explorers are named by seat and letter: "0a"."""
    return Seat(int(explorer[0]))
