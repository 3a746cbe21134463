"""Random play with random take-backs: free ones, by consent of the table, and the host's rewinds.

A walk begins somewhere in a match of the kit. What is taken back freely or by consent must bring back the
very state there was, with nothing whispered or revealed in between. A rewind must bring back all that anybody
saw, knew or held, and deal the rest again. In the end the rows, as bytes and as text, must lead to where the
walk is.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.match import takeback
from games.core import codec, engine, notation
from games.core.game import Game, Secrecy
from games.core.model import Row, Seat, Setup, Transcript, Undo
from games.core.rng import Rng
from storage import journal
from storage.journal import Entry
from tests.kit.playouts import BOUND, Chooser, Match, at_random
from tests.kit.worlds import ENOUGH, MOVED, Sight, difference, who

STEPS = 20
SHARE = 0.3  # of steps that take something back
NOTHING_TO_DEAL = {
    ("nautilus", "spare"),  # missions stay with those who hold them, so the ones left over are settled
    ("underwater_cities", "box"),  # cards that left the match: their order means nothing
}


@dataclass
class Findings:
    """What was taken back how often, and what rewinds dealt again."""

    taken: Counter[str] = field(default_factory=Counter)
    could_move: Counter[str] = field(default_factory=Counter)  # by hidden field
    moved: Counter[str] = field(default_factory=Counter)

    def check(self) -> None:
        for name, count in self.could_move.items():
            share = f"hidden {name} was dealt again in {self.moved[name]} of {count} rewinds"
            assert count < ENOUGH or self.moved[name] >= MOVED * count, share


def wander(game: Game[Any, Any], matches: list[Match], steps: int = STEPS) -> Findings:
    """A walk through each match; an AssertionError says what is broken."""
    findings = Findings()
    for match in matches:
        walk = _Walk(game, match, findings)
        for _ in range(steps):
            walk.step()
        walk.leads_here()
    findings.check()
    return findings


def rewound(game: Game[Any, Any], setup: Setup, choose: Chooser) -> Transcript:
    """A match to its end with three rewinds, two of them back behind the one before."""
    history: engine.History[Any] = engine.History(game, setup)
    rows: list[Row] = []
    for branch, (played, undone) in enumerate(((24, 9), (12, 18), (8, 10), (BOUND, 0)), 1):
        stop = len(rows) + played
        while len(rows) < stop and not history.change.state.ending:
            rows.append(choose(history.change.asked))
            history.add(rows[-1])
        standing = Transcript(setup, tuple(rows)).actions
        if undone and len(standing) > 1:
            rows.append(Undo(min(undone, len(standing) - 1), branch))  # a short match goes back less far
            history.add(rows[-1])
    return Transcript(setup, tuple(rows))


class _Walk:
    def __init__(self, game: Game[Any, Any], match: Match, findings: Findings) -> None:
        self.game, self.match, self.findings = game, match, findings
        self.dice = Random(f"{match.setup.seed}/rewinds")
        self.rows: list[Row] = []
        self.entries = [Entry(1, None, match.opening, "hard", True)]
        self.moments = [match.moments[0].data]  # by the number of standing actions
        self.change = engine.start(game, match.setup)
        first = int(len(match.moments) * self.dice.random() ** 2)  # more often early than late
        for moment in match.moments[:first]:
            assert moment.action
            self._play(moment.action)

    def __str__(self) -> str:
        return f"{self.match} after {len(self.rows)} rows"

    def step(self) -> None:
        """Play on, or take something back if there is something to take back in the way chosen."""
        if self.change.state.ending or self.dice.random() < SHARE:
            self.dice.choice((self._freely, self._by_consent, self._by_rewind))()
        else:
            self._play(at_random(self.change.asked, self.dice))

    def leads_here(self) -> None:
        """Check that the rows, and what stands of them, replay from bytes and text to the present state."""
        transcript = Transcript(self.match.setup, tuple(self.rows))
        taped = notation.read(notation.write(transcript))
        assert taped == transcript, f"{self}: notation"
        assert codec.decode(Transcript, codec.encode(transcript)) == transcript, f"{self}: bytes"
        standing = Transcript(taped.setup, taped.standing)
        assert notation.read(notation.write(standing)) == standing, f"{self}: notation of what stands"
        history: engine.History[Any] = engine.History(self.game, taped.setup)
        for row in taped.rows:
            history.add(row)
        for how, state in (
            ("the rows", engine.replay(self.game, taped).state),
            ("what stands", engine.replay(self.game, standing).state),
            ("row by row", history.change.state),
        ):
            assert codec.encode(state) == self.moments[-1], f"{self}: {how} lead elsewhere"

    def _play(self, action: Any) -> None:
        forced = engine.forced(self.change.asked) == action
        self.change = engine.play_on(self.game, self.change.state, action, self.change.asked)
        self._write(action, forced)
        self.moments.append(codec.encode(self.change.state))

    def _write(self, row: Row, forced: bool = False) -> None:
        change = self.change
        self.rows.append(row)
        at = len(self.entries) + 1
        self.entries.append(Entry(at, row, change.events, change.barrier.value, change.settled, forced))

    def _freely(self) -> None:
        for seat in self.change.state.everyone:
            count = takeback.freely(self.entries, seat, whole_turn=self.dice.random() < 0.5)
            if count:
                self._same_as_before("free", count)
                return

    def _by_consent(self) -> None:
        found = takeback.by_consent(self.entries, Seat(self.dice.randrange(self.match.setup.seats)))
        if found:
            assert not found.whispered, f"{self}: {found.whispered} keep what they were whispered"
            self._same_as_before("consent", found.count)

    def _same_as_before(self, kind: str, count: int) -> None:
        """Take back, and check that nobody had learned a secret since and the state is the former one."""
        self._nothing_learned(count)
        self._take_back(Undo(count))
        self.findings.taken[kind] += 1
        before = codec.decode(self.game.state_type, self.moments[-1])
        assert codec.encode(self.change.state) == self.moments[-1], f"{self}: {kind}: another state"
        self._looks_alike(before)

    def _nothing_learned(self, count: int) -> None:
        gone = journal.standing(self.entries)[-count:]
        for event in (event for entry in gone for event in entry.events):
            secret = event.reveals or (event.audience is not None and not event.tidies)
            assert not secret, f"{self}: {event.say.name} was heard and is taken back"

    def _by_rewind(self) -> None:
        turns = takeback.by_rewind(self.entries)
        if not turns:
            return
        branch = Transcript(self.match.setup, tuple(self.rows)).branch + 1
        self._take_back(Undo(self.dice.choice(turns).count, branch))
        self.findings.taken["rewind"] += 1
        before, state = codec.decode(self.game.state_type, self.moments[-1]), self.change.state
        assert state.rng.branch == branch, f"{self}: chance falls on branch {state.rng.branch}"
        assert not self.game.flaws(state), f"{self}: {self.game.flaws(state)}"
        assert self.game.totals(state) == self.game.totals(before), f"{self}: totals changed by a rewind"
        self._kept(before)
        self._looks_alike(before)
        self._remembered(before)
        self.moments[-1] = codec.encode(state)

    def _take_back(self, undo: Undo) -> None:
        transcript = Transcript(self.match.setup, tuple(self.rows))
        self.change = engine.take_back(self.game, transcript, undo)
        self._write(undo)
        del self.moments[len(self.moments) - undo.count :]

    def _looks_alike(self, before: Any) -> None:
        then, now = Sight(self.game, before), Sight(self.game, self.change.state)
        for viewer in (None, *before.everyone):
            found = difference(then.look(viewer), now.look(viewer))
            assert not found, f"{self}: to {who(viewer)}, {found}"

    def _kept(self, before: Any) -> None:
        """Check that what anyone holds stays; count how often what is hidden from all was dealt again."""
        for name, secrecy in self.game.secrecy.items():
            was, now = getattr(before, name), getattr(self.change.state, name)
            if secrecy is not Secrecy.NOBODY:
                assert now == was, f"{self}: a rewind changed {name}: {was} / {now}"
            elif name != "rng" and was and (self.game.meta.key, name) not in NOTHING_TO_DEAL:
                self.findings.could_move[name] += 1
                self.findings.moved[name] += now != was

    def _remembered(self, before: Any) -> None:
        """Check that a rewind kept all that anybody knows: dealing the rest again gives equal states."""
        for viewer in (None, *before.everyone):
            one, other = codec.copy(before), codec.copy(self.change.state)
            for state in (one, other):
                self.game.resample(state, viewer, Rng("same"))
                state.rng = Rng("same")
            assert one == other, f"{self}: {who(viewer)} knew what a rewind dealt again"
