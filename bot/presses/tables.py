"""A table before its match."""

from __future__ import annotations

from typing import Literal, get_args

from bot.id_forms import Coded, Number
from bot.presses.kinds import AtTable, Choice, FilledIn
from games.core.instincts import Strength

TableOptionName = Literal["size", "pace", "full", "private", "shared"]
TABLE_OPTIONS: tuple[TableOptionName, ...] = get_args(TableOptionName)


class Join(AtTable, frozen=True):
    form = "join:{match}"


class JoinAgain(AtTable, frozen=True):
    """One more seat for somebody who sits here already."""

    form = "join:{match}:again"


class AcceptInvitation(AtTable, frozen=True):
    """Sit down, pressed on an invitation."""

    form = "join:{match}:invited"


class Leave(AtTable, frozen=True):
    form = "leave:{match}"


class Start(AtTable, frozen=True):
    form = "start:{match}"


class Cancel(AtTable, frozen=True):
    form = "cancel:{match}"


class CancelForSure(AtTable, frozen=True):
    form = "cancel:{match}:sure"


class ChangeStandIns(AtTable, frozen=True):
    form = "standin:{match}:{change}"
    change: Literal["add", "remove", "easy", "strong"]  # "add": a steady one

    @property
    def strength(self) -> Strength | None:
        """How strong a stand-in is to be added; None: one is removed."""
        if self.change == "remove":
            return None
        return Strength.STEADY if self.change == "add" else Strength(self.change)


class OpenOptions(AtTable, frozen=True):
    form = "options:{match}"


class BackToOptions(AtTable, frozen=True):
    form = "options:{match}:again"


class OpenOptionsForm(AtTable, frozen=True):
    """Part 0: the table itself; those after it: the game's own options, five each."""

    form = "options:{match}:form:{part}"
    part: Number


class OptionsForm(FilledIn, frozen=True):
    form = "options:{match}:form:{part}:{interaction}"
    match: Number
    part: Number
    interaction: Number  # makes each form's id another one


class OptionsMenu(Choice, frozen=True):
    """Which option: a `TableOption` or a `VariantOption`."""

    form = "menu:{match}:options:{number}"
    match: Number
    number: Number


class TableOption(Coded, frozen=True):
    """A value of an `OptionsMenu`: an option every table has."""

    form = "kept:{name}"
    name: TableOptionName


class VariantOption(Coded, frozen=True):
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
