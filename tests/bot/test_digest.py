"""A post tells a turn by player, a line each; the log keeps every word."""

from __future__ import annotations

import pytest

from bot.match.letters import Post
from bot.table.lobby import STAND_INS
from bot.text.digest import digest
from bot.text.messages import post
from bot.text.words import bot_words
from games import GAMES, words_folder
from games.core.model import Ending, Say, Seat, Who, say
from games.core.words import LANGUAGES
from storage.players import Player
from tests.kit.tables import a_match

ADA, BRUNO = Who(Seat(0)), Who(Seat(1))


def named(seat: Seat) -> str:
    return ("**Ada**", "**Bruno**")[seat]


def told(game: str, *sentences: Say, language: str = "en") -> list[str]:
    return digest(sentences, GAMES[game], bot_words(language, game), named)


def test_gains_are_added_up_and_what_was_paid_is_left_to_the_log() -> None:
    steel, kelp = say("n-st", count=1), say("n-ke", count=2)
    card = "Kelp Basket"
    turn = (
        say("played", who=ADA, card=card, slot="Y1"),
        say("paid", who=ADA, what=(say("n-cr", count=1),), source="Y1"),
        say("gained", who=ADA, what=(steel, kelp), source="Y1"),
        say("gained", who=ADA, what=(steel,), source="site"),
        say("drew", who=ADA, count=1),
        say("drew", who=ADA, count=1),
    )
    (line,) = told("underwater_cities", *turn)
    assert line == "**Ada** Y1 with Kelp Basket; +2 steelplast, 2 kelp and 2 cards."


def test_what_has_no_short_form_is_told_by_its_sentence_less_the_name() -> None:
    first, second = say("claimed", who=ADA, card="A"), say("linked", who=ADA, tile="B")
    assert told("underwater_cities", first, second) == ["**Ada** claimed A; linked the metropolis B."]
    assert told("underwater_cities", first, second, language="fr") == [
        "**Ada** acquiert A\u00a0; relie la métropole B."
    ]


def test_everyone_has_one_line_until_something_is_said_of_nobody() -> None:
    def placed(who: Who, explorer: str) -> Say:
        return say("placed", who=who, explorer=explorer, spot="E4")

    over = say("values-hidden")
    lines = told("the_island", placed(ADA, "N"), placed(BRUNO, "P"), placed(ADA, "Q"), over, placed(ADA, "R"))
    assert lines[:2] == ["**Ada** placed N on E4 and Q on E4.", "**Bruno** placed P on E4."]
    assert lines[2].startswith("All are in place.") and lines[3:] == ["**Ada** placed R on E4."]


def test_what_a_deed_turned_up_belongs_to_it() -> None:
    stored = say("gathered", who=ADA, what="a hat", column=2)
    shown = say("turned-up", column=2, cards="coin")
    assert told("nautilus_island", stored, shown) == ["**Ada** gathered a hat; now on top: coin."]


def test_a_rolled_creature_is_named_by_what_it_did() -> None:
    rolled = say("rolled", who=ADA, kind=say("a-shark"))
    swam = say("prowled", who=ADA, kind=say("a-shark"), **{"from": "E4", "spot": "E3"})
    assert told("the_island", rolled, swam) == ["**Ada** a shark swims E4–E3."]
    assert told("the_island", rolled, say("stayed-shark")) == ["**Ada** no shark moved."]
    assert told("the_island", rolled) == ["**Ada** rolled a shark."]


def test_a_post_that_tells_of_many_turns_is_told_whole_however_long() -> None:
    placed = [say("placed", who=ADA, explorer="N", spot=f"E{number}") for number in range(400)]
    (line,) = told("the_island", *placed)
    assert line.endswith("N on E398 and N on E399.")
    claimed = [say("claimed", who=ADA, card=f"A{number}") for number in range(400)]
    (line,) = told("underwater_cities", *claimed)
    assert line.endswith("; claimed A399.")


@pytest.mark.parametrize("game", GAMES)
def test_a_stand_in_has_no_name_that_is_a_word_of_a_game(game: str) -> None:
    for language in LANGUAGES:
        words = (words_folder(game) / f"{language}.ftl").read_text(encoding="utf-8").casefold()
        assert [name for name in STAND_INS if name.casefold() in words.split()] == []


TIES = {"nautilus_island": "being nearest the stern", "underwater_cities": "first in the order of play"}


@pytest.mark.parametrize("game", TIES)
def test_the_last_post_says_why_one_of_two_with_equal_points_wins(game: str) -> None:
    match = a_match(game, (Player(1, "Ada", Seat(0)), Player(2, "Bruno", Seat(1))))
    won = say("won-tie", who=BRUNO, points=6)
    text, _ = post(match, Post(1, 9, (won,), b"", (), (), Ending("left_alone", (6, 6), (Seat(1),))))
    assert text.count("**Bruno** wins") == 1 and TIES[game] in text
