"""What must still be said, stored with the move that said it."""

from __future__ import annotations

import aiosqlite
import msgspec

from storage.database import wrote

LATER = "no more DMs are opened for now"
"""Why a letter is parked that may be delivered as it is, once some time has passed."""


class Letter(msgspec.Struct, frozen=True):
    """One thing to say: a post, a whisper. Waiting, sending, sent or parked."""

    id: int
    match: int
    at: int
    lane: str
    body: bytes
    status: str
    nonce: str | None
    since: float | None
    tries: int


async def put(
    tx: aiosqlite.Connection, match: int, at: int, lane: str, body: bytes, *, board: bool = False
) -> None:
    """One more letter; `board`: it shows how the match stands, to everyone or to its reader.

    What could not be said to a table before is tried again first, and what could not be said to a person
    for a time: old words never come after new ones.
    """
    await wake_lane(tx, lane, None if lane.startswith("match:") else LATER)
    await tx.execute(
        "INSERT INTO outbox (match, at, lane, body, board) VALUES (?, ?, ?, ?, ?)",
        (match, at, lane, body, board),
    )
    wrote(tx, "outbox", lane)


async def lanes(db: aiosqlite.Connection) -> set[str]:
    """The lanes with something to say."""
    query = "SELECT DISTINCT lane FROM outbox WHERE status IN ('waiting', 'sending')"
    async with db.execute(query) as cursor:
        return {row["lane"] for row in await cursor.fetchall()}


async def first(db: aiosqlite.Connection, lane: str) -> Letter | None:
    """The oldest letter of a lane that is not delivered yet."""
    query = "SELECT * FROM outbox WHERE lane = ? AND status IN ('waiting', 'sending') ORDER BY id LIMIT 1"
    async with db.execute(query, (lane,)) as cursor:
        row = await cursor.fetchone()
    return _read(row) if row else None


async def has_later(db: aiosqlite.Connection, letter: Letter) -> bool:
    """Whether a newer letter that shows how its match stands waits behind this one."""
    query = (
        "SELECT 1 FROM outbox WHERE lane = ? AND match = ? AND id > ? AND status = 'waiting' AND board = 1"
        " LIMIT 1"
    )
    async with db.execute(query, (letter.lane, letter.match, letter.id)) as cursor:
        return await cursor.fetchone() is not None


async def sending(tx: aiosqlite.Connection, letter: int, nonce: str, now: float) -> None:
    """Sending begins; the time is that of the nonce's first use."""
    await tx.execute(
        "UPDATE outbox SET status = 'sending', since = CASE WHEN nonce = ?1 THEN since ELSE ?2 END,"
        " nonce = ?1, tries = tries + 1 WHERE id = ?3",
        (nonce, now, letter),
    )


async def sent(tx: aiosqlite.Connection, letter: int, message: int) -> None:
    """It is said, and what it said need not be kept."""
    query = "UPDATE outbox SET status = 'sent', message = ?, body = x'' WHERE id = ?"
    await tx.execute(query, (message, letter))


async def park(tx: aiosqlite.Connection, letter: int, reason: str) -> None:
    await tx.execute("UPDATE outbox SET status = 'parked', reason = ? WHERE id = ?", (reason, letter))


async def park_lane(tx: aiosqlite.Connection, lane: str, reason: str) -> None:
    """Nothing of this lane can be delivered now."""
    query = (
        "UPDATE outbox SET status = 'parked', reason = ? WHERE lane = ? AND status IN ('waiting', 'sending')"
    )
    await tx.execute(query, (reason, lane))


async def wake_lane(tx: aiosqlite.Connection, lane: str, reason: str | None = None) -> None:
    """Parked letters wait again, all or those of one reason: the cause may be gone."""
    query = (
        "UPDATE outbox SET status = 'waiting'"
        " WHERE lane = ?1 AND status = 'parked' AND (?2 IS NULL OR reason = ?2)"
    )
    await tx.execute(query, (lane, reason))
    wrote(tx, "outbox", lane)


async def never_mind(tx: aiosqlite.Connection, match: int, lane: str) -> None:
    """What was still to be said of a match in a lane will not be: it may not be looked at any more."""
    query = (
        "UPDATE outbox SET status = 'sent', message = 0, body = x''"
        " WHERE match = ? AND lane = ? AND status IN ('waiting', 'parked')"
    )
    await tx.execute(query, (match, lane))


async def parked(db: aiosqlite.Connection) -> set[str]:
    """The lanes with something that could not be said."""
    query = "SELECT DISTINCT lane FROM outbox WHERE status = 'parked'"
    async with db.execute(query) as cursor:
        return {row["lane"] for row in await cursor.fetchall()}


async def delivered(db: aiosqlite.Connection, letter: Letter) -> list[int]:
    """The messages of this match that went down the lane before a letter."""
    query = (
        "SELECT message FROM outbox WHERE match = ? AND lane = ? AND id < ?"
        " AND status = 'sent' AND message > 0 ORDER BY id"
    )
    async with db.execute(query, (letter.match, letter.lane, letter.id)) as cursor:
        return [row["message"] for row in await cursor.fetchall()]


async def latest_post(db: aiosqlite.Connection, match: int) -> int | None:
    """The newest delivered board of a match."""
    query = (
        "SELECT message FROM outbox WHERE match = ? AND lane = ? AND status = 'sent' AND board = 1"
        " ORDER BY id DESC LIMIT 1"
    )
    async with db.execute(query, (match, f"match:{match}")) as cursor:
        row = await cursor.fetchone()
    return row["message"] if row else None


async def board_waits(db: aiosqlite.Connection, match: int) -> bool:
    """Whether a board of a match is still on its way."""
    query = "SELECT 1 FROM outbox WHERE lane = ? AND status IN ('waiting', 'sending') AND board = 1 LIMIT 1"
    async with db.execute(query, (f"match:{match}",)) as cursor:
        return await cursor.fetchone() is not None


async def no_board(tx: aiosqlite.Connection, letter: int) -> None:
    """A post went out in words alone."""
    await tx.execute("UPDATE outbox SET board = 0 WHERE id = ?", (letter,))


async def left_behind(tx: aiosqlite.Connection, match: int) -> None:
    """A match goes on elsewhere: the boards it leaves behind are not pointed to any more."""
    query = "UPDATE outbox SET board = 0 WHERE lane = ? AND status = 'sent' AND board = 1"
    await tx.execute(query, (f"match:{match}",))


async def tally(db: aiosqlite.Connection) -> dict[str, int]:
    """How many letters are not delivered, by how they stand."""
    query = (
        "SELECT status, count(*) AS n FROM outbox WHERE status IN ('waiting', 'sending') GROUP BY status"
        " UNION ALL SELECT 'parked', count(*) FROM outbox WHERE status = 'parked'"
    )
    async with db.execute(query) as cursor:
        return {row["status"]: row["n"] for row in await cursor.fetchall()}


def _read(row: aiosqlite.Row) -> Letter:
    return Letter(
        id=row["id"],
        match=row["match"],
        at=row["at"],
        lane=row["lane"],
        body=row["body"],
        status=row["status"],
        nonce=row["nonce"],
        since=row["since"],
        tries=row["tries"],
    )
