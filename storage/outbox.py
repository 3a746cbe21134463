"""Letters to Discord, stored with the move that caused them and kept until they are delivered."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from storage.transaction import FREE, Transaction, struct_of

LATER = "no more DMs are opened for now"
"""Why a letter is parked that may be delivered as it is, once some time has passed."""


class Status(StrEnum):
    WAITING = "waiting"
    SENDING = "sending"  # with a nonce, and the time of its first use
    SENT = "sent"
    PARKED = "parked"  # for a reason


class Envelope(msgspec.Struct, frozen=True):
    """A letter to deliver; its body is encoded by `bot/match/letters.py`."""

    id: int
    match: int
    at: int
    queue: str
    body: bytes
    status: Status
    nonce: str | None
    since: float | None
    tries: int
    reason: str | None = None  # why it was put aside once


def insert(tx: Transaction, match: int, at: int, queue: str, body: bytes, *, board: bool = False) -> None:
    """Add a letter; `board`: it shows how the match stands, to everyone or to its reader.

    What could not be said to a table before is tried again first, and what could not be said to a person
    for a time: old words never come after new ones.
    """
    wake_queue(tx, queue, None if queue.startswith("match:") else LATER)
    tx.run(
        "INSERT INTO outbox (match, at, queue, body, board) VALUES (?, ?, ?, ?, ?)",
        match,
        at,
        queue,
        body,
        board,
    )
    tx.notify("outbox", queue)


def queues(tx: Transaction) -> set[str]:
    """The queues with letters to deliver."""
    query = "SELECT DISTINCT queue FROM outbox WHERE status IN ('waiting', 'sending')"
    return {row["queue"] for row in tx.all(query)}


def first(tx: Transaction, queue: str) -> Envelope | None:
    """The oldest letter of a queue that is not delivered yet."""
    query = "SELECT * FROM outbox WHERE queue = ? AND status IN ('waiting', 'sending') ORDER BY id LIMIT 1"
    row = tx.one(query, queue)
    return struct_of(Envelope, row) if row else None


def free(tx: Transaction, queue: str) -> Envelope | None:
    """The oldest letter of a queue that is not delivered yet, unless another process that lives is at it."""
    query = (
        "SELECT * FROM outbox WHERE id ="
        " (SELECT min(id) FROM outbox WHERE queue = ? AND status IN ('waiting', 'sending'))"
        f" AND {FREE}{tx.lock}"
    )
    row = tx.one(query, queue, tx.process)
    return struct_of(Envelope, row) if row else None


def has_later(tx: Transaction, letter: Envelope) -> bool:
    """Whether a newer letter that shows how its match stands waits behind this one."""
    query = (
        "SELECT 1 FROM outbox WHERE queue = ? AND match = ? AND id > ? AND status = 'waiting' AND board = 1"
        " LIMIT 1"
    )
    return tx.one(query, letter.queue, letter.match, letter.id) is not None


def sending(tx: Transaction, letter: int, nonce: str, now: float) -> None:
    """Mark a letter as being sent; the time is that of the nonce's first use."""
    tx.run(
        "UPDATE outbox SET status = 'sending', since = CASE WHEN nonce = ? THEN since ELSE ? END,"
        " nonce = ?, tries = tries + 1, holder = ? WHERE id = ?",
        nonce,
        now,
        nonce,
        tx.process,
        letter,
    )


# seam: before sending what was lost an hour ago, see test_killed
def renew(tx: Transaction, letter: int, nonce: str, now: float) -> None:
    """Give a letter that is being sent another nonce: the old one is too old to be known."""
    tx.run("UPDATE outbox SET nonce = ?, since = ? WHERE id = ?", nonce, now, letter)


def sent(tx: Transaction, letter: int, message: int, tries: int) -> bool:
    """Mark a letter as delivered and delete its body; False if it was taken up by another process since."""
    query = "UPDATE outbox SET status = 'sent', message = ?, body = x'' WHERE id = ? AND tries = ?"
    return tx.run(query, message, letter, tries) == 1


# seam: a refusal by Discord, see test_bad_days
def park(tx: Transaction, letter: int, reason: str) -> None:
    tx.run("UPDATE outbox SET status = 'parked', reason = ? WHERE id = ?", reason, letter)


# seam: a refusal by Discord, see test_bad_days
def park_queue(tx: Transaction, queue: str, reason: str) -> None:
    """Park all letters of a queue that cannot be delivered now."""
    query = (
        "UPDATE outbox SET status = 'parked', reason = ? WHERE queue = ? AND status IN ('waiting', 'sending')"
    )
    tx.run(query, reason, queue)


# seam: one statement that may be run again
def wake_queue(tx: Transaction, queue: str, reason: str | None = None) -> None:
    """Retry parked letters, all or those of one reason, because the cause may be gone."""
    query = (
        "UPDATE outbox SET status = 'waiting'"
        " WHERE queue = ? AND status = 'parked' AND reason = coalesce(?, reason)"
    )
    tx.run(query, queue, reason)
    tx.notify("outbox", queue)


def undelivered(tx: Transaction, match: int) -> list[Envelope]:
    """The letters of a match that are still to be delivered, oldest first."""
    query = "SELECT * FROM outbox WHERE match = ? AND status != 'sent' ORDER BY id"
    return [struct_of(Envelope, row) for row in tx.all(query, match)]


# seam: inside a transaction that changes what its match looks like, see test_carry_over
def rewrite(tx: Transaction, letter: int, body: bytes) -> None:
    tx.run("UPDATE outbox SET body = ? WHERE id = ?", body, letter)


# seam: inside a move's transaction, before a tidying
def discard(tx: Transaction, match: int, queue: str) -> None:
    """Discard the undelivered letters of a match in a queue: they may not be looked at any more."""
    query = (
        "UPDATE outbox SET status = 'sent', message = 0, body = x''"
        " WHERE match = ? AND queue = ? AND status IN ('waiting', 'parked')"
    )
    tx.run(query, match, queue)


def parked(tx: Transaction) -> set[str]:
    """The queues with parked letters."""
    query = "SELECT DISTINCT queue FROM outbox WHERE status = 'parked'"
    return {row["queue"] for row in tx.all(query)}


def delivered(tx: Transaction, letter: Envelope) -> list[int]:
    """The messages of this match delivered through the queue before a letter."""
    query = (
        "SELECT message FROM outbox WHERE match = ? AND queue = ? AND id < ?"
        " AND status = 'sent' AND message > 0 ORDER BY id"
    )
    return [row["message"] for row in tx.all(query, letter.match, letter.queue, letter.id)]


# seam: reads only, where a private word follows another, see test_living_dm
def living(tx: Transaction, letter: Envelope) -> list[tuple[int, int]]:
    """The messages that told a reader how they stand in this match before a letter, and of which rows."""
    query = (
        "SELECT message, at FROM outbox WHERE match = ? AND queue = ? AND id < ?"
        " AND status = 'sent' AND message > 0 AND board = 1 ORDER BY id"
    )
    return [(row["message"], row["at"]) for row in tx.all(query, letter.match, letter.queue, letter.id)]


# seam: one statement that may be run again, see test_living_dm
def replaced(tx: Transaction, letter: Envelope) -> None:
    """Forget the messages that a letter has taken the place of."""
    query = (
        "UPDATE outbox SET board = 0"
        " WHERE match = ? AND queue = ? AND id < ? AND status = 'sent' AND board = 1"
    )
    tx.run(query, letter.match, letter.queue, letter.id)


def latest_post(tx: Transaction, match: int) -> int | None:
    """The newest delivered board of a match."""
    query = (
        "SELECT message FROM outbox WHERE match = ? AND queue = ? AND status = 'sent' AND board = 1"
        " ORDER BY id DESC LIMIT 1"
    )
    row = tx.one(query, match, f"match:{match}")
    return row["message"] if row else None


def board_waits(tx: Transaction, match: int) -> bool:
    """Whether a board of a match is still on its way."""
    query = "SELECT 1 FROM outbox WHERE queue = ? AND status IN ('waiting', 'sending') AND board = 1 LIMIT 1"
    return tx.one(query, f"match:{match}") is not None


def no_board(tx: Transaction, letter: int) -> None:  # seam: one statement that may be run again
    """Mark a post that went out without its picture."""
    tx.run("UPDATE outbox SET board = 0 WHERE id = ?", letter)


def left_behind(tx: Transaction, match: int) -> None:  # seam: one statement that may be run again
    """Stop linking to the boards of a match that goes on elsewhere."""
    query = "UPDATE outbox SET board = 0 WHERE queue = ? AND status = 'sent' AND board = 1"
    tx.run(query, f"match:{match}")


def tally(tx: Transaction) -> dict[str, int]:
    """Count the undelivered letters by state."""
    query = (
        "SELECT status, count(*) AS n FROM outbox WHERE status IN ('waiting', 'sending') GROUP BY status"
        " UNION ALL SELECT 'parked', count(*) FROM outbox WHERE status = 'parked'"
    )
    return {row["status"]: row["n"] for row in tx.all(query)}
