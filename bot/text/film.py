"""A finished match as a film: what everyone could see after each settled turn, and what had happened."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, structs

import render
from bot.match.moments import SettledTurn, moments
from bot.match.record import Finished
from bot.match.rules import AnyGame
from bot.text.digest import digest
from bot.text.markup import seen
from bot.text.messages import shown_names
from bot.text.words import Wording, bot_words
from games import GAMES
from games.core import codec
from games.core.data import DataSet
from games.core.model import Event, Transcript
from render import Scene, film
from render.film import FilmKind

TURN, END = 1200, 8000  # milliseconds a turn and the ending are shown
MOST_SHOTS = 160  # of a longer match, turns are told two or more at a time

Progress = Callable[[int, int], None]
"""Told how many frames of how many are drawn."""


class Shot(Struct, frozen=True):
    """What one frame shows: a public view, and what was told since the one before."""

    view: bytes
    trail: tuple[Event, ...]
    caption: str


class Script(Struct, frozen=True):
    """A film to be drawn. It holds public views only, so it may be shown to anybody."""

    game: str
    data_set: DataSet | None  # where it is not the shipped one
    names: tuple[str, ...]
    language: str
    shots: tuple[Shot, ...]


class FilmOrder(Struct, frozen=True):
    """A film to be made. It holds all secrets of its match, so it is for the workshop alone."""

    data_set: DataSet | None  # where it is not the shipped one
    names: tuple[str, ...]
    language: str
    transcript: Transcript


class FilmFile(Struct, frozen=True):
    data: bytes
    frames: int


def order(source: Finished, language: str) -> FilmOrder:
    """The film of a finished match, in the words of a language; rows that were taken back are not in it."""
    names = tuple(map(seen, shown_names(source.match, language)))
    return FilmOrder(_unless_shipped(source.game), names, language, source.transcript)


def make(order: FilmOrder, kind: FilmKind, most: int, progress: Progress = lambda done, of: None) -> FilmFile:
    """Play a match again and draw it."""
    shipped = GAMES[order.transcript.setup.game]
    game = shipped if order.data_set is None else shipped.using(order.data_set)
    script = script_of(game, order.names, order.language, order.transcript)
    return FilmFile(shoot(script, kind, most, progress), len(script.shots))


def script_of(game: AnyGame, names: tuple[str, ...], language: str, transcript: Transcript) -> Script:
    """The film of a match as it was played."""
    words = bot_words(language, game.meta.key)
    found = _thinned(moments(game, transcript))
    shots = tuple(_shot(game, moment, names, words) for moment in found)
    return Script(game.meta.key, _unless_shipped(game), names, language, shots)


def shoot(script: Script, kind: FilmKind, most: int, progress: Progress = lambda done, of: None) -> bytes:
    """Draw a film, as large as allowed at most."""
    game = GAMES[script.game] if script.data_set is None else GAMES[script.game].using(script.data_set)
    boards = []
    for number, shot in enumerate(script.shots, 1):
        scene = Scene(names=script.names, language=script.language, trail=shot.trail)
        boards.append(render.draw(script.game, codec.decode(game.view_type, shot.view), scene).png)
        progress(number, len(script.shots))
    size = film.size_for(boards[:-1] or boards)
    times = [TURN] * (len(boards) - 1) + [END]
    told = zip(boards, script.shots, times, strict=True)
    frames = [film.frame(board, shot.caption, size, time) for board, shot, time in told]
    return film.encoded(frames, kind, most)


def _unless_shipped(game: AnyGame) -> DataSet | None:
    return None if game.data_set.hash == GAMES[game.meta.key].data_set.hash else game.data_set


def _thinned(found: list[SettledTurn]) -> list[SettledTurn]:
    """Of a long match only every so manieth moment, each with what was told since the one before."""
    each = 1 + len(found) // MOST_SHOTS
    groups = [found[n : n + each] for n in range(0, len(found), each)]
    return [
        structs.replace(group[-1], events=tuple(event for one in group for event in one.events))
        for group in groups
    ]


def _shot(game: AnyGame, moment: SettledTurn, names: tuple[str, ...], words: Wording) -> Shot:
    told = tuple(event for event in moment.events if event.audience is None)
    lines = digest(tuple(event.say for event in told), game, words, lambda seat: names[seat])
    view = game.view(codec.decode(game.state_type, moment.state), None)
    caption = " ".join(lines) or words.entry(game.meta.title, words.join(list(names)))
    return Shot(codec.encode(view), told, caption)
