"""Whole matches at random, kept moment by moment as bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from games.core import codec, engine
from games.core.again import picks
from games.core.engine import LEAVE, Barrier, Change
from games.core.game import Game, Variant
from games.core.model import Action, BadSetup, Decision, Event, Seat, Setup, Transcript
from games.core.rng import Rng

BOUND = 4000
QUICK, EACH_VARIANT = 1, 6  # matches for each seat count: in the quick suite, in `make test-all`

Chooser = Callable[[tuple[Decision, ...]], Action]


@dataclass(frozen=True)
class Moment:
    """A state, the action that was taken there, and what it did. The last moment has none."""

    data: bytes
    asked: tuple[Decision, ...]
    action: Action | None = None
    events: tuple[Event, ...] = ()
    barrier: Barrier = Barrier.NONE
    settled: bool = False
    learned: frozenset[Seat] = frozenset()


@dataclass
class Match:
    """One whole match."""

    game: Game[Any, Any]
    setup: Setup
    opening: tuple[Event, ...]
    moments: list[Moment] = field(default_factory=list)

    @property
    def transcript(self) -> Transcript:
        return Transcript(self.setup, tuple(m.action for m in self.moments if m.action))

    def state(self, moment: Moment) -> Any:
        """A fresh copy of the state at a moment."""
        return codec.decode(self.game.state_type, moment.data)

    @property
    def moves(self) -> Iterator[tuple[Moment, Moment]]:
        """Each moment with an action, and the one after it."""
        return zip(self.moments, self.moments[1:], strict=False)

    def some(self, count: int) -> list[Moment]:
        """Moments with an action, at random, in order; the same ones every time."""
        numbers = range(len(self.moments) - 1)
        chosen = Random(self.setup.seed).sample(numbers, min(count, len(numbers)))
        return [self.moments[number] for number in sorted(chosen)]

    def __str__(self) -> str:
        setup = self.setup
        return f"{setup.game} {setup.seats}p seed {setup.seed} {','.join(setup.variants)}".strip()


def setups(game: Game[Any, Any], per_seats: int = QUICK) -> list[Setup]:
    """Quick: every seat count plain, then two matches of many variants at once.

    With more than one match for each seat count, every variant is played by itself: once up to EACH_VARIANT,
    and at every seat count beyond.
    """
    plain: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in game.meta.seats]
    if per_seats <= QUICK:
        ends = (min(game.meta.seats), max(game.meta.seats))
        mixed = [(seats, _together(game, seats, turn)) for turn, seats in enumerate(ends)]
        return _named(game, plain + [(seats, variants) for seats, variants in mixed if variants])
    chosen = [{v.name: choice} for v in game.meta.variants for choice in _choices(v)]
    if per_seats <= EACH_VARIANT:
        return _named(game, plain + [(_some_seats(game, n, v), v) for n, v in enumerate(chosen)])
    count = max(per_seats, len(chosen) + 1)
    every = [{}, *chosen]
    return _named(game, [(s, every[n % len(every)]) for s in game.meta.seats for n in range(count)])


def _together(game: Game[Any, Any], seats: int, turn: int) -> dict[str, str]:
    """As many variants as can be played in one match: of each one choice, another one each turn."""
    variants: dict[str, str] = {}
    for variant in game.meta.variants:
        choices = _choices(variant)
        more = {**variants, variant.name: choices[turn % len(choices)]}
        if _allowed(game, seats, more):
            variants = more
    return variants


def _choices(variant: Variant) -> tuple[str, ...]:
    """All but the default; of seats one stands for the others."""
    return variant.choices[1:2] if variant.seats else variant.choices[1:]


def _named(game: Game[Any, Any], wanted: list[tuple[int, dict[str, str]]]) -> list[Setup]:
    return [
        game.setup(seats, f"kit-{seats}-{number}", variants)
        for number, (seats, variants) in enumerate(wanted)
        if _allowed(game, seats, variants)
    ]


def _some_seats(game: Game[Any, Any], number: int, variants: dict[str, str]) -> int:
    """A seat count that a variant can be played at, another one for each."""
    fitting = [seats for seats in game.meta.seats if _allowed(game, seats, variants)]
    return fitting[number % len(fitting)]


def _allowed(game: Game[Any, Any], seats: int, variants: dict[str, str]) -> bool:
    try:
        game.setup(seats, "kit", variants)
    except BadSetup:
        return False
    return True


def play(game: Game[Any, Any], setup: Setup, choose: Chooser | None = None, leaver: bool = False) -> Match:
    """One match to its end, in which somebody may leave on the way; every action goes through `play_on`."""
    leaves = leaver and may_leave(game)
    match = _played(game, setup, choose, range(5, 25) if leaves else range(0))
    if leaves and not any(moment.action and moment.action.step == LEAVE for moment in match.moments):
        match = _played(game, setup, choose, range(len(match.moments) - 1))  # over before anybody left
    return match


def _played(game: Game[Any, Any], setup: Setup, choose: Chooser | None, leaving: range) -> Match:
    """A match whose leaver goes after so many actions, if there is to be one."""
    dice = Random(f"{setup.seed}/{setup.seats}")
    chooser = choose or (lambda asked: at_random(asked, dice))
    change = engine.start(game, setup)
    match = Match(game, setup, change.events)
    leaves_at = dice.choice(leaving) if leaving else -1
    while not change.state.ending:
        if not engine.waiting(change.asked):
            raise AssertionError(f"{match}: nobody is asked after {len(match.moments)} actions")
        if len(match.moments) >= BOUND:
            raise AssertionError(f"{match}: no end after {BOUND} actions")
        action = chooser(change.asked)
        if len(match.moments) == leaves_at:
            action = Action(Seat(dice.randrange(setup.seats)), LEAVE, ())
        change = _step(match, change, action)
    match.moments.append(Moment(codec.encode(change.state), change.asked))
    return match


def _step(match: Match, change: Change[Any], action: Action) -> Change[Any]:
    data, asked = codec.encode(change.state), change.asked
    after = engine.play_on(match.game, change.state, action, asked)
    moment = Moment(data, asked, action, after.events, after.barrier, after.settled, after.learned)
    match.moments.append(moment)
    return after


def may_leave(game: Game[Any, Any]) -> bool:
    return type(game).leave is not Game.leave


def at_random(asked: tuple[Decision, ...], dice: Random) -> Action:
    """Any legal answer; now and then one that was given already is changed."""
    missing = [decision for decision in asked if decision.answer is None]
    decision = dice.choice(asked if dice.random() < 0.2 else missing)
    return Action(decision.seat, decision.step, picks(decision, Rng(str(dice.random()))))


def in_silence(asked: tuple[Decision, ...]) -> Action:
    """What happens when nobody ever answers: the defaults."""
    decision = next(decision for decision in asked if decision.answer is None)
    return Action(decision.seat, decision.step, decision.default)


_kept: dict[tuple[int, int], list[Match]] = {}


def matches(game: Game[Any, Any], per_seats: int = QUICK) -> list[Match]:
    """The matches the kit looks at, played once; in every third one somebody leaves."""
    key = (id(game), per_seats)
    if key not in _kept:
        chosen = enumerate(setups(game, per_seats))
        _kept[key] = [play(game, setup, leaver=number % 3 == 2) for number, setup in chosen]
    return _kept[key]
