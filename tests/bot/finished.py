"""Finished matches with all that happens to matches: moves taken back, rewinds, somebody who leaves."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from msgspec import structs

from bot.match.record import Finished, Record, RecordRow
from bot.text import record_file
from games import GAMES
from games.core import engine, seal
from games.core.engine import LEAVE, History
from games.core.model import Action, Row, Seat, Undo
from games.core.seal import Joined
from storage.journal import Entry
from storage.matches import Phase
from storage.players import Player
from tests.kit.playouts import at_random, may_leave
from tests.kit.tables import a_match

NAMES = ("Ada", "Bruno", "Chiara", "David")
BOUND = 2000


@cache
def finished(key: str, seats: int = 2, seed: int = 1, *, eventful: bool = True) -> Finished:
    """A match at random, dealt as a table is: rows taken back, a rewind, a leaver where three sit."""
    game, dice = GAMES[key], Random(f"{key}-{seats}-{seed}")
    sealed = seal.Seal(f"{dice.getrandbits(256):064x}", key, game.meta.rules, game.data_set.digest)
    joined = [Joined(place, dice.getrandbits(60)) for place in range(1, seats + 1)]
    chance = sealed.seed({}, joined)
    places = seal.seat_order(chance, [one.place for one in joined])
    players = tuple(
        Player(user=place, name=NAMES[place - 1], seat=Seat(seat), place=place, value=joined[place - 1].value)
        for seat, place in enumerate(places)
    )
    setup = game.setup(seats, chance)
    match = a_match(key, players, setup=setup, phase=Phase.ENDED, id=seed, at=1)
    match = structs.replace(match, commitment=sealed.commitment)
    return Finished(match, game, sealed, _rows(game, setup, dice, eventful))


@cache
def record(key: str, seats: int = 2, seed: int = 1, language: str = "en") -> Record:
    return record_file.make(finished(key, seats, seed), language)


def with_row(whole: Record, number: int, row: RecordRow) -> Record:
    return structs.replace(whole, rows=(*whole.rows[:number], row, *whole.rows[number + 1 :]))


def _rows(game: Any, setup: Any, dice: Random, eventful: bool) -> list[Entry]:
    history: History[Any] = History(game, setup)
    found = [_entry(1, None, history.change)]
    last = "leave" if may_leave(game) and setup.seats > 2 else "undo"
    plan = {12: "undo", 20: "rewind", 33: "undo", 41: last}
    branch = 0
    while history.change.asked and len(found) < BOUND:
        what = plan.get(len(found), "") if eventful else ""
        row: Row = at_random(history.change.asked, dice)
        if what == "undo" and isinstance(found[-1].row, Action):
            row = Undo(1)
        elif what == "rewind":
            branch += 1
            row = Undo(3, branch)
        elif what == "leave":
            row = Action(Seat(setup.seats - 1), LEAVE, ())
        found.append(_entry(len(found) + 1, row, history.add(row)))
    return found


def _entry(at: int, row: Row | None, change: engine.Change[Any]) -> Entry:
    return Entry(at, row, change.events, change.barrier.value, change.settled)
