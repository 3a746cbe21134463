"""All that is said in whole matches, in three languages and within Discord's lengths."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import render
from bot import limits
from bot.match.letters import Post, Whisper, post, whispers
from bot.text import lookups, messages, pictures
from bot.text.words import bot_words
from games import GAMES
from games.core.model import Seat
from games.core.words import LANGUAGES
from render import Scene
from storage.matches import Match
from storage.players import Player
from tests.kit import sentences
from tests.kit.folders import BARE, INVISIBLE
from tests.kit.playouts import Match as Playout
from tests.kit.playouts import Moment, matches
from tests.kit.samples import first_quick
from tests.kit.sentences import long_name
from tests.kit.subjects import SUBJECTS
from tests.kit.tables import a_match


def table(playout: Playout, language: str) -> Match:
    """A table whose players have the longest names Discord allows."""
    seats = [Seat(number) for number in range(playout.setup.seats)]
    players = tuple(Player(10**18 + seat, long_name(seat), seat) for seat in seats)
    key = playout.setup.game
    return a_match(key, players, setup=playout.setup, language=language)


@cache
def letters(key: str) -> list[tuple[Playout, list[Post | Whisper]]]:
    """Whole matches with all that the bot sends in them: one post a turn, a whisper for each secret."""
    return [(playout, list(_letters(playout))) for playout in matches(GAMES[key])[::2]]


def _letters(playout: Playout) -> Iterator[Post | Whisper]:
    said = list(playout.opening)
    for at, (moment, after) in enumerate(playout.moves, 2):
        said += moment.events
        if moment.settled or moment.learned:
            state = playout.state(after)
            yield from whispers(playout.game, state, 1, at, after.asked, list(moment.events))
        if moment.settled:
            yield post(playout.game, state, 1, at, after.asked, said, [], silent=False)
            said = []


@pytest.mark.parametrize("key", GAMES)
def test_what_is_left_can_be_said_in_all_languages(key: str) -> None:
    """Every other sentence met in play is said in the contract, in all languages there are."""
    subject = SUBJECTS[key]
    assert set(subject.languages) == set(LANGUAGES)
    for playout in matches(subject.game):
        for moment in (*playout.some(3), playout.moments[-1]):
            view = playout.game.view(playout.state(moment), None)
            sentences.all_render(subject, playout.game.left(view))


@pytest.mark.parametrize("language", first_quick(LANGUAGES))
@pytest.mark.parametrize("key", GAMES)
def test_posts_and_whispers_fit_into_one_message_with_nothing_left_out(key: str, language: str) -> None:
    for playout, sent in letters(key):
        match = table(playout, language)
        for letter in sent:
            if isinstance(letter, Post):
                text, _ = messages.post(match, letter)
            else:
                text = messages.whisper(match, letter, language)
            assert 0 < len(text) <= limits.CONTENT
            assert not text.startswith("…"), f"{playout}: lines were left out before {text[:80]!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_score_sheet_fits_into_one_message(key: str, language: str) -> None:
    for playout in matches(GAMES[key]):
        sheet = playout.state(playout.moments[-1]).ending.sheet
        lines = lookups.score_lines(sheet, table(playout, language).names, bot_words(language, key))
        assert len("\n".join(lines)) <= limits.CONTENT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_no_line_of_a_score_sheet_is_wider_than_a_phone(key: str, language: str) -> None:
    for playout in matches(GAMES[key]):
        for moment in (playout.moments[0], playout.moments[-1]):
            standing = playout.game.standing(playout.game.view(playout.state(moment), None))
            lines = lookups.score_lines(standing, table(playout, language).names, bot_words(language, key))
            assert max(map(len, lines)) <= 40, "\n".join(lines)


@pytest.mark.parametrize("key", GAMES)
def test_a_board_in_french_words_has_french_marks(key: str) -> None:
    for playout in matches(GAMES[key]):
        for moment in (*playout.some(2), playout.moments[-1]):
            for viewer in (None, Seat(0)):
                view = playout.game.view(playout.state(moment), viewer)
                twin = pictures.in_words(table(playout, "fr"), view, "fr")
                assert twin and not BARE.search(twin), twin


@pytest.mark.programs  # each painter's own tests look at descriptions of all kinds, more quickly
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in GAMES if key in render.LOOKS])
def test_pictures_are_described_within_discords_length(key: str, language: str) -> None:
    playout = matches(GAMES[key])[-1]
    for moment in (playout.moments[len(playout.moments) // 2], playout.moments[-1]):
        for picture in _pictures(playout, moment, language):
            assert 0 < len(picture.alt) <= limits.ALT_TEXT
            assert not INVISIBLE.search(picture.alt + picture.text)


def _pictures(playout: Playout, moment: Moment, language: str) -> Iterator[render.Picture]:
    state, key = playout.state(moment), playout.setup.game
    scene = Scene(tuple(long_name(seat) for seat in state.everyone), language, trail=moment.events)
    yield render.draw(key, playout.game.view(state, None), scene)
    yield render.draw_hand(key, playout.game.view(state, Seat(0)), scene)
