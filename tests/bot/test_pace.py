"""Clocks that are computed, reminders, what rings, and tables nobody comes back to."""

from __future__ import annotations

from bot.match.commit import HELD_FOR
from bot.match.letters import Notice, Touch
from bot.match.time_control import PACES, REMINDERS, Pace, awake, wound
from games.core.model import Seat
from storage import people
from storage.clocks import Clock
from storage.people import Preferences, RemindBy
from tests.bot.company import ADA, BRUNO, CHIARA, DAY, HOUR, Company

A, B = Seat(0), Seat(1)
BRISK = PACES["brisk"]


def test_a_wait_costs_its_time_and_earns_the_increment() -> None:
    assert BRISK is not None
    waits = frozenset((A,))
    (running,) = wound(BRISK, {}, waits, waits, 0.0)
    changed = wound(BRISK, {A: running}, frozenset(), frozenset(), 10 * HOUR)
    assert changed == [Clock(A, 24 * HOUR - 10 * HOUR + 4 * HOUR)]


def test_no_more_than_the_cap_is_saved_up() -> None:
    pace = Pace(bank=5.0, increment=3.0, cap=6.0)
    (stopped,) = wound(pace, {A: Clock(A, 5.0, 0.0, waited=True)}, frozenset(), frozenset(), 1.0)
    assert stopped.bank == 6.0


def test_a_clock_that_may_not_run_keeps_its_time() -> None:
    pace = Pace(bank=5.0, increment=3.0, cap=6.0)
    waits = frozenset((A,))
    (paused,) = wound(pace, {A: Clock(A, 5.0, 0.0, waited=True)}, waits, frozenset(), 2.0)
    assert (paused.bank, paused.since, paused.waited) == (3.0, None, True)


def test_a_reminder_never_falls_into_somebodys_sleep() -> None:
    nights = Preferences(quiet=(22, 7))
    midnight = 20 * DAY
    assert awake(nights, midnight + 23 * HOUR) == midnight + 31 * HOUR
    assert awake(nights, midnight + 12 * HOUR) == midnight + 12 * HOUR


async def test_somebody_is_reminded_at_their_own_interval_and_then_left_alone(table: Company) -> None:
    for user in (ADA, BRUNO):
        await table.prefers(user, Preferences(remind=12))
    await table.sits(ADA, BRUNO)
    await table.passes(11 * HOUR)
    assert await table.notices() == []
    await table.passes(2 * HOUR)
    (first,) = await table.letters(Notice)
    assert first.ping == (await table.mover(),)
    await table.passes(4 * DAY)
    assert (await table.notices()).count("remind") == REMINDERS


async def test_whoever_wants_no_reminders_gets_none(table: Company) -> None:
    for user in (ADA, BRUNO):
        await table.prefers(user, Preferences(remind=0))
    await table.sits(ADA, BRUNO)
    await table.passes(4 * DAY)
    assert await table.notices() == []


async def test_silence_this_turn_lasts_for_this_turn(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    await table.passes(25 * HOUR)
    mover = await table.mover()
    await table.reminders.hush(1, mover)
    await table.passes(2 * DAY)
    assert len(await table.notices()) == 1
    while await table.mover() == mover:
        await table.plays()
    while await table.mover() != mover:
        await table.plays()
    await table.passes(25 * HOUR)
    assert len(await table.notices()) == 2


async def test_a_player_may_be_reminded_by_dm(table: Company) -> None:
    for user in (ADA, BRUNO):
        await table.prefers(user, Preferences(remind_by=RemindBy.DM))
        await table.database.write(people.set_dm, user, 500 + user, True)
    await table.sits(ADA, BRUNO)
    await table.passes(25 * HOUR)
    mover = await table.mover()
    (letter,) = await table.letters(Notice, f"dm:{mover}")
    assert letter.to == await table.seat_of(mover)
    assert await table.notices() == []


async def test_a_post_at_a_table_with_a_clock_says_until_when(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="brisk")
    await table.plays_turn()
    assert (await table.posts())[-1].until == table.now + 24 * HOUR


async def test_a_relaxed_table_names_no_time(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    assert [post.until for post in await table.posts()] == [None]


async def test_whoever_plays_by_the_clock_is_called_once_more_before_it_is_out(table: Company) -> None:
    for user in (ADA, BRUNO):
        await table.prefers(user, Preferences(remind=20))
    await table.sits(ADA, BRUNO, pace="brisk")
    await table.passes(20.5 * HOUR)
    assert await table.notices() == ["remind-until"]
    await table.passes(1 * HOUR)
    assert await table.notices() == ["remind-until", "remind-until"]


async def test_a_thread_is_touched_before_discord_puts_it_away(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="none")
    await table.passes(6 * DAY - 1)
    assert await table.letters(Touch) == []
    await table.passes(2)
    assert len(await table.letters(Touch)) == 1


async def test_a_match_without_pace_leaves_everyone_in_peace(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="none")
    await table.passes(29 * DAY)
    assert await table.notices() == []


async def test_a_dead_match_is_warned_and_then_closed(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="none")
    await table.passes(30 * DAY + HOUR)
    assert await table.notices() == ["warn-playing"]
    await table.passes(7 * DAY)
    assert (await table.notices())[-1] == "closed-playing"
    assert (await table.match()).phase == "cancelled"


async def test_a_move_after_the_warning_keeps_the_match(table: Company) -> None:
    await table.sits(ADA, BRUNO, pace="none")
    await table.passes(31 * DAY)
    await table.plays_turn()
    await table.passes(20 * DAY)
    assert (await table.match()).phase == "playing"


async def test_a_lobby_nobody_comes_to_is_warned_and_closed(table: Company) -> None:
    await table.lobby.open("nautilus_island", user=ADA, name="Ada", guild=1, channel=2)
    await table.passes(7 * DAY + HOUR)
    assert await table.notices() == ["warn-lobby"]
    await table.passes(7 * DAY)
    assert (await table.match()).phase == "cancelled"


async def test_a_turn_of_several_clicks_rings_when_the_last_one_is_hours_ago(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    clicks: list[int] = []
    for _ in range(6):
        table.now += 2 * HOUR
        before, told = table.clicks, len(await table.posts())
        while len(await table.posts()) == told:
            table.now += 60.0
            await table.plays()
        clicks.append(table.clicks - before)
        assert not (await table.posts())[-1].silent
    assert max(clicks) > 1, "or nothing was shown"


async def test_two_turns_in_a_row_are_told_in_one_post(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    before = await until_somebody_goes_on(table)
    await table.plays_turn()
    posts = await table.posts()
    assert len(posts) == before + 1, "both turns"
    assert sum(sentence.name == "explored" for sentence in posts[-1].sentences) == 2


async def test_whoever_goes_on_and_stays_away_is_told_of_without_a_sound(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    before = await until_somebody_goes_on(table)
    await table.passes(HELD_FOR)
    posts = await table.posts()
    assert len(posts) == before + 1 and posts[-1].silent


async def until_somebody_goes_on(table: Company) -> int:
    """Until a turn is settled and the same player comes next; how many posts there are."""
    while True:
        table.now += DAY
        seat, told = await table.mover(), len(await table.posts())
        turn = (await table.live()).state.turn
        while (await table.live()).state.turn == turn:
            await table.plays()
        if await table.mover() == seat:
            return told


async def test_moves_minutes_apart_are_silent(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    for _ in range(6):
        table.now += 120.0
        await table.plays_turn()
    silent = [post.silent for post in await table.posts()]
    assert silent[:2] == [False, False] and all(silent[2:]), "each is called aloud to the first turn alone"


async def test_somebody_who_was_not_there_is_called_aloud(table: Company) -> None:
    await table.sits(ADA, BRUNO, CHIARA)
    for _ in range(3):
        await table.plays_turn()
    table.now += 20 * HOUR
    for _ in range(3):
        table.now += 120.0
        await table.plays_turn()
    silent = [post.silent for post in await table.posts()]
    assert silent[4:] == [False, False, True], "two come to the table one after the other; the first is back"
