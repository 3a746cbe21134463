"""What the trail's events mean: ways, sunken tiles and losses, and how they are told in few words."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from tomllib import loads
from typing import NamedTuple

from msgspec import Struct, convert, field

from games.core.model import Event, Say, Seat, Who
from games.core.words import Words
from games.the_island.view import IslandView as View
from render.kit.trail import name_of, number_of
from render.lettering import width
from render.the_island.look import BOARD, COLOURS

AFTERMATH = ("lost", "boat-lost", "creature-lost", "turned", "kept", "repelled")


class Begun(Struct, frozen=True, rename="kebab"):
    """How an event begins an entry: a row of `trail.toml`, where its fields are explained."""

    piece: str = ""
    way: tuple[str, ...] = ("spot",)
    goes_on: bool = False


BEGUN = convert(loads(Path(__file__).with_name("trail.toml").read_text(encoding="utf-8")), dict[str, Begun])


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
    if row := BEGUN.get(say.name):
        facts = {name: name_of(fact).removeprefix("a-") for name, fact in say.facts.items()}
        piece = row.piece.format_map(defaultdict(str, facts))  # a letter of an older version may lack one
        way, last = [_spot(say, fact) for fact in row.way], found[-1] if found else Entry("")
        same = (last.piece, last.seat, last.spot) == (piece, _seat(say), way[0] if way else "")
        if row.goes_on and same and not last.crosses:  # steps of the same piece are one way
            last.way += way[1:]
            last.kind = say.name
        else:
            found.append(Entry(say.name, _seat(say), _colour(say), piece, way))
    elif say.name in AFTERMATH:
        if not found:
            found.append(Entry("lost"))
        _aftermath(say, found[-1])


def _aftermath(say: Say, entry: Entry) -> None:
    facts = say.facts
    if say.name == "lost":
        entry.losses.append(Loss(_colour(say), number_of(facts.get("count", 1), 1), _spot(say)))
    elif say.name == "boat-lost":
        entry.boats.append(_spot(say))
    elif say.name == "creature-lost":
        entry.taken.append((name_of(facts.get("kind")).removeprefix("the-"), _spot(say)))
    elif say.name == "turned":
        entry.tile = name_of(facts.get("tile")).removeprefix("tile-")
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
    """A hex of the board, or a safe island; "" for anything else."""
    spot = name_of(say.facts.get(fact, "")).removeprefix("safe-").lower()
    return spot if spot in BOARD.axial or spot in BOARD.safe else ""


SIZES = (22, 20)
MARK = 0xE000  # private letters stand for explorers: colour and number
COUNTED = 16
PARTS = re.compile("[\ue000-\ue0ff]| *[^ \ue000-\ue0ff]+| ")


class Line(NamedTuple):
    """One entry, laid out: rows of words and marks."""

    rows: tuple[tuple[str, ...], ...]
    size: int


def mark(colour: int, count: int = 1) -> str:
    """The letter that stands for so many explorers of a colour."""
    return chr(MARK + colour + COUNTED * min(count, 15))


def explorers_of(part: str) -> tuple[int, float, str] | None:
    """How a mark is drawn: colour, size, and a number or the colour's letter; None for words."""
    if len(part) != 1 or not MARK <= ord(part) < MARK + 0x100:
        return None
    count, colour = divmod(ord(part) - MARK, COUNTED)
    return colour, 25.0, str(count) if count > 1 else COLOURS[colour].upper()


def wide_of(part: str, size: int) -> int:
    return 30 if explorers_of(part) else width(part, size, "SemiBold")


def laid_out(text: str, room: int) -> Line:
    """On one row if it fits, smaller if need be; else on several."""
    for size in SIZES:
        rows = _wrapped(text, size, room)
        if len(rows) == 1:
            break
    return Line(rows, size)


def _wrapped(text: str, size: int, room: int) -> tuple[tuple[str, ...], ...]:
    rows: list[list[str]] = [[]]
    used = 0
    for part in PARTS.findall(text):
        if used + wide_of(part, size) > room and rows[-1]:
            rows.append([])
            part, used = part.lstrip(), 0
        if part:
            rows[-1].append(part)
            used += wide_of(part, size)
    return tuple(tuple(row) for row in rows if row)


def told(view: View, entry: Entry, words: Words) -> str:
    """An entry in few words; explorers are marks."""
    who = "" if entry.seat is None else _player(view, entry.seat)
    if entry.piece.startswith("explorer"):
        who = mark(entry.colour)
    spots = [spot.upper() for spot in entry.way if spot]
    if len(spots) > 2 and spots[0] != spots[-1]:  # what lies between is on the board
        spots = [spots[0], spots[-1]]
    facts = {"who": who, "way": " → ".join(spots), "spot": entry.spot.upper()}
    if entry.piece in ("serpent", "shark", "whale"):
        head = words.text("log-moved", what=words.text(f"log-{entry.piece}"), **facts)
    elif entry.kind == "sank" and entry.kept is not None:
        head = words.text("log-sank-kept", spot=entry.spot.upper(), who=_player(view, entry.kept))
    elif entry.kind == "sank" and entry.tile and words.has(f"log-{entry.tile}"):
        head = words.text("log-sank-tile", spot=entry.spot.upper(), tile=words.text(f"log-{entry.tile}"))
    else:
        name = {"walked": "went", "swam": "went"}.get(entry.kind, entry.kind)
        head = words.text(f"log-{name}", **facts) if entry.way or name == "left" else ""
    return ", ".join([*([head] if head else []), *_consequences(view, entry, words)])


def _consequences(view: View, entry: Entry, words: Words) -> list[str]:
    parts = []
    if entry.repelled is not None:
        parts.append(words.text("log-repelled", who=_player(view, entry.repelled)))
    if entry.boats:
        parts.append(words.text("log-boat-lost"))
    parts += [words.text("log-creature-lost", what=words.text(f"log-{kind}")) for kind, _ in entry.taken]
    lost = "".join(mark(loss.colour, loss.count) for loss in entry.losses)
    return [*parts, words.text("log-lost", who=lost)] if lost else parts


def _player(view: View, seat: Seat) -> str:
    return mark(COLOURS.index(view.players[seat].colours[0]))
