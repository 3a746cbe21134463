"""What the trail's events mean on the board: ways, sunken tiles and losses, numbered in order."""

from __future__ import annotations

from msgspec import Struct, field

from games.core.model import Event, Fact, Say, Seat, Who
from render.the_island.look import BOARD, COLOURS

ON_THE_MOVE = ("walked", "swam", "boarded", "jumped", "landed")
CREATURE_WAYS = ("prowled", "relocated")
AFTERMATH = ("lost", "boat-lost", "creature-lost", "turned", "kept", "repelled")


class Loss(Struct):
    """Explorers of one colour or player lost at a spot."""

    colour: int
    count: int
    spot: str


class Entry(Struct):
    """One thing that happened, with what came of it."""

    kind: str  # the event's name
    seat: Seat | None = None
    colour: int = 0  # of the explorer
    piece: str = ""  # what moved: explorer, boat or creature
    way: list[str] = field(default_factory=list)  # hexes; at the end a safe island perhaps
    tile: str = ""  # what was under a sunken tile
    kept: Seat | None = None  # who kept it
    losses: list[Loss] = field(default_factory=list)
    boats: list[str] = field(default_factory=list)  # where boats were lost
    taken: list[tuple[str, str]] = field(default_factory=list)  # creatures the whirlpool took, and where
    repelled: Seat | None = None

    @property
    def spot(self) -> str:
        return self.way[-1] if self.way else ""

    @property
    def crosses(self) -> list[str]:
        """Where something was lost."""
        spots = [loss.spot for loss in self.losses] + self.boats + [spot for _, spot in self.taken]
        return list(dict.fromkeys(spot for spot in spots if spot))


def entries(events: tuple[Event, ...]) -> list[Entry]:
    """The trail, oldest first; what followed from something is told with it."""
    found: list[Entry] = []
    for event in events:
        _read(event.say, found)
    return found


def _read(say: Say, found: list[Entry]) -> None:
    name = say.name
    if name in ON_THE_MOVE:
        _moved(say, found)
    elif name == "sailed":
        _went(found, Entry(name, _seat(say), piece="boat", way=[_spot(say, "from"), _spot(say)]))
    elif name in CREATURE_WAYS:
        kind = _name(say.facts.get("kind")).removeprefix("a-")
        found.append(Entry(name, _seat(say), piece=kind, way=[_spot(say, "from"), _spot(say)]))
    elif name in ("sank", "launched"):
        found.append(Entry(name, _seat(say), way=[_spot(say)]))
    elif name == "placed":
        found.append(Entry(name, _seat(say), _colour(say), "explorer", [_spot(say)]))
    elif name == "left":
        found.append(Entry(name, _seat(say)))
    elif name in AFTERMATH:
        if not found:
            found.append(Entry("lost"))
        _aftermath(say, found[-1])


def _moved(say: Say, found: list[Entry]) -> None:
    piece = f"explorer {say.facts.get('explorer')} {_seat(say)}"
    if say.name == "jumped":
        way = [_spot(say)]
    elif say.name == "landed":
        way = [_spot(say, "from"), _name(say.facts.get("island")).removeprefix("safe-")]
    else:
        way = [_spot(say, "from"), _spot(say)]
    _went(found, Entry(say.name, _seat(say), _colour(say), piece, way))


def _went(found: list[Entry], entry: Entry) -> None:
    """Steps of the same piece one after the other are one way."""
    last = found[-1] if found else None
    goes_on = last and (last.piece, last.seat, last.spot) == (entry.piece, entry.seat, entry.way[0])
    if last and goes_on and not last.crosses:
        last.way += entry.way[1:]
        last.kind = entry.kind
    else:
        found.append(entry)


def _aftermath(say: Say, entry: Entry) -> None:
    facts = say.facts
    if say.name == "lost":
        count = facts.get("count")
        entry.losses.append(Loss(_colour(say), count if isinstance(count, int) else 1, _spot(say)))
    elif say.name == "boat-lost":
        entry.boats.append(_spot(say))
    elif say.name == "creature-lost":
        entry.taken.append((_name(facts.get("kind")).removeprefix("the-"), _spot(say)))
    elif say.name == "turned":
        entry.tile = _name(facts.get("tile")).removeprefix("tile-")
    elif say.name == "kept":
        entry.kept = _seat(say)
    else:
        entry.repelled = _seat(say)


def _seat(say: Say) -> Seat | None:
    who = say.facts.get("who")
    return who.seat if isinstance(who, Who) else None


def _colour(say: Say) -> int:
    """An explorer's colour: said with its name where players have two, else its owner's."""
    named = say.facts.get("explorer") or say.facts.get("explorers")
    first = named[0] if isinstance(named, tuple) and named else named
    if isinstance(first, str) and len(first) == 2 and first[0].lower() in COLOURS:
        return COLOURS.index(first[0].lower())
    return _seat(say) or 0


def _spot(say: Say, fact: str = "spot") -> str:
    """A hex of the board; "" for anything else."""
    spot = str(say.facts.get(fact, "")).lower()
    return spot if spot in BOARD.axial else ""


def _name(fact: Fact) -> str:
    return fact.name if isinstance(fact, Say) else str(fact)
