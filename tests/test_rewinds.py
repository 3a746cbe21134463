"""Taking back gives nothing away: freely, by consent of the table, or by the host's rewind."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.match import takeback
from bot.match.takeback import TakeBack
from games.core import again, engine
from games.core.engine import Barrier
from games.core.game import Game
from games.core.model import Action, Seat, Transcript, Undo
from storage import journal
from storage.journal import Entry
from tests.kit import rewinds
from tests.kit.playouts import QUICK, matches, play
from tests.kit.samples import quick_and_dense
from tests.kit.subjects import SUBJECTS, Subject
from tests.spikes.dome import Dome
from tests.spikes.dome.state import DomeState
from tests.spikes.reef import Reef, ReefState, ReefView

MORE = {"shore": 7}  # matches for each number of seats: most of what happens there is for good


@quick_and_dense("steps", 15, 40)
@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_what_is_taken_back_gives_nothing_away(subject: Subject, steps: int) -> None:
    found = rewinds.wander(subject.game, matches(subject.game, MORE.get(subject.key, QUICK)), steps)
    assert found.taken["rewind"]
    assert found.taken["free"] + found.taken["consent"] or _mostly_for_good(subject)


def _mostly_for_good(subject: Subject) -> bool:
    """Whether hardly a move of a game can be taken back, because chance falls or something is told."""
    moves = [moment for match in matches(subject.game) for moment, _ in match.moves]
    return sum(moment.barrier is Barrier.HARD for moment in moves) > 0.75 * len(moves)


class DealsHandsToo(Dome):
    def deal_again(self, state: DomeState) -> None:
        again.cards(state.rng, state.deck, *state.hands.values())


class DealsNothing(Dome):
    def deal_again(self, state: DomeState) -> None:
        """Chance alone is new: the deck comes as it would have come."""


class LosesACard(Dome):
    def deal_again(self, state: DomeState) -> None:
        del state.deck[:1]


class ForgetsWhatWasSeen(Reef):
    def deal_again(self, state: ReefState) -> None:
        again.places(state.rng, state.finds, list(state.finds))


class ForgetsWhatIsRemembered(ForgetsWhatWasSeen):
    """What a seat looked at is not shown again: it must remember, and so must a rewind."""

    def view(self, state: ReefState, viewer: Seat | None) -> ReefView:
        return replace(super().view(state, viewer), known={})


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (DealsHandsToo(), "a rewind changed hands"),
        (DealsNothing(), "hidden deck was dealt again in 0 of"),
        (LosesACard(), "totals changed by a rewind"),
        (ForgetsWhatWasSeen(), "view.known differs"),
        (ForgetsWhatIsRemembered(), "knew what a rewind dealt again"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_rewind_that_deals_too_much_or_too_little_is_noticed(game: Game[Any, Any], said: str) -> None:
    assert said in broken(game)


def broken(game: Game[Any, Any]) -> str:
    """What the walks complain of."""
    with pytest.raises(AssertionError) as complaint:
        rewinds.wander(game, [play(game, game.setup(3, f"rewinds-{n}")) for n in range(6)])
    return str(complaint.value)


def test_taking_back_what_was_whispered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takeback, "freely", lambda rows, seat, *, whole_turn: _played(rows, 3))
    assert "was heard and is taken back" in broken(Dome())


def test_agreeing_to_forget_what_was_whispered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = TakeBack(2, 1, (), (Seat(0),))
    monkeypatch.setattr(takeback, "by_consent", lambda rows, seat: heard if _played(rows, 1) else None)
    assert "keep what they were whispered" in broken(Dome())


def test_chance_that_stays_on_its_branch_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = engine.take_back
    monkeypatch.setattr(engine, "take_back", lambda g, taped, undo: right(g, taped, Undo(undo.count)))
    assert "chance falls on branch 0" in broken(Dome())


def test_rows_that_forget_where_a_branch_began_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = engine.replay
    monkeypatch.setattr(engine, "replay", lambda g, taped: right(g, Transcript(taped.setup, taped.actions)))
    assert "the rows lead elsewhere" in broken(Dome())


def test_a_take_back_that_takes_too_little_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = engine.take_back

    def short(game: Game[Any, Any], taped: Transcript, undo: Undo) -> engine.Change[Any]:
        return right(game, taped, undo if undo.branch else Undo(undo.count - 1))

    monkeypatch.setattr(engine, "take_back", short)
    assert "another state" in broken(Dome())


def _played(rows: list[Entry], most: int) -> int:
    return min(most, sum(isinstance(entry.row, Action) for entry in journal.standing(rows)))
