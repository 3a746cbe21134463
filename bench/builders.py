"""Underwater Cities by players who build: credits held, brown metropolises, cards by colour and era.

Every turn, a player tries some turns at random in a world resampled for that seat and plays the best. What a
position is worth counts the points so far, what the network still produces, cities, tunnels and the way to
the brown metropolis; goods beyond a few count little. DATA names a folder of data files, to measure another
deck by the same seeds.
"""

from __future__ import annotations

import os
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean

from msgspec import Struct

from bench.balance import claims
from bench.former_stand_in.underwater_cities import prospects
from bench.table import Row, show
from games.core import codec, engine
from games.core.data import load_folder
from games.core.engine import Change
from games.core.model import Action, Decision, Seat
from games.core.rng import Rng
from games.underwater_cities import GAME as SHIPPED
from games.underwater_cities import UnderwaterCities, production
from games.underwater_cities.boards import BROWN
from games.underwater_cities.network import Here, connected, live_tunnels, tunnels_to_brown
from games.underwater_cities.state import UnderwaterCitiesState as State

MATCHES = int(os.environ.get("MATCHES", "12"))  # 2, 3 and 4 players in turn
TRIES = int(os.environ.get("TRIES", "24"))  # turns looked at for each one played
AIM = float(os.environ.get("AIM", "0.5"))  # what a tunnel nearer to the brown metropolis is worth
DATA = os.environ.get("DATA", "")
PROCESSES = 2
IDLE = ("done", "slot-only")
MANY = 15  # credits nobody knew what to do with
VALUE = {"cr": 0.35, "ke": 0.45, "st": 0.55, "sc": 0.55, "bi": 0.7, "vp": 1.0, "cd": 0.2}
ENOUGH = 6  # of a resource; more is worth a fifth

GAME: UnderwaterCities = SHIPPED.using(load_folder(Path(DATA))) if DATA else SHIPPED
Turn = list[Action]


class Played(Struct):
    """How one player of one match fared."""

    seats: int
    points: int
    cities: int
    tunnels: int
    brown: bool
    credits: list[int]  # at the beginning of each own turn
    effects: dict[str, int]  # cards played for their effect, by colour and era: "yellow 3"
    cards: list[str]


def main() -> None:
    with get_context("spawn").Pool(PROCESSES, os.nice, (10,)) as pool:
        players = [one for match in pool.imap_unordered(play, range(MATCHES)) for one in match]
    tables = {seats: [one for one in players if one.seats == seats] for seats in (2, 3, 4)}
    rows = [_row(seats, found) for seats, found in tables.items() if found]
    note = f"{MATCHES} matches, {TRIES} turns tried for each played, aim {AIM}, data {GAME.data_set.hash}."
    show("builders", "Underwater Cities played by builders", [*rows, _row(0, players)], note)
    _show_effects(players)


def _row(seats: int, players: list[Played]) -> Row:
    credits = [held for one in players for held in one.credits]
    return {
        "players": seats or "all",
        "points": mean(one.points for one in players),
        "cities": mean(one.cities for one in players),
        "tunnels": mean(one.tunnels for one in players),
        "brown %": 100 * mean(one.brown for one in players),
        "credits": mean(credits),
        "last turn": mean(one.credits[-1] for one in players),
        f"turns with {MANY} or more %": 100 * mean(held >= MANY for held in credits),
    }


def _show_effects(players: list[Played]) -> None:
    counts: Counter[str] = Counter()
    for one in players:
        counts.update(one.effects)
    rows: list[Row] = [
        {"colour": colour, **{f"era {era}": counts[f"{colour} {era}"] / len(players) for era in (1, 2, 3, 0)}}
        for colour in ("yellow", "red", "green")
    ]
    show("builders_cards", "Cards played for their effect, per player", rows, "Era 0: special cards.")


def play(number: int) -> list[Played]:
    """One match of the fixed mix."""
    variants = {"boards": ("usual", "advanced")[number // 3 % 2], "contracts": ("off", "on")[number // 6 % 2]}
    setup = GAME.setup(2 + number % 3, f"builders-{number}", variants)
    change, dice = engine.start(GAME, setup), Random(setup.seed)
    credits: dict[Seat, list[int]] = {seat: [] for seat in change.state.everyone}
    cards: dict[Seat, list[str]] = {seat: [] for seat in change.state.everyone}
    while change.asked:
        seat = next(one.seat for one in change.asked if one.answer is None)
        if change.asked[0].step == "play":
            credits[seat].append(change.state.nations[seat].goods["cr"])
        for action in _best_turn(change, seat, dice):
            if action not in _offered(change, action):
                break  # the real world went another way: think again
            if action.step == "order" and action.picks[0] != "slot-only":
                instant = GAME.facts.cards[change.state.now.card].type == "instant"
                cards[seat] += [change.state.now.card] if instant else []
            change = engine.play_on(GAME, change.state, action, change.asked)
            cards[seat] += claims(change.events)
    return [_played(change.state, seat, credits[seat], cards[seat]) for seat in change.state.everyone]


def _offered(change: Change[State], action: Action) -> tuple[Action, ...]:
    """Give back the action if it answers what is asked now."""
    for decision in change.asked:
        if (
            decision.seat == action.seat
            and decision.step == action.step
            and set(action.picks) <= set(decision.keys)
        ):
            return (action,)
    return ()


def _played(state: State, seat: Seat, credits: list[int], cards: list[str]) -> Played:
    here, ending = Here(GAME.facts, state, seat), state.ending
    assert ending is not None
    known = GAME.facts.cards
    effects = Counter(f"{known[key].colour} {known[key].era}" for key in cards)
    return Played(
        state.seats,
        ending.scores[seat],
        len(connected(here.board, here.nation)),
        len(live_tunnels(here.board, here.nation)),
        BROWN in here.nation.linked,
        credits,
        dict(effects),
        cards,
    )


def _best_turn(change: Change[State], seat: Seat, dice: Random) -> Turn:
    tries = TRIES if change.asked[0].step == "play" else max(4, TRIES // 4)
    found = [_some_turn(change, seat, dice) for _ in range(tries)]
    return max(found, key=lambda turn: turn[0])[1]


def _some_turn(change: Change[State], seat: Seat, dice: Random) -> tuple[float, Turn]:
    """A turn at random in a world the seat cannot tell from the real one, and what it leads to."""
    state = codec.copy(change.state)
    GAME.resample(state, seat, Rng(str(dice.random())))
    asked, turn, actions = engine.decisions(GAME, state), state.turn, []
    while not state.ending and state.turn == turn:
        mine = [one for one in asked if one.seat == seat and one.answer is None]
        if not mine:
            break
        actions.append(_some_answer(mine[0], dice))
        asked = engine.play_on(GAME, state, actions[-1], asked).asked
    return worth(state, seat), actions


def _some_answer(decision: Decision, dice: Random) -> Action:
    if decision.most > 1 or decision.least == 0:
        picks = tuple(key for key in dice.sample(decision.keys, decision.most))
        return Action(decision.seat, decision.step, picks)
    busy = [key for key in decision.keys if key not in IDLE]
    keys = busy if busy and dice.random() < 0.9 else decision.keys
    return Action(decision.seat, decision.step, (dice.choice(keys),))


def worth(state: State, seat: Seat) -> float:
    """What a builder plays for: points, what is still to be produced, a network that grows."""
    if state.ending:
        return float(state.ending.scores[seat])
    here = Here(GAME.facts, state, seat)
    left = len(GAME.facts.rules.rounds) - state.era + 1
    made = production.forecast(here).made
    goods = sum(
        VALUE[what] * (min(n, ENOUGH) + 0.2 * max(0, n - ENOUGH)) for what, n in here.nation.goods.items()
    )
    live = len(connected(here.board, here.nation))
    network = 1.2 * live + 0.6 * len(here.nation.cities) + 0.5 * len(here.nation.tunnels)
    network -= AIM * tunnels_to_brown(here.board, here.nation)
    future = 0.35 * left * sum(VALUE[what] * number for what, number in made.items())
    return prospects(GAME.facts, state, seat) + future + goods + network * (0.4 + 0.3 * left)
