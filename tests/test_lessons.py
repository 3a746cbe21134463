"""Every question of every game is explained once to whoever meets it, in three languages."""

from __future__ import annotations

import pytest

from games import GAMES, home
from games.core.game import Step
from games.core.words import LANGUAGES, words

LONGEST = 300  # characters: two sentences, three short ones


def asking(game: str) -> list[str]:
    """The steps of a game that put a question to somebody."""
    return [name for name, step in GAMES[game].steps.items() if type(step).decide is not Step.decide]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_lesson(game: str, language: str) -> None:
    file = (home(game) / "lessons" / f"{language}.ftl").read_text(encoding="utf-8")
    written = {line.split(" = ")[0] for line in file.splitlines() if line.startswith("lesson-")}
    assert written == {f"lesson-{step}" for step in asking(game)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short(game: str, language: str) -> None:
    told = words(language, home(game) / "lessons")
    assert all(len(told.text(f"lesson-{step}")) <= LONGEST for step in asking(game))
