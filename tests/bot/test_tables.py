"""The lobby over the wire: options, invitations, private tables, starting by itself, closing."""

from __future__ import annotations

import asyncio

import pytest

from bot.text.words import bot_words
from games import GAMES
from games.core.instincts import Strength
from games.core.model import Say
from storage import matches
from storage.matches import Phase
from tests.bot.evening import Evening
from tests.bot.forms import changes


async def test_the_host_chooses_a_variant_and_everyone_reads_it(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    await first.slash("play", game="nautilus_island")
    answer = await changes(first, faces="all_up")
    assert "Options of" in answer.text
    await evening.people("Bruno")[0].reads("all face up", within="table")
    assert (await evening.match()).variants == {"faces": "all_up"}


async def test_the_host_chooses_a_rulebook_and_may_change_a_single_rule_of_it(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    await first.slash("play", game="nautilus")
    await changes(first, preset="french")
    (other,) = evening.people("Bruno")
    await other.reads("French: a round without building or recovery ends the match", within="table")
    assert (await evening.match()).variants == {"stall": "fr", "scatter": "on"}
    await changes(first, scatter="off")
    await other.reads("buying helps only until the first building (French)", within="table")
    assert (await evening.match()).variants == {"stall": "fr"}


async def test_only_the_host_may_choose(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island")
    await second.presses("Join")
    assert "Only Ada can change" in (await second.presses("Options")).text


async def test_a_table_can_start_when_its_last_seat_is_taken(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island", seats=2)
    await changes(first, boxes=["full"])
    await second.presses("Join")
    await first.reads("it's your turn")
    assert (await evening.match()).phase == "playing"


async def test_a_stand_in_may_take_the_last_seat_and_start_the_match(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    await first.slash("play", game="nautilus_island", seats=2)
    await changes(first, boxes=["full"])
    await first.presses("Add a stand-in")
    assert (await evening.match()).phase == "playing"


async def test_the_host_chooses_how_strong_a_stand_in_is(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a game whose strengths contests have told apart."""
    monkeypatch.setattr(GAMES["nautilus_island"].instincts, "shown", tuple(Strength))
    (first,) = evening.people("Ada")
    await first.slash("play", game="nautilus_island", seats=3)
    await first.presses("Add a strong one")
    await first.presses("Add a stand-in")
    strengths = [player.strength.value for player in (await evening.match()).players if player.stand_in]
    assert strengths == ["strong", "steady"]


async def test_a_full_table_starts_when_its_host_says_that_full_ones_do(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island", seats=2)
    await second.presses("Join")
    await second.reads("You sit at")
    assert "the match begins" in (await changes(first, boxes=["full"])).text
    assert (await evening.match()).phase == "playing"


async def test_what_the_game_refuses_at_start_is_said_in_its_own_words(evening: Evening) -> None:
    first, *others = evening.people("Ada", "Bruno", "Chiara")
    first.person.locale = "fr"
    await first.slash("play", game="the_island")
    for other in others:
        await other.presses("Join")
        await other.reads("You sit at")
    await changes(first, two_colours="on")
    refused = await first.presses("Start")
    said = Say("two-colours-for-two", {"seats": 3})
    assert refused.ephemeral and refused.text == bot_words("fr", "the_island").say(said)
    assert (await evening.match()).phase == "lobby"


async def test_a_private_table_is_for_those_invited(evening: Evening) -> None:
    first, second, third = evening.people("Ada", "Bruno", "Chiara")
    await first.slash("play", game="nautilus_island", private=True)
    assert "by invitation" in (await second.presses("Join")).text
    assert "sit at this table" in (await third.presses("Invite")).text
    await first.presses("Invite")
    panel = await first.reads("Whom do you invite")
    await first.person.choose(panel, "Pick up to five people", second.id)
    call = await second.reads(f"<@{second.id}>: **Ada** invites you")
    assert call["mentions"][0]["id"] == second.id
    assert "You sit at" in (await second.person.press(call, "Join")).text
    await first.reads("**Ada** and **Bruno**", within="table")
    assert "by invitation" in (await third.person.press(call, "Join")).text
    assert "You sit at this table already" in (await second.person.press(call, "Join")).text
    assert (await evening.match()).names == ("Ada", "Bruno")


async def test_whoever_stood_up_from_a_private_table_may_sit_down_again(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island", private=True)
    await first.presses("Invite")
    panel = await first.reads("Whom do you invite")
    await first.person.choose(panel, "Pick up to five people", second.id)
    await second.presses("Join")
    await second.reads("You sit at")
    await first.presses("Leave")
    await first.presses("Join")
    await first.reads("You sit at")
    assert (await evening.match()).names == ("Bruno", "Ada")


async def test_a_guest_is_called_once_and_never_against_a_block(evening: Evening) -> None:
    first, second, third, fourth = evening.people("Ada", "Bruno", "Chiara", "David")
    await first.slash("table block", person=third.id)
    await fourth.slash("table block", person=first.id)
    await first.slash("play", game="nautilus_island")
    for _ in range(2):
        await first.presses("Invite")
        panel = await first.reads("Whom do you invite")
        await first.person.choose(panel, "Pick up to five people", second.id, third.id, fourth.id, first.id)
    await evening.app.client.dispatcher.finish()
    calls = [message for message in second.visible("table") if "invites you" in message.text]
    assert [[person["id"] for person in call["mentions"]] for call in calls] == [[second.id]]


async def test_a_host_who_leaves_hands_over_and_the_last_one_closes_the_table(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island")
    await second.presses("Join")
    await first.presses("Leave")
    assert (await evening.match()).host == int(second.id)
    await second.presses("Leave")
    await second.reads("Everyone left, so this table was closed")
    assert (await evening.match()).phase == "cancelled"


async def test_cancel_is_for_the_host_and_for_moderators(evening: Evening) -> None:
    first, second = evening.people("Bruno", "Chiara")
    (moderator,) = evening.people("Ada")  # owns the server
    await first.slash("play", game="nautilus_island")
    assert "Only Bruno can change or close" in (await second.presses("Cancel")).text
    await first.presses("Options")
    await moderator.presses("Cancel")
    assert (await evening.match()).phase == "lobby", "it is asked first"
    await moderator.presses("Yes, close it")
    assert (await evening.match()).phase == "cancelled"
    await first.reads("This table was closed", within="table")
    assert "This table is closed" in (await first.presses("The table")).text


async def test_a_table_whose_message_is_gone_can_still_be_found_and_closed(evening: Evening) -> None:
    first, second = evening.people("Bruno", "Chiara")
    await first.slash("play", game="nautilus_island")
    (message,) = [m for m in first.visible("table") if m.buttons]
    evening.box.world.messages.delete(message)
    assert "table 1" in (await first.slash("turns")).text
    assert "has not begun yet" in (await first.slash("board", table="1")).text
    assert "Only Bruno can" in (await second.slash("table end", table="1")).text
    assert "This table was closed" in (await first.slash("table end", table="1")).text
    assert (await evening.match()).phase == "cancelled"


async def test_whoever_is_quicker_than_discord_still_gets_a_thread(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    answered = evening.box.faults.hold("POST", r"/interactions/[0-9]+/.*/callback", after=True)
    opening = asyncio.create_task(first.slash("play", game="underwater_cities"))
    await first.presses("Start")
    answered.release()
    await opening
    await first.reads("it's your turn")
    match = await evening.match()
    assert match.thread != match.channel


async def test_a_table_nobody_could_see_is_no_table(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    first.person.patience = 0.0  # no answer comes
    evening.box.faults.refuse("POST", r"/interactions/[0-9]+/.*/callback", status=404, code=10062)
    await first.slash("play", game="nautilus_island")
    while not await evening.app.database.read(matches.count, Phase.CANCELLED):
        await evening.box.changes.until(lambda: False, 0.02)


async def test_my_only_table_that_waits_is_meant_without_naming_it(evening: Evening) -> None:
    (first,) = evening.people("Bruno")
    await first.slash("play", game="nautilus_island")
    assert "has not begun yet" in (await first.slash("board")).text
    offered = await first.person.autocomplete("table end", "table", "")
    assert [choice["value"] for choice in offered] == ["1"]
    await first.slash("table end")
    assert (await evening.match()).phase == "cancelled"


async def test_when_the_host_has_left_the_server_the_next_in_line_is_host(evening: Evening) -> None:
    first, second, third = evening.people("Bruno", "Chiara", "David")
    await first.slash("play", game="nautilus_island")
    await second.presses("Join")
    await second.reads("You sit at")
    await third.presses("Join")
    await third.reads("You sit at")
    assert "Only Bruno can" in (await third.presses("Start")).text
    evening.box.world.membership.kick(first.id)
    assert "Only Chiara can" in (await third.presses("Start")).text
    await third.reads("**Chiara** starts the match", within="table")
    await second.presses("Start")
    await second.reads("it's your turn")
    assert set((await evening.match()).names) == {"Chiara", "David"}
