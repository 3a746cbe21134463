"""A strong stand-in with few playouts, in a module that the worker process imports quickly."""

from __future__ import annotations

from msgspec import structs

from bot.match.stand_in_worker import Task
from games import GAMES
from games.core import codec, stand_in
from games.core.instincts import Strength
from games.core.rng import Rng


def hurried(task: bytes) -> tuple[str, ...]:
    """Choose in the worker as a strong one does, with few playouts."""
    wanted = codec.decode(Task, task)
    game = GAMES[wanted.game]
    assert wanted.strength is Strength.STRONG
    effort = structs.replace(game.instincts.efforts[Strength.STRONG], playouts=3, worlds=1, ahead=0)
    return stand_in.choose(game, wanted.world, wanted.seat, Rng(wanted.seed), effort=effort)
