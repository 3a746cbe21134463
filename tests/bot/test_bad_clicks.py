"""Stale, doubled and foreign clicks, closed DMs: a kind answer, nothing lost."""

from __future__ import annotations

import asyncio

import pytest
from discord import ui

from bot.match.turns import Picked
from games.core.model import Seat
from local_discord.answers import Answer
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import journal
from tests.bot.evening import Evening, asked, offered, opens


async def rows(evening: Evening) -> int:
    return len(await evening.app.database.read(journal.entries, 1))


async def test_a_doubled_click_counts_once(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    panel, offer = await asked(mover)
    before = await rows(evening)
    twice = (mover.person.press(panel, offer.keys[0]), mover.person.press(panel, offer.keys[0]))
    answers = await asyncio.gather(*twice)
    assert all(answer.kind != "failed" for answer in answers)
    played = await rows(evening) - before
    assert played == len({"explore", "act"}), "one click: the column, and the forced gathering"


async def test_an_old_panel_is_redrawn_as_the_current_one(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    old, offer = await asked(mover)  # left open; the turn is played from another panel
    await evening.plays(mover)
    other = await evening.on_turn(pilots)
    await evening.plays(other)
    before = await rows(evening)
    answer = await mover.person.press(old, offer.keys[1])
    assert "The table has moved on" in answer.text
    assert answer.message is not None and offered(answer.message) is not None, "the open question is shown"
    assert await rows(evening) == before


async def test_who_is_not_on_turn_is_told_who_is(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    other = next(pilot for pilot in pilots if pilot is not mover)
    answer = await other.presses("Your turn")
    assert answer.ephemeral and mover.name in answer.text
    assert answer.message is not None and offered(answer.message) is None


async def test_nothing_can_be_played_at_a_table_that_was_ended(evening: Evening) -> None:
    pilots = await evening.open_table("Bruno", "Chiara")
    mover = await evening.on_turn(pilots)
    panel, offer = await asked(mover)
    await evening.ends(evening.people("Ada")[0])
    before = await rows(evening)
    assert "This match has ended." in (await mover.person.press(panel, offer.keys[0])).text
    assert "This match has ended." in (await mover.slash("move", what="column:1", table="1")).text
    assert await rows(evening) == before


async def picks_first(pilot: Pilot, panel: Message) -> Answer:
    """As many as are wanted of what stands first on a panel."""
    offer = offered(panel)
    assert offer is not None
    if offer.menu:
        return await pilot.person.choose(panel, offer.menu, *offer.keys[: offer.most])
    return await pilot.person.press(panel, offer.keys[0])


async def test_back_and_start_turn_over_are_buttons_on_the_panel(evening: Evening) -> None:
    (first,) = await evening.open_table("Ada", game="underwater_cities")
    opening = (await first.presses("Your turn")).message
    assert opening is not None
    asked = await picks_first(first, opening)  # the cards to keep; what follows may be taken back
    for button in ("Back", "Start turn over"):
        assert asked.message is not None
        following = await picks_first(first, asked.message)
        assert following.text != asked.text
        again = await first.presses(button)
        assert again.text in (asked.text, unexplained(asked.text))
        asked = again


def unexplained(text: str) -> str:
    """A panel without what is told to those who meet its question for the first time."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("-# New to you"))


async def half_a_turn(pilot: Pilot) -> Message:
    """A panel of somebody who has made two clicks that may be taken back."""
    asked = await pilot.presses("Your turn")
    for _ in ("the cards to keep", "a click", "another"):
        assert asked.message is not None
        asked = await picks_first(pilot, asked.message)
    assert asked.message is not None
    return asked.message


async def standing(evening: Evening) -> int:
    return len(journal.standing(await evening.app.database.read(journal.entries, 1)))


def back_on(panel: Message) -> str:
    return next(str(b["custom_id"]) for b in panel.buttons if b["custom_id"].startswith("back:"))


async def test_back_pressed_twice_takes_back_one_click(evening: Evening) -> None:
    (first,) = await evening.open_table("Ada", game="underwater_cities")
    panel = await half_a_turn(first)
    before = await standing(evening)
    twice = (first.person.press(panel, back_on(panel)), first.person.press(panel, back_on(panel)))
    answers = await asyncio.gather(*twice)
    assert await standing(evening) == before - 1
    assert all(answer.message is not None and offered(answer.message) for answer in answers)


async def test_back_on_an_old_panel_leaves_newer_clicks_alone(evening: Evening) -> None:
    (first,) = await evening.open_table("Ada", game="underwater_cities")
    old = await half_a_turn(first)
    newer = (await opens(first)).message
    assert newer is not None
    await picks_first(first, newer)
    before = await standing(evening)
    answer = await first.person.press(old, back_on(old))
    assert "The table has moved on" in answer.text
    assert await standing(evening) == before
    assert answer.message is not None
    await first.person.press(answer.message, back_on(answer.message))
    assert await standing(evening) == before - 1, "the panel as it stands now has a Back that works"


async def test_a_press_of_back_that_discord_delivers_again_takes_back_nothing_more(evening: Evening) -> None:
    (first,) = await evening.open_table("Ada", game="underwater_cities")
    await half_a_turn(first)
    turns, ada = evening.app.turns, int(first.id)
    kinds = []
    for _ in range(2):
        asked = (await turns.live(1)).asked_at
        kinds.append((await turns.back(1, ada, Seat(0), asked[Seat(0)], 77)).kind)
    assert kinds == ["played", "done"]


async def test_a_stranger_is_told_that_they_do_not_sit_here(evening: Evening) -> None:
    await evening.open_table("Ada", "Bruno")
    stranger = evening.people("Fatou")[0]
    answer = await stranger.presses("Your turn")
    assert answer.ephemeral
    assert "You don't sit at this table" in answer.text


async def test_the_clickers_id_decides_the_seat_not_the_button(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    other = next(pilot for pilot in pilots if pilot is not mover)
    position = await evening.app.turns.live(1)
    decision = position.asked[0]
    before = await rows(evening)
    for user in (int(other.id), 42):
        forged = Picked(1, user, decision.seat, position.asked_at[decision.seat], decision.default, 7)
        assert (await evening.app.turns.take(forged)).kind in ("refused", "stale")
    assert await rows(evening) == before


async def test_closed_dms_never_stall_a_match(evening: Evening) -> None:
    for person in evening.box.people:
        person.dms_open = False
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island")
    await second.presses("Join")
    assert (await second.reads("I can't send you a DM")).ephemeral
    await first.presses("Start")
    pilots = await evening.seated(first, second)
    for _ in range(4):
        mover = await evening.on_turn(pilots)
        await mover.reads(f"<@{mover.id}>, it's your turn")
        await evening.plays(mover, lambda offer: offer.keys[-1:])
    tries = [r for r in evening.box.log if r.status == 403]
    assert len(tries) <= 2, "a closed DM is remembered, not tried again for every whisper"


async def test_a_button_of_another_age_is_answered_kindly(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    match = await evening.match()
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Old", custom_id="from-another-age"))
    thread = evening.app.client.get_partial_messageable(match.thread or 0)
    await thread.send("an old board", view=view)
    view.stop()
    answer = await pilots[0].presses("Old")
    assert "from another version" in answer.text and "Here is how" in answer.text


async def test_no_panel_is_kept_in_memory(evening: Evening) -> None:
    """discord.py would keep every view that is sent, for as long as the bot runs."""
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.plays(mover, lambda offer: offer.keys[-1:])
    assert evening.app.client.persistent_views == []


async def test_only_the_host_starts_and_only_with_enough_players(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island")
    assert "One more player is needed" in (await first.presses("Start")).text
    await second.presses("Join")
    assert "Only Ada can start" in (await second.presses("Start")).text
    assert (await evening.match()).phase == "lobby"


@pytest.mark.parametrize(
    ("command", "chosen", "said"),
    [
        ("standing", {"game": "x" * 100}, "I don't know that game"),
        ("season", {"game": "x" * 100}, "I don't know that game"),
        ("season", {"game": "nautilus_island", "kind": "@everyone"}, "round robin"),
    ],
)
async def test_a_choice_that_was_never_offered_is_answered_kindly(
    evening: Evening, command: str, chosen: dict[str, str], said: str
) -> None:
    (ada,) = evening.people("Ada")
    found = next(one for one in evening.box.world.commands.of(None) if one["name"] == command)
    options = [{"name": name, "type": 3, "value": value} for name, value in chosen.items()]
    data = {"id": found["id"], "name": command, "type": 1, "options": options}
    place = evening.box.channel("table")
    opened = evening.box.world.interactions.open(2, ada.id, place, data)
    assert said in (await ada.person._await_answer(opened)).text
