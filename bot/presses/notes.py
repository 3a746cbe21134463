"""Private notes on a match."""

from __future__ import annotations

from bot.id_forms import Number
from bot.presses.kinds import AtTable, FilledIn


class WriteNote(AtTable, frozen=True):
    """Open one's own note on a match as a form."""

    form = "note:{match}"


class NoteForm(FilledIn, frozen=True):
    form = "note:{match}:{interaction}"
    match: Number
    interaction: Number  # makes each form's id another one
