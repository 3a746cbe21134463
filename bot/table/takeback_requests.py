"""Mistakes beyond one's own turn: taken back by consent, or rewound by the host for all to see."""

from __future__ import annotations

import aiosqlite

from bot.match import takeback
from bot.match.position import Position
from bot.match.takeback import TakeBack
from bot.match.turns import LOOK_BACK, Turns
from bot.table.votes import AGREED, Agreements
from games.core.model import RuleError, Seat, Undo, Who, say
from storage import journal, matches
from storage.database import Database
from storage.proposals import Proposal

SHOWN = 6  # sentences of what would be taken back


class Mistakes:
    """Knows nothing of Discord."""

    def __init__(self, database: Database, turns: Turns, agreements: Agreements) -> None:
        self._db = database
        self._turns = turns
        self._agreements = agreements
        agreements.handle("takeback", self._taken_back)

    async def may_ask(self, position: Position, seat: Seat) -> bool:
        """Whether the others could let a seat take its last move back."""
        if position.match.phase != "playing":
            return False
        match, after = position.match.id, position.at - LOOK_BACK
        rows = await self._db.read(lambda db: journal.entries(db, match, after))
        return takeback.by_consent(rows, seat) is not None

    async def ask_back(self, match: int, user: int) -> str | None:
        """Ask everyone else; what would be taken back is shown to them."""
        position = await self._turns.live(match)
        seat = position.played_by(user)
        rows = await self._db.read(lambda db: journal.entries(db, match))
        if takeback.freely(rows, seat, whole_turn=False):
            raise RuleError("back-is-free")
        wanted = takeback.by_consent(rows, seat)
        if wanted is None:
            raise RuleError("nothing-to-ask-back")
        about = {"at": position.at, "count": wanted.count}
        shown = wanted.said[-SHOWN:] or (say("takeback-choice"),)
        return await self._agreements.ask(match, "takeback", seat, about, shown)

    async def _taken_back(self, proposal: Proposal, outcome: str, position: Position) -> None:
        who, key = Who(proposal.seat), f"o{proposal.id}"

        async def close(tx: aiosqlite.Connection) -> None:
            await self._agreements.closing(tx, proposal, outcome)

        if outcome == AGREED:
            undo, at = Undo(proposal.about["count"]), proposal.about["at"]
            told = (say("taken-back", who=who),)
            if await self._turns.undo(proposal.match, undo, at=at, sentences=told, also=close) is not None:
                return
            outcome = "void"
        async with self._db.write() as tx:
            await self._agreements.closing(tx, proposal, outcome)
            said = "takeback-late" if outcome == "void" else "takeback-refused"
            await self._agreements.tell(tx, position, key, say(said, who=who))

    async def turns_back(self, position: Position) -> list[TakeBack]:
        """The last turns a match could be set back to, newest first."""
        return takeback.by_rewind(await journal.entries(self._db.reader, position.match.id))

    async def rewind(self, match: int, user: int, at: int) -> None:
        """The host sets the match back, announced: it does not count any more, and chance falls anew."""
        position = await self._turns.live(match)
        if position.match.host != user:
            raise RuleError("rewind-host")
        if position.match.phase != "playing":
            raise RuleError("game-over")
        turn = next((turn for turn in await self.turns_back(position) if turn.at == at), None)
        if turn is None:
            raise RuleError("rewind-where")
        assert position.match.setup is not None
        rows = await journal.entries(self._db.reader, match)
        undo = Undo(turn.count, journal.transcript(position.match.setup, rows).branch + 1)

        async def unrate(tx: aiosqlite.Connection) -> None:
            await matches.unrate(tx, match)

        host = position.match.seats_of(user)
        told = (say("rewound-by", who=Who(host[0])) if host else say("rewound-all"),)
        done = await self._turns.undo(
            match, undo, at=position.at, sentences=told, also=unrate, misled=turn.whispered
        )
        if done is None:
            raise RuleError("rewind-where")
