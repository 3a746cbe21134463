"""How many tables, seats and people there may be, and who is kept from a table."""

from __future__ import annotations

import pytest

from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.table import admission
from tests.bot.evening import Evening
from tests.bot.forms import changes

pytestmark = pytest.mark.programs  # test_tables and test_looking have the quick stories


async def test_a_table_has_no_fewer_seats_than_are_taken(evening: Evening) -> None:
    first, second, third = evening.people("Ada", "Bruno", "Chiara")
    await first.slash("play", game="nautilus_island")
    for other in (second, third):
        await other.presses("Join")
        await other.reads("You sit at")
    assert "3 seats are taken already" in (await changes(first, size="2")).text
    assert (await evening.match()).options.size is None


async def test_one_person_may_take_several_seats_where_the_table_says_so(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    await first.slash("play", game="nautilus_island")
    assert "sit at this table already" in (await first.presses("Join")).text
    await changes(first, boxes=["shared"])
    assert "would you like one more" in (await first.presses("Join")).text
    assert len((await evening.match()).players) == 1, "no second seat without a word"
    assert "one more seat" in (await first.presses("Take one more seat")).text
    await first.presses("Start")
    await first.reads("it's your turn")
    match = await evening.match()
    assert match.seats_of(int(first.id)) == (0, 1)
    assert await evening.plays(first)
    assert (await evening.match()).phase == "ended", "one panel leads through both seats to the end"


async def test_at_home_in_the_box_one_person_may_always_take_several_seats(evening: Evening) -> None:
    await evening.stop_bot()
    home = Config(LOCAL_TOKEN, evening.database, evening.box.url, several_seats=True)
    evening.app = await App.start(home, now=evening.box.clock.now)
    (first,) = evening.people("Ada")
    await first.slash("play", game="nautilus_island")
    await first.reads("One person may take several seats.")
    await first.presses("Join")
    await first.presses("Take one more seat")
    await first.presses("Start")
    await first.reads("it's your turn")


async def test_how_many_may_play_is_said_as_the_table_says_it(evening: Evening) -> None:
    refused = await evening.people("Ada")[0].slash("play", game="nautilus_island", seats=7)
    assert "it is for 2–4 players" in refused.text


async def test_nobody_floods_a_channel_with_tables(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    for _ in range(3):
        await first.slash("play", game="nautilus_island")
    assert "3 tables waiting already" in (await first.slash("play", game="nautilus_island")).text


async def test_nobody_sits_at_more_matches_than_anyone_can_play(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admission, "RUNNING", 1)
    pilots = await evening.open_table("Ada", "Bruno")
    (third,) = evening.people("Chiara")
    assert "1 match" in (await pilots[0].slash("play", game="nautilus_island")).text
    await third.slash("play", game="nautilus_island")
    assert "1 match" in (await pilots[1].presses("Join")).text


async def test_a_channel_holds_so_many_waiting_tables(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admission, "IN_CHANNEL", 1)
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island")
    assert (await second.slash("play", game="nautilus_island")).ephemeral
    assert not (await second.slash("play", channel="lounge", game="nautilus_island")).ephemeral


async def test_a_blocked_person_is_kept_from_my_tables(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    await first.slash("table block", person=second.id)
    await first.slash("play", game="nautilus_island")
    assert "by invitation" in (await second.presses("Join")).text
    await first.slash("table block", person=second.id, off=True)
    await second.presses("Join")
    await second.reads("You sit at")
