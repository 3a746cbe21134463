"""Looking things up, and telling of problems."""

from __future__ import annotations

from bot.id_forms import Number, Text
from bot.presses.kinds import AtTable, Press


class TurnsPage(Press, frozen=True):
    form = "turns:mine:{page}"
    page: Number


class LogPage(AtTable, frozen=True):
    form = "log:{match}:{page}"
    page: Number


class TextPage(AtTable, frozen=True):
    """The board in words."""

    form = "twin:{match}:{page}"
    page: Number


class RulesPage(Press, frozen=True):
    form = "rules:{game}:{topic}:{page}"
    game: str
    topic: Text
    page: Number


class ReportProblem(AtTable, frozen=True):
    """Match 0: no match in particular."""

    form = "problem:{match}"


class ProblemForm(AtTable, frozen=True):
    form = "trouble:{match}:{interaction}"
    interaction: Number  # makes each form's id another one
    text: str = ""
