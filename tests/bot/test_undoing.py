"""What may be taken back, and by whom, asked of the journals of recorded matches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.match import takeback
from games import GAMES
from games.core import engine, notation
from games.core.model import Action, Event, Say, Seat, Undo
from storage import journal
from storage.journal import Entry

FIXTURES = Path(__file__).parents[1] / "fixtures"
RECORDED = [FIXTURES / name for name in ("the_island/orders_only.txt", "nautilus/all_found.txt")]
RECORDED += [FIXTURES / name / "rewound.txt" for name in GAMES]
ADA, BRUNO = Seat(0), Seat(1)

every_match = pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}/{path.stem}")


@cache
def written_down(path: Path) -> list[Entry]:
    """The journal of a recorded match."""
    transcript = notation.read(path.read_text(encoding="utf-8"))
    history = engine.History(GAMES[transcript.setup.game], transcript.setup)
    found = [Entry(1, None, history.change.events, "hard", True)]
    for at, row in enumerate(transcript.rows, 2):
        forced = engine.forced(history.change.asked) == row
        change = history.add(row)
        found.append(Entry(at, row, change.events, change.barrier.value, change.settled, forced))
    return found


def beginnings(path: Path) -> Iterator[list[Entry]]:
    """The journal as it was after some of its rows."""
    rows = written_down(path)
    return (rows[:length] for length in range(1, len(rows) + 1, 13))


def row(at: int, seat: Seat, barrier: str = "none", *, settled: bool = False, forced: bool = False) -> Entry:
    """An action that tells the table its own number."""
    return Entry(at, Action(seat, "act", ()), (Event(Say(f"row-{at}")),), barrier, settled, forced)


DEAL = Entry(1, None, (Event(Say("dealt")),), "hard", True)


@every_match
def test_what_goes_by_consent_reaches_back_to_the_own_choice_and_past_nothing_hard(path: Path) -> None:
    met, soft = 0, any(entry.barrier != "hard" for entry in written_down(path))
    for rows in beginnings(path):
        standing = journal.standing(rows)
        for seat in (ADA, BRUNO):
            found = takeback.by_consent(rows, seat)
            mine = [n for n, e in enumerate(standing) if _chosen(e) and e.row.seat == seat]  # type: ignore[union-attr]
            gone = standing[mine[-1] :] if mine else standing
            if any(entry.barrier == "hard" for entry in gone):
                assert found is None
                continue
            assert found is not None
            assert (found.at, found.count, found.whispered) == (gone[0].at, len(gone), ())
            met += 1
    assert met or not soft


@every_match
def test_every_turn_of_a_rewind_begins_with_a_choice_and_takes_all_since(path: Path) -> None:
    for rows in beginnings(path):
        standing, turns = journal.standing(rows), takeback.by_rewind(rows)
        by_at = {entry.at: entry for entry in standing}
        assert len(turns) <= takeback.MOST_TURNS
        assert [turn.at for turn in turns] == sorted((turn.at for turn in turns), reverse=True)
        for turn in turns:
            assert _chosen(by_at[turn.at])
            gone = [entry for entry in standing if entry.at >= turn.at and isinstance(entry.row, Action)]
            assert turn.count == len(gone)
            heard = {s for entry in gone for e in entry.events if not e.tidies for s in e.audience or ()}
            assert turn.whispered == tuple(sorted(heard))


@every_match
def test_the_turns_of_a_rewind_say_what_the_channel_was_told_and_no_more(path: Path) -> None:
    for rows in beginnings(path):
        turns = takeback.by_rewind(rows, most=len(rows))
        told = max((entry.at for entry in rows if entry.settled), default=0)
        while told < len(rows) and rows[told].forced:
            told += 1
        known = [entry for entry in journal.standing(rows)[1:] if turns and turns[-1].at <= entry.at <= told]
        said = [event.say for entry in known for event in entry.events if event.audience is None]
        assert [sentence for turn in reversed(turns) for sentence in turn.said] == said


@pytest.mark.programs
@every_match
def test_a_match_comes_back_to_any_turn_offered(path: Path) -> None:
    rows = written_down(path)
    transcript = notation.read(path.read_text(encoding="utf-8"))
    game = GAMES[transcript.setup.game]
    for turn in takeback.by_rewind(rows):
        change = engine.take_back(game, transcript, Undo(turn.count, transcript.branch + 1))
        first = next(entry.row for entry in rows if entry.at == turn.at)
        assert isinstance(first, Action)
        assert engine.check(change.asked, change.state, first).seat == first.seat
        assert engine.forced(change.asked) is None


def test_a_seat_takes_back_its_own_clicks_up_to_a_barrier() -> None:
    rows = [DEAL, row(2, ADA, "soft"), row(3, BRUNO), row(4, BRUNO), row(5, BRUNO, forced=True)]
    assert takeback.freely(rows, BRUNO, whole_turn=False) == 2
    assert takeback.freely(rows, BRUNO, whole_turn=True) == 3
    assert takeback.freely(rows, ADA, whole_turn=True) == 0


def test_consent_takes_others_clicks_with_the_own_choice_and_shows_what_was_told() -> None:
    rows = [DEAL, row(2, ADA, "soft", settled=True), row(3, BRUNO)]
    found = takeback.by_consent(rows, ADA)
    assert found == takeback.TakeBack(at=2, count=2, said=(Say("row-2"),), whispered=())


def test_nothing_goes_by_consent_behind_a_branch_of_chance() -> None:
    rows = [DEAL, row(2, ADA), row(3, BRUNO, "hard"), Entry(4, Undo(1, 1), (), "hard", True)]
    assert takeback.by_consent(rows, ADA) is None
    assert takeback.freely(rows, ADA, whole_turn=True) == 0
    assert takeback.by_consent([*rows, row(5, BRUNO)], ADA) is None
    assert [turn.at for turn in takeback.by_rewind(rows)] == [2]


def test_forced_rows_go_with_the_choice_that_brought_them_about() -> None:
    rows = [
        DEAL,
        row(2, ADA, forced=True),
        row(3, ADA),
        row(4, BRUNO, forced=True, settled=True),
        row(5, ADA),
    ]
    assert [(turn.at, turn.count, turn.said) for turn in takeback.by_rewind(rows)] == [
        (5, 1, ()),
        (3, 3, (Say("row-3"), Say("row-4"))),
    ]


def test_a_forced_row_is_told_with_the_turn_it_followed() -> None:
    rows = [DEAL, row(2, ADA, settled=True), row(3, BRUNO, forced=True), row(4, BRUNO)]
    assert [turn.said for turn in takeback.by_rewind(rows)] == [(), (Say("row-2"), Say("row-3"))]


def _chosen(entry: Entry) -> bool:
    return isinstance(entry.row, Action) and not entry.forced
