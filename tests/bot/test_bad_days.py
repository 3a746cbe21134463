"""Threads vanish, permissions go, Discord stumbles: the right person gets a clear answer, the match stays
intact, and play goes on when the cause is gone."""

from __future__ import annotations

from typing import Any

import pytest

from bot import limits
from storage.transaction import Transaction
from tests.bot.days import Day


async def test_a_deleted_thread_does_not_end_a_match(day: Day) -> None:
    day.box.world.remove_channel(await day.thread())
    await day.types()
    assert len(await day.told("table", 1)) == 1
    match = await day.evening.match()
    assert match.thread == match.channel


async def test_an_archived_thread_is_woken_by_the_next_post(day: Day) -> None:
    thread = await day.thread()
    day.box.world.threads.archive(thread)
    await day.types()
    await day.told(thread, 2)
    assert not day.box.world.channel(thread)["thread_metadata"]["archived"]


async def test_a_locked_thread_sends_the_match_to_its_channel(day: Day) -> None:
    day.box.world.threads.archive(await day.thread(), locked=True)
    day.box.world.deny("table", "MANAGE_THREADS")
    await day.types()
    assert await day.told("table", 1)


@pytest.mark.parametrize("lost", ["SEND_MESSAGES_IN_THREADS", "VIEW_CHANNEL"])
async def test_words_wait_for_a_permission_and_come_when_someone_asks_again(day: Day, lost: str) -> None:
    thread = await day.thread()
    day.box.world.deny("table", lost)
    await day.types()
    await day.types()
    await day.evening.all_said()
    assert len(day.posts_in(thread)) == 1
    day.box.world.allow("table", lost)
    await day.pilots[0].presses("My hand", within=thread)
    assert len(await day.told(thread, 3)) == 3, "nothing that was to be said is lost"


async def test_who_speaks_while_words_are_put_aside_leaves_them_to_the_next(
    day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread, courier = await day.thread(), day.evening.app.courier
    write = courier._db.write

    async def meanwhile(work: Any, *args: Any) -> Any:
        if work == courier._park:
            await courier.heard_from(1, int(thread), False)
        return await write(work, *args)

    monkeypatch.setattr(courier._db, "write", meanwhile)
    day.box.world.deny("table", "SEND_MESSAGES_IN_THREADS")
    await day.types()
    await day.evening.all_said()
    day.box.world.allow("table", "SEND_MESSAGES_IN_THREADS")
    await day.pilots[0].presses("My hand", within=thread)
    assert len(await day.told(thread, 2)) == 2


async def test_the_host_is_told_once_that_the_channel_is_lost(day: Day) -> None:
    day.box.world.deny("table", "VIEW_CHANNEL")
    for _ in range(3):
        await day.types()
    await day.evening.all_said()
    host = next(pilot for pilot in day.pilots if pilot.name == "Ada")
    other = next(pilot for pilot in day.pilots if pilot is not host)
    await host.reads("I can't write to", within="dm")
    assert [sum("I can't write to" in m.text for m in p.person.dm) for p in (host, other)] == [1, 0]


async def test_a_kicked_player_is_missed_and_plays_on_when_back(day: Day) -> None:
    mover = await day.evening.on_turn(day.pilots)
    if mover.name == "Ada":  # owns the server
        await day.types()
        mover = await day.evening.on_turn(day.pilots)
    before = await day.rows()
    day.box.world.membership.kick(mover.id)
    other = next(pilot for pilot in day.pilots if pilot is not mover)
    assert f"waiting for **{mover.name}**" in (await other.slash("turns")).text
    day.box.world.membership.welcome(mover.id)
    await day.types()
    assert await day.rows() > before


async def test_the_bot_is_thrown_out_and_invited_again_and_nothing_is_lost(day: Day) -> None:
    thread = await day.thread()
    sending = day.box.faults.hold("POST", rf"/channels/{thread}/messages$")
    await day.types()
    await sending.reached()
    day.box.world.membership.remove_bot()
    sending.release()
    await day.evening.all_said()
    assert len(day.posts_in(thread)) == 1
    day.box.world.membership.invite_bot()
    await day.pilots[0].presses("My hand", within=thread)
    assert len(await day.told(thread, 2)) == 2
    await day.types()
    assert len(await day.told(thread, 3)) == 3


async def test_after_an_outage_of_the_server_the_words_come_by_themselves(day: Day) -> None:
    thread = await day.thread()
    sending = day.box.faults.hold("POST", rf"/channels/{thread}/messages$")
    await day.types()
    await sending.reached()
    day.box.world.membership.fail()
    sending.release()
    await day.box.until(lambda: any(call.status == 503 for call in day.box.log), "a refusal")
    assert len(day.posts_in(thread)) == 1
    day.box.world.membership.recover()
    assert len(await day.told(thread, 2)) == 2


async def test_a_broken_connection_is_tried_again(day: Day) -> None:
    day.box.faults.reset("POST", r"/channels/\d+/messages$", times=2)
    await day.types()
    assert len(await day.told(await day.thread(), 2)) == 2


async def test_an_answer_that_got_lost_does_not_double_a_post(day: Day) -> None:
    thread = await day.thread()
    day.box.faults.lose_answer("POST", rf"/channels/{thread}/messages$", times=1)
    await day.types()
    await day.types()
    assert len(await day.told(thread, 3)) == 3


async def test_a_player_without_a_common_server_stalls_nobody(day: Day) -> None:
    for pilot in day.pilots:
        dm = pilot.person.place("dm")["id"]
        day.box.faults.refuse("POST", rf"/channels/{dm}/messages$", status=403, code=limits.NO_MUTUAL_GUILD)
    for _ in range(3):
        await day.types()
    assert len(await day.told(await day.thread(), 3)) == 3


async def test_where_no_picture_may_be_attached_any_more_the_words_go_alone(day: Day) -> None:
    thread, (board,) = await day.thread(), await day.told(await day.thread(), 1)
    day.box.world.deny("table", "ATTACH_FILES")
    for turn in (2, 3):
        await day.types()
        post = (await day.told(thread, turn))[-1]
        assert not post.pictures and "The picture could not be drawn" in post.text
        assert f"/{thread}/{board.id}" in post.text, "where the last board with a picture is"


async def test_what_could_not_be_said_comes_before_what_is_said_next(day: Day) -> None:
    thread = await day.thread()
    day.box.world.deny("table", "SEND_MESSAGES_IN_THREADS")
    await day.types()
    await day.evening.all_said()
    day.box.world.allow("table", "SEND_MESSAGES_IN_THREADS")
    await day.types()
    posts = await day.told(thread, 3)
    called = [post.text.partition("<@")[2].partition(">")[0] for post in posts]
    assert called[0] == called[2] != called[1], "in the order of the moves"
    assert [len(post["mentions"]) for post in posts] == [1, 0, 1], "nobody is called to a turn long over"
    assert [len(post.pictures) for post in posts] == [1, 0, 1], "and the newest board is shown"


async def test_a_command_from_the_thread_shows_that_it_can_be_written_to_again(day: Day) -> None:
    thread = await day.thread()
    day.box.world.deny("table", "SEND_MESSAGES_IN_THREADS")
    await day.types()
    await day.evening.all_said()
    day.box.world.allow("table", "SEND_MESSAGES_IN_THREADS")
    await day.pilots[0].slash("board", channel=thread)
    assert len(await day.told(thread, 2)) == 2


async def test_while_the_bot_is_not_in_the_server_nobody_has_left_it(day: Day) -> None:
    day.box.world.membership.remove_bot()
    day.box.clock.advance(25 * 3600)  # a reminder is due
    day.app.scheduler.nudge(day.box.clock.now())
    await day.evening.until_parked()
    row = await day.app.database.read(Transaction.one, "SELECT count(*) AS asked FROM proposals")
    assert row is not None and row["asked"] == 0, "nobody is voted on"


async def test_a_table_that_moves_on_says_there_what_it_could_not_say(day: Day) -> None:
    day.box.world.deny("table", "SEND_MESSAGES_IN_THREADS")
    await day.types()
    await day.evening.all_said()
    day.box.world.add_channel("lounge")
    (host,) = [pilot for pilot in day.pilots if pilot.name == "Ada"]
    await host.slash("table move", table="1", channel="lounge")
    turn, board = await day.told("lounge", 2)
    assert "it was in" not in turn.text and "it was in" in board.text


async def test_a_letter_lost_on_the_way_to_a_thread_that_is_gone_is_not_tried_for_ever(day: Day) -> None:
    thread = await day.thread()
    sending = day.box.faults.hold("POST", rf"/channels/{thread}/messages$")
    await day.types()
    await sending.reached()
    day.box.faults.reset("POST", rf"/channels/{thread}/messages$", 1)
    day.box.clock.advance(limits.NONCE_SECONDS + 60)
    day.box.world.remove_channel(thread)
    sending.release()
    assert len(await day.told("table", 1)) == 1
