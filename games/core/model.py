"""The types all games share: seats, decisions, actions, events, endings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType

from msgspec import Struct, field

Seat = NewType("Seat", int)
"""A place at the table, 0 to n-1. Never a Discord user."""


class Who(Struct, frozen=True, tag="who"):
    """A player in a sentence; `bot/door` puts in the name, since the engine knows only the seat."""

    seat: Seat


class Say(Struct, frozen=True, tag="say"):
    """A sentence or a word by its id; `bot/door` chooses the language."""

    name: str
    facts: dict[str, Fact] = field(default_factory=dict)


class Moment(Struct, frozen=True, tag="moment"):
    """A point in time, in seconds since 1970; `bot/door` chooses the reader's language and time zone."""

    at: float


class Person(Struct, frozen=True, tag="person"):
    """A Discord user by id, at the table or not. Used by the bot's sentences, never by a game's."""

    user: int


class Place(Struct, frozen=True, tag="place"):
    """A channel by id. Used by the bot's sentences only."""

    channel: int


class Named(Struct, frozen=True, tag="named"):
    """Somebody by the name they had then; another player may have their seat now."""

    name: str
    stand_in: bool = False


Fact = (
    str
    | int
    | bool
    | None
    | Who
    | Say
    | Moment
    | Person
    | Place
    | Named
    | tuple[str | Who | Say | Person | Place, ...]
)


def say(name: str, /, **facts: Fact) -> Say:
    """A sentence by its id, its facts by keyword: say("moved", who=Who(seat), spot="b4")."""
    return Say(name, facts)


class Option(Struct, frozen=True):
    """One thing a player may pick."""

    key: str  # stable notation, stored: "swim:b4-c4"; no spaces, at most 60 characters
    spot: str | None = None  # where on the board to mark it
    group: str = ""  # board row or kind: large sets are cut by it
    confirm: bool = False  # ask for confirmation, because it does harm
    aside: bool = False  # not one of the choices but a way on or out: a button of its own beside them


class Decision(Struct, frozen=True):
    """A question to one seat that the game waits for."""

    seat: Seat
    step: str
    options: tuple[Option, ...]
    default: tuple[str, ...]  # the answer if the seat does not answer in time; always legal
    least: int = 1
    most: int = 1
    forced: bool = False  # publicly the only choice: it may be played by itself
    window: str = ""  # a reaction out of turn; the name standing orders know it by
    answer: tuple[str, ...] | None = None  # given already, and may still be changed

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(option.key for option in self.options)


class Question(Struct, frozen=True):
    """A decision in words: what to show the seat, and what to tell those who wait."""

    prompt: Say
    waiting: Say  # for everyone else; gives nothing away
    labels: dict[str, Say]  # by option key
    status: Say | None = None  # what the seat has left: points, moves, money
    groups: dict[str, Say] = field(default_factory=dict)  # by option group
    details: dict[str, Say] = field(
        default_factory=dict
    )  # what an option does, by key, where its label is short
    first: str = ""  # the option that is most often meant next: shown before the others
    names: dict[str, Say] = field(
        default_factory=dict
    )  # what the picture calls an option, by key, where its spot would not do


class Action(Struct, frozen=True, tag="action"):
    """One checked answer to one decision. A match is a setup and a list of these."""

    seat: Seat
    step: str
    picks: tuple[str, ...]


class Undo(Struct, frozen=True, tag="undo"):
    """Take back the last `count` actions still standing.

    With a branch, chance falls anew from there on, and what nobody at the table knows is dealt again.
    Branch numbers only grow, and only a new branch goes back behind an older one: what fell once and was
    seen never falls again.
    """

    count: int
    branch: int = 0  # 0: the same chance falls again


Row = Action | Undo
"""One row of a match's journal."""


class Event(Struct, frozen=True):
    """Something that happened, and who may know of it."""

    say: Say
    audience: frozenset[Seat] | None = None  # None: everyone
    reveals: bool = False  # a secret or a fall of chance became known on purpose
    tidies: bool = False  # delete the DMs that its audience got so far

    def visible_to(self, viewer: Seat | None) -> bool:
        return self.audience is None or viewer in self.audience


class SheetLine(Struct, frozen=True, omit_defaults=True):
    """One line of a score sheet: what for, and the points of every seat."""

    label: Say
    points: tuple[int, ...]
    adds: bool = True  # to the total, unlike factors and mere counts


class Ending(Struct, frozen=True):
    """Why the match ended and how everyone did."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]  # none: a solo match whose goal was not reached
    sheet: tuple[SheetLine, ...] = ()


class Setup(Struct, frozen=True):
    """All that must be known to deal the same match again."""

    game: str
    rules: int
    data: str  # hash of the data set
    seats: int
    seed: str
    variants: tuple[str, ...] = ()  # "name=choice", only those not at their default, sorted


class Transcript(Struct, frozen=True):
    """A whole match: its setup and its rows, from which all else is derived."""

    setup: Setup
    rows: tuple[Row, ...] = ()

    @property
    def standing(self) -> tuple[Row, ...]:
        """The actions that still stand and, where a branch of chance began, Undo(0, branch)."""
        standing: list[Row] = []
        for row in self.rows:
            add_row(standing, row)
        return tuple(standing)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that still stand."""
        return tuple(row for row in self.standing if isinstance(row, Action))

    @property
    def branch(self) -> int:
        """The current branch of chance; the next one has the next number."""
        return _branch(self.standing)


def add_row(standing: list[Row], row: Row) -> None:
    """Apply a row to the standing rows: append an action, or remove what an undo takes back."""
    if isinstance(row, Action):
        standing.append(row)
        return
    if row.branch and row.branch <= _branch(standing):
        raise EngineBug(f"branch {row.branch} does not come after branch {_branch(standing)}")
    left = row.count
    while left:
        if not standing:
            raise EngineBug("more is taken back than was played")
        gone = standing.pop()
        if isinstance(gone, Action):
            left -= 1
        elif not row.branch:
            raise EngineBug(f"only a new branch goes back behind branch {gone.branch}")
    if row.branch:
        standing.append(Undo(0, row.branch))


def _branch(standing: Sequence[Row]) -> int:
    """The last branch begun; one that was taken back gave way to a later one, so this is the highest ever."""
    return max((row.branch for row in standing if isinstance(row, Undo)), default=0)


class Frame(Struct):
    """A step under way, with its memo. Visible to everyone; secrets belong in fields of the state."""

    step: str
    seat: Seat | None = None
    memo: dict[str, str | int | list[str]] = field(default_factory=dict)

    @property
    def mover(self) -> Seat:
        assert self.seat is not None, f"step {self.step} has no seat"
        return self.seat

    def word(self, name: str) -> str:
        value = self.memo[name]
        assert isinstance(value, str)
        return value

    def count(self, name: str) -> int:
        value = self.memo[name]
        assert isinstance(value, int)
        return value

    def words(self, name: str) -> list[str]:
        value = self.memo[name]
        assert isinstance(value, list)
        return value


class RuleError(Exception):
    """A player asked for something the rules do not allow; its sentence may be shown to the player."""

    def __init__(self, name: str, /, **facts: Fact) -> None:
        self.say = Say(name, facts)
        shown = ", ".join(f"{key}={value}" for key, value in facts.items())
        super().__init__(f"{name}: {shown}" if shown else name)


class NotYourDecision(RuleError):
    """The seat is not being asked anything, or not this."""


class NotAnOption(RuleError):
    """The pick is not among the options offered."""


class GameOver(RuleError):
    """The match has ended."""


class BadSetup(RuleError):
    """Seats, variants, rules or data that this game does not have."""


class EngineBug(Exception):
    """A mistake of the program; logged, never shown to players."""
