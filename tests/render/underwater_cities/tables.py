"""Positions to draw, all from play: as it comes, or with full stores, so that boards fill up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec import Struct, json

from games.core import codec, engine
from games.core.model import Action, Decision, Event, Seat
from games.underwater_cities import GAME
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.scene import Scene
from tests.render import files

NAMES, STRANGE = files.NAMES, files.STRANGE
SHY = ("done", "rest", "always", "slot-only", "search")  # answers that build nothing


class Moment(NamedTuple):
    """A position, what is asked in it, and what happened lately."""

    state: State
    asked: tuple[Decision, ...]
    lately: tuple[Event, ...]

    def view(self, viewer: int | None = None) -> View:
        return GAME.view(self.state, None if viewer is None else Seat(viewer))

    @property
    def own(self) -> View:
        """As the seat sees it that is asked first."""
        return self.view(self.asked[0].seat)

    @property
    def marks(self) -> dict[str, str]:
        return {option.spot: option.spot for option in self.asked[0].options if option.spot}


def playout(seats: int, seed: int, rich: bool = False, **variants: str) -> Iterator[Moment]:
    """Every moment of a random match; rich players are never short of anything."""
    chance = Random(seed)
    change = engine.start(GAME, GAME.setup(seats, f"picture{seed}", variants))
    lately = change.events
    while change.asked:
        yield Moment(change.state, change.asked, lately)
        decision = chance.choice(change.asked)
        picks = _picks(decision, chance, rich)
        if rich:
            for nation in change.state.nations.values():
                nation.goods = {what: max(have, chance.randint(2, 6)) for what, have in nation.goods.items()}
        change = engine.play_on(GAME, change.state, Action(decision.seat, decision.step, picks), None)
        lately = (*lately, *change.events)[-24:]
    yield Moment(change.state, (), lately)


def _picks(decision: Decision, chance: Random, rich: bool) -> tuple[str, ...]:
    keys = list(decision.keys)
    if rich and decision.least == decision.most == 1:
        keys = [key for key in keys if not key.startswith(SHY)] or keys
    return tuple(chance.sample(keys, chance.randint(decision.least, decision.most)))


def moment(wanted: Callable[[Moment], bool], seats: int, seed: int = 1, **variants: str) -> Moment:
    """The first moment of a rich match that is as wanted, kept apart from the match."""
    found = next(now for now in playout(seats, seed, rich=True, **variants) if wanted(now))
    return found._replace(state=codec.decode(State, codec.encode(found.state)))


def asking(step: str, round_: int = 1) -> Callable[[Moment], bool]:
    return lambda now: bool(now.asked) and now.asked[0].step == step and now.state.round >= round_


@cache
def middle() -> Moment:
    """Three players with contracts, in the second era."""
    return moment(asking("play", 6), 3, seed=4, contracts="on")


@cache
def advanced() -> Moment:
    """Four players on advanced boards; one is asked where to build a tunnel."""
    return moment(
        lambda now: asking("build", 5)(now) and any("-" in spot for spot in now.marks),
        4,
        seed=3,
        boards="advanced",
    )


@cache
def between_eras() -> Moment:
    """Two players choose cards after the first production."""
    return moment(lambda now: asking("keep")(now) and now.state.era == 2, 2, seed=2)


@cache
def late(seats: int) -> Moment:
    return moment(asking("play", 10), seats, seed=5)


@cache
def ended(seats: int) -> Moment:
    return moment(lambda now: not now.asked, seats, seed=5)


class Kept(Struct):
    """A position as it was seen, kept in a file: it stays the same whatever becomes of rules and cards."""

    view: View
    marks: dict[str, str]
    trail: tuple[Event, ...]

    def scene(self, names: tuple[str, ...] = NAMES, language: str = "en", marked: bool = False) -> Scene:
        count = len(self.view.players)
        return Scene(names[:count], language, self.marks if marked else {}, self.trail)


def keep(path: Path) -> None:
    """Play the positions of the contact sheet anew, and keep them."""
    moments = {
        "middle": middle(),
        "advanced": advanced(),
        "between": between_eras(),
        "solo": late(1),
        "late": late(4),
        "ended": ended(4),
    }
    kept = {
        name: Kept(now.own if now.asked else now.view(), now.marks if now.asked else {}, now.lately)
        for name, now in moments.items()
    }
    path.write_bytes(json.encode(kept) + b"\n")


def kept(path: Path) -> dict[str, Kept]:
    return json.decode(path.read_bytes(), type=dict[str, Kept])


def scene(view: View, **around: object) -> Scene:
    return Scene(NAMES[: len(view.players)], **around)  # type: ignore[arg-type]
