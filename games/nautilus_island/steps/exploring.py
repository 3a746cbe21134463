"""R2, R3: whose turn it is, and which column the pawn faces."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Fact, Frame, Option, Question, Say, Seat, Who
from games.nautilus_island import scoring
from games.nautilus_island.sentences import asked_anyway, pile_tops, round_said, side_said
from games.nautilus_island.state import NautilusIslandState as State
from games.nautilus_island.steps.base import NautilusStep, hand_seen

PASS = Option("pass")


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

    follows = ("act",)

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
        public = len(free) == 1 or hand_seen(state, seat) or self.nothing_to_store(state, seat)
        forced = len(choice) == 1 and public
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
        (decision,) = self.decide(state, frame)
        status = round_said(state) if len(decision.options) > 1 else asked_anyway(state)
        return Question(prompt, Say("waiting", {"who": Who(seat)}), labels, status)

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
