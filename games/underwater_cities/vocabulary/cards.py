"""Words about cards and slots: using, taking, choosing."""

from __future__ import annotations

from games.underwater_cities.costs import add
from games.underwater_cities.effects import (
    RESOURCES,
    STRUCTURES,
    Act,
    Amounts,
    Effect,
    Pick,
    Ready,
    Slot,
    Special,
    Trial,
)
from games.underwater_cities.execution import ask
from games.underwater_cities.feasibility import open_slots, ready_actions, trial_kinds
from games.underwater_cities.network import Here
from games.underwater_cities.parsing import Given
from games.underwater_cities.prospects import ANYTHING
from games.underwater_cities.vocabulary.word import Where, Word

AT_ONCE = frozenset((Where.AT_ONCE,))
SLOTS = ("available", "other", "notmine")

ACT = Word(
    name="act",
    kind=Act,
    where=AT_ONCE,
    read=lambda given: Act(given.text, given.count()),
    can=lambda here, effect: bool(ready_actions(here)),
    do=ask("use"),
    brings=lambda here, effect: ANYTHING,
)

READY = Word(
    name="ready",
    kind=Ready,
    where=AT_ONCE,
    read=lambda given: Ready(given.text, given.count()),
    can=lambda here, effect: bool(here.nation.used),
    do=ask("ready"),
    brings=lambda here, effect: {},
)

SPECIAL = Word(
    name="special",
    kind=Special,
    where=AT_ONCE,
    read=lambda given: Special(given.text),
    can=lambda here, effect: any(here.state.offer) or bool(here.state.specials),
    do=ask("special"),
    brings=lambda here, effect: {"special": 1},
)


def _read_slot(given: Given) -> Effect:
    which = given.one_of(given.next("which slots"), SLOTS)
    coloured = bool(given.plain) and given.one_of(given.next("coloured"), ("coloured",)) == "coloured"
    return Slot(given.text, which, coloured)


SLOT = Word(
    name="slot",
    kind=Slot,
    where=AT_ONCE,
    read=_read_slot,
    can=lambda here, effect: bool(open_slots(here, effect.which, effect.coloured)),
    do=ask("borrow"),
    brings=lambda here, effect: ANYTHING,
)


def _best_output(here: Here, effect: Trial) -> Amounts:
    found: Amounts = {}
    for kind in effect.kinds:
        made = here.facts.makes[kind]
        for what, number in add(made.plain, made.upgraded).items():
            found[what] = max(found.get(what, 0), number)
    return found


TRIAL = Word(
    name="trial",
    kind=Trial,
    where=AT_ONCE,
    read=lambda given: Trial(given.text, given.kinds(STRUCTURES)),
    can=lambda here, effect: bool(trial_kinds(here, effect.kinds)),
    do=ask("trial"),
    brings=_best_output,
)

PICK = Word(
    name="pick",
    kind=Pick,
    where=AT_ONCE,
    read=lambda given: Pick(given.text, given.count()),
    can=lambda here, effect: True,
    do=ask("pick"),
    brings=lambda here, effect: dict.fromkeys(RESOURCES, 1),
    sure=lambda effect: True,
)

WORDS = (ACT, READY, SPECIAL, SLOT, TRIAL, PICK)
