"""The parts of the bot, made in the order they depend on each other."""

from __future__ import annotations

from collections.abc import Callable

from bot.config import Settings as Given
from bot.door.channels import Places
from bot.door.client import Client
from bot.door.commands.general import add_commands
from bot.door.commands.orders import add_order_commands
from bot.door.courier import Courier
from bot.door.handlers.care import Care
from bot.door.handlers.lobby import Tables
from bot.door.handlers.lookups import Looks
from bot.door.handlers.orders import Orders
from bot.door.handlers.play import Play
from bot.door.handlers.settings import Settings
from bot.door.preferences import Likings
from bot.door.which_match import Meant
from bot.match.stand_in_worker import StandIn, chooser
from bot.ops.notices import Notices
from bot.table.services import Services
from storage.database import Database


class Parts:
    """Everything between the database and Discord."""

    def __init__(
        self, database: Database, now: Callable[[], float], settings: Given, notices: Notices
    ) -> None:
        likings = Likings(database)
        self.client = Client(database, likings)
        self.places = Places(database, self.client, now, settings.new_dms_a_day)
        self.courier = Courier(database, self.places, likings, now)
        database.subscribe("outbox", self.courier.nudge)
        self.stand_in = StandIn()
        self.services = services = Services(database, now, chooser(self.stand_in))
        self.courier.on_gone = services.absence.gone
        tables = Tables(database, services.lobby, self.places, several_seats=settings.several_seats)
        meant = Meant(database)
        play = Play(database, services.turns, services.takeback_requests, meant)
        looks = Looks(database, services.turns, meant, now, notices.shown_to)
        chosen = Settings(database, services.turns, meant, self.places, now)
        care = Care(database, services, self.places, meant)
        orders = Orders(database, services.order_desk, play, meant)
        self.client.wire(tables, play, looks, chosen, care, orders, self.courier.heard_from)
        add_commands(self.client, tables, play, looks, chosen, care, meant)
        add_order_commands(self.client, orders, meant)
