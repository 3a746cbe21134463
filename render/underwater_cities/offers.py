"""Special cards on offer, and government contracts with everyone's progress."""

from __future__ import annotations

from games.core.model import Seat
from games.core.words import Words
from games.underwater_cities.facts import Contract
from games.underwater_cities.icons import icons, metric
from games.underwater_cities.view import ContractView
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.palette import OPTION, SAND, WHITE
from render.pen import Pen
from render.underwater_cities import lookup
from render.underwater_cities.lines import (
    COUNT,
    LIGHT,
    THICK,
    effect,
    faded,
    flat,
    icon,
    put_row_in,
    row_middle,
)
from render.underwater_cities.look import DEEP, DIM, FACTS, FOAM, HUES, MIST, SEA1, SEA2, SEA3, SHADOW
from render.underwater_cities.news import News
from render.underwater_cities.pieces import change_disc, paper, put_change, put_token, token

SPECIAL, CONTRACT = (126, 176), (318, 96)
TOP = "S7"


def specials(canvas: Canvas, view: View, news: News, marks: dict[str, str], x: int, y: int) -> None:
    w, h = SPECIAL
    taker, change = _taker(view, news)
    for number, key in enumerate(view.offer, 1):
        at, name = special_at(x, y, number), f"S{number}"
        if key:
            put_special(canvas, at, name, key, view.side, name in marks)
        else:
            canvas.lay(_gap, at, (8, 12, w + 16, h + 4), 100, name, taker, change)
    put_deck(canvas, deck_at(x, y), view.top, view.specials, view.side, TOP in marks)


def special_at(x: int, y: int, number: int) -> tuple[int, int]:
    return x + (number - 1) * (SPECIAL[0] + 8), y


def deck_at(x: int, y: int) -> tuple[int, int]:
    """Where the deck lies: beside the cards on offer."""
    return special_at(x + 16, y, FACTS.rules.offer + 1)


def put_special(canvas: Canvas, at: tuple[int, int], name: str, key: str, side: str, option: bool) -> None:
    reach = (8, 8, SPECIAL[0] + 8, SPECIAL[1] + 10)
    canvas.lay(_special, at, reach, 100, name, key, lookup.card_markup(key, side), option)


def put_deck(canvas: Canvas, at: tuple[int, int], top: str, left: int, side: str, option: bool) -> None:
    """The other special cards: the top one open on its deck, with their number."""
    (w, h), markup = SPECIAL, lookup.card_markup(top, side) if top else ""
    canvas.lay(_deck, at, (8, 8, w + 36, h + 10), 100, top, left, markup, option)


def _taker(view: View, news: News) -> tuple[Seat | None, int]:
    """Who took the cards that are gone, where that is beyond doubt, and in which turn."""
    taken = {key: seat for key, seat in view.offer_takers.items() if key in FACTS.three}
    if len(set(taken.values())) != 1:
        return None, 0
    numbers = [news.specials.get(f"card-{key}", 0) for key in taken]
    return next(iter(taken.values())), numbers[0] if len(numbers) == 1 else 0


def _gap(p: Pen, name: str, taker: Seat | None, change: int) -> None:
    w, h = SPECIAL
    upper = [(2, 14), (14, 2), (w - 14, 2), (w - 2, 14)]
    frame = [*upper, (w - 2, h - 14), (w - 14, h - 2), (14, h - 2), (2, h - 14), (2, 14)]
    p.dash(frame, WHITE if change else DIM, 3, 10, 8)
    p.text(14, 20, name, 22, DIM, "Bold", "lm")
    if taker is not None:
        token(p, taker, w / 2, h / 2 + 8, 26)
    if change:
        change_disc(p, w - 6, 6, change)


def _special(p: Pen, name: str, key: str, markup: str, option: bool) -> None:
    card, (w, h) = lookup.card(key), SPECIAL
    hue = HUES[card.colour]
    paper(p, SPECIAL, SEA3, (hue.band, 38), OPTION if option else None, 4)
    p.text(12, 19, name, 22, hue.ink, "Black", "lm")
    icon(p, f"mark-{card.colour}", w - 24, 19, 27, flat(hue.ink))
    icon(p, f"type-{card.type}", w / 2 + 6, 19, 26, THICK)
    effect(p, w / 2, 88, markup, (w - 14, 86), 42, 3, LIGHT)
    p.box((6, h - 36, w - 6, h - 6), 9, DEEP)
    row_middle(p, w / 2, h - 21, f"{card.cost}*cr", 26, COUNT)


def _deck(p: Pen, top: str, left: int, markup: str, option: bool) -> None:
    w, h = SPECIAL
    if not left:
        _gap(p, TOP, None, 0)
        return
    for shift, fill in ((30, SEA2), (6, SEA1))[:left]:
        p.box((shift, 4 + shift * 0.2, shift + w, shift * 0.2 + h), 12, fill)
    p.text(w + 18, h / 2 + 4, left, 20, WHITE, "Bold")
    if top:
        _special(p, TOP, top, markup, option)
    else:
        p.box((0, 0, w, h), 12, SEA2, FOAM, 3)
        icon(p, "special", w / 2, h / 2, 70)


def contracts(canvas: Canvas, view: View, words: Words, news: News, x: int, y: int) -> None:
    for number, contract in enumerate(view.contracts):
        left = x + number * (CONTRACT[0] + 10)
        _contract(canvas, contract, words, left, y)
        if change := news.contracts.get(f"contract-{contract.key}", 0):
            put_change(canvas, left + CONTRACT[0] - 4, y + 4, change)


def _contract(canvas: Canvas, contract: ContractView, words: Words, x: int, y: int) -> None:
    (w, h), facts, done = CONTRACT, lookup.contract(contract.key), contract.taker is not None
    markup = _contract_markup(facts)
    canvas.lay(_frame, (x, y), (2, 2, w + 2, h + 6), 100, DIM if done else SAND)
    room, middle, style = (w - 90, h // 2, faded(DEEP, 0.55)) if done else (w - 26, 34, LIGHT)
    put_row_in(canvas, (x + 14, y + middle), markup, room, 36, "l", (DEEP, style))
    if contract.taker is not None:
        put_token(canvas, contract.taker, x + w - 40, y + h // 2, 26)
        return
    needs = [number for _, _, number in facts.needs] if facts else []
    step, low = 84 if len(contract.progress) < 4 else 64, y + h - 24
    for seat, reached in enumerate(contract.progress):
        have = sum(map(min, reached, needs))
        canvas.stamp(token, (x + 26 + seat * step, low), 16, DEEP, seat, 0, 0, 13, letter=False, shadow=False)
        ink = WHITE if seat in contract.near else MIST
        canvas.text(x + 46 + seat * step, low, have, 22, ink, "Bold", ground=DEEP)
    canvas.text(x + w - 12, low, words.text("uc-of", count=sum(needs)), 20, DIM, "SemiBold", "r", DEEP)


def _contract_markup(facts: Contract | None) -> str:
    if facts is None:
        return lookup.UNKNOWN
    return " ".join(metric(name, number) for name, _, number in facts.needs) + " > " + icons(facts.gives)


def _frame(p: Pen, line: str) -> None:
    w, h = CONTRACT
    p.box((0, 4, w, h + 4), 12, SHADOW)
    p.box((0, 0, w, h), 12, DEEP, line, 2.5)
