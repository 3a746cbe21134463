"""What the trail's events mean on the board: moves in order, and what they left behind."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from games.core.model import Event, Fact, Say, Seat, Who


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
        move = _begin(found, _seat(facts["who"]))
        move.came_from = _number(facts["from"]) or None
        move.column = _number(facts["column"])
        move.below = _name(facts["side"]) == "below"
    elif say.name in ("passed", "left"):
        _begin(found, _seat(facts["who"])).act = say.name
    elif say.name == "gathered":
        _gathered(facts, found)
    elif say.name == "found":
        _found(facts, found)
    elif say.name in ("stored", "took-token", "closed"):
        _stored(say, found)
    elif say.name == "camp-refilled":
        found.emptied.clear()
        found.refilled = set(_refilled(facts["tokens"]))


def _gathered(facts: dict[str, Fact], found: Changes) -> None:
    move = _current(found, _seat(facts["who"]))
    move.act = "took"
    move.column = _number(facts["column"])
    hidden = _number(facts["hidden"]) or 0
    move.cards = [*_names(facts.get("cards")), *[None] * hidden]
    if move.column:
        found.touched.add(move.column)


def _found(facts: dict[str, Fact], found: Changes) -> None:
    """Cards the viewer took unseen by the others."""
    if found.moves:
        shown = [card for card in found.moves[-1].cards if card]
        found.moves[-1].cards = [*shown, *_names(facts["cards"])]


def _stored(say: Say, found: Changes) -> None:
    seat, colour = _seat(say.facts["who"]), _name(say.facts["colour"])
    move = _current(found, seat)
    move.act = "laid"
    if say.name == "stored":
        cards = _names(say.facts["cards"])
        move.cards = [*cards]
        found.cards.setdefault((seat, colour), Counter()).update(cards)
    elif say.name == "took-token":
        move.token = _name(say.facts["token"]).removeprefix("token-")
        found.tokens[seat, colour] += 1
        found.emptied.add(colour)
        found.refilled.discard(colour)
    else:
        move.porthole = _number(say.facts["value"])
        found.lids.add((seat, colour))


def _refilled(fact: Fact) -> list[str]:
    places = fact if isinstance(fact, tuple) else ()
    return [_name(place.facts["colour"]) for place in places if isinstance(place, Say)]


def _begin(found: Changes, seat: Seat) -> Move:
    found.moves.append(Move(seat, len(found.moves) + 1))
    return found.moves[-1]


def _current(found: Changes, seat: Seat) -> Move:
    """The move under way; the trail may begin in the middle of one."""
    if found.moves and found.moves[-1].seat == seat:
        return found.moves[-1]
    return _begin(found, seat)


def _seat(fact: Fact) -> Seat:
    assert isinstance(fact, Who)
    return fact.seat


def _name(fact: Fact) -> str:
    return fact.name if isinstance(fact, Say) else str(fact)


def _names(fact: Fact) -> list[str]:
    return [item.name for item in fact if isinstance(item, Say)] if isinstance(fact, tuple) else []


def _number(fact: Fact) -> int | None:
    return fact if isinstance(fact, int) else None
