"""A round robin: who meets whom in which round, and the table that follows from what came of it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from storage.seasons import Meeting

WIN, DRAW = 2, 1  # points; a loss and a match that was not decided in time bring none


class Line(Struct):
    """One line of a season's table."""

    place: int  # of joining
    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    undecided: int = 0
    rank: int = field(default=1)


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


def table(places: Iterable[int], meetings: list[Meeting], now: float) -> list[Line]:
    """Everybody's line, the best first; equal in points and wins is equal in rank."""
    lines = {place: Line(place) for place in places}
    for meeting in meetings:
        _count(lines[meeting.pair.one], lines[meeting.pair.other], meeting, now)
    found = sorted(lines.values(), key=lambda line: (-line.points, -line.won, line.place))
    for line in found:
        line.rank = 1 + sum((other.points, other.won) > (line.points, line.won) for other in found)
    return found


def _count(one: Line, other: Line, meeting: Meeting, now: float) -> None:
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
