"""R4: phase 1, building the city."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who, say
from games.nautilus import stations
from games.nautilus.board import place
from games.nautilus.facts import DWELLINGS, STATIONS, Facts
from games.nautilus.recovering import to_the_ruins
from games.nautilus.sentences import doors_said, echoes, piece, pieces, rows_said
from games.nautilus.state import Held, Module
from games.nautilus.state import NautilusState as State
from games.nautilus.steps.common import NautilusStep, target

KEEP = Option("keep")
GIVE_BACK = Option("give-back", confirm=True)
DONE = Option("done")
DONE_AND_GIVE_BACK = Option("done", confirm=True)
LEAVE_OUT = Option("leave-out")


class Build(NautilusStep):
    """R4: which module next, or an end of it."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        room = max(share.room for share in facts.table.players.values())
        held = [Held(kind) for kind in STATIONS]
        held += [Held(kind, crew) for kind in DWELLINGS for crew in range(1, room + 1)]
        self.lay = {one.key: Option(f"lay:{one.key}") for one in held}

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        held = state.players[seat].held
        if not held and not state.laid:
            return ()
        options = self._that_fit(state, frame) if held else []
        if state.laid:
            options.append(DONE_AND_GIVE_BACK if held else DONE)
        elif not frame.count("bought"):
            options.append(GIVE_BACK)  # R4.13
        elif options:
            options.append(KEEP)
        else:
            return ()
        return (Decision(seat, "build", tuple(options), (options[-1].key,)),)

    def _that_fit(self, state: State, frame: Frame) -> list[Option]:
        """The held modules with a place somewhere, but for those left out already."""
        facing = stations.affordable(self.facts, state, frame.mover).values()
        pieces = {held.key: held.kind for held in state.players[frame.mover].held}
        return [
            self.lay[key]
            for key, kind in pieces.items()
            if key not in frame.words("out")
            and any(stations.fits(self.facts, kind, doors) for doors in facing)
        ]

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        held = state.players[seat].held
        labels = {f"lay:{one.key}": say("lay", what=piece(one)) for one in held}
        labels[KEEP.key] = Say("keep")
        labels[GIVE_BACK.key] = say("give-back", count=len(held))
        due = stations.price(self.facts, state.laid)
        labels[DONE.key] = say("done-give-back" if held else "done", price=due, count=len(held))
        prompt = Say("ask-build")
        if state.laid:
            prompt = say("ask-build-more", count=len(state.laid), price=due)
        return Question(prompt, self.waiting(state, seat), labels, self.purse(state, seat))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == KEEP.key:
            flow.end()
        elif pick == GIVE_BACK.key:
            self._give_back(state, seat, flow)
            flow.end()
        elif pick == DONE.key:
            self._commit(state, seat, flow)
            flow.end()
        else:
            flow.goto("where", seat, **frame.memo, piece=target(pick))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.end()

    def _give_back(self, state: State, seat: Seat, flow: Flow) -> None:
        """R4.12, R4.13: modules to their piles, aquanauts to the reserve, no refund."""
        player = state.players[seat]
        if not player.held:
            return
        flow.tell("gave-back", who=Who(seat), held=pieces(player.held))
        take_back(state, seat, player.held)
        player.held = []

    def _commit(self, state: State, seat: Seat, flow: Flow) -> None:
        """R4.8: pay once for all; R4.11: then whatever lies below comes to light."""
        laid, player = list(state.laid), state.players[seat]
        price = stations.price(self.facts, laid)
        state.laid.clear()
        player.money -= price
        state.bank += price
        state.stirred = True
        flow.tell("built", who=Who(seat), count=len(laid), spots=tuple(laid), price=price)
        self._give_back(state, seat, flow)
        self._build_over(state, laid, flow)

    def _build_over(self, state: State, laid: list[str], flow: Flow) -> None:
        under = stations.covered(self.facts, laid)
        down = [spot for spot in state.tiles if self.board.bit[spot] & under]
        up = [spot for spot in state.shown if self.board.bit[spot] & under]
        turned = [(spot, state.tiles.pop(spot)) for spot in down]
        buried = turned + [(spot, state.shown.pop(spot)) for spot in up]
        for seat in state.everyone:
            state.looked[seat] = [spot for spot in state.looked[seat] if spot not in down]
        if turned:
            flow.reveal("built-over", tiles=echoes(buried))
        elif up:
            flow.tell("built-over", tiles=echoes(buried))
        for _, face in buried:
            if not to_the_ruins(self.facts, state, face, None, flow):
                state.gone.append(face)


def take_back(state: State, seat: Seat, held: list[Held]) -> None:
    """Modules to their piles and the aquanauts in them to the reserve."""
    for one in held:
        state.piles[one.kind] += 1
        state.players[seat].reserve += one.crew


def leave_out(frame: Frame, flow: Flow) -> None:
    """The module chosen is not built in this turn after all."""
    out = [*frame.words("out"), frame.word("piece")]
    flow.goto("build", frame.seat, bought=frame.count("bought"), out=out)


class Where(NautilusStep):
    """R4.2, R4.4: the square under the module's centre."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.squares = self.at_squares("at")

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = (*self._options(state, frame), LEAVE_OUT)
        return (Decision(frame.mover, "where", options, (LEAVE_OUT.key,)),)

    def _options(self, state: State, frame: Frame) -> list[Option]:
        kind = Held.named(frame.word("piece")).kind
        facing = stations.affordable(self.facts, state, frame.mover)
        spots = [spot for spot, doors in facing.items() if stations.fits(self.facts, kind, doors)]
        x, y = place(next(reversed(state.city)))

        def nearest(spot: str) -> tuple[int, int, int]:
            """Rows stay together, those nearest the last module first."""
            u, v = place(spot)
            return abs(v - y), v, abs(u - x)

        return [self.squares[spot] for spot in sorted(spots, key=nearest)]

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        options = self._options(state, frame)
        due = stations.price(self.facts, state.laid)
        labels = {LEAVE_OUT.key: Say("leave-out")}
        for option in options:
            assert option.spot
            labels[option.key] = self._label(state, option.spot, due)
        prompt = say("ask-where", what=piece(Held.named(frame.word("piece"))))
        return Question(
            prompt, self.waiting(state, seat), labels, self.purse(state, seat), rows_said(options)
        )

    def _label(self, state: State, spot: str, due: int) -> Say:
        more = max(0, self.board.depth[spot] - due)
        under = self.board.footprint[spot]
        tiles = sum(bool(self.board.bit[tile] & under) for tile in (*state.tiles, *state.shown))
        return say("at-burying" if tiles else "at", spot=spot, price=more, tiles=tiles)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        if action.picks == (LEAVE_OUT.key,):
            leave_out(frame, flow)
        else:
            flow.goto("turn", frame.seat, **frame.memo, spot=target(action.picks[0]))


class Turn(NautilusStep):
    """R4.3: turned by quarters, so that one passage at least opens."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.turns = [Option(f"turn:{turn}") for turn in range(4)]

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        turns = self._turns(state, frame)
        if len(turns) == 1:
            return ()
        options = (*(self.turns[turn] for turn in turns), LEAVE_OUT)
        return (Decision(frame.mover, "turn", options, (LEAVE_OUT.key,)),)

    def _turns(self, state: State, frame: Frame) -> list[int]:
        kind = Held.named(frame.word("piece")).kind
        facing = stations.places(self.facts, state)[frame.word("spot")]
        return stations.fits(self.facts, kind, facing)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        held, labels = Held.named(frame.word("piece")), {LEAVE_OUT.key: Say("leave-out")}
        for turn in self._turns(state, frame):
            facts = doors_said(self.facts.doors[held.kind][turn])
            labels[f"turn:{turn}"] = Say("turned", {**facts, "passages": self._passages(state, frame, turn)})
        prompt = say("ask-turn", what=piece(held), spot=frame.word("spot"))
        return Question(prompt, self.waiting(state, seat), labels, self.purse(state, seat))

    def _passages(self, state: State, frame: Frame, turn: int) -> int:
        """How many modules it would be joined to."""
        spot, kind = frame.word("spot"), Held.named(frame.word("piece")).kind
        city = {**state.city, spot: Module(kind, turn, None, [])}
        return len(stations.passages(self.facts, city, spot))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        if action.picks == (LEAVE_OUT.key,):
            leave_out(frame, flow)
        else:
            self._lay(state, frame, int(target(action.picks[0])), flow)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        self._lay(state, frame, self._turns(state, frame)[0], flow)

    def _lay(self, state: State, frame: Frame, turn: int, flow: Flow) -> None:
        """R4.14: stations carry the builder's marker; R4.15: aquanauts come along."""
        seat, spot, held = frame.mover, frame.word("spot"), Held.named(frame.word("piece"))
        state.players[seat].held.remove(held)
        crew = [held.crew if other == seat else 0 for other in state.everyone]
        builder = seat if held.kind in STATIONS else None
        state.city[spot] = Module(held.kind, turn, builder, crew)
        state.laid.append(spot)
        flow.tell("laid", who=Who(seat), what=piece(held), spot=spot)
        flow.goto("build", seat, bought=frame.count("bought"), out=frame.words("out"))
