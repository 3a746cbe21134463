"""R13: how points are counted, from open facts and a mission, for states and views alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, structs

from games.core.model import Say, Seat, SheetLine
from games.nautilus.facts import Facts

ADDED = ("sheet-product", "sheet-nemos")  # the lines above are their factors


class Tally(Struct, frozen=True):
    """What counts for one player."""

    tracks: Mapping[str, int]
    threes: Sequence[str]  # the kinds whose "3" the player holds
    finds: Mapping[str, int]
    money: int
    mission: str | None  # None: not known to whoever counts


class Count(Struct, frozen=True):
    """One player's points."""

    stations: int
    finds: int
    atlantis: int
    raised: int
    nemos: int  # left after raising

    @property
    def product(self) -> int:
        return self.stations * (self.finds + self.atlantis + self.raised)

    @property
    def total(self) -> int:
        return self.product + self.nemos


def kind_points(facts: Facts, running: int, three: bool) -> int:
    """R6.5: three for the holder of the "3", one for two stations or more."""
    points = facts.table.points
    if three:
        return points.most
    return points.running if running >= 2 else 0


def counted(facts: Facts, tally: Tally, atlantis: int) -> Count:
    """R13.5: running stations times discoveries, plus Nemos."""
    stations = sum(kind_points(facts, n, kind in tally.threes) for kind, n in tally.tracks.items())
    finds = sum(facts.values[face] * count for face, count in tally.finds.items())  # R13.6
    raised = _raised(facts, tally, stations)
    return Count(stations, finds, atlantis, raised, tally.money - raised * facts.table.prices.upgrade)


def _raised(facts: Facts, tally: Tally, stations: int) -> int:
    """R13.4: as many discoveries of the mission as pay off and can be paid."""
    price = facts.table.prices.upgrade
    if tally.mission is None or stations <= price:
        return 0
    raisable = sum(tally.finds[face] for face in facts.missions[tally.mission])
    return min(raisable, tally.money // price) if price else raisable


def atlantis(facts: Facts, ruins: Mapping[int, Seat | None], seats: int, tie: str) -> list[int]:
    """R13.1, R13.2: the chips for most ruins; R13.3: only marked ones count."""
    chips = facts.table.players[seats].chips
    held = {seat: sorted(n for n, by in ruins.items() if by == seat) for seat in map(Seat, range(seats))}
    finders = [seat for seat in held if held[seat]]
    points = [0] * seats
    for seat in finders:
        mine = held[seat]
        ahead = [o for o in finders if _before(held[o], mine, tie)]
        points[seat] = chips[len(ahead)]
    return points


def _before(theirs: list[int], mine: list[int], tie: str) -> bool:
    """Whether one player's ruins rank before another's."""
    if len(theirs) != len(mine):
        return len(theirs) > len(mine)
    return tie == "high" and theirs[-1] > mine[-1]


def sheet(counts: Sequence[Count]) -> tuple[SheetLine, ...]:
    """The score sheet, line by line."""
    return (
        SheetLine(Say("sheet-stations"), tuple(count.stations for count in counts)),
        SheetLine(Say("sheet-finds"), tuple(count.finds for count in counts)),
        SheetLine(Say("sheet-atlantis"), tuple(count.atlantis for count in counts)),
        SheetLine(Say("sheet-raised"), tuple(count.raised for count in counts)),
        SheetLine(Say("sheet-product"), tuple(count.product for count in counts)),
        SheetLine(Say("sheet-nemos"), tuple(count.nemos for count in counts)),
    )


def standing(lines: Sequence[SheetLine]) -> tuple[SheetLine, ...]:
    """R13.5: the sheet for people; only the product and the Nemos add up."""
    return tuple(structs.replace(line, adds=line.label.name in ADDED) for line in lines)
