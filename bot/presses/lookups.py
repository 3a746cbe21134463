"""Looking things up, and telling of problems."""

from __future__ import annotations

from enum import StrEnum

from bot.id_forms import Coded, Number, Text
from bot.presses.kinds import AtTable, Choice, Press
from games.core.model import Seat


class Look(AtTable, frozen=True):
    """Look around at a table."""

    form = "look:{match}"


class LookMenu(Choice, frozen=True):
    """What to look at: a `Sight`, or a `PlayerBoard`."""

    form = "looks:{match}"
    match: Number


class Sight(StrEnum):
    """A value of a `LookMenu`."""

    BOARD = "board"
    COURSE = "course"
    RULE = "rule"
    SIGNS = "signs"
    LOG = "log"
    SCORE = "score"
    LEFT = "left"
    WORDS = "words"
    NOTE = "note"
    RULES = "rules"


class PlayerBoard(Coded, frozen=True):
    """A value of a `LookMenu`: one player's own board."""

    form = "seat:{seat}"
    seat: Seat


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


class HowToPlay(Press, frozen=True):
    """A game's card."""

    form = "howto:{game}"
    game: str


class CardMenu(Choice, frozen=True):
    """A menu of games, to see the card of one."""

    form = "cards"


class ShowSigns(Press, frozen=True):
    """What the signs on a game's board mean."""

    form = "signs:{game}"
    game: str


class ReportProblem(AtTable, frozen=True):
    """Match 0: no match in particular."""

    form = "problem:{match}"


class ProblemForm(AtTable, frozen=True):
    form = "trouble:{match}:{interaction}"
    interaction: Number  # makes each form's id another one
    text: str = ""
