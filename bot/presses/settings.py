"""Settings of a person and of a server: their buttons and forms."""

from __future__ import annotations

from typing import Literal

from bot.id_forms import Number
from bot.presses.kinds import FilledIn, Press

Whose = Literal["me", "server"]


class OpenSettings(Press, frozen=True):
    form = "settings:{whose}"
    whose: Whose


class SettingsForm(FilledIn, frozen=True):
    form = "settings:{whose}:{interaction}"
    whose: Whose
    interaction: Number  # makes each form's id another one


class PrivacyPress(Press, frozen=True):
    """What somebody wants done with all that is kept of them."""

    form = "privacy:{what}"
    what: Literal["export", "delete", "sure"]
