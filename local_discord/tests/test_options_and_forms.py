"""Options and inputs of every kind reach the bot as what they name."""

from collections.abc import AsyncIterator

import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.little_bot import running
from local_discord.tests.wide_bot import WideBot
from local_discord.world.files import Upload

LOG = Upload("log.txt", b"a1-b2", "text/plain")


@pytest.fixture
async def wide(box: Box) -> AsyncIterator[WideBot]:
    bot = WideBot()
    async with running(box.url, bot):
        yield bot


async def test_an_option_may_be_called_channel(box: Box, wide: WideBot, ada: Pilot) -> None:
    answer = await ada.slash("settings", {"channel": box.channel("lounge")}, channel="table")
    assert answer.text == "lounge"
    assert answer.message is not None
    assert answer.message.channel_id == box.channel("table")["id"]


async def test_roles_and_files_are_given_as_options(box: Box, wide: WideBot, ada: Pilot) -> None:
    role = box.world.membership.add_role("Divers")
    given = {"channel": box.channel("table"), "role": role, "log": LOG}
    assert (await ada.slash("settings", given)).text == "table Divers log.txt a1-b2"


async def test_a_long_form_is_filled_in(box: Box, wide: WideBot, ada: Pilot, bruno: Pilot) -> None:
    opened = await ada.slash("form")
    fields = {
        "Pace": "Fast",
        "extras": ["Whales", "Sharks"],
        "open": False,
        "Guests": [bruno.id],
        "Log": [LOG],
    }
    answer = await ada.person.submit(opened, fields)
    assert answer.text == "('fast', ['whales', 'sharks'], False, ['Bruno'], [('log.txt', 'a1-b2')])"


async def test_what_a_form_leaves_out_keeps_its_default(box: Box, wide: WideBot, ada: Pilot) -> None:
    opened = await ada.slash("form")
    answer = await ada.person.submit(opened, pace="slow", guests=[ada.id])
    assert answer.text == "('slow', [], True, ['Ada'], [])"


async def test_a_form_that_lacks_a_choice_is_not_sent(box: Box, wide: WideBot, ada: Pilot) -> None:
    opened = await ada.slash("form")
    with pytest.raises(ValueError, match="'pace' needs a choice"):
        await ada.person.submit(opened, guests=[ada.id])


async def test_a_command_behind_a_person_names_that_person(
    box: Box, wide: WideBot, ada: Pilot, bruno: Pilot
) -> None:
    assert (await ada.person.use_on("Who is this", bruno.person)).text == "This is Bruno"


async def test_a_command_behind_a_message_quotes_it(
    box: Box, wide: WideBot, ada: Pilot, bruno: Pilot
) -> None:
    said = await bruno.says("lounge", "What a view")
    answer = await ada.person.use_on("Quote", said)
    assert answer.text == "“What a view”"
    assert answer.message is not None
    assert answer.message.channel_id == said.channel_id


async def test_commands_behind_things_are_not_typed(box: Box, wide: WideBot, ada: Pilot) -> None:
    assert "Quote" not in [command["name"] for command in ada.person.commands()]
