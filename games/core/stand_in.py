"""The stand-in: a program that plays a seat, handed only worlds its seat cannot tell from the real one."""

from __future__ import annotations

from typing import Any

from games.core import codec
from games.core.game import Game
from games.core.instincts import Effort, Picks, Strength
from games.core.model import EngineBug, RuleError, Seat
from games.core.rng import Dice, Rng
from games.core.search import Search
from games.core.steps import S


def resampled(game: Game[S, Any], state: S, seat: Seat, rng: Rng) -> bytes:
    """Make what a stand-in may have: a world that agrees with the real one in what the seat knows."""
    world = codec.copy(state)
    game.resample(world, seat, rng)
    return codec.encode(world)


def choose(
    game: Game[Any, Any],
    world: bytes,
    seat: Seat,
    rng: Rng,
    strength: Strength = Strength.STEADY,
    effort: Effort | None = None,
) -> Picks:
    """Choose a good answer to what the seat is asked."""
    effort = effort or game.instincts.efforts[strength]
    return answered(prepared(game, world, seat, rng, effort), effort)


def prepared(
    game: Game[Any, Any], world: bytes, seat: Seat, rng: Rng, effort: Effort, kind: type[Search] = Search
) -> Search:
    """Make worlds enough for an effort, and a search over them."""
    dice = Dice(f"{rng.below(1 << 60)}")
    return kind(game, more_worlds(game, world, seat, dice, effort.worlds), seat, dice)


def answered(search: Search, effort: Effort) -> Picks:
    """Let it think; what silence means if a world breaks under it."""
    try:
        return search.best(effort)
    except (EngineBug, RuleError):
        return search.decision.default


def more_worlds(game: Game[Any, Any], world: bytes, seat: Seat, rng: Rng, count: int) -> list[bytes]:
    """Make more worlds from one: what the seat knows is the same in all."""
    return [resampled(game, codec.decode(game.state_type, world), seat, rng) for _ in range(count)]
