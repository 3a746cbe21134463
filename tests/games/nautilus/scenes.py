"""Positions of Nautilus in a few words, and playing on from them."""

from __future__ import annotations

from games import words_folder
from games.core import engine
from games.core.model import Seat, Setup
from games.core.words import words
from games.nautilus import GAME, Nautilus
from games.nautilus.state import Held, Module, NautilusState, Player, Sub
from games.nautilus.view import NautilusView
from tests.kit import scene as kit
from tests.kit.scene import LETTERS, seat_of

FACTS = GAME.facts
BOARD = FACTS.board
ENGLISH = words("en", words_folder("nautilus"))

BUILDING, AQUANAUTS, SUBMARINES = 1, 2, 3


class Scene(kit.Scene[NautilusState, NautilusView]):
    """A match under way: answers are "A buy:training", "A at:N10", "A leaves"."""

    def spots(self, verb: str) -> set[str]:
        """The squares on offer for a verb: "at", "to", "from", "sail"."""
        start = f"{verb}:"
        return {key.removeprefix(start) for key in self.offers if key.startswith(start)}

    @property
    def piece(self) -> str:
        """Where the aquanaut or submarine is that need not be named, being the only one."""
        memo = self.state.frame.memo
        return str(memo.get("origin") or memo.get("sub"))

    def player(self, letter: str) -> Player:
        return self.state.players[seat_of(letter)]

    def money(self, letter: str) -> int:
        return self.player(letter).money

    def crew(self, spot: str) -> str:
        """Who is in a module: "AAB"."""
        crew = self.state.city[spot].crew
        return "".join(letter * count for letter, count in zip(LETTERS, crew, strict=False))

    def subs(self, letter: str) -> list[str]:
        return [sub.spot for sub in self.player(letter).subs]

    def three(self, kind: str) -> str | None:
        holder = self.state.threes[kind]
        return None if holder is None else LETTERS[holder]

    def known(self, letter: str) -> dict[str, str]:
        """The face-down discoveries a player knows."""
        return {t.spot: t.face for t in self.view(letter).tiles if t.face and not t.up}


class _Staged(Nautilus):
    """The game, dealt as a scene wants it."""

    def __init__(self, state: NautilusState) -> None:
        self.data_set, self.facts, self.steps = GAME.data_set, GAME.facts, GAME.steps
        self.instincts = GAME.instincts
        self._state = state

    def deal(self, setup: Setup) -> NautilusState:
        return self._state


def dealt(seats: int = 2, seed: str = "story", **variants: str) -> Scene:
    """A match as it begins."""
    return Scene(GAME, engine.start(GAME, GAME.setup(seats, seed, variants)))


def scene(
    phase: int,
    seats: int = 2,
    *,
    city: str = "",
    base: str = "K10",
    crew: dict[str, str] | None = None,
    held: dict[str, str] | None = None,
    subs: dict[str, str] | None = None,
    money: dict[str, int] | None = None,
    reserve: dict[str, int] | None = None,
    tracks: dict[str, str] | None = None,
    finds: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    shown: dict[str, str] | None = None,
    ruins: dict[int, str] | None = None,
    threes: dict[str, str] | None = None,
    missions: dict[str, str] | None = None,
    trench_open: bool = False,
    stirred: bool = True,
    only: str = "",
    last: int | None = None,
    **variants: str,
) -> Scene:
    """A phase about to begin, A first.

    city "training:L9/0:A green:O9" (turn and builder may be missing); crew {"L9": "AAB"};
    held {"A": "training green-3"}; subs {"A": "Q11"}; tiles {"R10": "gold"} are all the face-down ones;
    tracks {"A": "sonar sonar"} come on top of what the crew runs; ruins {7: "A", 8: "-"};
    only "A": nobody else plays in this phase.
    """
    state = GAME.deal(GAME.setup(seats, "scene", variants))
    state.phase, state.round, state.first = phase, 5, Seat(0)
    state.trench_open, state.stirred, state.last = trench_open, stirred, last
    _build(state, base, city, crew or {})
    for letter, named in (tracks or {}).items():
        for kind in named.split():
            state.players[seat_of(letter)].tracks[kind] += 1
    _equip(state, held or {}, subs or {}, money or {}, reserve or {}, finds or {})
    state.tiles = dict(tiles) if tiles is not None else state.tiles
    state.shown = dict(shown or {})
    state.ruins = {number: None if by == "-" else seat_of(by) for number, by in (ruins or {}).items()}
    state.threes.update({kind: seat_of(letter) for kind, letter in (threes or {}).items()})
    if missions:
        state.missions.update({seat_of(letter): mission for letter, mission in missions.items()})
    state.order = [seat_of(letter) for letter in only] or state.everyone
    game = _Staged(state)
    return Scene(game, engine.start(game, GAME.setup(seats, "scene", variants)))


def _build(state: NautilusState, base: str, city: str, crew: dict[str, str]) -> None:
    state.city = {base: Module("base", 0, None, [0] * state.seats)}
    for named in city.split():
        kind, place, *builder = named.split(":")
        spot, _, turn = place.partition("/")
        owner = seat_of(builder[0]) if builder else None
        state.city[spot] = Module(kind, int(turn or 0), owner, [0] * state.seats)
        state.piles[kind] -= 1
    for spot, letters in crew.items():
        module = state.city[spot]
        for letter in letters:
            player = state.players[seat_of(letter)]
            if module.kind in player.tracks and not module.crew[seat_of(letter)]:
                player.tracks[module.kind] += 1
            module.crew[seat_of(letter)] += 1
            player.reserve -= 1


def _equip(
    state: NautilusState,
    held: dict[str, str],
    subs: dict[str, str],
    money: dict[str, int],
    reserve: dict[str, int],
    finds: dict[str, str],
) -> None:
    for letter, named in held.items():
        state.players[seat_of(letter)].held = [Held.named(key) for key in named.split()]
    for letter, spots in subs.items():
        state.players[seat_of(letter)].subs = [Sub(spot) for spot in spots.split()]
    for letter, nemos in money.items():
        state.players[seat_of(letter)].money = nemos
    for letter, aquanauts in reserve.items():
        state.players[seat_of(letter)].reserve = aquanauts
    for letter, named in finds.items():
        for face in named.split():
            state.players[seat_of(letter)].finds[face] += 1
