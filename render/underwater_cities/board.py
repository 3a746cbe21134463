"""The overview: action slots, track, order, special cards, contracts, and a strip for each player."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image

from games.core.model import Seat
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.sizes import LABEL
from render.lettering import width
from render.palette import MUTED, NIGHT, WHITE
from render.pieces import WIDE, turn_text
from render.scene import Parts, Scene
from render.underwater_cities import lookup, main_board
from render.underwater_cities.lines import THICK, Style, flat, put_icon, put_row, row_width
from render.underwater_cities.look import DEEP, GOODS, HUES, MIST, ROWS, SEA1, SEA2, SEA3
from render.underwater_cities.news import Turn
from render.underwater_cities.pieces import Page, header, put_change, put_token
from render.underwater_cities.strips import chips, chips_height, goal, strip
from render.underwater_cities.water import sea

SLOTS_X, SLOTS_WIDE, GAP = 86, 910, 10
STRIPS_X, STRIPS_TOP, STRIPS_END = 1020, 88, 1384
FLOOR, HIGH = 1080, 1180  # where the footer begins and ends
FOOT_END = STRIPS_X - 20
OFFERS_X = 24
PURSE = 76  # pixels below a close-up
TURN, SLOT = 124, 50  # pixels of a turn in the footer besides its icons: number and piece, slot
CUT = (637, 824)  # large print: the right part begins, the left one ends


class Plan(NamedTuple):
    """Where everything lies, for slots so high."""

    tile: int
    rows: tuple[int, int, int]
    track: int
    offers: int
    contracts: int

    def water(self) -> Image.Image:
        """Sunlit, mid water, deep and floor: one layer for each group of the main board."""
        one, two, three = self.rows
        tops = (one - 18, two - 12, three - 12, self.track - 16, self.offers - 18)
        looks = zip(tops, (0.1, 0.45, 0.8, 0.2, 0.6), (SEA1, SEA2, SEA3, DEEP, NIGHT), strict=True)
        marks = tuple(row + self.tile // 2 - 18 for row in self.rows)
        return sea(HIGH, *((*layer, 7, 330) for layer in looks), rows=marks)


def _plan(tile: int) -> Plan:
    one, two, three, below = (92 + row * (tile + 16) for row in range(4))
    return Plan(tile, (one, two, three), below + 6, below + 210, below + 406)


PLANS = WITH_CONTRACTS, WITHOUT = _plan(140), _plan(172)  # without contracts the slots are taller


def plan(view: View) -> Plan:
    return WITH_CONTRACTS if view.contracts else WITHOUT


def board(view: View, scene: Scene) -> Page:
    at = plan(view)
    page = Page(view, scene, HIGH + chips_height(view), at.water())
    mover = view.on_turn
    header(page, page.say("all-choose") if mover is None else turn_text(scene, mover), mover)
    _slots(page, at)
    _middle(page, at.track)
    main_board.specials(page, OFFERS_X, at.offers)
    main_board.contracts(page, 24, at.contracts)
    _strips(page)
    _footer(page, FLOOR)
    if view.viewer is not None:
        chips(page, HIGH + 8)
    return page


def options(view: View, scene: Scene, seat: Seat) -> Page:
    """The rows of the overview in which something may be picked, above what the viewer could pay with."""
    at, page = plan(view), board(view, scene)
    offered = all(spot.startswith("S") for spot in scene.marks)
    top, bottom = (at.offers - 12, at.contracts - 12) if offered else (STRIPS_TOP - 18, at.offers - 12)
    page.fill(0, bottom, STRIPS_X, bottom + PURSE, NIGHT)
    y, x, goods = bottom + PURSE // 2, 100, page.view.players[seat].goods
    put_token(page, seat, 48, y, 24, shadow=False)
    for what in GOODS:
        x += put_row(page, x, y, f"{goods[what]}*{what}", 40, "l", NIGHT, Style(WHITE, number=0.86)) + 26
    _on_table(page, y)
    page.numbers = page.numbers.crop((0, top, STRIPS_X - 14, bottom + PURSE))
    return page


def halves(wide: int, high: int) -> Parts:
    """For large print: a close-up in two, no slot or card cut."""
    return Parts(((0, 0, CUT[1], high), (CUT[0], 0, wide, high)), ())


def parts(view: View) -> Parts:
    """For large print: slots, track and offers in two, each whole in one of them; the strips in columns."""
    count, left = len(view.players), STRIPS_X - 14
    middle = STRIPS_TOP + -(-count // 2) * ((HIGH - STRIPS_TOP) // max(2, count)) - 6
    strips = ((left, STRIPS_TOP - 6, WIDE, middle), (left, middle, WIDE, HIGH))
    top, bottom = STRIPS_TOP - 18, FLOOR - 20
    return Parts(((0, top, CUT[1], bottom), (CUT[0], top, left, bottom)), strips)


def _slots(page: Page, at: Plan) -> None:
    slots = {slot.label: slot for slot in page.view.slots}
    for label, (x, y, wide) in slot_places(slots, at).items():
        slot, change = slots[label], page.news.slots.get(label, 0)
        face = main_board.free_slot(page.view.side, label, (wide, at.tile))
        taken = replace(face, seats=slot.seats, neutral=slot.neutral)
        seen = replace(taken, change=change, option=page.scene.marks.get(label))
        main_board.put_slot(page, x, y, seen)


def slot_places(labels: Collection[str], at: Plan) -> dict[str, tuple[int, int, int]]:
    """Where each slot begins, from the surface down, and how wide it is."""
    found: dict[str, tuple[int, int, int]] = {}
    for row, y in zip(ROWS, at.rows, strict=True):
        own = [label for label in labels if label.startswith(row)]
        wide = (SLOTS_WIDE - GAP * (len(own) - 1)) // len(own)
        found |= {label: (SLOTS_X + number * (wide + GAP), y, wide) for number, label in enumerate(own)}
    return found


def _middle(page: Page, y: int) -> None:
    cloning, change = page.view.clone != "none", page.news.slots.get(ALWAYS, 0)
    main_board.always(page, change, ALWAYS in page.scene.marks, (24, y), 148 if cloning else 212)
    if cloning:
        main_board.clone(page, 180, y, 66)
    main_board.federation(page, 254, y)
    if len(page.view.players) > 1:
        main_board.order(page, 822, y)


def _strips(page: Page) -> None:
    count = len(page.view.players)
    pitch = (HIGH - STRIPS_TOP) // max(2, count)
    tops = range(STRIPS_TOP, HIGH, pitch)
    for seat, y in zip(range(count), tops, strict=False):
        strip(page, Seat(seat), (STRIPS_X, y, STRIPS_END, y + pitch - 12))
    if count == 1:
        goal(page, (STRIPS_X, tops[1], STRIPS_END, tops[1] + 264))


def _footer(page: Page, y: int) -> None:
    """What happened last, turn by turn; below it what the box still holds and the card being played."""
    told = page.news
    title = "since-yours" if page.view.viewer is not None else "last-turns"
    for number, line in enumerate(page.say(title if told.turns else "nothing-new").split("|")):
        page.text_in(24, y + 4 + number * 26, line, 150, LABEL, MIST, "SemiBold", ground=NIGHT)
    x = 178
    if hidden := len(told.turns) - len(told.shown):
        x += page.text(x, y + 16, f"+{hidden}", 24, MUTED, "Bold", ground=NIGHT) + 14
    end = _supply(page, 24, y + 70)
    _on_table(page, y + 70)
    _turns(page, told.shown, ((x, y + 16), *(() if page.view.card else ((end + 30, y + 70),))))


def _turns(canvas: Canvas, turns: list[Turn], starts: tuple[tuple[int, int], ...]) -> None:
    """Turns in one or two rows that begin there, so that their icons are as large as can be."""

    def size(split: int) -> int:
        return min(_turn_size(row, FOOT_END - x) for row, (x, _) in zip(rows(split), starts, strict=False))

    def rows(split: int) -> tuple[list[Turn], list[Turn]]:
        return turns[:split], turns[split:]

    splits = range(len(turns), -1, -1) if len(starts) > 1 else [len(turns)]
    best = max(splits, key=size)
    for row, (x, y) in zip(rows(best), starts, strict=False):
        for turn in row:
            x += _turn(canvas, turn, x, y, size(best)) + 26


def _turn_size(turns: list[Turn], room: int) -> int:
    """The size of the icons at which all turns fit side by side."""
    icons = sum(row_width(f"> {turn.markup(4)}", 100) for turn in turns) / 100
    rest = sum(TURN + (SLOT if turn.slot else 0) for turn in turns)
    return min(40, max(18, int((room - rest) / max(1, icons))))


def _turn(canvas: Canvas, turn: Turn, x: int, y: int, size: int) -> int:
    """Number, piece, slot, and what it brought; returns the width used."""
    put_change(canvas, x + 18, y, turn.number)
    put_token(canvas, turn.seat, x + 62, y, 20, shadow=False)
    used = 90
    if turn.slot == ALWAYS:
        put_icon(canvas, "mark-", x + used + 16, y, 34, NIGHT, flat(WHITE))
        used += 34
    elif turn.slot:
        used += canvas.text(x + used, y, turn.slot, 28, WHITE, "Black", ground=NIGHT)
    if markup := turn.markup(4):
        used += 8 + put_row(canvas, x + used + 8, y, f"> {markup}", size, "l", NIGHT)
    return used


def _on_table(page: Page, y: int) -> None:
    """The card played in this turn, while it lies on the table."""
    if not page.view.card:
        return
    card, name = lookup.card(page.view.card), lookup.card_name(page.words, page.view.card)
    hue, left = HUES[card.colour], FOOT_END - min(320, width(name, 22, "Bold")) - 92
    page.box((left, y - 20, FOOT_END, y + 20), 10, hue.band, ground=NIGHT)
    put_icon(page, f"mark-{card.colour}", left + 26, y, 28, hue.band, flat(hue.ink))
    page.text_in(left + 50, y, name, 320, (22,), hue.ink, "Bold", ground=hue.band)
    put_icon(page, f"type-{card.type}", FOOT_END - 22, y, 26, hue.band, THICK)


def _supply(page: Page, x: int, y: int) -> int:
    """Domes and tunnels left, cards in the deck and on the discard pile; returns where they end."""
    view = page.view
    left = {"white": view.white, "purple": view.purple, "tunnel": view.tunnels, "cd": view.deck}
    for name, count in left.items():
        if count is not None:
            x += put_row(page, x, y, f"{count}*{name}", 28, "l", NIGHT, Style(MIST, number=0.84)) + 24
    return x
