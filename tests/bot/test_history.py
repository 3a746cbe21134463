"""Standing, history and statistics over the wire: who is shown what, and nothing of a match under way."""

from __future__ import annotations

from bot.match import ratings
from bot.text import statistics
from bot.text.words import bot_words
from games import GAMES
from games.core.model import Seat
from local_discord.pilot import Pilot
from storage import matches, people, players, results
from storage.history import Score
from storage.matches import Options, Phase
from storage.results import Result
from storage.transaction import Transaction
from tests.bot.evening import Evening

GAME = "nautilus_island"


async def ended(
    evening: Evening, *pilots: Pilot, game: str = GAME, private: bool = False, here: bool = True
) -> int:
    """A match that has ended, the first of these people first."""
    moment = evening.box.clock.now()
    seats = {int(pilot.id): pilot.name for pilot in pilots}
    guild = int(evening.box.world.guild_id) if here else 99

    def work(tx: Transaction) -> int:
        host, *_ = seats
        number = matches.create(
            tx,
            game=game,
            language="en",
            host=host,
            guild=guild,
            channel=2,
            variants={},
            options=Options(private=private),
            now=moment,
        )
        for user, name in seats.items():
            people.meet(tx, user, name)
            players.sit(tx, number, user, name, moment)
        setup = GAMES[game].setup(len(seats), f"seed-{number}")
        matches.begin(tx, number, setup, [n + 1 for n in range(len(seats))], moment)
        matches.set_phase(tx, number, Phase.ENDED)
        for seat, user in enumerate(seats):
            results.keep(tx, Result(number, user, Seat(seat), seat + 1, 40 - 7 * seat, True, moment))
        found = matches.dealt(tx, number)
        assert found is not None
        ratings.count(tx, found)
        return number

    return await evening.app.database.write(work)


async def wish(*pilots: Pilot) -> None:
    for pilot in pilots:
        assert "In the standing: yes" in (await pilot.slash("settings me", standing=True)).text


async def test_a_board_and_somebodys_rating_with_its_curve(evening: Evening) -> None:
    ada, bruno, chiara = evening.people("Ada", "Bruno", "Chiara")
    assert "Nobody stands here yet" in (await chiara.slash("standing")).text
    await wish(ada, bruno)
    for _ in range(6):
        await ended(evening, ada, bruno, chiara)
    board = await chiara.slash("standing", game=GAME)
    assert "1. **Ada** · " in board.text and "2. **Bruno** · " in board.text and "Chiara" not in board.text
    answer = await ada.slash("standing", person=ada.id)
    assert "On this server: " in answer.text and answer.text.count("· table ") == 6
    assert answer.message is not None
    (picture,) = answer.message.pictures
    assert "after 6 matches" in picture["description"] and "highest" in picture["description"]
    theirs = await chiara.slash("standing", person=bruno.id)
    assert "Everywhere: " in theirs.text and "· table " not in theirs.text


async def test_a_rating_of_somebody_who_has_none_is_kindly_refused(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    await ended(evening, ada, bruno)
    assert "There is no rating of **Bruno** to show" in (await ada.slash("standing", person=bruno.id)).text
    assert "You have no rating" in (await ada.slash("standing", person=ada.id)).text
    await wish(ada)
    assert "No match has counted here yet." in (await ada.slash("standing", person=ada.id)).text


async def test_history_leads_to_the_memories_of_a_match(evening: Evening) -> None:
    ada, bruno, fatou = evening.people("Ada", "Bruno", "Fatou")
    await ended(evening, ada, bruno)
    await ended(evening, ada, bruno, game="nautilus")
    listed = await fatou.slash("history", whose="here", game=GAME)
    assert "table 1" in listed.text and "table 2" not in listed.text and "Ada 40 and Bruno 33" in listed.text
    assert listed.message is not None
    card = await fatou.person.choose(listed.message, "history:here", "1")
    assert card.message is not None
    assert card.message.labels == ["Film", "Open hands", "Download", "What if", "Fair?"]
    assert "You have finished no such match yet." in (await fatou.slash("history")).text


async def test_private_matches_are_listed_to_those_who_were_in_them_alone(evening: Evening) -> None:
    ada, bruno, fatou = evening.people("Ada", "Bruno", "Fatou")
    await ended(evening, ada, bruno, private=True)
    open_one = await ended(evening, ada, bruno)
    await ended(evening, ada, bruno, here=False)
    assert "· 2" in (await ada.slash("history", whose="here")).text
    listed = await fatou.slash("history", whose="here")
    assert f"table {open_one}" in listed.text and "table 1:" not in listed.text and "· 1" in listed.text
    assert listed.message is not None
    for number in ("1", "3", "99", "many"):
        forged = {"custom_id": "history:here", "component_type": 3, "values": [number]}
        refused = await fatou.person._use(listed.message, forged)
        assert "Film" not in str(refused.message)


async def test_nothing_of_a_match_under_way_is_told(evening: Evening) -> None:
    ada, bruno = await evening.open_table("Ada", "Bruno")
    await wish(ada, bruno)
    for command in ("standing", "history", "statistics"):
        assert "table 1" not in (await ada.slash(command)).text
    statistics = await ada.slash("statistics", game=GAME)
    assert "No finished match" in statistics.text
    assert statistics.message is not None and not statistics.message.pictures


async def test_statistics_are_a_plot_that_is_told_in_words(evening: Evening) -> None:
    ada, bruno, fatou = evening.people("Ada", "Bruno", "Fatou")
    for _ in range(3):
        await ended(evening, ada, bruno)
    await ended(evening, bruno, ada, private=True)
    fatou.person.locale = "it"
    answer = await fatou.slash("statistics")
    assert answer.message is not None
    (picture,) = answer.message.pictures
    assert "3 partite su questo server" in picture["description"]
    assert "posto 1: 100 %" in picture["description"]


async def test_pages_of_history_are_turned(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    for _ in range(12):
        await ended(evening, ada, bruno)
    first = await ada.slash("history")
    assert first.text.count("table ") == 10 and "· 12" in first.text
    assert first.message is not None
    second = await ada.person.press(first.message, "history:mine:all:1")
    assert second.text.count("table ") == 2


def test_scores_are_counted_in_round_steps() -> None:
    bars = statistics.histogram([38, 41, 44, 59, 60])
    assert [(bar.label, bar.said) for bar in bars] == [
        ("35–39", "1"),
        ("40–44", "2"),
        ("45–49", "0"),
        ("50–54", "0"),
        ("55–59", "1"),
        ("60–64", "1"),
    ]
    assert [bar.label for bar in statistics.histogram([7])] == ["7"]


def test_wins_are_counted_by_seat() -> None:
    scores = [Score(1, 50, 0, 1, 30), Score(1, 50, 1, 1, 30), Score(2, 60, 0, 2, 20), Score(2, 60, 1, 1, 25)]
    sheet = statistics.sheet_of(GAME, "here", scores, bot_words("en"))
    assert [bar.said for bar in sheet.panels[0].bars] == ["50 %", "100 %"]
    assert sheet.below == "2 matches on this server"
