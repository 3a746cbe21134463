"""The interface that every game implements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

from games.core.data import DataSet
from games.core.former import Former
from games.core.instincts import Instincts
from games.core.model import BadSetup, Ending, EngineBug, RuleError, Say, Seat, Setup, SheetLine
from games.core.rng import Rng
from games.core.steps import BASE_SECRECY, Flow, S, Secrecy, State, Step, Together

__all__ = [
    "BASE_SECRECY",
    "PRESET",
    "Flow",
    "Game",
    "Meta",
    "Preset",
    "S",
    "Secrecy",
    "State",
    "Step",
    "Together",
    "V",
    "Variant",
    "seat_variant",
]

V = TypeVar("V", bound=Struct)


class Variant(Struct, frozen=True):
    """An option of the table: its choices, the default first."""

    name: str
    choices: tuple[str, ...] = ("off", "on")
    seats: bool = False  # the choices after the default are seats, "1" to "4": who begins, who has a colour

    @property
    def default(self) -> str:
        return self.choices[0]


PRESET = "preset"
"""What the table chooses a preset by, as if it were one more variant."""


class Preset(Struct, frozen=True):
    """Choices that belong together, as a rulebook makes them; other variants are left as they are."""

    name: str
    choices: dict[str, str]


def seat_variant(name: str, most: int = 4) -> Variant:
    """Make a variant that chooses a seat; chance decides by default."""
    return Variant(name, ("drawn", *(str(number) for number in range(1, most + 1))), seats=True)


class Meta(Struct, frozen=True):
    """A game's metadata: name, versions, seats, variants."""

    key: str
    title: str
    rules: int  # raised when running matches would replay differently
    seats: tuple[int, ...]
    credits: str
    minutes: int
    variants: tuple[Variant, ...] = ()
    former: tuple[int, ...] = ()  # older rules versions whose matches are still played as they were dealt
    carried: tuple[int, ...] = ()  # older rules versions whose running matches become matches of this one
    windows: tuple[str, ...] = ()  # reactions out of turn, by the names standing orders know them by
    unposted: tuple[str, ...] = ()  # events that posts leave to the log: at the end the result says it all
    presets: tuple[Preset, ...] = ()  # each sets the same variants; the first one to their defaults

    @property
    def offered(self) -> tuple[Variant, ...]:
        """List what a table may choose: a preset if there are any, then every variant."""
        names = tuple(preset.name for preset in self.presets)
        return (Variant(PRESET, names), *self.variants) if names else self.variants

    def chosen(self, variants: Mapping[str, str], name: str) -> str:
        """Return a table's choice for a variant; for presets the one its choices match, or "own"."""
        if name == PRESET:
            fitting = (preset.name for preset in self.presets if self._fits(preset, variants))
            return next(fitting, "own")
        default = next(variant.default for variant in self.variants if variant.name == name)
        return variants.get(name, default)

    def choosing(self, variants: Mapping[str, str], name: str, choice: str) -> dict[str, str]:
        """Add a choice to a table's choices; defaults are not listed."""
        named = {variant.name: variant for variant in self.offered}
        if name not in named:
            raise BadSetup("no-such-variant", variant=name, known=tuple(named))
        if choice not in named[name].choices:
            raise BadSetup("no-such-choice", variant=name, choice=choice, known=named[name].choices)
        changed = {name: choice}
        if name == PRESET:
            changed = next(preset.choices for preset in self.presets if preset.name == choice)
        return {n: c for n, c in {**variants, **changed}.items() if c != named[n].default}

    def unusual(self, variants: Mapping[str, str]) -> dict[str, str]:
        """Summarise a table's choices: its preset, then the choices outside it."""
        preset = next((preset for preset in self.presets[1:] if self._fits(preset, variants)), None)
        if preset is None:
            return dict(sorted(variants.items()))
        others = {name: choice for name, choice in sorted(variants.items()) if name not in preset.choices}
        return {PRESET: preset.name, **others}

    def _fits(self, preset: Preset, variants: Mapping[str, str]) -> bool:
        return all(self.chosen(variants, name) == choice for name, choice in preset.choices.items())


class Game(Generic[S, V]):
    """The rules of one game over one data set."""

    meta: ClassVar[Meta]
    state_type: ClassVar[type[Any]]
    view_type: ClassVar[type[Any]]
    secrecy: ClassVar[Mapping[str, Secrecy]]  # every field of the state, by name
    steps: Mapping[str, Step[S]]
    data_set: DataSet
    former: ClassVar[Former] = Former()  # how matches of the rules versions in `meta.carried` are read
    instincts: Instincts[S] = Instincts()  # what stand-ins know of the game

    def using(self, data_set: DataSet) -> Self:
        """Return the same game over corrected data."""
        raise EngineBug(f"{self.meta.key} takes no other data")

    def deal(self, setup: Setup) -> S:
        """Deal the initial state."""
        raise EngineBug(f"{self.meta.key} cannot be dealt")

    def view(self, state: S, viewer: Seat | None) -> V:
        """Build what a viewer may see; None is the public."""
        raise EngineBug(f"{self.meta.key} shows nothing")

    def resample(self, state: S, viewer: Seat | None, rng: Rng) -> None:
        """Deal again all that the viewer neither sees nor remembers. Where nothing is hidden: what will
        fall from now on."""
        state.rng = state.rng.unforeseen(rng)

    def deal_again(self, state: S) -> None:
        """Deal again, by the state's own chance, all that no seat sees or remembers: for a rewind."""

    def leave(self, state: S, seat: Seat, flow: Flow) -> None:
        """Let a player leave for good, as the rules provide."""
        raise RuleError("cannot-leave")

    def standing(self, view: V) -> tuple[SheetLine, ...]:
        """Compute the score sheet so far from a view."""
        return ()

    def final_sheet(self, ending: Ending) -> tuple[SheetLine, ...]:
        """Return the score sheet of an ending, for people: what adds to the total, and what does not."""
        return ending.sheet

    def round(self, state: S) -> int:
        """Return the round a state is in, from 1 on; where a game counts none: a turn of everybody."""
        return 1 + max(0, state.turn - 1) // state.seats

    def left(self, view: V) -> tuple[Say, ...]:
        """Count what is left to come from a view."""
        return ()

    def digest(self, said: tuple[Say, ...]) -> tuple[Say, ...]:
        """What one player did, told more shortly for a post: gains added up, say. The log keeps it all."""
        return said

    def merits(self, view: V, seat: Seat) -> Mapping[str, int]:
        """Count what a hint speaks of, by the names in the game's `reasons`; by default points alone."""
        return {"points": sum(line.points[seat] for line in self.standing(view) if line.adds)}

    def score(self, state: S, seat: Seat) -> float:
        """Estimate how well a seat stands; for stand-ins, on resampled states only."""
        return self.instincts.lead(state, seat)

    def totals(self, state: S) -> dict[str, int]:
        """Count what must never change: tiles, cards, money."""
        return {}

    def flaws(self, state: S) -> list[str]:
        """List the invariants that a state breaks: "a known card is not in the hand"."""
        return []

    def allow(self, setup: Setup) -> None:
        """Raise BadSetup for a combination of seats and variants the game does not have."""

    def setup(self, seats: int, seed: str, variants: Mapping[str, str] | None = None) -> Setup:
        """Make a checked setup for a new match."""
        chosen: dict[str, str] = {}
        for name, choice in (variants or {}).items():
            chosen = self.meta.choosing(chosen, name, choice)
        words = tuple(sorted(f"{name}={choice}" for name, choice in chosen.items()))
        setup = Setup(self.meta.key, self.meta.rules, self.data_set.hash, seats, seed, words)
        self.check(setup)
        return setup

    def check(self, setup: Setup) -> None:
        """Raise BadSetup unless this setup can be dealt here."""
        if setup.game != self.meta.key:
            raise BadSetup("wrong-game", game=setup.game, known=self.meta.key)
        if setup.rules not in (self.meta.rules, *self.meta.former):
            raise BadSetup("other-rules", wanted=setup.rules, have=self.meta.rules)
        if setup.data != self.data_set.hash:
            raise BadSetup("other-data", wanted=setup.data, have=self.data_set.hash)
        if setup.seats not in self.meta.seats:
            known = tuple(str(number) for number in self.meta.seats)
            raise BadSetup("no-such-seats", seats=setup.seats, known=known)
        if not setup.seed or any(c.isspace() or c == "#" for c in setup.seed):
            raise BadSetup("bad-seed")
        self._check_variants(setup)
        self.allow(setup)

    def _check_variants(self, setup: Setup) -> None:
        named = {variant.name: variant for variant in self.meta.variants}
        for word in setup.variants:
            name, _, choice = word.partition("=")
            if name not in named or choice not in named[name].choices:
                raise BadSetup("no-such-variant", variant=word, known=tuple(named))
            if named[name].seats and int(choice) > setup.seats:
                raise BadSetup("nobody-sits-there", seat=int(choice), seats=setup.seats)

    def choice(self, setup: Setup, name: str) -> str:
        """Return the table's choice for a variant."""
        for word in setup.variants:
            key, _, choice = word.partition("=")
            if key == name:
                return choice
        return next(variant.default for variant in self.meta.variants if variant.name == name)

    def seat_chosen(self, setup: Setup, name: str) -> Seat | None:
        """Return the seat chosen for a variant of seats; None if chance decides."""
        choice = self.choice(setup, name)
        return Seat(int(choice) - 1) if choice.isdecimal() else None

    def first_player(self, setup: Setup, rng: Rng) -> Seat:
        """Return who begins: the seat chosen by the variant "first", else a random one."""
        drawn = Seat(rng.below(setup.seats))
        chosen = self.seat_chosen(setup, "first")
        return drawn if chosen is None else chosen
