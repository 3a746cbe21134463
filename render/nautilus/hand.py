"""What the viewer alone knows: the mission, the discoveries looked at, how far the own submarines hear."""

from __future__ import annotations

from games.nautilus.board import place
from games.nautilus.facts import ATLANTIS, CREATURES, ruin
from games.nautilus.view import NautilusView, TileView
from render.canvas import Canvas
from render.kit.layout import Card, Grid
from render.kit.sizes import CAPTION, LABEL, LEAD, NOTE, TEXT
from render.nautilus import chart, tokens
from render.nautilus.look import BACK, ECHO, FACTS, INK, SEA, face_name
from render.nautilus.page import COLUMN, LEFT, TOP, Page
from render.nautilus.sea import WHOLE, Window, around
from render.nautilus.tokens import hexagon, icon
from render.palette import CREAM, GOLD, MUTED, STRIP, WHITE, mix
from render.pen import Pen
from render.pieces import WIDE
from render.scene import Box, Scene

GAP = 12
MISSION_H, NUMBERS_H, FOOT = 236, 178, 44
HEADLESS = 56
POINTERS = 6  # more would hide the sea
ROWS = (54, 47, 42)  # heights of a line of the list


def hand(view: NautilusView, scene: Scene) -> Canvas:
    own = [sub.spot for sub in view.subs if sub.seat == view.viewer]
    window = _window(view, own)
    bottom = chart.bottom(window)
    page = Page(view, scene, bottom + 7 + FOOT + 8, private=True)
    far = page.player.benefits["sonar"]
    sea = chart.seen(view, page.words, window, [(spot, far) for spot in own])
    chart.boats(sea, view)
    _pointers(sea, [tile for tile in known(view) if not window.shows(tile.spot)])
    sea.onto(page)
    _mission(page)
    numbers = bottom - NUMBERS_H
    _list(page, page.beside(TOP + MISSION_H + GAP, numbers - GAP), known(view))
    _numbers(page, page.beside(numbers, bottom))
    _foot(page, page.card((7, bottom + 7, WIDE - 7, bottom + 7 + FOOT)), bool(own))
    return page


def known(view: NautilusView) -> list[TileView]:
    """The face-down discoveries the viewer has looked at: ruins, then what counts most."""

    def rank(tile: TileView) -> Box:
        assert tile.face
        number, (x, y) = ruin(tile.face), place(tile.spot)
        return (0, -number, y, x) if number else (1, -FACTS.values.get(tile.face, -1), y, x)

    return sorted((tile for tile in view.tiles if tile.face and not tile.up), key=rank)


def _window(view: NautilusView, own: list[str]) -> Window:
    """Round the own submarines with what they hear, else round what is known."""
    assert view.viewer is not None, "knowledge belongs to somebody"
    if not own:
        return around([tile.spot for tile in known(view)])
    windows = (around(own, margin) for margin in (view.players[view.viewer].benefits["sonar"], 2))
    return next((window for window in windows if window != WHOLE), WHOLE)


def _pointers(sea: chart.Chart, outside: list[TileView]) -> None:
    """Known but not in this close-up: pills at the border, each where it is nearest, while they are few."""
    window, taken = sea.window, list[tuple[int, int]]()
    for tile in outside if len(outside) <= POINTERS else ():
        x, y = window.at(tile.spot)
        way = (x >= window.wide) - (x < 0), (y >= window.high) - (y < 0)  # over which edge it lies
        px, py = min(max(x, 84), window.wide - 84), min(max(y, 34), window.high - 34)
        while any(abs(px - u) < 156 and abs(py - v) < 54 for u, v in taken):
            py += 56
        if py <= window.high - 30:
            taken.append((px, py))
            sea.canvas.lay(_pointer, (px, py), (88, 32, 88, 32), 100, tile.face or "", tile.zone, way)
            sea.canvas.text(px + 2, py, tile.spot, 26, WHITE, "Bold", "l", INK)


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


def _mission(page: Page) -> None:
    """The two sorts that may be raised at the end."""
    y, right = TOP, LEFT + COLUMN
    page.headed_box((LEFT, y, right, y + MISSION_H), 14, 54, (GOLD, CREAM), GOLD, 3)
    page.text_in(LEFT + 20, y + 28, page.say("mission"), COLUMN - 90, CAPTION, INK, ground=GOLD)
    page.stamp(icon, (right - 36, y + 28), 20, GOLD, "eye", 15)
    for number, face in enumerate(FACTS.missions.get(page.player.mission or "", ())):
        x = LEFT + COLUMN * (27 + 46 * number) // 100
        page.stamp(_wanted, (x, y + 112), 50, CREAM, face)
        page.text_in(x, y + 178, face_name(page.words, face), 154, TEXT, INK, "Bold", "m", CREAM)
    middle, said = LEFT + COLUMN // 2, page.say("raise", price=FACTS.table.prices.upgrade)
    page.text_in(middle, y + 212, said, COLUMN - 16, NOTE, INK, "SemiBold", "m", CREAM)


def _wanted(p: Pen, face: str) -> None:
    p.poly(hexagon(0, 0, 46), mix(CREAM, INK, 0.35))
    p.poly(hexagon(0, 0, 44), WHITE)
    icon(p, face, 29, INK, WHITE)


def _list(page: Page, card: Card, tiles: list[TileView]) -> None:
    """Every discovery the viewer knows, with what it is worth."""
    card.stamp(icon, (34, 30), 18, "eye", 13)
    card.text(60, 30, page.say("known"), LEAD, weight="Bold", room=COLUMN - 120)
    if not tiles:
        card.text(20, 78, page.say("known-none"), LABEL, MUTED)
        return
    row = next((row for row in ROWS if row * len(tiles) <= card.high - HEADLESS), None)
    if row is None:
        _squares_only(card, tiles)
        return
    card.text(-18, 31, page.say("worth"), 20, MUTED, room=60)
    for number, tile in enumerate(tiles):
        y, face = HEADLESS + row // 2 + number * row, tile.face or ""
        card.text(18, y, tile.spot, 26, weight="Bold")
        card.stamp(_known, (106, y), 24, face.partition("-")[0], tile.zone, 22)
        used = card.text(-18, y, worth(page, face), 24, GOLD, "Bold") + 10
        card.text(140, y, face_name(page.words, face), LABEL, room=card.wide - 158 - used * (used > 10))


def worth(page: Page, face: str) -> str:
    """Points of a discovery; with the mission's raise, if it is one of the mission's."""
    if face not in CREATURES:
        return ""
    raised = "+1" if face in FACTS.missions.get(page.player.mission or "", ()) else ""
    return f"{FACTS.values[face]}{raised}"


def _known(p: Pen, face: str, zone: str, r: float) -> None:
    p.poly(hexagon(0, 0, r), BACK[zone])
    p.poly(hexagon(0, 0, r * 0.82), CREAM)
    icon(p, face, r * 0.54)


def _squares_only(card: Card, tiles: list[TileView]) -> None:
    """Too many for lines: square and face only, two or three side by side."""
    canvas, box = card.canvas, (card.left + 10, card.top + HEADLESS, card.right - 8, card.bottom - 4)
    two = len(tiles) * 40 <= 2 * (box[3] - box[1])
    grid = Grid(box, *((2, 40) if two else (3, 36)))
    kept, middle = grid.kept(tiles), grid.pitch // 2
    for number, tile in enumerate(kept):
        x, y = grid.at(number)
        face, _, digits = (tile.face or "").partition("-")
        canvas.text(x + 4, y + middle, tile.spot, 22 if two else 20, WHITE, "Bold", ground=STRIP)
        if face == ATLANTIS:
            canvas.stamp(_numbered, (x + 72, y + middle), 20, STRIP, digits, tile.zone)
        else:
            canvas.stamp(_known, (x + 72, y + middle), 20, STRIP, face, tile.zone, 18)
    if len(kept) < len(tiles):
        x, y = grid.at(len(kept))
        canvas.text(x + 6, y + middle, f"+ {len(tiles) - len(kept)}", 22, MUTED, "Bold", ground=STRIP)


def _numbered(p: Pen, digits: str, zone: str) -> None:
    p.poly(hexagon(0, 0, 18), BACK[zone])
    p.poly(hexagon(0, 0, 15), CREAM)
    p.text(0, 0, digits, 20, INK, "Black")


def _numbers(page: Page, card: Card) -> None:
    """Money and what the running stations give."""
    for number, (name, value) in enumerate({"nemos": page.player.money, **page.player.benefits}.items()):
        x, y = COLUMN * (2 * (number % 3) + 1) // 6, 14 + number // 3 * 82
        card.middle(y + 22, value, 40, weight="Bold", x=x)
        card.middle(y + 58, page.say(f"number-{name}"), NOTE, MUTED, x=x, room=COLUMN // 3 - 8)


def _foot(page: Page, card: Card, hears: bool) -> None:
    """What the signs mean."""
    x, y = 28, card.high // 2
    card.stamp(icon, (x, y), 18, "eye", 13)
    x += 70 + card.text(x + 26, y, page.say("sign-known"), 22)
    card.stamp(tokens.face_down, (x, y), 19, 34, "deep")
    x += 70 + card.text(x + 26, y, page.say("sign-down"), 22)
    if hears:
        left, top = card.at(x - 14, y - 14)
        page.box((left, top, left + 28, top + 28), 0, SEA["deep"], ECHO, 3)
        card.text(x + 28, y, page.say("sign-sonar"), LABEL)
