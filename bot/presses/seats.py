"""Seats that change hands, votes, reminders."""

from __future__ import annotations

from bot.id_forms import Number
from bot.presses.kinds import AtTable, Press
from games.core.model import Seat


class Vote(Press, frozen=True):
    form = "vote:{proposal}:{choice}"
    proposal: Number
    choice: str


class TakeSeat(Press, frozen=True):
    form = "take:{offer}"
    offer: Number


class OfferSeat(AtTable, frozen=True):
    """Let somebody else play a seat: the asker was sure."""

    form = "replace:{match}:{seat}:{by}"
    seat: Seat
    by: Number  # 0: anybody


class WithdrawSeat(AtTable, frozen=True):
    form = "withdraw:{match}:{seat}"
    seat: Seat


class ComeBack(AtTable, frozen=True):
    form = "return:{match}"


class AskBack(AtTable, frozen=True):
    """Ask the others whether a move may be taken back."""

    form = "askback:{match}"


class Resign(AtTable, frozen=True):
    form = "resign:{match}"


class End(AtTable, frozen=True):
    form = "end:{match}"


class Hush(AtTable, frozen=True):
    form = "hush:{match}"  # no more reminders for this turn
