"""Under the board: the ruins of Atlantis, a legend; beside it what is left, and what may be spent."""

from __future__ import annotations

from games.core.words import Words
from games.nautilus.facts import ATLANTIS, CREATURES, DWELLINGS, FREE, STATIONS
from games.nautilus.view import NautilusView, RuinView
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import LABEL, LEAD, NOTE
from render.lettering import capital
from render.nautilus import tokens
from render.nautilus.look import BACK, BOARD, DOOR_BLUE, DOOR_BROWN, DULL, FACTS, INK, LAUNCH, SEA
from render.nautilus.sea import swatch
from render.nautilus.tokens import icon
from render.palette import EDGE, GOLD, MUTED, NIGHT, SAND, STRIP, WHITE
from render.pen import Pen
from render.scene import Box

ROW = 33
PRICES = {  # of building, by zone
    zone: min(BOARD.depth[spot] for spot in BOARD.centres if BOARD.zone[spot] == zone) for zone in SEA
}
FACES = (*CREATURES, ATLANTIS, "chest", "speed")


def ruins(canvas: Canvas, view: NautilusView, words: Words, box: Box) -> None:
    """A slot for each number: sand when found, with whose marker; dark when missing, with where it lies."""
    x, y, right, bottom = box
    canvas.box(box, 12, STRIP, EDGE, 1)
    canvas.stamp(icon, (x + 38, y + 33), 20, STRIP, ATLANTIS, 18, SAND, STRIP)
    found = sum(ruin.found for ruin in view.ruins)
    used = canvas.text_in(x + 66, y + 33, words.text("picture-atlantis"), 106, LEAD, WHITE, ground=STRIP)
    canvas.text(x + 74 + used, y + 34, f"{found}/{len(view.ruins)}", 20, MUTED, "SemiBold", ground=STRIP)
    numbers = ", ".join(str(ruin.number) for ruin in view.ruins if ruin.last)
    said = words.text("picture-last-ruins", numbers=numbers)
    if view.last is not None:
        said = words.text("picture-last-in", round=view.last)
    elif view.quiet:
        said = words.text("picture-quiet" if view.buying_counts else "picture-quiet-built")
    canvas.text_in(x + 20, bottom - 25, said, 214, NOTE, GOLD, "SemiBold", ground=STRIP)
    left, count = x + 240, max(1, len(view.ruins))
    room = right - 8 - left
    for number, ruin in enumerate(view.ruins):
        start, end = left + room * number // count, left + room * (number + 1) // count
        _ruin(canvas, ruin, (start + 3, y + 10, end - 4, bottom - 10))


def _ruin(canvas: Canvas, ruin: RuinView, box: Box) -> None:
    x, low = (box[0] + box[2]) // 2, box[3] - 24
    fill, ink = (SAND, INK) if ruin.found else (NIGHT, MUTED)
    line, thick = (GOLD, 3) if ruin.last else (EDGE, 2)
    if ruin.found and not ruin.last:
        line = SAND
    canvas.box(box, 8, fill, line, thick, ground=STRIP)
    canvas.text(x, box[1] + 20, ruin.number, 26, ink, "Bold", "m", fill)
    if not ruin.found:
        canvas.stamp(tokens.face_down, (x, low), 18, fill, 32, ruin.zone)
    elif ruin.holder is None:
        canvas.fill(x - 8, low - 1, x + 8, low + 2, DULL)
    else:
        letter = "ABCD"[ruin.holder]
        canvas.stamp(tokens.token, (x, low), 20, fill, ruin.holder, 14, letter, 20)


def legend(canvas: Canvas, view: NautilusView, words: Words, box: Box) -> None:
    """Zones with price and tiles left; kinds with modules left; doors, launch squares, looks."""
    card, signs = (
        Card(canvas, box, STRIP, EDGE, 1),
        (("doors", _doors), ("launch", _launch), ("looked", _looked)),
    )
    card.text(14, 28, words.text("picture-legend"), NOTE, MUTED, room=248)
    for number, zone in enumerate(SEA):
        _zone(card, view, words, zone, 14, 28 + (number + 1) * ROW)
    for number, kind in enumerate(STATIONS):
        _kind(card, view, words, kind, (286, 28 + number * ROW), 134)
    for number, kind in enumerate(DWELLINGS):
        _kind(card, view, words, kind, (448, 28 + number * ROW), card.wide - 462)
    for number, (name, sign) in enumerate(signs):
        card.stamp(sign, (448, 28 + (number + 2) * ROW), 18)
        card.text(472, 28 + (number + 2) * ROW, words.text(f"picture-{name}"), NOTE, room=card.wide - 484)


def _zone(card: Card, view: NautilusView, words: Words, zone: str, x: int, y: int) -> None:
    card.stamp(swatch, (x, y - 12), (0, 0, 32, 24), zone, 32, 24)
    card.text(x + 40, y, capital(words.text(f"picture-zone-{zone}")), NOTE, room=106)
    card.stamp(icon, (x + 160, y), 14, "coin", 11)
    card.text(x + 175, y, PRICES[zone], 22, weight="Bold")
    if zone in FACTS.fees:
        card.stamp(tokens.face_down, (x + 206, y), 17, 30, zone)
        left = sum(tile.zone == zone and not tile.up for tile in view.tiles)
        card.text(x + 224, y, left, 22, weight="Bold")


def _kind(card: Card, view: NautilusView, words: Words, kind: str, at: tuple[int, int], room: int) -> None:
    """A kind of module and how many are left to buy."""
    x, y = at
    card.stamp(tokens.kind_disc, at, 17, kind, 14)
    left = view.piles.get(kind, 0)
    used = card.text(x + room - card.wide, y, left, 22, weight="Bold", room=60)
    card.text(x + 24, y, words.text(f"picture-kind-{kind}"), NOTE, room=room - 32 - used)


def _doors(p: Pen) -> None:
    tokens.swatch_door(p.moved(-1, -7, 0.62), DOOR_BLUE)
    tokens.swatch_door(p.moved(-1, 7, 0.62), DOOR_BROWN)


def _launch(p: Pen) -> None:
    for x in (-6, 5):
        p.line([(x - 4, -9), (x + 4, 0), (x - 4, 9)], LAUNCH, 2.4)


def _looked(p: Pen) -> None:
    tokens.face_down(p, 30, "slope")
    tokens.looked(p, 34, (0, 3))


def at_sea(canvas: Canvas, view: NautilusView, words: Words, box: Box) -> None:
    """How many discoveries of each sort are still to be found, as everybody can count."""
    card = Card(canvas, box, STRIP, EDGE, 1)
    card.text(18, 30, words.text("picture-at-sea"), LABEL, MUTED)
    for number, face in enumerate(FACES):
        x, y = 38 + number % 2 * 158, 80 + number // 2 * 50
        left, whole = to_find(view, face)
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


def gives(canvas: Canvas, words: Words, box: Box) -> None:
    """What none, one, or two and more running stations of a kind are good for."""
    card = Card(canvas, box, STRIP, EDGE, 1)
    card.text(18, 30, words.text("picture-gives"), LABEL, MUTED, room=card.wide - 160)
    columns = (-116, -72, -28)
    for x, head in zip(columns, ("0", "1", "2+"), strict=True):
        card.middle(30, head, 20, MUTED, x=x)
    for number, kind in enumerate(STATIONS):
        y = 72 + number * 42
        card.stamp(tokens.kind_disc, (34, y), 20, kind, 16)
        card.text(60, y, words.text(f"picture-gives-{kind}"), NOTE, room=card.wide - 192)
        for x, value in zip(columns, FACTS.table.benefits[kind], strict=True):
            card.middle(y, value, 24, weight="Bold", x=x)


BUILDING = ("build", "where", "turn")
RECOVERING = ("sail", "sail-to", "dash", "dash-to")
SAID = {  # what the others say of prices
    "walk": "foreign",
    "walk-to": "foreign",
    "news": "foreign",
    "news-to": "foreign",
    "dock": "foreign",
    "ping": "ping",
    "launch": "launch",
    "look": "look",
}


def purse(canvas: Canvas, view: NautilusView, words: Words, box: Box) -> None:
    card = Card(canvas, box, STRIP, EDGE, 1)
    if view.viewer is None:
        return
    card.stamp(icon, (38, 36), 22, "coin", 18)
    used = card.text(68, 36, view.players[view.viewer].money, 40, weight="Bold")
    said = words.text("picture-due", due=view.due) if view.due else words.text("picture-to-spend")
    card.text(80 + used, 39, said, LABEL, MUTED)
    step = view.asked.step if view.asked else ""
    if step in BUILDING:
        for number, zone in enumerate(SEA):
            card.stamp(swatch, (20 + 78 * number, 72), (0, 0, 34, 30), zone, 34, 30)
            card.text(63 + 78 * number, 87, PRICES[zone], 26, weight="Bold")
    elif step in RECOVERING:
        for number, (name, fee) in enumerate(fees().items()):
            card.stamp(_tile, (36 + 62 * number, 87), 20, name)
            card.text(58 + 62 * number, 87, fee, 26, weight="Bold", room=40)
    elif step in SAID:
        _in_words(card, words, SAID[step])


def fees() -> dict[str, int]:
    """R10.2, R10.3: what recovering costs, by zone; chests and speed chips nothing."""
    return {**{zone: FACTS.fees[zone] for zone in BACK}, **dict.fromkeys(FREE, 0)}


def _tile(p: Pen, name: str) -> None:
    if name in BACK:
        tokens.face_down(p, 34, name)
    else:
        tokens.find(p, name, 16)


def _in_words(card: Card, words: Words, name: str) -> None:
    prices = {"foreign": FACTS.table.prices.foreign, "ping": FACTS.table.prices.ping}
    if name in prices:
        card.stamp(icon, (card.wide - 44, 87), 17, "coin", 14)
        card.text(card.wide - 22, 87, prices[name], 26, weight="Bold", room=22)
    card.text(20, 87, words.text(f"picture-price-{name}"), LABEL, room=card.wide - 40 - 56 * (name in prices))
