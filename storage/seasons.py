"""Seasons of a server: who plays in them, who meets whom in which round, and how that ended."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from storage.matches import Phase
from storage.transaction import Transaction, struct_of


class SeasonPhase(StrEnum):
    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


class SeasonKind(StrEnum):
    ROUND_ROBIN = "round robin"  # everybody meets everybody, round by round
    LADDER = "ladder"  # whoever beats somebody above takes their rung


class SeasonPlan(msgspec.Struct, frozen=True):
    """What moderators choose when they open a season."""

    game: str
    days: int = 7  # of a round, or for the match of a challenge
    kind: SeasonKind = SeasonKind.ROUND_ROBIN
    rungs: int = 3  # how far up one may challenge
    weeks: int = 4  # how long a ladder stands


class Season(msgspec.Struct, frozen=True):
    id: int
    guild: int
    channel: int
    message: int | None
    game: str
    language: str
    days: int
    phase: SeasonPhase
    made: float
    kind: SeasonKind
    rungs: int
    weeks: int
    ends: float | None  # when a ladder under way is over


class Entrant(msgspec.Struct, frozen=True):
    place: int
    user: int  # below 0: somebody who was deleted
    gone: bool
    name: str | None = None

    @property
    def here(self) -> bool:
        return not self.gone and self.user > 0


class Pair(msgspec.Struct, frozen=True):
    """Two people who meet in a round, by their places; of a ladder, who challenges whom."""

    round: int  # of a ladder, the challenge's number
    one: int
    other: int
    match: int | None
    won: int | None  # who won by the other's absence
    until: float


class Meeting(msgspec.Struct, frozen=True):
    """A pair with the result of its match, if that came in time. The better place is the smaller one."""

    pair: Pair
    places: tuple[int | None, int | None] | None  # None: not decided
    touched: float  # when something happened in its match at last
    playing: bool

    @property
    def when(self) -> float:
        """When it was decided, if it was."""
        return self.pair.until if self.pair.won is not None else self.touched

    def is_open(self, now: float) -> bool:
        """Whether it may still be decided."""
        return self.playing and self.pair.won is None and now < self.pair.until


# seam: before any match: one statement inside a season's transaction, see test_seasons
def create(tx: Transaction, plan: SeasonPlan, *, guild: int, channel: int, language: str, now: float) -> int:
    return tx.insert(
        "INSERT INTO seasons (guild, channel, language, phase, made, game, days, kind, rungs, weeks)"
        " VALUES (?, ?, ?, 'open', ?, ?, ?, ?, ?, ?) RETURNING id",
        *(guild, channel, language, now, *msgspec.structs.astuple(plan)),
    )


def get(tx: Transaction, season: int) -> Season | None:
    row = tx.one("SELECT * FROM seasons WHERE id = ?", season)
    return struct_of(Season, row) if row else None


def under_way(tx: Transaction) -> list[int]:
    """The seasons whose boards change."""
    return [row["id"] for row in tx.all("SELECT id FROM seasons WHERE phase != 'over' ORDER BY id")]


# seam: before any match: one statement that may be run again, see test_seasons
def set_message(tx: Transaction, season: int, message: int) -> None:
    tx.run("UPDATE seasons SET message = ? WHERE id = ?", message, season)


# seam: inside a season's transaction, see test_seasons
def set_phase(tx: Transaction, season: int, phase: SeasonPhase) -> None:
    tx.run("UPDATE seasons SET phase = ? WHERE id = ?", phase.value, season)


# seam: inside a season's transaction, see test_ladders
def set_ends(tx: Transaction, season: int, ends: float) -> None:
    tx.run("UPDATE seasons SET ends = ? WHERE id = ?", ends, season)


# seam: inside a season's transaction, see test_seasons
def enter(tx: Transaction, season: int, user: int) -> None:
    tx.run(
        "INSERT INTO season_people (season, place, user)"
        " VALUES (?, (SELECT coalesce(max(place), 0) + 1 FROM season_people WHERE season = ?), ?)",
        season,
        season,
        user,
    )


# seam: inside a season's transaction, see test_seasons
def leave(tx: Transaction, season: int, user: int, *, under_way: bool) -> None:
    """Take somebody out of a season; of one under way they stay on the board, as gone."""
    if under_way:
        tx.run("UPDATE season_people SET gone = 1 WHERE season = ? AND user = ?", season, user)
    else:
        tx.run("DELETE FROM season_people WHERE season = ? AND user = ?", season, user)


def entrants(tx: Transaction, season: int) -> list[Entrant]:
    """Everybody in a season, in the order of joining."""
    query = (
        "SELECT s.place, s.user, s.gone, p.name FROM season_people s LEFT JOIN people p ON p.user = s.user"
        " WHERE s.season = ? ORDER BY s.place"
    )
    return [struct_of(Entrant, row) for row in tx.all(query, season)]


# seam: inside a season's transaction, see test_seasons
def add(tx: Transaction, season: int, pair: Pair) -> None:
    tx.run(
        "INSERT INTO season_pairs (season, round, one, other, match, won, until)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        season,
        *msgspec.structs.astuple(pair),
    )


# seam: inside a season's transaction, see test_seasons
def set_won(tx: Transaction, season: int, pair: Pair, won: int) -> None:
    """Let one of a pair win by the other's absence."""
    query = "UPDATE season_pairs SET won = ? WHERE season = ? AND round = ? AND one = ? AND other = ?"
    tx.run(query, won, season, pair.round, pair.one, pair.other)


def pairs(tx: Transaction, season: int) -> list[Pair]:
    query = "SELECT * FROM season_pairs WHERE season = ? ORDER BY round, one, other"
    return [struct_of(Pair, row) for row in tx.all(query, season)]


def meetings(tx: Transaction, season: int) -> list[Meeting]:
    """Every pair so far, with what came of it."""
    users = {entrant.place: entrant.user for entrant in entrants(tx, season)}
    return [_meeting(tx, pair, users) for pair in pairs(tx, season)]


def _meeting(tx: Transaction, pair: Pair, users: dict[int, int]) -> Meeting:
    """The places of both, None for whoever did not stay; nothing if the match was not over in time."""
    match = tx.one("SELECT phase, touched FROM matches WHERE id = ?", pair.match)
    if match is None:
        return Meeting(pair, None, 0.0, playing=False)
    touched, places = float(match["touched"]), None
    if match["phase"] == Phase.ENDED and touched < pair.until:
        rows = tx.all("SELECT user, place FROM results WHERE match = ?", pair.match)
        found = {int(row["user"]): row["place"] for row in rows}
        places = found.get(users[pair.one]), found.get(users[pair.other])
    return Meeting(pair, places, touched, playing=match["phase"] == Phase.PLAYING)
