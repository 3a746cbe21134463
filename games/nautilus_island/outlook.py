"""Count what is left to come, for players; check a state's invariants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.core.model import Say
from games.nautilus_island.facts import Facts
from games.nautilus_island.state import NautilusIslandState as State
from games.nautilus_island.view import NautilusIslandView


def left(facts: Facts, view: NautilusIslandView) -> tuple[Say, ...]:
    """Cards, portholes and tokens still to come, as far as a pair of eyes can count them."""
    lines = [_column(number, piles[0].left, len(piles)) for number, piles in enumerate(view.columns, 1)]
    for size, values in view.portholes.items():
        if values:
            lines.append(Say("left-portholes", {"size": size, "values": tuple(map(str, values))}))
        else:
            lines.append(Say("left-no-portholes", {"size": size}))
    bag = _bag(facts, view)
    lines.append(Say("left-bag", {"tokens": _numbers(bag, "token-")}) if bag else Say("left-no-bag"))
    lines.append(Say("left-cards", {"cards": _numbers(_out_of_sight(facts, view))}))
    return tuple(lines)


def _column(number: int, cards: int, piles: int) -> Say:
    if not cards:
        return Say("left-no-cards", {"column": number})
    return Say("left-column", {"column": number, "cards": cards, "piles": piles})


def _bag(facts: Facts, view: NautilusIslandView) -> Counter[str]:
    """The tokens in the bag: all but those in sight."""
    seen = Counter(token for token in view.camp.values() if token)
    for player in view.players:
        for collection in player.collections:
            seen.update(collection.tokens)
    return Counter(facts.bag) - seen


def _out_of_sight(facts: Facts, view: NautilusIslandView) -> Counter[str]:
    """Cards by colour that lie face down, are held by others or are not in this match."""
    seen = Counter(view.hand)
    seen.update(pile.top for piles in view.columns for pile in piles if pile.top)
    for seat, player in enumerate(view.players):
        seen.update(player.shown if seat != view.viewer else ())
        for collection in player.collections:
            seen.update(collection.cards)
    colours = Counter(dict.fromkeys(facts.colours, 0))
    for card, count in (Counter(facts.deck) - seen).items():
        colours[facts.colour_of[card]] += count
    return colours


def _numbers(counts: Mapping[str, int], prefix: str = "") -> tuple[Say, ...]:
    return tuple(Say("left-number", {"what": Say(prefix + name), "count": n}) for name, n in counts.items())


def flaws(facts: Facts, state: State) -> list[str]:
    """List the invariants that a state breaks."""
    found = [
        f"column {number} has uneven piles"
        for number, piles in enumerate(state.columns, 1)
        if len({len(pile.cards) for pile in piles}) > 1
    ]
    for seat in state.everyone:
        if Counter(state.known[seat]) - Counter(state.hands[seat]):
            found.append(f"a card known to be in hand {seat} is not there")
        for colour, collection in state.collections[seat].items():
            if any(facts.colour_of[card] != colour for card in collection.cards):
                found.append(f"the {colour} of seat {seat} have a card of another colour")
    crossed = [state.pawns[seat] for seat in state.moved]
    if len(set(crossed)) < len(crossed):
        found.append("two pawns on one side share a column")
    return found
