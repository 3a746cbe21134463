"""One card a player: money, stations, finds, reserve and modules held; and what fills the column."""

from __future__ import annotations

from games.core.model import Seat
from games.core.words import Words
from games.nautilus.facts import CREATURES, STATIONS
from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.kit.sizes import CAPTION, NOTE
from render.lettering import width
from render.nautilus import tokens
from render.nautilus.modules import mini
from render.nautilus.tokens import helmet, icon
from render.palette import EDGE, GOLD, MUTED, SEATS, STRIP, WHITE
from render.pen import Pen
from render.pieces import badge
from render.scene import Scene

LEFT, WIDE, HIGH = 1059, 334, 272
TOP, GAP = 75, 9
STEP = 62  # between the five columns
PIPS = 4


def cards(canvas: Canvas, view: NautilusView, scene: Scene, words: Words) -> None:
    for number in range(len(view.players)):
        _card(canvas, view, scene, words, Seat(number), TOP + number * (HIGH + GAP))


def _card(canvas: Canvas, view: NautilusView, scene: Scene, words: Words, seat: Seat, y: int) -> None:
    colour, mine = SEATS[seat].fill, view.on_turn == seat
    edge, thick = (colour, 3) if mine else (EDGE, 1)
    canvas.box((LEFT, y, LEFT + WIDE, y + HIGH), 12, STRIP, edge, thick)
    canvas.box((LEFT, y, LEFT + 18, y + HIGH), 12, colour, corners=(True, False, False, True))
    canvas.fill(LEFT + 8, y + thick, LEFT + 18, y + HIGH - thick, STRIP)
    _head(canvas, view, scene, words, seat, y)
    _stations(canvas, view, seat, y)
    canvas.fill(LEFT + 20, y + 153, LEFT + WIDE - 16, y + 155, EDGE)
    _finds(canvas, view, seat, y)
    canvas.fill(LEFT + 20, y + 212, LEFT + WIDE - 16, y + 214, EDGE)
    _reserve(canvas, view, seat, y + HIGH - 30)


def _head(canvas: Canvas, view: NautilusView, scene: Scene, words: Words, seat: Seat, y: int) -> None:
    player, right = view.players[seat], LEFT + WIDE - 16
    canvas.stamp(badge, (LEFT + 41, y + 38), 26, STRIP, seat, 19)
    money = canvas.text(right, y + 38, player.money, 42, WHITE, "Bold", "r", STRIP)
    canvas.stamp(icon, (right - money - 24, y + 38), 18, STRIP, "coin", 15)
    name, ink = scene.drawn_name(seat), MUTED if player.left else WHITE
    if player.left:
        name = words.text("picture-left-name", name=name).strip()
    room = WIDE - 74 - 16 - money - 46
    canvas.text_in(LEFT + 74, y + 26, name, room, CAPTION, ink, ground=STRIP)
    points = words.text("picture-points", points=player.points)
    x = LEFT + 74 + canvas.text(LEFT + 74, y + 56, points, 22, GOLD, "Bold", ground=STRIP) + 14
    if player.key and not view.trench_open:
        canvas.stamp(icon, (x + 12, y + 56), 18, STRIP, "key", 13)
        x += 36
    if seat == view.first:
        canvas.stamp(tokens.flag, (x, y + 56), (3, 14, 18, 14), STRIP)
        first = words.text("picture-first")
        if width(first, NOTE[-1], "SemiBold") <= (room := right - money - 46 - x - 20):
            canvas.text_in(x + 20, y + 56, first, room, NOTE, MUTED, "SemiBold", ground=STRIP)


def _stations(canvas: Canvas, view: NautilusView, seat: Seat, y: int) -> None:
    """A track for each kind: disc, pips, and a chip for what it counts."""
    player = view.players[seat]
    for number, kind in enumerate(STATIONS):
        x, running, points = LEFT + 18 + STEP * number, player.tracks[kind], player.kind_points[kind]
        canvas.stamp(tokens.kind_disc, (x + 24, y + 102), 22, STRIP, kind, 19)
        if points:
            canvas.lay(tokens.chip, (x + 46, y + 90), 16, 100, points)
        canvas.stamp(_pips, (x, y + 129), (0, 0, 13 * max(PIPS, running), 12), STRIP, running)


def _pips(p: Pen, running: int) -> None:
    """As many lights as stations run."""
    for pip in range(max(PIPS, running)):
        p.box((pip * 13, 0, pip * 13 + 11, 12), 3, WHITE if pip < running else EDGE)


def _finds(canvas: Canvas, view: NautilusView, seat: Seat, y: int) -> None:
    for number, face in enumerate(CREATURES):
        x, count = LEFT + 18 + STEP * number, view.players[seat].finds[face]
        draw = tokens.find if count else tokens.find_missing
        canvas.stamp(draw, (x + 18, y + 184), 22, STRIP, face, 20)
        if count:
            canvas.text(x + 49, y + 184, count, 28 if count < 10 else 20, WHITE, "Bold", "m", STRIP)


def _reserve(canvas: Canvas, view: NautilusView, seat: Seat, y: int) -> None:
    """Submarines and aquanauts left; modules held."""
    player = view.players[seat]
    canvas.stamp(tokens.submarine, (LEFT + 42, y), 24, STRIP, seat, 32, False)
    canvas.text(LEFT + 66, y, player.subs_left, 28, WHITE, "Bold", ground=STRIP)
    canvas.stamp(helmet, (LEFT + 112, y - 1), 20, STRIP, 15, SEATS[seat].fill)
    canvas.text(LEFT + 134, y, player.reserve, 28, WHITE, "Bold", ground=STRIP)
    x, step = LEFT + WIDE - 36, min(38, 140 // max(1, len(player.held)))
    for held in reversed(player.held):
        canvas.lay(mini, (x, y), 20, 100, 11.6, held.kind)
        if held.crew:
            text = str(held.crew)
            canvas.lay(tokens.crew_dot, (x + 12, y + 10), 12, 100, seat, text)
        x -= step


def filled(view: NautilusView) -> int:
    """How far down the players' cards reach, in pixels."""
    return TOP + len(view.players) * (HIGH + GAP)
