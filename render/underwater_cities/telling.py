"""Sentences about a view of Underwater Cities, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from games.core.model import Seat
from games.core.words import Words
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.view import ContractView, SlotView
from games.underwater_cities.view import UnderwaterCitiesView as View
from games.underwater_cities.wording import (
    effect_said,
    metric_said,
    slot_text,
)
from render.kit import telling
from render.scene import Scene
from render.underwater_cities import look, lookup
from render.underwater_cities.look import FACTS, GOODS
from render.underwater_cities.offers import TOP
from render.underwater_cities.pieces import ERAS


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

    def card_line(self, key: str) -> str:
        return lookup.card_whole(self.words, key)

    # --- where the match stands

    def head(self) -> str:
        view = self.view
        title, era = self.say("title"), ERAS[view.era - 1]
        return self.told("head", title=title, era=era, round=view.round, rounds=sum(view.rounds))

    def turn(self) -> str:
        if self.view.on_turn is None:
            return "" if self.view.ending else self.told("choosing")
        said = self.told("turn", name=self.who(self.view.on_turn))
        if self.view.card:
            said += " " + self.told("on-table", card=self.card(self.view.card))
        return said

    # --- the main board

    def slots(self) -> list[str]:
        return [self._slot(slot) for slot in self.view.slots]

    def _slot(self, slot: SlotView) -> str:
        text = _slot_said(self.words, self.view.side, slot.label)
        label = self.say("uc-always") if slot.label == ALWAYS else slot.label
        if slot.neutral:
            return self.told("slot-blocked", label=label, text=text)
        if slot.seats:
            return self.told("slot-taken", label=label, text=text, names=self.names(slot.seats))
        return self.told("slot-free", label=label, text=text)

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
        if len(self.view.players) == 1:
            return [self._stack(space, seats) for space, seats in self.view.stacks.items() if seats]
        spaces = [(space, self.view.stacks.get(space, ())) for space in (1, 2, 3, 4, 0)]
        found = [self._stack(space, seats) for space, seats in spaces if seats]
        found.append(self.told("order", names=self.names(self.view.order)))
        return [*found, self.told("next", names=self.names(self.view.next_order))]

    def _stack(self, space: int, seats: tuple[Seat, ...]) -> str:
        if space:
            return self.told("space", space=space, names=self.names(reversed(seats)))
        return self.told("below", names=self.names(seats))

    def specials(self) -> list[str]:
        view = self.view
        offered = enumerate(view.offer, 1)
        found = [self.told("special", spot=f"S{n}", card=self.card_line(k)) for n, k in offered if k]
        if view.top:
            card = self.card_line(view.top)
            found.append(self.told("top", spot=TOP, card=card, count=view.specials))
        elif view.specials:
            found.append(self.told("deck", count=view.specials))
        taken = [(seat, key) for key, seat in view.offer_takers.items()]
        told = [self.told("took", name=self.who(seat), card=self.card(k)) for seat, k in taken]
        return [*found, *told]

    def contracts(self) -> list[str]:
        return [self._contract(contract) for contract in self.view.contracts]

    def _contract(self, contract: ContractView) -> str:
        facts, named = lookup.contract(contract.key), lookup.contract_name(self.words, contract.key)
        said = f"{named}."
        if facts:
            needs = self.words.join([self.words.say(metric_said(name, n)) for name, _, n in facts.needs])
            gives = self.words.say(effect_said(FACTS, facts.gives))
            said = self.told("contract", contract=named, needs=needs, gives=gives)
        if contract.taker is not None:
            name = self.who(contract.taker)
            return f"{said} {self.told('contract-taken', name=name)}"
        rows = enumerate(contract.progress)
        reached = [f"{self.who(seat)} {' + '.join(map(str, row))}" for seat, row in rows]
        return f"{said} {self.told('progress', progress=', '.join(reached))}"

    def supply(self) -> str:
        view = self.view
        purple = view.purple if view.purple is not None else "∞"
        domes: dict[str, str | int] = {"white": view.white, "purple": purple}
        cards = {"deck": view.deck, "discard": len(view.discard)}
        return self.told("supply", **domes, tunnels=view.tunnels, **cards)

    # --- players in short

    def players(self) -> list[str]:
        return [self.player(seat) for seat in self.seats()]

    def player(self, seat: Seat) -> str:
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

    # --- the viewer's own

    def hand(self) -> list[str]:
        view = self.view
        lines: list[str] = []
        if view.looking:
            lines += [self.told("looking"), *(f"- {self.card_line(key)}" for key in view.looking)]
        if not view.hand:
            return [*lines, self.say("uc-hand-empty")]
        lines.append(self.told("hand", count=len(view.hand)))
        for card in view.hand:
            slots = ", ".join(card.slots)
            where = self.told("plays-on", slots=slots) if slots else self.told("plays-nowhere")
            lines.append(f"- {self.card_line(card.key)} {where}")
        known = [self.card(key) for key in view.buried if key and key != view.top]
        return [*lines, self.told("buried", cards=", ".join(known))] if known else lines


@lru_cache(maxsize=256)
def _slot_said(words: Words, side: str, label: str) -> str:
    return words.say(slot_text(FACTS, FACTS.slots[side][label]))
