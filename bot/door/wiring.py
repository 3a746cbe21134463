"""The parts of the bot, made in the order they depend on each other."""

from __future__ import annotations

from collections.abc import Callable

from bot.absences import Absences
from bot.agreeing import Agreements
from bot.clock import Clock
from bot.door.care import Care
from bot.door.client import Client
from bot.door.commands import add_commands
from bot.door.courier import Courier
from bot.door.looks import Looks
from bot.door.meant import Meant
from bot.door.places import Places
from bot.door.play import Play
from bot.door.settings import Settings
from bot.door.tables import Tables
from bot.lobby import Lobby
from bot.mistakes import Mistakes
from bot.reminding import Reminding
from bot.turns import Turns
from storage.database import Database


class Parts:
    """Everything between the database and Discord."""

    def __init__(self, database: Database, now: Callable[[], float], new_dms_a_day: int) -> None:
        self.client = Client(database)
        self.places = Places(database, self.client, now, new_dms_a_day)
        self.courier = Courier(database, self.places, now)
        self.turns = Turns(database, now, self._news)
        agreements = Agreements(database, self.turns, now, self._news)
        reminding = Reminding(database, self.turns, agreements, now, self._news)
        absences = Absences(database, self.turns, agreements, reminding, now, self._news)
        mistakes = Mistakes(database, self.turns, agreements)
        self.courier.on_gone = absences.gone
        self.clock = Clock(
            database,
            now,
            {
                "orders": self.turns.in_time,
                "window": self.turns.in_time,
                "stand-in": lambda due: self.turns.play_stand_ins(due.match),
                "remind": reminding.remind,
                "return": reminding.returned,
                "timeout": absences.time_out,
                "vote": agreements.lapse,
                "offer": absences.lapse_offer,
                "tidy": absences.tidy,
                "idle": reminding.idle,
            },
        )
        self.lobby = Lobby(database, self.turns, now)
        tables = Tables(database, self.lobby, self.places)
        meant = Meant(database)
        play = Play(database, self.turns, mistakes, meant)
        looks = Looks(database, self.turns, meant, now)
        settings = Settings(database, meant, self.places, now)
        care = Care(database, self.turns, agreements, reminding, absences, mistakes, self.places, meant)
        self.client.wire(tables, play, looks, settings, care, self.courier.wake_lane)
        add_commands(self.client, tables, play, looks, settings, care, meant)

    def _news(self) -> None:
        """Something was stored: letters wait, and a deadline may have been set."""
        self.courier.nudge()
        self.clock.nudge()
