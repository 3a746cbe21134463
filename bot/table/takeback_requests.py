"""Taking back beyond one's own turn: by consent of the others, or rewound by the host."""

from __future__ import annotations

from bot.match import takeback
from bot.match.position import Position, load
from bot.match.takeback import TakeBack
from bot.match.turns import Turns
from bot.table.votes import Votes, tell
from games.core.model import RuleError, Undo, Who, say
from storage import journal, matches, proposals
from storage.database import Database
from storage.matches import Phase
from storage.proposals import Proposal, ProposalKind, ProposalOutcome
from storage.snapshots import LIVE
from storage.transaction import Transaction

SHOWN = 6  # sentences of what would be taken back


class TakebackRequests:
    """Asks for moves to be taken back, and rewinds matches. Knows nothing of Discord."""

    def __init__(self, database: Database, turns: Turns, votes: Votes) -> None:
        self._db = database
        self._turns = turns
        self._votes = votes

    async def ask_back(self, match: int, user: int) -> ProposalOutcome | None:
        """Ask everyone else, and show them what would be taken back."""
        async with self._turns.holding(match):
            return await self._db.write(self._ask_back, match, user)

    def _ask_back(self, tx: Transaction, match: int, user: int) -> ProposalOutcome | None:
        position = load(tx, match, LIVE)
        seat = position.played_by(user)
        rows = journal.entries(tx, match)
        if takeback.freely(rows, seat, whole_turn=False):
            raise RuleError("back-is-free")
        wanted = takeback.by_consent(rows, seat)
        if wanted is None:
            raise RuleError("nothing-to-ask-back")
        about = {"at": position.at, "count": wanted.count}
        shown = wanted.said[-SHOWN:] or (say("takeback-choice"),)
        return self._votes.ask_in(tx, match, ProposalKind.TAKEBACK, seat, about, shown)

    def settle(
        self, tx: Transaction, proposal: Proposal, outcome: ProposalOutcome, position: Position
    ) -> None:
        """Take the moves back if everyone agreed and nobody has moved since."""
        who, said = Who(proposal.seat), "takeback-refused"
        if outcome == ProposalOutcome.AGREED:
            undo, at = Undo(proposal.about["count"]), proposal.about["at"]
            if self._turns.undo_in(tx, position, undo, at=at, sentences=(say("taken-back", who=who),)):
                return
            proposals.revise(tx, proposal.id, ProposalOutcome.VOID)
            said = "takeback-late"
        tell(tx, position, f"o{proposal.id}", say(said, who=who))

    async def turns_back(self, position: Position) -> list[TakeBack]:
        """The last turns a match could be set back to, newest first."""
        return takeback.by_rewind(await self._db.read(journal.entries, position.match.id))

    async def rewind(self, match: int, user: int, at: int) -> None:
        """Set the match back, by its host and for all to see: it no longer counts, and chance falls anew."""
        async with self._turns.holding(match):
            await self._db.write(self._rewind, match, user, at)

    def _rewind(self, tx: Transaction, match: int, user: int, at: int) -> None:
        position = load(tx, match, LIVE)
        if position.match.host != user:
            raise RuleError("rewind-host")
        if position.match.phase != Phase.PLAYING:
            raise RuleError("game-over")
        if position.match.options.season is not None:
            raise RuleError("rewind-season")
        rows = journal.entries(tx, match)
        turn = next((turn for turn in takeback.by_rewind(rows) if turn.at == at), None)
        if turn is None:
            raise RuleError("rewind-where")
        undo = Undo(turn.count, journal.transcript(position.match.setup, rows).branch + 1)
        host = position.match.seats_of(user)
        told = (say("rewound-by", who=Who(host[0])) if host else say("rewound-all"),)
        self._turns.undo_in(tx, position, undo, at=position.at, sentences=told, misled=turn.whispered)
        matches.unrate(tx, match)
