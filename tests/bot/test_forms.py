"""Settings, table options and orders as forms: filled in as things stand, kept when sent."""

from __future__ import annotations

import pytest

from bot.limits import FORM_DESCRIPTION
from bot.text.words import bot_words
from games import GAMES
from games.core.words import LANGUAGES
from local_discord.pilot import Pilot
from tests.bot.evening import Evening
from tests.bot.forms import changes, chosen, fields_of, filled_in


@pytest.fixture
async def ada(evening: Evening) -> Pilot:
    return evening.people("Ada")[0]


async def test_my_settings_are_one_form(ada: Pilot) -> None:
    assert set(fields_of(await ada.slash("settings me"))) == {
        "language",
        "private",
        "pictures",
        "quiet",
        "remind",
    }
    told = await filled_in(
        ada,
        {
            "language": "it",
            "private": "hand",
            "pictures": ["contrast", "large"],  # and no lessons any more
            "quiet": "22-7",
            "remind": ["dm-12"],
        },
    )
    assert "Le tue impostazioni" in told.text and "22–7" in told.text and "12" in told.text
    again = await ada.presses("Cambia le impostazioni")
    assert chosen(again, "language") == ["it"] and chosen(again, "remind") == ["dm-12"]
    assert chosen(again, "pictures") == ["contrast", "large"]
    assert "Domande spiegate: no" in told.text
    assert fields_of(again)["quiet"]["value"] == "22-7"


async def test_a_form_with_nothing_chosen_changes_nothing(ada: Pilot) -> None:
    before = (await ada.slash("settings me", remind=48)).text
    await ada.slash("settings me")
    assert (await filled_in(ada, {})).text == before


async def test_a_tables_form_with_nothing_chosen_leaves_the_table_as_it_was(ada: Pilot) -> None:
    await ada.slash("play", game="the_island")
    before = (await ada.presses("options:1")).text
    assert (await changes(ada)).text == before


async def test_hours_that_cannot_be_read_are_asked_for_again_and_nothing_else_is_kept(ada: Pilot) -> None:
    await ada.slash("settings me")
    assert "Write quiet hours like" in (await filled_in(ada, {"quiet": "late", "language": "fr"})).text
    assert chosen(await ada.slash("settings me"), "language") == ["auto"]


async def test_a_servers_settings_are_a_form_for_its_moderators(evening: Evening) -> None:
    moderator, other = evening.people("Ada", "Bruno")
    table = evening.box.channel("table")["id"]
    assert set(fields_of(await moderator.slash("settings server"))) == {"language", "channels", "who"}
    told = await filled_in(moderator, {"language": "fr", "channels": [table], "who": "moderators"})
    assert f"<#{table}>" in told.text and "moderators" in told.text
    await moderator.slash("settings server")
    assert "everywhere" in (await filled_in(moderator, {"channels": []})).text
    assert "Only moderators" in (await other.slash("settings server")).text


async def test_boxes_that_are_all_cleared_are_kept_as_cleared(ada: Pilot) -> None:
    await ada.slash("settings me", large=True)
    await ada.slash("settings me")
    assert "Large print: no" in (await filled_in(ada, {"pictures": []})).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_variant_is_explained_where_it_is_chosen(key: str, language: str) -> None:
    words = bot_words(language, key)
    explained = [variant for variant in GAMES[key].meta.offered if not variant.seats]  # names need no words
    said = [words.game_text(f"variant-{variant.name}-hint") for variant in explained]
    assert [text for text in said if len(text) > FORM_DESCRIPTION] == []
