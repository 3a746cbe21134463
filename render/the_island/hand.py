"""What a player keeps and knows: tiles, the own explorers with their values, and what is not shown yet."""

from __future__ import annotations

from msgspec import Struct

from games.core.words import Words
from games.the_island.facts import DEFENCE, SYMBOLS, TERRAINS
from games.the_island.view import IslandView as View
from render.lettering import width
from render.palette import GOLD, NIGHT, OPTION, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE
from render.scene import Scene
from render.the_island import chart as on
from render.the_island import frame, look
from render.the_island.crowd import crowds, lay_explorer
from render.the_island.explorers import Own, own_explorers
from render.the_island.ground import tile
from render.the_island.icons import ICONS, small_icon
from render.the_island.look import COLOURS, EDGE, LAND, MUTED, PANEL, SEA, SHADOW, STRIP, WHALE
from render.the_island.places import Chart, hexagon
from render.the_island.shapes import cut_out, rounded
from render.the_island.sprites import Paper
from render.the_island.tokens import boat, coin, cross, explorer

BIG, SMALL = (318, 440, 342, 4), (212, 300, 226, 6)  # width, height, step, in a row
NO_TILES_H = 84
MAP_W, MAP_H = 700, 572
OWN_H, OWN_PLAIN_H = 214, 180  # with and without a value
UNSEEN_H = 216


class Card(Struct, frozen=True):
    """How large tiles are drawn, and how many fit in a row."""

    wide: int
    high: int
    step: int
    row: int

    @property
    def share(self) -> float:
        return self.wide / 318


def hand(view: View, scene: Scene) -> Paper:
    assert view.viewer is not None, "a hand belongs to somebody"
    words = look.language(scene.language)
    mine = own_explorers(view)
    return _placing(view, scene, words, mine) if not view.turn else _playing(view, scene, words, mine)


def _playing(view: View, scene: Scene, words: Words, mine: list[Own]) -> Paper:
    card = Card(*BIG) if len(view.hand) <= BIG[3] else Card(*SMALL)
    rows = -(-len(view.hand) // card.row)
    tiles_h = rows * (card.high + 24) + 24 if rows else NO_TILES_H
    own_y, own_h = HEAD + tiles_h, max(map(own_high, mine)) + 10
    unseen_y = own_y + HEAD + -(-len(mine) // 10) * own_h + 24
    paper = Paper(WIDE, unseen_y + HEAD + UNSEEN_H)
    _head(paper, view, scene, words, "picture-your-tiles", words.text("picture-turn", turn=view.turn), 0)
    if not rows:
        paper.text(42, HEAD + 42, words.text("picture-no-tiles"), 28, MUTED, "SemiBold")
    for number, symbol in enumerate(view.hand):
        x, y = 28 + number % card.row * card.step, HEAD + 24 + number // card.row * (card.high + 24)
        _tile_card(paper, words, symbol, card, x, y)
    _head(paper, view, scene, words, "picture-your-explorers", "", own_y)
    for number, one in enumerate(mine):
        at = (16 + number % 10 * 138, own_y + HEAD + 16 + number // 10 * own_h)
        _own_card(paper, words, one, *at)
    _unseen(paper, view, words, unseen_y)
    return paper


def _head(paper: Paper, view: View, scene: Scene, words: Words, title: str, middle: str, y: int) -> None:
    """A strip; the first of a picture also says whose it is."""
    assert view.viewer is not None
    x = frame.strip(paper, words.text(title), y, 520) + 40
    note = words.text("picture-only-you" if y == 0 else _values_note(view))
    right = WIDE - 18
    room = right - x - (360 if middle else 20)
    paper.text_in(right, y + 32, note, room, (26, 22, 20), MUTED, "SemiBold", "r", STRIP)
    if middle:
        for colour in view.players[view.viewer].colours:
            number = COLOURS.index(colour)
            mark = colour.upper()
            paper.stamp(explorer, (x + 12, y + 31), 25, STRIP, number, 36.0, mark, shadow=False)
            x += 50
        paper.text_in(x, y + 32, middle, 400, (28, 24, 20), WHITE, "SemiBold", ground=STRIP)


def _values_note(view: View) -> str:
    if view.table.all_equal:
        return "picture-values-equal"
    if view.ending or view.table.relaxed_memory:
        return "picture-values-shown"
    return "picture-values-learn" if not view.turn else "picture-values-hidden"


def _tile_card(paper: Paper, words: Words, symbol: str, card: Card, x: int, y: int) -> None:
    """A light card is for the own turn, a dark one answers in another's."""
    own, w, h = symbol not in DEFENCE, card.wide, card.high
    body, ink = (LAND["beach"].light, NIGHT) if own else (WHALE, WHITE)
    band, on_band = (SEA[1], WHITE) if own else (GOLD, NIGHT)
    s = card.share
    paper.box((x + 3, y + 7, x + w + 3, y + h + 7), 24, SHADOW)
    paper.box((x, y, x + w, y + h), 24, body, WHITE, 3)
    top, foot = y + 14, y + 14 + round(48 * s)
    paper.box((x + 14, top, x + w - 14, foot), 14, band, ground=body)
    middle = x + w // 2
    when = words.text("picture-own-turn" if own else "picture-other-turn")
    paper.text_in(middle, (top + foot) // 2, when, w - 44, (28, 24, 20, 18), on_band, "Bold", "m", band)
    reach = round(100 * s)
    at = (middle, y + round(168 * s))
    paper.stamp_scaled(_medal, at, (reach, reach + 4, reach, reach + 4), body, round(100 * s), symbol, own)
    title = words.text(f"tile-{symbol}")
    sizes = (38, 34, 30, 26, 24) if s == 1 else (26, 24, 22, 20, 18)
    paper.text_in(middle, y + round(293 * s), title, w - 28, sizes, ink, "Black", "m", body)
    _wrapped(paper, words.text(f"picture-does-{symbol}"), middle, y + round(336 * s), w - 26, s, ink, body)


def _wrapped(paper: Paper, text: str, x: int, y: int, room: int, share: float, ink: str, ground: str) -> None:
    """A few lines in the middle, as large as three of them allow."""
    sizes = (29, 27, 25, 23, 21, 20) if share == 1 else (20, 19, 18, 17, 16)
    for size in sizes:
        lines = wrap(text, size, room)
        if len(lines) <= 3:
            break
    step = round(size * 1.26)
    down = y + round(34 * share) - (len(lines) - 1) * step // 2 + round(14 * share)
    for number, line in enumerate(lines):
        paper.text(x, down + number * step, line, size, ink, "SemiBold", "m", ground)


def wrap(text: str, size: int, room: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, size, "SemiBold") > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _medal(p: Pen, symbol: str, own: bool) -> None:
    """The tile's picture on a hex of sea."""
    points = rounded([(x * 2, y * 1.96) for x, y in hexagon()], 14)
    cut_out(p, points, SEA[1], SEA[3] if own else WHITE, 3)
    ICONS[symbol](p.moved(0, -2, 1.5))


def own_high(one: Own) -> int:
    return OWN_H if one.value is not None else OWN_PLAIN_H


def _own_card(paper: Paper, words: Words, one: Own, x: int, y: int) -> None:
    """One of the own explorers: handle, value where it may be looked at, and where it is."""
    w = 128
    edge, thick = (OPTION, 5) if one.next else (GOLD, 3) if one.where == "saved" else (EDGE, 2)
    paper.box((x, y, x + w, y + own_high(one)), 16, PANEL, edge, thick)
    middle, lost = x + w // 2, one.where == "lost"
    top = y + 46
    wet = one.where == "swimming"
    reach = (54, 40, 54, 40)
    paper.stamp(explorer, (middle, top), reach, PANEL, one.colour, 56.0, one.handle, wet, shadow=False)
    if one.where == "boat":
        paper.stamp_scaled(boat, (middle + 34, top + 30), (26, 22, 26, 15), None, 48, ())
    if lost:
        paper.lay(cross, (middle + 28, top + 24), 24, 130)
    if one.value is not None:
        paper.stamp(coin, (middle, y + 110), 29, PANEL, 25, one.value)
    ink = MUTED if lost or one.where == "later" else OPTION if one.next else WHITE
    name = one.place.upper() or words.text(f"picture-where-{one.where}")
    down = 164 if one.value is not None else 116
    paper.text_in(middle, y + down, name, w - 12, (32, 28, 24, 20, 18), ink, "Bold", "m", PANEL)
    if one.place:
        word = words.text(f"picture-where-{one.where}")
        paper.text_in(middle, y + down + 31, word, w - 12, (20, 18, 16), MUTED, "SemiBold", "m", PANEL)


def _unseen(paper: Paper, view: View, words: Words, y: int) -> None:
    """Terrain by symbol: how many nobody has shown yet."""
    frame.strip(paper, words.text("picture-unseen-title"), y, 900)
    y += HEAD
    step = (WIDE - 110) // len(SYMBOLS)
    for column, symbol in enumerate(SYMBOLS):
        x = 116 + column * step + step // 2 - 14
        paper.stamp_scaled(small_icon, (x, y + 42), (44, 38, 44, 38), NIGHT, 70, symbol)
        for row, terrain in enumerate(TERRAINS):
            kinds = view.unseen.get(terrain, {})
            count, ink = kinds.get(symbol, 0), WHITE
            if not count:
                ink = EDGE
            sign = str(count) if symbol in kinds else "–"
            paper.text(x, y + 104 + row * 38, sign, 30, ink, "Bold", "m")
    for row, terrain in enumerate(TERRAINS):
        paper.stamp_scaled(tile, (48, y + 102 + row * 38), (20, 20, 20, 26), NIGHT, 38, terrain)


def _placing(view: View, scene: Scene, words: Words, mine: list[Own]) -> Paper:
    """The island with the own explorers and their values, and all of them in a list."""
    assert view.viewer is not None
    paper = Paper(WIDE, HEAD + MAP_H)
    chart = Chart(MAP_W // 2, HEAD + 280)
    seen = on.lay_ground(paper, chart, view, (0, HEAD, MAP_W, HEAD + MAP_H))
    _lay_island(paper, chart, view, mine, seen)
    paper.fill(MAP_W, HEAD, WIDE, HEAD + MAP_H, NIGHT)
    paper.fill(MAP_W, HEAD, MAP_W + 2, HEAD + MAP_H, EDGE)
    player = view.players[view.viewer]
    middle = words.text("picture-placement", placed=player.playing, all=len(mine))
    if not player.reserve:
        middle = words.text("picture-boats-to-place", count=player.launches)
    _head(paper, view, scene, words, "picture-your-explorers", middle, 0)
    small = len(mine) > 10
    for number, one in enumerate(mine):
        x, y = 720 + number % 5 * 136, HEAD + 16 + number // 5 * (118 if small else OWN_H + 10)
        if small:
            _small_own_card(paper, words, one, x, y)
        else:
            _own_card(paper, words, one, x, y)
    note = words.text(_values_note(view))
    paper.text_in(724, HEAD + MAP_H - 42, note, WIDE - 740, (28, 26, 24, 20), WHITE, "SemiBold")
    return paper


def _lay_island(paper: Paper, chart: Chart, view: View, mine: list[Own], seen: list[str]) -> None:
    found = crowds(view)
    alone = {one.place: one for one in mine if len(view.people.get(one.place, ())) == 1}
    on.lay_crowds(paper, chart, found, [spot for spot in seen if spot not in alone])
    for spot, one in alone.items():
        x, y = chart.at(spot)
        if one.value is None:
            lay_explorer(paper, (x, y - 10), 42, one.colour, one.handle)
            continue
        lay_explorer(paper, (x - 4, y - 10), 40, one.colour, one.handle)
        paper.lay(coin, (x + 21, y + 7), 20, 100, 15, one.value)


def _small_own_card(paper: Paper, words: Words, one: Own, x: int, y: int) -> None:
    """For those who have twenty."""
    w, h = 128, 108
    paper.box((x, y, x + w, y + h), 14, PANEL, OPTION if one.next else EDGE, 4 if one.next else 2)
    left = x + (36 if one.value is not None else w // 2)
    paper.stamp(explorer, (left, y + 42), 32, PANEL, one.colour, 42.0, one.handle, shadow=False)
    if one.value is not None:
        paper.stamp(coin, (x + 94, y + 42), 26, PANEL, 22, one.value)
    name = one.place.upper() or words.text(f"picture-where-{one.where}")
    ink = WHITE if one.place else OPTION if one.next else MUTED
    paper.text_in(x + w // 2, y + 87, name, w - 12, (26, 22, 20, 18), ink, "Bold", "m", PANEL)
