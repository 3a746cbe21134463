"""R4: phase 1, building the city."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who, say
from games.nautilus import stations, voyages
from games.nautilus.board import place
from games.nautilus.facts import DWELLINGS, STATIONS, Facts
from games.nautilus.recovering import to_the_ruins
from games.nautilus.sentences import doors_said, echoes, piece, pieces, rows_said
from games.nautilus.state import Held, Module
from games.nautilus.state import NautilusState as State
from games.nautilus.steps.common import BACK, NautilusStep, target

KEEP = Option("keep", aside=True)
GIVE_BACK = Option("give-back", confirm=True, aside=True)
DONE = Option("done", aside=True)
DONE_AND_GIVE_BACK = Option("done", confirm=True, aside=True)
TAKE_UP = Option("take-up")


class Builder(NautilusStep):
    """What choosing a module and choosing its place have in common."""

    def final(self, state: State, seat: Seat, spots: list[str]) -> set[str]:
        """The places where laying the last module turns up discoveries, which cannot be taken back."""
        if len(state.players[seat].held) > 1:
            return set()
        tiles = voyages.tiles_at_sea(self.facts, state)
        if tiles & stations.covered(self.facts, state.laid):
            return set(spots)
        return {spot for spot in spots if self.board.footprint[spot] & tiles}

    def site(self, state: State, spot: str) -> Say:
        """A place with what it adds to the price, and what it would bury."""
        more = max(0, self.board.depth[spot] - stations.price(self.facts, state.laid))
        under = self.board.footprint[spot]
        tiles = sum(bool(self.board.bit[tile] & under) for tile in (*state.tiles, *state.shown))
        return say("at-burying" if tiles else "at", spot=spot, price=more, tiles=tiles)


def sites(facts: Facts, state: State, seat: Seat, held: Held) -> list[str]:
    """R4.2, R4.4, R4.9: where a module may lie; rows stay together, those nearest the last module first."""
    facing = stations.affordable(facts, state, seat)
    spots = [spot for spot, doors in facing.items() if stations.fits(facts, held.kind, doors)]
    x, y = place(next(reversed(state.city)))

    def nearest(spot: str) -> tuple[int, int, int]:
        u, v = place(spot)
        return abs(v - y), v, abs(u - x)

    return sorted(spots, key=nearest)


class Build(Builder):
    """R4: which module to build next, or none; not asked if all are laid or none can be."""

    follows = ("where", "turn")

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        room = max(share.room for share in facts.table.players.values())
        held = [Held(kind) for kind in STATIONS]
        held += [Held(kind, crew) for kind in DWELLINGS for crew in range(1, room + 1)]
        self.lay = {one.key: Option(f"lay:{one.key}") for one in held}
        self.sure = {key: replace(option, confirm=True) for key, option in self.lay.items()}

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        if not state.players[seat].held:
            return ()
        fitting = [self._option(state, seat, one) for one in stations.buildable(self.facts, state, seat)]
        if state.laid:
            last = DONE_AND_GIVE_BACK
            options = (*(fitting or [TAKE_UP]), last)
        elif fitting:
            last = KEEP if frame.count("bought") else GIVE_BACK  # R4.13
            options = (*fitting, last)
        else:
            return ()
        return (Decision(seat, "build", options, (last.key,)),)

    def _option(self, state: State, seat: Seat, held: Held) -> Option:
        """A module; asks for confirmation if its only place turns up discoveries."""
        spots = sites(self.facts, state, seat, held)
        final = len(spots) == 1 and spots[0] in self.final(state, seat, spots)
        return (self.sure if final else self.lay)[held.key]

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        held = state.players[seat].held
        labels = {f"lay:{one.key}": self._label(state, seat, one) for one in held}
        labels[KEEP.key] = Say("keep")
        labels[GIVE_BACK.key] = say("give-back", count=len(held))
        due = stations.price(self.facts, state.laid)
        labels[DONE.key] = say("done-give-back", price=due, count=len(held))
        prompt = Say("ask-build")
        if state.laid:
            labels[TAKE_UP.key] = say("take-up", spot=state.laid[-1])
            more = stations.buildable(self.facts, state, seat)
            prompt = say("ask-build-more" if more else "ask-build-no-more", count=len(state.laid), price=due)
        details = {f"lay:{one.key}": say(f"does-{one.kind}") for one in held}
        status = self.warned(state, self.purse(state, seat))
        return Question(prompt, self.waiting(state, seat), labels, status, details=details)

    def _label(self, state: State, seat: Seat, held: Held) -> Say:
        """A module's name, with its place if there is only one."""
        spots = sites(self.facts, state, seat, held)
        if len(spots) != 1:
            return say("lay", what=piece(held))
        return say("lay-at", kind=Say(held.kind), crew=held.crew, place=self.site(state, spots[0]))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == GIVE_BACK.key:
            self._give_back(state, seat, flow)
        elif pick == DONE.key:
            self._commit(state, seat, flow)
        elif pick == TAKE_UP.key:
            self._take_up(state, seat, flow)
            return
        elif pick != KEEP.key:
            flow.goto("where", seat, **frame.memo, piece=target(pick))
            return
        flow.end()

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        """Finish when all is laid; what cannot be laid goes back unless something was bought."""
        seat = frame.mover
        if state.laid:
            self._commit(state, seat, flow)
        elif not frame.count("bought"):
            self._give_back(state, seat, flow)
        flow.end()

    def _take_up(self, state: State, seat: Seat, flow: Flow) -> None:
        """Take up the module laid last, because the others held fit nowhere now."""
        spot = state.laid.pop()
        module = state.city.pop(spot)
        held = Held(module.kind, module.crew[seat])
        state.players[seat].held.append(held)
        flow.tell("took-up", who=Who(seat), what=piece(held), spot=spot)

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
        self._reach_trench(state, seat, flow)

    def _reach_trench(self, state: State, seat: Seat, flow: Flow) -> None:
        """R9.8: open the trench by a door, under the Italian rule."""
        if state.trench_open or state.options.launch != "city":
            return
        if voyages.city_reaches_trench(self.facts, state):
            state.trench_open = True
            flow.tell("trench-reached", who=Who(seat))

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
    """Return modules to their piles and the aquanauts in them to the reserve."""
    for one in held:
        state.piles[one.kind] += 1
        state.players[seat].reserve += one.crew


class Where(Builder):
    """R4.2, R4.4: the square under the module's centre; not asked if there is only one."""

    follows = ("turn",)

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.squares = self.at_squares("at")
        self.sure = {spot: replace(option, confirm=True) for spot, option in self.squares.items()}

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = self._options(state, frame)
        if len(options) == 1:
            return ()
        return (Decision(frame.mover, "where", (*options, BACK), (BACK.key,)),)

    def _options(self, state: State, frame: Frame) -> list[Option]:
        spots = sites(self.facts, state, frame.mover, Held.named(frame.word("piece")))
        final = self.final(state, frame.mover, spots)
        return [(self.sure if spot in final else self.squares)[spot] for spot in spots]

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        options = self._options(state, frame)
        labels = {BACK.key: Say("where-back")}
        for option in options:
            assert option.spot
            labels[option.key] = self.site(state, option.spot)
        prompt = say("ask-where", what=piece(Held.named(frame.word("piece"))))
        status = self.purse(state, seat)
        return Question(prompt, self.waiting(state, seat), labels, status, rows_said(options))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        if action.picks == (BACK.key,):
            flow.goto("build", frame.seat, bought=frame.count("bought"))
        else:
            flow.goto("turn", frame.seat, **frame.memo, spot=target(action.picks[0]))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        (only,) = self._options(state, frame)
        flow.goto("turn", frame.seat, **frame.memo, spot=target(only.key))


class Turn(NautilusStep):
    """R4.3: turned by quarters, so that one passage at least opens."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.turns = [Option(f"turn:{turn}") for turn in range(4)]

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        turns = self._turns(state, frame)
        if len(turns) == 1:
            return ()
        options = (*(self.turns[turn] for turn in turns), BACK)
        return (Decision(frame.mover, "turn", options, (BACK.key,)),)

    def _turns(self, state: State, frame: Frame) -> list[int]:
        kind = Held.named(frame.word("piece")).kind
        facing = stations.places(self.facts, state)[frame.word("spot")]
        return stations.fits(self.facts, kind, facing)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        held, labels = Held.named(frame.word("piece")), {BACK.key: Say("turn-back")}
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
        if action.picks == (BACK.key,):
            self._step_back(state, frame, flow)
        else:
            self._lay(state, frame, int(target(action.picks[0])), flow)

    def _step_back(self, state: State, frame: Frame, flow: Flow) -> None:
        """Return to the choice of places, if there was one."""
        held = Held.named(frame.word("piece"))
        if len(sites(self.facts, state, frame.mover, held)) > 1:
            flow.goto("where", frame.seat, bought=frame.count("bought"), piece=held.key)
        else:
            flow.goto("build", frame.seat, bought=frame.count("bought"))

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
        flow.goto("build", seat, bought=frame.count("bought"))
