"""What the trail's events mean: one line and one mark on the chart for each thing that was done."""

from __future__ import annotations

from pathlib import Path
from tomllib import loads

from msgspec import Struct, convert, field

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


class Told(Struct, frozen=True, rename="kebab"):
    """How an event is told: a row of `news.toml`, where its fields are explained."""

    act: str = ""
    opens: str = ""
    adds: str = ""
    joins: tuple[str, ...] | None = None
    path: str = ""
    on_foot: bool = False
    new: str = ""
    touched: str = ""
    once: bool = False


TOLD = convert(loads(Path(__file__).with_name("news.toml").read_text(encoding="utf-8")), dict[str, Told])


def entries(events: tuple[Event, ...]) -> list[Entry]:
    """The trail, oldest first."""
    found: list[Entry] = []
    for event in events:
        name, facts = event.say.name, event.say.facts
        if name in READERS:
            READERS[name](found, facts)
        elif name in TOLD:
            _tell(found, TOLD[name], facts)
    return found


def _tell(found: list[Entry], told: Told, facts: dict[str, Fact]) -> None:
    entry = None if told.joins is None else _last(found, facts, *told.joins)
    if entry is None and not told.act:
        return
    said = _said(facts)
    if entry is None:
        entry = Entry(seat_of(facts["who"]), told.act, _parts(told.opens, said), on_foot=told.on_foot)
        entry.path = told.path.format(**said).split()
        found.append(entry)
    known = [part for part in entry.parts if told.once and part.kind == "find"]
    entry.parts += [part for part in _parts(told.adds, said) if part not in known]
    entry.new += told.new.format(**said).split()
    entry.touched += told.touched.format(**said).split()


def _last(found: list[Entry], facts: dict[str, Fact], *acts: str) -> Entry | None:
    """The newest entry, if it is this seat's and of this kind."""
    seat = seat_of(facts["who"]) if "who" in facts else None
    if found and (not acts or found[-1].act in acts) and seat in (None, found[-1].seat):
        return found[-1]
    return None


def _took_up(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry, spot = _last(found, facts, "built"), str(facts["spot"])
    if entry and spot in entry.new:
        at = entry.parts.index(Part("text", spot))
        del entry.parts[at - 1 : at + 1]
        entry.new.remove(spot)


def _sailed(found: list[Entry], facts: dict[str, Fact]) -> None:
    """A launch and the voyage after it are one line, told when the voyage is."""
    origin, seat = str(facts["origin"]), seat_of(facts["who"])
    entry = next((e for e in reversed(found) if e.act == "launched" and e.path[-1] == origin), None)
    if entry is None or entry.seat != seat:
        _tell(found, TOLD["sailed"], facts)
        return
    found.remove(entry)
    found.append(entry)
    entry.act, entry.parts[-1:] = "sailed", _parts("text {origin} → {spot}", _said(facts))
    entry.path.append(str(facts["spot"]))


def _docked(found: list[Entry], facts: dict[str, Fact]) -> None:
    entry, spot = _last(found, facts, "sailed", "launched"), str(facts["spot"])
    if entry is None or not entry.path or entry.path[-1] != spot:
        entry = Entry(seat_of(facts["who"]), "docked", path=[spot])
        found.append(entry)
    entry.parts += _parts("word docked, text {station}", _said(facts))
    entry.path.append(str(facts["station"]))
    entry.docked = True


READERS = {"took-up": _took_up, "sailed": _sailed, "docked": _docked}


def _parts(template: str, said: dict[str, str]) -> list[Part]:
    """The parts of a line: "word placed, module base, text {spot}"."""
    return [Part(*part.split(" ", 1)) for part in template.format(**said).split(", ") if part]


def _said(facts: dict[str, Fact]) -> dict[str, str]:
    """The facts of an event as parts of a line have them."""
    said = {name: str(fact) for name, fact in facts.items() if not isinstance(fact, Say | tuple)}
    if "kind" in facts:
        said["kind"] = _kind(facts["kind"])
    if "face" in facts:
        said["face"] = _face(facts["face"])
    if "what" in facts:
        said["what"], said["piece"] = _module(facts["what"]), _module(facts["what"]).partition(", ")[0]
    said["tiles"] = ", ".join(f"find {_face(tile.facts['face'])}" for tile in says_of(facts.get("tiles", ())))
    said["held"] = ", ".join(_modules(what) for what in says_of(facts.get("held", ())))
    return said


def _kind(fact: Fact) -> str:
    """A kind of module, however the sentence names it."""
    return name_of(fact).removeprefix("the-").removeprefix("a-")


def _module(fact: Fact) -> str:
    """A module as it is held, with the aquanauts in it."""
    if isinstance(fact, Say) and "crew" in fact.facts:
        return f"module {_kind(fact.facts['kind'])}, helmet, text {fact.facts['crew']}"
    return f"module {_kind(fact)}"


def _modules(fact: Fact) -> str:
    """One module, or several alike."""
    if isinstance(fact, Say) and fact.name == "some-dwellings-with":
        return _modules(fact.facts["kinds"])
    if isinstance(fact, Say) and fact.name.startswith("some-"):
        count = fact.facts["count"]
        assert isinstance(count, int)
        return ", ".join([f"module {fact.name.removeprefix('some-')}"] * count)
    return _module(fact).partition(", ")[0]


def _face(fact: Fact) -> str:
    """A discovery's id out of the sentence that names it."""
    assert isinstance(fact, Say)
    number = fact.facts.get("number")
    return fact.name.removeprefix("a-") + ("" if number is None else f"-{number}")
