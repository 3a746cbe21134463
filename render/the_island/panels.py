"""The column beside the board: one card a player, what is not shown yet, and what happened lately."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.model import Seat
from games.core.words import Words
from games.the_island.facts import AT_ONCE, TERRAINS
from games.the_island.view import IslandView as View
from games.the_island.view import PlayerView
from render.canvas import Canvas
from render.kit.sizes import LABEL, NAME, NOTE
from render.palette import GOLD, WHITE
from render.pen import Pen
from render.scene import Scene
from render.the_island.ground import tile
from render.the_island.look import COLOURS, EDGE, LAND, MUTED, PANEL, SHADOW, STRIP
from render.the_island.places import cut_out, hexagon, rounded
from render.the_island.tokens import explorer, icon, lost_mark, playing_mark, saved_mark, waiting_mark

X, TOP, BOTTOM = 1052, 78, 1052
W, CARD_H, GAP = 336, 168, 10
SECOND_ROW = 32  # for a second colour
UNSEEN_H = 196


def turn_order(view: View) -> list[Seat]:
    """The first player, then clockwise."""
    seats = len(view.players)
    return [Seat((view.first + number) % seats) for number in range(seats)]


def cards(paper: Canvas, view: View, scene: Scene, words: Words) -> int:
    """All players' cards in turn order; returns where the next panel may begin."""
    y = TOP
    for seat in turn_order(view):
        y += _card(paper, view, scene, words, seat, y) + GAP
    return y


def end_of_cards(view: View) -> int:
    """Where the panel below the players' cards begins."""
    return TOP + sum(CARD_H + SECOND_ROW * (len(one.colours) - 1) + GAP for one in view.players)


def _card(paper: Canvas, view: View, scene: Scene, words: Words, seat: Seat, y: int) -> int:
    player, now = view.players[seat], seat == view.on_turn
    high = CARD_H + SECOND_ROW * (len(player.colours) - 1)
    paper.box((X, y + 4, X + W, y + high + 4), 16, SHADOW)
    edge, thick = (WHITE, 4) if now else (EDGE, 2)
    paper.box((X, y, X + W, y + high), 16, PANEL, edge, thick)
    if now:
        paper.lay(_pointer, (X + 3, y + 34), (16, 18, 2, 18), 100)
    x = X + 36
    for colour in player.colours:
        number = COLOURS.index(colour)
        paper.stamp(explorer, (x, y + 35), 27, PANEL, number, 38.0, colour.upper(), shadow=False)
        x += 54
    _name(paper, player, scene.drawn_name(seat), words, x - 20, y + 36)
    for row, colour in enumerate(player.colours):
        _marks(paper, view, player, colour, y + 78 + row * SECOND_ROW)
    _numbers(paper, view, player, words, y + high - CARD_H)
    return high


def _pointer(p: Pen) -> None:
    """A pointer at the card of the player whose turn it is."""
    p.poly(rounded([(0, -16), (0, 16), (-15, 0)], 3), WHITE)


def _name(paper: Canvas, player: PlayerView, name: str, words: Words, x: int, y: int) -> None:
    room, ink = X + W - 14 - x, MUTED if player.left else WHITE
    if player.left:
        note = f"({words.text('picture-left')})"
        room -= paper.text(X + W - 14, y, note, 20, MUTED, "SemiBold", "r", PANEL) + 10
    paper.text_in(x, y, name, room, NAME, ink, ground=PANEL)


def _marks(paper: Canvas, view: View, player: PlayerView, colour: str, y: int) -> None:
    """Ten marks: saved on gold, in play, still to be placed, lost."""
    number = COLOURS.index(colour)
    saved = sum(e[0] == colour for folk in view.safe.values() for e in folk)
    lost = sum(e[0] == colour for e in view.lost)
    waiting = sum(e[0] == colour for e in player.reserve)
    playing = max(0, 10 - saved - lost - waiting)
    if saved := min(10, saved):
        paper.box((X + 12, y - 16, X + 44 + 31 * (saved - 1), y + 16), 14, GOLD, ground=PANEL)
    kinds = [saved_mark] * saved + [playing_mark] * playing + [waiting_mark] * waiting + [lost_mark] * lost
    for place, mark in enumerate(kinds[:10]):
        at = (X + 28 + place * 31, y)
        if mark is saved_mark:
            paper.lay(mark, at, 15, 100, number)
        else:
            paper.stamp(mark, at, 15, PANEL, number)


def _numbers(paper: Canvas, view: View, player: PlayerView, words: Words, y: int) -> None:
    numbers: tuple[tuple[int, str], ...]
    if view.turn:
        numbers = (
            (player.saved, "saved"),
            (player.playing, "playing"),
            (player.lost, "lost"),
            (len(player.tiles), "tiles"),
        )
    else:
        numbers = ((player.playing, "placed"), (len(player.reserve), "to-place"), (player.launches, "boats"))
    step = (W - 8) // len(numbers)
    for place, (number, name) in enumerate(numbers):
        x = X + 4 + step // 2 + place * step
        ink = GOLD if name == "saved" else WHITE
        paper.text(x, y + 119, number, 40, ink, "Display", "m", PANEL)
        word = words.text(f"picture-{name}")
        paper.text_in(x, y + 150, word, step - 4, NOTE, MUTED, "SemiBold", "m", PANEL)
    if view.turn and player.tiles:
        _kept(paper, player.tiles, X + W - (24 if len(player.tiles) > 3 else 17), y + 119)


def _kept(paper: Canvas, tiles: Sequence[str], x: int, y: int) -> None:
    """The terrains of kept tiles, as everyone sees them."""
    for place, terrain in enumerate(tiles[:6]):
        down = place % 3 - (min(3, len(tiles)) - 1) / 2
        paper.stamp(_chip, (x + place // 3 * 14, round(y + down * 15)), 8, PANEL, terrain)


def _chip(p: Pen, terrain: str) -> None:
    cut_out(p.moved(0, 0, 0.13), hexagon(), LAND[terrain].top, LAND[terrain].dark, 6)


def unseen(paper: Canvas, view: View, words: Words, y: int) -> int:
    """How many tiles of each kind nobody has shown yet; returns where the next panel may begin."""
    paper.box((X, y, X + W, y + UNSEEN_H), 16, STRIP, EDGE, 2)
    title = words.text("picture-unseen")
    paper.text_in(X + 20, y + 26, title, W - 36, LABEL, MUTED, "SemiBold", ground=STRIP)
    kinds = (*AT_ONCE, "red")
    for column, kind in enumerate(kinds):
        x = X + 78 + column * 46
        paper.stamp_scaled(icon, (x, y + 66), (22, 20, 22, 20), STRIP, 40, kind)
        for row, terrain in enumerate(TERRAINS):
            count = _count(view.unseen.get(terrain, {}), kind)
            ink = WHITE if count else EDGE
            paper.text(x, y + 104 + row * 34, count, 24, ink, anchor="m", ground=STRIP)
    for row, terrain in enumerate(TERRAINS):
        paper.stamp_scaled(tile, (X + 34, y + 102 + row * 34), (16, 17, 16, 21), STRIP, 32, terrain)
    return y + UNSEEN_H + GAP


def _count(row: dict[str, int], kind: str) -> int:
    if kind != "red":
        return row.get(kind, 0)
    return sum(count for symbol, count in row.items() if symbol not in AT_ONCE)
