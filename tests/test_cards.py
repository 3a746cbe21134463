"""Every game in one minute, in three languages, within Discord's limits."""

from __future__ import annotations

import pytest

from bot.limits import CHOICE_NAME, CONTENT, FORM_DESCRIPTION
from bot.text.cards import LINES, banner, card, legend, pitch, titled
from games import GAMES
from games.core.words import LANGUAGES
from tests.kit.folders import BARE

MOST = 125  # characters of a line: three lines of a phone


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_card(game: str, language: str) -> None:
    lines = card(game, language)
    assert len(lines) == 2 + LINES and len("\n".join(lines)) <= CONTENT
    assert all(len(line) <= MOST for line in lines), max(lines, key=len)
    said, signs = pitch(game, language), legend(game, language)
    assert said and len(said) <= FORM_DESCRIPTION and len(titled(game, language)) <= CHOICE_NAME
    assert signs and len(signs) <= 160
    if language == "fr":
        assert not any(BARE.search(line) for line in [*lines, signs])


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_written_anew_in_every_language(game: str) -> None:
    assert len({tuple(card(game, language)) for language in LANGUAGES}) == len(LANGUAGES)
    assert len({banner(game, language).alt for language in LANGUAGES}) == len(LANGUAGES)  # type: ignore[union-attr]
