"""Effects as a line of icons, for pictures: "2*st ke", "2*sc / 3*up", "3*farm > vp".

Words are icon names, a number before the star says how many, ^ marks something upgraded. Between them:
"/" or, "+" and, ">" gives, "<>" either way, ":" once that is so, "-" less, "=" at the price, "<=n" n times;
"(" and ")" round what belongs together where either/or nests.
Names: cr ke st sc bi vp cd fed act ready special metro metro.brown metro.blue slot slot.other slot.notmine,
slot.<action> of data/slots.toml, farm desal lab tunnel white purple city building structure up any once hand
mismatch end free expansion space.1 to space.4 types pairs sets ahead contract.
"""

from __future__ import annotations

from collections.abc import Mapping

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
    return " ".join(counted(number, name) for name, number in what.items())


def metric(name: str, number: int = 1) -> str:
    """So many of something that can be counted."""
    if name.startswith("up."):
        return counted(number, f"{name.removeprefix('up.')}^")
    if name.startswith("pair."):
        return f"{name.removeprefix('pair.')}^ {name.removeprefix('pair.')}^"
    return counted(number, METRICS.get(name, name))


def counted(number: int, name: str) -> str:
    return name if number == 1 else f"{number}*{name}"


def kinds_drawn(kinds: tuple[str, ...], number: int = 1, mark: str = "") -> str:
    """Kinds to choose from, each with its number and mark."""
    named = GROUPS.get(kinds)
    return " / ".join(counted(number, f"{kind}{mark}") for kind in ((named,) if named else kinds))


def bracketed(markup: str) -> str:
    """In brackets, if there is an "or" in it."""
    return f"( {markup} )" if "/" in markup.split() else markup


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
