"""R3: one turn: hand limit, card, slot, the order of the two blocks, the card drawn at the end."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import copies
from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who
from games.underwater_cities import ordering
from games.underwater_cities.execution import call_slot
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.feasibility import abilities, slot_of, usable_now
from games.underwater_cities.gains import discard, draw, fire, give_back, pay
from games.underwater_cities.network import Here
from games.underwater_cities.ordering import settled_order
from games.underwater_cities.outlook import reminders
from games.underwater_cities.slot_choices import (
    CLONE,
    choice_of_key,
    key_of_choice,
    matches,
    slot_choices,
)
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.steps.base import Asking, CityStep, goods_said
from games.underwater_cities.wording import (
    card_label,
    card_said,
    card_text,
    cards_said,
    slot_text,
)

END = Option("end")
CARD_FIRST, SLOT_FIRST, SLOT_ONLY = (
    Option(ordering.CARD_FIRST),
    Option(ordering.SLOT_FIRST),
    Option("slot-only"),
)


def hand_limit(here: Here) -> int:
    """R3.2, R8.16: three cards, and one more for some permanent cards."""
    more = here.facts.hands
    return here.facts.rules.hand + sum(more.get(key, 0) for key in here.nation.claimed)


def hand_keys(here: Here) -> dict[str, str]:
    """The hand by option key: "green", "green/2", so that an answer not yet shown names no card."""
    hand = here.state.hands[here.seat]
    return dict(zip(copies.keys(here.facts.cards[card].colour for card in hand), hand, strict=True))


class Limit(CityStep):
    """R3.2: before a turn the hand goes down to the limit."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        here = self.here(state, frame)
        excess = len(state.hands[here.seat]) - hand_limit(here)
        if excess <= 0:
            return ()
        spare, hand = spare_cards(here, excess), hand_keys(here)
        silent = tuple([key for key, card in hand.items() if card in spare])
        return (Decision(here.seat, "limit", tuple(map(Option, hand)), silent, excess, excess),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        here = self.here(state, frame)
        count = len(state.hands[seat]) - hand_limit(here)
        labels = {key: card_label(self.facts, card) for key, card in hand_keys(here).items()}
        prompt, waiting = Say("ask-limit", {"count": count}), Say("waiting", {"who": Who(seat)})
        details = {key: card_text(self.facts, card) for key, card in hand_keys(here).items()}
        return Question(prompt, waiting, labels, details=details)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        here = self.here(state, frame)
        drop(here, [card for key, card in hand_keys(here).items() if key in action.picks], flow)
        flow.end()

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.end()


def drop(here: Here, cards: list[str], flow: Flow) -> None:
    """Cards out of the hand, for all to see."""
    flow.reveal("discarded", who=Who(here.seat), cards=cards_said(here.facts, cards))
    for card in cards:
        here.state.hands[here.seat].remove(card)
        discard(here, card, flow)


def spare_cards(here: Here, count: int) -> list[str]:
    """R13.1: the cards discarded by default: colours held twice first, so that one of each is kept."""
    cards, hand = here.facts.cards, here.state.hands[here.seat]
    kept: list[str] = []
    colours: set[str] = set()
    for card in hand:
        if cards[card].colour not in colours:
            colours.add(cards[card].colour)
            kept.append(card)
    return ([card for card in hand if card not in kept] + kept)[:count]


class Play(Asking):
    """R3.3: which card."""

    follows = ("place",)

    def options(self, here: Here, frame: Frame) -> list[Option]:
        return [Option(card) for card in here.state.hands[here.seat]]

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        return card_label(self.facts, key)

    def detail(self, here: Here, frame: Frame, key: str) -> Say | None:
        return card_text(self.facts, key) if key in self.facts.cards else None

    def status(self, here: Here, frame: Frame) -> Say:
        said = goods_said(here)
        for reminder in reminders(here):
            said = Say("and-then", {"first": said, "next": reminder})
        return said

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        """R16.5: the card stays in the hand, and secret, until its slot is chosen."""
        here.state.chosen[here.seat] = key
        flow.goto("place", here.seat)


class Place(Asking):
    """R3.3, R3.4: which slot."""

    along = "end"

    def options(self, here: Here, frame: Frame) -> list[Option]:
        card = _card(here)
        choices = slot_choices(self.table, here, card)
        return [_slot_option(choice, key_of_choice(here, choice, card)) for choice in choices]

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        """R13.1: the default is the slot that is always there."""
        (decision,) = super().decide(state, frame)
        here = self.here(state, frame)
        return (replace(decision, default=(key_of_choice(here, ALWAYS, _card(here)),)),)

    def prompt(self, here: Here, frame: Frame) -> Say:
        return Say("ask-place", {"card": card_label(self.facts, _card(here))})

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        choice = choice_of_key(here.state, key)
        label = choice.removeprefix(CLONE)
        text = slot_text(self.facts, self.facts.side(here.state.seats)[label])
        if label == ALWAYS:
            return Say("slot-always", {"text": text})
        match = "match" if matches(here, label, _card(here)) else "other"
        name = "slot-clone" if choice != label else "slot-free"
        return Say(name, {"label": label, "text": text, "match": match})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        state, seat, card = here.state, here.seat, self._lay_down(here)
        choice = choice_of_key(state, key)
        label = choice.removeprefix(CLONE)
        if choice != label:  # R3.11
            state.cloned = seat
            pay(here, self.facts.clone, flow, "clone")
        state.tiles.setdefault(label, []).append(seat)
        state.now.slot = label
        if not state.first_rules and not slot_of(here, label).sure:
            state.now.owed = label
        match = matches(here, label, card)
        name = "played-match" if match else "played"
        flow.tell(name, who=Who(seat), card=card_said(self.facts, card), slot=label)
        if match:
            flow.goto("order", seat)
            return
        give_back(here, flow)
        flow.end()
        flow.call("slot", seat)
        if label != ALWAYS:  # R8.13
            fire(here, "mismatch", flow)

    def _lay_down(self, here: Here) -> str:
        """The card leaves the hand, for all to see."""
        state, seat = here.state, here.seat
        card = state.now.card = state.chosen.pop(seat)
        state.hands[seat].remove(card)
        if card in state.known[seat]:
            state.known[seat].remove(card)
        return card


def _card(here: Here) -> str:
    """The card of this turn, not yet shown."""
    return here.state.chosen[here.seat]


def _slot_option(choice: str, key: str) -> Option:
    label = choice.removeprefix(CLONE)
    group = "always" if label == ALWAYS else {"G": "green", "R": "red", "Y": "yellow"}[label[0]]
    return Option(key, spot=label, group=group)


class Order(Asking):
    """R3.6, R3.7: colours match: the card wholly before or wholly after the slot, or not at all."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        if self._settled(here):
            return []
        if usable_now(here, here.state.now.slot):
            return [SLOT_FIRST, CARD_FIRST, SLOT_ONLY]
        return [CARD_FIRST]  # R3.5

    def prompt(self, here: Here, frame: Frame) -> Say:
        now = here.state.now
        return Say("ask-order", {"card": card_label(self.facts, now.card), "slot": now.slot})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        flow.end()
        if key == SLOT_ONLY.key:
            give_back(here, flow)
        if key == SLOT_FIRST.key:
            flow.call("card", here.seat)
        flow.call("slot", here.seat)
        if key == CARD_FIRST.key:
            flow.call("card", here.seat)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        here = self.here(state, frame)
        self.chosen(here, frame, self._settled(here), flow)

    def _settled(self, here: Here) -> str:
        """The order where it cannot matter; "" where it can."""
        return "" if here.state.first_rules else settled_order(self.table, here)


class SlotBlock(CityStep):
    """R3.4: the slot's own block, as it is when its time comes."""

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.end()
        state.now.owed = ""
        call_slot(self.here(state, frame), state.now.slot, flow)


class EndTurn(Asking):
    """R3.12: the card played leaves the table, and one is drawn, always; R3.15: once its player says so."""

    idle = True

    def options(self, here: Here, frame: Frame) -> list[Option]:
        state = here.state
        if "ending" in frame.memo or state.hurried or state.first_rules:
            return []
        return [] if state.now.rested and not abilities(here) else [END]

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        """A press of its own also where there is nothing else: the click before can be taken back."""
        return tuple([replace(decision, forced=False) for decision in super().decide(state, frame)])

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        self._end(here, frame, flow)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        here = self.here(state, frame)
        if "ending" not in frame.memo:
            self._end(here, frame, flow)
            return
        if state.now.card:
            discard(here, state.now.card, flow)
            state.now.card = ""
        draw(here, 1, flow)
        flow.end()

    def _end(self, here: Here, frame: Frame, flow: Flow) -> None:
        """What permanent cards do at the end of a turn comes before the card."""
        frame.memo["ending"] = 1
        fire(here, "end", flow)
