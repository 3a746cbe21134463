"""Matches of an older rules version become matches of today's, once, when the bot starts.

One transaction for each: it is carried over whole or not at all. What it says is rewritten in place: the
journal under today's rules, the position, and the views in letters still to be delivered. Rows keep their
numbers, but for the last, which gets a new one: every panel that was open before is an old one now. A match
that today's rules do not lead through, or to another result, stays as it was, and whoever looks is told so.
Ended matches can wait: they are carried over while the bot is already up.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from msgspec import Struct, structs

from bot.match import letters
from bot.match.commit import Committer
from bot.match.letters import Post, Whisper
from bot.match.position import Position, rebuild
from bot.match.rules import AnyGame, is_former, stamp
from games import GAMES
from games.core import codec
from games.core.carry_over import CannotCarryOver, Carried, carry_over, reason
from games.core.model import Row, Say, Setup, Undo
from storage import datasets, journal, matches, outbox, results, snapshots
from storage.database import Database
from storage.journal import Entry
from storage.matches import Match, Phase
from storage.snapshots import LIVE, SETTLED, Snapshot, SnapshotKind
from storage.transaction import Transaction

log = logging.getLogger(__name__)


class Converted(Struct, frozen=True):
    """A match of today's rules, ready to take the place of an older one."""

    game: AnyGame
    setup: Setup
    rows: list[tuple[Entry, float]]  # with the times they were made

    @property
    def entries(self) -> list[Entry]:
        return [entry for entry, _ in self.rows]


async def carry_over_all(database: Database, now: Callable[[], float], phase: Phase = Phase.PLAYING) -> int:
    """Carry over every match of an older rules version that is running, or has ended; how many were."""
    done = 0
    for number in await database.read(_former, phase):
        try:
            await database.write(_carry_over, number, now)
            done += 1
        except (
            Exception
        ) as error:  # whatever new code does with an old match: the others must not wait for it
            log.error("table %s cannot be played on by today's rules: %s", number, reason(error))
    if done:
        log.info("%s matches were carried over to today's rules", done)
    return done


def convert(tx: Transaction, match: Match, now: float) -> Converted:
    """A match under today's rules, as far as it was played; raises where they do not lead through it."""
    game, setup = _table(tx, match)
    old = journal.entries(tx, match.id)
    made = dict(zip((entry.at for entry in old), journal.times(tx, match.id, 0), strict=True))
    standing = journal.standing(old)
    rows = [_branch_or_action(entry.row) for entry in standing[1:]]
    rows_today = carry_over(game, setup, rows)
    found: list[tuple[Entry, float]] = []
    at = 0
    for number, carried in enumerate(rows_today, 1):
        source = _source(carried, standing)
        least = match.at + 1 if number == len(rows_today) else source.at if source else 0
        at = max(at + 1, least)
        found.append((_entry(carried, source, at), made[source.at] if source else now))
    return Converted(game, setup, found)


def _former(tx: Transaction, phase: Phase) -> list[int]:
    return [number for number, setup in matches.setups(tx, phase) if is_former(setup)]


def _table(tx: Transaction, match: Match) -> tuple[AnyGame, Setup]:
    """Today's game over the match's own data, and the setup it deals the match again by."""
    today = GAMES[match.game]
    kept = datasets.get(tx, match.setup.data)
    if kept is None:
        raise CannotCarryOver(f"its data set {match.setup.data} is not in the database")
    variants, data_set = today.former.table(match.setup, kept)
    game = today if data_set.hash == today.data_set.hash else today.using(data_set)
    setup = structs.replace(match.setup, rules=today.meta.rules, data=data_set.hash, variants=variants)
    return game, setup


def _branch_or_action(row: Row | None) -> Row:
    assert row is not None
    return Undo(0, row.branch) if isinstance(row, Undo) else row


def _source(carried: Carried, standing: list[Entry]) -> Entry | None:
    """The journal row that a row was; the deal was the first."""
    if carried.row is None:
        return standing[0]
    return None if carried.source is None else standing[carried.source + 1]


def _entry(carried: Carried, source: Entry | None, at: int) -> Entry:
    change = carried.change
    forced = source.forced if source else True  # nobody chose it
    interaction = source.interaction if source else None
    return Entry(at, carried.row, change.events, change.barrier.value, change.settled, forced, interaction)


def _carry_over(tx: Transaction, number: int, now: Callable[[], float]) -> None:
    match = matches.dealt(tx, number)
    assert match is not None
    converted = convert(tx, match, now())
    at = converted.entries[-1].at
    datasets.keep(tx, match.game, converted.game.data_set)
    journal.replace(tx, match.id, converted.rows)
    matches.deal_anew(tx, match.id, converted.setup, at)
    match = structs.replace(match, setup=converted.setup, at=at)
    live = rebuild(match, converted.game, converted.entries)
    _same_result(tx, live)
    live = structs.replace(
        live, asked_at=dict.fromkeys(live.asked_at, at)
    )  # whatever was asked before is asked anew
    told = _settled(live, converted)
    _keep(tx, LIVE, live)
    _keep(tx, SETTLED, told)
    _renew_letters(tx, live, told)
    if match.phase != Phase.PLAYING:
        return
    committer = Committer(now)
    committer.resume(tx, live)
    committer.post(tx, told, (Say("rules-mended"),), silent=True, about="mended")


def _same_result(tx: Transaction, live: Position) -> None:
    """An ended match must end as it did, for everyone whose points are kept."""
    for result in results.of_match(tx, live.match.id) if live.state.ending else ():
        if result.points is not None and result.points != live.state.ending.scores[result.seat]:
            raise CannotCarryOver(f"seat {result.seat} had {result.points} points and would have others")


def _settled(live: Position, converted: Converted) -> Position:
    """The match as far as the table may know it: half a turn is the mover's business."""
    last = max(entry.at for entry in converted.entries if entry.settled)
    if last == live.at:
        return live
    return rebuild(live.match, live.game, [entry for entry in converted.entries if entry.at <= last])


def _keep(tx: Transaction, kind: SnapshotKind, position: Position) -> None:
    state = codec.encode(position.state)
    snapshot = Snapshot(position.at, stamp(position.match.game), state, position.asked_at)
    snapshots.save(tx, position.match.id, kind, snapshot)


def _renew_letters(tx: Transaction, live: Position, told: Position) -> None:
    """Letters still to be delivered keep their words and show the match as it stands now."""
    for waiting in outbox.undelivered(tx, live.match.id):
        letter = letters.read(waiting.body)
        if isinstance(letter, Post):
            view = codec.encode(told.game.view(told.state, None))
            letter = structs.replace(letter, view=view, trail=())
        elif isinstance(letter, Whisper):
            letter = structs.replace(letter, view=codec.encode(live.game.view(live.state, letter.seat)))
        else:
            continue
        outbox.rewrite(tx, waiting.id, codec.encode(letter))
