"""R7, R8, R9: phase 3, launching, listening, sailing and docking."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who, say
from games.nautilus import stations, voyages
from games.nautilus.facts import Facts
from games.nautilus.recovering import fee_at, pay_for, recover
from games.nautilus.sentences import echoes, found, rows_said
from games.nautilus.state import NautilusState as State
from games.nautilus.state import Sub
from games.nautilus.steps.common import NO_MORE, STAY, NautilusStep, target

PAY = Option("pay")


class Launch(NautilusStep):
    """R7: bring submarines into play, all of them before anything else."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        found = voyages.launches(self.facts, state, frame.mover)
        if not found:
            return ()
        options = [Option(f"launch:{station}-{front}", front) for station, front in found]
        return (Decision(frame.mover, "launch", (*options, NO_MORE), (NO_MORE.key,)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {NO_MORE.key: Say("launch-none")}
        for station, front in voyages.launches(self.facts, state, seat):
            kind = Say(f"the-{state.city[station].kind}")
            zone = Say(f"zone-{self.board.zone[front]}")
            labels[f"launch:{station}-{front}"] = say(
                "launch", kind=kind, station=station, spot=front, zone=zone
            )
        left = self.facts.table.submarines - len(state.players[seat].subs)
        return Question(Say("ask-launch"), self.waiting(state, seat), labels, say("subs-left", count=left))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == NO_MORE.key:
            if not state.players[seat].subs:
                flow.tell("launched-none", who=Who(seat))
            flow.goto("ping", seat)
            return
        station, _, front = target(pick).partition("-")
        player, module = state.players[seat], state.city[station]
        module.crew[seat] -= 1  # R7.2
        player.reserve += 1
        player.subs.append(Sub(front, fresh=True))
        flow.tell("launched", who=Who(seat), kind=Say(f"the-{module.kind}"), station=station, spot=front)
        if (
            self.board.zone[front] == voyages.TRENCH
            and not state.trench_open
            and state.options.launch == "all"
        ):
            voyages.open_trench(state, seat, flow)  # R7.6, R9.7

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.goto("ping", frame.seat)


class Ping(NautilusStep):
    """R8: listen before any submarine moves, each at its price."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.squares = {spot: Option(f"ping:{spot}", spot) for spot in self.board.spots}

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = self._options(state, frame.mover)
        if not options:
            return ()
        return (Decision(frame.mover, "ping", (*options, NO_MORE), (NO_MORE.key,)),)

    def _options(self, state: State, seat: Seat) -> list[Option]:
        player = state.players[seat]
        if player.money < self.facts.table.prices.ping:
            return []
        quiet = [sub.spot for sub in player.subs if not sub.pinged]
        return [self.squares[s] for s in quiet if voyages.news(self.facts, state, seat, s)]  # R8.5

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {NO_MORE.key: Say("ping-none")}
        for option in self._options(state, seat):
            assert option.spot
            new = len(voyages.news(self.facts, state, seat, option.spot))
            labels[option.key] = say("ping", spot=option.spot, count=new)
        reach, price = self.benefit(state, seat, "sonar"), self.facts.table.prices.ping
        prompt = say("ask-ping", range=reach, price=price)
        return Question(prompt, self.waiting(state, seat), labels, self.purse(state, seat))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == NO_MORE.key:
            flow.goto("sail", seat)
            return
        spot, price = target(pick), self.facts.table.prices.ping
        state.players[seat].money -= price
        state.bank += price
        state.sub(seat, spot).pinged = True
        heard = voyages.heard(self.facts, state, seat, spot)
        flow.tell("pinged", who=Who(seat), spot=spot, count=len(heard), tiles=tuple(heard))
        flow.whisper(seat, "heard", spot=spot, tiles=echoes((s, state.tiles[s]) for s in heard))  # R8.3
        state.looked[seat] = sorted({*state.looked[seat], *heard})

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.goto("sail", frame.seat)


class Sail(NautilusStep):
    """R9.1: which submarine moves next, or no more."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.squares = {spot: Option(f"sail:{spot}", spot) for spot in self.board.spots}

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = [self.squares[sub.spot] for sub in state.players[frame.mover].subs if not sub.moved]
        if not options:
            return ()
        return (Decision(frame.mover, "sail", (*options, NO_MORE), (NO_MORE.key,)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {NO_MORE.key: Say("sail-none")}
        for sub in state.players[seat].subs:
            label = say("sail", spot=sub.spot, zone=Say(f"zone-{self.board.zone[sub.spot]}"))
            if sub.spot in state.shown:
                label = say("sail-unpaid", spot=sub.spot, face=found(state.shown[sub.spot]))
            labels[f"sail:{sub.spot}"] = label
        prompt = say("ask-sail", range=self.benefit(state, seat, "technical"))
        return Question(prompt, self.waiting(state, seat), labels, self.purse(state, seat))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == NO_MORE.key:
            resting = sum(not sub.moved for sub in state.players[seat].subs)
            flow.tell("rested", who=Who(seat), count=resting)
            flow.end()
        else:
            flow.call("sail-to", seat, sub=target(pick))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.end()


class SailTo(NautilusStep):
    """R9.2: where a submarine ends its move."""

    name = "sail-to"

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.finds = self.at_squares("to", "finds")
        self.docks = self.at_squares("to", "docks")
        self.squares = self.at_squares("to")

    def range(self, state: State, seat: Seat) -> int:
        return self.benefit(state, seat, "technical")

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = (*self._in_place(state, frame), *self._options(state, frame), STAY)
        return (Decision(frame.mover, self.name, options, (STAY.key,)),)

    def _options(self, state: State, frame: Frame) -> list[Option]:
        """Discoveries, then squares to dock from, then the open sea row by row."""
        seat, named = frame.mover, self.board.named
        sub = state.sub(seat, frame.word("sub"))
        reach = voyages.reach(self.facts, state, seat, sub, self.range(state, seat))
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
        labels = {STAY.key: say(f"{self.name}-stay", spot=spot), "dock-here": say("dock-here", spot=spot)}
        if spot in state.shown:
            labels[PAY.key] = say("pay", face=found(state.shown[spot]), price=fee_at(self.facts, spot))
        for option in options:
            assert option.spot
            labels[option.key] = self._label(state, seat, option.spot, option.group)
        prompt = say(f"ask-{self.name}", spot=spot, range=self.range(state, seat))
        return Question(
            prompt, self.waiting(state, seat), labels, self.purse(state, seat), rows_said(options)
        )

    def _label(self, state: State, seat: Seat, spot: str, group: str) -> Say:
        zone = Say(f"zone-{self.board.zone[spot]}")
        if group == "docks":
            return say("to-dock", spot=spot)
        if group != "finds":
            return say("to-free", spot=spot, zone=zone)
        if spot in state.shown:
            return say("to-known", spot=spot, face=found(state.shown[spot]), price=fee_at(self.facts, spot))
        if spot in state.looked[seat]:
            return say("to-looked", spot=spot, face=found(state.tiles[spot]))
        return say("to-find", spot=spot, zone=zone)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat, spot = action.picks, frame.mover, frame.word("sub")
        if pick not in (STAY.key, PAY.key, "dock-here"):
            self._arrive(state, frame, target(pick), flow)
            return
        self._spend(state.sub(seat, spot))
        if pick == "dock-here":
            flow.goto("dock", seat, sub=spot)
            return
        flow.end()
        if pick == PAY.key:
            pay_for(self.facts, state, seat, spot, flow)
        else:
            flow.tell("stayed", who=Who(seat), spot=spot)

    def _arrive(self, state: State, frame: Frame, spot: str, flow: Flow) -> None:
        seat = frame.mover
        sub = state.sub(seat, frame.word("sub"))
        opens = voyages.opens_trench(self.facts, state, seat, sub, self.range(state, seat), spot)
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
            if self._may_enter(state, seat, station):
                options.append(Option(f"dock:{station}:with", station))
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
        return Question(say("ask-dock", spot=frame.word("sub")), self.waiting(state, seat), labels, reserve)

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
