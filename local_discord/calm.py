"""Tests that mean the same on a busy machine."""

from __future__ import annotations

from local_discord.box import Box
from local_discord.people.person import Person
from local_discord.pilot import Pilot
from local_discord.rest.faults import Hold


def keep_calm(seconds: float = 60.0) -> None:
    """A new box's clock stands until it is moved, so no three seconds run out; all wait patiently."""
    Box.clock_held = True
    Box.patience = Hold.patience = Pilot.patience = Person.patience = Person.settle = seconds
