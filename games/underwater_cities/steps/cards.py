"""R8, R9: using action cards, slots by way of a card, taking special cards."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.game import Flow
from games.core.model import Decision, Frame, Option, Say, Who
from games.underwater_cities import effects as e
from games.underwater_cities.execution import call_parts, call_slot
from games.underwater_cities.facts import ALWAYS, parts_of
from games.underwater_cities.feasibility import open_slots, ready_actions
from games.underwater_cities.gains import contracts_met, fire, take_contract, turn_up
from games.underwater_cities.network import Here
from games.underwater_cities.state import Buried
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.steps.base import Asking, by_said, done_unless, effect_in
from games.underwater_cities.wording import (
    card_label,
    card_line,
    card_said,
    card_text,
    cards_said,
    contract_said,
    one_below_the_other,
    short_said,
    shorts_said,
    slot_text,
)

TOP, SEARCH = "S7", "search"
LOOK = 3


class Use(Asking):
    """R8.3: use an action card."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        found = list(map(Option, ready_actions(here))) if frame.count("left") else []
        return found + done_unless(frame.count("must")) if found else []

    def prompt(self, here: Here, frame: Frame) -> Say:
        return Say("ask-use", {"source": by_said(self.facts, frame.word("by"))})

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        text = shorts_said(self.facts.cards[key].effects)
        return Say("use-card", {"card": card_said(self.facts, key), "text": text})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        must = frame.count("must")
        frame.memo.update(left=frame.count("left") - 1, must=0)
        here.nation.used.append(key)
        flow.tell("used", who=Who(here.seat), card=card_said(self.facts, key))
        call_parts(here, parts_of(self.facts.cards[key].effects), flow, key, must)


class ReadyStep(Asking):
    """R8.6: a used action card may be used again."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        found = list(map(Option, here.nation.used)) if frame.count("left") else []
        return found + done_unless(frame.count("must")) if found else []

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        return card_said(self.facts, key)

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        frame.memo.update(left=frame.count("left") - 1, must=0)
        here.nation.used.remove(key)
        flow.tell("readied", who=Who(here.seat), card=card_said(self.facts, key))


class Borrow(Asking):
    """R8.9: what another slot says, without a tile and without a card."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        effect = effect_in(frame, e.Slot)
        labels = open_slots(here, effect.which, effect.coloured)
        found = [Option(label, spot=label) for label in labels]
        return found + done_unless(frame.count("must")) if found else []

    def prompt(self, here: Here, frame: Frame) -> Say:
        return Say("ask-borrow", {"source": by_said(self.facts, frame.word("by"))})

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        text = slot_text(self.facts, self.facts.side(here.state.seats)[key])
        if key == ALWAYS:
            return Say("slot-always", {"text": text})
        return Say("slot-free", {"label": key, "text": text, "match": "other"})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        flow.tell("borrowed", who=Who(here.seat), slot=key)
        flow.end()
        call_slot(here, key, flow)


class Take(Asking):
    """R9.1: one of the six, or the top of the deck, or one of the three below it."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        state = here.state
        found = [Option(f"S{n}", spot=f"S{n}") for n, card in enumerate(state.offer, 1) if card]
        if state.specials:
            found.append(Option(TOP, spot=TOP))
        if len(state.specials) > 1:
            found.append(Option(SEARCH))
        return found + done_unless(frame.count("must"))

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        state = here.state
        if key == SEARCH:
            return Say("search", {"count": min(LOOK, len(state.specials) - 1)})
        return Say("take-special", {"card": card_label(self.facts, self._card(here, key))})

    def detail(self, here: Here, frame: Frame, key: str) -> Say | None:
        return card_text(self.facts, self._card(here, key)) if key.startswith("S") else None

    def _card(self, here: Here, key: str) -> str:
        state = here.state
        return state.specials[-1].card if key == TOP else state.offer[int(key[1:]) - 1]

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        state, seat = here.state, here.seat
        flow.end()
        if key == SEARCH:
            self._search(here, flow)
            return
        if key == TOP:
            card = state.specials.pop().card
        else:
            place = int(key[1:]) - 1
            card, state.offer[place] = state.offer[place], ""
        state.takers[card] = seat
        state.known[seat] = sorted([*state.known[seat], card])
        state.hands[seat] = sorted([*state.hands[seat], card])
        flow.tell("took-special", who=Who(seat), card=card_said(self.facts, card))
        turn_up(here, flow)
        fire(here, "special", flow)

    def _search(self, here: Here, flow: Flow) -> None:
        """The top card goes under the deck; the next three are looked at."""
        state, seat = here.state, here.seat
        top = state.specials.pop()
        looked = [state.specials.pop().card for _ in range(min(LOOK, len(state.specials)))]
        state.specials.insert(0, Buried(top.card, open=True))
        state.looking[seat] = sorted(looked)
        flow.tell("searched", who=Who(seat), card=card_said(self.facts, top.card), count=len(looked))
        flow.whisper(seat, "looked", cards=cards_said(self.facts, state.looking[seat]))
        flow.call("keep-special", seat)


class KeepSpecial(Asking):
    """R9.1: keep one of the special cards looked at."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        return list(map(Option, here.state.looking[here.seat]))

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        return card_label(self.facts, key)

    def status(self, here: Here, frame: Frame) -> Say:
        return one_below_the_other([card_line(self.facts, card) for card in here.state.looking[here.seat]])

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        state, seat = here.state, here.seat
        state.looking[seat].remove(key)
        state.hands[seat] = sorted([*state.hands[seat], key])
        flow.tell("kept-special", who=Who(seat))
        flow.goto("bury", seat)


class Bury(Asking):
    """R9.1: the others go under the deck, in an order of one's choice."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        looked = here.state.looking[here.seat]
        return list(map(Option, looked)) if len(looked) > 1 else []

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        return card_label(self.facts, key)

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        self._bury(here, key)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        here = self.here(state, frame)
        for card in list(here.state.looking[here.seat]):
            self._bury(here, card)
        del here.state.looking[here.seat]
        turn_up(here, flow)
        flow.end()
        fire(here, "special", flow)

    def _bury(self, here: Here, card: str) -> None:
        here.state.looking[here.seat].remove(card)
        here.state.specials.insert(0, Buried(card, seen=[here.seat]))


class ContractStep(Asking):
    """R12.2: a contract whose criteria are met may be taken."""

    leaving = "not-now"

    def options(self, here: Here, frame: Frame) -> list[Option]:
        return [*map(Option, contracts_met(here)), *done_unless(0)]

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        """R13.1: taken by default, because it costs nothing."""
        found = super().decide(state, frame)
        return tuple([replace(decision, default=(decision.options[0].key,)) for decision in found])

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        gives = short_said(self.facts.contracts[key].gives)
        return Say("take-contract", {"contract": contract_said(self.facts, key), "gives": gives})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        take_contract(here, key, flow)

    def left(self, here: Here, frame: Frame, flow: Flow) -> None:
        here.state.now.declined += contracts_met(here)
        flow.end()
