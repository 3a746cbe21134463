"""A change told to every viewer, as plain data: posts for the channel, whispers for one player."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.catalog import AnyGame
from games.core import codec, engine
from games.core.model import Decision, Ending, Event, Say, Seat


class Post(Struct, frozen=True, tag="post"):
    """What the channel is told when a turn is settled."""

    match: int
    at: int
    sentences: tuple[Say, ...]
    view: bytes  # the public View
    trail: tuple[Event, ...]  # since the asked player's last move
    asked: tuple[Seat, ...]  # who is pinged
    ending: Ending | None = None
    silent: bool = False  # within a live evening nobody's phone need ring


class Whisper(Struct, frozen=True, tag="whisper"):
    """What one player alone is told."""

    match: int
    at: int
    seat: Seat
    sentences: tuple[Say, ...]
    view: bytes  # the player's View
    your_turn: bool
    about: str = ""  # what else than the game's own secrets it is about


class Tidy(Struct, frozen=True, tag="tidy"):
    """What a player was whispered may not be looked at again: our DMs are deleted."""

    match: int
    at: int
    seat: Seat


Letter = Post | Whisper | Tidy


def post(
    game: AnyGame,
    state: Any,
    match: int,
    at: int,
    asked: tuple[Decision, ...],
    said: list[Event],
    trail: list[Event],
    silent: bool,
) -> Post:
    """What happened since the last post, for everyone."""
    return Post(
        match=match,
        at=at,
        sentences=tuple(event.say for event in said if event.audience is None),
        view=codec.encode(game.view(state, None)),
        trail=tuple(event for event in trail if event.audience is None),
        asked=tuple(sorted(engine.waiting(asked))),
        ending=state.ending,
        silent=silent,
    )


def whispers(
    game: AnyGame, state: Any, match: int, at: int, asked: tuple[Decision, ...], events: list[Event]
) -> list[Whisper]:
    """One whisper for each seat that learned something."""
    told = [event for event in events if event.audience and not event.tidies]
    seats = sorted({seat for event in told for seat in event.audience or ()})
    return [
        Whisper(
            match=match,
            at=at,
            seat=seat,
            sentences=tuple(event.say for event in told if event.visible_to(seat)),
            view=codec.encode(game.view(state, seat)),
            your_turn=seat in engine.waiting(asked),
        )
        for seat in seats
    ]


def tidyings(match: int, at: int, events: list[Event]) -> list[Tidy]:
    """One for each seat whose secrets are to be put away."""
    seats = sorted({seat for event in events if event.tidies for seat in event.audience or ()})
    return [Tidy(match, at, seat) for seat in seats]


def read(body: bytes) -> Letter:
    return codec.decode(Letter, body)  # type: ignore[arg-type]
