"""Seasons: the buttons under a season's board."""

from __future__ import annotations

from bot.id_forms import Number
from bot.presses.kinds import Choice, Press


class JoinSeason(Press, frozen=True):
    form = "season:{season}:join"
    season: Number


class LeaveSeason(Press, frozen=True):
    form = "season:{season}:leave"
    season: Number


class BeginSeason(Press, frozen=True):
    """Pair those who joined; for moderators."""

    form = "season:{season}:begin"
    season: Number


class OpenChallenge(Press, frozen=True):
    """Choose whom to challenge on a ladder."""

    form = "season:{season}:challenge"
    season: Number


class RivalMenu(Choice, frozen=True):
    """Challenge somebody, by their place of joining."""

    form = "season:{season}:rival"
    season: Number
