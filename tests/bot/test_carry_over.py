"""A database of the version before: its running matches are carried over to today's rules and played on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.cli.__main__ import main
from bot.match import carry_over
from bot.match.carry_over import carry_over_all
from bot.match.turns import Picked
from bot.ops import compatibility
from games import GAMES
from games.core import codec
from games.core.model import Action, RuleError, Seat, Transcript, Undo
from storage import journal, keeping
from storage.matches import Phase
from storage.transaction import Transaction
from tests.bot.company import ADA, NAMES, Company, company
from tests.kit.former import GAMES_CARRIED, old_match, old_matches, store

HALF = 60  # rows: the middle of a match of every game


def a_match(game: str) -> Transcript:
    return old_match(next(path for path in old_matches(game) if path.stem == "one_leaves"))


async def with_old_matches(people: Company, rows: int = HALF) -> None:
    """The matches 1 to 3, one of each game."""
    for game in GAMES_CARRIED:
        await people.database.write(store, a_match(game), rows, NAMES)


async def everything(people: Company) -> list[list[dict[str, object]]]:
    tables = ("matches", "journal", "snapshots", "outbox", "deadlines", "clocks", "datasets")
    return [
        [dict(row) for row in await people.database.read(Transaction.all, f"SELECT * FROM {t}")]
        for t in tables
    ]


@pytest.mark.parametrize("rows", [0, 1, HALF])
async def test_running_matches_of_older_rules_are_played_on(tmp_path: Path, rows: int) -> None:
    async with company(tmp_path / "old.db") as people:
        await with_old_matches(people, rows)
        assert await carry_over_all(people.database, lambda: people.now) == len(GAMES_CARRIED)
        for number, game in enumerate(GAMES_CARRIED, 1):
            match = await people.dealt(number)
            assert match.setup.rules == GAMES[game].meta.rules
            for _ in range(20):
                if (await people.match(number)).phase == Phase.PLAYING:  # by silence alone some end soon
                    assert (await people.plays(number)).kind == "played"
            assert (await people.match(number)).at > match.at
        assert (await people.database.read(compatibility.replay_all)).broken == ()


async def test_they_are_carried_over_once(tmp_path: Path) -> None:
    async with company(tmp_path / "old.db") as people:
        await with_old_matches(people)
        await carry_over_all(people.database, lambda: people.now)
        before = await everything(people)
        assert await carry_over_all(people.database, lambda: people.now) == 0
        assert await everything(people) == before


async def test_a_panel_from_before_is_an_old_one(tmp_path: Path) -> None:
    async with company(tmp_path / "old.db") as people:
        await with_old_matches(people)
        before = (await people.match()).at
        await carry_over_all(people.database, lambda: people.now)
        position = await people.live()
        assert position.at == position.match.at > before
        (decision,) = position.asked
        user = position.match.in_seat(decision.seat).user
        click = Picked(1, user, decision.seat, before, decision.default, 77)
        assert (await people.turns.take(click)).kind == "stale"


async def test_what_was_taken_back_is_gone_and_numbers_only_grow(tmp_path: Path) -> None:
    async with company(tmp_path / "old.db") as people:
        old = a_match("nautilus_island")
        rows = (*old.rows[:9], Undo(1), old.rows[8], old.rows[9])
        number = await people.database.write(store, replace(old, rows=rows), len(rows), NAMES)
        await carry_over_all(people.database, lambda: people.now)
        found = await people.database.read(journal.entries, number)
        assert not any(isinstance(entry.row, Undo) for entry in found)
        numbers = [entry.at for entry in found]
        assert numbers == sorted(set(numbers))
        assert numbers[-1] == len(rows) + 2


async def test_the_table_is_shown_how_it_stands_and_old_letters_can_be_drawn(tmp_path: Path) -> None:
    async with company(tmp_path / "old.db") as people:
        await with_old_matches(people)
        await carry_over_all(people.database, lambda: people.now)
        for number, game in enumerate(GAMES_CARRIED, 1):
            old, mended = await people.posts(number)
            assert [said.name for said in mended.sentences] == ["rules-mended"]
            assert mended.silent
            for post in (old, mended):
                codec.decode(GAMES[game].view_type, post.view)


async def test_killed_in_the_middle_of_a_match_nothing_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def die(*_: object) -> None:
        raise Killed

    async with company(tmp_path / "old.db") as people:
        await with_old_matches(people)
        before = await everything(people)
        with monkeypatch.context() as patch, pytest.raises(Killed):
            patch.setattr(carry_over, "_renew_letters", die)  # the journal is written by then
            await carry_over_all(people.database, lambda: people.now)
        assert await everything(people) == before
        assert await carry_over_all(people.database, lambda: people.now) == len(GAMES_CARRIED)


async def spoiled(people: Company) -> None:
    """The first of the matches has an answer that no rules ever knew."""
    await with_old_matches(people)
    rows = await people.database.read(journal.entries, 1)
    wrong = replace(rows[3], row=Action(Seat(0), "fly", ("to:the-moon",)))
    await people.database.write(journal.replace, 1, [(r, 0.0) for r in (*rows[:3], wrong, *rows[4:])])


async def test_a_match_that_cannot_be_carried_over_is_left_and_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with company(tmp_path / "old.db") as people:
        await spoiled(people)
        assert await carry_over_all(people.database, lambda: people.now) == len(GAMES_CARRIED) - 1
        assert "table 1 cannot be played on" in caplog.text
        assert "fly to:the-moon" in caplog.text
        assert (await people.dealt()).setup.rules == 1
        with pytest.raises(RuleError, match="older-rules"):
            await people.turns.seen_by(1, ADA)


def check(database: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setenv("BATHYSPHERE_DATABASE", str(database))
    return main(["check"])


@pytest.mark.sqlite
async def test_the_check_says_what_will_be_carried_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.db"
    async with company(path) as people:
        await with_old_matches(people)
    assert await asyncio.to_thread(check, path, monkeypatch) == 0
    assert "3 of them will be carried over to today's rules when the bot starts." in capsys.readouterr().out


@pytest.mark.sqlite
async def test_the_check_names_a_match_that_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.db"
    async with company(path) as people:
        await spoiled(people)
    assert await asyncio.to_thread(check, path, monkeypatch) == 1
    assert "BREAKS table 1 (nautilus): today's rules do not lead on to" in capsys.readouterr().out
    with keeping.reading(path) as tx:
        assert compatibility.replay_all(tx).carried == 2
