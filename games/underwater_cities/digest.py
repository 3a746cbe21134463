"""A turn told shortly: what was gained is added up, what was paid is left to the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.core.model import Fact, Say

CARDS, POINTS = "n-cd", "n-vp"


def digest(said: Iterable[Say]) -> tuple[Say, ...]:
    """Deeds in order, then where one stands on the Federation track, then all gains."""
    deeds: list[Say] = []
    card: Fact = None
    gained: Counter[str] = Counter()
    track: Say | None = None
    for say in said:
        gains = _gains(say)
        gained.update(gains)
        if say.name == "advanced":
            track = say
        elif not gains:
            deeds.append(_shorter(say, card))
        if say.name in ("played", "played-match"):
            card = say.facts["card"]
    if track is not None:
        deeds.append(track)
    if gained:
        what = tuple([Say(name, {"count": count}) for name, count in gained.items()])
        deeds.append(Say("gains", {"what": what}))
    return tuple(deeds)


def _shorter(say: Say, played: Fact) -> Say:
    """How many cards were discarded, not which; a card that was played a moment ago is not named again."""
    cards = say.facts.get("cards")
    if say.name == "discarded" and isinstance(cards, tuple):
        return Say("discards", {"count": len(cards)})
    if say.name == "claimed" and say.facts["card"] == played:
        return Say("claimed-it")
    return say


def _gains(say: Say) -> Counter[str]:
    """What an event gave, by the words for so much of it."""
    if say.name == "drew":
        return Counter({CARDS: _count(say)})
    if say.name == "beyond":
        return Counter({POINTS: 1})
    what = say.facts.get("what")
    if say.name not in ("gained", "produced") or not isinstance(what, tuple):
        return Counter()
    return Counter({amount.name: _count(amount) for amount in what if isinstance(amount, Say)})


def _count(say: Say) -> int:
    count = say.facts["count"]
    assert isinstance(count, int)
    return count
