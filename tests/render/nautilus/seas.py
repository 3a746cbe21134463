"""Positions to draw: a few made by hand, and as many as wanted from random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.core import engine
from games.core.model import Action, Decision, Ending, Event, Fact, Frame, Say, Seat, Who
from games.nautilus import GAME, counting, scoring
from games.nautilus.facts import STATIONS
from games.nautilus.state import Held, Module, NautilusState, Sub
from render.scene import Scene
from tests.render import files

NAMES, STRANGE = files.NAMES, files.STRANGE
ENOUGH = ("no-more", "stay", "nothing", "keep", "give-back", "done", "leave-out")
BUILT = (  # centre, kind, quarter turns, builder, aquanauts by seat
    ("K10", "base", 0, None, (0, 0, 0, 0)),
    ("H10", "green", 0, None, (0, 0, 3, 0)),
    ("S12", "violet", 0, None, (2, 0, 0, 1)),
    ("N10", "technical", 1, 0, (1, 1, 0, 2)),
    ("K13", "training", 1, 1, (1, 2, 1, 1)),
    ("K7", "sonar", 0, 2, (1, 0, 2, 0)),
    ("H7", "green", 0, None, (0, 1, 0, 0)),
    ("Q10", "research", 1, 3, (0, 0, 0, 0)),
    ("E10", "analysis", 2, 1, (0, 1, 1, 0)),
    ("K4", "green", 0, None, (0, 0, 0, 0)),
    ("N7", "sonar", 1, 0, (2, 0, 1, 0)),
)


def start(seats: int = 2) -> NautilusState:
    """A fresh deal: the base lies, the first player may buy."""
    return engine.start(GAME, GAME.setup(seats, "picture")).state


def middle(seats: int = 4) -> NautilusState:
    """The middle of a match; Cleo is sending out submarines."""
    state = start(seats)
    state.city = {
        spot: _module(kind, turn, builder, crew[:seats]) for spot, kind, turn, builder, crew in BUILT
    }
    state.round, state.phase, state.first, state.order = 6, 3, Seat(1), [Seat(0)]
    state.stirred = True
    for seat, spot in ((0, "N3"), (1, "Q17"), (1, "U12"), (2, "W6"), (3, "G15")):
        if seat < seats:
            state.tiles.pop(spot, None)
            state.players[seat].subs.append(Sub(spot))
    _found(state)
    state.stack = [Frame("round"), Frame("sail", Seat(2 % seats))]
    state.on_turn = Seat(2 % seats)
    _count(state)
    return state


def walking() -> NautilusState:
    """The same, while Cleo chooses where an aquanaut goes from H10."""
    state = middle()
    memo: dict[str, str | int | list[str]] = {"people": 2, "used": 0, "last": "", "reward": 0}
    memo |= {"origin": "H10", "alone": 1}
    state.phase, state.stack = 2, [Frame("round"), Frame("walk-to", Seat(2), memo)]
    return state


def _module(kind: str, turn: int, builder: int | None, crew: tuple[int, ...]) -> Module:
    owner = None if builder is None or builder >= len(crew) else Seat(builder)
    if kind in STATIONS and owner is None:
        owner = Seat(0)
    return Module(kind, turn, owner, list(crew))


def _found(state: NautilusState) -> None:
    """Ruins, finds, money, and what Cleo and Ada have looked at."""
    state.ruins = {1: Seat(0), 2: Seat(1), 3: None, 8: Seat(1), 13: Seat(2 % state.seats)}
    state.shown = {"Q17": "urchin", "C15": "scallop"}
    for spot in state.shown:
        state.tiles.pop(spot, None)
    state.gone = ["speed", "chest", "snail"]
    state.tiles.update(
        {"X6": "atlantis-14", "V8": "gold", "W3": "jellyfish", "Z5": "scallop", "F18": "speed"}
    )
    state.looked[Seat(2 % state.seats)] = ["F18", "V8", "W3", "X6", "Z5"]
    state.looked[Seat(0)] = ["F18", "W3"]
    state.missions = dict(zip(state.everyone, sorted(GAME.facts.missions), strict=False))
    for number, player in enumerate(state.players):
        player.money = (17, 0, 9, 12)[number]
        player.finds["snail"], player.finds["gold"] = number, number % 2
    state.players[2 % state.seats].held = [Held("green", 3), Held("technical")]


def _count(state: NautilusState) -> None:
    """Tracks as the aquanauts stand, and the "3" for whoever runs most."""
    for seat, player in zip(state.everyone, state.players, strict=True):
        for kind in STATIONS:
            here = [m for m in state.city.values() if m.kind == kind and m.crew[seat]]
            player.tracks[kind] = len(here)
            if len(here) > 1:
                state.threes[kind] = seat


def crowded() -> NautilusState:
    """As full as it gets: modules everywhere, everybody in them, all submarines out, in the last round."""
    state = middle()
    kinds = (*STATIONS, "green", "violet")
    centres = [f"{chr(66 + x)}{y}" for y in range(2, 20, 3) for x in range(0, 21, 3)][:35]
    state.city = {
        spot: _module(kinds[n % 7], n % 4, n % 4, ((n % 5) * 3, 1, n % 2, 15 if n == 9 else 1))
        for n, spot in enumerate(centres)
    }
    free = [spot for spot in GAME.facts.board.spots if spot[0] in "WXYZ"]
    for seat, player in zip(state.everyone, state.players, strict=True):
        player.subs = [Sub(free[seat * 7 + n * 2]) for n in range(3)]
        player.held = [Held("green", 4), Held("violet", 4), Held("sonar"), Held("analysis")]
        player.money, player.finds = 108, dict.fromkeys(player.finds, 10)
    state.ruins = {number: Seat(number % 4) for number in range(1, 16)}
    state.last = state.round = 31
    state.looked = {seat: sorted(state.tiles) for seat in state.everyone}
    _count(state)
    return state


def ended(seats: int = 4) -> NautilusState:
    """The middle position, counted."""
    state = middle(seats)
    found = scoring.counts(GAME.facts, state)
    scores = tuple(count.total for count in found)
    best = max(range(seats), key=lambda seat: scores[seat])
    state.ending = Ending("last_ruins", scores, (Seat(best),), counting.sheet(found))
    state.on_turn, state.stack = None, []
    return state


def trail() -> tuple[Event, ...]:
    """What was done before the middle position."""
    kind, face = Say("the-training"), Say("a-urchin")
    return (
        said("bought", 0, {"what": Say("a-sonar"), "price": 1}),
        said("laid", 0, {"what": Say("a-sonar"), "spot": "N7"}),
        said("built", 0, {"count": 1, "price": 2}),
        said("walked", 0, {"origin": "N10", "spot": "K13", "kind": kind, "steps": 2}),
        said("started-paid", 0, {"kind": kind, "spot": "K13", "builder": Who(Seat(1)), "price": 1}),
        said("launched", 1, {"kind": kind, "station": "E10", "spot": "S16"}),
        said("sailed", 1, {"origin": "S16", "spot": "Q17"}),
        Event(Say("found", {"who": Who(Seat(1)), "spot": "Q17", "face": face}), reveals=True),
        said("cannot-pay", 1, {"price": 1, "face": face, "spot": "Q17"}),
        said("pinged", 3, {"spot": "G15", "count": 2}),
        said("sailed", 3, {"origin": "I16", "spot": "G15"}),
    )


def said(name: str, seat: int, facts: dict[str, Fact]) -> Event:
    return Event(Say(name, {"who": Who(Seat(seat)), **facts}))


def scene(seats: int = 4, language: str = "en", **around: object) -> Scene:
    return Scene(NAMES[:seats], language, **around)  # type: ignore[arg-type]


def marks_of(decision: Decision) -> dict[str, str]:
    return {option.spot: option.spot for option in decision.options if option.spot}


def playout(
    seats: int, seed: int, variants: dict[str, str] | None = None
) -> Iterator[tuple[NautilusState, tuple[Decision, ...], tuple[Event, ...]]]:
    """Every moment of a match played at random but busily: the state, what is asked, what happened lately."""
    chance = Random(seed)
    change = engine.start(GAME, GAME.setup(seats, f"picture{seed}", variants))
    lately = tuple(change.events)
    while change.asked:
        yield change.state, change.asked, lately
        decision = change.asked[0]
        finds = [option.key for option in decision.options if option.group == "finds"]
        busy = [key for key in decision.keys if key not in ENOUGH]
        wanted = finds or busy or list(decision.keys)
        pick = chance.choice(wanted if chance.random() < 0.85 else decision.keys)
        action = Action(decision.seat, decision.step, (pick,))
        change = engine.play_on(GAME, change.state, action, change.asked)
        lately = (*lately, *change.events)[-14:]
    yield change.state, (), lately
