"""What a table agrees on: a question to the others, their votes, what comes of it.

One mechanism for taking back, pausing, ending, handing a seat on and going on without somebody. Who
asks, or whom it is about, does not vote; neither do stand-ins and those who left. Where nobody is left to
ask, it is agreed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping

import aiosqlite
from msgspec import Struct

from bot.match.letters import Button, Notice
from bot.match.position import Position
from bot.match.time_control import DAY
from bot.match.turns import Turns
from bot.presses import Vote
from games.core import codec
from games.core.model import RuleError, Say, Seat, Who, say
from storage import deadlines, outbox, proposals
from storage.database import Conflict, Database
from storage.deadlines import Deadline
from storage.matches import Match
from storage.proposals import Proposal

AGREED, REFUSED = "agreed", "refused"
WAIT, STAND_IN, END = "wait", "stand-in", "end"


class Kind(Struct, frozen=True):
    """How a question is put and settled."""

    choices: tuple[tuple[str, str], ...]  # each with the style of its button; the first is the kind one
    all_of_them: bool  # one refusal is enough; else most votes win
    days: float  # how long it stays open
    silence: str  # what no vote at all means


YES_NO = (("yes", "success"), ("no", "secondary"))
KINDS = {
    "takeback": Kind(YES_NO, True, 1.0, REFUSED),
    "pause": Kind(YES_NO, True, 2.0, REFUSED),
    "end": Kind(YES_NO, True, 3.0, REFUSED),
    "replace": Kind(YES_NO, False, 2.0, REFUSED),
    "absence": Kind(((WAIT, "secondary"), (STAND_IN, "primary"), (END, "danger")), False, 2.0, STAND_IN),
}

Carry = Callable[[Proposal, str, Position], Awaitable[None]]
"""Does what was decided; must close the proposal in the same transaction (`Agreements.closing`)."""


def decided(kind: Kind, votes: Mapping[Seat, str], voters: frozenset[Seat]) -> str | None:
    """The outcome, once it is certain."""
    counted = Counter(choice for seat, choice in votes.items() if seat in voters)
    if kind.all_of_them:
        if counted["no"]:
            return REFUSED
        return AGREED if counted["yes"] == len(voters) else None
    if not voters:
        return AGREED
    choice, count = counted.most_common(1)[0] if counted else ("", 0)
    if count * 2 > len(voters) and choice != END:
        return _outcome(choice)
    return lapsed(kind, votes, voters) if counted.total() == len(voters) else None


def lapsed(kind: Kind, votes: Mapping[Seat, str], voters: frozenset[Seat]) -> str:
    """The outcome when the time is up: most votes; a tie goes to the gentlest choice.

    To end a match takes everyone: one who would play on may play on, with a stand-in.
    """
    if kind.all_of_them:
        return REFUSED
    counted = Counter(choice for seat, choice in votes.items() if seat in voters)
    if counted[END] and counted[END] < len(voters):
        counted[STAND_IN] += counted.pop(END)
    if not counted:
        return kind.silence
    most = max(counted.values())
    order = [choice for choice, _ in (reversed(kind.choices) if kind.choices == YES_NO else kind.choices)]
    return _outcome(next(choice for choice in order if counted[choice] == most))


def _outcome(choice: str) -> str:
    return {"yes": AGREED, "no": REFUSED}.get(choice, choice)


def voters_of(position: Position, about: Seat) -> frozenset[Seat]:
    """Who is asked: everyone else who plays and is there."""
    left = position.state.left
    return frozenset(seat for seat in position.match.people if seat != about and seat not in left)


class Agreements:
    """Puts questions to tables and counts the votes. Knows nothing of Discord."""

    def __init__(self, database: Database, turns: Turns, now: Callable[[], float]) -> None:
        self._db = database
        self._turns = turns
        self._now = now
        self._carry: dict[str, Carry] = {}

    def handle(self, kind: str, carry: Carry) -> None:
        """Who does what a table agreed on."""
        self._carry[kind] = carry

    async def ask(
        self, match: int, kind: str, seat: Seat, about: dict[str, int], sentences: tuple[Say, ...] = ()
    ) -> str | None:
        """Put a question to the table; the outcome, if nobody has to be asked."""
        position = await self._turns.live(match)
        if position.match.phase != "playing":
            raise RuleError("game-over")
        voters = voters_of(position, seat)
        async with self._db.write() as tx:
            if any(p.kind == kind and p.seat == seat for p in await proposals.open_at(tx, match)):
                raise RuleError("asked-already")
            due = self._now() + KINDS[kind].days * DAY
            made = Proposal(0, match, kind, seat, about, self._now(), due)
            id = await proposals.make(
                tx, match=match, kind=kind, seat=seat, about=about, made=made.made, due=due
            )
            if voters:
                await deadlines.put(tx, Deadline(match, f"vote:{id}", id, due))
                letter = _question(position.match, made, id, voters, sentences)
                await outbox.put(tx, match, position.at, f"match:{match}", codec.encode(letter))
        if voters:
            return None
        return await self._settle(id, decided(KINDS[kind], {}, voters) or AGREED)

    async def vote(self, proposal: int, user: int, choice: str) -> tuple[Proposal, str | None]:
        """Somebody says what they think; the outcome, if that settles it."""
        found = await self._open(proposal)
        position = await self._turns.live(found.match)
        voters = voters_of(position, found.seat)
        mine = [seat for seat in position.match.seats_of(user) if seat in voters]
        if not mine:
            raise RuleError("vote-not-yours")
        kind = KINDS[found.kind]
        if choice not in dict(kind.choices):
            raise RuleError("vote-over")
        async with self._db.write() as tx:
            for seat in mine:
                await proposals.vote(tx, proposal, seat, choice)
        outcome = decided(kind, await proposals.votes(self._db.reader, proposal), voters)
        return found, None if outcome is None else await self._settle(proposal, outcome)

    async def lapse(self, deadline: Deadline) -> None:
        """The time to vote is up."""
        found = await proposals.get(self._db.reader, deadline.at)
        if found is None or found.outcome is not None:
            async with self._db.write() as tx:
                await deadlines.drop(tx, deadline.match, deadline.kind)
            return
        position = await self._turns.live(found.match)
        votes = await proposals.votes(self._db.reader, found.id)
        await self._settle(found.id, lapsed(KINDS[found.kind], votes, voters_of(position, found.seat)))

    async def closing(self, tx: aiosqlite.Connection, proposal: Proposal, outcome: str) -> None:
        """Inside the transaction that does what was decided: nothing is decided twice."""
        if not await proposals.decide(tx, proposal.id, outcome):
            raise Conflict(f"proposal {proposal.id} is closed already")
        await deadlines.drop(tx, proposal.match, f"vote:{proposal.id}")

    async def tell(
        self,
        tx: aiosqlite.Connection,
        position: Position,
        key: str,
        *sentences: Say,
        ping: tuple[int, ...] = (),
    ) -> None:
        """One public line about what was agreed."""
        match = position.match.id
        letter = Notice(match, position.at, key, sentences, ping)
        await outbox.put(tx, match, position.at, f"match:{match}", codec.encode(letter))

    async def _open(self, proposal: int) -> Proposal:
        found = await proposals.get(self._db.reader, proposal)
        if found is None or found.outcome is not None:
            raise RuleError("vote-over")
        return found

    async def _settle(self, proposal: int, outcome: str) -> str:
        found = await self._open(proposal)
        position = await self._turns.live(found.match)
        try:
            await self._carry[found.kind](found, outcome, position)
        except Conflict:
            raise RuleError("vote-over") from None
        return outcome


def _question(
    match: Match, proposal: Proposal, id: int, voters: frozenset[Seat], sentences: tuple[Say, ...]
) -> Notice:
    """The question as the table reads it, with a button for each choice."""
    kind = KINDS[proposal.kind]
    asked = tuple(sorted({match.in_seat(seat).user for seat in voters}))
    head = say(
        f"ask-{proposal.kind}",
        who=Who(proposal.seat),
        voters=" ".join(f"<@{user}>" for user in asked),
        until=f"<t:{int(proposal.due)}:R>",
    )
    buttons = tuple(Button(Vote(id, choice).id, f"vote-{choice}", style) for choice, style in kind.choices)
    return Notice(proposal.match, match.at, f"p{id}", (head, *sentences), asked, buttons)
