"""R7, R8: phase 3, launching and listening."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who, say
from games.nautilus import voyages
from games.nautilus.facts import Facts
from games.nautilus.sentences import echoes
from games.nautilus.state import NautilusState as State
from games.nautilus.state import Sub
from games.nautilus.steps.common import NO_MORE, NautilusStep, target


class Launch(NautilusStep):
    """R7: bring submarines into play, all of them before anything else."""

    follows = ("ping", "sail", "sail-to")

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
        status = self.warned(state, say("subs-left", count=left))
        return Question(Say("ask-launch"), self.waiting(state, seat), labels, status)

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
            and state.options.launch != "self"
        ):
            voyages.open_trench(state, seat, flow)  # R7.6, R9.7

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.goto("ping", frame.seat)


class Ping(NautilusStep):
    """R8: listen before any submarine moves, each at its price."""

    follows = ("sail", "sail-to")

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
        status = self.warned(state, self.purse(state, seat))
        return Question(prompt, self.waiting(state, seat), labels, status)

    def left(self, state: State, frame: Frame) -> int:
        return self.benefit(state, frame.mover, "sonar")

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
