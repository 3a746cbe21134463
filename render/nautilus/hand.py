"""What the viewer alone knows: the mission, the discoveries looked at, how far the own submarines hear."""

from __future__ import annotations

from games.core.model import Seat
from games.core.words import Words
from games.nautilus.board import place
from games.nautilus.facts import ATLANTIS, CREATURES, ruin
from games.nautilus.view import NautilusView, TileView
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import CAPTION, LABEL, LEAD, NOTE, TEXT
from render.nautilus import chart, look, tokens
from render.nautilus.cards import LEFT, WIDE
from render.nautilus.chart import sonar
from render.nautilus.head import header
from render.nautilus.look import BACK, ECHO, FACTS, INK, SEA, face_name
from render.nautilus.sea import BORDER, WHOLE, Window, around
from render.nautilus.tokens import hexagon, icon
from render.palette import CREAM, EDGE, GOLD, MUTED, STRIP, WHITE, mix
from render.pen import Pen
from render.pieces import WIDE as PICTURE
from render.scene import Box, Scene

TOP, GAP = 78, 12
MISSION_H, NUMBERS_H, FOOT = 236, 178, 44
HEADLESS = 56
POINTERS = 6  # more would hide the sea
ROWS = (54, 47, 42)  # heights of a line of the list


def hand(view: NautilusView, scene: Scene) -> Canvas:
    assert view.viewer is not None, "knowledge belongs to somebody"
    words = look.language(scene.language)
    window = _window(view, view.viewer)
    canvas = look.canvas(PICTURE, chart.TOP + window.high + BORDER + 7 + FOOT + 8)
    header(canvas, view, scene, words, private=True)
    _sea(canvas, view, words, window)
    bottom = chart.TOP + window.high + BORDER
    _mission(canvas, view, words, TOP)
    numbers = bottom - NUMBERS_H
    _list(canvas, view, words, (LEFT, TOP + MISSION_H + GAP, LEFT + WIDE, numbers - GAP))
    _numbers(canvas, view, words, (LEFT, numbers, LEFT + WIDE, bottom))
    _foot(canvas, view, words, (7, bottom + 7, PICTURE - 7, bottom + 7 + FOOT))
    return canvas


def known(view: NautilusView) -> list[TileView]:
    """The face-down discoveries the viewer has looked at: ruins, then what counts most."""

    def rank(tile: TileView) -> Box:
        assert tile.face
        number = ruin(tile.face)
        worth = FACTS.values.get(tile.face, -1)
        x, y = place(tile.spot)
        return (0, -number, y, x) if number else (1, -worth, y, x)

    return sorted((tile for tile in view.tiles if tile.face and not tile.up), key=rank)


def _window(view: NautilusView, viewer: Seat) -> Window:
    """Round the own submarines with what they hear, else round what is known."""
    boats = [sub.spot for sub in view.subs if sub.seat == viewer]
    for spots, margin in ((boats, view.players[viewer].benefits["sonar"]), (boats, 2)):
        window = around(spots, margin)
        if window != WHOLE:
            return window
    return around([tile.spot for tile in known(view)]) if not boats else WHOLE


def _sea(canvas: Canvas, view: NautilusView, words: Words, window: Window) -> None:
    sea = chart.Chart(window)
    chart.zone_names(sea, words)
    for sub in view.subs:
        if sub.seat == view.viewer:
            sonar(sea, sub.spot, view.players[sub.seat].benefits["sonar"])
    chart.pieces(sea, view)
    chart.boats(sea, view)
    _pointers(sea, [tile for tile in known(view) if not window.shows(tile.spot)])
    sea.onto(canvas)


def _pointers(sea: chart.Chart, outside: list[TileView]) -> None:
    """Known but not in this close-up: pills at the border, each where it is nearest, while they are few."""
    window, taken = sea.window, list[tuple[int, int]]()
    if len(outside) > POINTERS:
        return
    for tile in outside:
        x, y = window.at(tile.spot)
        way = _way(x, y, window)
        px = min(max(x, 84), window.wide - 84)
        py = min(max(y, 34), window.high - 34)
        while any(abs(px - u) < 156 and abs(py - v) < 54 for u, v in taken):
            py += 56
        if py > window.high - 30:
            continue
        taken.append((px, py))
        assert tile.face
        sea.canvas.lay(_pointer, (px, py), (88, 32, 88, 32), 100, tile.face, tile.zone, way)
        sea.canvas.text(px + 2, py, tile.spot, 26, WHITE, "Bold", "l", INK)


def _way(x: int, y: int, window: Window) -> tuple[int, int]:
    """Over which edge a square lies."""
    return (x >= window.wide) - (x < 0), (y >= window.high) - (y < 0)


def _pointer(p: Pen, face: str, zone: str, way: tuple[int, int]) -> None:
    dx, dy = way
    tip = (dx * 82, 0) if dx else (0, dy * 31)
    side = (0, 12) if dx else (12, 0)
    base = (tip[0] - dx * 18, tip[1] - (0 if dx else dy * 10))
    p.box((-66, -26, 66, 26), 26, WHITE)
    p.poly([tip, (base[0] + side[0], base[1] + side[1]), (base[0] - side[0], base[1] - side[1])], WHITE)
    p.box((-64, -24, 64, 24), 24, INK)
    p.poly(hexagon(-34, 0, 21), BACK[zone])
    p.poly(hexagon(-34, 0, 17.5), CREAM)
    icon(p, face, 12, x=-34)


def _mission(canvas: Canvas, view: NautilusView, words: Words, y: int) -> None:
    """The two sorts that may be raised at the end."""
    assert view.viewer is not None
    mission = view.players[view.viewer].mission
    right, middle = LEFT + WIDE, LEFT + WIDE // 2
    canvas.headed_box((LEFT, y, right, y + MISSION_H), 14, 54, (GOLD, CREAM), GOLD, 3)
    title = words.text("picture-mission")
    canvas.text_in(LEFT + 20, y + 28, title, WIDE - 90, CAPTION, INK, ground=GOLD)
    canvas.stamp(icon, (right - 36, y + 28), 20, GOLD, "eye", 15)
    for number, face in enumerate(FACTS.missions.get(mission or "", ())):
        x = LEFT + WIDE * (27 + 46 * number) // 100
        canvas.stamp(_wanted, (x, y + 112), 50, CREAM, face)
        canvas.text_in(x, y + 178, face_name(words, face), 154, TEXT, INK, "Bold", "m", CREAM)
    said = words.text("picture-raise", price=FACTS.table.prices.upgrade)
    canvas.text_in(middle, y + 212, said, WIDE - 16, NOTE, INK, "SemiBold", "m", CREAM)


def _wanted(p: Pen, face: str) -> None:
    p.poly(hexagon(0, 0, 46), mix(CREAM, INK, 0.35))
    p.poly(hexagon(0, 0, 44), WHITE)
    icon(p, face, 29, INK, WHITE)


def _list(canvas: Canvas, view: NautilusView, words: Words, box: Box) -> None:
    """Every discovery the viewer knows, with what it is worth."""
    card, tiles = Card(canvas, box, STRIP, EDGE, 1), known(view)
    card.stamp(icon, (34, 30), 18, "eye", 13)
    card.text(60, 30, words.text("picture-known"), LEAD, weight="Bold", room=WIDE - 120)
    if not tiles:
        card.text(20, 78, words.text("picture-known-none"), LABEL, MUTED)
        return
    row = next((row for row in ROWS if row * len(tiles) <= card.high - HEADLESS), None)
    if row is None:
        _grid(canvas, tiles, (card.left + 10, card.top + HEADLESS, card.right - 8, card.bottom - 4))
        return
    card.text(-18, 31, words.text("picture-worth"), 20, MUTED, room=60)
    for number, tile in enumerate(tiles):
        _line(card, view, words, tile, HEADLESS + row // 2 + number * row)


def _line(card: Card, view: NautilusView, words: Words, tile: TileView, y: int) -> None:
    face = tile.face or ""
    card.text(18, y, tile.spot, 26, weight="Bold")
    card.stamp(_known, (106, y), 24, face.partition("-")[0], tile.zone, 22)
    used = card.text(-18, y, worth(view, face), 24, GOLD, "Bold") + 10
    card.text(140, y, face_name(words, face), LABEL, room=card.wide - 158 - used * (used > 10))


def worth(view: NautilusView, face: str) -> str:
    """Points of a discovery; with the mission's raise, if it is one of the mission's."""
    assert view.viewer is not None
    if face not in CREATURES:
        return ""
    mission = view.players[view.viewer].mission
    raised = "+1" if face in FACTS.missions.get(mission or "", ()) else ""
    return f"{FACTS.values[face]}{raised}"


def _known(p: Pen, face: str, zone: str, r: float) -> None:
    p.poly(hexagon(0, 0, r), BACK[zone])
    p.poly(hexagon(0, 0, r * 0.82), CREAM)
    icon(p, face, r * 0.54)


def _grid(canvas: Canvas, tiles: list[TileView], box: Box) -> None:
    """Too many for lines: square and face only, two or three side by side."""
    x, y, right, bottom = box
    across, high = (2, 40) if len(tiles) * 40 <= 2 * (bottom - y) else (3, 36)
    most, step = across * ((bottom - y) // high), (right - x) // across
    kept = tiles if len(tiles) <= most else tiles[: most - 1]
    for number, tile in enumerate(kept):
        u, v = x + number % across * step, y + number // across * high + high // 2
        face, _, digits = (tile.face or "").partition("-")
        canvas.text(u + 4, v, tile.spot, 22 if across == 2 else 20, WHITE, "Bold", ground=STRIP)
        if face == ATLANTIS:
            canvas.stamp(_numbered, (u + 72, v), 20, STRIP, digits, tile.zone)
        else:
            canvas.stamp(_known, (u + 72, v), 20, STRIP, face, tile.zone, 18)
    if len(kept) < len(tiles):
        u, v = x + len(kept) % across * step, y + len(kept) // across * high + high // 2
        canvas.text(u + 6, v, f"+ {len(tiles) - len(kept)}", 22, MUTED, "Bold", ground=STRIP)


def _numbered(p: Pen, digits: str, zone: str) -> None:
    p.poly(hexagon(0, 0, 18), BACK[zone])
    p.poly(hexagon(0, 0, 15), CREAM)
    p.text(0, 0, digits, 20, INK, "Black")


def _numbers(canvas: Canvas, view: NautilusView, words: Words, box: Box) -> None:
    """Money and what the running stations give."""
    assert view.viewer is not None
    player, card = view.players[view.viewer], Card(canvas, box, STRIP, EDGE, 1)
    for number, (name, value) in enumerate({"nemos": player.money, **player.benefits}.items()):
        x, y = WIDE * (2 * (number % 3) + 1) // 6, 14 + number // 3 * 82
        card.middle(y + 22, value, 40, weight="Bold", x=x)
        card.middle(y + 58, words.text(f"picture-number-{name}"), NOTE, MUTED, x=x, room=WIDE // 3 - 8)


def _foot(canvas: Canvas, view: NautilusView, words: Words, box: Box) -> None:
    """What the signs mean."""
    card, x, y = Card(canvas, box, STRIP, EDGE, 1), 28, (box[3] - box[1]) // 2
    card.stamp(icon, (x, y), 18, "eye", 13)
    x += 70 + card.text(x + 26, y, words.text("picture-sign-known"), 22)
    card.stamp(tokens.face_down, (x, y), 19, 34, "deep")
    x += 70 + card.text(x + 26, y, words.text("picture-sign-down"), 22)
    if any(sub.seat == view.viewer for sub in view.subs):
        left, top = card.at(x - 14, y - 14)
        canvas.box((left, top, left + 28, top + 28), 0, SEA["deep"], ECHO, 3)
        card.text(x + 28, y, words.text("picture-sign-sonar"), LABEL)
