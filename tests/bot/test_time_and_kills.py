"""Time, mistakes and absences over the wire, in two languages; the bot is killed whenever time passes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from local_discord.pilot import Pilot
from tests.bot.births import Births
from tests.bot.lives import Lives, lives

pytestmark = pytest.mark.programs

HOUR, DAY = 3600.0, 86400.0


@pytest.fixture(params=["en", "fr"])
async def table(tmp_path: Path, births: Births, request: pytest.FixtureRequest) -> AsyncIterator[Lives]:
    async with lives(tmp_path, births, request.param) as found:
        yield found


async def test_somebody_is_reminded_and_asks_for_silence(table: Lives) -> None:
    pilots = await table.sit("Ada", "Bruno", pace="brisk")
    mover = await table.mover(pilots)
    assert table.words.text("post-until", until="").rstrip(" .") in table.posts()[-1].text
    await table.later(21.5 * HOUR)
    reminder = await table.reads(mover, "remind-until")
    assert f"<@{mover.id}>" in reminder.text
    assert table.posts()[0].id in reminder.text, "a link to the latest board"
    answer = await table.presses(mover, "hush")
    assert answer.text == table.words.text("hushed")
    before = len(table.posts())
    await table.later(2 * HOUR)
    await table.plays(mover)
    assert all(table.words.text("hush") not in str(post) for post in table.posts()[before:])


async def test_a_vacation_stops_everything_and_ends_by_itself(table: Lives) -> None:
    pilots = await table.sit("Ada", "Bruno", pace="brisk")
    mover = await table.mover(pilots)
    answer = await mover.slash("away", days=10)
    assert "<t:" in answer.text
    await table.later(9 * DAY)
    await table.later(1 * DAY + 22 * HOUR)
    await table.reads(mover, "remind-until")
    assert len([p for p in table.posts() if table.words.text("hush") in _labels(p)]) == 1


async def test_a_pause_is_agreed_on_and_ended(table: Lives) -> None:
    ada, bruno = await table.sit("Ada", "Bruno", pace="brisk")
    await ada.slash("table pause", table="1")
    await table.reads(bruno, "ask-pause")
    await table.later(HOUR)
    await table.presses(bruno, "vote-yes")
    await table.reads(ada, "pause-begun")
    await table.later(20 * DAY)
    await bruno.slash("table resume", table="1")
    await table.reads(ada, "pause-over")
    assert (await table.match()).paused is None


async def plays_openly(table: Lives, pilots: list[Pilot]) -> tuple[Pilot, Pilot]:
    """Turns of Nautilus until one could be taken back by consent; who made it, and the other."""
    while True:
        mover = await table.mover(pilots)
        answer = await table.plays(mover)
        if answer.message is not None and table.words.text("ask-back") in str(answer.message.buttons):
            return mover, next(pilot for pilot in pilots if pilot is not mover)


async def test_a_move_is_taken_back_when_the_other_agrees(table: Lives) -> None:
    pilots = await table.sit("Ada", "Bruno", game="nautilus")
    mover, other = await plays_openly(table, pilots)
    await table.presses(mover, "ask-back")
    await table.reads(other, "ask-takeback")
    await table.later(HOUR)
    await table.presses(other, "vote-yes")
    await table.reads(other, "taken-back")
    assert await table.mover(pilots) is mover
    assert table.posts()[-1].pictures, "a fresh board is shown"


async def test_what_one_refuses_stays(table: Lives) -> None:
    pilots = await table.sit("Ada", "Bruno", game="nautilus")
    mover, other = await plays_openly(table, pilots)
    await table.presses(mover, "ask-back")
    await table.presses(other, "vote-no")
    await table.reads(mover, "takeback-refused")
    assert await table.mover(pilots) is other


async def test_the_host_rewinds_for_all_to_see(table: Lives) -> None:
    ada, bruno = pilots = await table.sit("Ada", "Bruno")
    first = await table.mover(pilots)
    await table.plays(first)
    second = await table.mover(pilots)
    await table.plays(second)
    suggested = await ada.person.autocomplete("table rewind", "to", "", table="1")
    assert suggested
    refused = await bruno.slash("table rewind", to=suggested[-1]["value"], table="1")
    assert table.words.text("rewind-host")[:30] in refused.text
    await ada.slash("table rewind", to=suggested[-1]["value"], table="1")
    await table.reads(bruno, "rewound-by")
    assert await table.mover(pilots) is first
    assert not (await table.match()).rated
    await table.later(HOUR)
    await table.plays(first)


async def vanish(table: Lives, pilots: list[Pilot]) -> tuple[Pilot, Pilot]:
    """Whoever must move lets all time and vacation go by; given with the one who stays."""
    gone = await table.mover(pilots)
    stays = next(pilot for pilot in pilots if pilot is not gone)
    await gone.slash("away", days=30)
    await gone.slash("away", days=0)
    for _ in range(2):
        await table.later(20 * DAY)
    return gone, stays


async def test_after_a_time_out_a_vote_and_a_stand_in_and_the_way_back(table: Lives) -> None:
    pilots = await table.sit("Ada", "Bruno", pace="brisk")
    gone, stays = await vanish(table, pilots)
    await table.reads(stays, "ask-absence")
    await table.presses(stays, "vote-stand-in")
    await table.reads(stays, "absence-stand-in")
    await table.box.until(lambda: f"<@{stays.id}>" in table.posts()[-1].text, "the stand-in's move", 60.0)
    assert "⚙" in table.posts()[-1].text
    await table.later(HOUR)
    await table.presses(gone, "your-turn")
    await table.presses(gone, "come-back")
    await table.reads(stays, "came-back")
    assert not any(player.stand_in for player in (await table.match()).players)
    await table.plays(stays)
    await table.plays(gone)


async def test_somebody_resigns_after_being_asked_once_more(table: Lives) -> None:
    pilots = await table.sit("Ada", "Bruno", "Chiara")
    leaver = pilots[2]
    asked = await leaver.slash("table resign", table="1")
    assert (await table.match()).phase == "playing" and "resign:1" in str(asked.message)
    await table.later(60)
    await table.presses(leaver, "resign-yes")
    rest = pilots[:2]
    for _ in range(2):
        await table.plays(await table.mover(rest))


async def test_a_friend_plays_on_and_gets_one_look(table: Lives) -> None:
    ada, bruno = await table.sit("Ada", "Bruno")
    david = table.person("David")
    answer = await ada.slash("table replace", by=david.person, table="1")
    assert table.words.text("replace-own-ask") == answer.text
    assert (await table.presses(ada, "replace-yes")).text == table.words.text("replace-offered")
    await table.later(DAY)
    await table.presses(david, "take-seat")
    look = await david.reads(table.words.text("one-look")[:20], within="dm")
    assert look.pictures
    await table.reads(bruno, "seat-taken-by", before="**Ada**")
    await table.plays(await table.mover([bruno, david]))
    refused = await table.presses(ada, "your-turn")
    assert table.words.text("not-seated-here")[:20] in refused.text


async def test_a_kicked_player_is_found_when_they_would_be_reminded(table: Lives) -> None:
    pilots = await table.sit("Ada", "Bruno", "Chiara")
    gone = await table.mover(pilots)
    while gone.name == "Ada":  # the server's owner cannot be kicked
        await table.plays(gone)
        gone = await table.mover(pilots)
    stays = next(pilot for pilot in pilots if pilot is not gone)
    table.box.world.membership.kick(gone.id)
    await table.later(25 * HOUR)
    await table.reads(stays, "ask-absence")


async def test_an_idle_thread_stays_open_and_a_dead_match_is_closed(table: Lives) -> None:
    pilots = await table.sit("Ada", "Bruno", pace="none")
    thread = str((await table.match()).thread)
    for _ in range(5):
        await table.later(6 * DAY + 60)
        await table.box.until(lambda: not _archived(table, thread), "the thread is open", 60.0)
    await table.later(1 * DAY)
    await table.reads(pilots[0], "warn-playing")
    await table.later(7 * DAY + HOUR)
    await table.reads(pilots[0], "closed-playing")
    assert (await table.match()).phase == "cancelled"


async def test_a_lobby_nobody_comes_to_is_warned_and_closed(table: Lives) -> None:
    ada = table.person("Ada")
    opened = await ada.slash("play", game="nautilus_island", language=table.language)
    while (await table.match()).message is None:  # where it stands is written down next
        await table.box.changes.until(lambda: False, 0.02)
    await table.later(7 * DAY + HOUR)
    await table.reads(ada, "warn-lobby")
    answer = await table.presses(ada, "table-here")
    assert opened.message is not None and opened.message.id in answer.text
    await table.later(7 * DAY + HOUR)
    await table.reads(ada, "closed-lobby")
    assert (await table.match()).phase == "cancelled"


async def test_a_lobby_with_a_stand_in_starts_and_the_stand_in_plays(table: Lives) -> None:
    ada = table.person("Ada")
    await ada.slash("play", game="nautilus_island", language=table.language)
    await table.presses(ada, "stand-in-add")
    await table.presses(ada, "start")
    await table.box.until(lambda: table.posts() and f"<@{ada.id}>" in table.posts()[-1].text, "my turn", 60.0)
    while "⚙" not in table.posts()[-1].text:  # somebody's turn may come twice
        before = len(table.posts())
        await table.plays(ada)
        await table.later(1)
        await table.box.until(lambda: len(table.posts()) > before, "the next post", 60.0)  # noqa: B023
    assert table.words.text("stand-in-name", name="Ned") in table.posts()[-1].text.replace("\\", "").replace(
        "*", ""
    )
    assert f"<@{ada.id}>" in table.posts()[-1].text


def _labels(message: object) -> str:
    return str(message)


def _archived(table: Lives, thread: str) -> bool:
    return bool(table.box.world.channel(thread)["thread_metadata"]["archived"])
