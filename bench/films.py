"""What the film of a whole match at two seats costs: its bytes, and processor time to tell and draw it."""

from __future__ import annotations

import random
from time import process_time

from bench.table import Row, show
from bot import limits
from bot.text import film
from bot.text.film import Script
from games import GAMES
from games.core import engine
from games.core.model import Action, Transcript
from render.film import FilmKind

NAMES = ("Ada", "Bruno")


def script(key: str, number: int = 0) -> Script:
    """The film of a whole match at two seats, played at random."""
    game, dice = GAMES[key], random.Random(f"{key}-{number}")
    setup = game.setup(2, f"film-{number}")
    change, rows = engine.start(game, setup), []
    while change.asked:
        decision = next(one for one in change.asked if one.answer is None)
        picks = tuple(dice.sample(decision.keys, max(1, decision.least)))
        rows.append(Action(decision.seat, decision.step, picks))
        change = engine.play_on(game, change.state, rows[-1], change.asked)
    return film.script_of(game, NAMES, "en", Transcript(setup, tuple(rows)))


def costs(key: str) -> Row:
    begin = process_time()
    whole = script(key)
    told = process_time()
    made = film.shoot(whole, FilmKind.WEBP, limits.FILE_BYTES)
    return {
        "game": key,
        "pictures": len(whole.shots),
        "MB": len(made) / 1e6,
        "CPU s": process_time() - told,
        "CPU s of the script": told - begin,
    }


def main() -> None:
    show("films", "A film of a whole match at two seats", [costs(key) for key in GAMES])
