"""R14: away and leaving."""

from __future__ import annotations

from games.core import engine
from games.core.model import Action
from games.nautilus import GAME
from tests.games.nautilus.players import eager
from tests.games.nautilus.scenes import AQUANAUTS, BUILDING, SUBMARINES, dealt, scene
from tests.kit.playouts import play


def test_silence_does_nothing_more() -> None:
    """R14.1: every default passes, and what is held goes back if nothing was bought or built."""
    assert scene(BUILDING).question.default == ("nothing",)
    bought = scene(BUILDING).play("A buy:green-1")
    assert bought.question.default == ("keep",)
    assert bought.play("A lay:green-1").question.default == ("back",)
    two = scene(BUILDING, held={"A": "sonar green-1"}).play("A nothing", "A lay:green-1", "A at:K13")
    assert two.question.default == ("done",)
    assert scene(BUILDING, held={"A": "sonar"}).play("A nothing").question.default == ("give-back",)
    walking = scene(AQUANAUTS, city="green:N10", crew={"N10": "A"})
    assert walking.question.default == ("no-more",)
    sailing = scene(SUBMARINES, subs={"A": "C9"}, tiles={})
    assert sailing.question.default == ("stay",)
    several = scene(SUBMARINES, subs={"A": "C9 Q11"}, tiles={})
    assert several.question.default == ("no-more",)
    assert several.play("A sail:C9").question.default == ("back",)


def test_who_leaves_takes_submarines_and_held_modules_along() -> None:
    """R14.2: stations, people and markers stay."""
    sea = scene(
        BUILDING,
        3,
        city="sonar:K13/0:B",
        crew={"K13": "BB"},
        held={"B": "green-2 training"},
        subs={"B": "C9"},
        ruins={3: "B"},
        reserve={"B": 5},
    )
    piles = dict(sea.state.piles)
    sea.play("B leaves")
    assert sea.subs("B") == []
    assert sea.player("B").held == []
    assert sea.player("B").reserve == 7
    assert sea.state.piles == {**piles, "green": piles["green"] + 1, "training": piles["training"] + 1}
    assert sea.crew("K13") == "BB"
    assert sea.state.ruins == {3: 1}
    sea.play("A nothing")
    assert sea.mover == "C"


def test_modules_being_built_go_when_their_builder_leaves() -> None:
    """R14.2: nothing of them was paid."""
    sea = scene(BUILDING, 3, held={"A": "green-2 sonar"}, reserve={"A": 5})
    sea.play("A nothing", "A lay:green-2", "A at:K13", "A leaves")
    assert (list(sea.state.city), sea.state.laid) == (["K10"], [])
    assert sea.player("A").reserve == 7
    assert sea.mover == "B"


def test_the_first_player_leaving_passes_the_marker_on() -> None:
    """R14.2: the next round begins with the next player who stayed."""
    sea = scene(BUILDING, 3).play("A leaves", "B buy:sonar", "B keep", "C nothing")
    assert (sea.state.round, sea.mover) == (6, "B")


def test_the_last_one_left_ends_the_match() -> None:
    """R14.3: at once, and it is counted."""
    sea = dealt(2).play("A leaves")
    assert sea.ending.reason == "left_alone"
    assert sea.score("B") == 55


def test_who_has_left_cannot_win() -> None:
    """R14.4: with the most points by far."""
    sea = scene(BUILDING, 3, money={"A": 200}).play("A leaves", "B leaves")
    assert sea.score("A") == 200
    assert sea.ending.winners == (2,)


def test_the_base_lies_where_it_usually_does_if_its_placer_leaves() -> None:
    """R14.5: option base=choose."""
    match = dealt(3, base="choose")
    match.play(f"{match.mover} leaves")
    assert list(match.state.city) == ["K10"]
    assert match.step == "buy"


def test_a_match_goes_on_whoever_leaves_whenever() -> None:
    """R14.2: at every moment of a short match, every seat in turn."""
    match = play(GAME, GAME.setup(3, "leaving"), eager("leaving"))
    for number, moment in enumerate(match.moments[:-1:9]):
        state = match.state(moment)
        change = engine.play_on(GAME, state, Action(state.everyone[number % 3], engine.LEAVE, ()))
        assert change.asked or change.state.ending
        assert not GAME.flaws(change.state)
        assert GAME.totals(change.state) == GAME.totals(match.state(moment))
