"""Round robins and ladders: who meets whom, and the table that follows from what came of it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from storage.seasons import Entrant, Meeting

WIN, DRAW = 2, 1  # points; a loss and a match that was not decided in time bring none


class SeasonLine(Struct):
    """One line of a season's table."""

    place: int  # of joining
    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    undecided: int = 0
    rank: int = 1  # of a ladder, the rung


def rounds(count: int) -> list[list[tuple[int, int]]]:
    """Everybody meets everybody once, by the circle method; where they are odd, one rests in each round."""
    circle: list[int] = [*range(1, count + 1), *([0] if count % 2 else [])]
    found = []
    for _ in range(len(circle) - 1):
        half = len(circle) // 2
        pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
        found.append([(min(pair), max(pair)) for pair in pairs if 0 not in pair])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return found


def winner(meeting: Meeting) -> int | None:
    """Who won, by place of joining; 0 for a draw, None where nothing was decided."""
    pair = meeting.pair
    if pair.won is not None:
        return pair.won
    if meeting.places is None or meeting.places == (None, None) or 0 in meeting.places:
        return None
    one, other = (99 if place is None else place for place in meeting.places)
    return 0 if one == other else pair.one if one < other else pair.other


def table(entrants: Iterable[Entrant], meetings: list[Meeting], now: float) -> list[SeasonLine]:
    """Everybody's line, the best first; equal in points and wins is equal in rank."""
    lines = _lines(entrants, meetings, now)
    found = sorted(lines.values(), key=lambda line: (-line.points, -line.won, line.place))
    for line in found:
        line.rank = 1 + sum((other.points, other.won) > (line.points, line.won) for other in found)
    return found


def ladder(entrants: list[Entrant], meetings: list[Meeting], now: float) -> list[SeasonLine]:
    """Everybody's line, the highest rung first; whoever left stands below, on none.

    They begin in the order of joining. A challenger who wins takes the rung of whom they challenged; those
    from there down to where the challenger stood move down one.
    """
    order = [entrant.place for entrant in entrants]
    for meeting in sorted(meetings, key=lambda one: (one.when, one.pair.round)):
        one, other = meeting.pair.one, meeting.pair.other
        if winner(meeting) == one and order.index(one) > order.index(other):
            order.remove(one)
            order.insert(order.index(other), one)
    lines, here = _lines(entrants, meetings, now), {each.place for each in entrants if each.here}
    found = [lines[place] for place in sorted(order, key=lambda place: place not in here)]
    for rung, line in enumerate(found, start=1):
        line.rank = rung if line.place in here else 0
    return found


def rivals(lines: list[SeasonLine], under_way: list[Meeting], place: int, rungs: int) -> list[int]:
    """Whom somebody on a ladder may challenge, the highest first: nobody who plays a challenge already."""
    busy = {each for one in under_way for each in (one.pair.one, one.pair.other)}
    rung = next((line.rank for line in lines if line.place == place), 0)
    above = [line.place for line in lines if max(1, rung - rungs) <= line.rank < rung]
    return [each for each in above if each not in busy]


def _lines(entrants: Iterable[Entrant], meetings: list[Meeting], now: float) -> dict[int, SeasonLine]:
    lines = {entrant.place: SeasonLine(entrant.place) for entrant in entrants}
    for meeting in meetings:
        _count(lines[meeting.pair.one], lines[meeting.pair.other], meeting, now)
    return lines


def _count(one: SeasonLine, other: SeasonLine, meeting: Meeting, now: float) -> None:
    who = winner(meeting)
    if who is None:
        if meeting.pair.until <= now:
            one.undecided += 1
            other.undecided += 1
    elif who == 0:
        for line in (one, other):
            line.drawn, line.points = line.drawn + 1, line.points + DRAW
    else:
        best, second = (one, other) if who == one.place else (other, one)
        best.won, best.points = best.won + 1, best.points + WIN
        second.lost += 1
