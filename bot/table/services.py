"""The services between the database and Discord, made in the order they depend on each other."""

from __future__ import annotations

from collections.abc import Callable

from bot.match.scheduler import Scheduler
from bot.match.turns import Chooser, Turns, default_answer
from bot.table.absence import Absence
from bot.table.lobby import Lobby
from bot.table.order_desk import OrderDesk
from bot.table.pauses import Pauses
from bot.table.reminders import Reminders
from bot.table.substitutes import Substitutes
from bot.table.takeback_requests import TakebackRequests
from bot.table.votes import Votes
from storage.database import Database


class Services:
    """Everything that knows nothing of Discord."""

    def __init__(
        self, database: Database, now: Callable[[], float], stand_in: Chooser = default_answer
    ) -> None:
        self.turns = Turns(database, now, stand_in)
        self.lobby = Lobby(database, self.turns, now)
        self.votes = Votes(database, self.turns, now)
        self.reminders = Reminders(database, self.turns, now)
        self.pauses = Pauses(database, self.turns, self.votes, now)
        self.absence = Absence(database, self.turns, self.votes, self.reminders, now)
        self.substitutes = Substitutes(database, self.turns, self.votes, now)
        self.takeback_requests = TakebackRequests(database, self.turns, self.votes)
        self.order_desk = OrderDesk(database, now)
        self.scheduler = Scheduler(
            database,
            now,
            {
                "orders": self.turns.in_time,
                "window": self.turns.in_time,
                "interim": self.turns.interim,
                "stand-in": lambda due: self.turns.play_stand_ins(due.match),
                "remind": self.reminders.remind,
                "return": self.reminders.returned,
                "timeout": self.absence.time_out,
                "vote": self.votes.lapse,
                "offer": self.substitutes.lapse_offer,
                "tidy": self.substitutes.tidy,
                "idle": self.reminders.idle,
            },
        )
        database.subscribe("deadlines", self.scheduler.nudge)
