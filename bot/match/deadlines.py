"""What happens by itself at a table: one type for each kind of deadline, stored as JSON until it is due."""

from __future__ import annotations

import msgspec

from games.core.model import Seat
from storage import deadlines
from storage.deadlines import Timer
from storage.transaction import Transaction, json_text


class _OncePerMatch(msgspec.Struct, frozen=True):
    @property
    def key(self) -> str:
        return _tag(type(self))


class _OncePerSeat(msgspec.Struct, frozen=True):
    seat: Seat

    @property
    def key(self) -> str:
        return f"{_tag(type(self))}:{self.seat}"


class _OncePerProposal(msgspec.Struct, frozen=True):
    proposal: int

    @property
    def key(self) -> str:
        return f"{_tag(type(self))}:{self.proposal}"


class OrdersDue(_OncePerMatch, frozen=True, tag="orders"):
    """Carry out standing orders for the questions asked until then."""

    asked: int


class WindowCloses(_OncePerMatch, frozen=True, tag="window"):
    """Take silence for an answer to a window."""

    asked: int


class InterimPost(_OncePerMatch, frozen=True, tag="interim"):
    """Tell the table what was revealed in a turn that is not finished."""

    at: int


class HeldPost(_OncePerMatch, frozen=True, tag="held"):
    """Tell the table of a turn whose player goes on, and stays away now."""

    at: int


class StandInMoves(_OncePerMatch, frozen=True, tag="stand-in"):
    """Let stand-ins answer."""


class Remind(_OncePerSeat, frozen=True, tag="remind"):
    """Remind a seat that the table waits for it."""


class VacationEnds(_OncePerMatch, frozen=True, tag="return"):
    """Start the clock of somebody who is back from a vacation."""

    at: float


class TimeOut(_OncePerMatch, frozen=True, tag="timeout"):
    """Deal with the clocks that have run out."""


class VoteLapses(_OncePerProposal, frozen=True, tag="vote"):
    """Count the votes that were cast; the time to vote is up."""


class OfferLapses(_OncePerProposal, frozen=True, tag="offer"):
    """Take back the offer of a seat that nobody took."""


class OneLookEnds(_OncePerSeat, frozen=True, tag="tidy"):
    """Delete what a substitute was shown once."""


class AnswerUnseen(msgspec.Struct, frozen=True, tag="unseen"):
    """Whisper to a mover what the answer to their click did not show them; dropped when it did."""

    interaction: int
    at: int  # the journal rows it wrote
    until: int
    seat: Seat
    user: int

    @property
    def key(self) -> str:
        return f"{_tag(type(self))}:{self.seat}:{self.interaction}:{self.at}"


class CallPeople(_OncePerMatch, frozen=True, tag="call"):
    """Call those who wished for such a table: they who are awake now, the others when they wake up."""


class RoundEnds(msgspec.Struct, frozen=True, tag="round"):
    """Open the tables of a season's next round, or end the season; of no match."""

    season: int
    round: int  # that ends; 0: none yet

    @property
    def key(self) -> str:
        return f"{_tag(type(self))}:{self.season}"


class ChallengeEnds(msgspec.Struct, frozen=True, tag="challenge"):
    """Settle a challenge on a season's ladder whose time is up; of no match."""

    season: int
    challenge: int

    @property
    def key(self) -> str:
        return f"{_tag(type(self))}:{self.season}:{self.challenge}"


class TableIdle(_OncePerMatch, frozen=True, tag="idle"):
    """Keep the thread of a quiet table open, warn its people, or close it once they were warned."""

    warned: bool = False


Deadline = (
    OrdersDue
    | WindowCloses
    | InterimPost
    | HeldPost
    | StandInMoves
    | Remind
    | VacationEnds
    | TimeOut
    | VoteLapses
    | OfferLapses
    | OneLookEnds
    | AnswerUnseen
    | CallPeople
    | RoundEnds
    | ChallengeEnds
    | TableIdle
)

_DECODER: msgspec.json.Decoder[Deadline] = msgspec.json.Decoder(Deadline)


class UnknownDeadline(Exception):
    """A stored deadline that this version cannot read, such as one of a newer version."""


def save(tx: Transaction, match: int, deadline: Deadline, due: float) -> None:
    """Set a deadline; one of the same kind (and seat, or proposal) is replaced."""
    deadlines.save(tx, Timer(match, deadline.key, json_text(deadline), due))


def drop(tx: Transaction, match: int, deadline: Deadline | type[OrdersDue] | type[WindowCloses]) -> None:
    """Forget a deadline, if it is set."""
    key = _tag(deadline) if isinstance(deadline, type) else deadline.key
    deadlines.drop(tx, match, key)


def answer_seen(tx: Transaction, match: int, seat: Seat, interaction: int) -> None:
    """The answer to a click has arrived: what it showed need not be whispered."""
    deadlines.drop_each(tx, match, f"{_tag(AnswerUnseen)}:{seat}:{interaction}:")


def drop_unseen(tx: Transaction, match: int, seat: Seat) -> None:
    """Forget what answers did not show a seat: it may not be looked at any more."""
    deadlines.drop_each(tx, match, f"{_tag(AnswerUnseen)}:{seat}:")


def drop_all(tx: Transaction, match: int) -> None:
    """Forget every deadline of a match."""
    deadlines.drop_all(tx, match)


def read(timer: Timer) -> Deadline:
    """The deadline of a stored row."""
    try:
        return _DECODER.decode(timer.what)
    except msgspec.DecodeError as error:
        raise UnknownDeadline(f"{timer.key} of table {timer.match}: {timer.what} ({error})") from error


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)
