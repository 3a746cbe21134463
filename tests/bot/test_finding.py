"""Tables that wait are found, and whoever wished for one is told of it: once a day, awake, past no block."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match.letters import Call
from bot.table.calls import CALL_AFTER
from local_discord.answers import Answer
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import people, privacy, wishes
from storage.matches import Options, Table
from storage.people import Preferences
from tests.bot.company import ADA, BRUNO, CHIARA, DAY, HOUR, NAMES, Company, company
from tests.bot.evening import Evening

GAME, OTHER, SERVER = "nautilus_island", "the_island", 1


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path / "finding.db") as found:
        await found.calls.wish(BRUNO, "Bruno", SERVER, [GAME])
        yield found


async def opened(table: Company, game: str = GAME, guild: int = SERVER, **options: bool) -> Table:
    """A table of Ada's that has stood long enough for people to be called."""
    kept = Options(**options)  # type: ignore[arg-type]
    match = await table.lobby.open(game, user=ADA, name="Ada", guild=guild, channel=2, options=kept)
    await table.passes(CALL_AFTER)
    return match


async def calls(table: Company, user: int = BRUNO) -> list[int]:
    """The tables somebody was called to."""
    return [call.match for call in await table.letters(Call, f"dm:{user}")]


async def test_whoever_wished_for_a_table_is_called_to_it(table: Company) -> None:
    match = await opened(table)
    assert await calls(table) == [match.id]
    assert await calls(table, CHIARA) == []


async def test_nobody_is_called_to_another_game_or_another_server(table: Company) -> None:
    await opened(table, OTHER)
    await opened(table, guild=2)
    assert await calls(table) == []


async def test_nobody_is_called_twice_within_a_day_however_many_tables_open(table: Company) -> None:
    await table.calls.wish(BRUNO, "Bruno", SERVER, [GAME, OTHER])
    first = await opened(table)
    await table.lobby.cancel(first.id, ADA)
    await opened(table, OTHER)
    await table.calls.wish(BRUNO, "Bruno", SERVER, [OTHER])  # choosing anew does not begin a new day
    await table.lobby.cancel(2, ADA)
    await opened(table, OTHER)
    await table.lobby.cancel(3, ADA)
    assert await calls(table) == [first.id]
    await table.passes(DAY)
    later = await opened(table, OTHER)
    assert await calls(table) == [first.id, later.id]


async def test_whoever_sleeps_is_called_when_the_quiet_hours_are_over(table: Company) -> None:
    hour = int(table.now // HOUR % 24)
    await table.prefers(BRUNO, Preferences(quiet=(hour, (hour + 3) % 24)))
    match = await opened(table)
    assert await calls(table) == []
    await table.passes(3 * HOUR)
    assert await calls(table) == [match.id]


async def test_nobody_wakes_up_to_a_table_that_has_begun(table: Company) -> None:
    hour = int(table.now // HOUR % 24)
    await table.prefers(BRUNO, Preferences(quiet=(hour, (hour + 3) % 24)))
    match = await opened(table)
    await table.lobby.join(match.id, CHIARA, NAMES[CHIARA])
    await table.lobby.start(match.id, ADA)
    await table.passes(4 * HOUR)
    assert await calls(table) == []


@pytest.mark.parametrize(("owner", "blocked"), [(ADA, BRUNO), (BRUNO, ADA)])
async def test_a_block_either_way_keeps_a_call_back(table: Company, owner: int, blocked: int) -> None:
    await table.database.write(people.block, owner, blocked)
    await opened(table)
    assert await calls(table) == []


async def test_nobody_is_called_to_a_private_table(table: Company) -> None:
    await opened(table, private=True)
    assert await calls(table) == []


async def test_a_host_is_not_called_to_their_own_table_nor_somebody_on_vacation(table: Company) -> None:
    await table.calls.wish(ADA, "Ada", SERVER, [GAME])
    await table.reminders.go_away(BRUNO, "Bruno", 3)
    await opened(table)
    assert await calls(table, ADA) == await calls(table) == []


async def test_a_wish_lapses_after_a_year(table: Company) -> None:
    table.now += privacy.KEPT_WISHES + 1
    await table.privacy.sweep()
    assert await table.database.read(wishes.wanting, SERVER, GAME) == []


# -- over the wire --------------------------------------------------------------------------------------


async def wishes_for(pilot: Pilot, *games: str) -> Answer:
    await pilot.slash("tables")
    opened = await pilot.presses("Tell me of new tables")
    return await pilot.person.submit(opened, {"games": list(games)})


async def called(evening: Evening, pilot: Pilot) -> Message:
    """The call in somebody's DM, once a table has stood for a while."""
    evening.box.clock.advance(CALL_AFTER + 1)
    evening.app.scheduler.nudge()
    return await pilot.reads("A table that you wished for", within="dm")


async def test_a_call_comes_by_dm_and_one_press_sits_down(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    assert "Nautilus Island" in (await wishes_for(bruno, GAME)).text
    await ada.slash("play", game=GAME)
    call = await called(evening, bruno)
    assert "Ada" in call.text and "1 of 4 seats" in call.text
    assert "You sit at Nautilus Island" in (await bruno.person.press(call, "Join")).text
    assert (await evening.match()).has(int(bruno.id))


async def test_a_call_can_be_stopped_where_it_arrives(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    await wishes_for(bruno, GAME)
    await ada.slash("play", game=GAME)
    stopped = await bruno.person.press(await called(evening, bruno), "Don't tell me any more")
    assert "no more new tables" in stopped.text
    assert (await evening.app.database.read(privacy.export, int(bruno.id)))["wishes"] == []


async def test_the_list_shows_what_waits_and_joins_by_a_press(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    assert "No table waits" in (await bruno.slash("tables")).text
    await ada.slash("play", game=GAME)
    await ada.slash("play", game=OTHER)
    listed = await bruno.slash("tables")
    assert "Nautilus Island" in listed.text and "The Island" in listed.text and "1 of 4" in listed.text
    assert "You sit at" in (await bruno.presses("Join Nautilus Island · table 1")).text
    assert (await evening.match()).has(int(bruno.id))
    again = (await bruno.slash("tables")).message
    assert again is not None
    second, wish = [button["label"] for button in again.buttons]
    assert second.startswith("Join The Island") and wish == "Tell me of new tables"


async def test_the_list_holds_no_private_table_and_none_of_whom_one_blocks(evening: Evening) -> None:
    ada, bruno, chiara = evening.people("Ada", "Bruno", "Chiara")
    await ada.slash("play", game=GAME, private=True)
    await chiara.slash("play", game=OTHER)
    await bruno.slash("table block", person=chiara.id)
    assert "No table waits" in (await bruno.slash("tables")).text
    assert "The Island" in (await ada.slash("tables")).text


async def test_in_a_dm_one_is_told_where_tables_are(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    await ada.slash("play", game=GAME)
    assert "channels of a server" in (await ada.slash("tables", channel="dm")).text


@pytest.mark.parametrize(
    ("locale", "title", "wish"),
    [
        ("fr", "Les tables qui attendent", "Me prévenir des nouvelles tables"),
        ("it", "I tavoli che aspettano", "Avvisami dei nuovi tavoli"),
    ],
)
async def test_tables_and_wishes_in_other_languages(
    evening: Evening, locale: str, title: str, wish: str
) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    bruno.person.locale = locale
    await ada.slash("play", game=GAME)
    assert title in (await bruno.slash("tables")).text
    form = await bruno.presses(wish)
    told = await bruno.person.submit(form, {"games": [GAME]})
    assert "Nautilus Island" in told.text
