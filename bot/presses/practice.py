"""Matches against stand-ins: how they are chosen and begun."""

from __future__ import annotations

from typing import Literal

from bot.id_forms import Number
from bot.presses.kinds import Press
from games.core.instincts import Strength


class Practise(Press, frozen=True):
    """Begin at once, with as few stand-ins as possible."""

    form = "practise:{game}"
    game: str


class OpenPractice(Press, frozen=True):
    """Choose what to practise."""

    form = "practice"


class _Chosen(Press, frozen=True):
    game: str
    how: Literal["easy", "steady", "strong"]
    seats: Number

    @property
    def strength(self) -> Strength:
        return Strength(self.how)


class ChoosePractice(_Chosen, frozen=True):
    """Choose this much, and go on choosing."""

    form = "practice:{game}:{how}:{seats}:{row}"
    row: Literal["game", "strength", "seats"]  # makes each button's id another one


class BeginPractice(_Chosen, frozen=True):
    form = "practice:{game}:{how}:{seats}:begin"


class BeginFirstMatch(Press, frozen=True):
    """Learn a game by playing: a chosen deal, with guiding lines."""

    form = "practice:{game}:first"
    game: str
