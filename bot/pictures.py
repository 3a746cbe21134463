"""Pictures of a match; the newest are kept for a while."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

import render
from bot.running import metrics
from bot.studio import Studio
from games.core import codec
from games.core.model import Event, Seat
from render import Picture, Scene, eyes
from storage.matches import Match
from storage.people import Settings

log = logging.getLogger(__name__)

KEPT = 40  # a mover's hand goes out twice, a board is asked for again: some 5 MB save a third of the drawing

_STUDIO = Studio()

_kept: OrderedDict[bytes, Picture] = OrderedDict()


async def board(
    match: Match,
    view: Any,
    language: str,
    *,
    marks: dict[str, str] | None = None,
    trail: list[Event] | None = None,
    settings: Settings | None = None,
    awaited: bool = True,
) -> Picture | None:
    """The board as a view shows it; None if the painter failed (the words go alone)."""
    scene = Scene(names=match.names, language=language, marks=marks or {}, trail=tuple(trail or ()))
    return _for_eyes(await _drawn("board", render.draw, match, view, scene, awaited), settings)


async def player(
    match: Match, view: Any, language: str, seat: Seat, settings: Settings | None = None
) -> Picture | None:
    """One player's own board, where the game has such."""
    scene = Scene(names=match.names, language=language)

    def painter(game: str, view: Any, scene: Scene) -> Picture:
        return render.draw_player(game, view, scene, seat)

    return _for_eyes(await _drawn(f"player-{seat}", painter, match, view, scene), settings)


async def hand(
    match: Match, view: Any, language: str, settings: Settings | None = None, *, awaited: bool = True
) -> Picture | None:
    """The viewer's own hand."""
    scene = Scene(names=match.names, language=language)
    return _for_eyes(await _drawn("hand", render.draw_hand, match, view, scene, awaited), settings)


async def sized(picture: Picture | None, settings: Settings | None) -> list[Picture]:
    """What to show: one picture, or its two halves in large print."""
    if picture is None:
        return []
    if settings is None or not settings.large:
        return [picture]
    return list(await _STUDIO.draw(partial(eyes.halves, picture), awaited=True))


def _for_eyes(picture: Picture | None, settings: Settings | None) -> Picture | None:
    if picture is None or settings is None or settings.palette != "contrast":
        return picture
    return eyes.contrasted(picture)


async def _drawn(
    kind: str,
    painter: Callable[..., Picture],
    match: Match,
    view: Any,
    scene: Scene,
    awaited: bool = True,
) -> Picture | None:
    key = codec.encode((kind, match.game, view, scene))
    if key in _kept:
        _kept.move_to_end(key)
        return _kept[key]
    try:
        with metrics.DRAWING.timing(match.game):
            picture = await _STUDIO.draw(partial(painter, match.game, view, scene), awaited=awaited)
    except Exception:  # a failing painter must never stall a match
        log.exception("the painter of %s failed at table %s", match.game, match.id)
        return None
    _kept[key] = picture
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return picture
