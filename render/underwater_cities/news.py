"""What the trail's events mean in pictures: turns in order, what each brought, which places are new."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from games.core.model import Event, Say, Seat, Who
from render.kit.trail import name_of, number_of, says_of, seat_of

SHOWN = 3  # turns in the footer
BROUGHT = {  # events that are told by one icon
    "advanced": "fed",
    "beyond": "vp",
    "took-special": "special",
    "kept-special": "special",
    "used": "act",
    "readied": "ready",
    "linked": "metro",
    "metro-gained": "metro.blue",
    "converted": "purple",
    "contract-taken": "contract",
}


class Turn(Struct):
    """One seat's turn as the footer shows it."""

    seat: Seat
    number: int
    slot: str = ""
    brought: dict[str, int] = field(default_factory=dict)  # icon -> how many

    def add(self, name: str, count: int = 1) -> None:
        self.brought[name] = self.brought.get(name, 0) + count

    def markup(self, most: int) -> str:
        """What it brought as a line of icons, the first few."""
        shown = [n if c == 1 else f"{c}*{n}" for n, c in list(self.brought.items())[:most]]
        return " ".join([*shown, '"…'] if len(self.brought) > most else shown)


class News(Struct):
    """Everything new since the viewer's last turn."""

    turns: list[Turn] = field(default_factory=list)
    sites: dict[Seat, dict[str, int]] = field(default_factory=dict)  # seat -> site -> number of the turn
    specials: dict[str, int] = field(default_factory=dict)  # message id of a special card -> turn
    contracts: dict[str, int] = field(default_factory=dict)

    @property
    def shown(self) -> list[Turn]:
        return self.turns[-SHOWN:]

    @property
    def slots(self) -> dict[str, int]:
        """Slots that were taken, with the turn's number."""
        return {turn.slot: turn.number for turn in self.shown if turn.slot}

    def numbers_of(self, seat: Seat) -> list[int]:
        return [turn.number for turn in self.shown if turn.seat == seat]


def news(events: Sequence[Event]) -> News:
    found = News()
    for event in events:
        if event.say.name == "round-begins":  # last round's tiles have been lifted
            for turn in found.turns:
                turn.slot = ""
        if isinstance(event.say.facts.get("who"), Who):
            _read(event.say, found)
    _renumber(found)
    return found


def _renumber(found: News) -> None:
    """Numbers begin with the first turn that is shown."""
    before = len(found.turns) - len(found.shown)
    for turn in found.turns:
        turn.number -= before
    for numbered in (*found.sites.values(), found.specials, found.contracts):
        for key in numbered:
            numbered[key] -= before


def _read(say: Say, found: News) -> None:
    facts, seat = say.facts, seat_of(say.facts["who"])
    if say.name in ("played", "played-match"):
        found.turns.append(Turn(seat, len(found.turns) + 1, str(facts.get("slot", ""))))
        return
    if say.name in ("produced", "fed", "counted", "won", "won-tie", "discarded", "left"):
        return
    turn = _current(found, seat)
    if say.name in ("built", "upgraded", "converted", "linked"):
        found.sites.setdefault(seat, {})[str(facts.get("site", ""))] = turn.number
    if say.name in ("built", "upgraded"):
        mark = "^" if say.name == "upgraded" else ""
        turn.add(name_of(facts["kind"]).removeprefix("one-") + mark)
    elif say.name == "gained":
        for amount in says_of(facts["what"]):
            turn.add(amount.name.removeprefix("n-"), number_of(amount.facts.get("count", 1), 1))
    elif say.name == "drew":
        turn.add("cd", number_of(facts.get("count", 1), 1))
    elif say.name == "claimed":
        turn.add("hand")
    elif say.name in BROUGHT:
        turn.add(BROUGHT[say.name])
    if say.name == "took-special":
        found.specials[name_of(facts["card"])] = turn.number
    elif say.name == "contract-taken":
        found.contracts[name_of(facts["contract"])] = turn.number


def _current(found: News, seat: Seat) -> Turn:
    """The turn under way; the trail may begin in the middle of one."""
    if not found.turns or found.turns[-1].seat != seat:
        found.turns.append(Turn(seat, len(found.turns) + 1))
    return found.turns[-1]
