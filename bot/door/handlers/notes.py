"""Private notes on a match: written in a form, shown to their writer alone."""

from __future__ import annotations

from collections.abc import Callable

from bot.door.components import view_of
from bot.door.modals import open_form
from bot.door.reply import Interaction, answer, words_for
from bot.door.routes import Answer, on
from bot.door.which_match import WhichMatch
from bot.presses.lookups import Sight
from bot.presses.notes import NoteForm, WriteNote
from bot.text import messages
from bot.text.forms import Form, TextField, form, hint, label, one
from bot.text.look import look_menu
from bot.text.rows import Button
from bot.text.words import Wording
from storage import notes
from storage.database import Database
from storage.matches import Match, Table

LONGEST = 1500  # characters of a note


class NoteHandlers:
    def __init__(self, database: Database, which_match: WhichMatch, now: Callable[[], float]) -> None:
        self._db = database
        self._which_match = which_match
        self._now = now

    async def note_command(self, interaction: Interaction, table: str | None) -> None:
        """Open one's own note on the match that is meant, to be read and changed."""
        await self._open(interaction, await self._which_match.meant(interaction, table))

    @on(WriteNote, Answer.OWN)
    async def write(self, interaction: Interaction, press: WriteNote) -> None:
        await self._open(interaction, await self._which_match.numbered(interaction, press.match))

    @on(NoteForm, Answer.NEW)
    async def written(self, interaction: Interaction, press: NoteForm) -> None:
        """Keep what was written; nothing: the note is deleted."""
        match = await self._which_match.numbered(interaction, press.match)
        text = (one(press.filled, "note") or "").strip()[:LONGEST]
        await self._db.write(notes.keep, match.id, interaction.user.id, text, self._now())
        await self.show(interaction, match)

    async def show(self, interaction: Interaction, match: Match) -> None:
        """Show the asker's own note, with a way to change it."""
        words = words_for(interaction, match.game)
        text = await self._db.read(notes.get, match.id, interaction.user.id)
        change = Button(WriteNote(match.id).id, words.text("note-write"), "primary")
        rows = view_of((look_menu(match, words, Sight.NOTE), (change,)))
        await answer(interaction, _shown(match, text, words), view=rows)

    async def _open(self, interaction: Interaction, match: Table) -> None:
        text = await self._db.read(notes.get, match.id, interaction.user.id)
        await open_form(interaction, note_form(match, text, words_for(interaction), interaction.id))


def note_form(match: Table, text: str, words: Wording, interaction: int) -> Form:
    """One's own note on a match, to be changed."""
    field = TextField(
        "note",
        label(messages.match_name(match, words)),
        text,
        hint(words.text("note-hint")),
        longest=LONGEST,
        several_lines=True,
    )
    return form(NoteForm(match.id, interaction).id, words.text("note-title"), (field,))


def _shown(match: Table, text: str, words: Wording) -> str:
    name = messages.match_name(match, words)
    if not text:
        return words.text("note-none", match=name)
    return "\n".join((words.text("note-kept", match=name), *(f"> {line}" for line in text.splitlines())))
