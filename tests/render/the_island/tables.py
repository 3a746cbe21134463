"""Positions of The Island to draw: a few made by hand, and as many as wanted from random play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random

from msgspec.structs import replace

from games.core import engine
from games.core.model import Action, Decision, Event, Option, Say, Seat, Who
from games.the_island import GAME
from games.the_island.state import IslandState
from games.the_island.view import Chosen, IslandView, PlayerView, Threat
from render.scene import Scene
from tests.render import files

NAMES, STRANGE = files.NAMES, files.STRANGE
BOARD = GAME.facts.board
KINDS = ("beach", "forest", "mountain")
TERRAIN = dict(
    zip(
        BOARD.island,
        (
            {"b": "beach", "f": "forest", "m": "mountain"}[letter]
            for letter in "bmbfbbffbbmbfbmfffffmbfmbbbmffmfbmbbfbf"[:39] + "b"
        ),
        strict=True,
    )
)
SUNK = ["d4", "d6", "e4", "e5", "f5", "f7", "g9", "h5", "h6", "h7", "i6", "i8", "j6"]
HANDLES = "npqrstuvwx"


def people(**crowds: str) -> dict[str, tuple[str, ...]]:
    """Explorers by hex, written as colours: g7="abb"; each gets the next handle of its colour."""
    used = dict.fromkeys("abcd", 0)
    found: dict[str, tuple[str, ...]] = {}
    for spot, colours in crowds.items():
        names = []
        for colour in colours:
            names.append(colour + HANDLES[used[colour] % 10])
            used[colour] += 1
        found[spot] = tuple(names)
    return found


def player(colour: str, saved: int = 0, playing: int = 10, lost: int = 0, *tiles: str) -> PlayerView:
    return PlayerView(colour, (), 0, saved, playing, lost, tiles, False)


def start(seats: int = 4) -> IslandView:
    """Nobody has placed anything."""
    change = engine.start(GAME, GAME.setup(seats, "picture"))
    return GAME.view(change.state, None)


def middle() -> IslandView:
    """Four players in turn 14; Ben moves, with two points left."""
    crowds = people(
        g7="abbcdd", g3="abc", h10="bc", f9="a", i4="c", j5="d", f4="d", f11="bd", d6="a", h5="c", c1="b",
        b10="ac", d8="dab", e2="c", k5="dd", i10="ab", h11="c", nw="b", ne="aac", sw="c", se="d",
    )  # fmt: skip
    aboard = ("b10", "d8", "e2", "k5", "i10", "h11")
    safe = ("nw", "ne", "sw", "se")
    gone = tuple(c + h for c in "abd" for h in HANDLES[-1:])
    return replace(
        start(),
        phase="play",
        turn=14,
        on_turn=Seat(1),
        first=Seat(0),
        step=2,
        moves=2,
        terrain={spot: kind for spot, kind in TERRAIN.items() if spot not in SUNK},
        people={spot: folk for spot, folk in crowds.items() if spot not in (*aboard, *safe)},
        boats={"i2": (), **{spot: crowds[spot] for spot in aboard}},
        creatures={
            "serpent": ("b1", "d10", "h6", "k2", "k10"),
            "shark": ("e5", "i8"),
            "whale": ("c6", "k7"),
        },
        safe={corner: crowds[corner] for corner in safe},
        lost=gone,
        players=(
            player("a", 2, 7, 1, "beach", "forest"),
            player("b", 1, 8, 1, "forest", "forest"),
            player("c", 2, 8, 0),
            player("d", 1, 8, 1, "beach"),
        ),
    )


def crowded() -> IslandView:
    """Hexes as full as they get."""
    folk = people(
        d5="aaaaa", d7="aabccd", e6="abcd", e7="aabbbcccdddd", f6="aa", f8="ccc", f9="aaddd", d6="aabbcd",
        e4="abcd", e5="abc", d4="cd", f5="bbbbb", g6="abcd", f7="a", h5="c", j6="abbc", g10="abcdabcd",
    )  # fmt: skip
    return replace(
        middle(),
        people=folk,
        boats={"g6": ("an", "bn", "cn"), "f7": ("dn",), "h5": (), "i6": ("ap", "bp"), "h6": ()},
        creatures={
            "shark": ("g9", "h6", "h7", "i6", "i8", "g9"),
            "whale": ("g9", "h5", "h7", "j6", "g9"),
            "serpent": ("h6", "h7", "k1", "l10", "g9"),
        },
        safe={"nw": tuple(c + h for c in "abcd" for h in HANDLES), "ne": ("an",), "sw": (), "se": ()},
    )


def choosing(spot: str = "h10", explorer: str = "bs") -> IslandView:
    """Ben is about to move an explorer."""
    own = {**middle().people, "h10": ("bs", "cq")}
    return replace(middle(), viewer=Seat(1), people=own, chosen=Chosen("explorer", spot, explorer))


def keeping(*symbols: str) -> IslandView:
    """Ben's own view with some tiles kept."""
    return replace(middle(), viewer=Seat(1), hand=symbols)


def threatened() -> IslandView:
    """A shark has come to swimmers."""
    sharks = {**middle().creatures, "shark": ("e5", "f11")}
    return replace(middle(), step=4, rolled="shark", creatures=sharks, threat=Threat("shark", "f11", Seat(1)))


def ended(seats: int = 4, seed: int = 3, **variants: str) -> IslandView:
    """A match that somebody tried to win, counted."""
    *_, (state, _, _) = playout(seats, seed, variants, wisely=True)
    return GAME.view(state, None)


def trail() -> tuple[Event, ...]:
    """The last moves before the middle position."""
    return (
        told("sailed", 0, {"from": "C10", "spot": "B10", "aboard": 3}),
        told("landed", 0, {"explorer": "Q", "from": "B10", "island": Say("safe-ne")}),
        told("sank", 0, {"spot": "I8", "terrain": Say("beach"), "people": 1}),
        Event(Say("turned", {"spot": "I8", "tile": Say("tile-shark")})),
        told("lost", 0, {"spot": "I8", "count": 1, "explorers": ("X",), "cause": Say("the-shark")}),
        Event(Say("rolled", {"who": Who(Seat(0)), "kind": Say("a-whale")})),
        told("prowled", 0, {"kind": Say("a-whale"), "from": "H12", "spot": "F11"}),
        Event(Say("boat-lost", {"spot": "F11", "cause": Say("the-whale"), "count": 2})),
        told("boarded", 1, {"explorer": "T", "from": "E8", "spot": "D8"}),
    )


def told(name: str, seat: int, facts: Mapping[str, object]) -> Event:
    return Event(Say(name, {"who": Who(Seat(seat)), **facts}))  # type: ignore[dict-item]


def scene(seats: int = 4, **around: object) -> Scene:
    return replace(Scene(NAMES[:seats]), **around)


def marks_of(decision: Decision) -> dict[str, str]:
    return {option.spot: option.spot for option in decision.options if option.spot}


def playout(
    seats: int, seed: int, variants: Mapping[str, str] | None = None, wisely: bool = False
) -> Iterator[tuple[IslandState, tuple[Decision, ...], tuple[Event, ...]]]:
    """Every moment of a random match: the state, what is asked, what happened lately."""
    chance = Random(seed)
    change = engine.start(GAME, GAME.setup(seats, f"picture{seed}", variants))
    lately = change.events
    while change.asked:
        yield change.state, change.asked, lately
        decision = chance.choice([d for d in change.asked if d.answer is None])
        picks = _wise(change.state, decision, chance) if wisely else _any(decision, chance)
        change = engine.play_on(GAME, change.state, Action(decision.seat, decision.step, picks), change.asked)
        lately = (*lately, *change.events)[-24:]
    yield change.state, (), lately


def moment(
    number: int, seats: int, seed: int, variants: Mapping[str, str] | None = None
) -> tuple[IslandState, tuple[Decision, ...], tuple[Event, ...]]:
    """One moment of a random match, counted from the beginning."""
    return next(islice(playout(seats, seed, variants), number, None))


def _any(decision: Decision, chance: Random) -> tuple[str, ...]:
    count = chance.randint(decision.least, decision.most)
    return tuple(chance.sample(decision.keys, count))


def _wise(state: IslandState, decision: Decision, chance: Random) -> tuple[str, ...]:
    """Mostly towards the safe islands, in boats where there are any."""
    if decision.step not in ("move", "go", "sail") or chance.random() < 0.2:
        return _any(decision, chance)
    wanted = [o for o in decision.options if o.spot and not o.confirm and _sensible(state, o)]
    ranked = sorted(wanted, key=lambda o: (not o.key.startswith("board"), BOARD.way.get(o.spot or "", -1)))
    return (ranked[0].key,) if ranked else _any(decision, chance)


def _sensible(state: IslandState, option: Option) -> bool:
    """Empty boats stay; who is aboard leaves only to land."""
    verb, _, name = option.key.partition(":")
    spot = option.spot or ""
    if verb == "boat":
        return bool(state.boats[spot])
    if verb == "explorer" and any(name in crew for crew in state.boats.values()):
        return spot in BOARD.ashore
    return verb != "jump"
