"""Underwater Cities: how often players win when a card or a slot is used, over thousands of stand-ins' games.

The number of matches is fixed here, beforehand. Every seat is the same stand-in, the former one, on a short
leash: one world, few tries.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt
from multiprocessing import get_context
from time import monotonic

from msgspec import Struct

from bench import balance_report, former_stand_in
from bench.table import OUT
from games.core import engine, stand_in
from games.core.model import Action, Decision, Event, Say, Seat, Setup
from games.core.rng import Rng
from games.underwater_cities import GAME
from games.underwater_cities.slot_choices import CLONE, choice_of_key
from games.underwater_cities.state import UnderwaterCitiesState as State

MATCHES = int(
    os.environ.get("MATCHES", "2000")
)  # mixed: 2-4 players, both boards, with and without contracts
TRIES = 10
PROCESSES = 2
NICE = 10
RAW = OUT / "balance.jsonl"


class Played(Struct):
    """What one player of one match used, and whether that player won."""

    seats: int
    place: int  # in the first round's order, from 0
    won: float
    points: int
    cards: list[str]  # played for their effect
    held: list[str]  # that came into the hand, played or not
    slots: dict[str, int]  # action -> times used
    tiles: list[str]  # metropolises dealt
    contracts: list[str]  # fulfilled


class Measure(Struct, frozen=True):
    """How much more often than by chance players won, in points of a hundred, with half its 95 % interval."""

    what: str
    count: int  # players of a match who used it
    excess: float
    half: float

    @property
    def outside(self) -> bool:
        """Whether it is beyond the limit and significant, by enough players for the interval to hold."""
        return self.count >= balance_report.ENOUGH and abs(self.excess) > max(balance_report.LIMIT, self.half)


def main() -> None:
    started = monotonic()
    RAW.parent.mkdir(exist_ok=True)
    players: list[Played] = []
    with get_context("spawn").Pool(PROCESSES, os.nice, (NICE,)) as pool, RAW.open("w") as raw:
        for number, match in enumerate(pool.imap_unordered(play, range(MATCHES)), 1):
            players += match
            raw.writelines(json.dumps([*_row(one)]) + "\n" for one in match)
            if number % 100 == 0:
                print(f"{number} of {MATCHES} matches, {monotonic() - started:.0f} s", flush=True)
    balance_report.write(MATCHES, TRIES, monotonic() - started, players, measured(players))


def play(number: int) -> list[Played]:
    """One match of the fixed mix."""
    setup = _setup(number)
    rng = Rng(f"{setup.seed}/players")
    change = engine.start(GAME, setup)
    order = list(change.state.order)
    cards: dict[Seat, list[str]] = {seat: [] for seat in order}
    slots: dict[Seat, Counter[str]] = {seat: Counter() for seat in order}
    held: dict[Seat, set[str]] = {seat: set() for seat in order}
    while change.asked:
        decision = next(one for one in change.asked if one.answer is None)
        picks = _picks(change.state, decision, rng)
        _note(change.state, decision, picks[0] if picks else "", cards, slots)
        held[decision.seat].update(change.state.hands[decision.seat])
        change = engine.play_on(GAME, change.state, Action(decision.seat, decision.step, picks), change.asked)
        cards[decision.seat] += claims(change.events)
    state, ending = change.state, change.state.ending
    assert ending is not None
    return [
        Played(
            state.seats,
            order.index(seat),
            float(seat in ending.winners),
            ending.scores[seat],
            cards[seat],
            sorted(held[seat]),
            dict(slots[seat]),
            list(state.nations[seat].tiles.values()),
            list(state.nations[seat].contracts),
        )
        for seat in state.everyone
    ]


def measured(players: list[Played]) -> dict[str, list[Measure]]:
    """All measures by chapter, the best first."""
    return {
        "cards": _chapter([(one, Counter(one.cards)) for one in players]),
        "held": _chapter([(one, Counter(one.held)) for one in players]),
        "slots": _chapter([(one, Counter(one.slots)) for one in players]),
        "metropolises": _chapter([(one, Counter(one.tiles)) for one in players]),
        "contracts": _chapter([(one, Counter(one.contracts)) for one in players]),
        "order": _chapter([(one, Counter([f"{one.place + 1} of {one.seats}"])) for one in players]),
    }


def _chapter(uses: list[tuple[Played, Counter[str]]]) -> list[Measure]:
    """Each thing against the average use of all things, so that playing any card at all is no merit."""
    total = sum(count for _, used in uses for count in used.values())
    usual = sum(_excess(one) * count for one, used in uses for count in used.values()) / max(total, 1)
    found: dict[str, list[tuple[float, int]]] = {}
    for one, used in uses:
        for what, count in used.items():
            found.setdefault(what, []).append((_excess(one) - usual, count))
    return sorted((_measure(what, rows) for what, rows in found.items()), key=lambda m: -m.excess)


def _excess(one: Played) -> float:
    """A win over what chance gives at so many seats, in points of a hundred."""
    return 100 * (one.won - 1 / one.seats)


def _measure(what: str, rows: list[tuple[float, int]]) -> Measure:
    """A mean over uses; its interval takes all uses by one player of a match together."""
    uses = sum(count for _, count in rows)
    mean = sum(excess * count for excess, count in rows) / uses
    spread = sqrt(sum((count * (excess - mean)) ** 2 for excess, count in rows)) / uses
    return Measure(what, len(rows), mean, 1.96 * spread)


def _setup(number: int) -> Setup:
    boards = ("usual", "advanced")[number // 3 % 2]
    contracts = ("off", "on")[number // 6 % 2]
    return GAME.setup(2 + number % 3, f"balance-{number}", {"boards": boards, "contracts": contracts})


def _picks(state: State, decision: Decision, rng: Rng) -> tuple[str, ...]:
    if decision.forced or len(decision.options) == decision.least:
        return decision.default
    worlds = [stand_in.resampled(GAME, state, decision.seat, rng)]
    return former_stand_in.choose(GAME, worlds, decision.seat, rng, TRIES)


def _note(
    state: State,
    decision: Decision,
    pick: str,
    cards: dict[Seat, list[str]],
    slots: dict[Seat, Counter[str]],
) -> None:
    """An instant card counts when its effect is wanted, a slot when a tile is put there."""
    if decision.step == "place":
        slot = GAME.facts.side(state.seats).get(choice_of_key(state, pick).removeprefix(CLONE))
        if slot is not None:  # not some card's ability, used meanwhile
            slots[decision.seat][slot.action] += 1
    elif decision.step == "order" and pick != "slot-only":
        instant = GAME.facts.cards[state.now.card].type == "instant"
        cards[decision.seat] += [state.now.card] if instant else []


def claims(events: Iterable[Event]) -> list[str]:
    """The cards that were claimed, by key."""
    said = [event.say.facts["card"] for event in events if event.say.name == "claimed"]
    return [card.name.removeprefix("card-") for card in said if isinstance(card, Say)]


def _row(one: Played) -> Iterator[object]:
    for name in one.__struct_fields__:
        yield getattr(one, name)
