"""Carrying effects out: what needs an answer is called, the rest is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.core.game import Flow
from games.core.model import Who
from games.underwater_cities import effects as e
from games.underwater_cities.effects import Effect
from games.underwater_cities.feasibility import added_parts, slot_of
from games.underwater_cities.gains import SLOT, advance, count_contracts, fire, give, pay, set_off
from games.underwater_cities.network import Here
from games.underwater_cities.wording import tile_said


def perform(here: Here, effect: Effect, flow: Flow, by: str, must: int = 0) -> None:
    """One effect. `by` names its source; `must`: something of it has to be used."""
    _DO[type(effect)](here, effect, flow, by, must)


def call_slot(here: Here, label: str, flow: Flow) -> None:
    """R3.4, R8.9: what a slot says; at least one part printed there is used (R8.14)."""
    added = added_parts(here, label)
    parts = [part.text for part in (*slot_of(here, label).parts, *added)]
    more = 0 if here.state.first_rules else len(added)
    flow.call("block", here.seat, parts=parts, by=SLOT + label, must=1, added=more)


def call_parts(here: Here, parts: list[str], flow: Flow, by: str, must: int = 0) -> None:
    """Effects in any order, each to be left out."""
    flow.call("block", here.seat, parts=parts, by=by, must=must)


def _give(here: Here, effect: Effect, flow: Flow, by: str, must: int) -> None:
    give(here, effect, flow, by)


def _fed(here: Here, effect: e.Fed, flow: Flow, by: str, must: int) -> None:
    advance(here, effect.steps, flow)


def _metro(here: Here, effect: e.Metro, flow: Flow, by: str, must: int) -> None:
    """R9.7: a further blue tile, linked from the start."""
    tile = here.state.blue.pop()
    here.nation.gained.append(tile)
    flow.reveal("metro-gained", who=Who(here.seat), tile=tile_said(here.facts, tile))
    fire(here, "link", flow)
    instant = here.facts.tiles[tile].instant
    if instant:
        set_off(here, instant, flow, tile)
    count_contracts(here, flow)


def _pay(here: Here, effect: e.Pay, flow: Flow, by: str, must: int) -> None:
    pay(here, effect.cost, flow, by)
    perform(here, effect.effect, flow, by)


def _if(here: Here, effect: e.If, flow: Flow, by: str, must: int) -> None:
    perform(here, effect.effect, flow, by, must)


def _ask(step: str) -> Callable[[Here, Any, Flow, str, int], None]:
    """An effect that a step of its own asks about, once or several times."""

    def call(here: Here, effect: Any, flow: Flow, by: str, must: int) -> None:
        left = getattr(effect, "count", 1)
        flow.call(step, here.seat, effect=effect.text, left=left, by=by, must=must)

    return call


def _parts(here: Here, effect: e.Parts, flow: Flow, by: str, must: int) -> None:
    call_parts(here, [part.text for part in effect.parts], flow, by, must)


def _one(here: Here, effect: e.One, flow: Flow, by: str, must: int) -> None:
    parts = [choice.text for choice in effect.choices]
    flow.call("either", here.seat, parts=parts, by=by, must=must)


_DO: dict[type[Effect], Callable[[Here, Any, Flow, str, int], None]] = {
    e.Gain: _give,
    e.Per: _give,
    e.If: _if,
    e.Fed: _fed,
    e.Act: _ask("use"),
    e.Ready: _ask("ready"),
    e.Special: _ask("special"),
    e.Metro: _metro,
    e.Build: _ask("build"),
    e.Upgrade: _ask("upgrade"),
    e.Convert: _ask("convert"),
    e.Slot: _ask("borrow"),
    e.Trial: _ask("trial"),
    e.Pick: _ask("pick"),
    e.Parts: _parts,
    e.One: _one,
    e.Pay: _pay,
}
