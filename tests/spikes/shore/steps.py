"""Placing, sinking, hunting, and the window in which others may repel."""

from __future__ import annotations

from games.core.game import Flow, Step, Together
from games.core.model import Action, Decision, Ending, Frame, Option, Question, Say, Seat, SheetLine, Who, say
from tests.spikes.shore.board import ISLAND, coast
from tests.spikes.shore.state import ShoreState as State
from tests.spikes.shore.state import owner

VALUES = (1, 2, 3, 3)
TURNS = 7
TILES = {"boat": 8, "repel-whale": 8, "repel-shark": 8, "blank": 16}
CREATURES = ("whale", "shark")


class Round(Step[State]):
    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        seat = self._next(state)
        if any(state.reserve[other] for other in state.staying):
            flow.turn(seat)
            if state.reserve[seat]:
                flow.call("choose", seat)
        elif state.turn >= (TURNS + len(VALUES)) * state.seats or not state.tiles:
            finish(state, flow, "stormy")
        else:
            flow.turn(seat)
            flow.call("sink", seat)

    def _next(self, state: State) -> Seat:
        return state.staying[0] if state.on_turn is None else (state.after(state.on_turn) or state.staying)[0]


class Choose(Step[State]):
    """Which value goes down next: secret, so it waits in a field of the state, not in the memo."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        values = sorted(set(state.reserve[frame.mover]))
        options = tuple(Option(f"value:{value}") for value in values)
        last = len(state.reserve[frame.mover]) == 1  # everyone can count
        return (Decision(frame.mover, "choose", options, (options[0].key,), forced=last),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {f"value:{value}": Say("value", {"value": value}) for value in VALUES}
        return Question(Say("ask-choose"), Say("wait-place", {"who": Who(seat)}), labels)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        value = int(action.picks[0].partition(":")[2])
        state.reserve[frame.mover].remove(value)
        state.chosen[frame.mover] = value
        flow.goto("place", frame.mover)


class Place(Step[State]):
    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        taken = set(state.spots.values())
        options = tuple(Option(f"place:{s}", spot=s, group=s[0]) for s in ISLAND if s not in taken)
        return (Decision(frame.mover, "place", options, (options[0].key,)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {f"place:{spot}": Say("hex", {"spot": spot}) for spot in ISLAND}
        prompt = Say("ask-place", {"value": state.chosen[seat]})
        status = Say("left-to-place", {"count": len(state.reserve[seat])})
        return Question(prompt, Say("wait-place", {"who": Who(seat)}), labels, status, row_names())

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        spot = action.picks[0].partition(":")[2]
        mine = state.values[frame.mover]
        explorer = f"{frame.mover}{'abcdef'[len(mine)]}"
        mine[explorer] = state.chosen.pop(frame.mover)
        state.spots[explorer] = spot
        flow.tell("placed", who=Who(frame.mover), spot=spot)
        flow.end()


class Sink(Step[State]):
    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = tuple(Option(f"sink:{s}", spot=s, group=s[0]) for s in coast(set(state.tiles)))
        return (Decision(frame.mover, "sink", options, (options[0].key,)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {f"sink:{spot}": Say("hex", {"spot": spot}) for spot in state.tiles}
        waiting = Say("wait-sink", {"who": Who(seat)})
        return Question(Say("ask-sink"), waiting, labels, groups=row_names())

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        spot = action.picks[0].partition(":")[2]
        tile = state.tiles.pop(spot)
        if tile.startswith("repel"):
            state.hands[frame.mover] = sorted([*state.hands[frame.mover], tile])
            flow.reveal("kept", who=Who(frame.mover), spot=spot)  # that it is one to keep is news to all
            flow.whisper(frame.mover, "kept-tile", tile=Say(tile))
        else:
            state.shown.append(tile)
            flow.reveal("sank", who=Who(frame.mover), spot=spot, tile=Say(tile))
        if tile == "boat":
            state.boats.append(spot)
        kind = flow.rng.choice(CREATURES)
        flow.reveal("rolled", who=Who(frame.mover), kind=Say(kind))
        flow.goto("hunt", frame.mover, kind=kind)


class Hunt(Step[State]):
    """The creature rolled may be moved: a whale onto a boat, a shark onto swimmers."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        prey = self._prey(state, frame.word("kind"))
        options = (Option("stay"), *(Option(f"hunt:{s}", spot=s, confirm=True) for s in prey))
        return (Decision(frame.mover, "hunt", options, ("stay",), forced=not prey),)

    def _prey(self, state: State, kind: str) -> list[str]:
        if not state.creatures[kind]:
            return []
        spots = sorted(set(state.spots.values()))
        if kind == "whale":
            return [spot for spot in spots if spot in state.boats]
        return [spot for spot in spots if state.in_the_water(spot)]

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        kind = Say(frame.word("kind"))
        labels = {"stay": Say("stay", {"kind": kind})}
        labels |= {f"hunt:{spot}": Say("hunt", {"kind": kind, "spot": spot}) for spot in state.spots.values()}
        return Question(Say("ask-hunt", {"kind": kind}), Say("wait-hunt", {"who": Who(seat)}), labels)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        if action.picks == ("stay",):
            flow.end()
            return
        spot, kind = action.picks[0].partition(":")[2], frame.word("kind")
        flow.tell("arrived", kind=Say(kind), spot=spot)
        # The frame has no seat: the window goes on even if the mover leaves.
        flow.goto("repel", kind=kind, spot=spot, mover=int(frame.mover))


class Repel(Together[State]):
    """All who might hold the tile by public facts are asked at once; the first clockwise repels."""

    def seats(self, state: State, frame: Frame) -> list[Seat]:
        tile = f"repel-{frame.word('kind')}"
        if state.shown.count(tile) == TILES[tile]:
            return []
        mover = Seat(frame.count("mover"))
        return [s for s in state.after(mover) if s in self._touched(state, frame) and state.hands[s]]

    def _touched(self, state: State, frame: Frame) -> set[Seat]:
        owners = [owner(explorer) for explorer in state.at(frame.word("spot"))]
        if frame.word("kind") == "shark":
            return set(owners)
        most = max(map(owners.count, owners), default=0)
        return {seat for seat in owners if owners.count(seat) == most}

    def decision(self, state: State, frame: Frame, seat: Seat) -> Decision:
        kind = frame.word("kind")
        holds = f"repel-{kind}" in state.hands[seat]
        options = (Option("pass"), Option("repel")) if holds else (Option("pass"),)
        return Decision(seat, "repel", options, ("pass",), window=f"repel:{kind}")

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        kind, spot = Say(frame.word("kind")), frame.word("spot")
        labels = {"pass": Say("pass"), "repel": say("repel", kind=kind)}
        return Question(
            say("ask-repel", kind=kind, spot=spot), say("wait-repel", kind=kind, spot=spot), labels
        )

    def enough(self, state: State, frame: Frame, answers: dict[Seat, tuple[str, ...]]) -> bool:
        """Someone repels and nobody before them clockwise is still thinking."""
        for seat in self.seats(state, frame):
            if seat in state.left:
                continue
            if seat not in answers:
                return False
            if answers[seat] == ("repel",):
                return True
        return False

    def settle(self, state: State, frame: Frame, answers: dict[Seat, tuple[str, ...]], flow: Flow) -> None:
        kind, spot = frame.word("kind"), frame.word("spot")
        for seat in self.seats(state, frame):
            if answers.get(seat) == ("repel",):
                state.hands[seat].remove(f"repel-{kind}")
                state.shown.append(f"repel-{kind}")
                state.creatures[kind] -= 1
                flow.reveal("repelled", who=Who(seat), kind=Say(kind))
                break
        else:
            for explorer in state.at(spot):
                del state.spots[explorer]
            if kind == "whale":
                state.boats.remove(spot)
            flow.reveal("struck", kind=Say(kind), spot=spot)  # what nobody answered is known now
        flow.end()


def finish(state: State, flow: Flow, reason: str) -> None:
    scores = tuple(_score(state, seat) for seat in state.everyone)
    flow.reveal("counted", points=tuple(str(score) for score in scores))
    best = max(scores[seat] for seat in state.staying)
    winners = tuple(seat for seat in state.staying if scores[seat] == best)
    flow.finish(Ending(reason, scores, winners, (SheetLine(Say("sheet-alive"), scores),)))


def _score(state: State, seat: Seat) -> int:
    return sum(value for explorer, value in state.values[seat].items() if explorer in state.spots)


def row_names() -> dict[str, Say]:
    return {row: Say("row", {"row": row.upper()}) for row in "defghij"}
