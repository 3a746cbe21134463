"""The viewer's hand: large generated card faces, and below them the slots with what is still free."""

from __future__ import annotations

from games.core.words import Words
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.sizes import TEXT, TITLE
from render.palette import GOLD, NIGHT, OPTION, WHITE, mix
from render.pen import Pen
from render.pieces import WIDE
from render.scene import Scene
from render.underwater_cities import backdrop, look, lookup
from render.underwater_cities.faces import Face, deal_of, put_card
from render.underwater_cities.lines import DARK, Style, block, fitted, put_row
from render.underwater_cities.look import COLOUR_OF, HUES, MIST, ROWS, SEA3
from render.underwater_cities.pieces import header, neutral, shown_name, token
from render.underwater_cities.slots import markup_of

TOP, EDGE = 90, 18


def hand(view: View, scene: Scene) -> Canvas:
    assert view.viewer is not None, "a hand belongs to somebody"
    view, words = lookup.as_dealt(view), look.language(scene.language)
    faces = _faces(view)
    deal = deal_of(len(faces))
    high = height(len(faces))
    below = high - 240
    canvas = look.canvas(WIDE, high)
    canvas.back(backdrop.hand(high))
    _head(canvas, view, scene, words)
    gap = (WIDE - 2 * EDGE - deal.across * deal.wide) // max(1, deal.across - 1)
    for number, face in enumerate(faces):
        x = EDGE + number % deal.across * (deal.wide + gap)
        y = TOP + number // deal.across * (deal.high + 20)
        put_card(canvas, x, y, face, view.side, words)
    if not faces:
        said = words.text("uc-hand-empty")
        canvas.text_in(WIDE // 2, TOP + 70, said, 1200, TITLE, WHITE, "Bold", "m", SEA3)
    _slots(canvas, view, words, below)
    note = words.text("uc-hand-note")
    canvas.text_in(WIDE // 2, below + 208, note, WIDE - 60, TEXT, MIST, "SemiBold", "m", NIGHT)
    return canvas


def height(cards: int) -> int:
    """Of the picture of a hand."""
    deal = deal_of(cards)
    rows = -(-cards // deal.across)
    return TOP + max(rows * (deal.high + 20), 120) + 24 + 240


def _head(canvas: Canvas, view: View, scene: Scene, words: Words) -> None:
    assert view.viewer is not None
    player = view.players[view.viewer]
    title = words.text("uc-hand", name=shown_name(scene, view.viewer))
    header(canvas, title, view, "", None, track=False)
    canvas.text_in(WIDE // 2 + 20, 32, words.text("uc-only-you"), 420, TEXT, MIST, "SemiBold", "m", NIGHT)
    said = words.text("uc-of", count=player.limit)
    wide = canvas.text(WIDE - 20, 32, said, 26, WHITE, "Bold", "r", NIGHT)
    over = player.hand > player.limit
    put_row(canvas, WIDE - 30 - wide, 32, f"{player.hand}*cd", 38, "r", NIGHT, Style(GOLD if over else WHITE))


def _faces(view: View) -> list[Face]:
    deal = deal_of(len(view.looking) + len(view.hand))
    looking = [Face(key, "", deal, True) for key in view.looking]
    return looking + [Face(card.key, " · ".join(card.slots), deal) for card in view.hand]


def _slots(canvas: Canvas, view: View, words: Words, y: int) -> None:
    """All coloured slots in a line: a piece where one is taken, a bright ring where a card fits."""
    usable = {label for card in view.hand for label in card.slots}
    slots = [slot for row in ROWS for slot in view.slots if slot.label.startswith(row)]
    group_gap = 30
    wide = (WIDE - 2 * EDGE - 2 * group_gap - (len(slots) - 3) * 12) // len(slots)
    x = EDGE + 2
    for number, slot in enumerate(slots):
        if number and slot.label[0] != slots[number - 1].label[0]:
            x += group_gap - 12
        seat = slot.seats[0] if slot.seats else None
        args = (slot.label, view.side, seat, slot.neutral, slot.label in usable, wide)
        canvas.lay(_mini, (x, y), (6, 6, wide + 6, 140), 100, *args)
        x += wide + 12
    _free_counts(canvas, view, words, y + 164)


def _free_counts(canvas: Canvas, view: View, words: Words, y: int) -> None:
    for number, letter in enumerate(ROWS):
        free = sum(s.label[0] == letter and not s.seats and not s.neutral for s in view.slots)
        middle = EDGE + (2 * number + 1) * (WIDE - 2 * EDGE) // 6
        canvas.text(middle, y, words.text("uc-free", count=free), 24, MIST, "Bold", "m", NIGHT)


def _mini(p: Pen, label: str, side: str, seat: int | None, blocked: bool, usable: bool, w: int) -> None:
    hue, h = HUES[COLOUR_OF[label[0]]], 132
    taken = seat is not None or blocked
    if usable:
        p.box((-5, -5, w + 5, h + 5), 14, OPTION)
    p.box((0, 0, w, h), 10, hue.sunk if taken else hue.paper)
    band = mix(hue.band, NIGHT, 0.55) if taken else hue.band
    p.box((0, 0, w, 32), 10, band, corners=(True, True, False, False))
    p.text(w / 2, 16, label, 22, MIST if taken else hue.ink, "Black")
    if seat is not None:
        token(p, seat, w / 2, 82, 25)
    elif blocked:
        neutral(p, w / 2, 82, 25)
    else:
        block(p, w / 2, 82, fitted(markup_of(side, label), w - 8, 90, 40, 3), DARK)
