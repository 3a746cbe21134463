"""What presses and commands do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.config import Config
from bot.door.channels import Channels
from bot.door.handlers.finding import FindingHandlers
from bot.door.handlers.hints import HintHandlers
from bot.door.handlers.history import HistoryHandlers
from bot.door.handlers.how_to_play import CardHandlers
from bot.door.handlers.invitations import InvitationHandlers
from bot.door.handlers.lobby import LobbyHandlers
from bot.door.handlers.looking import LookHandlers
from bot.door.handlers.lookups import LookupHandlers
from bot.door.handlers.memories import MemoryHandlers
from bot.door.handlers.moderation import ModerationHandlers
from bot.door.handlers.notes import NoteHandlers
from bot.door.handlers.orders import OrderHandlers
from bot.door.handlers.panels import Panels
from bot.door.handlers.play import PlayHandlers
from bot.door.handlers.practice import PracticeHandlers
from bot.door.handlers.privacy import PrivacyHandlers
from bot.door.handlers.problems import ProblemHandlers
from bot.door.handlers.reminders import ReminderHandlers
from bot.door.handlers.seasons import SeasonHandlers
from bot.door.handlers.seats import SeatHandlers
from bot.door.handlers.settings import SettingsHandlers
from bot.door.handlers.standing import StandingHandlers
from bot.door.handlers.table_options import OptionHandlers
from bot.door.handlers.takebacks import TakebackHandlers
from bot.door.handlers.votes import VoteHandlers
from bot.door.table_message import TableMessages
from bot.door.which_match import WhichMatch
from bot.ops.notices import Notices
from bot.table.services import Services
from bot.text.pictures import Pictures
from storage.database import Database


class Handlers(NamedTuple):
    """All handlers, by subject."""

    play: PlayHandlers
    lobby: LobbyHandlers
    practice: PracticeHandlers
    options: OptionHandlers
    invitations: InvitationHandlers
    votes: VoteHandlers
    seats: SeatHandlers
    takebacks: TakebackHandlers
    reminders: ReminderHandlers
    lookups: LookupHandlers
    looking: LookHandlers
    hints: HintHandlers
    cards: CardHandlers
    orders: OrderHandlers
    settings: SettingsHandlers
    moderation: ModerationHandlers
    problems: ProblemHandlers
    privacy: PrivacyHandlers
    memories: MemoryHandlers
    finding: FindingHandlers
    notes: NoteHandlers
    standing: StandingHandlers
    history: HistoryHandlers
    seasons: SeasonHandlers


def make_handlers(
    database: Database,
    services: Services,
    channels: Channels,
    which_match: WhichMatch,
    panels: Panels,
    now: Callable[[], float],
    config: Config,
    notices: Notices,
    memories: MemoryHandlers,
    pictures: Pictures,
) -> Handlers:
    """Make all handlers, in the order they depend on each other."""
    turns, lobby, absence = services.turns, services.lobby, services.absence
    play = PlayHandlers(database, turns, panels, memories, which_match)
    cards = CardHandlers(pictures)
    lookups = LookupHandlers(database, turns, which_match, now, notices.shown_to)
    notes = NoteHandlers(database, which_match, now)
    tables = TableMessages(lobby, channels)
    invitations = InvitationHandlers(database, lobby, channels)
    return Handlers(
        play=play,
        lobby=LobbyHandlers(
            database, lobby, channels, tables, invitations, several_seats=config.several_seats
        ),
        practice=PracticeHandlers(database, lobby, channels, tables),
        options=OptionHandlers(lobby, channels, tables),
        invitations=invitations,
        votes=VoteHandlers(services.votes, services.pauses, channels, which_match),
        seats=SeatHandlers(turns, absence, services.substitutes, channels, which_match),
        takebacks=TakebackHandlers(turns, services.takeback_requests, which_match),
        reminders=ReminderHandlers(services.reminders),
        lookups=lookups,
        looking=LookHandlers(turns, panels, lookups, notes, memories, cards, which_match),
        hints=HintHandlers(turns, services.hints, which_match),
        cards=cards,
        orders=OrderHandlers(database, services.order_desk, play, which_match),
        settings=SettingsHandlers(database),
        moderation=ModerationHandlers(database, turns, lobby, absence, channels, which_match),
        problems=ProblemHandlers(database, which_match, now),
        privacy=PrivacyHandlers(services.privacy),
        memories=memories,
        finding=FindingHandlers(database, services.calls, channels),
        notes=notes,
        standing=StandingHandlers(database),
        history=HistoryHandlers(database, which_match),
        seasons=SeasonHandlers(database, services.seasons, services.ladders),
    )
