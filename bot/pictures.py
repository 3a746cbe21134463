"""Pictures of a match, drawn in a worker so that the bot keeps answering."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import render
from games.core.model import Event
from render import Picture, Scene
from storage.matches import Match
from storage.people import Settings

log = logging.getLogger(__name__)


async def board(
    match: Match,
    view: Any,
    language: str,
    *,
    marks: dict[str, str] | None = None,
    trail: list[Event] | None = None,
) -> Picture | None:
    """The board as a view shows it; None if the painter failed (the words go alone)."""
    scene = Scene(names=match.names, language=language, marks=marks or {}, trail=tuple(trail or ()))
    return await _drawn(render.draw, match, view, scene)


async def hand(match: Match, view: Any, language: str, settings: Settings | None = None) -> Picture | None:
    """The viewer's own hand."""
    return await _drawn(render.draw_hand, match, view, Scene(names=match.names, language=language))


async def _drawn(painter: Any, match: Match, view: Any, scene: Scene) -> Picture | None:
    try:
        picture: Picture = await asyncio.to_thread(painter, match.game, view, scene)
    except Exception:  # a failing painter must never stall a match
        log.exception("the painter of %s failed at table %s", match.game, match.id)
        return None
    return picture
