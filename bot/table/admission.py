"""Who may open a table, sit down at it, change it: checks that pass or raise a refusal."""

from __future__ import annotations

from bot.match.time_control import PACES
from bot.text.markup import escaped
from games import GAMES
from games.core.model import Moment, RuleError
from storage import matches, people, players
from storage.matches import Options, Phase, Table
from storage.transaction import Transaction

OPEN_TABLES = 3  # waiting tables of one host
RUNNING = 30  # matches of one person under way
IN_CHANNEL = 10  # waiting tables in one channel
CLOSED = 10  # tables of one host that were opened within the hour and closed again
HOUR = 3600.0


def table_of(tx: Transaction, match: int) -> Table:
    """The table of this number, or a refusal."""
    found = matches.get(tx, match)
    if found is None:
        raise RuleError("no-such-match", match=str(match))
    return found


def has_room(table: Table) -> None:
    """Refuse if every seat is taken."""
    if len(table.players) >= size(table):
        raise RuleError("table-full", seats=size(table))


def may_join(tx: Transaction, table: Table, user: int) -> None:
    """Refuse somebody whom the host has blocked, and at a private table those who were not invited."""
    if people.blocks(tx, table.host, user):
        raise RuleError("table-private")
    if table.options.private and user != table.host and user not in players.invited(tx, table.id):
        raise RuleError("table-private")


def fitting(table: Table, options: Options) -> Options:
    """The options, or a refusal if they do not suit a table with these people."""
    if options.pace not in PACES:
        raise RuleError("no-such-variant", variant=options.pace, known=tuple(PACES))
    if options.size is not None and options.size < len(table.players):
        raise RuleError("seats-taken", seats=len(table.players))
    return options


def not_too_many(tx: Transaction, user: int, channel: int | None) -> None:
    """Refuse somebody who plays or opens too much; `channel` is where they would open a table."""
    if len(matches.titles(tx, user, (Phase.PLAYING,))) >= RUNNING:
        raise RuleError("too-many-matches", most=RUNNING)
    if channel is None:
        return
    waiting = [m for m in matches.of_user(tx, user, (Phase.LOBBY,)) if m.host == user]
    if len(waiting) >= OPEN_TABLES:
        raise RuleError("too-many-tables", most=OPEN_TABLES)
    if matches.in_channel(tx, channel, Phase.LOBBY) >= IN_CHANNEL:
        raise RuleError("channel-full", most=IN_CHANNEL)


def not_in_a_circle(tx: Transaction, user: int, now: float) -> None:
    """Refuse somebody who opens tables and closes them again, over and over; they may after some time."""
    closed = matches.closed_since(tx, user, now - HOUR)
    if len(closed) >= CLOSED:
        raise RuleError("too-many-closed", most=CLOSED, until=Moment(closed[-CLOSED] + HOUR))


def size(table: Table) -> int:
    """How many may sit at a table."""
    return table.options.size or max(GAMES[table.game].meta.seats)


def host_name(table: Table) -> str:
    return next((player.name for player in table.players if player.user == table.host), "?")


def in_lobby(tx: Transaction, match: int) -> Table:
    """The table of this number, still open for sitting down, or a refusal."""
    found = table_of(tx, match)
    still_open(found)
    return found


def still_open(table: Table) -> None:
    """Refuse if the match has begun or the table is closed."""
    if table.phase != Phase.LOBBY:
        raise RuleError("table-begun" if table.phase == Phase.PLAYING else "table-gone")


def hosts(table: Table, user: int, otherwise: str = "only-host-table") -> None:
    """Refuse everybody but the host."""
    if user != table.host:
        raise RuleError(otherwise, host=escaped(host_name(table)))
