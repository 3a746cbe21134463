"""The board: the whole sea, every player's card, the ruins, what was done last, a legend; where there is
room, what is still to be found and what stations give."""

from __future__ import annotations

from typing import Any

from games.core.model import Seat
from games.nautilus.facts import ATLANTIS, CREATURES, DWELLINGS, STATIONS
from games.nautilus.view import NautilusView, PlayerView, RuinView
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import CAPTION, LABEL, LEAD, NOTE
from render.lettering import capital, width
from render.nautilus import arrows, chart, tokens
from render.nautilus.look import BOARD, DULL, FACTS, INK, SEA
from render.nautilus.modules import mini
from render.nautilus.news import entries
from render.nautilus.page import COLUMN, LEFT, Page
from render.nautilus.sea import WHOLE, swatch
from render.nautilus.tokens import icon
from render.palette import EDGE, GOLD, MUTED, NIGHT, SAND, SEATS, STRIP, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE, badge
from render.scene import Box, Parts, Scene

HIGH = 1196
RUINS = (7, 890, 1049, 990)
CHANGES = (7, 999, 431, 1189)
LEGEND = (440, 999, 1049, 1189)
WEST, EAST, EIGHT = 718, 338, 670  # large print: between columns of the sea, and after the eighth ruin
CARDS, CARD, GAP = 75, 272, 9  # where the players' cards begin, how high each is, and what lies between them
STEP = 62  # between the five columns of a card
PIPS = 4
ROW = 33
PRICES = {  # of building, by zone
    zone: min(BOARD.depth[spot] for spot in BOARD.centres if BOARD.zone[spot] == zone) for zone in SEA
}
RUNNING = ("0", "1", "2+")  # stations of a kind, as far as it makes a difference
FACES = (*CREATURES, ATLANTIS, "chest", "speed")


def board(view: NautilusView, scene: Scene) -> Canvas:
    news = entries(scene.seen_trail(view.viewer))
    page = Page(view, scene, HIGH)
    sea = chart.seen(view, page.words, WHOLE)
    arrows.arrows(sea, arrows.shown(news))
    chart.boats(sea, view)
    arrows.numbers(sea, arrows.shown(news))
    sea.onto(page)
    y = CARDS
    for number, player in enumerate(view.players):
        _card(page, Seat(number), player, y)
        y += CARD + GAP
    for panel in (at_sea, gives):  # where two or three players leave room below their cards
        if y + CARD < HIGH:
            panel(page, page.beside(y, y + CARD))
            y += CARD + GAP
    ruins(page, RUINS)
    arrows.panel(page, news, page.card(CHANGES))
    legend(page, page.card(LEGEND))
    return page


def parts() -> Parts:
    """For large print: the sea from the west, then to the east; and the column of cards in two."""
    left, middle = RUINS[2], CARDS + 2 * (CARD + GAP) - GAP // 2
    halves = ((left, HEAD, WIDE, middle), (left, middle, WIDE, HIGH))
    end = RUINS[3] + GAP
    sea = ((0, HEAD, WEST, RUINS[1]), (EAST, HEAD, left, RUINS[1]))
    return Parts((*sea, (0, RUINS[1], EIGHT, end), (EIGHT, RUINS[1], left, end)), halves)


def _card(page: Page, seat: Seat, player: PlayerView, y: int) -> None:
    colour = SEATS[seat].fill
    edge, thick = (colour, 3) if page.view.on_turn == seat else (EDGE, 1)
    card = page.beside(y, y + CARD, edge, thick)
    page.box((LEFT, y, LEFT + 18, y + CARD), 12, colour, corners=(True, False, False, True))
    page.fill(LEFT + 8, y + thick, LEFT + 18, y + CARD - thick, STRIP)
    _head(page, card, seat, player)
    for number, (kind, face) in enumerate(zip(STATIONS, CREATURES, strict=True)):
        _station(card, player, kind, 18 + STEP * number)
        _find(card, face, player.finds[face], 18 + STEP * number)
    for line in (153, 212):
        page.fill(LEFT + 20, y + line, LEFT + COLUMN - 16, y + line + 2, EDGE)
    _reserve(card, seat, player)


def _head(page: Page, card: Card, seat: Seat, player: PlayerView) -> None:
    card.stamp(badge, (41, 38), 26, seat, 19)
    money = card.text(-16, 38, player.money, 42, weight="Bold")
    card.stamp(icon, (COLUMN - 40 - money, 38), 18, "coin", 15)
    name, ink = page.scene.drawn_name(seat), MUTED if player.left else WHITE
    if player.left:
        name = page.say("left-name", name=name).strip()
    card.text(74, 26, name, CAPTION, ink, "Bold", COLUMN - 74 - 16 - money - 46)
    x = 88 + card.text(74, 56, page.say("points", points=player.points), 22, GOLD, "Bold")
    if player.key and not page.view.trench_open:
        card.stamp(icon, (x + 12, 56), 18, "key", 13)
        x += 36
    if seat == page.view.first:
        card.stamp(icon, (x, 56), (3, 14, 18, 14), "flag", 20)
        first, room = page.say("first"), COLUMN - 16 - money - 46 - x - 20
        if width(first, NOTE[-1], "SemiBold") <= room:
            card.text(x + 20, 56, first, NOTE, MUTED, room=room)


def _station(card: Card, player: PlayerView, kind: str, x: int) -> None:
    """A track: disc, pips, and a chip for what it counts."""
    running, points = player.tracks[kind], player.kind_points[kind]
    card.stamp(tokens.kind_disc, (x + 24, 102), 22, kind, 19)
    if points:
        card.canvas.lay(tokens.chip, card.at(x + 46, 90), 16, 100, points)
    card.stamp(_pips, (x, 129), (0, 0, 13 * max(PIPS, running), 12), running)


def _pips(p: Pen, running: int) -> None:
    """As many lights as stations run."""
    for pip in range(max(PIPS, running)):
        p.box((pip * 13, 0, pip * 13 + 11, 12), 3, WHITE if pip < running else EDGE)


def _find(card: Card, face: str, count: int, x: int) -> None:
    card.stamp(tokens.find if count else tokens.find_missing, (x + 18, 184), 22, face, 20)
    if count:
        card.middle(184, count, 28 if count < 10 else 20, weight="Bold", x=x + 49)


def _reserve(card: Card, seat: Seat, player: PlayerView) -> None:
    """Submarines and aquanauts left; modules held."""
    y = CARD - 30
    card.stamp(tokens.submarine, (42, y), 24, seat, 32, False)
    card.text(66, y, player.subs_left, 28, weight="Bold")
    card.stamp(icon, (112, y - 1), 20, "helmet", 15, SEATS[seat].fill)
    card.text(134, y, player.reserve, 28, weight="Bold")
    x, step = COLUMN - 36, min(38, 140 // max(1, len(player.held)))
    for held in reversed(player.held):
        card.canvas.lay(mini, card.at(x, y), 20, 100, 11.6, held.kind)
        if held.crew:
            card.canvas.lay(tokens.crew_dot, card.at(x + 12, y + 10), 12, 100, seat, str(held.crew))
        x -= step


def ruins(page: Page, box: Box) -> None:
    """A slot for each number: sand when found, with whose marker; dark when missing, with where it lies."""
    view, card = page.view, page.card(box)
    card.stamp(icon, (38, 33), 20, ATLANTIS, 18, SAND, STRIP)
    used = card.text(66, 33, page.say("atlantis"), LEAD, weight="Bold", room=106)
    card.text(74 + used, 34, f"{sum(ruin.found for ruin in view.ruins)}/{len(view.ruins)}", 20, MUTED)
    said = page.say("last-ruins", numbers=", ".join(str(ruin.number) for ruin in view.ruins if ruin.last))
    if view.last is not None:
        said = page.say("last-in", round=view.last)
    elif view.quiet:
        said = page.say("quiet" if view.buying_counts else "quiet-built")
    card.text(20, card.high - 25, said, NOTE, GOLD, room=214)
    left, count = card.left + 240, max(1, len(view.ruins))
    room = card.right - 8 - left
    for number, ruin in enumerate(view.ruins):
        start, end = left + room * number // count, left + room * (number + 1) // count
        _ruin(page, ruin, (start + 3, card.top + 10, end - 4, card.bottom - 10))


def _ruin(canvas: Canvas, ruin: RuinView, box: Box) -> None:
    fill, ink = (SAND, INK) if ruin.found else (NIGHT, MUTED)
    line, thick = (GOLD, 3) if ruin.last else (SAND if ruin.found else EDGE, 2)
    slot = Card(canvas, box, fill, line, thick, 8, STRIP)
    x, low = (box[0] + box[2]) // 2, slot.bottom - 24
    canvas.text(x, slot.top + 20, ruin.number, 26, ink, "Bold", "m", fill)
    if not ruin.found:
        canvas.stamp(tokens.face_down, (x, low), 18, fill, 32, ruin.zone)
    elif ruin.holder is None:
        canvas.fill(x - 8, low - 1, x + 8, low + 2, DULL)
    else:
        canvas.stamp(tokens.token, (x, low), 20, fill, ruin.holder, 14, SEATS[ruin.holder].letter, 20)


def legend(page: Page, card: Card) -> None:
    """Zones with price and tiles left; kinds with modules left; doors, launch squares, looks."""
    card.text(14, 28, page.say("legend"), NOTE, MUTED, room=248)
    rows = range(28, card.high, ROW)
    for y, zone in zip(rows[1:], SEA, strict=False):
        _zone(page, card, zone, y)
    for y, kind in zip(rows, STATIONS, strict=False):
        _kind(page, card, kind, (286, y), 134)
    for y, kind in zip(rows, DWELLINGS, strict=False):
        _kind(page, card, kind, (448, y), card.wide - 462)
    signs: dict[str, tuple[Any, ...]] = {
        "doors": (tokens.doors, 7, 0.62),
        "launch": (icon, "launch", 20),
        "looked": (_looked,),
    }
    for y, (name, (draw, *args)) in zip(rows[2:], signs.items(), strict=False):
        card.stamp(draw, (448, y), 18, *args)
        card.text(472, y, page.say(name), NOTE, room=card.wide - 484)


def _zone(page: Page, card: Card, zone: str, y: int) -> None:
    card.stamp(swatch, (14, y - 12), (0, 0, 32, 24), zone, 32, 24)
    card.text(54, y, capital(page.say(f"zone-{zone}")), NOTE, room=106)
    card.stamp(icon, (174, y), 14, "coin", 11)
    card.text(189, y, PRICES[zone], 22, weight="Bold")
    if zone in FACTS.fees:
        card.stamp(tokens.face_down, (220, y), 17, 30, zone)
        left = sum(tile.zone == zone and not tile.up for tile in page.view.tiles)
        card.text(238, y, left, 22, weight="Bold")


def _kind(page: Page, card: Card, kind: str, at: tuple[int, int], room: int) -> None:
    """A kind of module and how many are left to buy."""
    x, y = at
    card.stamp(tokens.kind_disc, at, 17, kind, 14)
    used = card.text(x + room - card.wide, y, page.view.piles.get(kind, 0), 22, weight="Bold", room=60)
    card.text(x + 24, y, page.say(f"kind-{kind}"), NOTE, room=room - 32 - used)


def _looked(p: Pen) -> None:
    tokens.face_down(p, 30, "slope")
    tokens.looked(p, 34, (0, 3))


def at_sea(page: Page, card: Card) -> None:
    """How many discoveries of each sort are still to be found, as everybody can count."""
    card.text(18, 30, page.say("at-sea"), LABEL, MUTED)
    for number, face in enumerate(FACES):
        x, y = 38 + number % 2 * 158, 80 + number // 2 * 50
        left, whole = to_find(page.view, face)
        card.stamp(tokens.find if left else tokens.find_missing, (x, y), 24, face, 22)
        used = card.text(x + 34, y, left, 28, WHITE if left else MUTED, "Bold")
        card.text(x + 40 + used, y + 2, f"/ {whole}", 20, MUTED)


def to_find(view: NautilusView, face: str) -> tuple[int, int]:
    """Discoveries of a sort not yet turned up, and how many there are in all."""
    whole = sum(found.partition("-")[0] == face for faces in FACTS.faces.values() for found in faces)
    up = [tile.face or "" for tile in view.tiles if tile.up]
    shown = sum(found.partition("-")[0] == face for found in (*view.gone, *up))
    if face == ATLANTIS:
        shown = sum(ruin.found for ruin in view.ruins)
    shown += sum(player.finds.get(face, 0) for player in view.players)
    return max(0, whole - shown), whole


def gives(page: Page, card: Card) -> None:
    """What none, one, or two and more running stations of a kind are good for."""
    card.text(18, 30, page.say("gives"), LABEL, MUTED, room=card.wide - 160)
    columns = (-116, -72, -28)
    for x, head in zip(columns, RUNNING, strict=True):
        card.middle(30, head, 20, MUTED, x=x)
    for number, kind in enumerate(STATIONS):
        y = 72 + number * 42
        card.stamp(tokens.kind_disc, (34, y), 20, kind, 16)
        card.text(60, y, page.say(f"gives-{kind}"), NOTE, room=card.wide - 192)
        for x, value in zip(columns, FACTS.table.benefits[kind], strict=True):
            card.middle(y, value, 24, weight="Bold", x=x)
