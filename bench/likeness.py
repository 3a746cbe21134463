"""Whether matches among stand-ins look like matches: what people would see them do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from bench.contests import PLAYERS, Watch, bar, match
from games import GAMES
from games.core import codec, engine
from games.core.again import every_answer
from games.core.engine import Change
from games.core.model import Action, Decision, Seat
from games.nautilus_island import GAME as SUBMARINE
from games.nautilus_island.scoring import on_the_table, treasure_points
from games.the_island import GAME as ISLAND
from games.the_island.landings import Landings
from games.underwater_cities import GAME as CITIES
from games.underwater_cities.boards import BROWN
from games.underwater_cities.network import Here, connected
from games.underwater_cities.production import forecast

Figures = dict[str, float]


class Likeness(Struct):
    """Figures of some matches at a table of one sort of player."""

    game: str
    player: str
    matches: int
    figures: Figures
    seats: int = 2
    seed: str = ""


def look(key: str, player: str, matches: int, seed: str, seats: int = 2) -> Likeness:
    game, counts = GAMES[key], Counter[str]()
    for number in range(matches):
        watch = WATCHES[key](counts) if key in WATCHES else None
        state = match(game, [PLAYERS[player]] * seats, f"{seed}-{number}", [[] for _ in range(seats)], watch)
        counts["points"] += sum(state.ending.scores)
        counts["seats"] += seats
        counts[f"ended:{state.ending.reason}"] += 1
        if key in ENDS:
            ENDS[key](state, counts)
        bar(number + 1, matches, f"{key}: {seats} seats, {player}")
    figures = {"points": counts["points"] / counts["seats"], **FIGURES[key](counts, matches)}
    return Likeness(key, player, matches, figures, seats, seed)


# Nautilus: does it end by the ruins, and is what was bought also built? ---------------------------------


def _nautilus(counts: Counter[str]) -> Watch:
    def watch(change: Change[Any], decision: Decision, picks: tuple[str, ...]) -> None:
        state, seat = change.state, decision.seat
        held = len(state.players[seat].held)
        counts["bought"] += decision.step == "buy" and picks != ("nothing",)
        given = decision.step == "build" and picks[0] in ("give-back", "done")
        counts["given back"] += held if given else 0
        loses = decision.step == "buy" and picks == ("nothing",) and decision.options[0].confirm
        counts["given back"] += held if loses else 0

    return watch


def _nautilus_figures(counts: Counter[str], matches: int) -> Figures:
    ruins = counts["ended:last_ruins"] + counts["ended:all_found"]
    return {
        "ended by the ruins %": 100 * ruins / matches,
        "purchases given back %": 100 * counts["given back"] / max(1, counts["bought"]),
    }


# The Island: is a landing taken where it is certain? ----------------------------------------------------

_LANDINGS = Landings(ISLAND.facts)


def _island(counts: Counter[str]) -> Watch:
    sure: set[int] = set()
    landed: set[int] = set()

    def watch(change: Change[Any], decision: Decision, picks: tuple[str, ...]) -> None:
        state = change.state
        first = decision.step == "move" and state.turn not in sure and state.moves == ISLAND.facts.moves
        if first and _LANDINGS.sure(state, decision.seat, state.moves):
            sure.add(state.turn)
            counts["sure"] += 1
        if picks[0].startswith("land:") and state.turn in sure and state.turn not in landed:
            landed.add(state.turn)
            counts["landed"] += 1
        if decision.step in ("move", "go", "sail") and picks == ("done",):
            counts["unused"] += state.moves

    return watch


def _island_figures(counts: Counter[str], matches: int) -> Figures:
    return {
        "sure landings": float(counts["sure"]),
        "taken %": 100 * counts["landed"] / max(1, counts["sure"]),
        "movement unused, a match": counts["unused"] / matches,
    }


# Underwater Cities: do winners build, and is the brown metropolis reached? ------------------------------


def _cities_end(state: Any, counts: Counter[str]) -> None:
    for seat in state.ending.winners:
        counts["winners' cities"] += len(
            connected(Here(CITIES.facts, state, seat).board, state.nations[seat])
        )
        counts["winners"] += 1
    counts["brown"] += sum(BROWN in nation.linked for nation in state.nations.values())
    for seat, nation in state.nations.items():
        counts["credits"] += nation.goods["cr"]
        counts["last income"] += forecast(Here(CITIES.facts, state, seat)).made.get("cr", 0)


def _cities_figures(counts: Counter[str], matches: int) -> Figures:
    return {
        "winners' connected cities": counts["winners' cities"] / max(1, counts["winners"]),
        "brown metropolis reached %": 100 * counts["brown"] / counts["seats"],
        "credits unspent after the last turn": (counts["credits"] - counts["last income"]) / counts["seats"],
        "credits of the last production": counts["last income"] / counts["seats"],
    }


# Nautilus Island: is the last action of any use, and what does a turn bring? -----------------------------


def _submarine(counts: Counter[str]) -> Watch:
    hoped: dict[int, int] = {}

    def watch(change: Change[Any], decision: Decision, picks: tuple[str, ...]) -> None:
        state, seat = change.state, decision.seat
        if not state.last or decision.step not in ("explore", "act"):
            return
        if seat not in hoped:  # before anything of the turn is decided
            hoped[seat] = _most_stored(change, seat) - _stored(state, seat)
        if decision.step == "act":
            idle = picks == ("gather",) and _worthless(state, seat)
            counts["last acts"] += 1
            counts["idle"] += idle
            counts["folly"] += idle and hoped[seat] > 0

    return watch


def _stored(state: Any, seat: Seat) -> int:
    return sum(on_the_table(SUBMARINE.facts, state, seat))


def _most_stored(change: Change[Any], seat: Seat) -> int:
    """The most points on the table after a turn, over all that may be stored in it."""
    asked = [one for one in change.asked if one.seat == seat and one.answer is None]
    if not asked or change.state.ending:
        return _stored(change.state, seat)
    found = [_stored(change.state, seat)]
    for picks in every_answer(asked[0]):
        if picks not in (("gather",), ("pass",)):
            action = Action(seat, asked[0].step, picks)
            after = engine.play_on(SUBMARINE, codec.copy(change.state), action, change.asked)
            found.append(_most_stored(after, seat))
    return max(found)


def _worthless(state: Any, seat: Seat) -> bool:
    """Whether nothing that would be gathered counts, or might."""
    tops = [(pile.up, pile.cards[-1]) for pile in state.columns[state.column(seat)]]
    return all(up and not treasure_points(SUBMARINE.facts, [card]) for up, card in tops)


def _submarine_figures(counts: Counter[str], matches: int) -> Figures:
    acts = max(1, counts["last acts"])
    return {
        "last actions that gather what counts nothing %": 100 * counts["idle"] / acts,
        "the same with points to be stored %": 100 * counts["folly"] / acts,
        "turns of a seat": counts["turns"] / counts["seats"],
        "points a turn": counts["points"] / counts["turns"],
    }


def _submarine_end(state: Any, counts: Counter[str]) -> None:
    counts["turns"] += state.turn


WATCHES: dict[str, Callable[[Counter[str]], Watch]] = {
    "nautilus": _nautilus,
    "the_island": _island,
    "nautilus_island": _submarine,
}
ENDS: dict[str, Callable[[Any, Counter[str]], None]] = {
    "underwater_cities": _cities_end,
    "nautilus_island": _submarine_end,
}
FIGURES: dict[str, Callable[[Counter[str], int], Figures]] = {
    "nautilus": _nautilus_figures,
    "the_island": _island_figures,
    "underwater_cities": _cities_figures,
    "nautilus_island": _submarine_figures,
}
