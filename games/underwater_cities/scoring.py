"""R15: final scoring, the winner, and the standing so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from games.core.game import Flow
from games.core.model import Ending, Say, Seat, SheetLine, Who
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import Amounts, Buy, Effect
from games.underwater_cities.facts import Facts
from games.underwater_cities.network import Here, connected, tally, types_at
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.vocabulary.word import Where

if TYPE_CHECKING:
    from games.underwater_cities.view import UnderwaterCitiesView

LINES = ("track", "metropolis", "cards", "cities", "goods")
"""The lines of the score sheet, in the order they are scored."""


def final(here: Here) -> dict[str, int]:
    """A nation's points by line, if the match ended now."""
    nation, facts = here.nation, here.facts
    numbers = tally(here)
    brown = [facts.tiles[nation.tiles[place]].end for place in nation.linked]
    bought, left = spend_best(here)
    cards = [effect for key in nation.claimed for effect in facts.cards[key].effects]
    return {
        "track": nation.points,
        "metropolis": sum(_worth(end, numbers) for end in brown if end),  # R15.1
        "cards": sum(_worth(effect, numbers) for effect in cards) + bought,  # R15.2
        "cities": city_points(here),
        "goods": left,
    }


def _worth(effect: Effect, numbers: Mapping[str, int]) -> int:
    """What an effect that counts at the end is worth; others nothing."""
    word = word_of(effect)
    return word.worth(effect, numbers) if Where.END in word.where else 0


def city_points(here: Here) -> int:
    """R15.4: connected cities by their types of buildings."""
    worth, nation = here.facts.rules.city, here.nation
    return sum(worth[types_at(nation, city)] for city in connected(here.board, nation))


def spend_best(here: Here) -> tuple[int, int]:
    """R15.3, R15.5: points bought with cards and for what is left, resources spent as well as can be."""
    rules = here.facts.rules
    buys = [buy for key in here.nation.claimed for buy in here.facts.buys.get(key, ())]
    return _best(here.nation.goods, buys, rules.sale, rules.change)


def _best(goods: Amounts, buys: Sequence[Buy], sale: int, change: int) -> tuple[int, int]:
    if not buys:
        return 0, (sum(goods.values()) + (sale - 1) * goods["bi"]) // change
    buy, rest = buys[0], buys[1:]
    most = min([buy.times, *(goods[what] // number for what, number in buy.cost.items())])
    rivals = any(set(buy.cost) & set(other.cost) for other in rest)
    found: list[tuple[int, int]] = []
    for count in range(most, -1, -1) if rivals else (most,):
        cost = {what: number * count for what, number in buy.cost.items()}
        bought, left = _best({w: n - cost.get(w, 0) for w, n in goods.items()}, rest, sale, change)
        found.append((bought + buy.points * count, left))
    return max(found, key=sum)


def finish(facts: Facts, state: State, flow: Flow, reason: str) -> None:
    """R15.1-R15.7: count, name the winner."""
    counted = [final(Here(facts, state, seat)) for seat in state.everyone]
    scores = tuple([sum(lines.values()) for lines in counted])
    sheet = tuple([SheetLine(Say(f"sheet-{name}"), tuple([c[name] for c in counted])) for name in LINES])
    for seat in state.everyone:
        flow.tell("counted", who=Who(seat), points=scores[seat])
    if state.seats == 1:
        _finish_alone(facts, state, flow, reason, scores, sheet)
        return
    winner = min(state.staying, key=lambda seat: (-scores[seat], state.order.index(seat)))  # R15.6, R15.7
    tied = sum(scores[seat] == scores[winner] for seat in state.staying) > 1
    flow.tell("won-tie" if tied else "won", who=Who(winner), points=scores[winner])
    flow.finish(Ending(reason, scores, (winner,), sheet))


def _finish_alone(
    facts: Facts, state: State, flow: Flow, reason: str, scores: tuple[int, ...], sheet: tuple[SheetLine, ...]
) -> None:
    """R14.6: seven connected cities and a hundred points."""
    seat, goal = Seat(0), facts.rules.goal
    here = Here(facts, state, seat)
    cities = len(connected(here.board, here.nation))
    reached = cities >= goal.cities and scores[0] >= goal.points
    if reason == "last_era":
        reason = "goal_reached" if reached else "goal_missed"
    flow.tell(reason.replace("_", "-"), who=Who(seat), cities=cities, points=scores[0])
    flow.finish(Ending(reason, scores, (seat,) if reason == "goal_reached" else (), sheet))


def standing(view: UnderwaterCitiesView) -> tuple[SheetLine, ...]:
    """The sheet if the match ended now: all of it lies open."""
    if view.ending:
        return view.ending.sheet
    rows = [player.lines for player in view.players]
    return tuple([SheetLine(Say(f"sheet-{name}"), tuple([row[name] for row in rows])) for name in LINES])
