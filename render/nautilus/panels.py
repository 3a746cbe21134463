"""Under the board: the ruins of Atlantis, a legend; beside it what is left, and what may be spent."""

from __future__ import annotations

from games.core.words import Words
from games.nautilus.facts import ATLANTIS, CREATURES, DWELLINGS, FREE, STATIONS
from games.nautilus.view import NautilusView, RuinView
from render.canvas import Canvas
from render.kit.sizes import LABEL, LEAD, NOTE
from render.lettering import capital
from render.nautilus import tokens
from render.nautilus.cards import WIDE
from render.nautilus.look import BACK, BOARD, DOOR_BLUE, DOOR_BROWN, DULL, FACTS, INK, LAUNCH, SEA
from render.nautilus.sea import swatch
from render.nautilus.tokens import coin, icon
from render.palette import EDGE, GOLD, MUTED, NIGHT, SAND, STRIP, WHITE
from render.pen import Pen

ROW = 33
PRICES = {  # of building, by zone
    zone: min(BOARD.depth[spot] for spot in BOARD.centres if BOARD.zone[spot] == zone) for zone in SEA
}
FACES = (*CREATURES, ATLANTIS, "chest", "speed")


def ruins(canvas: Canvas, view: NautilusView, words: Words, box: tuple[int, int, int, int]) -> None:
    """A slot for each number: sand when found, with whose marker; dark when missing, with where it lies."""
    x, y, right, bottom = box
    canvas.box(box, 12, STRIP, EDGE, 1)
    canvas.stamp(icon, (x + 38, y + 33), 20, STRIP, ATLANTIS, 0, 0, 18, SAND, STRIP)
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


def _ruin(canvas: Canvas, ruin: RuinView, box: tuple[int, int, int, int]) -> None:
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


def legend(canvas: Canvas, view: NautilusView, words: Words, box: tuple[int, int, int, int]) -> None:
    """Zones with price and tiles left; kinds with modules left; doors, launch squares, looks."""
    x, y = box[0], box[1] + 28
    canvas.box(box, 12, STRIP, EDGE, 1)
    canvas.text_in(x + 14, y, words.text("picture-legend"), 248, NOTE, MUTED, "SemiBold", ground=STRIP)
    for number, zone in enumerate(SEA):
        _zone(canvas, view, words, zone, x + 14, y + (number + 1) * ROW)
    for number, kind in enumerate(STATIONS):
        _kind(canvas, view, words, kind, (x + 286, y + number * ROW), 134)
    for number, kind in enumerate(DWELLINGS):
        _kind(canvas, view, words, kind, (x + 448, y + number * ROW), box[2] - x - 448 - 14)
    _signs(canvas, words, x + 448, y + 2 * ROW, box[2] - x - 448 - 36)


def _zone(canvas: Canvas, view: NautilusView, words: Words, zone: str, x: int, y: int) -> None:
    canvas.stamp(swatch, (x, y - 12), (0, 0, 32, 24), STRIP, zone, 32, 24)
    name = capital(words.text(f"picture-zone-{zone}"))
    canvas.text_in(x + 40, y, name, 106, NOTE, WHITE, "SemiBold", ground=STRIP)
    canvas.stamp(coin, (x + 160, y), 14, STRIP, 0, 0, 11)
    canvas.text(x + 175, y, PRICES[zone], 22, WHITE, "Bold", ground=STRIP)
    left = sum(tile.zone == zone and not tile.up for tile in view.tiles)
    if zone in FACTS.fees:
        canvas.stamp(tokens.face_down, (x + 206, y), 17, STRIP, 30, zone)
        canvas.text(x + 224, y, left, 22, WHITE, "Bold", ground=STRIP)


def _kind(
    canvas: Canvas, view: NautilusView, words: Words, kind: str, at: tuple[int, int], room: int
) -> None:
    """A kind of module and how many are left to buy."""
    x, y = at
    canvas.stamp(tokens.kind_disc, at, 17, STRIP, kind, 14)
    left = str(view.piles.get(kind, 0))
    used = canvas.text(x + room, y, left, 22, WHITE, "Bold", "r", STRIP)
    name = words.text(f"picture-kind-{kind}")
    canvas.text_in(x + 24, y, name, room - 32 - used, NOTE, WHITE, "SemiBold", ground=STRIP)


def _signs(canvas: Canvas, words: Words, x: int, y: int, room: int) -> None:
    canvas.stamp(_doors, (x, y), 16, STRIP)
    canvas.stamp(_launch, (x, y + ROW), 16, STRIP)
    canvas.stamp(_looked, (x, y + 2 * ROW), 18, STRIP)
    for number, name in enumerate(("doors", "launch", "looked")):
        said = words.text(f"picture-{name}")
        canvas.text_in(x + 24, y + number * ROW, said, room, NOTE, WHITE, "SemiBold", ground=STRIP)


def _doors(p: Pen) -> None:
    tokens.swatch_door(p.moved(-1, -7, 0.62), DOOR_BLUE)
    tokens.swatch_door(p.moved(-1, 7, 0.62), DOOR_BROWN)


def _launch(p: Pen) -> None:
    for x in (-6, 5):
        p.line([(x - 4, -9), (x + 4, 0), (x - 4, 9)], LAUNCH, 2.4)


def _looked(p: Pen) -> None:
    tokens.face_down(p, 30, "slope")
    tokens.looked(p, 34, (0, 3))


def at_sea(canvas: Canvas, view: NautilusView, words: Words, box: tuple[int, int, int, int]) -> None:
    """How many discoveries of each sort are still to be found, as everybody can count."""
    x, y, right, _ = box
    canvas.box(box, 12, STRIP, EDGE, 1)
    title = words.text("picture-at-sea")
    canvas.text_in(x + 18, y + 30, title, right - x - 36, LABEL, MUTED, "SemiBold", ground=STRIP)
    for number, face in enumerate(FACES):
        u, v = x + 38 + number % 2 * 158, y + 80 + number // 2 * 50
        left, whole = to_find(view, face)
        canvas.stamp(tokens.find if left else tokens.find_missing, (u, v), 24, STRIP, face, 22)
        used = canvas.text(u + 34, v, left, 28, WHITE if left else MUTED, "Bold", ground=STRIP)
        canvas.text(u + 40 + used, v + 2, f"/ {whole}", 20, MUTED, "SemiBold", ground=STRIP)


def to_find(view: NautilusView, face: str) -> tuple[int, int]:
    """Discoveries of a sort not yet turned up, and how many there are in all."""
    whole = sum(found.partition("-")[0] == face for faces in FACTS.faces.values() for found in faces)
    up = [tile.face or "" for tile in view.tiles if tile.up]
    shown = sum(found.partition("-")[0] == face for found in (*view.gone, *up))
    if face == ATLANTIS:
        shown = sum(ruin.found for ruin in view.ruins)
    shown += sum(player.finds.get(face, 0) for player in view.players)
    return max(0, whole - shown), whole


def gives(canvas: Canvas, words: Words, box: tuple[int, int, int, int]) -> None:
    """What none, one, or two and more running stations of a kind are good for."""
    x, y, right, _ = box
    canvas.box(box, 12, STRIP, EDGE, 1)
    title = words.text("picture-gives")
    canvas.text_in(x + 18, y + 30, title, right - x - 160, LABEL, MUTED, "SemiBold", ground=STRIP)
    columns = (right - 116, right - 72, right - 28)
    for at, head in zip(columns, ("0", "1", "2+"), strict=True):
        canvas.text(at, y + 30, head, 20, MUTED, "SemiBold", "m", STRIP)
    for number, kind in enumerate(STATIONS):
        v = y + 72 + number * 42
        canvas.stamp(tokens.kind_disc, (x + 34, v), 20, STRIP, kind, 16)
        said = words.text(f"picture-gives-{kind}")
        canvas.text_in(x + 60, v, said, columns[0] - 16 - x - 60, NOTE, WHITE, "SemiBold", ground=STRIP)
        for at, value in zip(columns, FACTS.table.benefits[kind], strict=True):
            canvas.text(at, v, value, 24, WHITE, "Bold", "m", STRIP)


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


def purse(canvas: Canvas, view: NautilusView, words: Words, box: tuple[int, int, int, int]) -> None:
    x, y, _, _ = box
    canvas.box(box, 12, STRIP, EDGE, 1)
    if view.viewer is None:
        return
    canvas.stamp(coin, (x + 38, y + 36), 22, STRIP, 0, 0, 18)
    used = canvas.text(x + 68, y + 36, view.players[view.viewer].money, 40, WHITE, "Bold", ground=STRIP)
    said = words.text("picture-due", due=view.due) if view.due else words.text("picture-to-spend")
    room = WIDE - 96 - used
    canvas.text_in(x + 80 + used, y + 39, said, room, LABEL, MUTED, "SemiBold", ground=STRIP)
    step = view.asked.step if view.asked else ""
    if step in BUILDING:
        _of_building(canvas, x, y + 87)
    elif step in RECOVERING:
        _of_recovering(canvas, x, y + 87)
    elif step in SAID:
        _in_words(canvas, words, SAID[step], (x + 20, y + 87))


def fees() -> dict[str, int]:
    """R10.2, R10.3: what recovering costs, by zone; chests and speed chips nothing."""
    return {**{zone: FACTS.fees[zone] for zone in BACK}, **dict.fromkeys(FREE, 0)}


def _of_building(canvas: Canvas, x: int, y: int) -> None:
    for number, zone in enumerate(SEA):
        u = x + 20 + 78 * number
        canvas.stamp(swatch, (u, y - 15), (0, 0, 34, 30), STRIP, zone, 34, 30)
        canvas.text(u + 43, y, PRICES[zone], 26, WHITE, "Bold", ground=STRIP)


def _of_recovering(canvas: Canvas, x: int, y: int) -> None:
    for number, (name, fee) in enumerate(fees().items()):
        u = x + 36 + 62 * number
        canvas.stamp(_tile, (u, y), 20, STRIP, name)
        canvas.text(u + 22, y, fee, 26, WHITE, "Bold", ground=STRIP)


def _tile(p: Pen, name: str) -> None:
    if name in BACK:
        tokens.face_down(p, 34, name)
    else:
        tokens.find(p, name, 16)


def _in_words(canvas: Canvas, words: Words, name: str, at: tuple[int, int]) -> None:
    prices = {"foreign": FACTS.table.prices.foreign, "ping": FACTS.table.prices.ping}
    x, y = at
    said, room = words.text(f"picture-price-{name}"), WIDE - 40
    if name in prices:
        room -= 56
        canvas.stamp(coin, (x + WIDE - 64, y), 17, STRIP, 0, 0, 14)
        canvas.text(x + WIDE - 42, y, prices[name], 26, WHITE, "Bold", ground=STRIP)
    canvas.text_in(x, y, said, room, LABEL, WHITE, "SemiBold", ground=STRIP)
