"""Standing, history and statistics: what is looked at, and where to look next."""

from __future__ import annotations

from typing import Literal

from bot.id_forms import Number
from bot.presses.kinds import Choice, Press

ALL = "all"
"""All games, where a game is named."""

Where = Literal["mine", "here"]
"""The asker's own matches, or those of the server."""


class ShowStanding(Press, frozen=True):
    """Somebody's rating; user 0: the server's board."""

    form = "standing:{user}:{game}"
    user: Number
    game: str


class StandingMenu(Choice, frozen=True):
    """The same for another game."""

    form = "standing:{user}"
    user: Number


class HistoryPage(Press, frozen=True):
    form = "history:{where}:{game}:{page}"
    where: Where
    game: str
    page: Number


class HistoryMenu(Choice, frozen=True):
    """Look back on a match of the page."""

    form = "history:{where}"
    where: Where


class StatisticsMenu(Choice, frozen=True):
    """The statistics of another game."""

    form = "statistics:{where}"
    where: Where
