"""The sea with everything on it, in a window of its own that cuts off what lies outside."""

from __future__ import annotations

from collections.abc import Callable, Collection

from games.core.model import Seat
from games.core.words import Words
from games.nautilus.board import place
from games.nautilus.view import ModuleView, NautilusView, SubView, TileView
from render.canvas import Canvas
from render.kit.sprites import Reach, Sprite
from render.nautilus import tokens
from render.nautilus.look import PALETTE, SEA, TILES
from render.nautilus.modules import module, passage
from render.nautilus.sea import BORDER, NAMES, framed, lettering
from render.nautilus.window import Window

Place = tuple[str, float, float]  # a square, and how many squares to the right of it and below it

ONWARD = ("n", "ne", "e", "se")
CARGO = 0.62  # squares from a submarine to what hangs below it
LEFT, TOP = 34, 96  # where the sea begins in a picture


class Chart:
    """A window on the sea."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.c = window.c
        ground = framed(window)
        self.canvas = Canvas(PALETTE, TILES, (window.wide, window.high), SEA["deep"])
        self.canvas.numbers = ground.crop((BORDER, BORDER, BORDER + window.wide, BORDER + window.high))

    def put(self, sprite: Sprite, spot: str) -> None:
        """A piece on a square."""
        self.canvas.put(sprite, self.window.at(spot))

    def lay(self, draw: Callable[..., None], spot: str, reach: Reach, *args: object) -> None:
        """A shape on a square."""
        self.canvas.lay(draw, self.window.at(spot), reach, 100, *args)

    def lay_beside(self, draw: Callable[..., None], at: Place, reach: Reach, *args: object) -> None:
        """A shape moved from a square by parts of a square."""
        self.canvas.lay(draw, self._at(*at), reach, 100, *args)

    def _at(self, spot: str, dx: float, dy: float) -> tuple[int, int]:
        x, y = self.window.at(spot)
        return x + round(dx * self.c), y + round(dy * self.c)

    def onto(self, picture: Canvas) -> None:
        """Into the picture, with the border around."""
        picture.back(framed(self.window), LEFT - BORDER, TOP - BORDER)
        picture.back(self.canvas.numbers, LEFT, TOP)


def pieces(chart: Chart, view: NautilusView) -> None:
    """Everything but the submarines, which lie above the arrows."""
    slips = {front: built for built in view.city for front in built.launches}
    for front, built in slips.items():
        _launch(chart, built, front)
    afloat = {sub.spot for sub in view.subs}
    for tile in view.tiles:
        if chart.window.shows(tile.spot) and tile.spot not in afloat:
            _tile(chart, tile, view.viewer)
    _city(chart, view.city)


def boats(chart: Chart, view: NautilusView) -> None:
    for sub in view.subs:
        if chart.window.shows(sub.spot):
            _boat(chart, sub)


def zone_names(chart: Chart, words: Words) -> None:
    for zone, spot, angle in NAMES:
        if chart.window.shows(spot):
            _zone_name(chart, lettering(words.text(f"picture-zone-{zone}").upper(), chart.c, angle), spot)


def _zone_name(chart: Chart, name: Sprite, spot: str) -> None:
    """Where it belongs, or as near as the window's edges allow."""
    (x, y), wide, high = chart.window.at(spot), name.seen.width // 2 + 4, name.seen.height // 2 + 4
    x = min(max(x, wide), chart.window.wide - wide)
    chart.canvas.put(name, (x, min(max(y, high), chart.window.high - high)))


def _launch(chart: Chart, built: ModuleView, front: str) -> None:
    if not chart.window.shows(front):
        return
    (x, y), (u, v) = place(built.spot), place(front)
    dx, dy = (u > x) - (u < x), (v > y) - (v < y)
    chart.lay(tokens.launch, front, _half(chart, 0.5), chart.c, dx, dy)


def _tile(chart: Chart, tile: TileView, viewer: Seat | None) -> None:
    half = _half(chart, 0.62)
    if tile.up:
        assert tile.face
        chart.lay(tokens.face_up, tile.spot, half, chart.c, tile.face)
    elif tile.face:
        chart.lay(tokens.face_known, tile.spot, half, chart.c, tile.face, tile.zone)
    else:
        chart.lay(tokens.face_down, tile.spot, half, chart.c, tile.zone)
    others = tuple(int(seat) for seat in tile.looked if seat != viewer)
    if others:
        chart.lay(tokens.looked, tile.spot, half, chart.c, others, viewer)


def _city(chart: Chart, city: Collection[ModuleView]) -> None:
    """From the top down, so that shadows fall on the sea only; then the ways from module to module."""
    seen = [built for built in city if chart.window.shows(built.spot, 2)]
    for built in sorted(seen, key=lambda built: (place(built.spot)[1], place(built.spot)[0])):
        chart.put(module(chart.c, built.kind, built.doors, built.builder, built.crew, built.laid), built.spot)
    for built in seen:
        for way in built.passages:
            if way in ONWARD:  # the other module has the opposite way
                chart.put(passage(chart.c, way), built.spot)


def _boat(chart: Chart, sub: SubView) -> None:
    """A submarine; what it could not pay for hangs below."""
    half = _half(chart, 0.75)
    if sub.cargo:
        size, hang = round(chart.c * 0.84), hanging(chart.window, sub.spot)
        chart.lay_beside(tokens.face_up, (sub.spot, 0.22, hang), half, size, sub.cargo)
    lift = -0.1 if sub.cargo else 0
    chart.lay_beside(tokens.submarine, (sub.spot, 0, lift), half, sub.seat, chart.c)


def hanging(window: Window, spot: str) -> float:
    """How far below a submarine its cargo hangs, in squares: above it where the window ends."""
    _, y = window.at(spot)
    return CARGO if y + CARGO * window.c + window.c * 0.42 <= window.high else -CARGO


def _half(chart: Chart, share: float) -> int:
    return round(chart.c * share) + 3
