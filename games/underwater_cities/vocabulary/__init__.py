"""The words that slots, cards, tiles and contracts are written in. EFFECTS.md explains each.

A further word is a further file: its effect, its record, and a line here.
"""

from __future__ import annotations

from games.underwater_cities.vocabulary import building, cards, composing, final, giving, lasting, production
from games.underwater_cities.vocabulary.word import register

WORDS = (
    *giving.WORDS,
    *composing.WORDS,
    *building.WORDS,
    *cards.WORDS,
    *lasting.WORDS,
    *production.WORDS,
    *final.WORDS,
)


def learn() -> None:
    """Make all words known, each whole: called once, before any data is read."""
    register(*WORDS)
