"""Somebody's first match of a game at the table: joined in the middle, guided, told once."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.position import rebuild
from bot.table.practice import Asker, open_first_match
from bot.text.lessons import guide
from games import GAMES
from games.core import codec
from games.core.instincts import Strength
from storage import journal
from storage.matches import Match
from tests.bot.company import ADA, Company, company
from tests.bot.evening import Evening, opens


async def begun(table: Company, game: str) -> Match:
    await open_first_match(table.lobby, game, Asker(ADA, "Ada", 1, 2, "en", 0))
    await table.lobby.start(1, ADA)
    return await table.dealt()


@pytest.mark.parametrize("game", GAMES)
async def test_it_is_told_as_it_stands_and_can_be_replayed(tmp_path: Path, game: str) -> None:
    async with company(tmp_path / "first.db") as table:
        match = await begun(table, game)
        rows = await table.database.read(journal.entries, 1)
        live = await table.live()
        again = rebuild(match, GAMES[game], rows)
        assert codec.encode(again.state) == codec.encode(live.state) and again.asked_at == live.asked_at
        (post,) = await table.posts()
        assert post.begins and len(post.sentences) < 12
        assert await table.letters(object, f"dm:{ADA}") == []


async def test_the_newcomer_has_the_first_seat_and_the_easiest_opponent(tmp_path: Path) -> None:
    async with company(tmp_path / "first.db") as table:
        match = await begun(table, "nautilus")
        assert [player.user for player in match.players] == [ADA, 0]
        assert match.players[1].strength is Strength.EASY
        assert match.options.hints


async def test_the_same_deal_every_time(tmp_path: Path) -> None:
    async with company(tmp_path / "first.db") as table:
        first = await begun(table, "nautilus_island")
        await open_first_match(table.lobby, "nautilus_island", Asker(ADA, "Ada", 1, 2, "en", 7))
        await table.lobby.start(2, ADA)
        assert (await table.dealt(2)).setup == first.setup


async def test_one_press_and_guiding_lines_follow(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    panel = await ada.slash("practise", game="nautilus_island")
    assert panel.message is not None
    await ada.person.press(panel.message, "First match")
    assert "Your first match" in (await ada.reads("The match begins")).text
    led = guide("nautilus_island", "explore", "en")
    assert led is not None and led in (await opens(ada)).text
