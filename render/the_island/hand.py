"""What a player keeps and knows: tiles, the own explorers with their values, and what is not shown yet."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from games.core.words import Words
from games.the_island.facts import DEFENCE, HANDLES, SYMBOLS, TERRAINS
from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import CAPTION, LEAD, NOTE, TITLE
from render.lettering import wrapped
from render.palette import GOLD, NIGHT, OPTION, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE
from render.scene import Scene
from render.the_island import chart as on
from render.the_island import frame, look
from render.the_island.crowd import crowds, lay_crowds, lay_explorer, stamp_colours
from render.the_island.ground import tile
from render.the_island.look import COLOURS, EDGE, LAND, MUTED, PANEL, SEA, SHADOW, STRIP, WHALE
from render.the_island.places import Chart, cut_out, hexagon, rounded
from render.the_island.tokens import boat, coin, cross, explorer, icon

NO_TILES_H = 84
MAP_W, MAP_H = 700, 572
OWN_W, OWN_H, OWN_PLAIN_H = 128, 214, 180  # with and without a value
UNSEEN_H = 216


class Own(Struct, frozen=True):
    """One explorer."""

    name: str  # "bq"
    where: str  # land, swimming, boat, saved, lost, next, later
    place: str = ""  # a hex or a safe island
    value: int | None = None

    @property
    def colour(self) -> int:
        return COLOURS.index(self.name[0])

    @property
    def handle(self) -> str:
        return self.name[1].upper()


def own_explorers(view: View) -> list[Own]:
    """Those of the viewer: by value while placing, else by handle."""
    assert view.viewer is not None
    places = _places(view)
    names = [c + h for c in view.players[view.viewer].colours for h in HANDLES]
    found = [Own(name, *places.get(name, ("later", "")), view.values.get(name)) for name in names]
    return sorted(found, key=lambda one: -(one.value or 0)) if not view.turn else found


def _places(view: View) -> dict[str, tuple[str, str]]:
    """Where every explorer is that is somewhere."""
    found: dict[str, tuple[str, str]] = {}
    for spot, folk in view.people.items():
        where = "land" if spot in view.terrain else "swimming"
        found |= dict.fromkeys(folk, (where, spot))
    for spot, crew in view.boats.items():
        found |= dict.fromkeys(crew, ("boat", spot))
    for corner, folk in view.safe.items():
        found |= dict.fromkeys(folk, ("saved", corner))
    found |= dict.fromkeys(view.lost, ("lost", ""))
    if view.chosen and view.chosen.explorer and not view.chosen.spot:
        found[view.chosen.explorer] = ("next", "")
    return found


class TileSize(NamedTuple):
    """How large kept tiles are drawn, how many fit in a row, and the sizes of their letters."""

    wide: int
    high: int
    step: int
    row: int
    large: tuple[int, ...]
    plain: tuple[int, ...]
    small: tuple[int, ...]


BIG = TileSize(318, 462, 342, 4, (38, 34, 30, 28, 26), (29, 27, 25, 23, 21), (28, 24, 20))
SMALL = TileSize(212, 344, 226, 6, (26, 24, 22, 20, 18), (20, 19, 18, 17, 16), (20, 18, 16))


def hand(view: View, scene: Scene) -> Canvas:
    assert view.viewer is not None, "a hand belongs to somebody"
    words = look.language(scene.language)
    mine = own_explorers(view)
    return _playing(view, words, mine) if view.turn else _placing(view, words, mine)


def _playing(view: View, words: Words, mine: list[Own]) -> Canvas:
    size = BIG if len(view.hand) <= BIG.row else SMALL
    rows = -(-len(view.hand) // size.row)
    tiles_h = rows * (size.high + 24) + 24 if rows else NO_TILES_H
    own_y, own_h = HEAD + tiles_h, max(map(own_high, mine)) + 10
    unseen_y = own_y + HEAD + -(-len(mine) // 10) * own_h + 24
    paper = look.canvas(WIDE, unseen_y + HEAD + UNSEEN_H)
    _head(paper, view, words, "picture-your-tiles", words.text("picture-turn", turn=view.turn), 0)
    if not rows:
        paper.text(42, HEAD + 42, words.text("picture-no-tiles"), 28, MUTED, "SemiBold")
    for number, symbol in enumerate(view.hand):
        x, y = 28 + number % size.row * size.step, HEAD + 24 + number // size.row * (size.high + 24)
        _tile(paper, words, symbol, size, x, y)
    _head(paper, view, words, "picture-your-explorers", "", own_y)
    for number, one in enumerate(mine):
        _own(paper, words, one, 16 + number % 10 * 138, own_y + HEAD + 16 + number // 10 * own_h)
    _unseen(paper, view, words, unseen_y)
    return paper


def _head(paper: Canvas, view: View, words: Words, title: str, middle: str, y: int) -> None:
    """A strip; the first of a picture also says whose it is."""
    assert view.viewer is not None
    x = frame.strip(paper, words.text(title), y, 520) + 40
    note = words.text("picture-only-you" if y == 0 else _values_note(view))
    right = WIDE - 18
    room = right - x - (360 if middle else 20)
    paper.text_in(right, y + 32, note, room, LEAD, MUTED, "SemiBold", "r", STRIP)
    if middle:
        x = stamp_colours(paper, view.players[view.viewer].colours, x + 12, y + 31, 36, 50, STRIP)
        paper.text_in(x - 12, y + 32, middle, 400, CAPTION, WHITE, "SemiBold", ground=STRIP)


def _values_note(view: View) -> str:
    if view.table.all_equal:
        return "picture-values-equal"
    if view.ending or view.table.relaxed_memory:
        return "picture-values-shown"
    return "picture-values-learn" if not view.turn else "picture-values-hidden"


def own_high(one: Own) -> int:
    return OWN_H if one.value is not None else OWN_PLAIN_H


def _own(paper: Canvas, words: Words, one: Own, x: int, y: int) -> None:
    """One of the own explorers: handle, value where it may be looked at, and where it is."""
    edge, thick = (OPTION, 5) if one.where == "next" else (GOLD, 3) if one.where == "saved" else (EDGE, 2)
    card = Card(paper, (x, y, x + OWN_W, y + own_high(one)), PANEL, edge, thick, 16)
    wet, lost = one.where == "swimming", one.where == "lost"
    card.stamp(explorer, (64, 46), (54, 40, 54, 40), one.colour, 56, one.handle, wet, shadow=False)
    if one.where == "boat":
        paper.lay(boat, card.at(98, 76), (26, 22, 26, 15), 48, ())
    if lost:
        paper.lay(cross, card.at(92, 70), 24, 130)
    if one.value is not None:
        card.stamp(coin, (64, 110), 29, 25, one.value)
    ink = MUTED if lost or one.where == "later" else OPTION if one.where == "next" else WHITE
    where, down = words.text(f"picture-where-{one.where}"), 164 if one.value is not None else 116
    card.middle(down, one.place.upper() or where, TITLE, ink, "Bold", room=OWN_W - 12)
    if one.place:
        card.middle(down + 31, where, NOTE, MUTED, room=OWN_W - 12)


def _small_own(paper: Canvas, words: Words, one: Own, x: int, y: int) -> None:
    """A smaller card of an own explorer, for players who have twenty."""
    edge, thick = (OPTION, 4) if one.where == "next" else (EDGE, 2)
    card = Card(paper, (x, y, x + OWN_W, y + 108), PANEL, edge, thick, 14)
    left = 64 if one.value is None else 36
    card.stamp(explorer, (left, 42), 32, one.colour, 42, one.handle, shadow=False)
    if one.value is not None:
        card.stamp(coin, (94, 42), 26, 22, one.value)
    name = one.place.upper() or words.text(f"picture-where-{one.where}")
    ink = WHITE if one.place else OPTION if one.where == "next" else MUTED
    card.middle(87, name, LEAD, ink, "Bold", room=OWN_W - 12)


def _tile(paper: Canvas, words: Words, symbol: str, size: TileSize, x: int, y: int) -> None:
    """A kept tile: a light card is for the own turn, a dark one answers in another's."""
    own, w, s = symbol not in DEFENCE, size.wide, size.wide / BIG.wide
    body, ink = (LAND["beach"].light, NIGHT) if own else (WHALE, WHITE)
    band, on_band = (SEA[1], WHITE) if own else (GOLD, NIGHT)
    paper.box((x + 3, y + 7, x + w + 3, y + size.high + 7), 24, SHADOW)
    card = Card(paper, (x, y, x + w, y + size.high), body, WHITE, 3, 24)
    foot = 14 + round(48 * s)
    paper.box((x + 14, y + 14, x + w - 14, y + foot), 14, band, ground=body)
    when = words.text("picture-own-turn" if own else "picture-other-turn")
    paper.text_in(x + w // 2, (y + 14 + y + foot) // 2, when, w - 44, size.small, on_band, "Bold", "m", band)
    reach = round(100 * s)
    paper.stamp_scaled(_medal, card.at(w // 2, foot + 6 + reach), reach, body, reach, symbol, own)
    title, text = words.text(f"tile-{symbol}"), words.text(f"picture-does-{symbol}")
    end = _lines(card, foot + 6 + reach + round(104 * s), title, size.large, 2, ink, "Black")
    _lines(card, end + round(12 * s), text, size.plain, 3, ink, "SemiBold")


def _lines(card: Card, y: int, text: str, sizes: tuple[int, ...], most: int, ink: str, weight: str) -> int:
    """A few lines, as large as their number allows; returns where they end."""
    room = card.wide - 26
    for size in sizes:
        lines = wrapped(text, room, size, weight)
        if len(lines) == 1 or (len(lines) <= most and size <= sizes[len(sizes) // 2]):
            break
    step = round(size * 1.22)
    for number, line in enumerate(lines[:most]):
        down = y + step // 2 + number * step
        card.middle(down, line, (size, size - 2, size - 4), ink, weight, room=room)
    return y + step * len(lines[:most])


def _medal(p: Pen, symbol: str, own: bool) -> None:
    """The tile's picture on a hex of sea."""
    points = rounded([(x * 2, y * 1.96) for x, y in hexagon()], 14)
    cut_out(p, points, SEA[1], SEA[3] if own else WHITE, 3)
    icon(p.moved(0, -2, 1.5), symbol)


def _unseen(paper: Canvas, view: View, words: Words, y: int) -> None:
    """Terrain by symbol: how many nobody has shown yet."""
    frame.strip(paper, words.text("picture-unseen-title"), y, 900)
    y += HEAD
    step = (WIDE - 110) // len(SYMBOLS)
    for column, symbol in enumerate(SYMBOLS):
        x = 116 + column * step + step // 2 - 14
        paper.stamp_scaled(icon, (x, y + 42), (44, 38, 44, 38), NIGHT, 70, symbol)
        for row, terrain in enumerate(TERRAINS):
            kinds = view.unseen.get(terrain, {})
            ink = WHITE if kinds.get(symbol) else EDGE
            paper.text(x, y + 104 + row * 38, kinds.get(symbol, "–"), 30, ink, "Bold", "m")
    for row, terrain in enumerate(TERRAINS):
        paper.stamp_scaled(tile, (48, y + 102 + row * 38), (20, 20, 20, 26), NIGHT, 38, terrain)


def _placing(view: View, words: Words, mine: list[Own]) -> Canvas:
    """The island with the own explorers and their values, and all of them in a list."""
    assert view.viewer is not None
    paper = look.canvas(WIDE, HEAD + MAP_H)
    chart = Chart(MAP_W // 2, HEAD + 280)
    seen = on.lay_ground(paper, chart, view, (0, HEAD, MAP_W, HEAD + MAP_H))
    _lay_island(paper, chart, view, mine, seen)
    paper.fill(MAP_W, HEAD, WIDE, HEAD + MAP_H, NIGHT)
    paper.fill(MAP_W, HEAD, MAP_W + 2, HEAD + MAP_H, EDGE)
    player = view.players[view.viewer]
    middle = words.text("picture-placement", placed=player.playing, all=len(mine))
    if not player.reserve:
        middle = words.text("picture-boats-to-place", count=player.launches)
    _head(paper, view, words, "picture-your-explorers", middle, 0)
    small = len(mine) > 10
    for number, one in enumerate(mine):
        x, y = 720 + number % 5 * 136, HEAD + 16 + number // 5 * (118 if small else OWN_H + 10)
        (_small_own if small else _own)(paper, words, one, x, y)
    note = words.text(_values_note(view))
    paper.text_in(724, HEAD + MAP_H - 42, note, WIDE - 740, CAPTION, WHITE, "SemiBold")
    return paper


def _lay_island(paper: Canvas, chart: Chart, view: View, mine: list[Own], seen: list[str]) -> None:
    found = crowds(view)
    alone = {one.place: one for one in mine if len(view.people.get(one.place, ())) == 1}
    lay_crowds(paper, chart, found, [spot for spot in seen if spot not in alone])
    for spot, one in alone.items():
        x, y = chart.at(spot)
        if one.value is None:
            lay_explorer(paper, (x, y - 10), 42, one.colour, one.handle)
        else:
            lay_explorer(paper, (x - 4, y - 10), 40, one.colour, one.handle)
            paper.lay(coin, (x + 21, y + 7), 20, 100, 15, one.value)
