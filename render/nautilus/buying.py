"""What may be bought: every kind of module with its doors, price, stock, and what it is good for."""

from __future__ import annotations

from games.core.model import Seat
from games.core.words import Words
from games.nautilus.facts import DWELLINGS, STATIONS
from games.nautilus.view import NautilusView, PlayerView
from render.canvas import Canvas
from render.kit.sizes import CAPTION, LABEL, LEAD, NOTE, TEXT
from render.nautilus import look, tokens
from render.nautilus.cards import LEFT, WIDE
from render.nautilus.head import header
from render.nautilus.look import DOOR_BLUE, DOOR_BROWN, FACTS, INK
from render.nautilus.modules import draw_disc, draw_plate, hull, mini
from render.nautilus.tokens import coin, helmet
from render.palette import CREAM, EDGE, MUTED, NIGHT, OPTION, SEATS, STRIP, WHITE
from render.pen import Pen
from render.pieces import WIDE as PICTURE
from render.scene import Scene

TOP, GAP = 78, 10
ACROSS, HIGH = 4, 400
CARD = (LEFT - 7 - ACROSS * GAP) // ACROSS
SMALL = (21, 19, 17)  # sizes of letters
COLUMNS = ("0", "1", "2+")  # running stations


def buying(view: NautilusView, scene: Scene) -> Canvas:
    assert view.viewer is not None
    words = look.language(scene.language)
    bottom = TOP + 2 * HIGH + GAP
    canvas = look.canvas(PICTURE, bottom + 8)
    header(canvas, view, scene, words, private=True)
    for number, kind in enumerate((*STATIONS, *DWELLINGS)):
        x, y = _cell(number)
        _kind(canvas, view, words, view.viewer, kind, (x, y, x + CARD, y + HIGH))
    x, y = _cell(len(STATIONS) + len(DWELLINGS))
    _doors(canvas, words, (x, y, x + CARD, y + HIGH))
    _title(canvas, view, words, view.viewer)
    _held(canvas, view, words, view.viewer, (LEFT, TOP + 118, LEFT + WIDE, bottom - 130))
    _purse(canvas, words, view.players[view.viewer], (LEFT, bottom - 118, LEFT + WIDE, bottom))
    return canvas


def _cell(number: int) -> tuple[int, int]:
    return 7 + number % ACROSS * (CARD + GAP), TOP + number // ACROSS * (HIGH + GAP)


def can_buy(view: NautilusView, seat: Seat, kind: str) -> bool:
    """R3.5, R3.6: something is left, and it can be paid and held."""
    player, prices = view.players[seat], FACTS.table.prices
    price = prices.station if kind in STATIONS else prices.aquanaut
    people = player.reserve > 0 or kind in STATIONS
    return view.piles[kind] > 0 and player.money >= price and people and len(player.held) < view.hold


def _kind(
    canvas: Canvas, view: NautilusView, words: Words, seat: Seat, kind: str, box: tuple[int, int, int, int]
) -> None:
    x, y, right, _ = box
    middle, player = (x + right) // 2, view.players[seat]
    open_to_buy = can_buy(view, seat, kind)
    canvas.box(box, 14, STRIP, OPTION if open_to_buy else EDGE, 3 if open_to_buy else 1)
    ink = WHITE if open_to_buy else MUTED
    canvas.text_in(middle, y + 28, words.text(kind), CARD - 24, LEAD, ink, "Bold", "m", STRIP)
    canvas.stamp(_module, (middle, y + 140), 92, STRIP, kind, int(seat))
    price, v = FACTS.table.prices.station, y + 256
    canvas.stamp(coin, (x + 32, v), 20, STRIP, 0, 0, 16)
    if kind in DWELLINGS:
        price = FACTS.table.prices.aquanaut
        canvas.text(x + 58, v, price, 30, ink, "Bold", ground=STRIP)
        canvas.text(x + 80, v, "×", 26, MUTED, "Bold", ground=STRIP)
        canvas.stamp(helmet, (x + 120, v - 1), 20, STRIP, 0, 0, 15, SEATS[seat].fill)
    else:
        canvas.text(x + 58, v, price, 30, ink, "Bold", ground=STRIP)
    left = words.text("picture-stock", count=view.piles[kind])
    canvas.text_in(right - 18, v, left, CARD - 164, LABEL, MUTED, "SemiBold", "r", STRIP)
    canvas.fill(x + 16, y + 286, right - 16, y + 288, EDGE)
    if kind in STATIONS:
        _benefit(canvas, words, player, kind, (x, y + 288, right))
    else:
        _people(canvas, view, words, seat, (x, y + 288, right))


def _module(p: Pen, kind: str, seat: int) -> None:
    hull(p, 56, kind, tuple(look.door_ways(kind, 0)))
    if kind in STATIONS:
        draw_plate(p, 56, kind, seat)
    else:
        draw_disc(p, 56, kind)


def _benefit(canvas: Canvas, words: Words, player: PlayerView, kind: str, at: tuple[int, int, int]) -> None:
    """What no, one, or two and more running stations give; where the viewer stands is lit."""
    x, y, right = at
    said = words.text(f"picture-gives-{kind}")
    canvas.text_in((x + right) // 2, y + 24, said, CARD - 24, LABEL, MUTED, "SemiBold", "m", STRIP)
    here, wide = min(player.tracks[kind], 2), (right - x - 32) // 3
    for number, (head, value) in enumerate(zip(COLUMNS, FACTS.table.benefits[kind], strict=True)):
        u = x + 16 + number * wide
        fill, ink = (CREAM, INK) if number == here else (NIGHT, WHITE)
        canvas.box((u + 3, y + 46, u + wide - 3, y + 100), 10, fill, ground=STRIP)
        canvas.text(u + wide // 2, y + 62, head, 18, INK if number == here else MUTED, "SemiBold", "m", fill)
        canvas.text(u + wide // 2, y + 84, value, 26, ink, "Bold", "m", fill)


def _people(canvas: Canvas, view: NautilusView, words: Words, seat: Seat, at: tuple[int, int, int]) -> None:
    """How many aquanauts may come with a dwelling, and how many are left."""
    x, y, right = at
    room = FACTS.table.players[len(view.players)].room
    lines = (
        words.text("picture-room", most=room),
        words.text("picture-in-reserve", count=view.players[seat].reserve),
    )
    for number, line in enumerate(lines):
        canvas.text_in(
            (x + right) // 2,
            y + 34 + number * 34,
            line,
            CARD - 24,
            LABEL,
            WHITE,
            "SemiBold",
            "m",
            STRIP,
        )


def _doors(canvas: Canvas, words: Words, box: tuple[int, int, int, int]) -> None:
    """What the two colours of doors are for."""
    x, y, right, _ = box
    canvas.box(box, 14, STRIP, EDGE, 1)
    canvas.text_in(
        (x + right) // 2, y + 28, words.text("picture-doors"), CARD - 24, (24,), WHITE, "Bold", "m", STRIP
    )
    v = y + 70
    for colour, name in ((DOOR_BLUE, "picture-doors-blue"), (DOOR_BROWN, "picture-doors-brown")):
        canvas.stamp(tokens.swatch_door, (x + 36, v + 2), 20, STRIP, colour)
        for number, line in enumerate(words.text(name).split("|")):
            canvas.text_in(x + 64, v + number * 28, line, CARD - 78, NOTE, WHITE, "SemiBold", ground=STRIP)
        v += 110
    for number, line in enumerate(words.text("picture-doors-turn").split("|")):
        canvas.text_in(x + 18, v + number * 28, line, CARD - 32, NOTE, MUTED, "SemiBold", ground=STRIP)


def _title(canvas: Canvas, view: NautilusView, words: Words, seat: Seat) -> None:
    canvas.box((LEFT, TOP, LEFT + WIDE, TOP + 104), 14, STRIP, OPTION, 3)
    canvas.stamp(mini, (LEFT + 52, TOP + 52), 40, STRIP, 22, "base")
    said = words.text("picture-ask-buy")
    canvas.text_in(LEFT + 100, TOP + 38, said, WIDE - 112, CAPTION, WHITE, ground=STRIP)
    more = words.text("picture-one-or-none")
    canvas.text_in(LEFT + 100, TOP + 72, more, WIDE - 112, LABEL, MUTED, "SemiBold", ground=STRIP)


def _held(
    canvas: Canvas, view: NautilusView, words: Words, seat: Seat, box: tuple[int, int, int, int]
) -> None:
    """What waits to be built."""
    x, y, right, _ = box
    canvas.box(box, 12, STRIP, EDGE, 1)
    held = view.players[seat].held
    count = f"{len(held)} / {view.hold}"
    used = canvas.text(right - 18, y + 32, count, 24, WHITE, "Bold", "r", STRIP)
    title = words.text("picture-held")
    canvas.text_in(x + 18, y + 32, title, WIDE - 48 - used, TEXT, WHITE, ground=STRIP)
    for number, one in enumerate(held):
        v = y + 86 + number * 56
        canvas.stamp(mini, (x + 44, v), 26, STRIP, 15, one.kind)
        if one.crew:
            canvas.lay(tokens.crew_dot, (x + 62, v + 14), 12, 100, seat, str(one.crew))
        canvas.text_in(x + 84, v, words.text(one.kind), WIDE - 100, LABEL, WHITE, "SemiBold", ground=STRIP)
    v = y + 86 + len(held) * 56
    for number, line in enumerate(
        words.text("picture-held-note" if held else "picture-held-none").split("|")
    ):
        canvas.text_in(x + 18, v + number * 30, line, WIDE - 36, LABEL, MUTED, "SemiBold", ground=STRIP)


def _purse(canvas: Canvas, words: Words, player: PlayerView, box: tuple[int, int, int, int]) -> None:
    x, y, _, _ = box
    canvas.box(box, 12, STRIP, EDGE, 1)
    canvas.stamp(coin, (x + 38, y + 60), 22, STRIP, 0, 0, 18)
    used = canvas.text(x + 68, y + 60, player.money, 40, WHITE, "Bold", ground=STRIP)
    said = words.text("picture-to-spend")
    canvas.text_in(x + 80 + used, y + 63, said, WIDE - 96 - used, LABEL, MUTED, "SemiBold", ground=STRIP)
