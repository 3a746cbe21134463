"""Carry out effects; those that need an answer call a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.core.game import Flow
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import Effect
from games.underwater_cities.feasibility import added_parts, slot_of
from games.underwater_cities.gains import SLOT
from games.underwater_cities.network import Here


def perform(here: Here, effect: Effect, flow: Flow, by: str, must: int = 0) -> None:
    """One effect. `by` names its source; `must`: something of it has to be used."""
    word_of(effect).do(here, effect, flow, by, must)


def call_slot(here: Here, label: str, flow: Flow) -> None:
    """R3.4, R8.9: what a slot says; at least one part printed there is used (R8.14)."""
    added = added_parts(here, label)
    parts = [part.text for part in (*slot_of(here, label).parts, *added)]
    more = 0 if here.state.first_rules else len(added)
    flow.call("block", here.seat, parts=parts, by=SLOT + label, must=1, added=more)


def call_parts(here: Here, parts: list[str], flow: Flow, by: str, must: int = 0) -> None:
    """Call effects that are used in any order, each optional."""
    flow.call("block", here.seat, parts=parts, by=by, must=must)


def call_either(here: Here, choices: tuple[Effect, ...], flow: Flow, by: str, must: int) -> None:
    """Call a choice of one among several effects."""
    flow.call("either", here.seat, parts=[choice.text for choice in choices], by=by, must=must)


def ask(step: str) -> Callable[[Here, Any, Flow, str, int], None]:
    """Call the step that asks about an effect, once or several times."""

    def call(here: Here, effect: Any, flow: Flow, by: str, must: int) -> None:
        left = getattr(effect, "count", 1)
        flow.call(step, here.seat, effect=effect.text, left=left, by=by, must=must)

    return call
