"""The pictures in words: a short description, and a text alternative with everything in it."""

from __future__ import annotations

from games.core.model import Seat
from games.underwater_cities.boards import site as site_at
from games.underwater_cities.view import PlayerView
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.descriptions import blocks_of
from render.kit.sheet import rank_of
from render.lettering import capital
from render.scene import Scene, Told
from render.underwater_cities import lookup
from render.underwater_cities.look import FACTS
from render.underwater_cities.pieces import ERAS
from render.underwater_cities.production import SOURCES, produced_era
from render.underwater_cities.sheet import ranking
from render.underwater_cities.telling import Teller


def told(view: View, scene: Scene) -> Told:
    """The overview, or the score sheet."""
    tell = Teller(view, scene)
    if view.ending:
        result = _result(tell)
        return tell.alt(result, [], news=False), lambda: blocks_of([result, *_nations(tell)])
    frame = [tell.head(), tell.turn(), tell.options(), *tell.players()]
    return tell.alt(frame, [tell.free_slots(), *tell.track()]), lambda: _overview(tell)


def told_player(view: View, scene: Scene, seat: Seat) -> Told:
    """One player's board."""
    tell = Teller(view, scene)
    nation = _nation(tell, seat)
    frame = [tell.head(), tell.turn(), tell.options(), *nation[:2]]
    return tell.alt(frame, nation[2:]), lambda: blocks_of([frame[:3], nation, _sites(tell, seat)])


def told_production(view: View, scene: Scene) -> Told:
    tell = Teller(view, scene)
    head = tell.told("production", title=tell.say("title"), era=ERAS[produced_era(view) - 1])
    blocks = [_report(tell, seat) for seat in view.reports] or [[tell.say("uc-no-production")]]
    short = [block[0] for block in blocks]
    return tell.alt([head, *short], [], news=False), lambda: blocks_of([[head], *blocks])


def told_hand(view: View, scene: Scene) -> Told:
    tell = Teller(view, scene)
    lines = tell.hand()
    assert view.viewer is not None, "a hand belongs to somebody"
    own = [tell.player(view.viewer), tell.forecast(view.viewer)]
    alt = tell.alt([tell.say("title") + ".", *lines], own, news=False)
    return alt, lambda: blocks_of([lines, own, tell.slots()])


def _overview(tell: Teller) -> str:
    blocks = [[tell.head(), tell.turn(), tell.options()], tell.latest()]
    blocks += [[*tell.slots(), tell.clone()], tell.track(), tell.specials(), tell.contracts()]
    blocks += [[tell.supply()], *_nations(tell)]
    return blocks_of([*blocks, tell.hand()] if tell.view.viewer is not None else blocks)


def _nations(tell: Teller) -> list[list[str]]:
    return [_nation(tell, seat) for seat in tell.seats()]


def _nation(tell: Teller, seat: Seat) -> list[str]:
    """Everything that lies before one player."""
    player = tell.view.players[seat]
    lines = [tell.player(seat), tell.forecast(seat), *_cities(tell, player)]
    tunnels = [_noted(tell, t.site, "upgraded" if t.up else "") for t in player.tunnels]
    if tunnels:
        lines.append(tell.told("tunnels", tunnels=", ".join(tunnels)))
    lines += _metropolises(tell, player)
    if player.cards:
        lines.append(tell.told("cards"))
    for card in player.cards:
        lines.append(_noted(tell, f"- {tell.card_line(card.key)}", "used" if card.used else ""))
    if player.paid:
        lines.append(tell.told("paid", cards=", ".join(tell.card(key) for key in player.paid)))
    if player.known:
        lines.append(tell.told("known", cards=", ".join(tell.card(key) for key in player.known)))
    return lines


def _cities(tell: Teller, player: PlayerView) -> list[str]:
    lines = []
    for city in player.cities:
        built = [b for b in player.buildings if site_at(b.site).city == city.site]
        houses = [_house(tell, b.site, b.kind, b.up) for b in built]
        name = "uc-told-city" if city.live else "uc-told-city-apart"
        kind = tell.say(f"one-{city.kind}")
        what = ", ".join(houses) or tell.told("no-buildings")
        lines.append("- " + tell.say(name, site=city.site, kind=kind, buildings=what))
    cities = {city.site for city in player.cities}
    alone = [
        _house(tell, b.site, b.kind, b.up) for b in player.buildings if site_at(b.site).city not in cities
    ]
    return [*lines, "- " + tell.told("alone", buildings=", ".join(alone))] if alone else lines


def _house(tell: Teller, site: str, kind: str, up: bool) -> str:
    return _noted(tell, f"{site} {tell.say(f'one-{kind}')}", "upgraded" if up else "")


def _noted(tell: Teller, what: str, note: str) -> str:
    """Something with what is to be said of it in brackets, if anything."""
    return f"{what} {tell.told(f'{note}')}" if note else what


def _metropolises(tell: Teller, player: PlayerView) -> list[str]:
    lines = []
    for metro in player.metropolises:
        name = lookup.tile_name(tell.words, metro.tile)
        told_as = "uc-told-linked" if metro.linked else "uc-told-unlinked"
        effects = " ".join(lookup.tile_sentences(tell.words, metro.tile))
        lines.append("- " + tell.say(told_as, tile=name, place=metro.place or "+") + " " + effects)
    return lines


def _sites(tell: Teller, seat: Seat) -> list[str]:
    """What is still free on a board, and what its sites bring or cost."""
    player = tell.view.players[seat]
    board = FACTS.boards[player.board]
    built = {thing.site for things in (player.cities, player.tunnels, player.buildings) for thing in things}
    free = [site for site in board.sites if site not in built]
    lines = [tell.told("sites", sites=", ".join(free))]
    gains = [(site, what) for site, what in board.bonus.items() if site in free]
    lines += [tell.told("bonus", site=site, what=tell.amounts(what)) for site, what in gains]
    costs = [(site, what) for site, what in board.surcharge.items() if site in free]
    lines += [tell.told("surcharge", site=site, cost=tell.amounts(what)) for site, what in costs]
    lines += [tell.told("times", site=site, count=number) for site, number in board.times.items()]
    if board.twins:
        twins, made = tell.words.join(list(board.twins)), tell.amounts(board.twins_make)
        lines.append(tell.told("twins-make", sites=twins, what=made))
    more = board.metro_more.items()
    return lines + [tell.told("more", site=site, what=tell.amounts(what)) for site, what in more]


def _report(tell: Teller, seat: Seat) -> list[str]:
    """One player's production, first in one sentence, then line by line."""
    report, name = tell.view.reports[seat], tell.who(seat)
    made, eaten = tell.amounts(report.made), tell.amounts(report.eaten)
    lines = [tell.told("report", name=name, made=made, eaten=eaten, cities=report.cities)]
    for line in report.lines:
        known = line.source in SOURCES
        source = tell.say(f"uc-source-{line.source}") if known else _source(tell, line.source)
        counts = tell.told("counts", plain=line.plain, upgraded=line.upgraded) if known else ""
        pairs = tell.say("uc-pairs", count=line.pairs) if line.pairs else ""
        head = " ".join(part for part in (capital(source), counts, pairs) if part)
        lines.append(f"- {tell.words.entry(head, _signed(tell, line.made))}")
    return lines


def _source(tell: Teller, name: str) -> str:
    if name == "twins":
        return tell.told("twins")
    return lookup.source_name(tell.words, name)


def _signed(tell: Teller, made: dict[str, int]) -> str:
    less = {what: -number for what, number in made.items() if number < 0}
    said = tell.amounts({what: number for what, number in made.items() if number > 0})
    return f"{said} (−{tell.amounts(less)})" if less else said


def _result(tell: Teller) -> list[str]:
    assert tell.view.ending
    order, won = ranking(tell.view), tell.view.ending.winners
    ranks = [f"uc-rank-{rank_of(tell.view, order, seat)}" if won else "uc-goal-missed" for seat in order]
    return [*tell.ending(), *map(tell.result_of, order, ranks)]
