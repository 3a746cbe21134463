"""Looking around: one button under every board leads to boards, rules, log and score, for the asker alone."""

from __future__ import annotations

import pytest

from local_discord.message import COMPONENTS_V2, Message
from local_discord.pilot import Pilot
from storage import outbox
from tests.bot.evening import Evening
from tests.bot.test_who_may_act import sends

SIGHTS = {
    "The rules of this question": "The rules of this question",
    "What the signs mean": "what the signs mean",
    "All the rules": "Pick a chapter",
    "The log": "began at column",
    "The score": "how it stands",
    "What is left": "what is left",
    "The board in words": "Camp",
    "The board": "Nautilus Island",
}


async def test_a_stranger_looks_at_everything_from_below_a_post(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.plays(mover)
    (stranger,) = evening.people("Fatou")
    thread = str((await evening.match()).thread)
    await stranger.reads("gathered", within=thread)
    page = await stranger.presses("Look", within=thread)
    assert page.ephemeral and page.message is not None and page.message.pictures
    for label, said in SIGHTS.items():
        seen = await stranger.picks(label)
        assert seen.kind == "update" and said in seen.text, label


@pytest.mark.programs
async def test_a_stand_ins_sea_floor_is_one_pick_away(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    await ada.slash("play", game="underwater_cities")
    await ada.presses("Add a stand-in")
    await ada.presses("Start")
    await evening.all_answered()
    match = await evening.dealt()
    (robot,) = [player for player in match.players if player.stand_in]
    page = (await ada.presses("Look")).message
    assert page is not None
    shared = page.pictures[0]["description"]
    label = next(o["label"] for menu in page.menus for o in menu["options"] if robot.name in o["label"])
    floor = await ada.picks(label)
    assert floor.message is not None and robot.name in floor.message.pictures[0]["description"]
    assert floor.message.pictures[0]["description"] != shared


async def test_the_rules_are_those_of_the_askers_own_question(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await mover.presses("Your turn")
    await mover.presses("Look")
    seen = await mover.picks("The rules of this question")
    assert "**R3.1**" in seen.text and "**R7.1**" not in seen.text


async def test_a_pick_of_another_version_is_answered_kindly(evening: Evening) -> None:
    await evening.open_table("Ada", "Bruno")
    answer = await sends(evening, evening.people("Ada")[0], "looks:1", "seen-by-nobody-yet")
    assert "from another version of me" in answer.text


async def test_an_old_panel_that_is_pressed_says_how_the_table_stands(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    old = (await mover.presses("Your turn")).message
    assert old is not None
    await evening.plays(mover)
    other = await evening.on_turn(pilots)
    last = old.buttons[1]["custom_id"]
    answer = await sends(evening, mover, last)
    assert "Here is how it stands now" in answer.text and other.name in answer.text


async def test_the_panel_does_not_repeat_the_post_it_was_opened_from(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.plays(mover)
    other = await evening.on_turn(pilots)
    assert other is not mover
    thread = str((await evening.match()).thread)
    await other.reads("gathered", within=thread)
    answer = await other.presses("Your turn", within=thread)
    assert "Since your last move" not in answer.text
    answer = await other.person.press((await evening.posts())[0], "Your turn")
    assert "Since your last move" in answer.text


async def test_done_does_not_stay_when_the_table_has_moved_on(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    first = await evening.on_turn(pilots)
    await evening.plays(first)
    done = await first.reads("Done.")
    other = await evening.on_turn(pilots)
    await evening.plays(other)
    now = await evening.box.until(lambda: _if_changed(first, done), "the answer brought up to date")
    assert "Done" not in now.text and now["flags"] & COMPONENTS_V2


def _if_changed(pilot: Pilot, before: Message) -> Message | None:
    found = [message for message in pilot.visible() if message.id == before.id]
    return found[0] if found and found[0].text != before.text else None


async def test_from_my_hand_and_from_done_the_board_is_one_link_away(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.all_said()
    match, post = await evening.match(), await evening.app.database.read(outbox.latest_post, 1)
    board = f"https://discord.com/channels/{match.guild}/{match.thread}/{post}"
    assert board in (await mover.slash("hand", table="1")).text
    await evening.plays(mover)
    done = await mover.reads("Done.")
    assert f"channels/{match.guild}/{match.thread}" in done.text, "the newest is on its way there"
