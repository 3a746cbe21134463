"""Finding people to play with: to be told when a table opens."""

from __future__ import annotations

from bot.id_forms import Number
from bot.presses.kinds import FilledIn, Press


class OpenWishes(Press, frozen=True):
    """Choose of which games' tables in this server one is told."""

    form = "wish:choose"


class WishForm(FilledIn, frozen=True):
    form = "wish:form:{interaction}"
    interaction: Number  # makes each form's id another one


class StopCalls(Press, frozen=True):
    """Be told of no more tables in a server; pressed in a DM, so the server is named."""

    form = "wish:stop:{guild}"
    guild: Number
