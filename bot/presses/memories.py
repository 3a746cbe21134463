"""Looking back on a match that is over."""

from __future__ import annotations

from typing import Literal

from bot.id_forms import Number
from bot.presses.kinds import AtTable, Choice

EVERYONE = 9
"""The eyes of the public, where a seat's number says whose eyes are meant."""


class Film(AtTable, frozen=True):
    form = "film:{match}:{kind}"
    kind: Literal["webp", "gif"] = "webp"


class Download(AtTable, frozen=True):
    form = "download:{match}"


class Fair(AtTable, frozen=True):
    """Compute the match again from its seal."""

    form = "fair:{match}"


class OpenHands(AtTable, frozen=True):
    """The match step by step with every secret shown, from its beginning."""

    form = "hands:{match}"


class HandsAt(AtTable, frozen=True):
    """The same at one turn, through somebody's eyes; `way` tells buttons to the same turn apart."""

    form = "hands:{match}:{turn}:{eyes}:{way}"
    turn: Number
    eyes: Number
    way: Literal["first", "back", "next", "last"]


class HandsRound(Choice, frozen=True):
    """Jump to a turn."""

    form = "hands:{match}:{eyes}:turn"
    match: Number
    eyes: Number


class HandsEyes(Choice, frozen=True):
    """Look through other eyes."""

    form = "hands:{match}:{turn}:eyes"
    match: Number
    turn: Number


class WhatIf(AtTable, frozen=True):
    """Choose where to play on from."""

    form = "whatif:{match}"


class PlayOn(AtTable, frozen=True):
    """Play on from a turn, from a seat, against stand-ins, in private."""

    form = "whatif:{match}:{turn}:{eyes}"
    turn: Number
    eyes: Number
