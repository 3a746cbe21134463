"""Every button, menu and form of the bot as a type, and the form of its `custom_id`.

A panel keeps nothing in memory: the id says everything, so a button works after a restart and for years. Old
messages and letters in the outbox carry these ids: a form may be added, never changed. What was picked from a
menu is in `values` (or `chosen`, where it is one thing), what was written into a form in `text`.
"""

from __future__ import annotations

from typing import Literal, get_args

from bot.id_forms import Coded, Number, Text
from games.core.model import Seat
from games.core.orders import OrderKind

TableOptionName = Literal["size", "pace", "full", "private", "shared"]
TABLE_OPTIONS: tuple[TableOptionName, ...] = get_args(TableOptionName)


class Press(Coded, frozen=True):
    """A button that was pressed, a menu that was picked from, or a form that was sent."""


class AtTable(Press, frozen=True):
    """A press that names its match and, where nothing else is said, nothing more."""

    match: Number


class Choice(Press, frozen=True, kw_only=True):
    """A menu from which one thing is picked."""

    chosen: str = ""


# -- opening one's panel -------------------------------------------------------------------------------


class Turn(AtTable, frozen=True):
    """Also the marker by which a message of ours is known again in a channel's history."""

    form = "turn:{match}:{mark}"
    mark: Text  # the journal row it tells of, and what else tells it from other messages about that row


class Hand(AtTable, frozen=True):
    form = "hand:{match}"


# -- answering, on the panel of one seat ---------------------------------------------------------------


class OnPanel(AtTable, frozen=True):
    """A press on a panel: stale if the seat's question was put at another row of the journal."""

    asked: Number
    seat: Seat


class Pick(OnPanel, frozen=True):
    form = "pick:{match}:{asked}.{seat}:{key}"
    key: Text


class Sure(OnPanel, frozen=True):
    form = "sure:{match}:{asked}.{seat}:{key}"  # yes, to a pick that was asked about once more
    key: Text


class PickMenu(OnPanel, frozen=True):
    """Options by key, or one `Group` to open."""

    form = "menu:{match}:{asked}.{seat}:{number}"
    number: Number
    values: tuple[str, ...] = ()


class Page(OnPanel, frozen=True):
    form = "page:{match}:{asked}.{seat}"  # back to the panel's first page


class Back(OnPanel, frozen=True):
    form = "back:{match}:{asked}.{seat}:{how}"
    how: Literal["one", "turn"]


class TypeSpot(OnPanel, frozen=True):
    form = "type:{match}:{asked}.{seat}"


class TypedSpot(OnPanel, frozen=True):
    form = "typed:{match}:{asked}.{seat}:{interaction}"
    interaction: Number  # makes each form's id another one
    text: str = ""


class Group(Coded, frozen=True):
    """A value of a `PickMenu`: show the options of this group."""

    form = "group:{name}"
    name: Text


# -- a table before the match --------------------------------------------------------------------------


class Join(AtTable, frozen=True):
    form = "join:{match}"


class Leave(AtTable, frozen=True):
    form = "leave:{match}"


class Start(AtTable, frozen=True):
    form = "start:{match}"


class Cancel(AtTable, frozen=True):
    form = "cancel:{match}"


class ChangeStandIns(AtTable, frozen=True):
    form = "standin:{match}:{change}"
    change: Literal["add", "remove"]


class OpenOptions(AtTable, frozen=True):
    form = "options:{match}"


class BackToOptions(AtTable, frozen=True):
    form = "options:{match}:again"


class OptionsMenu(Choice, frozen=True):
    """Which option: a `TableOption` or a `Variant`."""

    form = "menu:{match}:options:{number}"
    match: Number
    number: Number


class TableOption(Coded, frozen=True):
    """A value of an `OptionsMenu`: an option every table has."""

    form = "kept:{name}"
    name: TableOptionName


class Variant(Coded, frozen=True):
    """A value of an `OptionsMenu`: an option of the game's own."""

    form = "variant:{name}"
    name: str


class TableOptionMenu(Choice, frozen=True):
    form = "menu:{match}:choose:kept:{name}"
    match: Number
    name: TableOptionName


class VariantMenu(Choice, frozen=True):
    form = "menu:{match}:choose:variant:{name}"
    match: Number
    name: str


class Invite(AtTable, frozen=True):
    form = "invite:{match}"


class GuestsMenu(AtTable, frozen=True):
    form = "people:{match}:guests"
    values: tuple[Number, ...] = ()  # users


class Rematch(AtTable, frozen=True):
    form = "rematch:{match}"


class Practise(Press, frozen=True):
    form = "practise:{game}"
    game: str


# -- seats and votes -----------------------------------------------------------------------------------


class Vote(Press, frozen=True):
    form = "vote:{proposal}:{choice}"
    proposal: Number
    choice: str


class TakeSeat(Press, frozen=True):
    form = "take:{offer}"
    offer: Number


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


# -- standing orders -----------------------------------------------------------------------------------


class OpenOrders(AtTable, frozen=True):
    form = "orders:{match}"


class BackToOrders(AtTable, frozen=True):
    form = "orders:{match}:again"


class GiveOrder(AtTable, frozen=True):
    form = "order:{match}:{kind}"
    kind: OrderKind


class DropOrder(AtTable, frozen=True):
    form = "unorder:{match}:{number}"
    number: Number


class OrderQuestionMenu(Choice, frozen=True):
    """Which step's question the order is for."""

    form = "menu:{match}:orders:{kind}"
    match: Number
    kind: OrderKind


class OrderAnswerMenu(AtTable, frozen=True):
    form = "menu:{match}:order:{kind}:{step}:{number}"
    kind: OrderKind
    step: str
    number: Number
    values: tuple[str, ...] = ()


# -- looking things up, and telling of problems ---------------------------------------------------------


class TurnsPage(Press, frozen=True):
    form = "turns:mine:{page}"
    page: Number


class LogPage(AtTable, frozen=True):
    form = "log:{match}:{page}"
    page: Number


class TextPage(AtTable, frozen=True):
    """The board in words."""

    form = "twin:{match}:{page}"
    page: Number


class RulesPage(Press, frozen=True):
    form = "rules:{game}:{topic}:{page}"
    game: str
    topic: Text
    page: Number


class ReportProblem(AtTable, frozen=True):
    """Match 0: no match in particular."""

    form = "problem:{match}"


class ProblemForm(AtTable, frozen=True):
    form = "trouble:{match}:{interaction}"
    interaction: Number  # makes each form's id another one
    text: str = ""
