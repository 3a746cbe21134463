"""Pictures of a match, drawn in a worker so that the bot keeps answering; the newest are kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import render
from bot.running import metrics
from games.core import codec
from games.core.model import Event
from render import Picture, Scene
from storage.matches import Match
from storage.people import Settings

log = logging.getLogger(__name__)

KEPT = 40  # a mover's hand goes out twice, a board is asked for again: some 5 MB save a third of the drawing

_kept: OrderedDict[bytes, Picture] = OrderedDict()


async def board(
    match: Match,
    view: Any,
    language: str,
    *,
    marks: dict[str, str] | None = None,
    trail: list[Event] | None = None,
    settings: Settings | None = None,
) -> Picture | None:
    """The board as a view shows it; None if the painter failed (the words go alone)."""
    scene = _scene(match, language, settings, marks or {}, tuple(trail or ()))
    return await _drawn("board", render.draw, match, view, scene)


async def hand(match: Match, view: Any, language: str, settings: Settings | None = None) -> Picture | None:
    """The viewer's own hand."""
    scene = _scene(match, language, settings, {}, ())
    return await _drawn("hand", render.draw_hand, match, view, scene)


def _scene(
    match: Match, language: str, settings: Settings | None, marks: dict[str, str], trail: tuple[Event, ...]
) -> Scene:
    return Scene(names=match.names, language=language, marks=marks, trail=trail)


async def _drawn(
    kind: str, painter: Callable[..., Picture], match: Match, view: Any, scene: Scene
) -> Picture | None:
    key = codec.encode((kind, match.game, view, scene))
    if key in _kept:
        _kept.move_to_end(key)
        return _kept[key]
    try:
        with metrics.DRAWING.timing(match.game):
            picture = await asyncio.to_thread(painter, match.game, view, scene)
    except Exception:  # a failing painter must never stall a match
        log.exception("the painter of %s failed at table %s", match.game, match.id)
        return None
    _kept[key] = picture
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return picture
