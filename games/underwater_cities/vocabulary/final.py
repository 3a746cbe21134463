"""Words that count at the end."""

from __future__ import annotations

from collections.abc import Mapping

from games.underwater_cities.effects import METRICS, Buy, Effect, EffectError, Table
from games.underwater_cities.parsing import Given, amounts
from games.underwater_cities.vocabulary.word import Where, Word

END = frozenset((Where.END,))


def _read_table(given: Given) -> Effect:
    metric = given.one_of(given.next("something to count"), METRICS)
    pairs = [piece.partition(":") for piece in given.plain]
    given.plain = []
    points = tuple((given.number(number), given.number(worth)) for number, _, worth in pairs)
    if list(points) != sorted(points) or not points:
        raise EffectError("table needs steps like 8:5, 9:7, rising")
    return Table(given.text, metric, points)


def _table_points(effect: Table, numbers: Mapping[str, int]) -> int:
    return max([points for need, points in effect.points if numbers[effect.metric] >= need], default=0)


TABLE = Word(
    name="table",
    kind=Table,
    where=END,
    read=_read_table,
    worth=_table_points,
)


def _read_buy(given: Given) -> Effect:
    cost = amounts(given.next("a cost"))
    points = amounts(given.next("points"), ("vp",))["vp"]
    if 4 * points < sum(cost.values()) + cost.get("bi", 0):
        raise EffectError("buy must be worth more than the resources left over: 1vp for 4")
    return Buy(given.text, cost, points, given.number(given.take("times", "1")))


BUY = Word(
    name="buy",
    kind=Buy,
    where=END,
    read=_read_buy,
    worth=lambda effect, numbers: 0,  # bought with what is left: `scoring.spend_best`
)

WORDS = (TABLE, BUY)
