"""Traps in whole matches: questions with one choice, needless orders, turns with no way back, useless slots.

    python -m bench traps [GAME ...] [--matches N]

Every game is played on the same seeds, its seat counts in turn: Nautilus and Underwater Cities by players who
build, the islands at random. A question with one choice is a *press* where it ends a turn, *says why* where
asking hides who holds what, and a trap otherwise. There is no way back where the click that ends a turn also
draws or reveals. What may follow from an order or a slot is found by brute force, as in the tests; what leads
to too many positions is left out.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from bench.table import Row, show
from bot.match.rules import AnyGame
from games import GAMES
from games.core import engine
from games.core.engine import Barrier
from games.core.model import Decision, Say
from games.underwater_cities import GAME as CITIES
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.network import Here
from games.underwater_cities.slot_choices import slot_choices
from games.underwater_cities.state import UnderwaterCitiesState as State
from tests.games.nautilus import players as divers
from tests.games.underwater_cities import players as builders
from tests.games.underwater_cities.brute_force import BruteForce, TooMany
from tests.games.underwater_cities.orders import asked, learns, orders, outcomes
from tests.kit.playouts import Chooser, Match, Moment, play

MATCHES = 12
PLAYERS: dict[str, Callable[[str], Chooser]] = {
    "nautilus": divers.eager,
    "underwater_cities": builders.eager,
}
ENDS = ("end", "done")  # answers that say: this turn is over
MOST_SLOT, MOST_ORDER = 1500, 300  # positions tried by brute force


def main() -> None:
    words, matches = sys.argv[2:], MATCHES
    if "--matches" in words:
        at = words.index("--matches")
        matches = int(words[at + 1])
        del words[at : at + 2]
    played = {key: _matches(GAMES[key], matches) for key in words or GAMES}
    show("traps", f"Questions and turns of {matches} matches each", [_row(*one) for one in played.items()])
    if (cities := played.get(CITIES.meta.key)) is not None:
        former = {rules: _matches(CITIES, matches, rules) for rules in CITIES.meta.former}
        rows = [_orders(rules, found) for rules, found in {**former, CITIES.meta.rules: cities}.items()]
        show("traps_orders", "Underwater Cities: orders of card and slot, by rules version", rows)
        show("traps_slots", "Underwater Cities: slots by brute force", [_slots(cities)])


def _matches(game: AnyGame, count: int, rules: int = 0) -> list[Match]:
    """Whole matches, by today's rules or by former ones."""
    player, seats = PLAYERS.get(game.meta.key), game.meta.seats
    setups = [game.setup(seats[number % len(seats)], f"traps-{number}") for number in range(count)]
    setups = [replace(setup, rules=rules or setup.rules) for setup in setups]
    return [play(game, setup, player(setup.seed) if player else None) for setup in setups]


def _row(key: str, matches: list[Match]) -> Row:
    kinds = Counter(_kind(match, moment) for match in matches for moment in match.moments if moment.action)
    lasts = [last for match in matches for last in _last_answers(match)]
    final = [one for one in lasts if one.barrier is Barrier.HARD and not _says_so(one)]
    return {
        "game": key,
        "questions": kinds.total() - kinds["by itself"],
        "one choice": kinds["trap"],
        "(says why)": kinds["says why"],
        "(press)": kinds["press"],
        "by itself": kinds["by itself"],
        "turns": len(lasts),
        "no way back": len(final),
    }


def _kind(match: Match, moment: Moment) -> str:
    """What sort of question was answered."""
    assert moment.action
    decision = next((one for one in moment.asked if one.seat == moment.action.seat), None)
    if decision is None or decision.forced:
        return "by itself"
    if len([key for key in decision.keys if key != "back"]) > decision.least:
        return "choice"
    if decision.step == "end-turn":
        return "press"
    return "says why" if _says_why(match, moment, decision) else "trap"


def _says_why(match: Match, moment: Moment, decision: Decision) -> bool:
    status = engine.question(match.game, match.state(moment), decision.seat).status
    return isinstance(status, Say) and status.name.startswith("asked-anyway")


def _last_answers(match: Match) -> list[Moment]:
    """The answer that ended each turn; what is asked between two turns is none."""
    states = [(now, match.state(now), match.state(after)) for now, after in match.moves]
    return [now for now, here, then in states if here.on_turn is not None and here.turn != then.turn]


def _says_so(moment: Moment) -> bool:
    """Whether an answer does nothing but end a turn."""
    return moment.action is not None and any(pick in ENDS for pick in moment.action.picks)


def _orders(rules: int, matches: list[Match]) -> Row:
    """Orders asked about, against brute force."""
    found: Counter[str] = Counter()
    for match in matches:
        found["questions"] += sum(one.step == "order" for one in match.transcript.actions)
        for state in asked(match):
            found.update(_needless(state))
    return {"rules": rules, **{name: found[name] for name in ("questions", "tried", "needless")}}


def _needless(state: State) -> dict[str, int]:
    """Whether all orders end alike and nothing is learnt on the way."""
    try:
        ends = [outcomes(other, len(state.stack) - 1, MOST_ORDER) for other in orders(state)]
    except TooMany:
        return {}
    alike = all(other == ends[0] for other in ends)
    return {"tried": 1, "needless": alike and not learns(state, ends[0])}


def _slots(matches: list[Match]) -> Row:
    """Slots on offer, against brute force."""
    found: Counter[str] = Counter()
    for match in matches:
        for moment in match.moments:
            if moment.asked and moment.asked[0].step == "place":
                found.update(_free_slots(match.state(moment)))
    return {name: found[name] for name in ("tried", "offered but useless", "legal but refused")}


def _free_slots(state: State) -> dict[str, int]:
    """Every free slot with the card of this turn."""
    found: Counter[str] = Counter()
    here = Here(CITIES.facts, state, state.stack[-1].mover)
    card = state.chosen[here.seat]
    offered = slot_choices(CITIES.steps, here, card)
    for label in CITIES.facts.side(state.seats):
        if label == ALWAYS or label in (*state.tiles, *state.neutral, state.blocker):
            continue
        try:
            usable = BruteForce(CITIES, MOST_SLOT).usable(state, here.seat, card, label)
        except TooMany:
            continue
        found["tried"] += 1
        found["offered but useless"] += label in offered and not usable
        found["legal but refused"] += usable and label not in offered
    return found
