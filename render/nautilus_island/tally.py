"""What a collection is worth, as the pictures show it (R8)."""

from __future__ import annotations

from collections.abc import Sequence

from games.nautilus_island.view import CollectionView, PlayerView
from render.nautilus_island.look import FACTS


def token_points(collection: CollectionView) -> list[int]:
    """The points of each token, in order."""
    return FACTS.token_points(collection.tokens, collection.cards, collection.porthole)


def collection_points(collection: CollectionView) -> int:
    return (collection.porthole or 0) + sum(token_points(collection))


def on_the_table(player: PlayerView) -> int:
    """Everything but treasure, which stays in hand."""
    return sum(map(collection_points, player.collections))


def treasure(cards: Sequence[str]) -> int:
    return sum(FACTS.treasure.get(card, 0) for card in cards)
