"""What may be taken back, and by whom: pure questions to a match's journal."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from games.core.engine import Barrier
from games.core.model import Action, Say, Seat
from storage import journal
from storage.journal import Entry

MOST_TURNS = 10


class TakeBack(Struct, frozen=True):
    """Something that could be taken back, to be shown before it is."""

    at: int  # its first row: the match would come back to just before it
    count: int  # the standing actions that would go, all later ones among them
    said: tuple[Say, ...]  # what the channel was told of it
    whispered: tuple[Seat, ...]  # who was told something alone in all that would go: to be put right by DM


def freely(rows: list[Entry], seat: Seat, *, whole_turn: bool) -> int:
    """How many standing actions a seat may take back without asking anyone."""
    count = chosen = 0
    for number, entry in enumerate(reversed(journal.standing(rows)), 1):
        if not _by(entry, seat) or entry.barrier != Barrier.NONE.value or (chosen and not whole_turn):
            break
        if not entry.forced:
            count, chosen = number, chosen + 1
    return count


def by_consent(rows: list[Entry], seat: Seat) -> TakeBack | None:
    """Back to a seat's last own choice, others' answers since then included; never past a hard barrier.

    From there the seat may go back further by itself: what is said is all that it could change then.
    """
    standing = journal.standing(rows)
    for number, entry in enumerate(reversed(standing), 1):
        if entry.barrier == Barrier.HARD.value:
            return None
        if _by(entry, seat) and not entry.forced:
            more = freely(standing[:-number], seat, whole_turn=True)
            said = _said(standing[-(number + more) :], _told(rows))
            return TakeBack(entry.at, number, said, _whispered(standing[-number:]))
    return None


def by_rewind(rows: list[Entry], most: int = MOST_TURNS) -> list[TakeBack]:
    """The last turns, newest first, beginning with the one under way.

    What is said of each is its own; what would go is all from there on.
    """
    told, gone = _told(rows), list[Entry]()
    found: list[TakeBack] = []
    for turn in reversed(_turns(rows)[-most:]):
        gone = turn + gone
        found.append(TakeBack(turn[0].at, len(gone), _said(turn, told), _whispered(gone)))
    return found


def _by(entry: Entry, seat: Seat) -> bool:
    return isinstance(entry.row, Action) and entry.row.seat == seat


def _turns(rows: list[Entry]) -> list[list[Entry]]:
    """The standing actions cut where the channel was told; the last may be under way.

    Forced ones go with the choice that brought them about. Those that followed the deal belong to it.
    """
    found: list[list[Entry]] = []
    over = True
    for entry in journal.standing(rows):
        if not isinstance(entry.row, Action):
            continue
        if entry.forced and not found:
            continue
        if over and not entry.forced:
            found.append([])
        found[-1].append(entry)
        over = entry.settled or (over and entry.forced)
    return found


def _told(rows: list[Entry]) -> int:
    """The last row the channel knows of. Half a turn made since is nobody's business but the mover's."""
    told, telling = 0, False
    for entry in rows:
        telling = entry.settled or (telling and entry.forced)
        told = entry.at if telling else told
    return told


def _said(gone: Iterable[Entry], told: int) -> tuple[Say, ...]:
    return tuple(e.say for entry in gone if entry.at <= told for e in entry.events if e.audience is None)


def _whispered(gone: Iterable[Entry]) -> tuple[Seat, ...]:
    heard = (event.audience or () for entry in gone for event in entry.events if not event.tidies)
    return tuple(sorted({seat for seats in heard for seat in seats}))
