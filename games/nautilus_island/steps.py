"""The flow of Nautilus Island, one small class a box, in rulebook order."""

from __future__ import annotations

from games.core.game import Flow, Step
from games.core.model import Action, Decision, Fact, Frame, Option, Question, Say, Seat, Who
from games.nautilus_island import scoring
from games.nautilus_island.facts import Facts
from games.nautilus_island.sentences import (
    cards_counted,
    cards_named,
    cards_said,
    pile_tops,
    round_said,
    side_said,
)
from games.nautilus_island.state import NautilusIslandState as State

PASS = Option("pass")
GATHER = Option("gather")
CLOSE = (Option("close"), Option("leave-open"))


class NautilusStep(Step[State]):
    """A step that knows the printed facts, with its options made once."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.colour_of = facts.colour_of
        self.storable = facts.storable
        self.columns = [Option(f"column:{n + 1}", spot=str(n + 1)) for n in range(len(facts.columns))]
        self.stores = {name: Option(f"store:{name}") for name in (*self.storable, *self.colour_of)}

    def can_store(self, state: State, seat: Seat) -> list[str]:
        """R5.1, R5.5, R5.6: the colours a seat could store now."""
        held = {self.colour_of[card] for card in state.hands[seat]}
        collections = state.collections[seat]
        return [c for c in self.storable if c in held and collections[c].porthole is None]

    def held(self, state: State, seat: Seat, colour: str) -> list[str]:
        return [card for card in state.hands[seat] if self.colour_of[card] == colour]

    def layable(self, state: State, seat: Seat, colour: str) -> list[str]:
        """The cards to choose from; no more copies of one object than could be laid."""
        cards, places = self.held(state, seat, colour), state.places(seat)
        return [card for n, card in enumerate(cards) if cards[:n].count(card) < places]

    def nothing_to_store(self, state: State, seat: Seat) -> bool:
        """Whether everyone can see that a seat cannot store."""
        closed = all(c.porthole is not None for c in state.collections[seat].values())
        return closed or not state.hands[seat]


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


class Round(NautilusStep):
    """R2: who moves next; R8: how the match ends."""

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if state.order:
            seat = state.order.pop(0)
            flow.turn(seat)
            flow.call("explore", seat)
        elif state.last:
            scoring.finish(self.facts, state, flow, "last_round")
        else:
            self._next_round(state, flow)

    def _next_round(self, state: State, flow: Flow) -> None:
        state.round += 1
        state.below = not state.below  # R2.4
        state.moved.clear()
        state.order = sorted(state.staying, key=state.column)  # R2.2
        if any(map(state.empty, range(len(state.columns)))):  # R8.1: the round was finished
            state.last = True
            flow.tell("last-round", round=state.round)


class Explore(NautilusStep):
    """R3: cross to the other side and face a column."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        free = self._free(state, seat)
        with_cards = [n for n in free if not state.empty(n)]
        if state.last and len(with_cards) < len(free) and self.can_store(state, seat):
            choice = free  # R8.3: an empty column is for storing only
        else:
            choice = with_cards
        if not choice:
            return (Decision(seat, "explore", (PASS,), ("pass",), forced=self.nothing_to_store(state, seat)),)
        silent = with_cards[0] if with_cards else choice[0]  # R10.1
        forced = len(choice) == 1 and (len(free) == 1 or self.nothing_to_store(state, seat))
        options = tuple([self.columns[n] for n in choice])
        return (Decision(seat, "explore", options, (self.columns[silent].key,), forced=forced),)

    def _free(self, state: State, seat: Seat) -> list[int]:
        taken = {state.pawns[other] for other in state.moved}  # R3.3
        taken.add(state.pawns[seat])  # R3.2
        return [n for n in range(len(state.columns)) if n not in taken]

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {"pass": Say("pass")}
        for number, piles in enumerate(state.columns, 1):
            left, label = len(piles[0].cards), Say("column-bare", {"number": number, "places": len(piles)})
            if left:
                label = Say("column", {"number": number, "cards": pile_tops(piles), "left": left})
            labels[f"column:{number}"] = label
        prompt = Say("ask-place" if state.round == 1 else "ask-explore", {"side": side_said(state)})
        return Question(prompt, Say("waiting", {"who": Who(seat)}), labels, round_said(state))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == "pass":  # R8.4: the pawn stays where it is
            state.passed.append(seat)
            flow.tell("passed", who=Who(seat))
            flow.end()
            return
        column = int(pick.removeprefix("column:"))
        old = state.pawns[seat]
        way: dict[str, Fact] = {"from": 0 if old is None else old + 1, "column": column}
        state.moved.append(seat)
        state.pawns[seat] = column - 1
        flow.tell("explored", who=Who(seat), side=side_said(state), **way)
        flow.goto("act", seat)


class Act(Storing):
    """R4, R5: gather or store."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        options = [self.stores[name] for name in self._storable(state, seat)]
        if not state.empty(state.column(seat)):
            options.insert(0, GATHER)
        forced = self.nothing_to_store(state, seat)  # R4.7
        return (Decision(seat, "act", tuple(options), (options[0].key,), forced=forced),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        column = state.column(seat)
        labels = {"gather": Say("gather", {"cards": pile_tops(state.columns[column], counted=True)})}
        for name in self._storable(state, seat):
            labels[f"store:{name}"] = self._store_label(state, seat, name)
        prompt = Say("ask-act", {"column": column + 1})
        return Question(prompt, Say("waiting", {"who": Who(seat)}), labels, round_said(state))

    def _storable(self, state: State, seat: Seat) -> list[str]:
        """The colours to store from; R5.8: where only one card can be laid, that card instead."""
        found: list[str] = []
        for colour in self.can_store(state, seat):
            cards = self.layable(state, seat, colour)
            found.append(cards[0] if len(cards) == 1 else colour)
        return found

    def _store_label(self, state: State, seat: Seat, name: str) -> Say:
        colour = self.colour_of.get(name, name)
        token = Say(f"token-{state.camp[colour] or 'none'}")
        if name in self.colour_of:
            return Say("store-one", {"cards": cards_counted([name]), "token": token})
        most = min(len(self.layable(state, seat, colour)), state.places(seat))
        return Say("store", {"colour": Say(colour), "most": most, "token": token})

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        name = pick.removeprefix("store:")
        if pick == "gather":
            self._gather(state, seat, flow)
            flow.end()
        elif name in self.colour_of:
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


def steps(facts: Facts) -> dict[str, NautilusStep]:
    return {
        "round": Round(facts),
        "explore": Explore(facts),
        "act": Act(facts),
        "lay": Lay(facts),
        "close": Close(facts),
    }
