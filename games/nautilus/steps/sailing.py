"""R9: phase 3, sailing and docking."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who, say
from games.nautilus import stations, voyages
from games.nautilus.facts import Facts
from games.nautilus.recovering import fee_at, fee_for, pay_for, recover
from games.nautilus.sentences import found, rows_said
from games.nautilus.state import NautilusState as State
from games.nautilus.state import Sub
from games.nautilus.steps.common import BACK, NO_MORE, STAY, NautilusStep, target

PAY = Option("pay")


class Sail(NautilusStep):
    """R9.1: which submarine moves next, or none; not asked if only one is left."""

    follows = ("sail-to",)

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.squares = {spot: Option(f"sail:{spot}", spot) for spot in self.board.spots}

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = [self.squares[spot] for spot in self._unmoved(state, frame.mover)]
        if len(options) < 2:
            return ()
        return (Decision(frame.mover, "sail", (*options, NO_MORE), (NO_MORE.key,)),)

    def _unmoved(self, state: State, seat: Seat) -> list[str]:
        return [sub.spot for sub in state.players[seat].subs if not sub.moved]

    def left(self, state: State, frame: Frame) -> int:
        return self.benefit(state, frame.mover, "technical")

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {NO_MORE.key: Say("sail-none")}
        for sub in state.players[seat].subs:
            label = say("sail", spot=sub.spot, zone=Say(f"zone-{self.board.zone[sub.spot]}"))
            if sub.spot in state.shown:
                label = say("sail-unpaid", spot=sub.spot, face=found(state.shown[sub.spot]))
            labels[f"sail:{sub.spot}"] = label
        prompt = say("ask-sail", range=self.left(state, frame))
        status = self.warned(state, self.purse(state, seat))
        return Question(prompt, self.waiting(state, seat), labels, status)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == NO_MORE.key:
            flow.tell("rested", who=Who(seat), count=len(self._unmoved(state, seat)))
            flow.end()
        else:
            flow.call("sail-to", seat, sub=target(pick), alone=0)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        unmoved = self._unmoved(state, frame.mover)
        if unmoved:
            flow.call("sail-to", frame.seat, sub=unmoved[0], alone=1)
        else:
            flow.end()


class SailTo(NautilusStep):
    """R9.2: where a submarine ends its move."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.finds = self.at_squares("to", "finds")
        self.docks = self.at_squares("to", "docks")
        self.squares = self.at_squares("to")

    def left(self, state: State, frame: Frame) -> int:
        return self.benefit(state, frame.mover, "technical")

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = (*self._in_place(state, frame), *self._options(state, frame))
        if not options:
            return ()
        way_out = self._way_out(frame)
        return (Decision(frame.mover, frame.step, (*options, way_out), (way_out.key,)),)

    def _way_out(self, frame: Frame) -> Option:
        """The option to go nowhere: the only submarine left stays, one of several makes way for another."""
        return STAY if frame.count("alone") else BACK

    def _options(self, state: State, frame: Frame) -> list[Option]:
        """Discoveries, then squares to dock from, then the open sea row by row."""
        seat, named = frame.mover, self.board.named
        sub = state.sub(seat, frame.word("sub"))
        reach = voyages.reach(self.facts, state, seat, sub, self.left(state, frame))
        docks = reach.free & voyages.docking_squares(self.facts, state)
        return [
            *(self.finds[spot] for spot in named(reach.finds)),
            *(self.docks[spot] for spot in named(docks)),
            *(self.squares[spot] for spot in named(reach.free & ~docks)),
        ]

    def _in_place(self, state: State, frame: Frame) -> list[Option]:
        """What a submarine can do without moving: dock (R9.11), or pay for what lies below (R10.11)."""
        seat, spot = frame.mover, frame.word("sub")
        if spot in state.shown:
            return [PAY] if fee_at(self.facts, spot) <= state.players[seat].money else []
        if state.sub(seat, spot).fresh or not voyages.docks(self.facts, state, spot):
            return []
        return [Option("dock-here", spot)]

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        spot, options = frame.word("sub"), self._options(state, frame)
        labels = {
            STAY.key: say("sail-to-stay", spot=spot),
            NO_MORE.key: Say("dash-none"),
            BACK.key: Say("sail-back"),
            "dock-here": say("dock-here", spot=spot),
        }
        if spot in state.shown:
            labels[PAY.key] = say("pay", face=found(state.shown[spot]), price=fee_at(self.facts, spot))
        for option in options:
            assert option.spot
            labels[option.key] = self._label(state, seat, option.spot, option.group)
        prompt = say(f"ask-{frame.step}", spot=spot, range=self.left(state, frame))
        status = self.warned(state, self.purse(state, seat))
        return Question(prompt, self.waiting(state, seat), labels, status, rows_said(options))

    def _label(self, state: State, seat: Seat, spot: str, group: str) -> Say:
        zone = Say(f"zone-{self.board.zone[spot]}")
        if group == "docks":
            return say("to-dock", spot=spot)
        if group != "finds":
            return say("to-free", spot=spot, zone=zone)
        if spot in state.shown:
            return say("to-known", spot=spot, face=found(state.shown[spot]), price=fee_at(self.facts, spot))
        if spot in state.looked[seat]:
            face = state.tiles[spot]
            price = fee_for(self.facts, face, spot)
            name = "to-looked-poor" if price > state.players[seat].money else "to-looked"
            return say(name, spot=spot, face=found(face), price=price)
        price = fee_at(self.facts, spot)
        name = "to-find-poor" if price > state.players[seat].money else "to-find"
        return say(name, spot=spot, zone=zone, price=price)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat, spot = action.picks, frame.mover, frame.word("sub")
        if pick == self._way_out(frame).key:
            self._turn_back(state, frame, flow)
        elif pick == "dock-here":
            self._spend(state.sub(seat, spot))
            flow.goto("dock", seat, sub=spot)
        elif pick == PAY.key:
            self._spend(state.sub(seat, spot))
            flow.end()
            pay_for(self.facts, state, seat, spot, flow)
        else:
            self._arrive(state, frame, target(pick), flow)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        """End the move of a submarine that can go nowhere."""
        self._spend(state.sub(frame.mover, frame.word("sub")))
        flow.end()

    def _turn_back(self, state: State, frame: Frame, flow: Flow) -> None:
        """Return to the choice among several submarines; the only one left has had its move."""
        if frame.count("alone"):
            self._spend(state.sub(frame.mover, frame.word("sub")))
            flow.tell("stayed", who=Who(frame.mover), spot=frame.word("sub"))
        flow.end()

    def _arrive(self, state: State, frame: Frame, spot: str, flow: Flow) -> None:
        seat = frame.mover
        sub = state.sub(seat, frame.word("sub"))
        opens = voyages.opens_trench(self.facts, state, seat, sub, self.left(state, frame), spot)
        flow.tell("sailed", who=Who(seat), origin=sub.spot, spot=spot)
        sub.spot = spot
        if opens:
            voyages.open_trench(state, seat, flow)
        self._spend(sub)
        if spot in state.tiles or spot in state.shown:
            sub.moved = True  # R10.1, R10.6
            flow.end()
            recover(self.facts, state, seat, spot, flow)
        elif voyages.docks(self.facts, state, spot):
            flow.goto("dock", seat, sub=spot)
        else:
            flow.end()

    def _spend(self, sub: Sub) -> None:
        sub.moved = True


class Dock(NautilusStep):
    """R9.9: end the dive in a station, with or without an aquanaut from the reserve."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat, options = frame.mover, []
        for station in voyages.docks(self.facts, state, frame.word("sub")):
            may_enter = self._may_enter(state, seat, station)
            if may_enter:
                options.append(Option(f"dock:{station}:with", station))
            if not may_enter or state.options.docking == "may":
                options.append(Option(f"dock:{station}:without", station))
        return (Decision(seat, "dock", (*options, STAY), (STAY.key,)),)

    def _may_enter(self, state: State, seat: Seat, station: str) -> bool:
        """R9.10: somebody in the reserve, and the fee at hand."""
        return state.players[seat].reserve > 0 and stations.may_end(self.facts, state, seat, station)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {STAY.key: Say("dock-not")}
        for station in voyages.docks(self.facts, state, frame.word("sub")):
            kind = Say(f"the-{state.city[station].kind}")
            due = stations.fee(self.facts, state, seat, station)
            with_fee = say("dock-with", kind=kind, station=station, price=due)
            labels[f"dock:{station}:with"] = with_fee
            labels[f"dock:{station}:without"] = say("dock-without", kind=kind, station=station)
        reserve = say("reserve", count=state.players[seat].reserve, nemos=state.players[seat].money)
        prompt = say("ask-dock", spot=frame.word("sub"))
        return Question(prompt, self.waiting(state, seat), labels, self.warned(state, reserve))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat, spot = action.picks, frame.mover, frame.word("sub")
        sub, player = state.sub(seat, spot), state.players[seat]
        flow.end()
        if pick == STAY.key:
            flow.tell("stayed", who=Who(seat), spot=spot)
            return
        _, station, how = pick.split(":")
        player.subs.remove(sub)
        kind = Say(f"the-{state.city[station].kind}")
        flow.tell("docked", who=Who(seat), spot=spot, station=station, kind=kind)
        if how == "with":
            player.reserve -= 1
            flow.tell("came-aboard", who=Who(seat), station=station, kind=kind)
            stations.enter(self.facts, state, seat, station, flow)
