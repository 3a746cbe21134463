"""What the trail's events mean: ways, sunken tiles and losses, on the board and line by line."""

from __future__ import annotations

import re

from msgspec import Struct, field

from games.core.model import Event, Say, Seat, Who
from games.core.words import Words
from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.kit.sizes import LABEL
from render.kit.trail import name_of, number_of
from render.lettering import width
from render.palette import WHITE
from render.the_island.look import BOARD, COLOURS, EDGE, MUTED, STRIP
from render.the_island.panels import BOTTOM, W, X
from render.the_island.tokens import badge, explorer

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
        kind = name_of(say.facts.get("kind")).removeprefix("a-")
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
        way = [_spot(say, "from"), name_of(say.facts.get("island")).removeprefix("safe-")]
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
    """A hex of the board; "" for anything else."""
    spot = str(say.facts.get(fact, "")).lower()
    return spot if spot in BOARD.axial else ""


TITLE_H, LINE_H, GAP = 50, 29, 12
MOST = 6  # more numbers on the board would hide it
LEFT, ROOM = X + 58, W - 58 - 14
SIZES = (22, 20)
MARK = 0xE000  # private letters stand for explorers: colour and number
COUNTED = 16
WORDS = re.compile("([\ue000-\ue0ff])")


class Line(Struct, frozen=True):
    """One entry, laid out: rows of words and marks."""

    rows: tuple[tuple[str, ...], ...]
    size: int

    @property
    def high(self) -> int:
        return LINE_H * len(self.rows) + GAP


def fitting(view: View, news: list[Entry], words: Words, y: int) -> tuple[list[Entry], list[Line]]:
    """The newest entries for which there is room below y."""
    room, lines = BOTTOM - y - TITLE_H, list[Line]()
    for entry in reversed(news):
        line = _laid_out(told(view, entry, words))
        if line.high > room or len(lines) == MOST:
            break
        room -= line.high
        lines.insert(0, line)
    return news[len(news) - len(lines) :], lines


def log(paper: Canvas, view: View, lines: list[Line], words: Words, y: int) -> None:
    paper.box((X, y, X + W, BOTTOM), 16, STRIP, EDGE, 2)
    title = words.text("picture-since-public" if view.viewer is None else "picture-since-yours")
    paper.text_in(X + 20, y + 26, title, W - 36, LABEL, MUTED, "SemiBold", ground=STRIP)
    if not lines:
        paper.text(X + 20, y + 62, words.text("picture-nothing-new"), 22, WHITE, "SemiBold", ground=STRIP)
    y += TITLE_H + LINE_H // 2
    for number, line in enumerate(lines, 1):
        paper.stamp(badge, (X + 34, y), 16, STRIP, number)
        for row, parts in enumerate(line.rows):
            _row(paper, parts, line.size, y + row * LINE_H)
        y += line.high


def _row(paper: Canvas, parts: tuple[str, ...], size: int, y: int) -> None:
    x = LEFT
    for part in parts:
        if _is_mark(part):
            colour, count = (ord(part) - MARK) % COUNTED, (ord(part) - MARK) // COUNTED
            sign = str(count) if count > 1 else COLOURS[colour].upper()
            paper.stamp(explorer, (x + 14, y), 18, STRIP, colour, 25.0, sign, shadow=False)
        else:
            paper.text(x, y, part, size, WHITE, "SemiBold", ground=STRIP)
        x += _wide(part, size)


def mark(colour: int, count: int = 1) -> str:
    """The letter that stands for so many explorers of a colour."""
    return chr(MARK + colour + COUNTED * min(count, 15))


def _is_mark(part: str) -> bool:
    return len(part) == 1 and MARK <= ord(part) < MARK + 0x100


def _wide(part: str, size: int) -> int:
    return 30 if _is_mark(part) else width(part, size, "SemiBold")


def _laid_out(text: str) -> Line:
    """On one row if it fits, smaller if need be; else on several."""
    for size in SIZES:
        rows = _wrapped(text, size)
        if len(rows) == 1:
            break
    return Line(rows, size)


def _wrapped(text: str, size: int) -> tuple[tuple[str, ...], ...]:
    rows: list[list[str]] = [[]]
    used = 0
    for part in re.findall("[\ue000-\ue0ff]| *[^ \ue000-\ue0ff]+| ", text):
        wide = _wide(part, size)
        if used + wide > ROOM and rows[-1]:
            rows.append([])
            part = part.lstrip()
            wide, used = _wide(part, size) if part else 0, 0
        if part:
            rows[-1].append(part)
        used += wide
    return tuple(tuple(row) for row in rows if row)


def told(view: View, entry: Entry, words: Words) -> str:
    """An entry in few words; explorers are marks."""
    who = mark(entry.colour) if entry.piece.startswith("explorer") else _mover(view, entry)
    facts = {"who": who, "way": _way(entry.way), "spot": entry.spot.upper()}
    if entry.piece in ("serpent", "shark", "whale"):
        head = words.text("log-moved", what=words.text(f"log-{entry.piece}"), **facts)
    elif entry.kind == "sank":
        head = _sank(view, entry, words)
    else:
        name = {"walked": "went", "swam": "went"}.get(entry.kind, entry.kind)
        head = words.text(f"log-{name}", **facts) if entry.way or name == "left" else ""
    return ", ".join([*([head] if head else []), *_consequences(view, entry, words)])


def _sank(view: View, entry: Entry, words: Words) -> str:
    spot = entry.spot.upper()
    if entry.kept is not None:
        return words.text("log-sank-kept", spot=spot, who=_player(view, entry.kept))
    if entry.tile and words.has(f"log-{entry.tile}"):
        return words.text("log-sank-tile", spot=spot, tile=words.text(f"log-{entry.tile}"))
    return words.text("log-sank", spot=spot)


def _consequences(view: View, entry: Entry, words: Words) -> list[str]:
    parts = []
    if entry.repelled is not None:
        parts.append(words.text("log-repelled", who=_player(view, entry.repelled)))
    if entry.boats:
        parts.append(words.text("log-boat-lost"))
    parts += [words.text("log-creature-lost", what=words.text(f"log-{kind}")) for kind, _ in entry.taken]
    lost = "".join(mark(loss.colour, loss.count) for loss in entry.losses)
    return [*parts, words.text("log-lost", who=lost)] if lost else parts


def _mover(view: View, entry: Entry) -> str:
    return _player(view, entry.seat) if entry.seat is not None else ""


def _player(view: View, seat: Seat) -> str:
    return mark(COLOURS.index(view.players[seat].colours[0]))


def _way(way: list[str]) -> str:
    """Where from and where to; what lies between is on the board."""
    spots = [spot.upper() for spot in way if spot]
    there_and_back = spots and spots[0] == spots[-1]
    return " → ".join(spots if len(spots) < 3 or there_and_back else (spots[0], spots[-1]))
