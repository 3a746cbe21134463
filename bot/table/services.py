"""The services between the database and Discord, made in the order they depend on each other."""

from __future__ import annotations

from collections.abc import Callable

from bot.match.deadlines import (
    AnswerUnseen,
    CallPeople,
    ChallengeEnds,
    HeldPost,
    InterimPost,
    OfferLapses,
    OneLookEnds,
    OrdersDue,
    Remind,
    RoundEnds,
    StandInMoves,
    TableIdle,
    TimeOut,
    VacationEnds,
    VoteLapses,
    WindowCloses,
)
from bot.match.hints import Adviser, Hints, no_advice
from bot.match.position import Position
from bot.match.scheduler import Handler, Scheduler
from bot.match.timed_moves import Chooser, TimedMoves, default_answer
from bot.match.turns import Turns
from bot.table.absence import Absence
from bot.table.calls import Calls
from bot.table.ladders import Ladders
from bot.table.lobby import Lobby
from bot.table.order_desk import OrderDesk
from bot.table.pairings import Pairings
from bot.table.pauses import Pauses
from bot.table.privacy import Privacy
from bot.table.reminders import Reminders
from bot.table.seasons import Seasons
from bot.table.substitutes import Substitutes
from bot.table.takeback_requests import TakebackRequests
from bot.table.votes import Votes
from bot.table.what_if import WhatIfs
from storage.database import Database
from storage.news import MISSED
from storage.proposals import Proposal, ProposalKind, ProposalOutcome
from storage.transaction import Transaction


class Services:
    """All that the bot does with matches and tables, apart from Discord."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], float],
        stand_in: Chooser = default_answer,
        adviser: Adviser = no_advice,
    ) -> None:
        self.turns = Turns(database, now)
        self.hints = Hints(self.turns, adviser)
        self.timed_moves = TimedMoves(database, self.turns, now, stand_in)
        self.lobby = Lobby(database, self.turns, now)
        self.votes = Votes(database, self.turns, now, self._carry_out)
        self.reminders = Reminders(database, self.turns, now)
        self.pauses = Pauses(database, self.turns, self.votes, now)
        self.absence = Absence(database, self.turns, self.votes, self.reminders, now)
        self.substitutes = Substitutes(database, self.turns, self.votes, now)
        self.takeback_requests = TakebackRequests(database, self.turns, self.votes)
        self.order_desk = OrderDesk(database, now)
        self.privacy = Privacy(database, self.lobby, self.absence, now)
        self.calls = Calls(database, now)
        self.what_ifs = WhatIfs(database, self.turns, now)
        pairings = Pairings(self.turns, now)
        self.seasons = Seasons(database, pairings, now)
        self.ladders = Ladders(database, pairings, now)
        handlers: dict[type, Handler] = {
            OrdersDue: self.timed_moves.carry_out_orders,
            WindowCloses: self.timed_moves.close_window,
            InterimPost: self.timed_moves.post_interim,
            HeldPost: self.timed_moves.post_interim,
            StandInMoves: self.timed_moves.play_stand_ins,
            Remind: self.reminders.remind,
            VacationEnds: self.reminders.returned,
            TimeOut: self.absence.time_out,
            VoteLapses: self.votes.lapse,
            OfferLapses: self.substitutes.lapse_offer,
            OneLookEnds: self.substitutes.tidy,
            AnswerUnseen: self.timed_moves.tell_unseen,
            CallPeople: self.calls.call,
            RoundEnds: self.seasons.round_ends,
            ChallengeEnds: self.ladders.challenge_ends,
            TableIdle: self.reminders.idle,
        }
        self.scheduler = Scheduler(database, now, handlers)
        database.subscribe("deadlines", self.scheduler.nudge)
        database.subscribe(MISSED, lambda _: self.scheduler.nudge())

    def _carry_out(
        self, tx: Transaction, proposal: Proposal, outcome: ProposalOutcome, position: Position
    ) -> None:
        """Do what a table has decided, in the transaction that closes the proposal."""
        settle = {
            ProposalKind.TAKEBACK: self.takeback_requests.settle,
            ProposalKind.PAUSE: self.pauses.settle,
            ProposalKind.REPLACE: self.substitutes.settle,
            ProposalKind.ABSENCE: self.absence.settle_absence,
            ProposalKind.END: self.absence.settle_end,
        }
        settle[proposal.kind](tx, proposal, outcome, position)
