"""Where may this piece go: the board enlarged round it, the rest dimmed, every way with its verb."""

from __future__ import annotations

from functools import cache

from PIL import Image

from games.core.words import Words
from games.the_island.view import IslandView as View
from games.the_island.ways import Ways, capsizes, footing
from render.canvas import Canvas
from render.kit.sprites import mixed
from render.lettering import width
from render.palette import NIGHT, OPTION, WHITE, rgb
from render.pen import Pen
from render.pieces import HEAD, WIDE
from render.scene import Box, Scene
from render.the_island import chart as on
from render.the_island import frame, look
from render.the_island.chart import safe_mask
from render.the_island.crowd import FREE, Crowd, crowds, lay_boat, lay_crowd, lay_crowds, passengers
from render.the_island.ground import flat_hex, hex_mask
from render.the_island.look import BOARD, COLOURS, EDGE, FACTS, LAND, PALETTE, SEA, STRIP
from render.the_island.places import Chart, centre, explorer_shape, steps_between
from render.the_island.tokens import explorer, icon

HIGH = 964
WINDOW = (0, HEAD, WIDE, HIGH)
NEAR, FAR = 240, 165  # how large: for the next hexes, and for those three steps away
DIM = 0.45
W, H = 256, 244  # of the small map
SMALL = 21  # percent
WAYS = Ways(BOARD, FACTS.room)

Verbs = dict[str, list[tuple[str, bool]]]
"""By spot: what going there means, and whether it costs somebody."""


def zoomed(view: View, scene: Scene) -> bool:
    """Whether the board is enlarged: round an explorer or a boat."""
    chosen = view.chosen
    if view.viewer is None or not scene.marks or not chosen or chosen.spot not in BOARD.axial:
        return False
    if chosen.kind not in ("explorer", "boat") or view.step != 2:
        return False
    return farthest(view, scene) <= FACTS.moves


def farthest(view: View, scene: Scene) -> int:
    """How many hexes away the farthest marked spot is; a safe island is one beyond its landing hex."""
    assert view.chosen
    here, near = view.chosen.spot, {spot: BOARD.safe.get(spot, (spot,)) for spot in scene.marks}
    away = [min(steps_between(here, landing) for landing in landings) for landings in near.values()]
    return max(away, default=1)


def verbs(view: View, scene: Scene) -> Verbs:
    """What the marked spots mean."""
    chosen = view.chosen
    assert chosen
    if chosen.kind == "boat":
        crew = view.boats.get(chosen.spot)
        return {spot: [("sail", bool(crew) and capsizes(view, spot))] for spot in scene.marks}
    found: Verbs = {spot: [] for spot in scene.marks}
    here = footing(view, chosen.explorer, chosen.spot)
    for *_, option in WAYS.goals(view, here, view.moves).values():
        if option.spot in found:
            found[option.spot].append((option.key.partition(":")[0], option.confirm))
    return found


def options(view: View, scene: Scene) -> Canvas:
    assert view.chosen
    words, here = look.language(scene.language), view.chosen.spot
    percent = NEAR if farthest(view, scene) <= 1 else FAR
    paper, chart, found = look.canvas(WIDE, HIGH), _chart(here, percent), crowds(view)
    near = [here, *(spot for spot in scene.marks if spot in BOARD.axial and spot != here)]
    seen = on.lay_ground(paper, chart, view, WINDOW)
    on.lay_saved(paper, chart, view)
    lay_crowds(paper, chart, found, [spot for spot in seen if spot not in near])
    _dim(paper, chart, near, [corner for corner in BOARD.safe if corner in scene.marks])
    meant = verbs(view, scene)
    on.lay_options(paper, chart, scene.marks, {s for s, said in meant.items() if all(bad for _, bad in said)})
    for spot in near:
        if spot in found:
            lay_crowd(paper, chart, spot, _first(found[spot], view), spot != here or spot in scene.marks)
    _choose(paper, chart, view, found[here], here in scene.marks)
    _verbs(paper, chart, scene, words, meant, found)
    _head(paper, view, scene, words)
    corner = _free_corner(chart, near)
    _locator(paper, view, chart, corner)
    costly = [name for said in meant.values() for name, bad in said if bad]
    if costly:
        _warning(paper, words, costly[0], corner)
    return paper


def _free_corner(chart: Chart, near: list[str]) -> Box:
    """Where the small map hides none of the hexes that matter."""
    left, right, top, low = 20, WIDE - 20 - W, HEAD + 18, HIGH - 18 - H
    corners = ((left, low), (right, low), (right, top), (left, top))
    boxes = [(x, y, x + W, y + H) for x, y in corners]

    def hides(box: Box, x: int, y: int) -> bool:
        dx, dy = max(box[0] - x, x - box[2]) - 106, max(box[1] - y, y - box[3]) - 122
        return max(dx, dy) <= 0

    spots = [chart.at(spot) for spot in near]
    return next((box for box in boxes if not any(hides(box, *at) for at in spots)), boxes[0])


def _locator(paper: Canvas, view: View, chart: Chart, box: Box) -> None:
    """The whole board, small, with the outline of what the enlarged picture shows."""
    assert view.chosen
    _panel(paper, box)
    small = Chart((box[0] + box[2]) // 2, (box[1] + box[3]) // 2, SMALL)
    sea, tiny = _small_board(), hex_mask(SMALL, 3)
    paper.back(sea, small.x - sea.width // 2, small.y - sea.height // 2)
    for spot, terrain in view.terrain.items():
        x, y = small.at(spot)
        ink = PALETTE.number(LAND[terrain].top)
        paper.numbers.paste(ink, (x - tiny.width // 2, y - tiny.height // 2), tiny)
    f = small.k / chart.k
    x0, x1 = max(box[0] + 8, round(small.x - chart.x * f)), round(small.x + (WIDE - chart.x) * f)
    y0, y1 = max(box[1] + 6, round(small.y - (chart.y - HEAD) * f)), round(small.y + (HIGH - chart.y) * f)
    x1, y1 = min(box[2] - 8, x1), min(box[3] - 6, y1)
    for side in ((x0, y0, x1, y0 + 3), (x0, y1 - 3, x1, y1), (x0, y0, x0 + 3, y1), (x1 - 3, y0, x1, y1)):
        paper.fill(*side, WHITE)
    paper.lay(icon, small.at(view.chosen.spot), 12, 100, "here")


def _panel(paper: Canvas, box: Box) -> None:
    """A box that lies on the board."""
    wide, high = box[2] - box[0], box[3] - box[1]
    paper.lay(Pen.box, box[:2], (0, 0, wide, high), 100, (0, 0, wide, high), 18, STRIP, EDGE, 2)


@cache
def _small_board() -> Image.Image:
    paper, chart = look.canvas(240, 226, STRIP), Chart(120, 113, SMALL)
    for spot in BOARD.hexes:
        paper.lay(flat_hex, chart.at(spot), 14, SMALL, SEA[2], 3)
    for corner in BOARD.safe:
        paper.lay(Pen.dot, chart.corner(corner, 52, 44), 12, 100, 0, 0, 9, LAND["beach"].top)
    return paper.numbers


def _chart(here: str, percent: int) -> Chart:
    """The piece in the middle, but the view kept on the board."""
    k = percent / 100
    x, y = centre(here)
    wide, high = 528 - WIDE / 2 / k, 500 - (HIGH - HEAD) / 2 / k
    x, y = round(max(-wide, min(wide, x))), round(max(-high, min(high, y)))
    return Chart(round(WIDE / 2 - x * k), round((HIGH + HEAD) / 2 - y * k), percent)


def _dim(paper: Canvas, chart: Chart, bright: list[str], corners: list[str]) -> None:
    """Everything but some hexes and safe islands recedes into the night."""
    lit, hexed = paper.numbers, hex_mask(chart.percent)
    dark = lit.point(list(mixed(PALETTE, rgb(NIGHT), DIM)))
    paper.numbers = dark.copy()

    def show(source: Image.Image, x: int, y: int, mask: Image.Image) -> None:
        """A part of the picture as it is, or was."""
        paper.back(source.crop((x, y, x + mask.width, y + mask.height)), x, y, mask)

    def show_hex(source: Image.Image, spot: str) -> None:
        x, y = chart.at(spot)
        show(source, x - hexed.width // 2, y - hexed.height // 2, hexed)

    for corner in corners:
        show(lit, *safe_mask(chart, corner))
        for spot in BOARD.safe[corner]:
            show_hex(dark, spot)
    for spot in bright:
        show_hex(lit, spot)


def _first(crowd: Crowd, view: View) -> Crowd:
    """The chosen explorer stands first among those of its hex."""
    assert view.chosen
    chosen = passengers((view.chosen.explorer,), view.chosen.explorer) if view.chosen.explorer else ()
    ranked = sorted(crowd.folk, key=lambda one: one not in chosen)
    return Crowd(crowd.beasts, crowd.crew, tuple(ranked), crowd.wet)


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
        on.lay_ring(paper, chart, view.chosen.spot, "new")


def _halo(p: Pen, colour: int, s: float) -> None:
    shape = explorer_shape(colour, s + 18)
    p.outline(shape, NIGHT, 13)
    p.outline(shape, OPTION, 8)


def _verbs(
    paper: Canvas, chart: Chart, scene: Scene, words: Words, meant: Verbs, found: dict[str, Crowd]
) -> None:
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
    while (wide := sum(on.chip_width(word, size) + 6 for word, _ in said)) > room and size > 20:
        size -= 2
    x = at[0] - (wide - 6) // 2
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
    chip = on.chip_width(word, 28)
    wide = chip + width(text, 24, "Bold") + 60
    left = WIDE - 16 - wide if locator[0] < WIDE // 2 else 16
    _panel(paper, (left, HIGH - 84, left + wide, HIGH - 20))
    on.lay_chip(paper, (left + 18 + chip // 2, HIGH - 52), word, 28, True)
    paper.text(left + 38 + chip, HIGH - 52, text, 24, WHITE, ground=STRIP)
