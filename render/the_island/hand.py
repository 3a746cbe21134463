"""What a player keeps and knows: tiles, the own explorers with their values, and what is not shown yet."""

from __future__ import annotations

from msgspec import Struct

from games.core.words import Words
from games.the_island.facts import HANDLES, SYMBOLS, TERRAINS
from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.kit.sizes import CAPTION, LEAD, NOTE, TITLE
from render.palette import GOLD, NIGHT, OPTION, WHITE
from render.pieces import HEAD, WIDE
from render.scene import Scene
from render.the_island import chart as on
from render.the_island import frame, look
from render.the_island.crowd import crowds, lay_explorer
from render.the_island.ground import tile
from render.the_island.look import COLOURS, EDGE, MUTED, PANEL, STRIP
from render.the_island.places import Chart
from render.the_island.tilecards import BIG, SMALL, tile_card
from render.the_island.tokens import boat, coin, cross, explorer, icon


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

    @property
    def next(self) -> bool:
        return self.where == "next"


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


NO_TILES_H = 84
MAP_W, MAP_H = 700, 572
OWN_H, OWN_PLAIN_H = 214, 180  # with and without a value
UNSEEN_H = 216


def hand(view: View, scene: Scene) -> Canvas:
    assert view.viewer is not None, "a hand belongs to somebody"
    words = look.language(scene.language)
    mine = own_explorers(view)
    return _placing(view, scene, words, mine) if not view.turn else _playing(view, scene, words, mine)


def _playing(view: View, scene: Scene, words: Words, mine: list[Own]) -> Canvas:
    card = BIG if len(view.hand) <= BIG.row else SMALL
    rows = -(-len(view.hand) // card.row)
    tiles_h = rows * (card.high + 24) + 24 if rows else NO_TILES_H
    own_y, own_h = HEAD + tiles_h, max(map(own_high, mine)) + 10
    unseen_y = own_y + HEAD + -(-len(mine) // 10) * own_h + 24
    paper = look.canvas(WIDE, unseen_y + HEAD + UNSEEN_H)
    _head(paper, view, scene, words, "picture-your-tiles", words.text("picture-turn", turn=view.turn), 0)
    if not rows:
        paper.text(42, HEAD + 42, words.text("picture-no-tiles"), 28, MUTED, "SemiBold")
    for number, symbol in enumerate(view.hand):
        x, y = 28 + number % card.row * card.step, HEAD + 24 + number // card.row * (card.high + 24)
        tile_card(paper, words, symbol, card, x, y)
    _head(paper, view, scene, words, "picture-your-explorers", "", own_y)
    for number, one in enumerate(mine):
        at = (16 + number % 10 * 138, own_y + HEAD + 16 + number // 10 * own_h)
        _own_card(paper, words, one, *at)
    _unseen(paper, view, words, unseen_y)
    return paper


def _head(paper: Canvas, view: View, scene: Scene, words: Words, title: str, middle: str, y: int) -> None:
    """A strip; the first of a picture also says whose it is."""
    assert view.viewer is not None
    x = frame.strip(paper, words.text(title), y, 520) + 40
    note = words.text("picture-only-you" if y == 0 else _values_note(view))
    right = WIDE - 18
    room = right - x - (360 if middle else 20)
    paper.text_in(right, y + 32, note, room, LEAD, MUTED, "SemiBold", "r", STRIP)
    if middle:
        for colour in view.players[view.viewer].colours:
            number = COLOURS.index(colour)
            mark = colour.upper()
            paper.stamp(explorer, (x + 12, y + 31), 25, STRIP, number, 36.0, mark, shadow=False)
            x += 50
        paper.text_in(x, y + 32, middle, 400, CAPTION, WHITE, "SemiBold", ground=STRIP)


def _values_note(view: View) -> str:
    if view.table.all_equal:
        return "picture-values-equal"
    if view.ending or view.table.relaxed_memory:
        return "picture-values-shown"
    return "picture-values-learn" if not view.turn else "picture-values-hidden"


def own_high(one: Own) -> int:
    return OWN_H if one.value is not None else OWN_PLAIN_H


def _own_card(paper: Canvas, words: Words, one: Own, x: int, y: int) -> None:
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
        paper.lay(boat, (middle + 34, top + 30), (26, 22, 26, 15), 48, ())
    if lost:
        paper.lay(cross, (middle + 28, top + 24), 24, 130)
    if one.value is not None:
        paper.stamp(coin, (middle, y + 110), 29, PANEL, 25, one.value)
    ink = MUTED if lost or one.where == "later" else OPTION if one.next else WHITE
    name = one.place.upper() or words.text(f"picture-where-{one.where}")
    down = 164 if one.value is not None else 116
    paper.text_in(middle, y + down, name, w - 12, TITLE, ink, "Bold", "m", PANEL)
    if one.place:
        word = words.text(f"picture-where-{one.where}")
        paper.text_in(middle, y + down + 31, word, w - 12, NOTE, MUTED, "SemiBold", "m", PANEL)


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
            count, ink = kinds.get(symbol, 0), WHITE
            if not count:
                ink = EDGE
            sign = str(count) if symbol in kinds else "–"
            paper.text(x, y + 104 + row * 38, sign, 30, ink, "Bold", "m")
    for row, terrain in enumerate(TERRAINS):
        paper.stamp_scaled(tile, (48, y + 102 + row * 38), (20, 20, 20, 26), NIGHT, 38, terrain)


def _placing(view: View, scene: Scene, words: Words, mine: list[Own]) -> Canvas:
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
    _head(paper, view, scene, words, "picture-your-explorers", middle, 0)
    small = len(mine) > 10
    for number, one in enumerate(mine):
        x, y = 720 + number % 5 * 136, HEAD + 16 + number // 5 * (118 if small else OWN_H + 10)
        if small:
            _small_own_card(paper, words, one, x, y)
        else:
            _own_card(paper, words, one, x, y)
    note = words.text(_values_note(view))
    paper.text_in(724, HEAD + MAP_H - 42, note, WIDE - 740, CAPTION, WHITE, "SemiBold")
    return paper


def _lay_island(paper: Canvas, chart: Chart, view: View, mine: list[Own], seen: list[str]) -> None:
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


def _small_own_card(paper: Canvas, words: Words, one: Own, x: int, y: int) -> None:
    """A smaller card of an own explorer, for players who have twenty."""
    w, h = 128, 108
    paper.box((x, y, x + w, y + h), 14, PANEL, OPTION if one.next else EDGE, 4 if one.next else 2)
    left = x + (36 if one.value is not None else w // 2)
    paper.stamp(explorer, (left, y + 42), 32, PANEL, one.colour, 42.0, one.handle, shadow=False)
    if one.value is not None:
        paper.stamp(coin, (x + 94, y + 42), 26, PANEL, 22, one.value)
    name = one.place.upper() or words.text(f"picture-where-{one.where}")
    ink = WHITE if one.place else OPTION if one.next else MUTED
    paper.text_in(x + w // 2, y + 87, name, w - 12, LEAD, ink, "Bold", "m", PANEL)
