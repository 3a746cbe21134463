"""What is to be said, as plain data: posts for the channel, whispers for one player, notices, chores."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.match.rules import AnyGame
from games.core import codec, engine
from games.core.model import Decision, Ending, Event, Say, Seat
from storage.matches import Table


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
    until: float | None = None  # when the time of those asked is out, at a table with a clock
    begins: bool = False  # nothing was posted before
    about: str = ""  # what else than a turn it is about; tells it from the post of that turn


class Whisper(Struct, frozen=True, tag="whisper"):
    """What one player alone is told."""

    match: int
    at: int
    seat: Seat
    sentences: tuple[Say, ...]
    view: bytes  # the player's View
    your_turn: bool
    about: str = ""  # what else than the game's own secrets it is about
    silent: bool = False  # its reader is at the table anyway

    @property
    def rings(self) -> bool:
        """Whether it comes as a message of its own, not as a line more of the last one."""
        return self.your_turn and not self.silent


class Tidy(Struct, frozen=True, tag="tidy"):
    """Delete our DMs to a player: what they were whispered may not be looked at again."""

    match: int
    at: int
    seat: Seat


class NoticeButton(Struct, frozen=True):
    """A button below a notice; the label is a word of the bot's."""

    id: str
    label: str
    style: str = "secondary"


class Notice(Struct, frozen=True, tag="notice"):
    """What the bot has to say beside the game: a reminder, a question to the table, what was agreed."""

    match: int
    at: int
    key: str  # tells it from the other notices of this match
    sentences: tuple[Say, ...]
    ping: tuple[int, ...] = ()  # users; their names in the sentences become mentions
    buttons: tuple[NoticeButton, ...] = ()
    to: Seat | None = None  # by DM to this seat; None: to everyone
    reminds: Seat | None = None  # of its turn; a seat whose player has left the server is not reminded


class Call(Struct, frozen=True, tag="call"):
    """Tell somebody who wished for it that a table waits for players, by DM."""

    match: int
    at: int
    user: int


class Course(Struct, frozen=True, tag="course"):
    """Show how a match went, below its last post."""

    match: int
    at: int


class TableMessage(Struct, frozen=True, tag="table"):
    """Show a table that was opened by itself, in its channel: its match's thread hangs on this message."""

    match: int
    at: int


class Touch(Struct, frozen=True, tag="touch"):
    """Keep the thread of a match from being archived."""

    match: int
    at: int


Letter = Post | Whisper | Tidy | Notice | Call | Course | TableMessage | Touch
Sendable = Post | Whisper | Notice | Call | Course | TableMessage
"""Letters that become a message."""


def reader(letter: Letter, match: Table) -> int | None:
    """The user whose DM a letter goes to; None: everyone may read it."""
    if isinstance(letter, Call):
        return letter.user
    if isinstance(letter, Whisper | Tidy):
        return match.in_seat(letter.seat).user
    to = letter.to if isinstance(letter, Notice) else None
    return None if to is None else match.in_seat(to).user


def post(
    game: AnyGame,
    state: Any,
    match: int,
    at: int,
    asked: tuple[Decision, ...],
    said: list[Event],
    trail: list[Event],
    silent: bool,
    until: float | None = None,
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
        until=until,
    )


def whispers(
    game: AnyGame,
    state: Any,
    match: int,
    at: int,
    asked: tuple[Decision, ...],
    events: list[Event],
    about: str = "",
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
            about=about,
        )
        for seat in seats
    ]


def tidyings(match: int, at: int, events: list[Event]) -> list[Tidy]:
    """One tidying for each seat whose secrets may not be looked at again."""
    seats = sorted({seat for event in events if event.tidies for seat in event.audience or ()})
    return [Tidy(match, at, seat) for seat in seats]


def read(body: bytes) -> Letter:
    return codec.decode(Letter, body)  # type: ignore[arg-type]
