"""What a table agrees on: a question to the others, their votes, what comes of it.

One mechanism for taking back, pausing, ending, handing a seat on and going on without somebody. Who
asks, or whom it is about, does not vote; neither do stand-ins and those who left. Where nobody is left to
ask, it is agreed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from msgspec import Struct

from bot.match import deadlines
from bot.match.deadlines import VoteLapses
from bot.match.letters import Notice, NoticeButton
from bot.match.position import Position, load
from bot.match.time_control import DAY
from bot.match.turns import Turns
from bot.presses.seats import Vote
from games.core import codec
from games.core.model import GameOver, Moment, Person, RuleError, Say, Seat, Who, say
from storage import outbox, proposals
from storage.database import Database
from storage.matches import Match, Phase
from storage.proposals import Ballot, Proposal, ProposalKind, ProposalOutcome
from storage.snapshots import LIVE
from storage.transaction import Transaction


class VoteRules(Struct, frozen=True):
    """How a question is put and settled."""

    choices: tuple[tuple[Ballot, str], ...]  # each with the style of its button, the gentlest first
    all_of_them: bool  # one refusal is enough; else most votes win
    days: float  # how long it stays open
    silence: ProposalOutcome  # what no vote at all means


YES_NO = ((Ballot.YES, "success"), (Ballot.NO, "secondary"))
HOW_TO_GO_ON = ((Ballot.WAIT, "secondary"), (Ballot.STAND_IN, "primary"), (Ballot.END, "danger"))
KINDS = {
    ProposalKind.TAKEBACK: VoteRules(YES_NO, True, 1.0, ProposalOutcome.REFUSED),
    ProposalKind.PAUSE: VoteRules(YES_NO, True, 2.0, ProposalOutcome.REFUSED),
    ProposalKind.END: VoteRules(YES_NO, True, 3.0, ProposalOutcome.REFUSED),
    ProposalKind.REPLACE: VoteRules(YES_NO, False, 2.0, ProposalOutcome.REFUSED),
    ProposalKind.ABSENCE: VoteRules(HOW_TO_GO_ON, False, 2.0, ProposalOutcome.STAND_IN),
}

OUTCOMES = {
    Ballot.YES: ProposalOutcome.AGREED,
    Ballot.NO: ProposalOutcome.REFUSED,
    Ballot.WAIT: ProposalOutcome.WAIT,
    Ballot.STAND_IN: ProposalOutcome.STAND_IN,
    Ballot.END: ProposalOutcome.END,
}
"""What a vote comes to if it wins."""

Settle = Callable[[Transaction, Proposal, ProposalOutcome, Position], None]
"""Do what was decided, in the transaction that closes the proposal."""


class AskedAlready(RuleError):
    """The same question about the same seat is open."""


def decided(kind: VoteRules, votes: Mapping[Seat, Ballot], voters: frozenset[Seat]) -> ProposalOutcome | None:
    """The outcome, once it is certain."""
    counted = Counter(choice for seat, choice in votes.items() if seat in voters)
    if kind.all_of_them:
        if counted[Ballot.NO]:
            return ProposalOutcome.REFUSED
        return ProposalOutcome.AGREED if counted[Ballot.YES] == len(voters) else None
    if not voters:
        return ProposalOutcome.AGREED
    for choice, count in counted.most_common(1):
        if count * 2 > len(voters) and choice != Ballot.END:
            return OUTCOMES[choice]
    return lapsed(kind, votes, voters) if counted.total() == len(voters) else None


def lapsed(kind: VoteRules, votes: Mapping[Seat, Ballot], voters: frozenset[Seat]) -> ProposalOutcome:
    """The outcome when the time is up: most votes; a tie goes to the gentlest choice.

    To end a match takes everyone: one who would play on may play on, with a stand-in.
    """
    if kind.all_of_them:
        return ProposalOutcome.REFUSED
    counted = Counter(choice for seat, choice in votes.items() if seat in voters)
    if counted[Ballot.END] and counted[Ballot.END] < len(voters):
        counted[Ballot.STAND_IN] += counted.pop(Ballot.END)
    if not counted:
        return kind.silence
    most = max(counted.values())
    order = [choice for choice, _ in (reversed(kind.choices) if kind.choices == YES_NO else kind.choices)]
    return OUTCOMES[next(choice for choice in order if counted[choice] == most)]


def voters_of(position: Position, about: Seat) -> frozenset[Seat]:
    """Who is asked: everyone else who plays and is there."""
    left = position.state.left
    return frozenset(seat for seat in position.match.people if seat != about and seat not in left)


class Votes:
    """Puts questions to tables and counts the votes. Knows nothing of Discord."""

    def __init__(self, database: Database, turns: Turns, now: Callable[[], float], carry_out: Settle) -> None:
        self._db = database
        self._turns = turns
        self._now = now
        self._carry_out = carry_out

    async def ask(
        self,
        match: int,
        kind: ProposalKind,
        seat: Seat,
        about: dict[str, int],
        sentences: tuple[Say, ...] = (),
    ) -> ProposalOutcome | None:
        """Put a question to the table; the outcome, if nobody has to be asked."""
        async with self._turns.holding(match):
            return await self._db.write(self.ask_in, match, kind, seat, about, sentences)

    def ask_in(
        self,
        tx: Transaction,
        match: int,
        kind: ProposalKind,
        seat: Seat,
        about: dict[str, int],
        sentences: tuple[Say, ...] = (),
    ) -> ProposalOutcome | None:
        """Put a question to the table, in a transaction of somebody who holds the match."""
        position = load(tx, match, LIVE)
        if position.match.phase != Phase.PLAYING:
            raise GameOver("game-over")
        if any(p.kind == kind and p.seat == seat for p in proposals.open_at(tx, match)):
            raise AskedAlready("asked-already")
        now = self._now()
        due = now + KINDS[kind].days * DAY
        id = proposals.make(tx, match=match, kind=kind, seat=seat, about=about, made=now, due=due)
        made = Proposal(id, match, kind, seat, about, now, due)
        voters = voters_of(position, seat)
        if not voters:
            return self._settle(
                tx, made, decided(KINDS[kind], {}, voters) or ProposalOutcome.AGREED, position
            )
        deadlines.save(tx, match, VoteLapses(id), due)
        letter = _question(position.match, made, voters, sentences)
        outbox.insert(tx, match, position.at, f"match:{match}", codec.encode(letter))
        return None

    async def vote(self, proposal: int, user: int, choice: str) -> tuple[Proposal, ProposalOutcome | None]:
        """Cast a vote; the outcome, if that settles it."""
        found = await self._db.read(_open, proposal)
        async with self._turns.holding(found.match):
            return found, await self._db.write(self._vote, proposal, user, choice)

    def _vote(self, tx: Transaction, proposal: int, user: int, choice: str) -> ProposalOutcome | None:
        found = _open(tx, proposal)
        position = load(tx, found.match, LIVE)
        voters = voters_of(position, found.seat)
        mine = [seat for seat in position.match.seats_of(user) if seat in voters]
        if not mine:
            raise RuleError("vote-not-yours")
        kind = KINDS[found.kind]
        if choice not in dict(kind.choices):
            raise RuleError("vote-over")
        for seat in mine:
            proposals.vote(tx, proposal, seat, Ballot(choice))
        outcome = decided(kind, proposals.votes(tx, proposal), voters)
        return None if outcome is None else self._settle(tx, found, outcome, position)

    async def lapse(self, match: int, deadline: VoteLapses) -> None:
        """Settle a proposal by the votes that were cast: the time to vote is up."""
        async with self._turns.holding(match):
            await self._db.write(self._lapse, match, deadline)

    def _lapse(self, tx: Transaction, match: int, deadline: VoteLapses) -> None:
        deadlines.drop(tx, match, deadline)
        found = proposals.get(tx, deadline.proposal)
        if found is None or found.outcome is not None:
            return
        position = load(tx, found.match, LIVE)
        votes, voters = proposals.votes(tx, found.id), voters_of(position, found.seat)
        self._settle(tx, found, lapsed(KINDS[found.kind], votes, voters), position)

    def _settle(
        self, tx: Transaction, proposal: Proposal, outcome: ProposalOutcome, position: Position
    ) -> ProposalOutcome:
        proposals.decide(tx, proposal.id, outcome)
        deadlines.drop(tx, proposal.match, VoteLapses(proposal.id))
        self._carry_out(tx, proposal, outcome, position)
        return outcome


def tell(tx: Transaction, position: Position, key: str, *sentences: Say, ping: tuple[int, ...] = ()) -> None:
    """Tell the table what was agreed."""
    match = position.match.id
    letter = Notice(match, position.at, key, sentences, ping)
    outbox.insert(tx, match, position.at, f"match:{match}", codec.encode(letter))


def _open(tx: Transaction, proposal: int) -> Proposal:
    found = proposals.get(tx, proposal)
    if found is None or found.outcome is not None:
        raise RuleError("vote-over")
    return found


def _question(
    match: Match, proposal: Proposal, voters: frozenset[Seat], sentences: tuple[Say, ...]
) -> Notice:
    """The question as the table reads it, with a button for each choice."""
    kind = KINDS[proposal.kind]
    asked = tuple(sorted({match.in_seat(seat).user for seat in voters}))
    head = say(
        f"ask-{proposal.kind}",
        who=Who(proposal.seat),
        voters=tuple(Person(user) for user in asked),
        until=Moment(proposal.due),
    )
    buttons = tuple(
        NoticeButton(Vote(proposal.id, choice).id, f"vote-{choice}", style) for choice, style in kind.choices
    )
    return Notice(proposal.match, match.at, f"p{proposal.id}", (head, *sentences), asked, buttons)
