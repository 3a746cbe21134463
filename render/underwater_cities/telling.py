"""The pictures in words: a short description, and a text alternative with everything in it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from games.core.model import Seat
from games.core.words import Words
from games.underwater_cities.boards import site as site_at
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.view import BuildingView, ContractView, PlayerView, SlotView
from games.underwater_cities.view import UnderwaterCitiesView as View
from games.underwater_cities.wording import effect_said, metric_said, slot_text
from render.descriptions import blocks_of
from render.kit import telling
from render.kit.sheet import rank_of
from render.lettering import capital
from render.scene import Scene, Told
from render.underwater_cities import look, lookup
from render.underwater_cities.look import FACTS, GOODS
from render.underwater_cities.main_board import TOP
from render.underwater_cities.pieces import ERAS
from render.underwater_cities.reports import SOURCES, produced_era, ranking


def told(view: View, scene: Scene) -> Told:
    """The overview, or the score sheet."""
    tell = Teller(view, scene)
    if view.ending:
        result = tell.result()
        return tell.alt(result, [], news=False), lambda: blocks_of([result, *map(tell.nation, tell.seats())])
    frame = [tell.head(), tell.turn(), tell.options(), *map(tell.player, tell.seats())]
    return tell.alt(frame, [tell.free_slots(), *tell.track()]), lambda: blocks_of(tell.overview())


def told_player(view: View, scene: Scene, seat: Seat) -> Told:
    """One player's board."""
    tell = Teller(view, scene)
    nation = tell.nation(seat)
    frame = [tell.head(), tell.turn(), tell.options(), *nation[:2]]
    return tell.alt(frame, nation[2:]), lambda: blocks_of([frame[:3], nation, tell.sites(seat)])


def told_production(view: View, scene: Scene) -> Told:
    tell = Teller(view, scene)
    head = tell.told("production", title=tell.say("title"), era=ERAS[produced_era(view) - 1])
    blocks = [tell.report(seat) for seat in view.reports] or [[tell.say("uc-no-production")]]
    short = [block[0] for block in blocks]
    return tell.alt([head, *short], [], news=False), lambda: blocks_of([[head], *blocks])


def told_hand(view: View, scene: Scene) -> Told:
    assert view.viewer is not None, "a hand belongs to somebody"
    tell = Teller(view, scene)
    lines, own = tell.hand(), [tell.player(view.viewer), tell.forecast(view.viewer)]
    alt = tell.alt([tell.say("title") + ".", *lines], own, news=False)
    return alt, lambda: blocks_of([lines, own, tell.slots()])


class Teller(telling.Teller[View]):
    """One view told in one language."""

    language = staticmethod(look.language)
    prefix = "uc-"

    def __init__(self, view: View, scene: Scene) -> None:
        super().__init__(lookup.as_dealt(view), scene)

    def amounts(self, what: Mapping[str, int]) -> str:
        """ "2 credits and 1 kelp"; what there is none of is left out."""
        found = [self.say(f"n-{name}", count=number) for name, number in what.items() if number]
        return self.words.join(found) or self.say("nothing")

    def card(self, key: str) -> str:
        return lookup.card_name(self.words, key)

    def cards(self, keys: list[str] | tuple[str, ...]) -> str:
        return ", ".join(map(self.card, keys))

    def card_line(self, key: str) -> str:
        return lookup.card_whole(self.words, key)

    def noted(self, what: str, note: str, so: bool) -> str:
        """Something with a remark in brackets, where it is so."""
        return f"{what} {self.told(note)}" if so else what

    # --- where the match stands

    def head(self) -> str:
        title, era = self.say("title"), ERAS[self.view.era - 1]
        return self.told("head", title=title, era=era, round=self.view.round, rounds=sum(self.view.rounds))

    def turn(self) -> str:
        if self.view.on_turn is None:
            return "" if self.view.ending else self.told("choosing")
        said = self.told("turn", name=self.who(self.view.on_turn))
        return f"{said} {self.told('on-table', card=self.card(self.view.card))}" if self.view.card else said

    def result(self) -> list[str]:
        assert self.view.ending
        order, won = ranking(self.view), self.view.ending.winners
        ranks = [f"uc-rank-{rank_of(self.view, order, seat)}" if won else "uc-goal-missed" for seat in order]
        return [*self.ending(), *map(self.result_of, order, ranks)]

    # --- the main board

    def overview(self) -> list[list[str]]:
        blocks = [[self.head(), self.turn(), self.options()], self.latest()]
        blocks += [[*self.slots(), self.clone()], self.track(), self.specials()]
        blocks += [[self.contract(contract) for contract in self.view.contracts], [self.supply()]]
        blocks += map(self.nation, self.seats())
        return blocks if self.view.viewer is None else [*blocks, self.hand()]

    def slots(self) -> list[str]:
        return [self.slot(slot) for slot in self.view.slots]

    def slot(self, slot: SlotView) -> str:
        text = _slot_said(self.words, self.view.side, slot.label)
        label = self.say("uc-always") if slot.label == ALWAYS else slot.label
        if slot.seats and not slot.neutral:
            return self.told("slot-taken", label=label, text=text, names=self.names(slot.seats))
        return self.told("slot-blocked" if slot.neutral else "slot-free", label=label, text=text)

    def free_slots(self) -> str:
        free = [s.label for s in self.view.slots if not s.seats and not s.neutral and s.label != ALWAYS]
        return self.told("free", labels=", ".join(free) or self.say("nothing"))

    def clone(self) -> str:
        if self.view.clone == "none":
            return ""
        if self.view.cloned is None:
            return self.told("clone", cost=self.amounts(FACTS.clone))
        return self.told("cloned", name=self.who(self.view.cloned))

    def track(self) -> list[str]:
        """The Federation track from its top, and the order of play."""
        alone, stacks = len(self.view.players) == 1, self.view.stacks
        spaces = [(space, stacks.get(space, ())) for space in (stacks if alone else (1, 2, 3, 4, 0))]
        found = [self.stack(space, seats) for space, seats in spaces if seats]
        orders = {} if alone else {"order": self.view.order, "next": self.view.next_order}
        return [*found, *(self.told(name, names=self.names(seats)) for name, seats in orders.items())]

    def stack(self, space: int, seats: tuple[Seat, ...]) -> str:
        if space:
            return self.told("space", space=space, names=self.names(reversed(seats)))
        return self.told("below", names=self.names(seats))

    def specials(self) -> list[str]:
        view, offered = self.view, enumerate(self.view.offer, 1)
        found = [self.told("special", spot=f"S{n}", card=self.card_line(k)) for n, k in offered if k]
        if view.top:
            found.append(self.told("top", spot=TOP, card=self.card_line(view.top), count=view.specials))
        elif view.specials:
            found.append(self.told("deck", count=view.specials))
        taken = view.offer_takers.items()
        return found + [self.told("took", name=self.who(seat), card=self.card(key)) for key, seat in taken]

    def contract(self, contract: ContractView) -> str:
        facts, named = lookup.contract(contract.key), lookup.name(self.words, contract.key)
        said = f"{named}."
        if facts:
            needs = self.words.join([self.words.say(metric_said(name, n)) for name, _, n in facts.needs])
            gives = self.words.say(effect_said(FACTS, facts.gives))
            said = self.told("contract", contract=named, needs=needs, gives=gives)
        if contract.taker is not None:
            return f"{said} {self.told('contract-taken', name=self.who(contract.taker))}"
        rows = enumerate(contract.progress)
        reached = ", ".join(f"{self.who(seat)} {' + '.join(map(str, row))}" for seat, row in rows)
        return f"{said} {self.told('progress', progress=reached)}"

    def supply(self) -> str:
        view, purple = self.view, "∞" if self.view.purple is None else self.view.purple
        left: dict[str, str | int] = {"white": view.white, "purple": purple, "tunnels": view.tunnels}
        return self.told("supply", **left, deck=view.deck, discard=len(view.discard))

    # --- players

    def player(self, seat: Seat) -> str:
        """A player in short."""
        player, name = self.view.players[seat], self.who(seat)
        goods = self.amounts({what: player.goods[what] for what in GOODS})
        live = sum(city.live for city in player.cities)
        numbers = {"points": player.points, "hand": player.hand, "live": live, "tiles": player.tiles_left}
        said = self.told("player", name=name, goods=goods, cities=len(player.cities), **numbers)
        return f"{said} {self.told('left', name=name)}" if player.left else said

    def forecast(self, seat: Seat) -> str:
        report = self.view.players[seat].forecast
        made, eaten = self.amounts(report.made), self.amounts(report.eaten)
        return self.told("forecast", made=made, eaten=eaten, cities=report.cities)

    def nation(self, seat: Seat) -> list[str]:
        """Everything that lies before one player."""
        player = self.view.players[seat]
        lines = [self.player(seat), self.forecast(seat), *self.cities(player)]
        if player.tunnels:
            tunnels = ", ".join(self.noted(t.site, "upgraded", t.up) for t in player.tunnels)
            lines.append(self.told("tunnels", tunnels=tunnels))
        for metro in player.metropolises:
            name, place = lookup.name(self.words, metro.tile), metro.place or "+"
            linked = self.told("linked" if metro.linked else "unlinked", tile=name, place=place)
            lines.append(f"- {linked} {' '.join(lookup.tile_sentences(self.words, metro.tile))}")
        if player.cards:
            lines.append(self.told("cards"))
            lines += [self.noted(f"- {self.card_line(card.key)}", "used", card.used) for card in player.cards]
        seen = {"paid": player.paid, "known": player.known}
        return lines + [self.told(name, cards=self.cards(keys)) for name, keys in seen.items() if keys]

    def cities(self, player: PlayerView) -> list[str]:
        lines, sites = [], {city.site for city in player.cities}
        for city in player.cities:
            houses = self.houses([b for b in player.buildings if site_at(b.site).city == city.site])
            what, kind = houses or self.told("no-buildings"), self.say(f"one-{city.kind}")
            name = "city" if city.live else "city-apart"
            lines.append("- " + self.told(name, site=city.site, kind=kind, buildings=what))
        alone = self.houses([b for b in player.buildings if site_at(b.site).city not in sites])
        return [*lines, "- " + self.told("alone", buildings=alone)] if alone else lines

    def houses(self, found: list[BuildingView]) -> str:
        said = [self.noted(f"{b.site} {self.say(f'one-{b.kind}')}", "upgraded", b.up) for b in found]
        return ", ".join(said)

    def sites(self, seat: Seat) -> list[str]:
        """What is still free on a board, and what its sites bring or cost."""
        player = self.view.players[seat]
        board = FACTS.boards[player.board]
        built = {it.site for things in (player.cities, player.tunnels, player.buildings) for it in things}
        free = [site for site in board.sites if site not in built]
        bonus, surcharge = (
            [(site, self.amounts(what)) for site, what in of.items() if site in free]
            for of in (board.bonus, board.surcharge)
        )
        lines = [self.told("sites", sites=", ".join(free))]
        lines += [self.told("bonus", site=site, what=what) for site, what in bonus]
        lines += [self.told("surcharge", site=site, cost=what) for site, what in surcharge]
        lines += [self.told("times", site=site, count=number) for site, number in board.times.items()]
        if board.twins:
            twins, made = self.words.join(list(board.twins)), self.amounts(board.twins_make)
            lines.append(self.told("twins-make", sites=twins, what=made))
        more = board.metro_more.items()
        return lines + [self.told("more", site=site, what=self.amounts(what)) for site, what in more]

    def report(self, seat: Seat) -> list[str]:
        """One player's production, first in one sentence, then line by line."""
        report, name = self.view.reports[seat], self.who(seat)
        made, eaten = self.amounts(report.made), self.amounts(report.eaten)
        lines = [self.told("report", name=name, made=made, eaten=eaten, cities=report.cities)]
        for line in report.lines:
            parts = [capital(self.source(line.source))]
            if line.source in SOURCES:
                parts.append(self.told("counts", plain=line.plain, upgraded=line.upgraded))
            parts += [self.say("uc-pairs", count=line.pairs)] if line.pairs else []
            lines.append(f"- {self.words.entry(' '.join(parts), self.signed(line.made))}")
        return lines

    def source(self, name: str) -> str:
        if name in SOURCES:
            return self.say(f"uc-source-{name}")
        return self.told("twins") if name == "twins" else lookup.name(self.words, name)

    def signed(self, made: dict[str, int]) -> str:
        """What was made, and in brackets what was lost."""
        less = {what: -number for what, number in made.items() if number < 0}
        said = self.amounts({what: number for what, number in made.items() if number > 0})
        return f"{said} (−{self.amounts(less)})" if less else said

    def hand(self) -> list[str]:
        """The viewer's own cards."""
        view, lines = self.view, list[str]()
        if view.looking:
            lines += [self.told("looking"), *(f"- {self.card_line(key)}" for key in view.looking)]
        if not view.hand:
            return [*lines, self.say("uc-hand-empty")]
        lines.append(self.told("hand", count=len(view.hand)))
        for card in view.hand:
            slots = ", ".join(card.slots)
            where = self.told("plays-on", slots=slots) if slots else self.told("plays-nowhere")
            lines.append(f"- {self.card_line(card.key)} {where}")
        known = [key for key in view.buried if key and key != view.top]
        return [*lines, self.told("buried", cards=self.cards(known))] if known else lines


@lru_cache(maxsize=256)
def _slot_said(words: Words, side: str, label: str) -> str:
    return words.say(slot_text(FACTS, FACTS.slots[side][label]))
