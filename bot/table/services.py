"""The rooms between the database and the door, made in the order they depend on each other."""

from __future__ import annotations

from collections.abc import Callable

from bot.match.scheduler import Clock
from bot.match.turns import Chooser, Turns, default_answer
from bot.table.absence import Absences
from bot.table.lobby import Lobby
from bot.table.order_desk import Ordering
from bot.table.pauses import Pauses
from bot.table.reminders import Reminding
from bot.table.substitutes import Substitutes
from bot.table.takeback_requests import Mistakes
from bot.table.votes import Agreements
from storage.database import Database


class Rooms:
    """Everything that knows nothing of Discord."""

    def __init__(
        self, database: Database, now: Callable[[], float], stand_in: Chooser = default_answer
    ) -> None:
        self.turns = Turns(database, now, stand_in)
        self.lobby = Lobby(database, self.turns, now)
        self.agreements = Agreements(database, self.turns, now)
        self.reminding = Reminding(database, self.turns, now)
        self.pauses = Pauses(database, self.turns, self.agreements, now)
        self.absences = Absences(database, self.turns, self.agreements, self.reminding, now)
        self.substitutes = Substitutes(database, self.turns, self.agreements, now)
        self.mistakes = Mistakes(database, self.turns, self.agreements)
        self.ordering = Ordering(database, now)
        self.clock = Clock(
            database,
            now,
            {
                "orders": self.turns.in_time,
                "window": self.turns.in_time,
                "interim": self.turns.interim,
                "stand-in": lambda due: self.turns.play_stand_ins(due.match),
                "remind": self.reminding.remind,
                "return": self.reminding.returned,
                "timeout": self.absences.time_out,
                "vote": self.agreements.lapse,
                "offer": self.substitutes.lapse_offer,
                "tidy": self.substitutes.tidy,
                "idle": self.reminding.idle,
            },
        )
        database.subscribe("deadlines", self.clock.nudge)
