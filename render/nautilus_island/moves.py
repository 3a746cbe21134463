"""What the trail's events mean: moves in order, on the board and in the strip below it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec import Struct, field

from games.core.model import Event, Fact, Say, Seat
from games.core.words import Words
from games.nautilus_island.view import NautilusIslandView as View
from render.canvas import Canvas
from render.kit.sizes import NOTE
from render.kit.trail import name_of, names_of, number_of, says_of, seat_of
from render.lettering import width
from render.nautilus_island import look
from render.nautilus_island.cards import mini_card, plate, porthole, token
from render.nautilus_island.ship import SCENE_END
from render.palette import MUTED, STRIP, WHITE
from render.pieces import WIDE, badge, number_dot


class Move(Struct):
    """One seat's turn as the strip shows it."""

    seat: Seat
    number: int
    column: int | None = None  # from 1; None: it stayed
    came_from: int | None = None
    below: bool = False
    act: str = "moved"  # moved, took, laid, passed, left
    cards: list[str | None] = field(default_factory=list)  # None: unseen
    token: str | None = None
    porthole: int | None = None


class Changes(Struct):
    """Everything new since the viewer's last turn."""

    moves: list[Move] = field(default_factory=list)
    touched: set[int] = field(default_factory=set)  # columns gathered from
    emptied: set[str] = field(default_factory=set)  # colours whose camp token was taken
    refilled: set[str] = field(default_factory=set)  # colours that got a new camp token
    cards: dict[tuple[Seat, str], Counter[str]] = field(default_factory=dict)
    tokens: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    lids: set[tuple[Seat, str]] = field(default_factory=set)

    def last_moves(self) -> list[Move]:
        """Each seat's newest move that went somewhere."""
        newest = {move.seat: move for move in self.moves if move.column is not None}
        return list(newest.values())


def changes(events: tuple[Event, ...]) -> Changes:
    found = Changes()
    for event in events:
        _read(event.say, found)
    return found


def _read(say: Say, found: Changes) -> None:
    facts = say.facts
    if say.name == "explored":
        move = _begin(found, seat_of(facts["who"]))
        move.came_from, move.column = _column(facts["from"]), _column(facts["column"])
        move.below = name_of(facts["side"]) == "below"
    elif say.name in ("passed", "left"):
        _begin(found, seat_of(facts["who"])).act = say.name
    elif say.name == "gathered":
        move = _current(found, seat_of(facts["who"]), "took")
        move.column = _column(facts["column"])
        move.cards = [*names_of(facts.get("cards")), *[None] * number_of(facts["hidden"], 0)]
        if move.column:
            found.touched.add(move.column)
    elif say.name == "found" and found.moves:  # cards the viewer took unseen by the others
        shown = [card for card in found.moves[-1].cards if card]
        found.moves[-1].cards = [*shown, *names_of(facts["cards"])]
    elif say.name in ("stored", "took-token", "closed"):
        _stored(say, found)
    elif say.name == "camp-refilled":
        found.emptied.clear()
        found.refilled = {name_of(place.facts["colour"]) for place in says_of(facts["tokens"])}


def _column(fact: Fact) -> int | None:
    return number_of(fact, 0) or None


def _stored(say: Say, found: Changes) -> None:
    seat, colour = seat_of(say.facts["who"]), name_of(say.facts["colour"])
    move = _current(found, seat, "laid")
    if say.name == "stored":
        move.cards = [*names_of(say.facts["cards"])]
        found.cards.setdefault((seat, colour), Counter()).update(names_of(say.facts["cards"]))
    elif say.name == "took-token":
        move.token = name_of(say.facts["token"]).removeprefix("token-")
        found.tokens[seat, colour] += 1
        found.emptied.add(colour)
        found.refilled.discard(colour)
    else:
        move.porthole = number_of(say.facts["value"], 0)
        found.lids.add((seat, colour))


def _begin(found: Changes, seat: Seat) -> Move:
    found.moves.append(Move(seat, len(found.moves) + 1))
    return found.moves[-1]


def _current(found: Changes, seat: Seat, act: str) -> Move:
    """The move under way, and what it is now; the trail may begin in the middle of one."""
    under_way = found.moves and found.moves[-1].seat == seat
    move = found.moves[-1] if under_way else _begin(found, seat)
    move.act = act
    return move


HIGH = 54
MIDDLE = SCENE_END + HIGH // 2
LEFT = 176
SIZES = ((100, True), (100, False), (86, False), (76, False))  # percent, with verbs


def strip(canvas: Canvas, view: View, news: Changes, words: Words) -> None:
    canvas.fill(0, SCENE_END, WIDE, SCENE_END + HIGH, STRIP)
    title = words.text("picture-since-public" if view.viewer is None else "picture-since-yours").split("|")
    for line, down in zip(title, (-11, 12) if len(title) > 1 else (0,), strict=False):
        canvas.text_in(18, MIDDLE + down, line, LEFT - 30, NOTE, MUTED, "SemiBold", ground=STRIP)
    if not news.moves:
        canvas.text(LEFT, MIDDLE, words.text("picture-nothing-new"), 20, MUTED, "SemiBold", ground=STRIP)
        return
    moves, percent, verbs = _fitting(news.moves, words)
    x = LEFT
    for move in moves:
        x += entry(canvas, move, look.mark(view, move.seat), x, percent, verbs, words) + 26


def _fitting(moves: list[Move], words: Words) -> tuple[list[Move], int, bool]:
    """The largest size at which all moves fit; at the smallest the oldest drop out."""
    for percent, verbs in SIZES:
        lengths = [entry(None, move, 0, 0, percent, verbs, words) + 26 for move in moves]
        if sum(lengths) - 26 <= WIDE - LEFT - 12:
            return moves, percent, verbs
    first = 0
    while first < len(moves) - 1 and sum(lengths[first:]) - 26 > WIDE - LEFT - 12:
        first += 1
    return moves[first:], percent, verbs


def entry(
    canvas: Canvas | None, move: Move, mark: int, x: int, percent: int, verbs: bool, words: Words
) -> int:
    """One move by the player with this mark; returns its width, and without a canvas only measures."""
    start = x
    x = _put(canvas, x, 28, 100, number_dot, 0, 0, move.number)
    x = _put(canvas, x + 6, 38, percent, badge, mark, 15)
    if verbs or move.act in ("passed", "left", "moved"):
        verb, size = words.text(f"picture-{move.act}"), 22 if verbs else 20
        if canvas:
            canvas.text(x + 6, MIDDLE, verb, size, WHITE, "SemiBold", ground=STRIP)
        x += 6 + width(verb, size, "SemiBold")
    if move.column:
        x = _put(canvas, x + 8, 40, percent, plate, move.column)
    for card in move.cards:
        x = _put(canvas, x + 5, 38, percent, mini_card, card, 38, 40)
    if move.token:
        x = _put(canvas, x + 5, 42, percent, token, move.token, 21)
    if move.porthole:
        x = _put(canvas, x + 5, 46, percent, porthole, move.porthole, 23)
    return x - start


def _put(
    canvas: Canvas | None, x: int, wide: int, percent: int, draw: Callable[..., None], *args: object
) -> int:
    """One thing of an entry, its left edge at x; returns where it ends."""
    room = wide * percent // 100
    if canvas:
        at, reach = (x + room // 2, MIDDLE), (room // 2 + 2, 25, room // 2 + 2, 25)
        canvas.stamp_scaled(draw, at, reach, STRIP, percent, *args)
    return x + room
