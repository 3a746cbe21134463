"""Everything a match may show, drawn once beforehand: first the backgrounds, then each kind of tile."""

from __future__ import annotations

from itertools import product

from games.core.model import Seat
from games.core.words import LANGUAGES
from games.nautilus_island.view import CollectionView, NautilusIslandView, PileView, PlayerView
from render.kit.warming import blank
from render.nautilus_island import look
from render.nautilus_island.board import PANELS_Y, Standing, board, put_pile, put_spot
from render.nautilus_island.hand import LARGE, SMALL, hand, put_card
from render.nautilus_island.look import FACTS, STORABLE
from render.nautilus_island.moves import Move, entry
from render.nautilus_island.panels import SIZES, put_base, put_strip, widths
from render.nautilus_island.sheet import banner
from render.nautilus_island.ship import COLUMNS_X, SCENE_TOP, backdrop
from render.palette import SEATS
from render.pieces import WIDE
from render.scene import Scene

TABLES = (2, 3, 4)
MOVES = (1, 2, 3, 4)  # numbers since the viewer's last turn
LABELS = tuple("123456")  # of the viewer's options
PERCENTS = (100, 86)  # sizes of the strip
COPIES = (1, 2)  # of a card that share a picture; more are rare


def warm_up() -> None:
    for seats, below in product(TABLES, (False, True)):
        backdrop(_rooms(seats), seats, below)
    banner()
    _views()
    _cards()
    _news()
    _spots()
    _collections()


def _views() -> None:
    """Tables of each size in each language, so that all colours, tokens and portholes are seen."""
    for seats, language in product(TABLES, LANGUAGES):
        scene = Scene(("",) * seats, language)
        for number, kind in enumerate(dict.fromkeys(FACTS.bag)):
            view = _view(seats, kind, number)
            board(view, scene)
            hand(view, scene)


def _cards() -> None:
    """Piles of all heights and cards in hand; all of one card together, so that its icon is drawn once."""
    canvas = look.canvas(WIDE, 400)
    for card, left, new in product((*FACTS.colour_of, None), range(FACTS.pile, 0, -1), (False, True)):
        put_pile(canvas, (100, 100), PileView(card is not None, card, left), new)
    for deal, card, copies in product((LARGE, SMALL), FACTS.colour_of, COPIES):
        put_card(canvas, card, copies, deal, (0, 0))


def _news() -> None:
    """Moves with every card, token and porthole, as long as the strip has room for them."""
    canvas, words = look.canvas(WIDE, PANELS_Y), look.language("en")
    tokens, values = list(dict.fromkeys(FACTS.bag)), [v for left in FACTS.portholes.values() for v in left]
    for percent, (number, card) in product(PERCENTS, enumerate((*FACTS.colour_of, None))):
        move = Move(Seat(number % 4), 1 + number % 6, 1 + number % 6, cards=[card])
        move.token, move.porthole = tokens[number % len(tokens)], values[number % len(values)]
        entry(canvas, move, move.seat, 0, percent, False, words)


def _spots() -> None:
    """Who may stand, stand and have stood where."""
    seats = _rooms(4), 4, False
    canvas = look.canvas(WIDE, SCENE_TOP + backdrop(*seats).height)
    standings = [Standing(label=label) for label in LABELS]
    for seat in range(len(SEATS)):
        standings += [Standing(free=seat), Standing((seat,)), Standing((seat,), on_turn=True)]
        for number in MOVES:
            standings += [Standing((seat,), on_turn, number) for on_turn in (False, True)]
            standings.append(Standing(ghost=(seat, number)))
    for standing in standings:
        canvas.back(backdrop(*seats), 0, SCENE_TOP)
        for column, below in product(range(len(COLUMNS_X)), (False, True)):
            put_spot(canvas, column, below, standing)


def _collections() -> None:
    """What lies before the players, as long as there is room for it."""
    canvas = look.canvas(WIDE, 400)
    for (_, _, wide), colour in product(map(widths, TABLES), STORABLE):
        for count in range(8):
            put_base(canvas, (10, 300), colour, count, wide)
        for card, copies, fresh in product(FACTS.objects[colour], COPIES, (False, True)):
            put_strip(canvas, (10, 300), colour, card, copies, SIZES[0].strip, wide, fresh)


def _rooms(seats: int) -> tuple[bool, ...]:
    return tuple(seats in column.players for column in FACTS.columns)


def _view(seats: int, kind: str, number: int) -> NautilusIslandView:
    """One colour in everybody's hands and before them, one kind of token all over."""
    colour, mover = FACTS.colours[number % len(FACTS.colours)], Seat(number % seats)
    two = {"cards": FACTS.objects[colour][:2], "tokens": (kind,)}
    laid = tuple(blank(CollectionView, colour=one, **two if one == colour else {}) for one in STORABLE)
    back = blank(PileView, left=FACTS.pile)
    return blank(
        NautilusIslandView,
        viewer=mover,
        on_turn=mover,
        round=1 + number,
        below=bool(number % 2),
        moved=tuple(map(Seat, range(mover))),
        order=tuple(map(Seat, range(mover + 1, seats))),
        columns=tuple((back,) * len(column.faces) for column in FACTS.layout(seats)),
        open_rooms=_rooms(seats),
        camp=dict.fromkeys(STORABLE, kind) if number else dict.fromkeys(STORABLE),
        portholes={size: values[number % (len(values) + 1) :] for size, values in FACTS.portholes.items()},
        players=(blank(PlayerView, hand=number, collections=laid),) * seats,
        hand=FACTS.objects[colour],
    )
