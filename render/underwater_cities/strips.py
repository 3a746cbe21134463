"""One strip a player: points, goods, the next production, what is built, the sea floor in small; and at the
foot of a player's own overview everybody's claimed cards with their effects. A public one must fit on a
phone: its strips show their kinds only."""

from __future__ import annotations

from collections import Counter

from games.core.model import Seat
from games.underwater_cities.view import PlayerView
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.sizes import CAPTION, LABEL, NAME
from render.lettering import width
from render.palette import GOLD, NIGHT, SAND, WHITE, mix
from render.pen import Pen, Point, corners, ring
from render.pieces import WIDE
from render.scene import Box
from render.underwater_cities import lines, look, lookup
from render.underwater_cities.lines import COUNT, Brush, Style, flat, icon, put_icon, put_row, row_width
from render.underwater_cities.look import DEEP, DIM, FACTS, GOODS, HUES, MIST, SEA3
from render.underwater_cities.pieces import ASIDE, Page, Size, panel, pip, put_change, put_token, signed
from render.underwater_cities.places import CITIES

COLUMN, CHIP = 50, 32
BUILDINGS = ("farm", "desal", "lab")
BUILT, BUILT_GAP = 30, 9  # the icons of what is built, and the room between two


def strip(page: Page, seat: Seat, box: Box) -> None:
    view, player = page.view, page.view.players[seat]
    panel(page, box, seat, view.on_turn == seat)
    ranked = seat in view.order and len(view.players) > 1
    place = "left" if player.left else f"rank-{view.order.index(seat) + 1}" if ranked else ""
    _head(page, player, seat, page.scene.drawn_name(seat), page.say(place) if place else "", box)
    _goods(page, player, box)
    _network(page, player, seat, frozenset(page.news.sites.get(seat, {})), box)
    if numbers := page.news.numbers_of(seat):
        put_change(page, box[0] - 1, box[3] - 4, numbers[-1])


def _head(canvas: Canvas, player: PlayerView, seat: Seat, name: str, place: str, box: Box) -> None:
    x, y, right, _ = box
    put_token(canvas, seat, x + 34, y + 28, 21, shadow=False)
    wide = put_points(canvas, player.points, (44, 38), right - 14, y + 29)
    put_icon(canvas, "vp", right - 38 - wide, y + 28, 36, SEA3)
    room = right - 66 - wide - (x + 66) - width(place, 20, "SemiBold") - 10
    used = canvas.text_in(x + 64, y + 29, name, room, NAME, WHITE, ground=SEA3)
    canvas.text(x + 64 + used + (10 if used else 0), y + 31, place, 20, MIST, "SemiBold", ground=SEA3)


def put_points(canvas: Canvas, points: int, sizes: tuple[int, int], x: int, y: int) -> int:
    """Points up to a place, a little smaller from a hundred on; returns their width."""
    return canvas.text(x, y, points, sizes[points >= 100], GOLD, "Display", "r", SEA3)


def _goods(canvas: Canvas, player: PlayerView, box: Box) -> None:
    """What there is of each good, and below it what the next production makes; cards and points likewise."""
    (x, y, right, _), made = box, player.forecast.made
    canvas.box((x + 6, y + 146, right - 6, y + 184), 10, SEA3, ground=DEEP)
    put_icon(canvas, "type-production", x + 23, y + 165, 25, SEA3, flat(MIST, SEA3))
    for number, what in enumerate(GOODS):
        middle, have = x + 36 + COLUMN * number + COLUMN // 2, player.goods[what]
        put_icon(canvas, what, middle, y + 86, 38, DEEP)
        canvas.text(middle, y + 125, have, 34, WHITE if have else DIM, "Black", "m", DEEP)
        if what == "ke":
            kelp_pill(canvas, middle, y + 165, player, (48, 34), 23, SEA3)
        else:
            more = signed(made[what]) if made.get(what) else "·"
            canvas.text_in(middle, y + 165, more, COLUMN - 6, LABEL, WHITE, "Bold", "m", SEA3)
    canvas.fill(right - 63, y + 72, right - 61, y + 138, SEA3)
    put_icon(canvas, "cd", right - 32, y + 86, 38, DEEP)
    ink = GOLD if player.hand > player.limit else WHITE
    canvas.text(right - 32, y + 125, player.hand, 34, ink, "Black", "m", DEEP)
    put_icon(canvas, "vp", right - 22, y + 164, 24, SEA3)
    canvas.text_in(right - 37, y + 165, f"+{made.get('vp', 0)}", 40, LABEL, GOLD, "Bold", "r", SEA3)


def kelp_pill(
    canvas: Canvas, x: int, y: int, player: PlayerView, size: tuple[int, int], text: int, ground: str
) -> None:
    """Kelp after the next feeding, more or less: green, or red with a white rim when it does not suffice."""
    net = player.forecast.made.get("ke", 0) - player.forecast.cities
    fill, line = (look.DANGER, WHITE) if player.goods["ke"] + net < 0 else (look.KELP_DK, look.KELP)
    left, top = x - size[0] // 2, y - size[1] // 2
    canvas.box((left, top, left + size[0], top + size[1]), 9, fill, line, 2, ground=ground)
    canvas.text(x, y, signed(net), text, WHITE, "Bold", "m", fill)


def _network(canvas: Canvas, player: PlayerView, seat: Seat, fresh: frozenset[str], box: Box) -> None:
    """Cities, buildings, cards and tiles in two lines, above a large chart where there is room; or beside a
    small chart."""
    x, y, right, bottom = box
    high = bottom - y
    if 280 < high < 400:
        minimap(canvas, player, fresh, x + 8, y + 190, (176, high - 196))
        put_cities(canvas, player, x + 192, y + 212, (34, 22, 5), DEEP, COUNT)
        put_built(canvas, player, ("tunnel",), right - 14, y + 212)
        put_built(canvas, player, BUILDINGS, right - 14, y + 250)
        _cards(canvas, player, x + 192, y + 290, right - x - 204)
        _tiles(canvas, player, seat, x + 208, bottom - 24, 40, 12)
        return
    put_cities(canvas, player, x + 16, y + 207, (34, 22, 5), DEEP, COUNT)
    put_built(canvas, player, (*BUILDINGS, "tunnel"), right - 14, y + 207)
    _cards(canvas, player, x + 12, y + 240, right - x - 112)
    _tiles(canvas, player, seat, right - 78, y + 240, 27, 9)
    if high >= 400:
        minimap(canvas, player, fresh, x + 16, y + 266, (right - x - 32, min(320, high - 276)))


def put_cities(
    canvas: Canvas, player: PlayerView, x: int, y: int, sizes: tuple[int, int, int], ground: str, style: Style
) -> int:
    """The connected cities, then after a gap how many others there are; returns the width used."""
    (large, small, gap), live = sizes, sum(city.live for city in player.cities)
    wide = put_row(canvas, x, y, f"{live}*city", large, "l", ground, style)
    if apart := len(player.cities) - live:
        wide += gap + canvas.text(x + wide + gap, y, f"+{apart}", small, MIST, "Bold", ground=ground)
    return wide


def put_built(
    canvas: Canvas, player: PlayerView, kinds: tuple[str, ...], x: int, y: int, anchor: str = "r"
) -> None:
    """How many of each kind stand on a sea floor, kind by kind: their combinations are too many to keep."""
    built = Counter(b.kind for b in player.buildings) + Counter(tunnel=len(player.tunnels))
    counts = [f"{built[kind]}*{kind}" for kind in kinds if built[kind]]
    whole = sum(round(row_width(count, BUILT, COUNT.number)) + BUILT_GAP for count in counts) - BUILT_GAP
    x -= {"m": whole // 2, "r": whole}[anchor]
    for count in counts:
        x += put_row(canvas, x, y, count, BUILT, "l", DEEP, COUNT) + BUILT_GAP


def _cards(canvas: Canvas, player: PlayerView, x: int, y: int, room: int) -> None:
    """Every claimed card by colour and type; a used one is dimmed."""
    step = min(CHIP + 5, room // max(1, len(player.cards)))
    for number, card in enumerate(player.cards):
        known, side = lookup.card(card.key), step - 4
        at, reach = (x + number * step, y - CHIP // 2), (0, 0, side, CHIP)
        canvas.stamp(_chip, at, reach, DEEP, known.colour, known.type, card.used, side)


def _chip(p: Pen, colour: str, kind: str, used: bool, wide: int) -> None:
    band = HUES[colour].band
    fill = mix(band, DEEP, 0.7) if used else band
    p.box((0, 0, wide, CHIP), 7, fill)
    brush = Brush((fill, 0.6) if used else None, swell=2)
    icon(p, f"type-{kind}", wide / 2, CHIP / 2, min(wide, CHIP) * 0.84, brush)


def _tiles(canvas: Canvas, player: PlayerView, seat: Seat, x: int, y: int, step: int, r: int) -> None:
    for number in range(FACTS.rules.turns):
        canvas.stamp(pip, (x + number * step, y), r + 5, DEEP, seat, r, number < player.tiles_left)


def goal(page: Page, box: Box) -> None:
    """A solo match's goal: connected cities, and points if it ended now."""
    (x, y, right, _), player, target = box, page.view.players[0], FACTS.rules.goal
    page.headed_box(box, 14, 56, (SEA3, DEEP), DEEP, 0)
    page.text_in(x + 18, y + 28, page.say("goal"), right - x - 36, CAPTION, WHITE, ground=SEA3)
    live, points = sum(city.live for city in player.cities), sum(player.lines.values())
    goals = (("city", live, target.cities, y + 104), ("vp", points, target.points, y + 180))
    for name, have, need, top in goals:
        put_icon(page, name, x + 46, top, 52, DEEP)
        wide = page.text(x + 92, top, have, 48, WHITE if have < need else GOLD, "Display", ground=DEEP)
        page.text(x + 104 + wide, top + 6, page.say("of", count=need), 28, MIST, "SemiBold", ground=DEEP)
    page.text_in(x + 24, y + 232, page.say("if-now"), right - x - 40, LABEL, MIST, "SemiBold", ground=DEEP)


EDGE = 18


def minimap(
    canvas: Canvas, player: PlayerView, fresh: frozenset[str], x: int, y: int, size: tuple[int, int]
) -> None:
    """Empty sites once for all; what stands is laid over them piece by piece."""
    big = size[0] > 240
    canvas.stamp(_empty, (x, y), (0, 0, *size), DEEP, player.board, size, big)
    places, ends = _places(size), FACTS.boards[player.board].ends
    spots = {name: (x + left, y + top) for name, (left, top) in places.items()}
    for tunnel in player.tunnels:
        one, other = (places[place] for place in ends[tunnel.site])
        left, top = (min(pair) - 10 for pair in zip(one, other, strict=True))
        right, bottom = (max(pair) + 10 for pair in zip(one, other, strict=True))
        line = ((one[0] - left, one[1] - top), (other[0] - left, other[1] - top))
        args = (*line, tunnel.up, tunnel.site in fresh, big)
        canvas.lay(_tunnel, (x + left, y + top), (0, 0, right - left, bottom - top), 100, *args)
    for metro in player.metropolises:
        if metro.place:
            canvas.lay(_metropolis, spots[metro.place], 15, 100, metro.place, metro.linked, big)
    built = {city.site for city in player.cities}
    for tunnel in player.tunnels:  # a tunnel ends at the rim of an empty site
        for place in ends[tunnel.site]:
            if place in CITIES and place not in built:
                canvas.lay(_site, spots[place], 10, 100, big)
    for city in player.cities:
        purple, new = city.kind == "purple", city.site in fresh
        canvas.lay(_city, spots[city.site], 21, 100, purple, city.live, new, big)


def _places(size: tuple[int, int]) -> dict[str, tuple[int, int]]:
    """Where the places of the large chart lie in so small a one."""
    wide, high = size[0] - 2 * EDGE, size[1] - 2 * EDGE
    return {
        place: (EDGE + round((x - 78) / 872 * wide), EDGE + round((y - 72) / 670 * high))
        for place, (x, y) in FACTS.places.items()
    }


def _empty(p: Pen, board: str, size: tuple[int, int], big: bool) -> None:
    at = _places(size)
    for one, other in FACTS.boards[board].ends.values():
        p.line([at[one], at[other]], SEA3, 2.4 if big else 1.6)
    for place in CITIES:
        _site(p.moved(*at[place]), big)


def _tunnel(p: Pen, one: Point, other: Point, up: bool, fresh: bool, big: bool) -> None:
    thick = 1.5 if big else 1
    if fresh:
        p.line([one, other], WHITE, 11 * thick)
        p.line([one, other], DEEP, 8 * thick)
    p.line([one, other], SAND, (7 if up else 4) * thick)
    if up:
        p.line([one, other], look.UP, 2.6 * thick)


def _metropolis(p: Pen, place: str, linked: bool, big: bool) -> None:
    fill = (look.BROWN_HI if place == "MB" else look.BLUE_HI) if linked else DEEP
    path = corners(0, 0, 12 if big else 9, 6, 30)
    p.poly(path, fill)
    p.outline(path, WHITE if linked else DIM, 2)


def _site(p: Pen, big: bool) -> None:
    p.dot(0, 0, 7 if big else 5.75, DEEP, DIM, 2)


def _city(p: Pen, purple: bool, live: bool, new: bool, big: bool) -> None:
    r = 14 if big else 11.5
    if new:
        p.dot(0, 0, r + 5, DEEP, WHITE, 2.5)
    if live:
        p.dot(0, 0, r, look.PURPLE if purple else WHITE, WHITE, 2.5)
        if purple:
            p.dot(0, 0, r / 4, WHITE)
        return
    p.dot(0, 0, r, DEEP)
    p.dash(ring(0, 0, r * 0.9), WHITE, 2.5, 5, 4)


CARDS, GAP, CARD, ROW, BAND = 76, 8, (180, 60), 72, 42  # of the rows of claimed cards


def chips_height(view: View) -> int:
    """The height of all rows of chips together."""
    return ROW * len(view.players) + 10 if view.viewer is not None else 0


def chips(page: Page, y: int) -> None:
    """Everybody's claimed cards."""
    for number, player in enumerate(page.view.players):
        top = y + number * ROW
        put_token(page, Seat(number), 42, top + CARD[1] // 2, 21, shadow=False)
        pitch = min(CARD[0] + GAP, (WIDE - 16 - CARDS + GAP) // max(1, len(player.cards)))
        for place, card in enumerate(player.cards):
            (w, h), at = (pitch - GAP, CARD[1]), (CARDS + place * pitch, top)
            args = (card.key, lookup.card_markup(card.key, page.view.side), card.used, (w, h))
            page.stamp(_claimed, at, (2, 2, w + 2, h + 6), NIGHT, *args)


def _claimed(p: Pen, key: str, markup: str, used: bool, size: Size) -> None:
    """The card's colour and type at its left, its lines.effect beside them; dim if it is used."""
    card, (w, h) = lookup.card(key), size
    hue, band = HUES[card.colour], min(BAND, w // 3)
    p.box((0, 0, w, h), 10, DEEP if used else SEA3, SEA3, 2)
    fill = mix(hue.band, NIGHT, 0.6) if used else hue.band
    p.box((0, 0, band, h), 10, fill, corners=ASIDE)
    icon(p, f"type-{card.type}", band / 2, h / 2, band * 0.72, Brush((fill, 0.5) if used else None, swell=2))
    style = lines.faded(DEEP, 0.55) if used else lines.LIGHT
    lines.effect(p, (w + band) / 2, h / 2, markup, (w - band - 12, h - 10), 36, 2, style)
