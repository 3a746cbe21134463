"""The words that are known, by how they are written and by the effect they make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.underwater_cities.effects import Effect

if TYPE_CHECKING:
    from games.underwater_cities.vocabulary.word import Word

BY_NAME: dict[str, Word[Any]] = {}
BY_KIND: dict[type[Effect], Word[Any]] = {}


def word_of(effect: Effect) -> Word[Any]:
    return BY_KIND[type(effect)]


def named(name: str) -> Word[Any] | None:
    """The word that is written so."""
    return BY_NAME.get(name)
