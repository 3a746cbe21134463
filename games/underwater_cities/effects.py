"""The vocabulary of effects: what slots, cards, tiles and contracts can do. EFFECTS.md explains each word."""

from __future__ import annotations

from msgspec import Struct

RESOURCES = ("cr", "ke", "st", "sc", "bi")
"""Credits, kelp, steelplast, science, biomatter."""
GAINS = (*RESOURCES, "vp", "cd")
"""What can be gained: resources, points, era cards."""
BUILDINGS = ("farm", "desal", "lab")
STRUCTURES = (*BUILDINGS, "tunnel")
CITIES = ("white", "purple")
KINDS = (*STRUCTURES, *CITIES)
METRICS = (
    *STRUCTURES,
    *(f"up.{kind}" for kind in STRUCTURES),
    *(f"pair.{kind}" for kind in BUILDINGS),
    "pairs",
    "city",
    "purple",
    "two_types",
    "full",
    "sets",
    "metro",
    "brown",
    "blue",
    "special",
    "action",
    "space",
    "hand",
    "ahead",
    "taken",
    "contract",
)
"""What can be counted, of a player's connected things only; and how that player stands among the others."""
EVENTS = (
    "mismatch",
    *(f"build.{kind}" for kind in (*KINDS, "city")),
    *(f"second.{kind}" for kind in BUILDINGS),
    "tunnel2",
    *(f"upgrade.{kind}" for kind in STRUCTURES),
    *(f"pair.{kind}" for kind in BUILDINGS),
    *(f"enter.{space}" for space in (4, 3, 2, 1)),
    "link",
    *(f"gives.{resource}" for resource in RESOURCES),
    "special",
    "end",
)
"""What a permanent card can wait for."""

Amounts = dict[str, int]


class EffectError(Exception):
    """An effect that cannot be read: the word and the reason."""


class Effect(Struct, frozen=True):
    """One word of the vocabulary with what it is given; `text` is how it is written."""

    text: str


class Gain(Effect, frozen=True):
    """Take resources, points and era cards."""

    what: Amounts


class Fed(Effect, frozen=True):
    """Go up the Federation track."""

    steps: int


class Act(Effect, frozen=True):
    """Use action cards."""

    count: int


class Ready(Effect, frozen=True):
    """Turn used action cards back."""

    count: int


class Special(Effect, frozen=True):
    """Take a special card."""


class Metro(Effect, frozen=True):
    """Draw a further blue metropolis, which counts as linked."""


class Build(Effect, frozen=True):
    """Build one thing after the other."""

    kinds: tuple[str, ...]
    count: int = 1
    cost: Amounts | None = None  # None: the usual cost
    free: bool = False
    less: Amounts = {}
    site: str = "normal"  # normal, expansion, any
    then: Amounts | None = None  # and upgrade it at once for this


class Upgrade(Effect, frozen=True):
    """Upgrade structures, each for one of the payments."""

    kinds: tuple[str, ...]
    count: int = 1
    each: tuple[Amounts, ...] = ({"sc": 1},)


class Convert(Effect, frozen=True):
    """Turn a white city into a purple one."""

    cost: Amounts


class Slot(Effect, frozen=True):
    """Do what an action slot says, without a tile or a card."""

    which: str  # available, other, notmine
    coloured: bool = False


class Trial(Effect, frozen=True):
    """Gain what one upgraded structure makes by itself."""

    kinds: tuple[str, ...]


class Pick(Effect, frozen=True):
    """Gain some different resources of your choice, one of each."""

    count: int


class Parts(Effect, frozen=True):
    """Several effects, in any order, each may be left out."""

    parts: tuple[Effect, ...]


class One(Effect, frozen=True):
    """One of several effects."""

    choices: tuple[Effect, ...]


class Swap(One, frozen=True):
    """One for the other, either way, once: a choice of two payments."""

    one: Amounts
    other: Amounts


class Pay(Effect, frozen=True):
    """Pay for an effect, once or several times."""

    cost: Amounts
    effect: Effect
    times: int = 1

    @property
    def again(self) -> str:
        """The same with one payment less, as text."""
        cost = "+".join(f"{number}{what}" for what, number in self.cost.items())
        return f"pay({cost},{self.effect.text},times={self.times - 1})"


class If(Effect, frozen=True):
    """An effect for those who have enough of something."""

    metric: str
    sign: str  # >= or ==
    bound: int
    effect: Effect


class Per(Effect, frozen=True):
    """A gain for every so many of something."""

    metric: str
    every: int
    what: Amounts
    most: int = 99


class Less(Effect, frozen=True):
    """Permanent: a discount."""

    kinds: tuple[str, ...]
    off: Amounts


class Hand(Effect, frozen=True):
    """Permanent: a higher hand limit."""

    more: int


class On(Effect, frozen=True):
    """Permanent: an effect whenever something happens."""

    event: str
    effect: Effect
    once: bool = False  # in a turn


class SlotMod(Effect, frozen=True):
    """Permanent: one more part for an action slot, named by its action."""

    slot: str
    effect: Effect


class Ability(Effect, frozen=True):
    """Permanent: an effect that may be used once in each of one's turns."""

    effect: Effect


class Replace(Effect, frozen=True):
    """Production: some structures make something else instead."""

    kind: str  # farm, desal, lab, tunnel, or up.<kind> for what the upgrade adds
    count: int
    out: Amounts
    into: Amounts


class Plus(Effect, frozen=True):
    """Production: some structures make something more."""

    kind: str
    count: int
    what: Amounts


class Table(Effect, frozen=True):
    """End of the game: points by number."""

    metric: str
    points: tuple[tuple[int, int], ...]  # (at least so many, points), best last


class Buy(Effect, frozen=True):
    """End of the game: points for resources."""

    cost: Amounts
    points: int
    times: int
