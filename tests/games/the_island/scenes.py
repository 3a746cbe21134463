"""Positions of The Island in a few words, and playing on from them."""

from __future__ import annotations

from typing import Self, TypedDict

from games import words_folder
from games.core import engine
from games.core.game import Flow
from games.core.model import Event, Frame, Seat
from games.core.rng import Rng
from games.core.words import words
from games.the_island import GAME
from games.the_island.facts import TERRAINS
from games.the_island.state import IslandState
from games.the_island.view import IslandView
from tests.kit import scene as kit
from tests.kit.scene import seat_of

FACTS = GAME.facts
BOARD = FACTS.board
ENGLISH = words("en", words_folder("the_island"))
FAR_LAND = "g3 mountain, g4 mountain, g5 mountain"
"""Tiles out of everybody's way, so that the match goes on."""
LONGEST = 3000


class Scene(kit.Scene[IslandState, IslandView]):
    """A match under way: answers are "A explorer:an", "A swim:h11", "B repel", "C leaves"."""

    def __init__(self, change: engine.Change[IslandState]) -> None:
        super().__init__(GAME, change)

    def play(self, *answers: str) -> Self:
        """Give the answers one after the other; events are of all of them."""
        heard: list[Event] = []
        for answer in answers:
            heard += super().play(answer).events
        self.events = heard
        return self

    @property
    def asks(self) -> str:
        """The letters of those who are asked, in order."""
        return "".join("ABCD"[decision.seat] for decision in self.asked)

    @property
    def offered(self) -> set[str]:
        return set(self.question.keys)

    def offers_to(self, letter: str) -> list[str]:
        return [key for decision in self.asked if decision.seat == seat_of(letter) for key in decision.keys]

    @property
    def risky(self) -> set[str]:
        """The offers that ask once more."""
        return {option.key for option in self.question.options if option.confirm}

    @property
    def silence(self) -> tuple[str, ...]:
        return self.question.default

    def at(self, spot: str) -> str:
        """What is in a hex: "an swims, boat(bp bq), shark"."""
        state, found = self.state, []
        folk = " ".join(state.people.get(spot, []))
        if folk:
            found.append(f"{folk} stands" if spot in state.terrain else f"{folk} swims")
        if spot in state.boats:
            found.append(f"boat({' '.join(state.boats[spot])})")
        found += [kind for kind, spots in state.creatures.items() for where in spots if where == spot]
        return ", ".join(found)

    def hand(self, letter: str) -> list[str]:
        return self.state.hands[seat_of(letter)]

    @property
    def winners(self) -> str:
        assert self.state.ending
        return "".join("ABCD"[seat] for seat in self.state.ending.winners)

    @property
    def reason(self) -> str | None:
        return self.state.ending.reason if self.state.ending else None


def dealt(seats: int = 4, seed: str = "story", **variants: str) -> Scene:
    """A match as it begins."""
    return Scene(engine.start(GAME, GAME.setup(seats, seed, variants)))


def silently(sea: Scene, until: str) -> Scene:
    """Played on by defaults until a step is asked."""
    for _ in range(LONGEST):
        if not sea.asked or sea.step == until:
            return sea
        sea.silent()
    raise AssertionError(f"{until} is never asked")


class Pieces(TypedDict, total=False):
    """Some of the pieces of a scene, to be given to it by `**`."""

    people: str
    boats: str
    creatures: str


def scene(
    step: str = "move",
    *,
    seats: int = 4,
    mover: str = "A",
    people: str = "",
    boats: str = "",
    creatures: str = "",
    land: str = "",
    under: str = "",
    hands: dict[str, str] | None = None,
    out: str = "",
    safe: str = "",
    moves: int = 3,
    swum: str = "",
    die: str = "",
    quiet: int = 0,
    idle: int = 0,
    **variants: str,
) -> Scene:
    """A turn of player A or another mover, at a step: play, move, sink, roll.

    people "an h9, bp c4"; boats "h11 an bp, c4"; creatures "shark c4"; land "h9 forest" besides FAR_LAND;
    under "h9 shark"; hands {"A": "forest:wind"}; safe "cq ne"; die "whale": what will be rolled.
    """
    state = GAME.deal(GAME.setup(seats, "scene", variants))
    state.began, state.turn, state.on_turn, state.first = 49, 60, seat_of(mover), Seat(0)
    state.reserve = {seat: [] for seat in state.everyone}
    state.launches = dict.fromkeys(state.everyone, 0)
    _lay(state, f"{FAR_LAND}, {land}" if land else FAR_LAND, under)
    for explorer, spot in _pairs(people):
        state.people.setdefault(spot, []).append(explorer)
    for spot, *aboard in (entry.split() for entry in boats.split(", ") if entry):
        state.boats[spot] = aboard
    state.creatures = {kind: [] for kind in state.creatures}
    for kind, spot in _pairs(creatures):
        state.creatures[kind].append(spot)
    for letter, tiles in (hands or {}).items():
        state.hands[seat_of(letter)] = sorted(tiles.split())
    state.out = out.split()
    for explorer, island in _pairs(safe):
        state.safe[island].append(explorer)
    state.moves, state.swum, state.quiet, state.idle = moves, swum.split(), quiet, idle
    state.rng = _loaded(die)
    state.stack = [Frame("round"), Frame(step, seat_of(mover))]
    return _begin(state)


def _begin(state: IslandState) -> Scene:
    """The step is run as far as a question, as the engine would."""
    flow = Flow(state)
    while not (asked := engine.decisions(GAME, state)) and not state.ending:
        frame = state.frame
        flow.enter(frame)
        GAME.steps[frame.step].run(state, frame, flow)
    barrier = engine.Barrier.NONE
    return Scene(engine.Change(state, tuple(flow.events), asked, barrier, settled=False, learned=frozenset()))


def _lay(state: IslandState, land: str, under: str) -> None:
    tiles = dict(_pairs(land))
    symbols = dict(_pairs(under))
    state.terrain = {spot: tiles[spot] for spot in BOARD.island if spot in tiles}
    assert set(state.terrain.values()) <= set(TERRAINS)
    state.under = {spot: symbols.get(spot, "repel_shark") for spot in state.terrain}


def _pairs(text: str) -> list[tuple[str, str]]:
    found = [tuple(entry.split()) for entry in text.split(", ") if entry]
    return [(first, second) for first, second in found]


def _loaded(die: str) -> Rng:
    """Chance whose next roll is the creature wanted."""
    seeds = (f"die-{n}" for n in range(1000))
    return Rng(next(seed for seed in seeds if not die or Rng(seed).choice(FACTS.die) == die))
