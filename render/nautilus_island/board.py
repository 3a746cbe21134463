"""The board: the stranded ship with its piles, pawns, camp and portholes, and every player's panel."""

from __future__ import annotations

from msgspec import Struct

from games.core.model import Seat
from games.core.words import Words
from games.nautilus_island.view import NautilusIslandView as View
from games.nautilus_island.view import PileView
from render.canvas import Canvas, Known
from render.kit.sizes import NOTE
from render.nautilus_island import look, moves, panels, ship
from render.nautilus_island.cards import no_token, pile, sign, stack, token
from render.nautilus_island.moves import Changes, changes
from render.palette import GOLD, MUTED, NIGHT, OPTION, SEATS, WHITE, WOOD, WOOD_HI, WOOD_LO
from render.pen import Pen
from render.pieces import WIDE, badge, header, number_dot, pawn, seat_shape, turn_text
from render.scene import Parts, Scene

PANELS_Y = 784
CUT = 782  # between the fourth column and the fifth


class Standing(Struct, frozen=True):
    """What is to be seen at one spot."""

    pawns: tuple[int, ...] = ()  # players by their marks, here and below
    on_turn: bool = False
    number: int | None = None  # of the move that ended here
    ghost: tuple[int, int] | None = None  # who went away from here, with which move
    free: int | None = None  # who may come here
    label: str = ""  # of the viewer's option


def board(view: View, scene: Scene) -> Canvas:
    words = look.language(scene.language)
    news = changes(scene.seen_trail(view.viewer))
    high = panels.height(view)
    canvas = look.canvas(WIDE, PANELS_Y + high + 8)
    canvas.back(ship.backdrop(view.open_rooms, len(view.players), view.below), 0, ship.SCENE_TOP)
    _head(canvas, view, scene, words)
    _order(canvas, view, words)
    _things(canvas, view, news)
    for (column, below), standing in _spots(view, scene, news).items():
        put_spot(canvas, column, below, standing)
    moves.strip(canvas, view, news, words)
    panels.panels(canvas, view, scene, words, news, PANELS_Y, high)
    return canvas


def _head(canvas: Canvas, view: View, scene: Scene, words: Words) -> None:
    stage = words.text("round-last") if view.last else words.text("round", round=max(1, view.round))
    way = words.text(way_name(view))
    mover = view.on_turn
    right = turn_text(scene, mover) if mover is not None else ""
    badge_of = None if mover is None else look.mark(view, mover)
    header(canvas, words.text("title"), f"{stage}  ·  {way}", right, badge_of, GOLD if view.last else MUTED)


def way_name(view: View) -> str:
    """The direction of this round; in the first nobody crosses yet."""
    if view.round <= 1:
        return "picture-placing"
    return "picture-crossing-down" if view.below else "picture-crossing-up"


def round_order(view: View) -> list[Seat]:
    """Everyone in the order of this round: moved or passed, moving, still to move."""
    passed = [Seat(number) for number, player in enumerate(view.players) if player.passed]
    done = [*view.moved, *(seat for seat in passed if seat not in view.moved)]
    moving = [] if view.on_turn is None or view.on_turn in done else [view.on_turn]
    return [*done, *moving, *(seat for seat in view.order if seat not in moving)]


def _order(canvas: Canvas, view: View, words: Words) -> None:
    """Who has moved, who moves, and who is still to move."""
    x0, y0 = ship.ORDER
    room = ship.order_width(len(view.players)) - 32
    name = "picture-order-first" if view.round <= 1 else "picture-order"
    canvas.text_in(x0 + 18, y0 + 22, words.text(name), room, NOTE, MUTED, "SemiBold", ground=NIGHT)
    for number, seat in enumerate(round_order(view)):
        x, y = x0 + 48 + number * ship.ORDER_STEP, y0 + 71
        if number:
            canvas.stamp(sign, (x - 44, y), 10, NIGHT, "next")
        done = seat not in view.order and seat != view.on_turn
        canvas.stamp(_order_chip, (x, y), 36, NIGHT, look.mark(view, seat), done, seat == view.on_turn)


def _order_chip(p: Pen, mark: int, done: bool, now: bool) -> None:
    """A player in the order of this round."""
    if done:
        badge(p, mark, 20, SEATS[mark].low, MUTED, MUTED)
        sign(p.moved(20, 18), "tick")
        return
    if now:
        p.dot(0, 0, 31, None, OPTION, 4)
    badge(p.moved(0, -2 if SEATS[mark].shape == "triangle" else 0), mark, 21)


def _things(canvas: Canvas, view: View, news: Changes) -> None:
    """The piles in the rooms, the camp's tokens, and the portholes left, in the bow."""
    rooms = ship.printed(view.open_rooms)
    for number, (column, piles) in enumerate(zip(rooms, view.columns, strict=True), 1):
        for place, held in enumerate(piles):
            put_pile(canvas, ship.pile_at(column, place, len(piles)), held, number in news.touched)
    for number, (colour, kind) in enumerate(view.camp.items()):
        at = (ship.CAMP_X + number * ship.CAMP_STEP + ship.CAMP_STEP // 2, ship.CAMP_END - 34)
        if kind:
            new = colour in news.refilled
            canvas.stamp(token, at, 33, WOOD_LO, kind, 27 if new else 31, False, new)
        else:
            canvas.stamp(no_token, at, 33, WOOD_LO, 28, WHITE if colour in news.emptied else WOOD_HI)
    for number, (size, values) in enumerate(view.portholes.items()):
        at = (ship.STOCK[0] + number % 2 * 116, ship.STOCK[1] + number // 2 * 132)
        best = values[0] if values else None
        canvas.stamp(stack, at, (57, 58, 52, 74), Known(at), size, best, len(values))  # alike on every board


def put_pile(canvas: Canvas, at: tuple[int, int], held: PileView, new: bool) -> None:
    canvas.stamp(pile, at, (55, 56, 61, 61), WOOD, held.top, held.left, new)


def _spots(view: View, scene: Scene, news: Changes) -> dict[tuple[int, bool], Standing]:
    """Everything that stands, stood or may stand somewhere, by printed column and side."""
    rooms, found = ship.printed(view.open_rooms), dict[tuple[int, bool], Standing]()
    moved = news.last_moves()
    for move in moved:
        if move.came_from and move.came_from <= len(rooms):
            ghost = (look.mark(view, move.seat), move.number)
            found[rooms[move.came_from - 1], not move.below] = Standing(ghost=ghost)
    free = () if scene.marks else free_columns(view)
    for number, room in enumerate(rooms, 1):
        label = scene.marks.get(str(number), "")
        if label or number in free:
            free_for = None if label or view.on_turn is None else look.mark(view, view.on_turn)
            found[room, view.below] = Standing(free=free_for, label=label)
    went = [(move, move.column - 1) for move in moved if move.column and move.column <= len(rooms)]
    ends = {move.seat: ((rooms[column], move.below), move.number) for move, column in went}
    pawns: dict[tuple[int, bool], list[Seat]] = {}  # one that passed may share a spot
    for number, player in enumerate(view.players):
        if player.pawn is not None:
            pawns.setdefault((rooms[player.pawn - 1], view.below == player.crossed), []).append(Seat(number))
    for at, seats in pawns.items():
        label = found[at].label if at in found else ""
        arrived = [number for seat, (end, number) in ends.items() if seat in seats and end == at]
        marks = tuple(look.mark(view, seat) for seat in seats)
        found[at] = Standing(marks, view.on_turn in seats, arrived[-1] if arrived else None, label=label)
    return found


def free_columns(view: View) -> list[int]:
    """The columns the seat on turn may cross to, as far as everyone can tell."""
    mover = view.on_turn
    if mover is None or mover in view.moved or view.players[mover].passed:
        return []
    taken = {view.players[seat].pawn for seat in (*view.moved, mover)}
    return [number for number in range(1, len(view.columns) + 1) if number not in taken]


def put_spot(canvas: Canvas, column: int, below: bool, standing: Standing) -> None:
    """Draw one spot; it can be cached, since shore and hull beneath it are the same on every board."""
    at = ship.spot(column, below)
    canvas.stamp(_spot, at, (52, 88, 56, 16), Known(at), standing)


def _spot(p: Pen, at: Standing) -> None:
    if at.free is not None and not at.label:
        p.oval((-30, -9, 30, 9), SEATS[at.free].fill, NIGHT, 3)
    if at.ghost and not at.pawns:
        mark, number = at.ghost
        shape = seat_shape(mark, 0, -36, 24)
        p.dash([*shape, shape[0]], NIGHT, 5, 6, 5)
        p.dash([*shape, shape[0]], WHITE, 2.5, 6, 5)
        y = -31 if SEATS[mark].shape == "triangle" else -36
        p.dot(0, y, 13, NIGHT)
        p.text(0, y, number, 20, WHITE, "Bold")
    if at.on_turn or at.number:
        p.dot(0, -36, 49, None, NIGHT, 7)
        p.dot(0, -36, 48 if at.on_turn else 47, None, OPTION if at.on_turn else WHITE, 4)
    _crowd(p, at.pawns)
    if at.number:
        number_dot(p, 36, -68, at.number)
    if at.label:
        _option(p, at.label, bool(at.pawns))


def _crowd(p: Pen, pawns: tuple[int, ...]) -> None:
    """One pawn, or several side by side and smaller."""
    scale = {1: 1.0, 2: 0.7}.get(len(pawns), 0.5)
    step = 88 / max(1, len(pawns))
    for number, mark in enumerate(pawns):
        x = (number - (len(pawns) - 1) / 2) * step
        pawn(p.moved(x, -6 * (len(pawns) > 1), scale), mark)


def _option(p: Pen, label: str, crowded: bool) -> None:
    """A bright ring with the menu's label; beside the pawns if there are any."""
    size = 34 if len(label) < 2 else 28 if len(label) < 3 else 20
    if crowded:
        p.dot(-34, -68, 18, NIGHT, OPTION, 4)
        p.text(-34, -68, label[:2], 20, OPTION, "Black")
        return
    p.oval((-30, -9, 30, 9), OPTION, NIGHT, 3)
    p.dot(0, -40, 33, NIGHT, OPTION, 5)
    p.text(0, -40, label, size, OPTION, "Black")


def marked(view: View, scene: Scene) -> list[tuple[int, int]]:
    """Where the columns lie that may be picked, from the spots above them to those below."""
    rooms = ship.printed(view.open_rooms)
    here = [rooms[int(label) - 1] for label in scene.marks if label.isdigit() and int(label) <= len(rooms)]
    return [ship.spot(room, below) for room in here for below in (False, True)]


def parts(view: View) -> Parts:
    """For large print: stern above bow, cut between two columns; and the panels two by two."""
    bottom = PANELS_Y + panels.height(view) + 8
    stern, bow = (0, ship.SCENE_TOP, CUT, ship.SCENE_END), (WIDE - CUT, ship.SCENE_TOP, WIDE, ship.SCENE_END)
    return Parts((stern, bow), panels.blocks(len(view.players), PANELS_Y, bottom))
