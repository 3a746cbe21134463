"""What a collection is worth, as the pictures show it (R8)."""

from __future__ import annotations

from collections.abc import Sequence

from games.nautilus_island.view import CollectionView, PlayerView
from render.nautilus_island.look import FACTS

FLAT = {"two": 2, "three": 3}


def token_points(collection: CollectionView) -> list[int]:
    """The points of each token, in order; each pair of equal objects serves one pair token."""
    cards, lid = collection.cards, collection.porthole or 0
    pairs = sum(cards.count(card) // 2 for card in set(cards))
    points: list[int] = []
    for token in collection.tokens:
        if token == "pair":
            points.append(5 if pairs > 0 else 0)
            pairs -= 1
        elif token == "odd":
            points.append(4 * (len(cards) % 2))
        else:
            points.append({"per_card": len(cards), "double": lid}.get(token, FLAT.get(token, 0)))
    return points


def collection_points(collection: CollectionView) -> int:
    return (collection.porthole or 0) + sum(token_points(collection))


def on_the_table(player: PlayerView) -> int:
    """Everything but treasure, which stays in hand."""
    return sum(map(collection_points, player.collections))


def treasure(cards: Sequence[str]) -> int:
    return sum(FACTS.treasure.get(card, 0) for card in cards)
