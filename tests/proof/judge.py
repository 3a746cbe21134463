"""What must be true after every storm."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from pathlib import Path

from bot.match.position import rebuild
from bot.match.rules import game_of
from games.core import codec
from local_discord.box import Box
from local_discord.message import Message
from storage import journal, matches, snapshots
from storage.matches import Match
from storage.snapshots import LIVE
from storage.transaction import Transaction
from tests.proof.tables import Table

KNOWN = (
    "no paint left",  # the painter was made to faint
    "StorageError",  # the disk was full, locked, or its server away
    "Unusable",
    "database is locked",
    "database or disk is full",
    "BrokenProcessPool",  # the stand-ins' process was killed
)
"""What the last line of a traceback may say, since the storm asked for it."""

TRACEBACK = re.compile(r"^Traceback \(most recent call last\):\n(?:[ \t].*\n|\n)*(\S.*)", re.MULTILINE)
CAUSE = re.compile(r"\n(?:[ \t].*\n|\n)*The above exception was the direct cause of the following exception:")
"""What stands below a traceback that another one tells more of: that one is judged."""


def confirmed_once(tx: Transaction, tables: list[Table]) -> list[str]:
    """Every click that was said to be played is in a journal, and no click is there twice."""
    rows = tx.all("SELECT interaction FROM journal WHERE interaction IS NOT NULL")
    counted = Counter(int(row["interaction"]) for row in rows)
    twice = [f"click {click} is in the journal {n} times" for click, n in counted.items() if n > 1]
    lost = [
        f"click {c} at a table of {t.game} is lost; the answer was {t.told.get(c)!r}"
        for t in tables
        for c in t.confirmed
        if not counted[c]
    ]
    return twice + lost


def replay_equals_snapshot(tx: Transaction, match: int) -> list[str]:
    """The journal without gaps, and what it replays to is what is stored as the state."""
    found = matches.get(tx, match)
    if not isinstance(found, Match):
        return []
    rows, live = journal.entries(tx, match), snapshots.get(tx, match, LIVE)
    if [row.at for row in rows] != list(range(1, len(rows) + 1)) or found.at != len(rows):
        return [f"table {match}: rows of the journal are missing"]
    position = rebuild(found, game_of(tx, found.setup), rows)
    if live is None or (live.at, live.state, live.asked) != (
        position.at,
        codec.encode(position.state),
        position.asked_at,
    ):
        return [f"table {match}: the journal replays to something else than the snapshot"]
    return []


def letters_sent_or_parked(tx: Transaction) -> list[str]:
    """No letter waits any more, and what is put aside says why."""
    rows = tx.all("SELECT id, match, status, reason FROM outbox WHERE status != 'sent'")
    return [
        f"letter {row['id']} of table {row['match']} is {row['status']}, reason {row['reason']!r}"
        for row in rows
        if row["status"] != "parked" or not row["reason"]
    ]


def nothing_said_twice(box: Box) -> list[str]:
    """No marker, by which a message is known again, stands on two messages that can be seen."""
    markers: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for messages in [*_public(box), *(person.dm for person in box.people)]:
        for message in messages:
            if message["author"].get("bot") and not message.ephemeral:
                ids = {b["custom_id"] for b in message.buttons if b["custom_id"].startswith("turn:")}
                for one in ids:
                    markers[message["channel_id"], one].append(f"{message['timestamp']} {message.text!r}")
    return [
        f"{marker} was said {len(said)} times: {said}" for (_, marker), said in markers.items() if said[1:]
    ]


def _public(box: Box) -> list[list[Message]]:
    watcher = box.people[-1]
    return [watcher.sees(place) for place in box.world.channels.values() if place["type"] in (0, 11)]


def unknown_tracebacks(log: Path) -> list[str]:
    """Tracebacks in a bot's log that nothing of the storm explains."""
    text = log.read_text(encoding="utf-8") if log.exists() else ""
    last = [found[1] for found in TRACEBACK.finditer(text) if not CAUSE.match(text, found.end())]
    return [line for line in last if not any(known in line for known in KNOWN)]
