"""What must still be said, stored with the move that said it."""

from __future__ import annotations

import msgspec

from storage.transaction import Transaction, struct_of

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


def put(tx: Transaction, match: int, at: int, lane: str, body: bytes, *, board: bool = False) -> None:
    """One more letter; `board`: it shows how the match stands, to everyone or to its reader.

    What could not be said to a table before is tried again first, and what could not be said to a person
    for a time: old words never come after new ones.
    """
    wake_lane(tx, lane, None if lane.startswith("match:") else LATER)
    tx.run(
        "INSERT INTO outbox (match, at, lane, body, board) VALUES (?, ?, ?, ?, ?)",
        match,
        at,
        lane,
        body,
        board,
    )
    tx.notify("outbox", lane)


def lanes(tx: Transaction) -> set[str]:
    """The lanes with something to say."""
    query = "SELECT DISTINCT lane FROM outbox WHERE status IN ('waiting', 'sending')"
    return {row["lane"] for row in tx.all(query)}


def first(tx: Transaction, lane: str) -> Letter | None:
    """The oldest letter of a lane that is not delivered yet."""
    query = "SELECT * FROM outbox WHERE lane = ? AND status IN ('waiting', 'sending') ORDER BY id LIMIT 1"
    row = tx.one(query, lane)
    return struct_of(Letter, row) if row else None


def has_later(tx: Transaction, letter: Letter) -> bool:
    """Whether a newer letter that shows how its match stands waits behind this one."""
    query = (
        "SELECT 1 FROM outbox WHERE lane = ? AND match = ? AND id > ? AND status = 'waiting' AND board = 1"
        " LIMIT 1"
    )
    return tx.one(query, letter.lane, letter.match, letter.id) is not None


def sending(tx: Transaction, letter: int, nonce: str, now: float) -> None:
    """Sending begins; the time is that of the nonce's first use."""
    tx.run(
        "UPDATE outbox SET status = 'sending', since = CASE WHEN nonce = ?1 THEN since ELSE ?2 END,"
        " nonce = ?1, tries = tries + 1 WHERE id = ?3",
        nonce,
        now,
        letter,
    )


def sent(tx: Transaction, letter: int, message: int) -> None:
    """It is said, and what it said need not be kept."""
    query = "UPDATE outbox SET status = 'sent', message = ?, body = x'' WHERE id = ?"
    tx.run(query, message, letter)


# seam: a refusal by Discord, see test_bad_days
def park(tx: Transaction, letter: int, reason: str) -> None:
    tx.run("UPDATE outbox SET status = 'parked', reason = ? WHERE id = ?", reason, letter)


# seam: a refusal by Discord, see test_bad_days
def park_lane(tx: Transaction, lane: str, reason: str) -> None:
    """Nothing of this lane can be delivered now."""
    query = (
        "UPDATE outbox SET status = 'parked', reason = ? WHERE lane = ? AND status IN ('waiting', 'sending')"
    )
    tx.run(query, reason, lane)


# seam: one statement that may be run again
def wake_lane(tx: Transaction, lane: str, reason: str | None = None) -> None:
    """Parked letters wait again, all or those of one reason: the cause may be gone."""
    query = (
        "UPDATE outbox SET status = 'waiting'"
        " WHERE lane = ?1 AND status = 'parked' AND (?2 IS NULL OR reason = ?2)"
    )
    tx.run(query, lane, reason)
    tx.notify("outbox", lane)


# seam: inside a move's transaction, before a tidying
def never_mind(tx: Transaction, match: int, lane: str) -> None:
    """What was still to be said of a match in a lane will not be: it may not be looked at any more."""
    query = (
        "UPDATE outbox SET status = 'sent', message = 0, body = x''"
        " WHERE match = ? AND lane = ? AND status IN ('waiting', 'parked')"
    )
    tx.run(query, match, lane)


def parked(tx: Transaction) -> set[str]:
    """The lanes with something that could not be said."""
    query = "SELECT DISTINCT lane FROM outbox WHERE status = 'parked'"
    return {row["lane"] for row in tx.all(query)}


def delivered(tx: Transaction, letter: Letter) -> list[int]:
    """The messages of this match that went down the lane before a letter."""
    query = (
        "SELECT message FROM outbox WHERE match = ? AND lane = ? AND id < ?"
        " AND status = 'sent' AND message > 0 ORDER BY id"
    )
    return [row["message"] for row in tx.all(query, letter.match, letter.lane, letter.id)]


def latest_post(tx: Transaction, match: int) -> int | None:
    """The newest delivered board of a match."""
    query = (
        "SELECT message FROM outbox WHERE match = ? AND lane = ? AND status = 'sent' AND board = 1"
        " ORDER BY id DESC LIMIT 1"
    )
    row = tx.one(query, match, f"match:{match}")
    return row["message"] if row else None


def board_waits(tx: Transaction, match: int) -> bool:
    """Whether a board of a match is still on its way."""
    query = "SELECT 1 FROM outbox WHERE lane = ? AND status IN ('waiting', 'sending') AND board = 1 LIMIT 1"
    return tx.one(query, f"match:{match}") is not None


def no_board(tx: Transaction, letter: int) -> None:  # seam: one statement that may be run again
    """A post went out in words alone."""
    tx.run("UPDATE outbox SET board = 0 WHERE id = ?", letter)


def left_behind(tx: Transaction, match: int) -> None:  # seam: one statement that may be run again
    """A match goes on elsewhere: the boards it leaves behind are not pointed to any more."""
    query = "UPDATE outbox SET board = 0 WHERE lane = ? AND status = 'sent' AND board = 1"
    tx.run(query, f"match:{match}")


def tally(tx: Transaction) -> dict[str, int]:
    """How many letters are not delivered, by how they stand."""
    query = (
        "SELECT status, count(*) AS n FROM outbox WHERE status IN ('waiting', 'sending') GROUP BY status"
        " UNION ALL SELECT 'parked', count(*) FROM outbox WHERE status = 'parked'"
    )
    return {row["status"]: row["n"] for row in tx.all(query)}
