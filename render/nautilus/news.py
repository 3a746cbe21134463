"""What the trail's events mean: one line and one mark on the chart for each thing that was done."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field

from games.core.model import Event, Fact, Say, Seat
from render.kit.trail import name_of, says_of, seat_of


class Part(Struct, frozen=True):
    """A piece of a line: a word by its id, plain text, or an icon."""

    kind: str  # word, text, find, module, station, helmet, boat, coin, eye, three, lost, unpaid
    value: str = ""


class Entry(Struct):
    """One thing somebody did."""

    seat: Seat
    act: str
    parts: list[Part] = field(default_factory=list)
    path: list[str] = field(default_factory=list)  # squares a piece went through
    on_foot: bool = False
    new: list[str] = field(default_factory=list)  # modules that were not there
    touched: list[str] = field(default_factory=list)  # squares listened at or looked at
    docked: bool = False


def entries(events: tuple[Event, ...]) -> list[Entry]:
    """The trail, oldest first."""
    found: list[Entry] = []
    for event in events:
        reader = READERS.get(event.say.name)
        if reader:
            reader(found, event.say.facts)
    return found


def _begin(found: list[Entry], facts: dict[str, Fact], act: str, *parts: Part) -> Entry:
    found.append(Entry(seat_of(facts["who"]), act, list(parts)))
    return found[-1]


def _last(found: list[Entry], facts: dict[str, Fact], *acts: str) -> Entry | None:
    """The newest entry, if it is this seat's and of this kind."""
    seat = seat_of(facts["who"]) if "who" in facts else None
    if found and (not acts or found[-1].act in acts) and seat in (None, found[-1].seat):
        return found[-1]
    return None


def _base(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _begin(found, facts, "base", Part("word", "placed"), Part("module", "base"))
    entry.parts.append(Part("text", str(facts["spot"])))
    entry.new = [str(facts["spot"])]


def _bought(found: list[Entry], facts: dict[str, Fact]) -> None:
    _begin(found, facts, "bought", Part("word", "bought"), *_module(facts["what"]))


def _laid(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _last(found, facts, "built") or _begin(found, facts, "built", Part("word", "built"))
    entry.parts += [_module(facts["what"])[0], Part("text", str(facts["spot"]))]
    entry.new.append(str(facts["spot"]))


def _took_up(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry, spot = _last(found, facts, "built"), str(facts["spot"])
    if entry and spot in entry.new:
        at = entry.parts.index(Part("text", spot))
        del entry.parts[at - 1 : at + 1]
        entry.new.remove(spot)


def _built_over(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _last(found, facts, "built")
    if entry:
        entry.parts += [Part("lost"), *(Part("find", face) for face in _faces(facts["tiles"]))]


def _gave_back(found: list[Entry], facts: dict[str, Fact]) -> None:
    held = facts["held"] if isinstance(facts["held"], tuple) else ()
    modules = [part for what in held for part in _modules(what)]
    _begin(found, facts, "gave-back", Part("word", "gave-back"), *modules)


def _walked(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _begin(found, facts, "walked", Part("helmet"), _way(facts["origin"], facts["spot"]))
    entry.path, entry.on_foot = [str(facts["origin"]), str(facts["spot"])], True


def _started(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _last(found, facts) or _begin(found, facts, "started", Part("text", str(facts["spot"])))
    entry.parts.append(Part("station", _kind(facts["kind"])))
    if "price" in facts:
        entry.parts.append(Part("coin", f"-{facts['price']}"))


def _three(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _last(found, facts) or _begin(found, facts, "three", Part("station", _kind(facts["kind"])))
    entry.parts.append(Part("three"))


def _launched(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _begin(found, facts, "launched", Part("word", "launched"), Part("text", str(facts["spot"])))
    entry.path = [str(facts["station"]), str(facts["spot"])]


def _pinged(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _begin(found, facts, "pinged", Part("word", "pinged"), Part("text", str(facts["spot"])))
    entry.parts += [Part("eye"), Part("text", str(facts["count"]))]
    entry.touched = [str(facts["spot"])]


def _sailed(found: list[Entry], facts: dict[str, Fact]) -> None:
    origin, spot = str(facts["origin"]), str(facts["spot"])
    entry = next((e for e in reversed(found) if e.act == "launched" and e.path[-1] == origin), None)
    if entry and entry.seat == seat_of(facts["who"]):
        found.remove(entry)
        found.append(entry)
        entry.act = "sailed"
        entry.parts[-1] = _way(origin, spot)
        entry.path.append(spot)
        return
    entry = _begin(found, facts, "sailed", Part("boat"), _way(origin, spot))
    entry.path = [origin, spot]


def _found(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _last(found, facts) or _begin(found, facts, "found", Part("text", str(facts["spot"])))
    entry.parts.append(Part("find", _face(facts["face"])))


def _recovered(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry, face = _last(found, facts, "sailed", "found"), Part("find", _face(facts["face"]))
    if entry is None:  # paid for without moving
        entry = _begin(found, facts, "found", Part("word", "paid"), Part("text", str(facts["spot"])))
    if face not in entry.parts:
        entry.parts.append(face)
    entry.parts.append(Part("coin", f"-{facts['price']}"))


def _cannot_pay(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _last(found, facts)
    if entry:
        entry.parts.append(Part("unpaid"))


def _chest(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _last(found, facts) or _begin(found, facts, "found", Part("find", "chest"))
    entry.parts.append(Part("coin", f"+{facts['nemos']}"))


def _looked(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _last(found, facts, "looked") or _begin(found, facts, "looked", Part("word", "looked"))
    entry.parts.append(Part("text", str(facts["spot"])))
    entry.touched.append(str(facts["spot"]))


def _docked(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _last(found, facts, "sailed", "launched")
    if entry is None or not entry.path or entry.path[-1] != facts["spot"]:
        entry = _begin(found, facts, "docked")
        entry.path = [str(facts["spot"])]
    entry.parts += [Part("word", "docked"), Part("text", str(facts["station"]))]
    entry.path.append(str(facts["station"]))
    entry.docked = True


def _aboard(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _last(found, facts)
    if entry:
        entry.parts.append(Part("helmet"))


def _trench(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry = _last(found, facts) or _begin(found, facts, "trench")
    entry.parts.append(Part("word", "opened"))


def _reached(found: list[Entry], facts: dict[str, Fact]) -> None:
    _begin(found, facts, "trench", Part("word", "opened"))


def _left(found: list[Entry], facts: dict[str, Fact]) -> None:
    _begin(found, facts, "left", Part("word", "left"))


READERS: dict[str, Callable[[list[Entry], dict[str, Fact]], None]] = {
    "base-placed": _base,
    "bought": _bought,
    "laid": _laid,
    "took-up": _took_up,
    "built-over": _built_over,
    "gave-back": _gave_back,
    "walked": _walked,
    "started": _started,
    "started-paid": _started,
    "took-three": _three,
    "won-three": _three,
    "launched": _launched,
    "pinged": _pinged,
    "sailed": _sailed,
    "found": _found,
    "recovered": _recovered,
    "cannot-pay": _cannot_pay,
    "chest-opened": _chest,
    "looked": _looked,
    "docked": _docked,
    "came-aboard": _aboard,
    "trench-opened": _trench,
    "trench-reached": _reached,
    "left": _left,
}


def _way(origin: Fact, spot: Fact) -> Part:
    return Part("text", f"{origin} → {spot}")


def _kind(fact: Fact) -> str:
    """A kind of module, however the sentence names it."""
    return name_of(fact).removeprefix("the-").removeprefix("a-")


def _module(fact: Fact) -> list[Part]:
    """A module as it is held, with the aquanauts in it."""
    if isinstance(fact, Say) and "crew" in fact.facts:
        return [
            Part("module", _kind(fact.facts["kind"])),
            Part("helmet"),
            Part("text", str(fact.facts["crew"])),
        ]
    return [Part("module", _kind(fact))]


def _modules(fact: Fact) -> list[Part]:
    """One module, or several alike."""
    if isinstance(fact, Say) and fact.name == "some-dwellings-with":
        return _modules(fact.facts["kinds"])
    if isinstance(fact, Say) and fact.name.startswith("some-"):
        count = fact.facts["count"]
        assert isinstance(count, int)
        return [Part("module", fact.name.removeprefix("some-"))] * count
    return _module(fact)[:1]


def _face(fact: Fact) -> str:
    """A discovery's id out of the sentence that names it."""
    assert isinstance(fact, Say)
    number = fact.facts.get("number")
    name = fact.name.removeprefix("a-")
    return name if number is None else f"{name}-{number}"


def _faces(fact: Fact) -> list[str]:
    return [_face(tile.facts["face"]) for tile in says_of(fact)]
