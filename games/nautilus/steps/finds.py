"""R10.5, R10.7: what speed chips and shells bring about at once."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who, say
from games.nautilus import voyages
from games.nautilus.facts import Facts
from games.nautilus.sentences import echoes, rows_said
from games.nautilus.state import NautilusState as State
from games.nautilus.state import Sub
from games.nautilus.steps.common import BACK, NO_MORE, NautilusStep, target
from games.nautilus.steps.sailing import SailTo


class Dash(NautilusStep):
    """R10.5: a speed chip moves one submarine at once, whether it has moved or not."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.squares = {spot: Option(f"dash:{spot}", spot) for spot in self.board.spots}

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = self._options(state, frame.mover)
        if len(options) < 2:
            return ()
        return (Decision(frame.mover, "dash", (*options, NO_MORE), (NO_MORE.key,)),)

    def left(self, state: State, frame: Frame) -> int:
        return self.facts.table.rewards.speed

    def _options(self, state: State, seat: Seat) -> list[Option]:
        steps, subs = self.facts.table.rewards.speed, state.players[seat].subs
        reaches = ((sub, voyages.reach(self.facts, state, seat, sub, steps)) for sub in subs)
        return [self.squares[sub.spot] for sub, reach in reaches if reach.free | reach.finds]

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {NO_MORE.key: Say("dash-none")}
        for sub in state.players[seat].subs:
            zone = Say(f"zone-{self.board.zone[sub.spot]}")
            labels[f"dash:{sub.spot}"] = say("sail", spot=sub.spot, zone=zone)
        prompt = say("ask-dash", range=self.facts.table.rewards.speed)
        return Question(prompt, self.waiting(state, seat), labels, self.purse(state, seat))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,) = action.picks
        if pick == NO_MORE.key:
            flow.end()
        else:
            flow.goto("dash-to", frame.seat, sub=target(pick), alone=0)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        options = self._options(state, frame.mover)
        if options:
            flow.goto("dash-to", frame.seat, sub=target(options[0].key), alone=1)
        else:
            flow.end()


class DashTo(SailTo):
    """R10.5: three squares, by the rules of sailing; its own move is not spent."""

    def left(self, state: State, frame: Frame) -> int:
        return self.facts.table.rewards.speed

    def _way_out(self, frame: Frame) -> Option:
        return NO_MORE if frame.count("alone") else BACK

    def _turn_back(self, state: State, frame: Frame, flow: Flow) -> None:
        if frame.count("alone"):
            flow.end()
        else:
            flow.goto("dash", frame.seat)

    def _in_place(self, state: State, frame: Frame) -> list[Option]:
        return []

    def _spend(self, sub: Sub) -> None:
        """R10.5: the submarine keeps its own move."""


class Look(NautilusStep):
    """R10.7: research looks at discoveries anywhere, if possible in different zones."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        zones = self.board.zone
        self.squares = {spot: Option(f"look:{spot}", spot, zones[spot]) for spot in self.board.spots}

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = self._options(state, frame)
        if not options:
            return ()
        return (Decision(frame.mover, "look", (*options, NO_MORE), (NO_MORE.key,)),)

    def left(self, state: State, frame: Frame) -> int:
        return frame.count("left")

    def _options(self, state: State, frame: Frame) -> list[Option]:
        if not frame.count("left"):
            return []
        known, zone = state.looked[frame.mover], self.board.zone
        unknown = [spot for spot in state.tiles if spot not in known]  # R10.8
        elsewhere = [spot for spot in unknown if zone[spot] not in frame.words("zones")]
        return [self.squares[spot] for spot in elsewhere or unknown]

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        options, labels = self._options(state, frame), {NO_MORE.key: Say("look-none")}
        for option in options:
            labels[option.key] = say("look", spot=option.spot, zone=Say(f"zone-{option.group}"))
        prompt = say("ask-look", left=frame.count("left"))
        return Question(prompt, self.waiting(state, seat), labels, groups=rows_said(options))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == NO_MORE.key:
            flow.end()
            return
        spot = target(pick)
        flow.tell("looked", who=Who(seat), spot=spot)
        flow.whisper(seat, "saw", tiles=echoes([(spot, state.tiles[spot])]))
        state.looked[seat] = sorted({*state.looked[seat], spot})
        zones = [*frame.words("zones"), self.board.zone[spot]]
        flow.goto("look", seat, left=frame.count("left") - 1, zones=zones)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.end()
