"""What is looked up, as lines: no Discord needed."""

from __future__ import annotations

import random

import pytest

from bot.match.position import Position
from bot.text.lookups import left_lines, rules_of_step, score_lines, since_your_move
from bot.text.words import bot_words
from games import GAMES
from games.core import engine
from games.core.model import Action, Event, Say, Seat, Who
from games.core.steps import Step
from games.core.words import LANGUAGES
from tests.bot.test_panel import position_of, positions
from tests.kit.subjects import SUBJECTS


def ended(key: str) -> Position:
    """A match at its end, played by chance."""
    dice, game = random.Random(7), GAMES[key]
    change = engine.start(game, game.setup(game.meta.seats[0], "lines"))
    while change.asked:
        decision = next(d for d in change.asked if d.answer is None)
        picks = tuple(dice.sample(decision.keys, decision.least))
        change = engine.apply(game, change.state, Action(decision.seat, decision.step, picks))
    return position_of(SUBJECTS[key], change, 9)


def test_nothing_is_left_to_come_after_the_end() -> None:
    over = ended("underwater_cities")
    assert left_lines(over, Seat(0), bot_words("en", over.match.game)) == ["This match is over."]


def total(position: Position) -> list[int]:
    """The last line of the score sheet, if it is a total."""
    sheet = position.game.standing(position.game.view(position.state, None))
    line = score_lines(sheet, position.match.names, bot_words("en", position.match.game))[-2]
    return [int(points) for points in line.split()[1:]] if line.startswith("Total") else []


def test_explorers_saved_in_play_and_lost_make_no_total() -> None:
    assert total(next(positions(SUBJECTS["the_island"], 7))) == []


@pytest.mark.parametrize("key", GAMES)
def test_the_total_is_what_the_match_ended_with(key: str) -> None:
    over = ended(key)
    counted = any(line.adds for line in over.state.ending.sheet)
    assert total(over) == (list(over.state.ending.scores) if counted else [])


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_rules_in_three_languages(game: str) -> None:
    asking = {name for name, step in GAMES[game].steps.items() if type(step).decide is not Step.decide}
    for step in asking:
        for language in LANGUAGES:
            assert rules_of_step(game, language, step), (step, language)


def test_since_your_last_move_tells_what_all_may_hear_and_is_silent_where_that_is_nothing() -> None:
    words = bot_words("en", "the_island")
    secret = Event(
        Say("kept-tile", {"tile": Say("tile-shark"), "does": Say("does-shark")}), frozenset((Seat(0),))
    )
    landed = Event(Say("first-player", {"who": Who(Seat(1))}))
    assert since_your_move([secret, landed], words, lambda seat: "Bruno") == [
        "Since your last move:",
        "> Bruno is the first player.",
    ]
    assert since_your_move([secret], words, str) == since_your_move([], words, str) == []
