"""Reef: Nautilus's octagon placement with hundreds of options, and looking at hidden tiles."""

from __future__ import annotations

from msgspec import Struct, field

from games.core import again
from games.core.data import DataSet
from games.core.game import BASE_SECRECY, Flow, Game, Meta, Secrecy, State, Step, Variant
from games.core.model import (
    Action,
    Decision,
    Ending,
    Frame,
    Option,
    Question,
    Say,
    Seat,
    Setup,
    SheetLine,
    Who,
    say,
)
from games.core.rng import Rng
from tests.spikes.reef import octagons

COPIES = 4
RANGE = 5
BASE = "k10"
FINDS = {"gold": 6, "shell": 12, "weed": 12}
DOTS = tuple(
    octagons.name((x, y))
    for y in range(1, octagons.ROWS, 4)
    for x in range(1, octagons.COLUMNS, 4)
    if (x, y) not in ((9, 9), (9, 13), (13, 9), (13, 13), (17, 9))
)


class Module(Struct):
    """An octagon laid on the board."""

    kind: str
    spot: str
    turn: int


class ReefState(State, kw_only=True):
    finds: dict[str, str]  # face down, by square
    peeked: dict[Seat, list[str]]  # which squares a seat has looked at: everyone saw the ping
    supply: dict[str, int]
    city: list[Module]
    gold: dict[Seat, int]
    laid: dict[Seat, int]
    box: list[str] = field(default_factory=list)  # finds built over
    idle: int = 0  # passes in a row
    walls: bool = False  # modules may join at walls too: far more places


class ReefView(Struct, frozen=True, tag="reef"):
    viewer: Seat | None
    covered: tuple[str, ...]  # squares with a find still face down
    known: dict[str, str]  # those the viewer has looked at
    supply: dict[str, int]
    city: tuple[Module, ...]
    scores: tuple[int, ...]
    box: tuple[str, ...]
    ending: Ending | None


SECRECY = {
    **BASE_SECRECY,
    "finds": Secrecy.NOBODY,
    "peeked": Secrecy.OPEN,
    "supply": Secrecy.OPEN,
    "city": Secrecy.OPEN,
    "gold": Secrecy.OPEN,
    "laid": Secrecy.OPEN,
    "box": Secrecy.OPEN,
    "idle": Secrecy.OPEN,
    "walls": Secrecy.OPEN,
}


class Round(Step[ReefState]):
    def run(self, state: ReefState, frame: Frame, flow: Flow) -> None:
        if state.idle >= len(state.staying) or not any(state.supply.values()):
            finish(state, flow, "built")
            return
        seat = state.staying[0] if state.on_turn is None else (state.after(state.on_turn) or state.staying)[0]
        flow.turn(seat)
        flow.call("build", seat)


class Build(Step[ReefState]):
    """Module, square and turn in one pick: hundreds of options, cut by board row."""

    def decide(self, state: ReefState, frame: Frame) -> tuple[Decision, ...]:
        options = [Option("pass")]
        laid = [(octagons.square(m.spot), self._doors(state, m)) for m in state.city]
        kinds = [kind for kind, left in state.supply.items() if left]
        for centre, facing in sorted(octagons.places(laid).items(), key=lambda place: place[0][::-1]):
            spot, row = octagons.name(centre), str(centre[1] + 1)
            options += [
                Option(f"{kind}:{spot}/{quarters}", spot, row)
                for kind in kinds
                for quarters, doors in octagons.TURNS[kind]
                if state.walls or doors & facing
            ]
        return (Decision(frame.mover, "build", tuple(options), ("pass",), forced=len(options) == 1),)

    def _doors(self, state: ReefState, module: Module) -> int:
        return octagons.ALL_DOORS if state.walls else octagons.doors(module.kind, module.turn)

    def ask(self, state: ReefState, frame: Frame, seat: Seat) -> Question:
        (decision,) = self.decide(state, frame)
        labels = {option.key: _label(option) for option in decision.options}
        groups = {option.group: say("row", row=option.group) for option in decision.options if option.group}
        status = say("supply", count=sum(state.supply.values()))
        return Question(Say("ask-build"), say("wait-build", who=Who(seat)), labels, status, groups)

    def resolve(self, state: ReefState, frame: Frame, action: Action, flow: Flow) -> None:
        seat = frame.mover
        if action.picks == ("pass",):
            state.idle += 1
            flow.tell("passed", who=Who(seat))
            flow.end()
            return
        kind, spot, turn = _read(action.picks[0])
        state.idle = 0
        state.supply[kind] -= 1
        state.laid[seat] += 1
        state.city.append(Module(kind, spot, turn))
        flow.tell("built", who=Who(seat), kind=Say(kind), spot=spot)
        self._uncover(state, seat, spot, flow)
        flow.goto("ping", seat, spot=spot)

    def _uncover(self, state: ReefState, seat: Seat, spot: str, flow: Flow) -> None:
        for square in octagons.squares(octagons.square(spot)):
            if square in state.finds:
                find = state.finds.pop(square)
                state.box.append(find)
                state.gold[seat] += find == "gold"
                flow.reveal("uncovered", spot=square, find=Say(find))


class Ping(Step[ReefState]):
    def decide(self, state: ReefState, frame: Frame) -> tuple[Decision, ...]:
        spots = sorted({module.spot for module in state.city if self._heard(state, module.spot)})
        options = (Option("rest"), *(Option(f"ping:{spot}", spot, group=spot[1:]) for spot in spots))
        return (Decision(frame.mover, "ping", options, ("rest",), forced=not spots),)

    def _heard(self, state: ReefState, spot: str) -> list[str]:
        return [square for square in state.finds if octagons.distance(spot, square) <= RANGE]

    def ask(self, state: ReefState, frame: Frame, seat: Seat) -> Question:
        spots = [module.spot for module in state.city]
        labels = {f"ping:{spot}": say("ping", spot=spot) for spot in spots} | {"rest": Say("rest")}
        groups = {spot[1:]: say("row", row=spot[1:]) for spot in spots}
        return Question(Say("ask-ping"), say("wait-ping", who=Who(seat)), labels, groups=groups)

    def resolve(self, state: ReefState, frame: Frame, action: Action, flow: Flow) -> None:
        if action.picks != ("rest",):
            spot = action.picks[0].partition(":")[2]
            heard = self._heard(state, spot)
            flow.tell("pinged", who=Who(frame.mover), spot=spot, count=len(heard))
            finds = tuple(say("echo", spot=square, find=Say(state.finds[square])) for square in heard)
            flow.whisper(frame.mover, "heard", finds=finds)
            state.peeked[frame.mover] = sorted({*state.peeked[frame.mover], *heard})
        flow.end()


class Reef(Game[ReefState, ReefView]):
    meta = Meta("reef", "Reef", 1, (2, 3, 4), "a spike", 10, (Variant("joints", ("doors", "walls")),))
    state_type = ReefState
    view_type = ReefView
    secrecy = SECRECY

    def __init__(self) -> None:
        self.data_set = DataSet({"finds.toml": "".join(f"{name} = {n}\n" for name, n in FINDS.items())})
        self.steps = {"round": Round(), "build": Build(), "ping": Ping()}

    def deal(self, setup: Setup) -> ReefState:
        rng = Rng(setup.seed)
        seats = [Seat(n) for n in range(setup.seats)]
        finds = rng.shuffled(name for name, count in FINDS.items() for _ in range(count))
        return ReefState(
            seats=setup.seats,
            rng=rng,
            stack=[Frame("round")],
            finds=dict(zip(DOTS, finds, strict=True)),
            peeked={seat: [] for seat in seats},
            supply={kind: COPIES for kind in octagons.KINDS if kind != "base"},
            city=[Module("base", BASE, 0)],
            gold=dict.fromkeys(seats, 0),
            laid=dict.fromkeys(seats, 0),
            walls=self.choice(setup, "joints") == "walls",
        )

    def view(self, state: ReefState, viewer: Seat | None) -> ReefView:
        known = state.peeked[viewer] if viewer is not None else []
        return ReefView(
            viewer=viewer,
            covered=tuple(state.finds),
            known={square: state.finds[square] for square in known if square in state.finds},
            supply=dict(state.supply),
            city=tuple(state.city),
            scores=_scores(state),
            box=tuple(state.box),
            ending=state.ending,
        )

    def resample(self, state: ReefState, viewer: Seat | None, rng: Rng) -> None:
        known = state.peeked[viewer] if viewer is not None else []
        again.places(rng, state.finds, [square for square in state.finds if square not in known])
        again.chance(state, rng)

    def deal_again(self, state: ReefState) -> None:
        known = {square for peeked in state.peeked.values() for square in peeked}
        again.places(state.rng, state.finds, [square for square in state.finds if square not in known])

    def leave(self, state: ReefState, seat: Seat, flow: Flow) -> None:
        flow.tell("left", who=Who(seat))
        flow.drop(seat)
        if len(state.staying) == 1:
            finish(state, flow, "alone")

    def totals(self, state: ReefState) -> dict[str, int]:
        return {
            "finds": len(state.finds) + len(state.box),
            "modules": sum(state.supply.values()) + len(state.city),
        }

    def standing(self, view: ReefView) -> tuple[SheetLine, ...]:
        return (SheetLine(Say("sheet-all"), view.scores),)


def finish(state: ReefState, flow: Flow, reason: str) -> None:
    scores = _scores(state)
    best = max(scores[seat] for seat in state.staying)
    winners = tuple(seat for seat in state.staying if scores[seat] == best)
    flow.finish(Ending(reason, scores, winners, (SheetLine(Say("sheet-all"), scores),)))


def _scores(state: ReefState) -> tuple[int, ...]:
    return tuple(state.laid[seat] + 2 * state.gold[seat] for seat in state.everyone)


def _read(key: str) -> tuple[str, str, int]:
    kind, _, place = key.partition(":")
    spot, _, turn = place.partition("/")
    return kind, spot, int(turn)


def _label(option: Option) -> Say:
    if option.key == "pass":
        return Say("pass")
    kind, spot, turn = _read(option.key)
    return say("module", kind=Say(kind), spot=spot, turn=90 * turn)


GAME = Reef()
