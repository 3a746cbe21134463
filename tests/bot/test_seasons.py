"""Seasons: everybody meets everybody, tables open by themselves, absences are survived."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.match.deadlines import RoundEnds
from bot.match.seasons import rounds
from bot.table.seasons import SeasonState
from games.core.model import RuleError
from local_discord.box import Box
from storage import matches
from storage.seasons import SeasonPhase
from tests.bot.births import Births, line_of
from tests.bot.company import DAY, Company, company
from tests.bot.evening import Evening, all_said, patient
from tests.bot.season_club import EIGHT, both_move, loses, opened

SHOWN = ("bot/door/delivery.py", "self._db.write(matches.set_message, match.id, message)")


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path / "seasons.db") as found:
        yield found


def lines(state: SeasonState) -> list[tuple[int, int, int, int, int]]:
    """Rank, place of joining, points, won, lost."""
    return [(line.rank, line.place, line.points, line.won, line.lost) for line in state.lines]


@pytest.mark.parametrize("count", range(2, 17))
def test_everybody_meets_everybody_once_and_nobody_twice_in_a_round(count: int) -> None:
    found = rounds(count)
    assert sorted(pair for each in found for pair in each) == [*combinations(range(1, count + 1), 2)]
    for each in found:
        met = [place for pair in each for place in pair]
        assert len(met) == len({*met})


async def test_a_season_of_eight_ends_with_the_right_table(club: Company) -> None:
    """Whoever joined earlier wins; the last two are too slow, and the fifth leaves after round 3."""
    season = await opened(club, 8)
    await club.seasons.begin(season)
    slow = 0
    for number in range(1, 8):
        state = await club.seasons.state(season)
        assert (state.round, state.rounds) == (number, 7)
        for pair in [meeting.pair for meeting in state.meetings if meeting.pair.round == number]:
            if pair.match is None:
                assert number > 3 and 5 in (pair.one, pair.other) and pair.won not in (5, None)
            elif (pair.one, pair.other) == (7, 8):
                slow += 1
                await both_move(club, pair)
            else:
                await loses(club, pair, max(pair.one, pair.other))
        if number == 3:
            await club.seasons.leave(season, EIGHT[4])
        await club.passes(7 * DAY)
    state = await club.seasons.state(season)
    assert state.season.phase is SeasonPhase.OVER and slow == 1
    before = [m.pair for m in state.meetings if m.pair.round <= 3 and 5 in (m.pair.one, m.pair.other)]
    fifth = sum(min(pair.one, pair.other) == 5 for pair in before)  # won before leaving
    expected = {1: 7, 2: 6, 3: 5, 4: 4, 5: fifth, 6: 2, 7: 0, 8: 0}
    for place in (6, 7, 8):  # a win for each of those who met the fifth too late
        expected[place] += all(place not in (pair.one, pair.other) for pair in before)
    assert {line.place: line.won for line in state.lines} == expected
    assert {line.place: line.points for line in state.lines} == {p: 2 * won for p, won in expected.items()}
    assert {line.place: line.undecided for line in state.lines if line.undecided} == {7: 1, 8: 1}
    assert [line.place for line in state.lines][:4] == [1, 2, 3, 4]


async def test_a_season_refuses_kindly(club: Company) -> None:
    season = await opened(club, 2)
    for refused, why in (
        (club.seasons.begin(season), "season-few"),
        (club.seasons.join(season, EIGHT[0], "Player"), "season-joined"),
        (club.seasons.leave(season, 999), "season-not-in"),
        (club.seasons.join(77, EIGHT[0], "Player"), "season-none"),
    ):
        with pytest.raises(RuleError, match=why):
            await refused
    await club.seasons.join(season, EIGHT[2], "Player 103")
    await club.seasons.begin(season)
    for refused in (club.seasons.begin(season), club.seasons.join(season, 999, "Late")):
        with pytest.raises(RuleError, match="season-begun"):
            await refused


async def test_a_round_is_opened_with_its_tables_and_letters_or_not_at_all(
    club: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failure while the second of two tables is dealt leaves nothing behind; the deadline tries again."""
    season = await opened(club, 5)
    await club.seasons.begin(season)
    deal, dealt = club.turns.begin_in, 0

    def fails(*given: Any) -> None:
        nonlocal dealt
        dealt += 1
        if dealt == 2:
            raise OSError("the disk is full")
        deal(*given)

    monkeypatch.setattr(club.turns, "begin_in", fails)
    with pytest.raises(OSError, match="full"):
        await club.seasons.round_ends(0, RoundEnds(season, 1))
    state = await club.seasons.state(season)
    assert state.round == 1 and len(state.meetings) == 2
    await club.passes(7 * DAY)
    state = await club.seasons.state(season)
    assert state.round == 2 and len(state.meetings) == 4


@pytest.mark.programs
@pytest.mark.parametrize("away", [0.0, 3600.0], ids=["at once", "after an hour"])
async def test_death_between_showing_a_table_and_knowing_its_message_doubles_nothing(
    tmp_path: Path, births: Births, away: float
) -> None:
    box = await Box.start()
    database = tmp_path / "killed.db"
    ada, bruno, chiara = (patient(box, name) for name in ("Ada", "Bruno", "Chiara"))
    try:
        file, text = SHOWN
        async with births.bot(box.url, database, files=[file], die=line_of(file, text)) as death:
            await ada.slash("season", game="nautilus_island")
            for pilot in (ada, bruno, chiara):
                await pilot.presses("Join")
            press = asyncio.create_task(ada.presses("Begin the season"))
            assert await death == -9, "it was to die"
            press.cancel()
            await asyncio.gather(press, return_exceptions=True)
        box.clock.advance(away)
        app = await App.start(Config(LOCAL_TOKEN, database, box.url), now=box.clock.now)
        try:
            await all_said(box, app)
            match = await app.database.read(matches.get, 1)
        finally:
            await app.stop()
        assert match is not None and match.thread is not None and match.thread == match.message
        tables = [m for m in box.people[-1].sees(str(match.channel)) if "** · table 1\n" in m.text]
        assert [int(message.id) for message in tables] == [match.message]
    finally:
        await box.stop()
    assert box.violations == []


async def test_a_season_over_the_wire(evening: Evening) -> None:
    ada, bruno, chiara = evening.people("Ada", "Bruno", "Chiara")  # Ada owns the server
    assert "Only moderators" in (await bruno.slash("season", game="nautilus_island")).text
    await ada.slash("season", game="nautilus_island", days=2)
    for pilot in (ada, bruno, chiara):
        await pilot.presses("Join")
    assert "Only moderators" in (await bruno.presses("Begin the season")).text
    await ada.presses("Begin the season")
    await evening.all_said()
    match = await evening.match(1)
    assert match.thread is not None and match.thread == match.message
    await ada.reads("Round 1 of 3", within="table")
    loser = next(pilot for pilot in (ada, bruno, chiara) if match.has(int(pilot.id)))
    await loser.slash("table resign", table="1")
    await loser.presses("Yes, I give up")
    board = await ada.reads("won 1, drawn 0, lost 0", within="table")
    assert f"**{loser.name}** · 0 points (won 0, drawn 0, lost 1" in board.text
    for number in (2, 3):
        evening.box.clock.advance(2 * DAY)
        evening.app.scheduler.nudge()
        await ada.reads(f"Round {number} of 3", within="table")
    evening.box.clock.advance(2 * DAY)
    evening.app.scheduler.nudge()
    await ada.reads("The season is over", within="table")
