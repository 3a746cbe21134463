"""What a picture says in words can be had without drawing it."""

from __future__ import annotations

from pathlib import Path

import pytest

import render
from bot.text.words import bot_words
from games import GAMES
from games.core import engine, notation
from games.core.words import LANGUAGES
from render import Scene
from render.descriptions import shortened
from render.scene import ALT_MOST

FIXTURES = Path(__file__).parents[1] / "fixtures"
EVERY = 23  # rows; drawing takes its time


@pytest.mark.programs
@pytest.mark.parametrize("key", GAMES)
def test_the_words_are_those_of_the_picture(key: str) -> None:
    transcript = notation.read((FIXTURES / key / "rewound.txt").read_text(encoding="utf-8"))
    game = GAMES[key]
    history = engine.History(game, transcript.setup)
    names = ("Ada", "Bruno", "Chiara", "David")[: transcript.setup.seats]
    for number, row in enumerate(transcript.rows):
        change = history.add(row)
        between_eras = any(decision.step == "keep" for decision in change.asked)
        if number % EVERY and not between_eras and not change.state.ending:
            continue
        for decision in change.asked[:1]:
            view = game.view(change.state, decision.seat)
            marks = {option.spot: option.spot for option in decision.options if option.spot}
            scene = Scene(names=names, marks=marks)
            assert words(render.describe(key, view, scene)) == seen(render.draw(key, view, scene))
            assert words(render.describe_hand(key, view, scene)) == seen(render.draw_hand(key, view, scene))
            told = render.describe_player(key, view, scene, decision.seat)
            assert words(told) == seen(render.draw_player(key, view, scene, decision.seat))
        view = game.view(change.state, None)
        assert words(render.describe(key, view, Scene(names))) == seen(render.draw(key, view, Scene(names)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_does_not_fit_is_left_out_by_sentences_and_hinted_at(language: str) -> None:
    many = [f"This is the sentence with number {number}." for number in range(60)]
    hint = f"/{bot_words(language).text('name-text')}."
    for alt in (shortened(many, [], [], language), shortened(many[:1], [], many[1:], language)):
        told = alt.count("sentence")
        assert alt.startswith(" ".join(many[:told]) + " ") and alt.endswith(hint)
        assert ALT_MOST - len(many[0]) < len(alt) <= ALT_MOST
    assert shortened(many[:2], [], many[2:4], language) == " ".join(many[:4])


def words(told: render.scene.Told) -> tuple[str, str]:
    alt, twin = told
    return alt, twin()


def seen(picture: render.Picture) -> tuple[str, str]:
    return picture.alt, picture.text
