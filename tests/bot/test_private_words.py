"""What only one person may see: opened with care, remembered when closed, silent when it can wait."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from bot import limits
from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.door.channels import BREAKER_SECONDS, Channels, Parked
from bot.door.compose import Letters
from bot.door.preferences import PreferenceCache
from bot.match.commit import UNSEEN_AFTER
from bot.match.letters import Whisper
from bot.text.pictures import Pictures
from games.core import codec
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import outbox
from storage.transaction import Transaction
from tests.bot.company import ADA, BRUNO, company
from tests.bot.evening import Evening, Offer

SILENT = 1 << 12
DAY = 86400.0
OPENING = r"/users/@me/channels$"


def the_bow(offer: Offer) -> list[str]:
    """The last column has a hidden pile: what is found there is whispered."""
    return offer.keys[-1:]


async def found_something(evening: Evening, pilots: list[Pilot]) -> tuple[Pilot, Message]:
    """Whoever must move gathers at the bow and does not see what they found there; the DM about it."""
    mover = await evening.on_turn(pilots)
    await evening.misses(mover, the_bow)
    return mover, await mover.reads("You found", within="dm")


def openings(evening: Evening) -> int:
    return sum(call.path.endswith("/users/@me/channels") for call in evening.box.log)


async def test_no_more_strangers_are_written_to_in_a_day_than_the_settings_allow(evening: Evening) -> None:
    channels = Channels(evening.app.database, evening.app.client, evening.box.clock.now, new_dms_a_day=1)
    one, two = (int(pilot.id) for pilot in evening.people("Ada", "Bruno"))
    assert await channels.dm(one)
    with pytest.raises(Parked, match=outbox.LATER):
        await channels.dm(two)
    evening.box.clock.advance(DAY)
    assert await channels.dm(two)


async def test_whoever_joins_is_no_stranger(evening: Evening) -> None:
    await evening.stop_bot()
    none = Config(LOCAL_TOKEN, evening.database, evening.box.url, new_dms_a_day=0)
    evening.app = await App.start(none, now=evening.box.clock.now)
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island")
    await second.presses("Join")
    for pilot in (first, second):
        await pilot.reads("You joined", within="dm")


async def test_when_discord_says_too_fast_no_dm_is_opened_for_an_hour(evening: Evening) -> None:
    evening.box.faults.refuse("POST", OPENING, status=400, code=limits.DMS_TOO_FAST)
    first, second, third = evening.people("Ada", "Bruno", "Chiara")
    await first.slash("play", game="nautilus_island")
    await first.reads("I can't send you a DM")
    await second.presses("Join")
    await second.reads("I can't send you a DM")
    assert openings(evening) == 1, "the second was not even tried"
    evening.box.clock.advance(BREAKER_SECONDS + 1)
    await third.presses("Join")
    await third.reads("You joined", within="dm")


async def test_what_was_found_comes_without_a_sound_and_names_the_table(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    _, told = await found_something(evening, pilots)
    assert told["flags"] & SILENT, "the turn has gone on to somebody else"
    assert "Nautilus Island" in told.text and "table 1" in told.text
    assert told.pictures[0]["filename"] == "hand.png"


async def test_what_the_answer_to_a_click_showed_is_not_sent_again(evening: Evening) -> None:
    mover = await evening.on_turn(await evening.open_table("Ada", "Bruno"))
    await evening.plays(mover, the_bow)
    await mover.reads("You found")
    await evening.all_answered()
    evening.box.clock.advance(UNSEEN_AFTER + 1)
    await evening.app.scheduler.fire()
    await evening.all_said()
    assert len(mover.person.dm) == 1, "the greeting alone"


@pytest.mark.parametrize(
    ("hours", "silent"), [(lambda hour: f"{hour}-{(hour + 2) % 24}", True), (lambda hour: "off", False)]
)
async def test_in_quiet_hours_even_your_turn_makes_no_sound(
    evening: Evening, hours: Callable[[int], str], silent: bool
) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    hour = int(evening.box.clock.now() // 3600 + 2) % 24
    for pilot in pilots:
        await pilot.slash("settings me", quiet=hours(hour))
    evening.box.clock.advance(7200.0)  # no live evening: the post would ring
    mover = await evening.on_turn(pilots)
    await evening.plays(mover)
    other = await evening.on_turn(pilots)
    post = await other.reads(f"<@{other.id}>, it's your turn", within=str((await evening.match()).thread))
    assert bool(post["flags"] & SILENT) == silent


async def test_a_dm_that_is_open_again_is_written_to_once_they_speak_there(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    mover.person.dms_open = False
    await evening.misses(mover, the_bow)
    await evening.until_parked()
    mover.person.dms_open = True
    await mover.slash("hand", table="1", channel="dm")
    await mover.reads("You found", within="dm")


async def test_a_dm_that_is_open_again_gets_no_old_news(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    mover.person.dms_open = False
    await evening.misses(mover, the_bow)
    await evening.until_parked()
    while (now := await evening.mover(pilots)) is not mover:
        assert now is not None
        await evening.plays(now)
    await evening.plays(mover)  # they have seen how things stand
    mover.person.dms_open = True
    await mover.slash("hand", table="1", channel="dm")
    await evening.all_said()
    assert not any("You found" in message.text for message in mover.person.dm)


async def test_a_dm_that_cannot_be_opened_at_all_is_parked(evening: Evening) -> None:
    evening.box.faults.refuse("POST", OPENING, status=400, code=50033, times=100)
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.misses(mover, the_bow)
    await evening.until_parked()


async def test_a_dm_speaks_the_language_of_its_readers_app(evening: Evening) -> None:
    for person in evening.box.people:
        person.locale = "fr"
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.misses(mover, the_bow)
    told = await mover.reads("Vous trouvez", within="dm")
    assert [button["label"] for button in told.buttons] == ["À vous", "Ma main", "Regarder"]


async def test_what_is_opened_in_the_dm_does_not_stay_there(evening: Evening) -> None:
    mover, told = await found_something(evening, await evening.open_table("Ada", "Bruno"))
    for button in ("My hand", "Your turn"):
        assert (await mover.person.press(told, button)).ephemeral, "else it could be read when it may not be"


async def test_a_dm_on_your_turn_leads_to_the_latest_board(tmp_path: Path) -> None:
    async with company(tmp_path / "links.db") as table:
        match = await table.sits(ADA, BRUNO)
        position, seat = await table.live(), await table.seat_of(ADA)
        view = codec.encode(position.game.view(position.state, seat))
        hand = Whisper(match.id, position.at, seat, (), view, your_turn=True)
        letters = Letters(table.database, PreferenceCache(table.database), Pictures(), lambda: table.now)
        dm = (await letters.write(match, hand, picture=False)).text.splitlines()
        assert dm[0].startswith("**Nautilus Island · table 1**")
        assert dm[-1].endswith("/channels/1/2"), "the board is on its way: where it will be"

        def work(tx: Transaction) -> None:
            board = outbox.first(tx, "match:1")
            assert board is not None
            outbox.sent(tx, board.id, 99, board.tries)

        await table.database.write(work)
        assert (await letters.write(match, hand, picture=False)).text.endswith("/channels/1/2/99")
        waits = structs.replace(hand, your_turn=False)
        assert "latest board" not in (await letters.write(match, waits, picture=False)).text


async def test_reminders_asked_for_by_dm_come_there_whatever_comes_by_my_hand(evening: Evening) -> None:
    mover = await evening.on_turn(await evening.open_table("Ada", "Bruno"))
    await mover.slash("settings me", {"private": "hand", "remind-by": "dm"})
    evening.box.clock.advance(DAY + 3600.0)
    evening.app.scheduler.nudge()
    await mover.reads("it's still your turn", within="dm")
