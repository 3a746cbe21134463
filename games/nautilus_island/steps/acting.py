"""R4-R7: gathering, storing, closing a collection."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who
from games.nautilus_island.facts import Facts
from games.nautilus_island.sentences import (
    asked_anyway,
    cards_counted,
    cards_named,
    cards_said,
    pile_tops,
    round_said,
)
from games.nautilus_island.state import NautilusIslandState as State
from games.nautilus_island.steps.base import NautilusStep, hand_seen

GATHER = Option("gather")
CLOSE = (Option("close"), Option("leave-open"))


class Storing(NautilusStep):
    """A step that ends in cards laid."""

    def lay(self, state: State, seat: Seat, cards: list[str], flow: Flow) -> None:
        """R5.7: lay, take the token, refill the camp, close."""
        colour = self.colour_of[cards[0]]
        collection, known = state.collections[seat][colour], state.known[seat]
        for card in cards:
            state.hands[seat].remove(card)
            if card in known:
                known.remove(card)
        collection.cards = sorted(collection.cards + cards)
        laid = len(collection.cards)
        flow.tell("stored", who=Who(seat), colour=Say(colour), laid=laid, **cards_said(cards))
        self._take_token(state, seat, colour, flow)
        if state.portholes.get(laid):  # R7.1, R7.3
            flow.goto("close", seat, colour=colour)
        else:
            flow.end()

    def _take_token(self, state: State, seat: Seat, colour: str, flow: Flow) -> None:
        """R6.1: the camp's token of that colour, if there is one."""
        token = state.camp[colour]
        if token is None:
            return  # R6.2
        state.camp[colour] = None
        state.collections[seat][colour].tokens.append(token)
        flow.tell("took-token", who=Who(seat), token=Say(f"token-{token}"), colour=Say(colour))
        if state.bag and sum(token is not None for token in state.camp.values()) == 1:
            self._refill(state, flow)

    def _refill(self, state: State, flow: Flow) -> None:
        """R6.4: only one token left, so every empty place is filled from the bag."""
        fresh: list[Say] = []
        for colour in self.storable:
            if state.camp[colour] is None and state.bag:  # R6.5
                token = state.camp[colour] = state.bag.pop()
                fresh.append(Say("camp-place", {"colour": Say(colour), "token": Say(f"token-{token}")}))
        flow.reveal("camp-refilled", tokens=tuple(fresh))


class Act(Storing):
    """R4, R5: gather or store."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        options = [self._store(state, seat, colour) for colour in self.can_store(state, seat)]
        if not state.empty(state.column(seat)):
            options.insert(0, GATHER)
        alone = len(options) == 1 and hand_seen(state, seat)
        forced = alone or self.nothing_to_store(state, seat)  # R4.7
        return (Decision(seat, "act", tuple(options), (options[0].key,), forced=forced),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        column = state.column(seat)
        labels = {"gather": Say("gather", {"cards": pile_tops(state.columns[column], counted=True)})}
        for colour in self.can_store(state, seat):
            labels[self._store(state, seat, colour).key] = self._store_label(state, seat, colour)
        prompt = Say("ask-act", {"column": column + 1})
        (decision,) = self.decide(state, frame)
        status = round_said(state) if len(decision.options) > 1 else asked_anyway(state)  # R4.7
        return Question(prompt, Say("waiting", {"who": Who(seat)}), labels, status)

    def _store(self, state: State, seat: Seat, colour: str) -> Option:
        """R5.8: where only one card can be laid, that card instead of its colour."""
        cards = self.layable(state, seat, colour)
        return self.lays[cards[0]] if len(cards) == 1 else self.stores[colour]

    def _store_label(self, state: State, seat: Seat, colour: str) -> Say:
        cards = self.layable(state, seat, colour)
        token = Say(f"token-{state.camp[colour] or 'none'}")
        if len(cards) == 1:
            return Say("store-one", {"cards": cards_counted(cards), "token": token})
        most = min(len(cards), state.places(seat))
        return Say("store", {"colour": Say(colour), "most": most, "token": token})

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        verb, _, name = pick.partition(":")
        if verb == "gather":
            self._gather(state, seat, flow)
            flow.end()
        elif verb == "lay":
            self.lay(state, seat, [name], flow)
        else:
            flow.goto("lay", seat, colour=name)

    def _gather(self, state: State, seat: Seat, flow: Flow) -> None:
        """R4.1, R4.2: the top card of every pile here; those from face-down piles stay secret."""
        column = state.column(seat)
        piles = state.columns[column]
        seen = [pile.cards.pop() for pile in piles if pile.up]
        hidden = [pile.cards.pop() for pile in piles if not pile.up]
        state.hands[seat] = sorted(state.hands[seat] + seen + hidden)
        state.known[seat] = sorted(state.known[seat] + seen)
        flow.tell("gathered", who=Who(seat), column=column + 1, **cards_said(seen, len(hidden)))
        if hidden:
            flow.whisper(seat, "found", **cards_said(hidden))
        self._leave_behind(state, column, flow)

    def _leave_behind(self, state: State, column: int, flow: Flow) -> None:
        """R4.6: the next cards of face-up piles show; R8.1: or the column is empty."""
        turned = [pile.cards[-1] for pile in state.columns[column] if pile.up and pile.cards]
        if turned:
            flow.reveal("turned-up", column=column + 1, cards=cards_named(turned))
        if state.empty(column):
            flow.tell("column-emptied-last" if state.last else "column-emptied", column=column + 1)


class Lay(Storing):
    """R5: lay cards of one colour, as many as the column has piles at most."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.cards = {card: [Option(card), *self._copies(card)] for card in facts.colour_of}

    def _copies(self, card: str) -> list[Option]:
        return [Option(f"{card}/{n}") for n in range(2, self.facts.deck.count(card) + 1)]

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        cards = self.layable(state, seat, frame.word("colour"))
        options = tuple([self.cards[card][cards[:n].count(card)] for n, card in enumerate(cards)])
        most = min(state.places(seat), len(options))
        return (Decision(seat, "lay", options, (options[0].key,), least=1, most=most),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        colour = frame.word("colour")
        cards = self.layable(state, seat, colour)
        prompt = Say("ask-lay", {"colour": Say(colour), "most": min(state.places(seat), len(cards))})
        laid = len(state.collections[seat][colour].cards)
        status = Say("laid-so-far", {"laid": laid, "colour": Say(colour)})
        labels = {option.key: Say(card) for card in cards for option in self.cards[card]}
        return Question(prompt, Say("waiting", {"who": Who(seat)}), labels, status)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        self.lay(state, frame.mover, [pick.partition("/")[0] for pick in action.picks], flow)


class Close(NautilusStep):
    """R7: close the collection with a porthole of exactly its size, or leave it open."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        silent = "close" if state.last else "leave-open"  # R7.5
        return (Decision(frame.mover, "close", CLOSE, (silent,)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        colour = frame.word("colour")
        size = len(state.collections[seat][colour].cards)
        value = state.portholes[size][0]
        prompt = Say("ask-close", {"colour": Say(colour), "size": size, "value": value})
        labels = {"close": Say("close", {"value": value}), "leave-open": Say("leave-open")}
        return Question(prompt, Say("waiting", {"who": Who(seat)}), labels)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        if action.picks == ("close",):
            seat, colour = frame.mover, frame.word("colour")
            collection = state.collections[seat][colour]
            size = len(collection.cards)
            value = collection.porthole = state.portholes[size].pop(0)
            flow.tell("closed", who=Who(seat), colour=Say(colour), size=size, value=value)
        flow.end()
