"""The tables of a server that wait for players, as a list with a Join each; the form to be told of more."""

from __future__ import annotations

from bot.limits import BUTTON_LABEL, CONTENT
from bot.presses.finding import OpenWishes, StopCalls, WishForm
from bot.presses.tables import AcceptInvitation
from bot.table.admission import host_name, size
from bot.text import markup
from bot.text.cards import titled
from bot.text.forms import AnyOf, Form, choice, form, hint, label
from bot.text.lookups import link
from bot.text.messages import match_name
from bot.text.rows import Button, Panel, Row, cut
from bot.text.words import Wording
from games import GAMES
from storage import matches, people, players
from storage.matches import Table
from storage.transaction import Transaction

LISTED = 10  # tables, two rows of buttons
IN_ROW = 5


def open_to(tx: Transaction, guild: int, user: int) -> list[Table]:
    """The waiting tables of a server that somebody sits at or may sit down at, the newest first."""
    return [table for table in matches.waiting(tx, guild) if _may_see(tx, table, user)]


def tables_panel(tables: list[Table], user: int, words: Wording) -> Panel:
    """The tables in a line each, those with room with a button."""
    shown = tables[:LISTED]
    lines = [words.text("tables-title" if shown else "tables-none")]
    lines += [_line(table, words) for table in shown]
    if len(tables) > len(shown):
        lines.append(words.text("tables-more", count=len(tables) - len(shown)))
    joins = [_join(table, words) for table in shown if has_room(table) and not table.has(user)]
    rows: list[Row] = [tuple(joins[at : at + IN_ROW]) for at in range(0, len(joins), IN_ROW)]
    rows.append((Button(OpenWishes().id, words.text("wish")),))
    return Panel(cut("\n".join(lines), CONTENT), tuple(rows))


def call_panel(table: Table, words: Wording) -> Panel:
    """What somebody is told by DM of a table they had wished for."""
    text = "\n".join((words.text("called"), _line(table, words)))
    stop = Button(StopCalls(table.guild or 0).id, words.text("wish-stop"))
    return Panel(text, ((Button(call_marker(table.id), words.text("join"), "success"), stop),))


def call_marker(match: int) -> str:
    """The id of the button that only this call has in its DM."""
    return AcceptInvitation(match).id


def wish_form(wished: frozenset[str], words: Wording, interaction: int) -> Form:
    """The games, each to be ticked."""
    games = tuple(choice(key, titled(key, words.language), chosen=key in wished) for key in GAMES)
    field = AnyOf("games", label(words.text("wish-games")), games, hint(words.text("wish-hint")))
    return form(WishForm(interaction).id, words.text("wish"), (field,))


def has_room(table: Table) -> bool:
    return len(table.players) < size(table)


def _may_see(tx: Transaction, table: Table, user: int) -> bool:
    if table.has(user):
        return True
    if people.apart(tx, table.host, user):
        return False
    return not table.options.private or user in players.invited(tx, table.id)


def _line(table: Table, words: Wording) -> str:
    return words.text(
        "tables-line",
        match=match_name(table, words),
        host=markup.bold(host_name(table)),
        taken=len(table.players),
        seats=size(table),
        since=markup.moment(table.touched),
        link=link(table, table.message),
    )


def _join(table: Table, words: Wording) -> Button:
    said = words.text("tables-join", match=match_name(table, words))
    return Button(AcceptInvitation(table.id).id, cut(said, BUTTON_LABEL), "success")
