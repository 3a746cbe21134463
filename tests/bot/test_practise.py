"""One press, and a match against stand-ins begins; where tables may be opened."""

from __future__ import annotations

import pytest

from bot.cli.play_at_home import greet
from bot.table.admission import OPEN_TABLES
from bot.table.practice import Wish
from games import GAMES
from games.core.instincts import Strength
from local_discord.people.person import Person
from tests.bot.evening import Evening, offered, opens


async def test_a_server_that_the_bot_joins_is_offered_a_match_at_once(evening: Evening) -> None:
    """What it says there on its own is a press away from a match."""
    (ada,) = evening.people("Ada")
    evening.box.world.system_channel = ada.person.place("table")["id"]
    evening.box.world.membership.remove_bot()
    evening.box.world.membership.invite_bot()
    offered = (await ada.reads("press a game below to play it at once")).labels
    assert [game.meta.title for game in GAMES.values()] == offered[: len(GAMES)]
    await ada.presses("Nautilus Island")
    await ada.reads("it's your turn")


@pytest.fixture
async def greeted(evening: Evening) -> Evening:
    await greet(evening.box, evening.app)
    return evening


async def test_one_press_and_a_match_begins(greeted: Evening, caplog: pytest.LogCaptureFixture) -> None:
    (ada,) = greeted.people("Ada")
    await ada.presses("Nautilus Island")
    await ada.reads("it's your turn")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert (await greeted.match()).phase == "playing"


async def test_more_games_than_a_row_has_room_for_are_all_on_offer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key in ("fifth", "sixth"):
        monkeypatch.setitem(GAMES, key, GAMES["nautilus"])
    await greet(evening.box, evening.app)
    offered = [button["custom_id"] for button in evening.people("Ada")[0].last().buttons]
    assert [id for id in offered if id.startswith("practise:")] == [f"practise:{key}" for key in GAMES]


async def test_whoever_practises_reads_it_in_their_own_language(greeted: Evening) -> None:
    (ada,) = greeted.people("Ada")
    ada.person.locale = "fr"
    await ada.presses("Nautilus Island")
    await ada.reads("Rassemblez en collections", within="table")


async def test_the_greeting_shows_how_each_game_is_played(greeted: Evening) -> None:
    (ada,) = greeted.people("Ada")
    told = await ada.picks("The Island")
    assert told.ephemeral and "**Goal:**" in told.text


async def test_who_may_not_open_tables_may_not_practise_here_either(greeted: Evening) -> None:
    ada, bruno = greeted.people("Ada", "Bruno")
    await ada.slash("settings server", who="moderators")
    answer = await bruno.presses("Nautilus Island")
    assert "moderators" in answer.text and answer.ephemeral


# -- /practise --------------------------------------------------------------------------------------------


async def test_game_strength_and_seats_are_chosen_by_buttons(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    panel = await ada.slash("practise")
    assert panel.ephemeral and panel.message is not None
    panel = await ada.person.press(panel.message, "The Island")
    assert panel.message is not None
    panel = await ada.person.press(panel.message, "strong")
    assert panel.message is not None
    panel = await ada.person.press(panel.message, "3 players")
    assert panel.message is not None and "Seats: 3" in panel.text
    await ada.person.press(panel.message, "Begin")
    await ada.reads("The match begins")
    match = await evening.match()
    assert (match.game, len(match.players)) == ("the_island", 3)
    strengths = [player.strength for player in match.players if player.stand_in]
    assert strengths == [Strength.STRONG, Strength.STRONG]


@pytest.mark.parametrize("game", GAMES)
def test_only_strengths_that_were_shown_are_on_offer(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    instincts = GAMES[game].instincts
    monkeypatch.setattr(instincts, "shown", (Strength.STEADY,))
    assert Wish.possible(game, Strength.STRONG, 99) == Wish(game, Strength.STEADY, 2)
    monkeypatch.setattr(instincts, "shown", (Strength.EASY, Strength.STEADY))
    assert Wish.possible(game, Strength.EASY, 3) == Wish(game, Strength.EASY, 3)


async def test_help_leads_there(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    page = await ada.slash("help")
    assert page.message is not None
    assert "stand-ins" in (await ada.person.press(page.message, "Practise")).text


async def test_too_many_tables_is_said_kindly(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    for _ in range(OPEN_TABLES):
        await ada.slash("play", game="nautilus")
    panel = await ada.slash("practise", game="nautilus")
    assert panel.message is not None
    answer = await ada.person.press(panel.message, "Begin")
    assert "Start or cancel one of them first" in answer.text and answer.ephemeral


# -- in a DM ----------------------------------------------------------------------------------------------


async def begins_in_dm(person: Person) -> str:
    """What is answered to somebody who presses Begin in their DM."""
    panel = await person.slash("practise", game="nautilus_island", channel="dm")
    assert panel.message is not None
    return (await person.press(panel.message, "Begin")).text


async def test_a_match_in_a_dm_asks_and_answers_there(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    assert "begins in your DM" in await begins_in_dm(ada.person)
    await ada.reads("The match begins", within="dm")
    await evening.plays(ada, within="dm")
    await evening.all_said()
    match = await evening.match()
    assert match.guild is None and match.thread == match.channel == int(ada.person.place("dm")["id"])


async def test_a_person_who_added_the_bot_needs_no_server(evening: Evening) -> None:
    (bruno,) = evening.people("Bruno")
    evening.box.world.membership.kick(bruno.id)
    bruno.person.installed = True
    assert "play" not in [command["name"] for command in bruno.person.commands("dm")]
    assert "begins in your DM" in await begins_in_dm(bruno.person)
    assert "it's your turn" in (await bruno.reads("it's your turn", within="dm")).text


async def test_from_a_server_without_the_bot_the_match_is_played_in_a_dm(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    evening.box.world.membership.remove_bot()
    ada.person.installed = True
    panel = await ada.slash("practise", game="nautilus_island")
    assert panel.message is not None
    assert "begins in your DM" in (await ada.person.press(panel.message, "Begin")).text
    await ada.reads("The match begins", within="dm")


async def test_a_closed_dm_is_said_kindly_and_no_table_stays(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    ada.person.dms_open = False
    assert "Allow direct messages" in await begins_in_dm(ada.person)
    assert (await evening.match()).phase == "cancelled"
    ada.person.dms_open = True
    assert "begins in your DM" in await begins_in_dm(ada.person)


async def test_what_could_not_be_told_in_a_dm_follows_once_it_is_open(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    await begins_in_dm(ada.person)
    await ada.reads("The match begins", within="dm")
    panel = (await opens(ada, "dm")).message
    ada.person.dms_open = False
    assert panel is not None
    while (offer := offered(panel)) is not None:
        panel = (await offer.pick(ada, panel, offer.keys[0])).message
        assert panel is not None
    await evening.until_parked()
    ada.person.dms_open = True
    told = len(ada.person.dm)
    await ada.slash("help", channel="dm")
    await evening.box.until(lambda: len(ada.person.dm) > told, "what was parked")


@pytest.mark.programs
async def test_a_match_in_a_dm_is_played_to_its_end_and_played_again_there(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    await begins_in_dm(ada.person)
    await ada.reads("The match begins", within="dm")
    while (await evening.match()).phase == "playing":
        if await waits_for_ada(evening):
            await evening.plays(ada, within="dm")
        else:
            await evening.box.changes.until(lambda: False, 0.02)
    await ada.reads("The match is over", within="dm")
    await ada.presses("Rematch", within="dm")
    assert (await evening.match(2)).channel == (await evening.match(1)).channel
    await ada.presses("Start", within="dm")
    assert (await evening.match(2)).phase == "playing"


async def waits_for_ada(evening: Evening) -> bool:
    position = await evening.app.turns.live(1)
    return any(not position.match.in_seat(one.seat).stand_in for one in position.asked)
