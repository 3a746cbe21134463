"""Where may this piece go: the board enlarged round it, the rest dimmed, every way with its verb."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image

from games.core.words import Words
from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.kit.sprites import mixed
from render.lettering import width
from render.palette import NIGHT, OPTION, WHITE, rgb
from render.pen import Pen
from render.pieces import HEAD, WIDE
from render.scene import Scene
from render.the_island import chart as on
from render.the_island import frame, look
from render.the_island.ground import hex_mask
from render.the_island.chart import safe_mask
from render.the_island.crowd import FREE, Crowd, crowds, lay_boat, lay_crowd
from render.the_island.look import BOARD, COLOURS, EDGE, FACTS, LAND, PALETTE, SEA, STRIP
from render.the_island.places import Chart, centre, explorer_shape, hexagon
from render.the_island.tokens import explorer, hex_ring
from render.the_island.ways import farthest, verbs

W, H = 256, 244
SMALL = 21  # percent

Box = tuple[int, int, int, int]


def free_corner(chart: Chart, near: list[str], high: int) -> Box:
    """Where the small map hides none of the hexes that matter."""
    left, right, top, low = 20, WIDE - 20 - W, HEAD + 18, high - 18 - H
    corners = ((left, low), (right, low), (right, top), (left, top))
    boxes = [(x, y, x + W, y + H) for x, y in corners]
    spots = [chart.at(spot) for spot in near]
    return next((box for box in boxes if all(_apart(box, at) > 0 for at in spots)), boxes[0])


def _apart(box: Box, at: tuple[int, int]) -> float:
    """How far a hex stays away from a box; not above 0 if it lies under it."""
    dx = max(box[0] - at[0], at[0] - box[2]) - 106
    dy = max(box[1] - at[1], at[1] - box[3]) - 122
    return max(dx, dy)


def locator(paper: Canvas, view: View, chart: Chart, box: Box) -> None:
    assert view.chosen
    paper.lay(panel, box[:2], (0, 0, W, H), 100, W, H)
    small = Chart((box[0] + box[2]) // 2, (box[1] + box[3]) // 2, SMALL)
    sea, tiny = _small_board(), _tiny_mask()
    paper.back(sea, small.x - sea.width // 2, small.y - sea.height // 2)
    for spot, terrain in view.terrain.items():
        x, y = small.at(spot)
        ink = PALETTE.number(LAND[terrain].top)
        paper.numbers.paste(ink, (x - tiny.width // 2, y - tiny.height // 2), tiny)
    _view_frame(paper, chart, small, box)
    paper.lay(_here, small.at(view.chosen.spot), 12, 100)


def _view_frame(paper: Canvas, chart: Chart, small: Chart, box: Box) -> None:
    """The outline of what the enlarged picture shows."""
    f, high = small.k / chart.k, paper.numbers.height
    x0 = max(box[0] + 8, round(small.x - chart.x * f))
    y0 = max(box[1] + 6, round(small.y - (chart.y - HEAD) * f))
    x1 = min(box[2] - 8, round(small.x + (WIDE - chart.x) * f))
    y1 = min(box[3] - 6, round(small.y + (high - chart.y) * f))
    for side in ((x0, y0, x1, y0 + 3), (x0, y1 - 3, x1, y1), (x0, y0, x0 + 3, y1), (x1 - 3, y0, x1, y1)):
        paper.fill(*side, WHITE)


def panel(p: Pen, wide: int, high: int) -> None:
    """A box that lies on the board."""
    p.box((0, 0, wide, high), 18, STRIP, EDGE, 2)


@lru_cache(maxsize=1)
def _small_board() -> Image.Image:
    paper, chart = look.canvas(240, 226, STRIP), Chart(120, 113, SMALL)
    for spot in BOARD.hexes:
        paper.lay(_hex, chart.at(spot), 14, SMALL)
    for corner in BOARD.safe:
        paper.lay(_safe, chart.corner(corner, 52, 44), 12, 100)
    return paper.numbers


@lru_cache(maxsize=1)
def _tiny_mask() -> Image.Image:
    mask = Image.new("1", (20, 24), 0)
    Pen(mask, SMALL / 100, 10, 12).poly(hexagon(3), 1)
    return mask


def _hex(p: Pen) -> None:
    p.poly(hexagon(3), SEA[2])


def _safe(p: Pen) -> None:
    p.dot(0, 0, 9, LAND["beach"].top)


def _here(p: Pen) -> None:
    p.dot(0, 0, 9.5, NIGHT)
    p.dot(0, 0, 7, OPTION)


HIGH = 964
WINDOW = (0, HEAD, WIDE, HIGH)
NEAR, FAR = 240, 165  # how large: for the next hexes, and for those three steps away
DIM = 0.45


def options(view: View, scene: Scene) -> Canvas:
    assert view.chosen
    words, here = look.language(scene.language), view.chosen.spot
    percent = NEAR if farthest(view, scene) <= 1 else FAR
    paper, chart, found = look.canvas(WIDE, HIGH), _chart(here, percent), crowds(view)
    near = [here, *(spot for spot in scene.marks if spot in BOARD.axial and spot != here)]
    seen = on.lay_ground(paper, chart, view, WINDOW)
    on.lay_saved(paper, chart, view)
    on.lay_crowds(paper, chart, found, [spot for spot in seen if spot not in near])
    _dim(paper, chart, near, [corner for corner in BOARD.safe if corner in scene.marks])
    meant = verbs(view, scene)
    on.lay_options(paper, chart, scene.marks, {s for s, said in meant.items() if all(bad for _, bad in said)})
    for spot in near:
        if spot in found:
            lay_crowd(paper, chart, spot, _first(found[spot], view), spot != here or spot in scene.marks)
    _choose(paper, chart, view, found[here], here in scene.marks)
    _verbs(paper, chart, view, scene, words, found)
    _head(paper, view, scene, words)
    corner = free_corner(chart, near, HIGH)
    locator(paper, view, chart, corner)
    costly = [name for said in meant.values() for name, bad in said if bad]
    if costly:
        _warning(paper, words, costly[0], corner)
    return paper


def _chart(here: str, percent: int) -> Chart:
    """The piece in the middle, but the view kept on the board."""
    k = percent / 100
    x, y = centre(here)
    wide, high = 528 - WIDE / 2 / k, 500 - (HIGH - HEAD) / 2 / k
    x, y = round(max(-wide, min(wide, x))), round(max(-high, min(high, y)))
    return Chart(round(WIDE / 2 - x * k), round((HIGH + HEAD) / 2 - y * k), percent)


def _dim(paper: Canvas, chart: Chart, bright: list[str], corners: list[str]) -> None:
    """Everything but some hexes and safe islands recedes into the night."""
    lit = paper.numbers
    dark = lit.point(_dimming())
    paper.numbers = dark.copy()
    for corner in corners:
        left, top, mask = safe_mask(chart, corner)
        _paste(paper, lit, (left, top), mask)
        for spot in BOARD.safe[corner]:
            _paste(paper, dark, _hex_corner(chart, spot), hex_mask(chart.percent))
    for spot in bright:
        _paste(paper, lit, _hex_corner(chart, spot), hex_mask(chart.percent))


def _hex_corner(chart: Chart, spot: str) -> tuple[int, int]:
    (x, y), mask = chart.at(spot), hex_mask(chart.percent)
    return x - mask.width // 2, y - mask.height // 2


def _paste(paper: Canvas, source: Image.Image, at: tuple[int, int], mask: Image.Image) -> None:
    """The same part of another picture of the same size."""
    part = source.crop((*at, at[0] + mask.width, at[1] + mask.height))
    paper.numbers.paste(part, at, mask)


@cache
def _dimming() -> list[int]:
    return list(mixed(look.PALETTE, rgb(NIGHT), DIM))


def _first(crowd: Crowd, view: View) -> Crowd:
    """The chosen explorer stands first among those of its hex."""
    assert view.chosen
    name = view.chosen.explorer
    if not name:
        return crowd
    own = (COLOURS.index(name[0]), name[1].upper())
    if own not in crowd.folk:
        return crowd
    rest = list(crowd.folk)
    rest.remove(own)
    return Crowd(crowd.beasts, crowd.crew, (own, *rest), crowd.wet)


def _choose(paper: Canvas, chart: Chart, view: View, crowd: Crowd, tight: bool) -> None:
    """A bright ring round the chosen piece, where it can be told from the others."""
    assert view.chosen
    x, y = chart.at(view.chosen.spot)
    k, name = chart.k, view.chosen.explorer
    if name and crowd.rows == 1 and len(crowd.folk) in FREE and not tight:
        size, places = FREE[len(crowd.folk)]
        at = (x + round(places[0][0] * k), y + round(places[0][1] * k))
        reach = round(size * k * 0.72) + 24
        paper.lay(_halo, at, reach, 100, COLOURS.index(name[0]), size * k)
    else:
        on.lay_ring(paper, chart, view.chosen.spot, hex_ring, WHITE)


def _halo(p: Pen, colour: int, s: float) -> None:
    shape = explorer_shape(colour, s + 18)
    p.outline(shape, NIGHT, 13)
    p.outline(shape, OPTION, 8)


def _verbs(
    paper: Canvas, chart: Chart, view: View, scene: Scene, words: Words, found: dict[str, Crowd]
) -> None:
    meant = verbs(view, scene)
    for spot, label in scene.marks.items():
        said = [(words.text(f"verb-{name}"), bad) for name, bad in meant[spot]]
        if label.lower() != spot:
            said = [(f"{label} {word}", bad) for word, bad in said]
        if spot in BOARD.safe:
            _chips(paper, chart.corner(spot, *on.IN_CORNER), said, 34, 400)
            continue
        x, y = chart.at(spot)
        down = 12 if spot in found else -4
        size = 30 if len(said) > 1 else 32 if spot in found else 38
        if chart.percent == FAR:  # the name of the hex stays free
            size, down = min(size, 29), 5 if spot in found else -8
        _chips(paper, (x, y + round(down * chart.k)), said, size, round(86 * chart.k))


def _chips(paper: Canvas, at: tuple[int, int], said: list[tuple[str, bool]], size: int, room: int) -> None:
    """Labels side by side, smaller if they must be."""
    while size > 20 and sum(on.chip_width(word, size) + 6 for word, _ in said) > room:
        size -= 2
    wide = sum(on.chip_width(word, size) + 6 for word, _ in said) - 6
    x = at[0] - wide // 2
    for word, bad in said:
        step = on.chip_width(word, size)
        on.lay_chip(paper, (x + step // 2, at[1]), word, size, bad)
        x += step + 6


def _head(paper: Canvas, view: View, scene: Scene, words: Words) -> None:
    chosen = view.chosen
    assert chosen and view.viewer is not None
    x = frame.strip(paper, words.text(f"picture-move-{chosen.kind}")) + 42
    if chosen.kind == "boat":
        lay_boat(paper, (x, 36), 70, tuple((COLOURS.index(e[0]), "") for e in view.boats[chosen.spot]))
    else:
        colour = COLOURS.index(chosen.explorer[0])
        mark = chosen.explorer[1].upper()
        paper.stamp(explorer, (x, 31), 28, STRIP, colour, 42.0, mark, shadow=False)
    origin = words.text("picture-from", spot=chosen.spot.upper())
    x += 40
    x += paper.text(x, 32, origin, 30, WHITE, "Black", ground=STRIP) + 30
    left = words.text("picture-moves-left", count=view.moves, all=FACTS.moves)
    wide = width(left, 24, "Bold") + 34 + 70
    paper.box((x, 10, x + wide, 53), 21, WHITE, ground=STRIP)
    paper.text(x + 17, 32, left, 24, NIGHT, ground=WHITE)
    paper.stamp(frame.move_dots, (x + wide - 62, 32), (9, 9, 52, 9), WHITE, view.moves)
    frame.seat_name(paper, view, scene, view.viewer, x=max(1066, x + wide + 50))


def _warning(paper: Canvas, words: Words, verb: str, locator: Box) -> None:
    """What a red label means."""
    text, word = words.text("picture-costs"), words.text(f"verb-{verb}")
    wide = on.chip_width(word, 28) + width(text, 24, "Bold") + 60
    left = WIDE - 16 - wide if locator[0] < WIDE // 2 else 16
    paper.lay(panel, (left, HIGH - 84), (0, 0, wide, 64), 100, wide, 64)
    chip = on.chip_width(word, 28)
    on.lay_chip(paper, (left + 18 + chip // 2, HIGH - 52), word, 28, True)
    paper.text(left + 38 + chip, HIGH - 52, text, 24, WHITE, ground=STRIP)
