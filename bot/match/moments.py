"""A finished match turn by turn: how it stood whenever the table was told something."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.match.rules import AnyGame
from games.core import codec, engine
from games.core.model import Action, Event, Transcript


class SettledTurn(Struct, frozen=True):
    """How a match stood after a settled turn: the whole truth, for those who may look back on it."""

    rows: int  # how many of the standing rows were played then
    round: int
    state: bytes
    events: tuple[Event, ...]  # since the moment before, whispers among them


def moments(game: AnyGame, transcript: Transcript) -> list[SettledTurn]:
    """The deal, then every settled turn that still stands, the ending last."""
    change: engine.Change[Any] = engine.start(game, transcript.setup)
    found = [SettledTurn(0, game.round(change.state), codec.encode(change.state), change.events)]
    since: list[Event] = []
    standing = transcript.standing
    for number, row in enumerate(standing, 1):
        if isinstance(row, Action):
            change = engine.play_on(game, change.state, row, change.asked)
        else:
            change = engine.fall_anew(game, change.state, row.branch)
        since += change.events
        if change.settled or number == len(standing):
            found.append(
                SettledTurn(number, game.round(change.state), codec.encode(change.state), tuple(since))
            )
            since = []
    return found
