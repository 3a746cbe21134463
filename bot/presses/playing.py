"""Open one's panel, and answer on the panel of one seat."""

from __future__ import annotations

from typing import Literal

from bot.id_forms import Coded, Number, Text
from bot.presses.kinds import AtTable
from games.core.model import Seat


class Turn(AtTable, frozen=True):
    """Also the marker by which a message of ours is known again in a channel's history."""

    form = "turn:{match}:{mark}"
    mark: Text  # the journal row it tells of, and what else tells it from other messages about that row

    def tells_of(self, row: int) -> bool:
        """Whether it stands below the post that told of a row."""
        return self.mark == str(row)


class Hand(AtTable, frozen=True):
    form = "hand:{match}"


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


class AskHint(OnPanel, frozen=True):
    form = "hint:{match}:{asked}.{seat}"


class AskWhy(AtTable, frozen=True):
    """Why stand-ins did what they did last."""

    form = "why:{match}"


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
