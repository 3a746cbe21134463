"""Perft: how many lines of play there are, to depth two. A changed count is a changed rule."""

from __future__ import annotations

import json
from math import comb
from pathlib import Path
from typing import Any

from games.core import engine
from games.core.again import every_answer, picks
from games.core.engine import Change
from games.core.game import Game
from games.core.model import Action, Decision
from games.core.rng import Rng

FILE = Path(__file__).parent / "perft.json"
WIDE = 40  # first moves looked at; where there are more, that many spread evenly
MIDDLE = 15  # actions before the second position

Counts = dict[str, list[int]]


def counts(game: Game[Any, Any]) -> dict[str, Counts]:
    """For each seat count, from the start and from the middle of a match: lines of one and of two actions."""
    found: dict[str, Counts] = {}
    for seats in game.meta.seats:
        start = engine.start(game, game.setup(seats, "perft"))
        found[str(seats)] = {"start": _lines(game, start), "middle": _lines(game, _middle(game, seats))}
    return found


def recorded(file: Path = FILE) -> dict[str, dict[str, Counts]]:
    stored: dict[str, dict[str, Counts]] = (
        json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    )
    return stored


def record(key: str, found: dict[str, Counts], file: Path = FILE) -> None:
    stored = {**recorded(file), key: found}
    file.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def _lines(game: Game[Any, Any], change: Change[Any]) -> list[int]:
    firsts = [action for decision in change.asked for action in _answers(decision)]
    stride = max(1, len(firsts) // WIDE)
    seconds = 0
    for action in firsts[::stride]:
        after = engine.apply(game, change.state, action)
        seconds += sum(map(width, after.asked))
    return [sum(map(width, change.asked)), seconds]


def width(decision: Decision) -> int:
    """How many different answers a decision has."""
    return sum(comb(len(decision.options), n) for n in range(decision.least, decision.most + 1))


def _answers(decision: Decision) -> list[Action]:
    """Every answer; of a very wide choice some."""
    if width(decision) <= 2000:
        chosen = every_answer(decision)
    else:
        rng = Rng("perft")
        chosen = [picks(decision, rng) for _ in range(WIDE)]
    return [Action(decision.seat, decision.step, answer) for answer in chosen]


def _middle(game: Game[Any, Any], seats: int) -> Change[Any]:
    """A position in the middle; half way through a match that is over sooner."""
    change, played = _after(game, seats, MIDDLE)
    return change if change.asked else _after(game, seats, played // 2)[0]


def _after(game: Game[Any, Any], seats: int, actions: int) -> tuple[Change[Any], int]:
    """The position after so many actions at random, and how many there really were."""
    change, rng = engine.start(game, game.setup(seats, "perft")), Rng("middle")
    for played in range(actions):
        decision = next((d for d in change.asked if d.answer is None), None)
        if decision is None:
            return change, played
        action = Action(decision.seat, decision.step, picks(decision, rng))
        change = engine.play_on(game, change.state, action, change.asked)
    return change, actions
