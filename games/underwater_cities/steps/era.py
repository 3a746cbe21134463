"""R3.1, R7, R10: rounds and eras: who plays, production, feeding, new cards."""

from __future__ import annotations

from games.core.game import Flow, Together
from games.core.model import Decision, Frame, Option, Question, Say, Seat, Who
from games.underwater_cities import production, scoring
from games.underwater_cities.facts import ALWAYS, Facts
from games.underwater_cities.gains import draw
from games.underwater_cities.network import Here
from games.underwater_cities.state import Turn
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.steps.base import CityStep
from games.underwater_cities.steps.turn import drop, hand_keys, hand_limit, spare_cards
from games.underwater_cities.wording import amounts_said, card_label, card_said, card_text, cards_said


class Round(CityStep):
    """R3.1: three turns each in the order of play; R7.5: then everything is reset."""

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if state.queue:
            seat = state.queue.pop(0)
            state.now = Turn()
            flow.turn(seat)
            flow.call("end-turn", seat)
            flow.call("play", seat)
            flow.call("limit", seat)
            return
        if state.round:
            self._close(state, flow)
        flow.call("begin")
        if state.round and state.round == sum(self.facts.rules.rounds[: state.era]):  # R10.1
            flow.call("new-era")
            flow.call("produce")

    def _close(self, state: State, flow: Flow) -> None:
        """R7.5-R7.7: tiles back, the new order, all discs below the track."""
        state.tiles.clear()
        state.cloned = None
        state.order = state.next_order()
        state.stalled = state.seats == 1 and not any(state.fed.values())  # R14.4
        state.fed = dict.fromkeys(state.everyone, 0)
        state.arrivals.clear()
        flow.turn(None)
        if state.seats > 1:
            flow.tell("round-over", round=state.round, order=tuple([Who(seat) for seat in state.order]))


class Begin(CityStep):
    """A new round."""

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        state.round += 1
        state.queue = list(state.order) * self.facts.rules.turns
        flow.tell("round-begins", round=state.round, era=state.era)
        if state.seats == 1:
            self._block(state, flow)
        flow.end()

    def _block(self, state: State, flow: Flow) -> None:
        """R14.3-R14.5: three neutral tiles move on, a fourth may join them."""
        labels = [label for label in self.facts.side(state.seats) if label != ALWAYS]
        if state.round > 1:
            state.neutral = [labels[(labels.index(x) + 1) % len(labels)] for x in state.neutral]
        state.blocker = ""
        if state.stalled and (state.deck or state.discard):
            self._fourth(state, labels, flow)
        blocked = [*state.neutral, *([state.blocker] if state.blocker else [])]
        flow.tell("blocked", slots=tuple(blocked))

    def _fourth(self, state: State, labels: list[str], flow: Flow) -> None:
        """R14.4: the digits of the top card's number, counted round from the first green slot."""
        if not state.deck:
            state.deck, state.discard = flow.rng.shuffled(sorted(state.discard)), []
            flow.reveal("reshuffled")
        card = state.deck.pop()
        state.discard.append(card)
        number = sum(map(int, str(self.facts.cards[card].no)))
        place = (number - 1) % len(labels)
        while labels[place] in state.neutral:
            place = (place + 1) % len(labels)
        state.blocker = labels[place]
        flow.reveal("turned", card=card_said(self.facts, card), number=number, slot=state.blocker)


class Keep(Together[State]):
    """R2.10, R10.8: everyone picks the cards to keep, at the same time."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def _here(self, state: State, seat: Seat) -> Here:
        return Here(self.facts, state, seat)

    def seats(self, state: State, frame: Frame) -> list[Seat]:
        return [s for s in state.everyone if len(state.hands[s]) > hand_limit(self._here(state, s))]

    def decision(self, state: State, frame: Frame, seat: Seat) -> Decision:
        here = self._here(state, seat)
        hand, limit = hand_keys(here), hand_limit(here)
        spare = spare_cards(here, len(hand) - limit)
        silent = tuple([key for key, card in hand.items() if card not in spare])
        return Decision(seat, "keep", tuple(map(Option, hand)), silent, limit, limit)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        here = self._here(state, seat)
        labels = {key: card_label(self.facts, card) for key, card in hand_keys(here).items()}
        prompt = Say("ask-keep", {"count": hand_limit(here)})
        details = {key: card_text(self.facts, card) for key, card in hand_keys(here).items()}
        waiting = Say("waiting-keep", {"who": Who(seat)})
        return Question(prompt, waiting, labels, details=details)

    def settle(self, state: State, frame: Frame, answers: dict[Seat, tuple[str, ...]], flow: Flow) -> None:
        for seat, kept in answers.items():
            here = self._here(state, seat)
            drop(here, [card for key, card in hand_keys(here).items() if key not in kept], flow)
        flow.end()


class Produce(Together[State]):
    """R10.2-R10.6: production, then feeding; who may replace something says so first."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def seats(self, state: State, frame: Frame) -> list[Seat]:
        return [s for s in state.everyone if production.replacements(Here(self.facts, state, s))]

    def decision(self, state: State, frame: Frame, seat: Seat) -> Decision:
        cards = production.replacements(Here(self.facts, state, seat))
        return Decision(seat, "produce", tuple(map(Option, cards)), tuple(cards), 0, len(cards))

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        cards = production.replacements(Here(self.facts, state, seat))
        labels = {card: card_said(self.facts, card) for card in cards}
        return Question(Say("ask-produce"), Say("waiting-produce", {"who": Who(seat)}), labels)

    def settle(self, state: State, frame: Frame, answers: dict[Seat, tuple[str, ...]], flow: Flow) -> None:
        for seat in [seat for seat in state.order if seat in state.staying]:
            here = Here(self.facts, state, seat)
            refused = set(production.replacements(here)) - set(answers.get(seat, ()))
            if seat in answers:  # a choice made in secret becomes known
                applied = cards_said(self.facts, answers[seat])
                flow.reveal("applied", who=Who(seat), cards=applied or Say("nothing"))
            report = production.produce(here, refused)
            state.reports[seat] = report
            made = {what: number for what, number in report.made.items() if number}
            flow.tell("produced", who=Who(seat), what=amounts_said(made) or Say("nothing"))
            if report.made.get("cd"):
                draw(here, report.made["cd"], flow)
            self._feed(here, flow)
        flow.end()

    def _feed(self, here: Here, flow: Flow) -> None:
        report = here.state.reports[here.seat]
        production.feed(here, report)
        eaten = {what: number for what, number in report.eaten.items() if number}
        flow.tell("fed", who=Who(here.seat), cities=report.cities, what=amounts_said(eaten))


class NewEra(CityStep):
    """R10.7-R10.9: cards ready, the old deck leaves, new cards; after the third era the end."""

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if state.era == len(self.facts.rules.rounds):
            scoring.finish(self.facts, state, flow, "last_era")
            return
        for nation in state.nations.values():
            nation.used.clear()
        state.box[state.era] = state.deck
        state.out += state.discard
        state.era += 1
        state.discard = []
        state.deck = flow.rng.shuffled(sorted(self.facts.decks[state.era]))
        flow.tell("new-era", era=state.era)
        for seat in [seat for seat in state.order if seat in state.staying]:
            draw(Here(self.facts, state, seat), self.facts.rules.fresh, flow)
        flow.goto("keep")
