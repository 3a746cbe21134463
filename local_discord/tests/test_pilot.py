"""The pilot finds what a person would, and says what was on offer when it does not."""

import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.little_bot import LittleBot, Move, panel


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not there in tests of this file will not come."""
    monkeypatch.setattr(Pilot, "patience", 0.05)


async def test_the_newest_button_is_pressed(bot: LittleBot, ada: Pilot) -> None:
    await bot.table().send("older", view=panel(Move(1)))
    await bot.table().send("newer", view=panel(Move(1)))
    await ada.presses("Move 1")
    assert [message.text for message in ada.person.sees("table")] == ["older", "Ada made move 1"]


async def test_a_place_can_be_named(box: Box, bot: LittleBot, ada: Pilot) -> None:
    user = await bot.fetch_user(int(ada.id))
    await user.send("here", view=panel(Move(1)))
    await bot.table().send("there", view=panel(Move(1)))
    await ada.presses("Move 1", within="dm")
    assert ada.last_dm().text == "Ada made move 1"


async def test_a_missing_button_tells_what_is_there(bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("play")
    with pytest.raises(AssertionError, match=r"a button 'Jump'; Ada is offered: \[Move 1\]"):
        await ada.presses("Jump")


async def test_a_missing_choice_tells_what_is_there(bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("play")
    with pytest.raises(AssertionError, match=r"<Which square\?: Square 0, Square 1"):
        await ada.picks("Square 77")


async def test_a_missing_command_tells_what_is_there(bot: LittleBot, ada: Pilot) -> None:
    with pytest.raises(AssertionError, match=r"/dance; on offer: .*/ping"):
        await ada.slash("dance")


async def test_a_missing_text_tells_what_can_be_read(bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("ping")
    with pytest.raises(AssertionError, match="Ada reads: 'pong'"):
        await ada.reads("pang")


async def test_a_button_will_do_where_there_is_no_menu(bot: LittleBot, ada: Pilot) -> None:
    await bot.table().send("go", view=panel(Move(4)))
    assert (await ada.picks("Move 4")).text == "Ada made move 4"


async def test_nothing_can_be_typed_without_a_modal(bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("ping")
    with pytest.raises(AssertionError, match="no modal is open"):
        await ada.types("Your move", "e4")


async def test_what_one_person_is_offered_secretly_another_is_not(
    box: Box, bot: LittleBot, ada: Pilot, bruno: Pilot
) -> None:
    await ada.slash("whisper")
    assert (await ada.reads("only for you")).ephemeral
    with pytest.raises(AssertionError):
        await bruno.reads("only for you")
