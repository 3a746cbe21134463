"""Words about cards and slots: using, taking, choosing."""

from __future__ import annotations

from games.core.model import Say
from games.underwater_cities import icons
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
from games.underwater_cities.facts import Facts
from games.underwater_cities.feasibility import open_slots, ready_actions, trial_kinds
from games.underwater_cities.network import Here
from games.underwater_cities.parsing import Given
from games.underwater_cities.prospects import ANYTHING
from games.underwater_cities.vocabulary.word import Where, Word
from games.underwater_cities.wording import kinds_named

AT_ONCE = frozenset((Where.AT_ONCE,))
SLOTS = ("available", "other", "notmine")

ACT = Word(
    name="act",
    kind=Act,
    where=AT_ONCE,
    read=lambda given: Act(given.text, given.count()),
    say=lambda facts, effect: Say("fx-act", {"count": effect.count}),
    short=lambda effect: Say("sx-act", {"count": effect.count}),
    draw=lambda effect: icons.counted(effect.count, "act"),
    can=lambda here, effect: bool(ready_actions(here)),
    do=ask("use"),
    brings=lambda here, effect: ANYTHING,
)

READY = Word(
    name="ready",
    kind=Ready,
    where=AT_ONCE,
    read=lambda given: Ready(given.text, given.count()),
    say=lambda facts, effect: Say("fx-ready", {"count": effect.count}),
    short=lambda effect: Say("sx-ready", {"count": effect.count}),
    draw=lambda effect: icons.counted(effect.count, "ready"),
    can=lambda here, effect: bool(here.nation.used),
    do=ask("ready"),
    brings=lambda here, effect: {},
)

SPECIAL = Word(
    name="special",
    kind=Special,
    where=AT_ONCE,
    read=lambda given: Special(given.text),
    say=lambda facts, effect: Say("fx-special"),
    short=lambda effect: Say("sx-special"),
    draw=lambda effect: "special",
    can=lambda here, effect: any(here.state.offer) or bool(here.state.specials),
    do=ask("special"),
    brings=lambda here, effect: {"special": 1},
)


def _read_slot(given: Given) -> Effect:
    which = given.one_of(given.next("which slots"), SLOTS)
    coloured = bool(given.plain) and given.one_of(given.next("coloured"), ("coloured",)) == "coloured"
    return Slot(given.text, which, coloured)


def _say_slot(facts: Facts, effect: Slot) -> Say:
    return Say(f"fx-slot-{effect.which}", {"coloured": "yes" if effect.coloured else "no"})


SLOT = Word(
    name="slot",
    kind=Slot,
    where=AT_ONCE,
    read=_read_slot,
    say=_say_slot,
    short=lambda effect: Say(f"sx-slot-{effect.which}"),
    draw=lambda effect: "slot" if effect.which == "available" else f"slot.{effect.which}",
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
    say=lambda facts, effect: Say("fx-trial", {"what": kinds_named(effect.kinds, "trial")}),
    short=lambda effect: Say("sx-trial"),
    draw=lambda effect: f"{icons.kinds_drawn(effect.kinds, 1, '^')} >",
    can=lambda here, effect: bool(trial_kinds(here, effect.kinds)),
    do=ask("trial"),
    brings=_best_output,
)

PICK = Word(
    name="pick",
    kind=Pick,
    where=AT_ONCE,
    read=lambda given: Pick(given.text, given.count()),
    say=lambda facts, effect: Say("fx-pick", {"count": effect.count}),
    short=lambda effect: Say("sx-pick", {"count": effect.count}),
    draw=lambda effect: icons.counted(effect.count, "any"),
    can=lambda here, effect: True,
    do=ask("pick"),
    brings=lambda here, effect: dict.fromkeys(RESOURCES, 1),
    sure=lambda effect: True,
)

WORDS = (ACT, READY, SPECIAL, SLOT, TRIAL, PICK)
