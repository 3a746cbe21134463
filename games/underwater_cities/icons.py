"""Effects as a line of icons, for pictures: "2*st ke", "2*sc / 3*up", "3*farm > vp".

Words are icon names, a number before the star says how many, ^ marks something upgraded. Between them:
"/" or, "+" and, ">" gives, "<>" either way, ":" once that is so, "-" less, "=" at the price, "<=n" n times;
"(" and ")" round what belongs together where either/or nests.
Names: cr ke st sc bi vp cd fed act ready special metro metro.brown metro.blue slot slot.other slot.notmine,
slot.<action> of data/slots.toml, farm desal lab tunnel white purple city building structure up any once hand
mismatch end free expansion space.1 to space.4 types pairs sets ahead contract.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.underwater_cities import effects as e
from games.underwater_cities.dictionary import word_of

GROUPS = {e.BUILDINGS: "building", e.STRUCTURES: "structure", e.CITIES: "city"}
METRICS = {
    "pairs": "pairs",
    "two_types": "city types",
    "full": "city 3*types",
    "brown": "metro.brown",
    "blue": "metro.blue",
    "action": "act",
    "taken": "slot.other",
}


def icons(effect: e.Effect) -> str:
    """One effect as a line of icons."""
    return word_of(effect).draw(effect)


def amounts(what: Mapping[str, int]) -> str:
    return " ".join(_times(number, name) for name, number in what.items())


def metric(name: str, number: int = 1) -> str:
    """So many of something that can be counted."""
    if name.startswith("up."):
        return _times(number, f"{name.removeprefix('up.')}^")
    if name.startswith("pair."):
        return f"{name.removeprefix('pair.')}^ {name.removeprefix('pair.')}^"
    return _times(number, METRICS.get(name, name))


def _times(number: int, name: str) -> str:
    return name if number == 1 else f"{number}*{name}"


def _kinds(kinds: tuple[str, ...], number: int = 1, mark: str = "") -> str:
    """Kinds to choose from, each with its number and mark."""
    named = GROUPS.get(kinds)
    return " / ".join(_times(number, f"{kind}{mark}") for kind in ((named,) if named else kinds))


def _bracketed(markup: str) -> str:
    """In brackets, if there is an "or" in it."""
    return f"( {markup} )" if "/" in markup.split() else markup


def _build(effect: e.Build) -> str:
    found = _kinds(effect.kinds, effect.count, "^" if effect.then is not None else "")
    if effect.site != "normal":
        found += " expansion"
    if effect.free:
        return f"{found} = free"
    if effect.cost is not None:
        return f"{found} = {amounts(effect.cost)}"
    return f"{found} - {amounts(effect.less)}" if effect.less else found


def _upgrade(effect: e.Upgrade) -> str:
    every = effect.kinds == e.STRUCTURES
    found = _times(effect.count, "up") if every else _kinds(effect.kinds, effect.count, "^")
    if effect.each == ({},):
        return f"{found} = free"
    if effect.each == ({"sc": 1},):
        return found
    return f"{found} = {' / '.join(amounts(each) for each in effect.each)}"


def _pay(effect: e.Pay) -> str:
    found = f"{amounts(effect.cost)} > {_bracketed(icons(effect.effect))}"
    return found if effect.times == 1 else f"{found} <={effect.times}"


def _one(effect: e.One) -> str:
    return " / ".join(map(_choice, effect.choices))


def _choice(effect: e.Effect) -> str:
    """One of several: parts stand in brackets, gains side by side as in any gain."""
    if not isinstance(effect, e.Parts):
        return icons(effect)
    gains = all(isinstance(part, (e.Gain, e.Fed)) for part in effect.parts)
    return f"( {' '.join(map(icons, effect.parts)) if gains else icons(effect)} )"


def _if(effect: e.If) -> str:
    if effect.metric == "space":
        return f"space.{effect.bound} : {icons(effect.effect)}"
    return f"{metric(effect.metric, effect.bound)} : {icons(effect.effect)}"


def _per(effect: e.Per) -> str:
    found = f"{metric(effect.metric, effect.every)} > {amounts(effect.what)}"
    return found if effect.most == 99 else f"{found} <={effect.most}"


def _buy(effect: e.Buy) -> str:
    found = f"{amounts(effect.cost)} > {amounts({'vp': effect.points})}"
    return found if effect.times == 1 else f"{found} <={effect.times}"


def event(name: str) -> str:
    """What a permanent card waits for."""
    verb, _, what = name.partition(".")
    if verb in ("second", "pair"):
        mark = "^" if verb == "pair" else ""
        return f"{what}{mark} {what}{mark}"
    if verb == "tunnel2":
        return "tunnel tunnel"
    if verb == "upgrade":
        return f"{what}^"
    if verb == "enter":
        return f"space.{what}"
    if verb == "gives":
        return f"slot {what}"
    if verb == "link":
        return "metro"
    return what or verb


def _on(effect: e.On) -> str:
    once = "once " if effect.once else ""
    return f"{once}{event(effect.event)} : {icons(effect.effect)}"


def _replace(effect: e.Replace) -> str:
    what = metric(effect.kind, effect.count)
    return f"{what} : {amounts(effect.out)} > {amounts(effect.into)}"


def _table(effect: e.Table) -> str:
    steps = " ".join(f"{number}:{_times(points, 'vp')}" for number, points in effect.points)
    return f"{metric(effect.metric)} > {steps}"


DRAWN: dict[type[e.Effect], Callable[[Any], str]] = {
    e.Gain: lambda effect: amounts(effect.what),
    e.Fed: lambda effect: _times(effect.steps, "fed"),
    e.Act: lambda effect: _times(effect.count, "act"),
    e.Ready: lambda effect: _times(effect.count, "ready"),
    e.Special: lambda effect: "special",
    e.Metro: lambda effect: "metro",
    e.Build: _build,
    e.Upgrade: _upgrade,
    e.Convert: lambda effect: f"white > purple = {amounts(effect.cost) or 'free'}",
    e.Slot: lambda effect: "slot" if effect.which == "available" else f"slot.{effect.which}",
    e.Trial: lambda effect: f"{_kinds(effect.kinds, 1, '^')} >",
    e.Pick: lambda effect: _times(effect.count, "any"),
    e.Parts: lambda effect: " + ".join(_bracketed(icons(part)) for part in effect.parts),
    e.One: _one,
    e.Pay: _pay,
    e.If: _if,
    e.Per: _per,
    e.Less: lambda effect: f"{_kinds(effect.kinds)} - {amounts(effect.off)}",
    e.Hand: lambda effect: f"hand + {_times(effect.more, 'cd')}",
    e.On: _on,
    e.SlotMod: lambda effect: f"slot.{effect.slot} + {icons(effect.effect)}",
    e.Ability: lambda effect: f"once {icons(effect.effect)}",
    e.Replace: _replace,
    e.Plus: lambda effect: f"{metric(effect.kind, effect.count)} + {amounts(effect.what)}",
    e.Table: _table,
    e.Buy: _buy,
}
