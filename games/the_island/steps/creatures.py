"""R7: step 4, the creature die."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Fact, Frame, Option, Question, Say, Seat, Who
from games.the_island import scoring
from games.the_island.perils import strike
from games.the_island.sentences import crowd_said, hex_said, row_names, waiting
from games.the_island.state import IslandState as State
from games.the_island.steps.base import STAY, IslandStep, picked, piece, place


class CreatureStep(IslandStep):
    """A step that knows how creatures move."""

    def movers(self, state: State, kind: str) -> list[str]:
        """R7.2: the hexes of those that have a sea hex beside them."""
        land, spots = state.terrain.keys(), dict.fromkeys(state.creatures[kind])
        return [spot for spot in spots if not land >= self.around[spot]]

    def prey(self, state: State, kind: str) -> set[str]:
        """The hexes where a creature finds somebody to harm."""
        if kind == "shark":
            return state.waters()
        if kind == "whale":
            return state.afloat()
        return state.waters() | state.afloat()


class Roll(CreatureStep):
    """R7.1: the die is always rolled."""

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        kind = state.rolled = flow.rng.choice(self.facts.die)
        movers = self.movers(state, kind)
        flow.reveal("rolled", who=Who(frame.mover), kind=Say(f"a-{kind}"))
        if not movers:
            flow.tell(f"none-moves-{kind}")  # R7.2
            flow.end()
        elif len(movers) == 1:
            flow.goto("hunt", frame.mover, kind=kind, at=movers[0])
        else:
            flow.goto("prowl", frame.mover, kind=kind)


class Prowl(CreatureStep):
    """R7.1: which creature of the kind moves, if any."""

    follows = ("hunt",)

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        kind = frame.word("kind")
        options = (*[piece(kind, spot, spot) for spot in self.movers(state, kind)], STAY)
        return (Decision(frame.mover, "prowl", options, ("stay",)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        kind = frame.word("kind")
        labels = {"stay": Say("stay")}
        for spot in state.creatures[kind]:
            labels[f"{kind}:{spot}"] = Say("creature-at", {"kind": Say(kind), "spot": hex_said(spot)})
        prompt = Say(f"ask-prowl-{kind}")
        return Question(prompt, waiting("wait-turn", seat), labels, Say(f"status-{kind}"))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        if action.picks == ("stay",):
            flow.tell(f"stayed-{frame.word('kind')}")
            flow.end()
        else:
            flow.goto("hunt", frame.mover, kind=frame.word("kind"), at=picked(action.picks[0]))


class Hunt(CreatureStep):
    """R7.3: where the creature goes; it stops where it finds somebody (R7.6, R7.7)."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        kind, seat = frame.word("kind"), frame.mover
        prey = self.prey(state, kind)
        reach = self.facts.reach[kind]
        found = self.board.reach(frame.word("at"), reach, set(state.terrain), prey)
        own = self._own(state, kind, seat)
        options = [place("to", spot, spot in prey and spot in own) for spot in found]
        return (Decision(seat, "hunt", (*options, STAY), ("stay",)),)

    def likely(self, state: State, frame: Frame, options: list[Option]) -> list[Option]:
        """Where it finds somebody."""
        prey = self.prey(state, frame.word("kind"))
        return sorted(options, key=lambda option: option.spot not in prey)

    def _own(self, state: State, kind: str, seat: Seat) -> set[str]:
        """The hexes where the mover's own explorers would be struck."""
        swimming = state.on_foot(seat) if kind != "whale" else set()
        return swimming if kind == "shark" else swimming | state.on_board(seat)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        kind, labels = frame.word("kind"), {"stay": Say("stay")}
        prey = self.prey(state, kind)
        for spot in self.board.hexes:
            name = "hex-with" if spot in prey else "hex"
            labels[f"to:{spot}"] = Say(name, crowd_said(state, spot, seat))
        prompt = Say("ask-hunt", {"kind": Say(f"the-{kind}"), "spot": hex_said(frame.word("at"))})
        rows = row_names(self.board.rows)
        return Question(prompt, waiting("wait-turn", seat), labels, Say(f"status-{kind}"), rows)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        kind, here = frame.word("kind"), frame.word("at")
        if action.picks == ("stay",):
            flow.tell(f"stayed-{kind}")
            flow.end()
            return
        spot = picked(action.picks[0])
        attack = spot in self.prey(state, kind)
        spots = state.creatures[kind]
        spots[spots.index(here)] = spot
        way: dict[str, Fact] = {"from": hex_said(here), "spot": hex_said(spot)}
        flow.tell("prowled", who=Who(frame.mover), kind=Say(f"a-{kind}"), **way)
        if attack and kind != "serpent":  # R8.7
            # R8.1: before any harm. Without a seat: the window goes on even if the mover leaves.
            flow.goto("repel", kind=kind, at=spot, mover=int(frame.mover))
            return
        flow.end()
        strike(state, spot, flow)
        scoring.settled(state, flow)
