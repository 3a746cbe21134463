"""What the trail's events mean: one line and one mark on the chart for each thing that was done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct, field

from games.core.model import Event, Fact, Say, Seat
from render.kit.trail import name_of, says_of, seat_of

Facts = dict[str, Fact]


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


def _begin(found: list[Entry], facts: Facts, act: str, *parts: Part) -> Entry:
    found.append(Entry(seat_of(facts["who"]), act, list(parts)))
    return found[-1]


def _last(found: list[Entry], facts: Facts, *acts: str) -> Entry | None:
    """The newest entry, if it is this seat's and of this kind."""
    seat = seat_of(facts["who"]) if "who" in facts else None
    if found and (not acts or found[-1].act in acts) and seat in (None, found[-1].seat):
        return found[-1]
    return None


def _word(name: str) -> Part:
    return Part("word", name)


def _text(facts: Facts, name: str = "spot") -> Part:
    return Part("text", str(facts[name]))


def _base(found: list[Entry], facts: Facts) -> None:
    entry = _begin(found, facts, "base", _word("placed"), Part("module", "base"), _text(facts))
    entry.new = [str(facts["spot"])]


def _bought(found: list[Entry], facts: Facts) -> None:
    _begin(found, facts, "bought", _word("bought"), *_module(facts["what"]))


def _laid(found: list[Entry], facts: Facts) -> None:
    entry = _last(found, facts, "built") or _begin(found, facts, "built", _word("built"))
    entry.parts += [_module(facts["what"])[0], _text(facts)]
    entry.new.append(str(facts["spot"]))


def _took_up(found: list[Entry], facts: Facts) -> None:
    entry, spot = _last(found, facts, "built"), str(facts["spot"])
    if entry and spot in entry.new:
        at = entry.parts.index(_text(facts))
        del entry.parts[at - 1 : at + 1]
        entry.new.remove(spot)


def _built_over(found: list[Entry], facts: Facts) -> None:
    if entry := _last(found, facts, "built"):
        faces = [_face(tile.facts["face"]) for tile in says_of(facts["tiles"])]
        entry.parts += [Part("lost"), *(Part("find", face) for face in faces)]


def _gave_back(found: list[Entry], facts: Facts) -> None:
    held = facts["held"] if isinstance(facts["held"], tuple) else ()
    modules = [part for what in held for part in _modules(what)]
    _begin(found, facts, "gave-back", _word("gave-back"), *modules)


def _walked(found: list[Entry], facts: Facts) -> None:
    entry = _begin(found, facts, "walked", Part("helmet"), _way(facts["origin"], facts["spot"]))
    entry.path, entry.on_foot = [str(facts["origin"]), str(facts["spot"])], True


def _started(found: list[Entry], facts: Facts) -> None:
    entry = _last(found, facts) or _begin(found, facts, "started", _text(facts))
    entry.parts.append(Part("station", _kind(facts["kind"])))
    if "price" in facts:
        entry.parts.append(Part("coin", f"-{facts['price']}"))


def _three(found: list[Entry], facts: Facts) -> None:
    entry = _last(found, facts) or _begin(found, facts, "three", Part("station", _kind(facts["kind"])))
    entry.parts.append(Part("three"))


def _launched(found: list[Entry], facts: Facts) -> None:
    entry = _begin(found, facts, "launched", _word("launched"), _text(facts))
    entry.path = [str(facts["station"]), str(facts["spot"])]


def _pinged(found: list[Entry], facts: Facts) -> None:
    parts = (_word("pinged"), _text(facts), Part("eye"), _text(facts, "count"))
    _begin(found, facts, "pinged", *parts).touched = [str(facts["spot"])]


def _sailed(found: list[Entry], facts: Facts) -> None:
    origin, spot = str(facts["origin"]), str(facts["spot"])
    entry = next((e for e in reversed(found) if e.act == "launched" and e.path[-1] == origin), None)
    if entry and entry.seat == seat_of(facts["who"]):
        found.remove(entry)
        found.append(entry)
        entry.act, entry.parts[-1] = "sailed", _way(origin, spot)
        entry.path.append(spot)
    else:
        _begin(found, facts, "sailed", Part("boat"), _way(origin, spot)).path = [origin, spot]


def _found(found: list[Entry], facts: Facts) -> None:
    entry = _last(found, facts) or _begin(found, facts, "found", _text(facts))
    entry.parts.append(Part("find", _face(facts["face"])))


def _recovered(found: list[Entry], facts: Facts) -> None:
    entry, face = _last(found, facts, "sailed", "found"), Part("find", _face(facts["face"]))
    if entry is None:  # paid for without moving
        entry = _begin(found, facts, "found", _word("paid"), _text(facts))
    entry.parts += [face] * (face not in entry.parts) + [Part("coin", f"-{facts['price']}")]


def _chest(found: list[Entry], facts: Facts) -> None:
    entry = _last(found, facts) or _begin(found, facts, "found", Part("find", "chest"))
    entry.parts.append(Part("coin", f"+{facts['nemos']}"))


def _looked(found: list[Entry], facts: Facts) -> None:
    entry = _last(found, facts, "looked") or _begin(found, facts, "looked", _word("looked"))
    entry.parts.append(_text(facts))
    entry.touched.append(str(facts["spot"]))


def _docked(found: list[Entry], facts: Facts) -> None:
    entry = _last(found, facts, "sailed", "launched")
    if entry is None or not entry.path or entry.path[-1] != facts["spot"]:
        entry = _begin(found, facts, "docked")
        entry.path = [str(facts["spot"])]
    entry.parts += [_word("docked"), _text(facts, "station")]
    entry.path.append(str(facts["station"]))
    entry.docked = True


def _with_last(kind: str, found: list[Entry], facts: Facts) -> None:
    """A sign after what was done last."""
    if entry := _last(found, facts):
        entry.parts.append(Part(kind))


def _trench(found: list[Entry], facts: Facts) -> None:
    (_last(found, facts) or _begin(found, facts, "trench")).parts.append(_word("opened"))


def _only(act: str, word: str, found: list[Entry], facts: Facts) -> None:
    """Something told by one word."""
    _begin(found, facts, act, _word(word))


READERS: dict[str, Callable[[list[Entry], Facts], None]] = {
    "base-placed": _base,
    "bought": _bought,
    "laid": _laid,
    "took-up": _took_up,
    "built-over": _built_over,
    "gave-back": _gave_back,
    "walked": _walked,
    **dict.fromkeys(("started", "started-paid"), _started),
    **dict.fromkeys(("took-three", "won-three"), _three),
    "launched": _launched,
    "pinged": _pinged,
    "sailed": _sailed,
    "found": _found,
    "recovered": _recovered,
    "cannot-pay": partial(_with_last, "unpaid"),
    "chest-opened": _chest,
    "looked": _looked,
    "docked": _docked,
    "came-aboard": partial(_with_last, "helmet"),
    "trench-opened": _trench,
    "trench-reached": partial(_only, "trench", "opened"),
    "left": partial(_only, "left", "left"),
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
