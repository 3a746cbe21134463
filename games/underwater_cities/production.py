"""R10: what a network makes, what cards and metropolises add, and what the cities eat."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from games.underwater_cities.boards import site
from games.underwater_cities.costs import add
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import BUILDINGS, Amounts, Effect, Replace
from games.underwater_cities.network import Here, connected, live_tunnels
from games.underwater_cities.state import Line, Report


def produce(here: Here, refused: Collection[str] = ()) -> Report:
    """R10.2: all of it into the store; cards are drawn by the caller."""
    report = forecast(here, refused)
    goods = here.nation.goods
    for what, number in report.made.items():
        if what in goods:
            goods[what] += number
    here.nation.points += report.made.get("vp", 0)
    return report


def feed(here: Here, report: Report) -> None:
    """R10.6: kelp first, then biomatter, then points; never below nothing."""
    goods, nation = here.nation.goods, here.nation
    eaten = meal(goods, nation.points, report.cities, here.facts.rules.hunger)
    goods["ke"] -= eaten["ke"]
    goods["bi"] -= eaten["bi"]
    nation.points -= eaten["vp"]
    report.eaten = eaten


def meal(goods: Mapping[str, int], points: int, cities: int, hunger: int) -> Amounts:
    """What so many cities eat."""
    kelp = min(goods["ke"], cities)
    biomatter = min(goods["bi"], cities - kelp)
    hungry = cities - kelp - biomatter
    return {"ke": kelp, "bi": biomatter, "vp": min(points, hunger * hungry)}


def forecast(here: Here, refused: Collection[str] = ()) -> Report:
    """The next production as things stand, line by line."""
    live = connected(here.board, here.nation)
    found = [*_buildings(here, live), *_tunnels(here), *_cities(here, live), *_metropolises(here)]
    found += _cards(here, refused)
    made: Amounts = {}
    for line in found:
        made = add(made, line.made)
    return Report(found, made, len(live), {})


def replacements(here: Here) -> list[str]:
    """R10.4: cards that would replace something, which their owner need not want."""
    return [line.source for line in _cards(here, ()) if _replaces(here, line.source)]


def _replaces(here: Here, key: str) -> bool:
    card = here.facts.cards.get(key)
    return card is not None and any(isinstance(effect, Replace) for effect in card.effects)


def _times(amounts: Mapping[str, int], number: int) -> Amounts:
    return {what: count * number for what, count in amounts.items() if number}


def _buildings(here: Here, live: list[str]) -> Iterator[Line]:
    """R10.2: each building at a connected city; R10.3: two upgraded of a type at one city make more."""
    times = here.board.times
    for kind in BUILDINGS:
        facts = here.facts.makes[kind]
        mine = [(s, p.up) for s, p in here.nation.plots.items() if p.kind == kind and site(s).city in live]
        if not mine:
            continue
        upgraded = [name for name, up in mine if up]
        pairs = sum(sum(site(name).city == city for name in upgraded) >= 2 for city in live)
        made = _times(facts.plain, sum(times.get(name, 1) for name, _ in mine))  # R11.4
        made = add(made, _times(facts.upgraded, sum(times.get(name, 1) for name in upgraded)))
        made = add(made, _times(facts.pair, pairs))
        yield Line(kind, len(mine) - len(upgraded), len(upgraded), pairs, made)


def _tunnels(here: Here) -> Iterator[Line]:
    """R10.2: each tunnel that touches a connected city; R11.5, R11.6: special ones."""
    board, nation, facts = here.board, here.nation, here.facts.makes["tunnel"]
    live = live_tunnels(board, nation)
    if live:
        upgraded = [tunnel for tunnel in live if nation.tunnels[tunnel]]
        made = _times(facts.plain, sum(board.times.get(tunnel, 1) for tunnel in live))
        made = add(made, _times(facts.upgraded, sum(board.times.get(tunnel, 1) for tunnel in upgraded)))
        yield Line("tunnel", len(live) - len(upgraded), len(upgraded), 0, made)
    if board.twins and all(tunnel in live for tunnel in board.twins):
        yield Line("twins", 2, 0, 0, dict(board.twins_make))


def _cities(here: Here, live: list[str]) -> Iterator[Line]:
    purple = [city for city in live if here.nation.cities[city] == "purple"]
    if purple:
        number = sum(here.board.times.get(city, 1) for city in purple)  # R11.3
        yield Line("purple", len(purple), 0, 0, _times(here.facts.makes["purple"].plain, number))


def _metropolises(here: Here) -> Iterator[Line]:
    """R10.5: linked tiles that produce; R11.7: more where the tunnel to one says so."""
    nation, tiles = here.nation, here.facts.tiles
    more = {
        here.board.metro_of[tunnel]: what
        for tunnel, what in here.board.metro_more.items()
        if tunnel in nation.tunnels
    }
    for place in nation.linked:
        tile = tiles[nation.tiles[place]]
        made = add(_made(here, tile.production), more.get(place, {}))
        if made:
            yield Line(tile.key, 1, 0, 0, made)
    for key in nation.gained:
        made = _made(here, tiles[key].production)
        if made:
            yield Line(key, 1, 0, 0, made)


def _made(here: Here, effect: Effect | None, changed: dict[str, int] | None = None) -> Amounts:
    if effect is None:
        return {}
    found: Amounts = word_of(effect).makes(here, effect, {} if changed is None else changed)
    return found


def _cards(here: Here, refused: Collection[str]) -> Iterator[Line]:
    """R10.4: production cards; those that change what structures make count each structure once."""
    changed: dict[str, int] = {}
    for key in here.nation.claimed:
        if key in refused or here.facts.cards[key].type != "production":
            continue
        made: Amounts = {}
        for effect in here.facts.cards[key].effects:
            made = add(made, _made(here, effect, changed))
        if made:
            yield Line(key, 1, 0, 0, made)
