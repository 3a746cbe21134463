"""The sea with everything on it, in a window that cuts off what lies outside; how far a sonar reaches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from PIL import Image

from games.core.model import Seat
from games.core.words import Words
from games.nautilus.board import Squares, place
from games.nautilus.view import ModuleView, NautilusView, TileView
from render.canvas import Canvas
from render.kit.sprites import LEVELS, Reach, Sprite, mixed
from render.nautilus import tokens
from render.nautilus.look import BOARD, ECHO, PALETTE, SEA, TILES
from render.nautilus.modules import module, passage
from render.nautilus.sea import BORDER, NAMES, Window, framed, lettering
from render.palette import rgb
from render.scene import Box

Place = tuple[str, float, float]  # a square, and how many squares to the right of it and below it

ONWARD = ("n", "ne", "e", "se")
CARGO = 0.62  # squares from a submarine to what hangs below it
LEFT, TOP = 34, 96  # where the sea begins in a picture
SIDES = ((0, -1, (0, 0), (1, 0)), (0, 1, (0, 1), (1, 1)), (-1, 0, (0, 0), (0, 1)), (1, 0, (1, 0), (1, 1)))


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

    def lay(self, draw: Callable[..., None], place: str | Place, reach: Reach, *args: object) -> None:
        """A shape on a square, or moved from one by parts of a square, if the window shows that square."""
        spot, dx, dy = (place, 0.0, 0.0) if isinstance(place, str) else place
        if self.window.shows(spot):
            x, y = self.window.at(spot)
            at = x + round(dx * self.c), y + round(dy * self.c)
            self.canvas.lay(draw, at, reach, 100, *args)

    def half(self, share: float) -> int:
        """How far a shape of so many squares reaches."""
        return round(self.c * share) + 3

    def onto(self, picture: Canvas) -> None:
        """Into the picture, with the border around."""
        picture.back(framed(self.window), LEFT - BORDER, TOP - BORDER)
        picture.back(self.canvas.numbers, LEFT, TOP)


def bottom(window: Window) -> int:
    """Where the sea with its border ends in a picture."""
    return TOP + window.high + BORDER


def seen(view: NautilusView, words: Words, window: Window, hears: Iterable[tuple[str, int]] = ()) -> Chart:
    """A part of the sea with all but its submarines; `hears`: squares, and how far one hears from there."""
    chart = Chart(window)
    _zone_names(chart, words)
    for spot, steps in hears:
        sonar(chart, spot, steps)
    pieces(chart, view)
    return chart


def _zone_names(chart: Chart, words: Words) -> None:
    """Each where it belongs, or as near as the window's edges allow."""
    for zone, spot, angle in NAMES:
        if chart.window.shows(spot):
            name = lettering(words.text(f"picture-zone-{zone}").upper(), chart.c, angle)
            (x, y), wide, high = chart.window.at(spot), name.seen.width // 2 + 4, name.seen.height // 2 + 4
            x = min(max(x, wide), chart.window.wide - wide)
            chart.canvas.put(name, (x, min(max(y, high), chart.window.high - high)))


def pieces(chart: Chart, view: NautilusView) -> None:
    """Everything but the submarines, which lie above the arrows."""
    slips = {front: built for built in view.city for front in built.launches}
    for front, built in slips.items():
        (x, y), (u, v) = place(built.spot), place(front)
        way = ((u > x) - (u < x), (v > y) - (v < y))
        chart.lay(tokens.launch, front, chart.half(0.5), chart.c, *way)
    afloat = {sub.spot for sub in view.subs}
    for tile in view.tiles:
        if tile.spot not in afloat:
            _tile(chart, tile, view.viewer)
    _city(chart, view.city)


def _tile(chart: Chart, tile: TileView, viewer: Seat | None) -> None:
    half = chart.half(0.62)
    if tile.up:
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


def boats(chart: Chart, view: NautilusView) -> None:
    """The submarines; what one could not pay for hangs below it."""
    half = chart.half(0.75)
    for sub in view.subs:
        if sub.cargo:
            size, hang = round(chart.c * 0.84), hanging(chart.window, sub.spot)
            chart.lay(tokens.face_up, (sub.spot, 0.22, hang), half, size, sub.cargo)
        chart.lay(tokens.submarine, (sub.spot, 0, -0.1 if sub.cargo else 0), half, sub.seat, chart.c)


def hanging(window: Window, spot: str) -> float:
    """How far below a submarine its cargo hangs, in squares: above it where the window ends."""
    _, y = window.at(spot)
    return CARGO if y + CARGO * window.c + window.c * 0.42 <= window.high else -CARGO


def heard(spot: str, steps: int) -> Squares:
    """R8.2, R8.4: from outside the trench nothing in it is heard."""
    squares = BOARD.within(spot, steps)
    return squares if BOARD.zone[spot] == "trench" else squares & ~BOARD.zones["trench"]


def sonar(chart: Chart, spot: str, steps: int) -> None:
    """All lines run along the grid, so that nothing needs smoothing and nothing so large has to be kept."""
    numbers, sides = chart.canvas.numbers, _sides(chart, spot, steps)
    open_sea, shade = numbers.copy(), mixed(PALETTE, rgb(ECHO), 1 / LEVELS)
    for side in sides:
        box = _grown(side, round(chart.c * 0.15))
        part = open_sea.crop(box)
        numbers.paste(Image.frombytes("L", part.size, part.tobytes().translate(shade)), box)
    for side in sides:
        numbers.paste(PALETTE.number(ECHO), _grown(side, 2))


def _grown(box: Box, by: int) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _sides(chart: Chart, spot: str, steps: int) -> list[Box]:
    """The sides between squares that are heard and others, in pixels."""
    inside = {place(one) for one in BOARD.named(heard(spot, steps))}
    (left, top), (x0, y0), c = place(spot), chart.window.at(spot), chart.c
    found = []
    for x, y in sorted(inside):
        for dx, dy, start, end in SIDES:
            if (x + dx, y + dy) not in inside:
                u, v = x - left - 0.5, y - top - 0.5
                (a, b), (d, e) = (u + start[0], v + start[1]), (u + end[0], v + end[1])
                found.append((x0 + round(a * c), y0 + round(b * c), x0 + round(d * c), y0 + round(e * c)))
    return found
