"""Answers: in time, late, doubled, deferred, seen by one."""

import asyncio

import discord
import pytest

from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.conftest import Call
from local_discord.tests.little_bot import LittleBot, running
from local_discord.world.interaction_shapes import Interaction


async def unanswered(box: Box, who: Pilot) -> tuple[Interaction, asyncio.Task[Answer]]:
    """An interaction that the bot leaves alone, and the person waiting for it."""
    waiting = asyncio.create_task(who.slash("silence"))
    before = box.world.interactions.latest
    interaction = await box.until(
        lambda: box.world.interactions.latest is not before and box.world.interactions.latest
    )
    return interaction, waiting


async def end(box: Box, waiting: asyncio.Task[Answer]) -> None:
    box.clock.advance(4)
    await waiting


def webhook(box: Box, answer: Answer) -> str:
    """Where an answer is followed up."""
    assert answer.interaction is not None
    return f"/webhooks/{box.world.application_id}/{answer.interaction.token}"


async def test_a_deferred_answer_is_returned_once_it_is_filled_in(bot: LittleBot, ada: Pilot) -> None:
    answer = await ada.slash("think")
    assert (answer.kind, answer.text) == ("message", "thought")
    assert answer.message is not None
    assert [file["filename"] for file in answer.message["attachments"]] == ["board.png"]
    assert not answer.message.loading


async def test_the_deferral_decides_who_sees_the_answer(bot: LittleBot, ada: Pilot, bruno: Pilot) -> None:
    answer = await ada.slash("think", secret=True)
    assert answer.ephemeral
    assert "thought" not in [message.text for message in bruno.visible()]


async def test_an_ephemeral_message_is_seen_by_one_person_only(
    box: Box, bot: LittleBot, ada: Pilot, bruno: Pilot, call: Call
) -> None:
    answer = await ada.slash("whisper")
    assert answer.message is not None
    table = box.channel("table")["id"]
    assert ada.last("table").text == "only for you"
    assert bruno.person.sees("table") == []
    assert (await call("GET", f"/channels/{table}/messages"))[1] == []
    assert (await call("GET", f"/channels/{table}/messages/{answer.message.id}"))[1]["code"] == 10008


async def test_listeners_are_told_who_may_see_an_ephemeral_message(
    box: Box, bot: LittleBot, ada: Pilot
) -> None:
    heard = []
    box.listen(lambda event, payload, seen_by: heard.append((event, seen_by)))
    await ada.slash("whisper")
    await ada.slash("ping")
    created = [seen_by for event, seen_by in heard if event == "MESSAGE_CREATE"]
    assert created == [frozenset({ada.id}), None]


async def test_a_button_updates_its_message_with_a_new_picture(bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("play")
    answer = await ada.presses("Move 1")
    assert (answer.kind, answer.text) == ("update", "Ada made move 1")
    assert answer.message is not None
    assert len(answer.message["attachments"]) == 1
    assert answer.message.labels == ["Move 2"]


async def test_buttons_work_after_the_bot_was_restarted(box: Box, ada: Pilot) -> None:
    async with running(box.url):
        await ada.slash("play")
    async with running(box.url):
        answer = await ada.presses("Move 1")
    assert answer.text == "Ada made move 1"


async def test_a_deferred_update_ends_with_the_edit(bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("play")
    answer = await ada.presses("Slow edit")
    assert (answer.kind, answer.text) == ("update", "edited later")


async def test_a_deferred_update_may_end_with_a_follow_up(bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("play")
    answer = await ada.presses("Slow follow")
    assert (answer.kind, answer.text, answer.ephemeral) == ("message", "followed up", True)


async def test_a_deferred_update_may_end_with_nothing(bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("play")
    ada.person.settle = 0.1
    assert (await ada.presses("Slow nothing")).kind == "deferred"


async def test_a_menu_sends_values_in_picking_order(bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("play")
    answer = await ada.picks("Square 7", "2")
    assert answer.text == "picked ['7', '2']"


async def test_a_menu_takes_no_more_than_it_allows(bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("play")
    with pytest.raises(ValueError, match="pick 1 to 3"):
        await ada.picks("1", "2", "3", "4")


async def test_a_modal_is_filled_in_by_label(bot: LittleBot, ada: Pilot) -> None:
    opened = await ada.slash("note")
    assert opened.kind == "modal"
    answer = await ada.types("Your move", "e2-e4")
    assert answer.text == "noted e2-e4"


async def test_a_modal_refuses_too_long_a_text(bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("note")
    with pytest.raises(ValueError, match="at most 20"):
        await ada.types("Your move", "x" * 21)


async def test_no_answer_within_three_seconds_is_a_failure(box: Box, bot: LittleBot, ada: Pilot) -> None:
    _, waiting = await unanswered(box, ada)
    box.clock.advance(4)
    answer = await waiting
    assert (answer.kind, answer.error) == ("failed", "This interaction failed")


async def test_a_late_answer_finds_no_interaction(box: Box, bot: LittleBot, ada: Pilot, call: Call) -> None:
    interaction, waiting = await unanswered(box, ada)
    await end(box, waiting)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    status, body = await call("POST", path, {"type": 4, "data": {"content": "late"}})
    assert (status, body["code"]) == (404, 10062)


async def test_a_second_answer_is_refused(box: Box, bot: LittleBot, ada: Pilot, call: Call) -> None:
    interaction, waiting = await unanswered(box, ada)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    first, _ = await call("POST", path, {"type": 4, "data": {"content": "one"}})
    second, body = await call("POST", path, {"type": 4, "data": {"content": "two"}})
    assert (first, second, body["code"]) == (204, 400, 40060)
    assert (await waiting).text == "one"


async def test_a_token_dies_after_fifteen_minutes(box: Box, bot: LittleBot, ada: Pilot, call: Call) -> None:
    answer = await ada.slash("ping")
    hook = webhook(box, answer)
    box.clock.advance(14 * 60)
    assert (await call("POST", hook, {"content": "still"}))[0] == 200
    box.clock.advance(2 * 60)
    status, body = await call("POST", hook, {"content": "too late"})
    assert (status, body["code"]) == (401, 50027)


async def test_an_unknown_token_has_no_follow_up(box: Box, call: Call) -> None:
    status, body = await call("POST", f"/webhooks/{box.world.application_id}/nonsense", {"content": "x"})
    assert (status, body["code"]) == (404, 10015)


async def test_nothing_can_follow_before_the_first_answer(
    box: Box, bot: LittleBot, ada: Pilot, call: Call
) -> None:
    interaction, waiting = await unanswered(box, ada)
    hook = f"/webhooks/{box.world.application_id}/{interaction.token}"
    assert (await call("POST", hook, {"content": "x"}))[1]["code"] == 10015
    await end(box, waiting)


async def test_a_slash_command_cannot_be_answered_with_an_update(
    box: Box, bot: LittleBot, ada: Pilot, call: Call, planted: list[str]
) -> None:
    planted += ["Value must not be 7 here"]
    interaction, waiting = await unanswered(box, ada)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    status, body = await call("POST", path, {"type": 7, "data": {"content": "x"}})
    assert (status, body["code"]) == (400, 50035)
    await end(box, waiting)


async def test_a_message_of_another_interaction_cannot_be_reached(
    box: Box, bot: LittleBot, ada: Pilot, call: Call
) -> None:
    secret = await ada.slash("whisper")
    other = await ada.slash("ping")
    assert secret.message is not None
    hook = webhook(box, other)
    status, body = await call("GET", f"{hook}/messages/{secret.message.id}")
    assert (status, body["code"]) == (404, 10008)


async def test_the_answer_can_be_deleted_through_the_token(
    bot: LittleBot, ada: Pilot, box: Box, call: Call
) -> None:
    answer = await ada.slash("whisper")
    hook = webhook(box, answer)
    assert (await call("DELETE", f"{hook}/messages/@original"))[0] == 204
    assert ada.person.sees("table") == []


async def test_a_press_on_a_button_that_is_gone_never_reaches_the_bot(
    box: Box, bot: LittleBot, ada: Pilot
) -> None:
    seen = (await ada.slash("play")).message
    assert seen is not None
    await ada.presses("Move 1")
    before = box.world.interactions.latest
    answer = await ada.person.press(seen, "Move 1")
    assert answer.kind == "failed"
    assert box.world.interactions.latest is before


async def test_an_interaction_tells_language_and_permissions(box: Box, bot: LittleBot, ada: Pilot) -> None:
    heard = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        heard.append(interaction)

    ada.person.locale = "fr"
    box.world.deny("table", "ATTACH_FILES")
    await ada.slash("ping")
    assert str(heard[0].locale) == "fr"
    assert not heard[0].app_permissions.attach_files
    assert heard[0].app_permissions.send_messages


async def test_a_laid_out_message_shows_its_picture_in_place(bot: LittleBot, ada: Pilot, box: Box) -> None:
    answer = await ada.slash("layout")
    assert answer.text == "## The board"
    assert answer.message is not None
    assert answer.message["attachments"] == []
    gallery = answer.message["components"][0]["components"][1]
    assert gallery["items"][0]["media"]["url"].startswith(box.url)
    assert box.violations == []
