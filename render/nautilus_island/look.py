"""Nautilus Island's own colours, palette and tiles, and what collections are worth (R8)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from games.core.model import Seat
from games.core.words import Words, words
from games.nautilus_island import facts
from games.nautilus_island.view import CollectionView, PlayerView
from games.nautilus_island.view import NautilusIslandView as View
from render import palette
from render.canvas import Canvas
from render.kit.store import Tiles
from render.palette import CREAM, NIGHT, Palette, mix

FACTS = facts.load(facts.shipped())
STORABLE = FACTS.storable
TREASURE = facts.TREASURE
UNKNOWN = "unknown"  # a card of a data set that is not ours


class Family(Struct, frozen=True):
    """A colour family of cards: lightness steps apart, so that they differ without hue."""

    base: str
    dark: str
    tint: str
    ink: str  # on the base colour

    @property
    def disc(self) -> str:
        return mix(self.base, self.dark, 0.24)


FAMILY = {
    "clothes": Family("#45AE6B", "#0B3320", "#B9E8C6", "#0B3320"),
    "navigation": Family("#B7323A", "#43101A", "#F3B5A8", CREAM),
    "repair": Family("#2F78C9", "#0D264D", "#B3D5F6", CREAM),
    "fishing": Family("#5C2F8E", "#210C3B", "#D0B8EC", CREAM),
    "food": Family("#F08C36", "#4D2108", "#FFDDB5", "#4D2108"),
    TREASURE: Family("#F5CF3E", "#4A3300", "#FFF2B8", "#4A3300"),
    UNKNOWN: Family("#6B6C78", "#1A252E", "#9A9AA3", CREAM),
}

DRAWING = (
    *(value for name, value in vars(palette).items() if name.isupper() and isinstance(value, str)),
    *(*palette.SEA, *palette.HALO),
    *(colour for seat in palette.SEATS for colour in (seat.fill, seat.low, seat.ink)),
    *(colour for one in FAMILY.values() for colour in (one.base, one.dark, one.tint, one.disc)),
)
# Colours of edges, between the drawing colours: found once over many pictures, then frozen.
BLENDS = Path(__file__).with_name("blends.txt").read_text().split()

PALETTE = Palette(tuple(dict.fromkeys((*DRAWING, *BLENDS))))
TILES = Tiles(most_bytes=32_000_000)

WORDS = Path(facts.__file__).parent / "words"
MARKS = {seat.letter.lower(): number for number, seat in enumerate(palette.SEATS)}
PICTURE_WORDS = Path(palette.__file__).parent / "words"


def mark(view: View, seat: Seat) -> int:
    """R1.12: which of the marks in `palette.SEATS` a player has."""
    return MARKS.get(view.players[seat].colour, seat)


def family_of(card: str) -> str:
    return FACTS.colour_of.get(card, UNKNOWN)


def language(name: str) -> Words:
    """The words of the game and of its pictures."""
    return words(name, WORDS, PICTURE_WORDS)


def canvas(width: int, height: int) -> Canvas:
    return Canvas(PALETTE, TILES, (width, height), NIGHT)


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
