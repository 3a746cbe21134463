"""Every kind of picture on one sheet, kept to look at; it changes only when asked to."""

from __future__ import annotations

import pytest

from games.core.model import Frame, Seat
from games.nautilus import GAME
from games.nautilus.state import Held, NautilusState
from render.nautilus import draw, draw_hand
from render.scene import Picture, Scene
from tests.render import contact
from tests.render.nautilus import seas
from tests.render.nautilus.seas import NAMES, STRANGE

SITES = ("E13", "H4", "N13", "Q7", "T10")
WATERS = ("W4", "W5", "V5", "V6", "V7", "W7", "X7", "W8", "V8", "X6")


def building(step: str) -> NautilusState:
    """Ada is placing a module."""
    state = seas.middle()
    memo: dict[str, str | int | list[str]] = {"piece": "analysis", "bought": 0}
    memo |= {"spot": "H13"} if step == "turn" else {}
    state.phase, state.on_turn, state.players[0].held = 1, Seat(0), [Held("analysis")]
    state.stack = [Frame("round"), Frame(step, Seat(0), memo)]
    return state


def sailing() -> NautilusState:
    state = seas.middle()
    state.trench_open = True
    state.stack = [Frame("round"), Frame("sail-to", Seat(2), {"sub": "W6", "alone": 1})]
    return state


def buying() -> NautilusState:
    state = seas.middle()
    state.phase, state.stack = 1, [Frame("round"), Frame("buy", Seat(2))]
    return state


def walking() -> NautilusState:
    """Cleo's aquanaut on H10 is about to go, in a round in which nothing has happened."""
    state = seas.middle()
    memo: dict[str, str | int | list[str]] = {"people": 2, "used": 0, "last": "", "reward": 0}
    state.phase, state.stirred = 2, False
    state.stack = [Frame("round"), Frame("walk-to", Seat(2), {**memo, "origin": "H10", "alone": 1})]
    return state


def pictures() -> list[Picture]:
    view = GAME.view
    places, waters = {spot: spot for spot in SITES}, {spot: spot for spot in WATERS}
    goals = {spot: spot for spot in ("H7", "K10", "K13", "N10")}
    return [
        draw(view(seas.start(), None), Scene(NAMES[:2])),
        draw(view(seas.middle(3), None), Scene(NAMES[:3], "fr", trail=seas.trail()[:9])),
        draw(view(seas.middle(), Seat(2)), Scene(NAMES, trail=seas.trail())),
        draw(view(seas.crowded(), None), Scene(STRANGE, "it", trail=seas.trail() * 2)),
        draw(view(building("where"), Seat(0)), Scene(NAMES, marks=places)),
        draw(view(building("turn"), Seat(0)), Scene(NAMES, "it")),
        draw(view(sailing(), Seat(2)), Scene(NAMES, "fr", waters)),
        draw(view(buying(), Seat(2)), Scene(NAMES, "it")),
        draw(view(walking(), Seat(2)), Scene(NAMES, "fr", goals)),
        draw_hand(view(seas.middle(), Seat(2)), Scene(NAMES)),
        draw_hand(view(seas.crowded(), Seat(0)), Scene(NAMES, "fr")),
        draw_hand(view(seas.start(), Seat(0)), Scene(NAMES[:2], "it")),
        draw(view(seas.ended(), None), Scene(NAMES)),
        draw(view(seas.ended(2), None), Scene(STRANGE[:2], "fr")),
    ]


@pytest.mark.programs
def test_the_pictures_look_as_they_did_when_last_looked_at(update: bool) -> None:
    contact.looks_as_it_did("nautilus", pictures(), update, wide=400)
