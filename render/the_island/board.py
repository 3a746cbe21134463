"""The board: the island with everything on it; beside it a card for each player, what nobody has shown yet
and what happened lately; below it the legend."""

from __future__ import annotations

from games.core.model import Seat
from games.core.words import Words
from games.the_island.facts import AT_ONCE, TERRAINS
from games.the_island.view import IslandView as View
from games.the_island.view import PlayerView
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import LABEL, NAME, NOTE
from render.palette import GOLD, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE, number_dot
from render.scene import Parts, Scene
from render.the_island import chart as on
from render.the_island import frame, look
from render.the_island.crowd import crowds, lay_crowds, stamp_colours
from render.the_island.ground import tile
from render.the_island.look import COLOURS, EDGE, LAND, MUTED, PANEL, SHADOW, STRIP
from render.the_island.places import Chart, cut_out, hexagon
from render.the_island.tokens import explorer, fate, icon
from render.the_island.trail import Entry, Line, entries, explorers_of, laid_out, told, wide_of

HIGH = 1176
CHART = Chart(522, 565)
CUT = 740  # pixels of each half of the chart in large print
WINDOW = (0, HEAD, 1046, HIGH - frame.LEGEND_H)

X, TOP, BOTTOM = 1052, 78, 1052  # of the column beside the board
W, CARD_H, GAP = 336, 168, 10
SECOND_ROW = 32  # for a second colour
UNSEEN_H = 196
TITLE_H, LINE_H, LINE_GAP = 50, 29, 12  # of what happened
ROOM = W - 58 - 14
MOST = 6  # more numbers on the board would hide it


def board(view: View, scene: Scene) -> Canvas:
    words = look.language(scene.language)
    paper = look.canvas(WIDE, HIGH)
    seen = on.lay_ground(paper, CHART, view, WINDOW)
    y = TOP
    for seat in turn_order(view):
        y += _player(paper, view, scene, words, seat, y) + GAP
    if view.turn and BOTTOM - y > 400:
        y = _unseen(paper, view, words, y)
    news, lines = fitting(view, entries(scene.seen_trail(view.viewer)), words, y)
    found = crowds(view)
    on.lay_saved(paper, CHART, view)
    on.lay_rings(paper, CHART, news, scene.marks)
    on.lay_options(paper, CHART, scene.marks, scene.harm)
    lay_crowds(paper, CHART, found, seen)
    on.lay_news(paper, CHART, news, found)
    if view.threat:
        on.lay_ring(paper, CHART, view.threat.spot, "threat")
    on.lay_labels(paper, CHART, scene.marks)
    frame.header(paper, view, scene, words)
    _log(paper, view, lines, words, y)
    frame.legend(paper, view, words, HIGH - frame.LEGEND_H)
    return paper


def parts(view: View) -> Parts:
    """For large print: the chart in two, each hex whole in one of them; and what stands beside it."""
    end = TOP + sum(_height(player) + GAP for player in view.players)
    left, right = WINDOW[2], WIDE
    west, east = (0, HEAD, CUT, WINDOW[3]), (left - CUT, HEAD, left, WINDOW[3])
    return Parts((west, east), ((left, HEAD, right, end), (left, end, right, WINDOW[3])))


def turn_order(view: View) -> list[Seat]:
    """The first player, then clockwise."""
    seats = len(view.players)
    return [Seat((view.first + number) % seats) for number in range(seats)]


def _height(player: PlayerView) -> int:
    return CARD_H + SECOND_ROW * (len(player.colours) - 1)


def _player(paper: Canvas, view: View, scene: Scene, words: Words, seat: Seat, y: int) -> int:
    """A player's card; returns how high it is."""
    player, now = view.players[seat], seat == view.on_turn
    high = _height(player)
    paper.box((X, y + 4, X + W, y + high + 4), 16, SHADOW)
    card = Card(paper, (X, y, X + W, y + high), PANEL, *((WHITE, 4) if now else (EDGE, 2)), r=16)
    if now:
        paper.lay(icon, (X + 3, y + 34), 18, 100, "pointer")
    x, room = stamp_colours(paper, player.colours, X + 36, y + 35, 38, 54, PANEL) - X - 20, W - 14
    if player.left:
        room -= card.text(-14, 36, f"({words.text('picture-left')})", 20, MUTED) + 10
    card.text(x, 36, scene.drawn_name(seat), NAME, MUTED if player.left else WHITE, "Bold", room - x)
    for row, colour in enumerate(player.colours):
        _fates(paper, view, player, colour, y + 78 + row * SECOND_ROW)
    _numbers(card, view, player, words)
    return high


def _fates(paper: Canvas, view: View, player: PlayerView, colour: str, y: int) -> None:
    """Ten marks: saved on gold, in play, still to be placed, lost."""
    saved_ones = tuple(e for folk in view.safe.values() for e in folk)
    found = {"saved": saved_ones, "playing": (), "waiting": player.reserve, "lost": view.lost}
    counts = {state: sum(e[0] == colour for e in those) for state, those in found.items()}
    counts["playing"] = max(0, 10 - sum(counts.values()))
    if saved := min(10, counts["saved"]):
        paper.box((X + 12, y - 16, X + 44 + 31 * (saved - 1), y + 16), 14, GOLD, ground=PANEL)
    for place, state in enumerate([state for state, count in counts.items() for _ in range(count)][:10]):
        at, number = (X + 28 + place * 31, y), COLOURS.index(colour)
        if state == "saved":
            paper.lay(fate, at, 15, 100, number, state)
        else:
            paper.stamp(fate, at, 15, PANEL, number, state)


def _numbers(card: Card, view: View, player: PlayerView, words: Words) -> None:
    """Where the player's explorers are, and which tiles were kept, as everyone sees them."""
    if view.turn:
        shown = {"saved": player.saved, "playing": player.playing, "lost": player.lost}
        shown["tiles"] = len(player.tiles)
    else:
        shown = {"placed": player.playing, "to-place": len(player.reserve), "boats": player.launches}
    step = (W - 8) // len(shown)
    for place, (name, number) in enumerate(shown.items()):
        x = 4 + step // 2 + place * step
        card.middle(-49, number, 40, GOLD if name == "saved" else WHITE, "Display", x)
        card.middle(-18, words.text(f"picture-{name}"), NOTE, MUTED, x=x, room=step - 4)
    for place, terrain in enumerate(player.tiles[:6] if view.turn else ()):
        down = place % 3 - (min(3, len(player.tiles)) - 1) / 2
        left = card.right - (24 if len(player.tiles) > 3 else 17) + place // 3 * 14
        card.canvas.stamp(_chip, (left, round(card.bottom - 49 + down * 15)), 8, PANEL, terrain)


def _chip(p: Pen, terrain: str) -> None:
    cut_out(p.moved(0, 0, 0.13), hexagon(), LAND[terrain].top, LAND[terrain].dark, 6)


def _unseen(paper: Canvas, view: View, words: Words, y: int) -> int:
    """How many tiles of each kind nobody has shown yet; returns where the next panel may begin."""
    card = Card(paper, (X, y, X + W, y + UNSEEN_H), STRIP, EDGE, 2, 16)
    card.text(20, 26, words.text("picture-unseen"), LABEL, MUTED)
    for column, kind in enumerate((*AT_ONCE, "red")):
        x = 78 + column * 46
        paper.stamp_scaled(icon, card.at(x, 66), (22, 20, 22, 20), STRIP, 40, kind)
        for row, terrain in enumerate(TERRAINS):
            left = view.unseen.get(terrain, {})
            count = left.get(kind, 0)
            if kind == "red":
                count = sum(number for symbol, number in left.items() if symbol not in AT_ONCE)
            card.middle(104 + row * 34, count, 24, WHITE if count else EDGE, "Bold", x)
    for row, terrain in enumerate(TERRAINS):
        paper.stamp_scaled(tile, card.at(34, 102 + row * 34), (16, 17, 16, 21), STRIP, 32, terrain)
    return y + UNSEEN_H + GAP


def fitting(view: View, news: list[Entry], words: Words, y: int) -> tuple[list[Entry], list[Line]]:
    """The newest entries for which there is room below y."""
    room, lines = BOTTOM - y - TITLE_H, list[Line]()
    for entry in reversed(news):
        line = laid_out(told(view, entry, words), ROOM)
        room -= LINE_H * len(line.rows) + LINE_GAP
        if room < 0 or len(lines) == MOST:
            break
        lines.insert(0, line)
    return news[len(news) - len(lines) :], lines


def _log(paper: Canvas, view: View, lines: list[Line], words: Words, y: int) -> None:
    """What happened, numbered as on the board."""
    card = Card(paper, (X, y, X + W, BOTTOM), STRIP, EDGE, 2, 16)
    title = words.text("picture-since-public" if view.viewer is None else "picture-since-yours")
    card.text(20, 26, title, LABEL, MUTED)
    if not lines:
        card.text(20, 62, words.text("picture-nothing-new"), 22)
    down = TITLE_H + LINE_H // 2
    for number, (rows, size) in enumerate(lines, 1):
        card.stamp(number_dot, (34, down), 17, 0, 0, number, 12.5)
        for row in rows:
            x = 58
            for part in row:
                if found := explorers_of(part):
                    card.stamp(explorer, (x + 14, down), 18, *found, shadow=False)
                else:
                    paper.text(*card.at(x, down), part, size, WHITE, "SemiBold", ground=STRIP)
                x += wide_of(part, size)
            down += LINE_H
        down += LINE_GAP
