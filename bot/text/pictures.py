"""Pictures of a match; the newest are kept for a while."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import structs

import render
from bot import metrics
from bot.match.record import Finished
from bot.text import end_plot
from bot.text.markup import escaped
from bot.text.messages import shown_names
from bot.text.paint_thread import Studio
from games.core import codec
from games.core.model import Event, Seat
from render import Picture, Scene, eyes
from render.scene import Told
from storage.matches import Match, Table
from storage.people import PaletteChoice, Preferences

log = logging.getLogger(__name__)

KEPT = 40  # a mover's hand goes out twice, a board is asked for again: some 5 MB save a third of the drawing


class Pictures:
    """Draws what people look at, and keeps the newest pictures for a while."""

    def __init__(self) -> None:
        self._studio = Studio()
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()

    def close(self) -> None:
        """Let the painter's thread end."""
        self._studio.close()

    async def board(
        self,
        match: Match,
        view: Any,
        language: str,
        *,
        marks: dict[str, str] | None = None,
        harm: frozenset[str] = frozenset(),
        trail: list[Event] | None = None,
        preferences: Preferences | None = None,
        awaited: bool = True,
    ) -> Picture:
        """The board as a view shows it; nothing but its words if the painter failed."""
        scene = Scene(
            names=shown_names(match, language),
            language=language,
            marks=marks or {},
            trail=tuple(trail or ()),
            harm=harm,
            strong=_strong(preferences),
        )
        return await self._drawn("board", render.draw, render.describe, match, view, scene, awaited)

    async def player(
        self, match: Match, view: Any, language: str, seat: Seat, preferences: Preferences | None = None
    ) -> Picture:
        """One player's own board, where the game has such."""
        scene = _around(match, language, preferences)

        def painter(game: str, view: Any, scene: Scene) -> Picture:
            return render.draw_player(game, view, scene, seat)

        def teller(game: str, view: Any, scene: Scene) -> Told:
            return render.describe_player(game, view, scene, seat)

        return await self._drawn(f"player-{seat}", painter, teller, match, view, scene)

    async def hand(
        self,
        match: Match,
        view: Any,
        language: str,
        preferences: Preferences | None = None,
        *,
        awaited: bool = True,
    ) -> Picture:
        """The viewer's own hand."""
        scene = _around(match, language, preferences)
        return await self._drawn("hand", render.draw_hand, render.describe_hand, match, view, scene, awaited)

    async def legend(self, game: str, language: str, preferences: Preferences | None) -> Picture | None:
        """What the signs on a game's board mean; None where nobody drew that, or the painter failed."""
        try:
            drawing = partial(render.legend, game, language, _strong(preferences))
            return await self._studio.draw(drawing, awaited=True)
        except Exception:  # the words on it are in reach without it
            log.exception("the legend of %s failed", game)
            return None

    async def plot(self, source: Finished, language: str) -> list[Picture]:
        """How a finished match went; nothing where it was not scored or the painter failed."""
        try:
            found = await self._studio.draw(partial(end_plot.drawn, source, language), awaited=False)
        except Exception:  # a failing painter must never hold up a result
            log.exception("the plot of table %s failed", source.match.id)
            return []
        return [found] if found else []

    async def sized(self, picture: Picture | None, preferences: Preferences | None) -> list[Picture]:
        """What to show: the whole picture, or the board alone in large print."""
        if picture is None or not picture.png:
            return []
        if preferences is None or not preferences.large:
            return [picture]
        board, _ = await self._studio.draw(partial(eyes.large, picture), awaited=True)
        return [board]

    async def cards(self, picture: Picture, preferences: Preferences) -> Picture | None:
        """In large print what `sized` leaves out: everybody's cards, for a message of their own."""
        if not picture.png or not preferences.large:
            return None
        return (await self._studio.draw(partial(eyes.large, picture), awaited=True))[1]

    async def _drawn(
        self,
        kind: str,
        painter: Callable[..., Picture],
        teller: Callable[..., Told],
        match: Match,
        view: Any,
        scene: Scene,
        awaited: bool = True,
    ) -> Picture:
        key = codec.encode((kind, match.game, view, scene))
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        in_words = partial(_told, teller, match, view, scene)
        try:
            with metrics.DRAWING.timing(match.game):
                drawn = await self._studio.draw(partial(painter, match.game, view, scene), awaited=awaited)
        except Exception:  # a failing painter must never stall a match
            log.exception("the painter of %s failed at table %s", match.game, match.id)
            return Picture(b"", "", in_words)
        picture = self._kept[key] = Picture(drawn.png, drawn.alt, in_words, drawn.parts)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture


def in_words(match: Table, view: Any, language: str) -> str:
    """The board as a view shows it, for a message; nothing is drawn."""
    return _told(render.describe, match, view, Scene(names=shown_names(match, language), language=language))


def _around(match: Match, language: str, preferences: Preferences | None) -> Scene:
    return Scene(names=shown_names(match, language), language=language, strong=_strong(preferences))


def _strong(preferences: Preferences | None) -> bool:
    return preferences is not None and preferences.palette == PaletteChoice.CONTRAST


def _told(teller: Callable[..., Told], match: Table, view: Any, scene: Scene) -> str:
    """What a picture shows, in words fit for a message."""
    names = tuple(map(escaped, scene.names))
    try:
        _, in_words = teller(match.game, view, structs.replace(scene, names=names))
        return in_words()
    except Exception:  # nor must a failing teller
        log.exception("the teller of %s failed at table %s", match.game, match.id)
        return ""
