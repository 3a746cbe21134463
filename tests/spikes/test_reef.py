"""Hundreds of options in one question; looking at hidden tiles."""

from __future__ import annotations

from random import Random
from time import process_time

from games.core import engine
from games.core.engine import Barrier, Change
from games.core.model import Action, Seat
from tests.spikes.reef import GAME, ReefState, octagons

SOME = 200
LISTING = 0.005


def widest() -> Change[ReefState]:
    """The position with the most options in a random match."""
    dice = Random(2)
    change = engine.start(GAME, GAME.setup(4, "wide", {"joints": "walls"}))
    best, most = change, 0
    while change.asked:
        (decision,) = change.asked
        if len(decision.options) > most:
            best, most = change, len(decision.options)
        pick = dice.choice([key for key in decision.keys if key != "pass"] or ["pass"])
        change = engine.apply(GAME, change.state, Action(decision.seat, decision.step, (pick,)))
    return best


def test_hundreds_of_options_are_listed_quickly() -> None:
    change = widest()
    assert len(change.asked[0].options) > SOME
    times = []
    for _ in range(5):
        began = process_time()
        engine.decisions(GAME, change.state)
        times.append(process_time() - began)
    assert min(times) < LISTING


def test_they_are_cut_by_board_row_and_each_has_its_spot() -> None:
    options = widest().asked[0].options[1:]
    assert all(option.spot and option.group == option.spot[1:] for option in options)
    assert len({option.group for option in options}) > 5


def test_every_module_offered_can_be_laid_and_overlaps_nothing() -> None:
    change = widest()
    taken = [octagons.square(module.spot) for module in change.state.city]
    for spot in {option.spot for option in change.asked[0].options if option.spot}:
        x, y = octagons.square(spot)
        for u, v in taken:
            dx, dy = abs(x - u), abs(y - v)
            assert not (dx < 3 and dy < 3 and dx + dy < 4)


def test_a_module_turned_into_itself_is_offered_once() -> None:
    (decision,) = engine.start(GAME, GAME.setup(2, "x", {"joints": "walls"})).asked
    north = [key for key in decision.keys if ":k7/" in key]
    assert [key for key in north if key.startswith("green")] == ["green:k7/0"]
    assert len([key for key in north if key.startswith("sonar")]) == 4


def test_a_ping_is_heard_by_one_and_remembered() -> None:
    state = GAME.deal(GAME.setup(2, "x"))
    change = engine.start(GAME, GAME.setup(2, "x"))
    change = engine.apply(GAME, change.state, Action(Seat(0), "build", ("green:k7/0",)))
    change = engine.apply(GAME, change.state, Action(Seat(0), "ping", ("ping:k7",)))
    heard = GAME.view(change.state, Seat(0)).known
    assert heard
    assert all(state.finds[spot] == find for spot, find in heard.items())
    assert GAME.view(change.state, Seat(1)).known == GAME.view(change.state, None).known == {}
    assert (change.barrier, change.learned) == (Barrier.HARD, frozenset((Seat(0),)))
