"""The sea with everything on it, in a window that cuts off what lies outside; how far a sonar reaches."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PIL import Image

from games.core.model import Seat
from games.core.words import Words
from games.nautilus.board import Squares, place
from games.nautilus.view import ModuleView, NautilusView, SubView, TileView
from render.canvas import Canvas
from render.kit.sprites import LEVELS, Reach, Sprite, mixed
from render.nautilus import tokens
from render.nautilus.look import BOARD, ECHO, PALETTE, SEA, TILES
from render.nautilus.modules import module, passage
from render.nautilus.sea import BORDER, NAMES, Window, framed, lettering
from render.palette import rgb
from render.pen import Point

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


TRENCH = "trench"
SIDES = ((0, -1, (0, 0), (1, 0)), (0, 1, (0, 1), (1, 1)), (-1, 0, (0, 0), (0, 1)), (1, 0, (1, 0), (1, 1)))


def heard(spot: str, steps: int) -> Squares:
    """R8.2, R8.4: from outside the trench nothing in it is heard."""
    squares = BOARD.within(spot, steps)
    return squares if BOARD.zone[spot] == TRENCH else squares & ~BOARD.zones[TRENCH]


def sonar(chart: Chart, spot: str, steps: int) -> None:
    """All lines run along the grid, so that nothing needs smoothing and nothing so large has to be kept."""
    numbers, (x, y), c = chart.canvas.numbers, chart.window.at(spot), chart.c
    open_sea, shade = numbers.copy(), mixed(PALETTE, rgb(ECHO), 1 / LEVELS)
    sides = [tuple(round(at * c) for at in (*start, *end)) for start, end in _edges(spot, steps)]
    for left, top, right, bottom in sides:
        box = _grown((x + left, y + top, x + right, y + bottom), round(c * 0.15))
        part = open_sea.crop(box)
        numbers.paste(Image.frombytes("L", part.size, part.tobytes().translate(shade)), box)
    for left, top, right, bottom in sides:
        numbers.paste(PALETTE.number(ECHO), _grown((x + left, y + top, x + right, y + bottom), 2))


def _grown(box: tuple[int, int, int, int], by: int) -> tuple[int, int, int, int]:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _edges(spot: str, steps: int) -> tuple[tuple[Point, Point], ...]:
    """The sides between squares that are heard and others, in squares from the middle."""
    inside = {place(one) for one in BOARD.named(heard(spot, steps))}
    (left, top), found = place(spot), []
    for x, y in sorted(inside):
        for dx, dy, start, end in SIDES:
            if (x + dx, y + dy) not in inside:
                u, v = x - left - 0.5, y - top - 0.5
                found.append(((u + start[0], v + start[1]), (u + end[0], v + end[1])))
    return tuple(found)
