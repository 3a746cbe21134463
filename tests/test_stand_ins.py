"""The stand-in, over every game: knows no more than its seat, always answers, beats chance."""

from __future__ import annotations

from typing import Any

import pytest

from bench.searches import SEARCHES
from bench.stand_ins import LARGER, load
from games import GAMES
from games.core import again, codec, engine, stand_in
from games.core.game import Game
from games.core.instincts import Effort, Strength
from games.core.model import Action, EngineBug, Seat
from games.core.rng import Rng
from tests.kit.playouts import matches
from tests.kit.subjects import SUBJECTS, Subject

QUICK = Effort(playouts=6, worlds=1)
EVERY = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)


@pytest.mark.programs
@EVERY
def test_a_stand_in_gives_legal_answers_through_whole_matches(subject: Subject) -> None:
    """`play_on` refuses whatever is not on offer."""
    game = subject.game
    for seats in (min(game.meta.seats), max(game.meta.seats)):
        assert _match(game, game.setup(seats, f"stand-ins-{seats}"), stand_ins=range(seats)).ending


@EVERY
def test_what_a_seat_cannot_know_does_not_change_the_choice(subject: Subject) -> None:
    """Two worlds that differ only in that: the same worlds are made up, so the same answer comes out."""
    game, differ = subject.game, 0
    for match in matches(game)[:3]:
        for moment in match.some(6):
            assert moment.action is not None
            seat = next(iter(sorted(engine.waiting(moment.asked))))
            truth, other = match.state(moment), match.state(moment)
            game.resample(other, seat, Rng("elsewhere"))
            differ += codec.encode(truth) != codec.encode(other)
            made = [stand_in.resampled(game, world, seat, Rng("same")) for world in (truth, other)]
            assert made[0] == made[1], f"{match}: at {moment.asked[0].step}"
            picks = [stand_in.choose(game, world, seat, Rng("same"), effort=QUICK) for world in made]
            assert picks[0] == picks[1]
    assert differ  # there was something not to know


@EVERY
def test_preparing_and_choosing_leave_the_state_alone(subject: Subject) -> None:
    match = matches(subject.game)[0]
    (moment,) = match.some(1)
    state = match.state(moment)
    seat = next(iter(engine.waiting(moment.asked)))
    world = stand_in.resampled(subject.game, state, seat, Rng("a"))
    stand_in.choose(subject.game, world, seat, Rng("b"), effort=QUICK)
    assert codec.encode(state) == moment.data


def test_a_world_that_breaks_is_answered_by_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["nautilus_island"]
    change = engine.start(game, game.setup(2, "breaks"))
    (decision,) = change.asked

    def broken(*_: object) -> float:
        raise EngineBug("a runaway")

    monkeypatch.setattr(game, "score", broken)
    world = stand_in.resampled(game, change.state, decision.seat, Rng("a"))
    assert stand_in.choose(game, world, decision.seat, Rng("b"), effort=QUICK) == decision.default


@pytest.mark.parametrize("name", SEARCHES)
def test_every_search_that_is_measured_spends_its_playouts(name: str) -> None:
    """Or a contest at equal playouts would not be one."""
    game = GAMES["nautilus_island"]
    change = engine.start(game, game.setup(2, "searches"))
    (decision,) = change.asked
    world = stand_in.resampled(game, change.state, decision.seat, Rng("a"))
    search = SEARCHES[name](game, [world], decision.seat, Rng("b"))
    assert search.best(Effort(playouts=12, worlds=1))[0] in decision.keys
    assert 12 - len(decision.keys) < search.playouts <= 12


@pytest.mark.parametrize("key", GAMES)
def test_every_strength_on_offer_was_shown_to_be_stronger_than_the_next(key: str) -> None:
    """By contests that are kept: better at two seats, and never found not to be so at a larger table."""
    found = {(one.seats, one.one, one.other): one.verdict for one in load().contests if one.game == key}
    ladder = ["chance", *[strength.value for strength in Strength]]
    for strength in GAMES[key].instincts.shown:
        weaker = ladder[ladder.index(strength.value) - 1]
        assert found[2, strength.value, weaker] == "better"
        assert found.get((LARGER[key], strength.value, weaker)) != "not better"


# Where skill counts; a new game is added here once its instincts are meant to win matches.
GAMES_EACH = {"the_island": 4, "nautilus": 3, "nautilus_island": 12, "underwater_cities": 2}
WINS = 0.6
SOME = Effort(playouts=40, worlds=2)


@pytest.mark.programs
@pytest.mark.parametrize("key", GAMES_EACH)
def test_it_beats_chance(key: str) -> None:
    """Two players, alternating seats; `python -m bench stand_ins` gives the figures."""
    game, count, won = GAMES[key], GAMES_EACH[key], 0.0
    for number in range(count):
        if won > WINS * count:
            break  # the others may be lost
        seat = Seat(number % 2)
        ending = _match(game, game.setup(2, f"chance-{number}"), stand_ins=[seat], effort=SOME).ending
        assert ending is not None
        won += (seat in ending.winners) / len(ending.winners)
    assert won > WINS * count


def _match(game: Game[Any, Any], setup: Any, stand_ins: Any, effort: Effort = QUICK) -> Any:
    """A whole match: some seats by stand-ins, the others by chance; the last state."""
    rng = Rng(f"{setup.seed}/players")
    change = engine.start(game, setup)
    while change.asked:
        decision = next(one for one in change.asked if one.answer is None)
        picks = again.picks(decision, rng)
        if decision.seat in stand_ins:
            world = stand_in.resampled(game, change.state, decision.seat, rng)
            picks = stand_in.choose(game, world, decision.seat, rng, effort=effort)
        change = engine.play_on(game, change.state, Action(decision.seat, decision.step, picks), change.asked)
    return change.state
