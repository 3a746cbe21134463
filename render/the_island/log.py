"""What happened lately, line by line, with the numbers that stand on the board."""

from __future__ import annotations

import re

from msgspec import Struct

from games.core.model import Seat
from games.core.words import Words
from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.kit.sizes import LABEL
from render.lettering import width
from render.palette import WHITE
from render.the_island.look import COLOURS, EDGE, MUTED, STRIP
from render.the_island.panels import BOTTOM, W, X
from render.the_island.tokens import badge, explorer
from render.the_island.trail import Entry

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
    who = mark(entry.colour) if entry.piece.startswith("explorer") else _seat(view, entry)
    facts = {"who": who, "way": _way(entry.way), "spot": entry.spot.upper()}
    if entry.piece in ("serpent", "shark", "whale"):
        head = words.text("log-moved", what=words.text(f"log-{entry.piece}"), **facts)
    elif entry.kind == "sank":
        head = _sank(view, entry, words)
    else:
        name = {"walked": "went", "swam": "went"}.get(entry.kind, entry.kind)
        head = words.text(f"log-{name}", **facts) if entry.way or name == "left" else ""
    return ", ".join([*([head] if head else []), *_aftermath(view, entry, words)])


def _sank(view: View, entry: Entry, words: Words) -> str:
    spot = entry.spot.upper()
    if entry.kept is not None:
        return words.text("log-sank-kept", spot=spot, who=_player(view, entry.kept))
    if entry.tile and words.has(f"log-{entry.tile}"):
        return words.text("log-sank-tile", spot=spot, tile=words.text(f"log-{entry.tile}"))
    return words.text("log-sank", spot=spot)


def _aftermath(view: View, entry: Entry, words: Words) -> list[str]:
    parts = []
    if entry.repelled is not None:
        parts.append(words.text("log-repelled", who=_player(view, entry.repelled)))
    if entry.boats:
        parts.append(words.text("log-boat-lost"))
    parts += [words.text("log-creature-lost", what=words.text(f"log-{kind}")) for kind, _ in entry.taken]
    lost = "".join(mark(loss.colour, loss.count) for loss in entry.losses)
    return [*parts, words.text("log-lost", who=lost)] if lost else parts


def _seat(view: View, entry: Entry) -> str:
    return _player(view, entry.seat) if entry.seat is not None else ""


def _player(view: View, seat: Seat) -> str:
    return mark(COLOURS.index(view.players[seat].colours[0]))


def _way(way: list[str]) -> str:
    """Where from and where to; what lies between is on the board."""
    spots = [spot.upper() for spot in way if spot]
    there_and_back = spots and spots[0] == spots[-1]
    return " → ".join(spots if len(spots) < 3 or there_and_back else (spots[0], spots[-1]))
