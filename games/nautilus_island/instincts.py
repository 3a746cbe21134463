"""What a castaway knows by instinct: how much time is left, and what can still be stored in it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from games.core.instincts import Picks, Weighted, Weights, weights
from games.core.model import Decision, Seat
from games.core.rng import Rng
from games.nautilus_island.facts import TREASURE, Facts
from games.nautilus_island.scoring import on_the_table, treasure_points
from games.nautilus_island.state import Collection
from games.nautilus_island.state import NautilusIslandState as State

STORES = 3  # turns of storing one colour that a plan may hold


class Knowledge(Weights, frozen=True, forbid_unknown_fields=True):
    """The table `instincts.toml`: weights in the words of the rulebook."""

    pace: float
    at_once: float
    turn: float
    last_turn: float
    token: float
    held: float
    laid: float
    fade: int
    gathered: float
    blind: float
    stored: float
    hesitation: float
    patience: int
    unhurried: float


class NautilusIslandInstincts(Weighted[State, Facts, Knowledge]):
    shipped = weights(Knowledge, __file__)

    def hopes(self, state: State) -> Sequence[float]:
        """Points on the table and in treasure, and the best use of the turns left."""
        return [self._hope(state, seat) for seat in state.everyone]

    def turns_left(self, state: State, seat: Seat) -> int:
        """Turns in which the seat may still gather or store: none after its last one."""
        if seat in state.left:
            return 0
        acting = bool(state.stack) and state.frame.seat == seat and state.frame.step != "close"
        now = int(acting or seat in state.order)
        if state.last:
            return now
        emptiest = min(len(column[0].cards) for column in state.columns)
        return now + ceil(self.knows.pace * emptiest) + 1

    def _hope(self, state: State, seat: Seat) -> float:
        knows, turns = self.knows, self.turns_left(state, seat)
        points = float(
            sum(on_the_table(self.facts, state, seat)) + treasure_points(self.facts, state.hands[seat])
        )
        if not turns:
            return points
        fading = min(1.0, (turns - 1) / knows.fade)
        best = [0.0, *[knows.turn * number + knows.last_turn for number in range(turns)]]  # by turns used
        for colour in self.facts.storable:
            collection = state.collections[seat][colour]
            if collection.porthole is not None:
                continue
            held = [card for card in state.hands[seat] if self.facts.colour_of[card] == colour]
            points += fading * (knows.held * min(len(held), 6) + knows.laid * len(collection.cards))
            if held:
                best = self._with_plans(best, self._plans(state, seat, colour, collection, held, turns))
        return points + best[turns]

    def _with_plans(self, best: list[float], plans: list[float]) -> list[float]:
        """The best use of so many turns, if one colour may take some of them."""
        return [
            max([best[turns]] + [best[turns - n] + gain for n, gain in enumerate(plans, 1) if n <= turns])
            for turns in range(len(best))
        ]

    def _plans(
        self, state: State, seat: Seat, colour: str, collection: Collection, held: list[str], turns: int
    ) -> list[float]:
        """What storing a colour brings, in one turn, in two and so on."""
        now = sum(self.facts.token_points(collection.tokens, collection.cards, None))
        token = state.camp[colour]
        tokens = collection.tokens + ([token] if token else [])
        found = []
        for stores in range(1, min(STORES, turns, len(held)) + 1):
            room = self._room(state, seat, turns) if stores == 1 else int(stores * self.knows.at_once)
            size = len(collection.cards) + min(len(held), room)
            size = max((s for s, left in state.portholes.items() if left and s <= size), default=size)
            size = max(size, len(collection.cards) + 1)
            cards = collection.cards + held[: size - len(collection.cards)]
            prize = state.portholes[size][0] if state.portholes.get(size) else 0
            gain = prize + sum(self.facts.token_points(tokens, cards, prize)) - now
            found.append(gain + (stores - 1) * self.knows.token)
        return found

    def _room(self, state: State, seat: Seat, turns: int) -> int:
        """How many cards can be stored in one turn: at the column faced, if it is too late for another."""
        pawn = state.pawns[seat]
        facing = state.frame.seat == seat and state.frame.step in ("act", "lay")
        if turns == 1 and facing and pawn is not None:
            return len(state.columns[pawn])
        return 3

    def answer(self, state: State, decision: Decision, rng: Rng) -> Picks:
        if decision.step == "close":
            return (self._close(state, decision.seat),)
        if decision.step == "lay":
            return self._lay(state, decision, rng)
        if decision.options[0].key == "pass":
            return decision.default
        return (self._go_or_act(state, decision, rng),)

    def _go_or_act(self, state: State, decision: Decision, rng: Rng) -> str:
        """The column, or the act at it, that brings most."""
        seat, turns = decision.seat, self.turns_left(state, decision.seat)
        held: dict[str, int] = dict.fromkeys(self.facts.colours, 0)
        for card in state.hands[seat]:
            held[self.facts.colour_of[card]] += 1
        best, found = -1.0, decision.default[0]
        for option in decision.options:
            verb, _, name = option.key.partition(":")
            if verb == "column":
                column = int(name) - 1
                gain = max(
                    self._gather(state, seat, column, held, turns),
                    self._best_store(state, seat, column, held, turns),
                )
            elif verb == "gather":
                gain = self._gather(state, seat, state.column(seat), held, turns)
            else:
                colour = name if verb == "store" else self.facts.colour_of[name]
                gain = self._store(state, seat, colour, state.places(seat), held, turns)
            gain += self.knows.hesitation * rng.below(64) / 64
            if gain > best:
                best, found = gain, option.key
        return found

    def _gather(self, state: State, seat: Seat, column: int, held: dict[str, int], turns: int) -> float:
        knows, gain = self.knows, 0.0
        if self._ends_too_soon(state, seat, column):
            return -1.0
        time = min(1.0, (turns - 1) / 3)
        for pile in state.columns[column]:
            if not pile.cards:
                return -1.0
            if not pile.up:
                gain += knows.blind * time + knows.last_turn / 2 * (1 - time)
                continue
            card = pile.cards[-1]
            colour = self.facts.colour_of[card]
            if colour == TREASURE:
                gain += self.facts.treasure[card]
            else:
                mine = state.collections[seat][colour]
                if mine.porthole is None and len(mine.cards) + held[colour] < 6:
                    gain += knows.gathered * time
        return gain

    def _ends_too_soon(self, state: State, seat: Seat, column: int) -> bool:
        """Tell whether the last cards of a column, which end the match, are better left there for now."""
        if state.last or len(state.columns[column][0].cards) != 1:
            return False
        hopes = self.hopes(state)
        return (
            hopes[seat] - max(hopes[other] for other in state.staying if other != seat) < self.knows.unhurried
        )

    def _best_store(self, state: State, seat: Seat, column: int, held: dict[str, int], turns: int) -> float:
        places = len(state.columns[column])
        return max(self._store(state, seat, colour, places, held, turns) for colour in self.facts.storable)

    def _store(
        self, state: State, seat: Seat, colour: str, places: int, held: dict[str, int], turns: int
    ) -> float:
        collection, cards = state.collections[seat][colour], min(held[colour], places)
        if not cards or collection.porthole is not None:
            return -1.0
        needed = sum(
            -(-held[c] // 3) for c in self.facts.storable if state.collections[seat][c].porthole is None
        )
        urgent = min(1.0, needed / turns) if turns else 1.0
        size = len(collection.cards) + cards
        stack = state.portholes.get(size)
        prize = stack[0] if stack else 0
        token = state.camp[colour]
        gain = float(sum(self.facts.token_points([token], ["x", "x", "y"][:size], prize))) if token else 0.0
        gain += self.knows.stored * cards if turns > 1 else 0.0
        return gain + urgent * prize

    def _lay(self, state: State, decision: Decision, rng: Rng) -> Picks:
        """As many as fit; in the last turn those that count most."""
        seat, colour = decision.seat, state.frame.word("colour")
        collection = state.collections[seat][colour]
        laid, most = len(collection.cards), min(decision.most, len(decision.options))
        keys = sorted(decision.keys, key=lambda key: not self._doubles(key, collection, decision))
        if self.turns_left(state, seat) > 1:
            return tuple(keys[: max(1, min(most, 6 - laid))])
        token = state.camp[colour]
        tokens = collection.tokens + ([token] if token else [])

        def worth(number: int) -> int:
            cards = collection.cards + [key.partition("/")[0] for key in keys[:number]]
            stack = state.portholes.get(laid + number)
            prize = stack[0] if stack else 0
            return prize + sum(self.facts.token_points(tokens, cards, prize))

        return tuple(keys[: max(range(max(1, decision.least), most + 1), key=worth)])

    def _doubles(self, key: str, collection: Collection, decision: Decision) -> bool:
        card = key.partition("/")[0]
        return "/" in key or card in collection.cards or f"{card}/2" in decision.keys

    def _close(self, state: State, seat: Seat) -> str:
        """Close, unless there is time and hope for more."""
        colour, turns = state.frame.word("colour"), self.turns_left(state, seat)
        size = len(state.collections[seat][colour].cards)
        held = sum(self.facts.colour_of[card] == colour for card in state.hands[seat])
        more = [s for s, left in state.portholes.items() if left and s > size]
        if not turns or not more:
            return "close"
        soon = held >= min(more) - size
        if soon or (size < 5 and turns >= self.knows.patience):
            return "leave-open"
        return "close"
