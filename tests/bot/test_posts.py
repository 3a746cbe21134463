"""Public words: how a match begins, goes on and ends in its thread."""

from __future__ import annotations

import pytest

from bot.match.letters import Post
from bot.text import messages
from games import GAMES
from games.core.model import Ending, Seat, Who, say
from storage.matches import Phase
from storage.players import Player
from tests.bot.evening import Evening
from tests.kit.tables import a_match

BEGINS = "The match begins."


def last_words(winners: tuple[int, ...], *scores: int) -> list[str]:
    """The result of a match of Nautilus as it is posted."""
    players = tuple(Player(n, "ABCD"[n], Seat(n)) for n in range(len(scores)))
    match = a_match("nautilus", players, phase=Phase.ENDED)
    ending = Ending("stalled", scores, tuple(map(Seat, winners)), ())
    post = Post(1, 9, (), b"", (), (), ending)
    return messages.post(match, post)[0].splitlines()[1 : len(scores) + 1]


def test_a_turn_that_cannot_be_put_into_words_still_calls_the_next_player() -> None:
    players = (Player(1, "Ada", Seat(0)), Player(2, "Bruno", Seat(1)))
    post = Post(1, 9, (say("no-such-sentence", who=Who(Seat(0))),), b"", (), (Seat(1),), None)
    text, pinged = messages.post(a_match("nautilus", players), post)
    assert "<@2>" in text and pinged == [2]


def test_a_turn_longer_than_fluent_takes_is_told_and_cut() -> None:
    """In one post everything that a stand-in did while the others were away."""
    players = (Player(1, "Ada", Seat(0)), Player(2, "Bruno", Seat(1)))
    bought = tuple(say("bought", who=Who(Seat(0)), what=f"module {n}", price=n) for n in range(400))
    post = Post(1, 9, bought, b"", (), (Seat(1),), None)
    text, _ = messages.post(a_match("nautilus", players), post)
    assert "bought module 1 " in text and "<@2>" in text and len(text) < 2000


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_post_of_every_game_says_who_plays(evening: Evening, game: str) -> None:
    await evening.open_table("Ada", "Bruno", game=game)
    first = (await evening.posts())[0]
    assert f"({GAMES[game].meta.title} · table 1)" in first.text, "the ping names game and table"
    assert first.text.startswith(BEGINS) and "**Ada**" in first.text and "**Bruno**" in first.text


async def test_a_turn_in_which_nothing_was_done_is_told_and_begins_no_match(
    evening: Evening,
) -> None:
    pilots = await evening.open_table("Ada", "Bruno", game="nautilus")
    mover = await evening.on_turn(pilots)
    await mover.slash("move", what="nothing", table="1")
    other = next(pilot for pilot in pilots if pilot is not mover)
    await other.reads(f"<@{other.id}>, it's your turn", within=str((await evening.match()).thread))
    posts = [post.text for post in await evening.posts()]
    assert [text.startswith(BEGINS) for text in posts] == [True, False]
    assert posts[-1].startswith(f"**{mover.name}** bought and built nothing.")


def test_who_misses_the_goal_alone_has_no_place() -> None:
    assert last_words((), 14) == ["<@0>: 14 points"]


def test_those_who_win_together_are_all_first() -> None:
    assert last_words((0, 2), 55, 40, 55) == [
        "1\\. <@0>: 55 points",
        "1\\. <@2>: 55 points",
        "3\\. <@1>: 40 points",
    ]


def test_a_thread_carries_number_and_players_in_its_name() -> None:
    match = a_match("nautilus_island", (Player(1, "Ada", Seat(0)), Player(0, "Ned", Seat(1), stand_in=True)))
    assert messages.thread_name(match) == "Nautilus Island · table 1 · Ada, ⚙ Ned"


def test_the_description_of_a_board_begins_with_whose_turn_it_is_and_what_changed() -> None:
    match = a_match("nautilus", (Player(1, "Ada", Seat(0)), Player(2, "Bruno", Seat(1))))
    post = Post(1, 9, (say("launched-none", who=Who(Seat(0))),), b"", (), (Seat(1),))
    said = messages.alt_text(match, post, "The board.")
    assert said == "It is the turn of Bruno. Ada launched no submarine. The board."


def test_a_long_turn_is_told_deed_by_deed_until_a_phones_screen_is_full() -> None:
    match = a_match("underwater_cities", (Player(11, "Ada", Seat(0)), Player(12, "Bruno", Seat(1))))
    deeds = tuple(say("claimed", who=Who(Seat(0)), card=f"a card of number {n}") for n in range(40))
    letter = Post(1, 9, deeds, b"", (), (Seat(1),))
    text, _ = messages.post(match, letter)
    told, more, turn = text.splitlines()
    assert told.startswith("**Ada** ") and told.endswith("; …") and len(told) < 600
    assert more == "-# `/log` tells the rest." and "<@12>" in turn


def test_a_name_is_never_cut_in_two() -> None:
    match = a_match("underwater_cities", (Player(11, "Ada; Bob", Seat(0)), Player(12, "Bruno", Seat(1))))
    long = say("claimed", who=Who(Seat(0)), card="x" * 700)
    text, _ = messages.post(match, Post(1, 9, (long,), b"", (), (Seat(1),)))
    assert text.splitlines()[0] == "-# `/log` tells the rest."
