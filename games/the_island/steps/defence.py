"""R8: the answer to a creature, in another player's turn."""

from __future__ import annotations

from games.core.game import Flow, Together
from games.core.model import Decision, Frame, Option, Question, Say, Seat, Who
from games.the_island import scoring
from games.the_island.facts import Facts, symbol_of
from games.the_island.knowledge import might_hold
from games.the_island.perils import remove_creature, strike
from games.the_island.sentences import crowd_said, hex_said
from games.the_island.state import IslandState as State

PASS = Option("pass")
LET_IT_HAPPEN = Option("pass", confirm=True)  # asks for confirmation if the tile is in hand
REPEL = Option("repel")

Answers = dict[Seat, tuple[str, ...]]


class Repel(Together[State]):
    """R8.4: all who may answer are asked at once; the first clockwise from the mover repels."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def seats(self, state: State, frame: Frame) -> list[Seat]:
        """R8.2, R8.5: those it strikes who may have kept the tile, as everyone can see."""
        tile = f"repel_{frame.word('kind')}"
        struck = self._struck(state, frame)
        clockwise = state.after(Seat(frame.count("mover")))
        return [s for s in clockwise if s in struck and might_hold(self.facts, state, s, (tile,))]

    def _struck(self, state: State, frame: Frame) -> set[Seat]:
        spot = frame.word("at")
        if frame.word("kind") == "shark":
            return {state.owners[explorer] for explorer in state.swimmers(spot)}
        return state.controls(spot)

    def decision(self, state: State, frame: Frame, seat: Seat) -> Decision:
        kind = frame.word("kind")
        holds = self._holds(state, frame, seat)
        options = (REPEL, LET_IT_HAPPEN) if holds else (PASS,)
        return Decision(seat, "repel", options, ("pass",), window=f"repel:{kind}")

    def _holds(self, state: State, frame: Frame, seat: Seat) -> bool:
        return any(symbol_of(kept) == f"repel_{frame.word('kind')}" for kept in state.hands[seat])

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        kind, spot = frame.word("kind"), frame.word("at")
        the = Say(f"the-{kind}")
        labels = {"pass": Say("pass"), "repel": Say("repel", {"kind": the})}
        mover = Who(Seat(frame.count("mover")))
        facts = crowd_said(state, spot, seat) | {"kind": Say(f"a-{kind}"), "who": mover}
        wait = Say("wait-repel", {"kind": the, "spot": hex_said(spot)})
        status = None if self._holds(state, frame, seat) else Say("asked-anyway-repel")  # R8.5
        return Question(Say("ask-repel", facts), wait, labels, status)

    def enough(self, state: State, frame: Frame, answers: Answers) -> bool:
        """Whether someone repels and nobody before them clockwise has still to answer."""
        for seat in self.seats(state, frame):
            if seat not in answers:
                return False
            if answers[seat] == ("repel",):
                return True
        return False

    def settle(self, state: State, frame: Frame, answers: Answers, flow: Flow) -> None:
        kind, spot = frame.word("kind"), frame.word("at")
        repelling = [seat for seat in self.seats(state, frame) if answers.get(seat) == ("repel",)]
        flow.end()
        if repelling:
            self._repel(state, repelling[0], kind, spot, flow)
            return
        if answers:  # everyone knows now that nobody answered
            flow.reveal("not-repelled", kind=Say(f"the-{kind}"), spot=hex_said(spot))
        strike(state, spot, flow)
        scoring.settled(state, flow)

    def _repel(self, state: State, seat: Seat, kind: str, spot: str, flow: Flow) -> None:
        """R8.3: the creature leaves the game, and everyone in the hex is safe."""
        played = next(kept for kept in state.hands[seat] if symbol_of(kept) == f"repel_{kind}")
        state.hands[seat].remove(played)
        state.out.append(played)
        remove_creature(state, kind, spot)
        flow.reveal("repelled", who=Who(seat), kind=Say(f"the-{kind}"), spot=hex_said(spot))
