"""The parts of the bot, made in the order they depend on each other."""

from __future__ import annotations

from collections.abc import Callable

from bot.clock import Clock
from bot.door.client import Client
from bot.door.commands import add_commands
from bot.door.courier import Courier
from bot.door.looks import Looks
from bot.door.meant import Meant
from bot.door.order_commands import add_order_commands
from bot.door.orders import Orders
from bot.door.places import Places
from bot.door.play import Play
from bot.door.settings import Settings
from bot.door.tables import Tables
from bot.lobby import Lobby
from bot.ordering import Ordering
from bot.turns import Turns
from storage.database import Database


class Parts:
    """Everything between the database and Discord."""

    def __init__(self, database: Database, now: Callable[[], float], new_dms_a_day: int) -> None:
        self.client = Client(database)
        self.places = Places(database, self.client, now, new_dms_a_day)
        self.courier = Courier(database, self.places, now)
        self.turns = Turns(database, now, self._news)
        self.clock = Clock(database, self.turns, now)
        self.lobby = Lobby(database, self.turns, now)
        tables = Tables(database, self.lobby, self.places)
        meant = Meant(database)
        play = Play(database, self.turns, meant)
        looks = Looks(database, self.turns, meant, now)
        settings = Settings(database, meant, self.places, now)
        orders = Orders(database, Ordering(database, self.turns, now, self._news), play, meant)
        self.client.wire(tables, play, looks, settings, orders, self.courier.wake_lane)
        add_commands(self.client, tables, play, looks, settings, meant)
        add_order_commands(self.client, orders, meant)

    def _news(self) -> None:
        """Something was stored: letters wait, and a deadline may have been set."""
        self.courier.nudge()
        self.clock.nudge()
