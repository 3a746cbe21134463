"""Reading the events of a trail: what a fact of a sentence is, whichever game tells it."""

from __future__ import annotations

from games.core.model import Fact, Say, Seat, Who


def seat_of(fact: Fact) -> Seat:
    """Who did it."""
    assert isinstance(fact, Who)
    return fact.seat


def name_of(fact: Fact) -> str:
    """The id of a word, or plain text as it is."""
    return fact.name if isinstance(fact, Say) else str(fact)


def says_of(fact: Fact) -> list[Say]:
    """The words of a list; nothing for anything else."""
    return [item for item in fact if isinstance(item, Say)] if isinstance(fact, tuple) else []


def names_of(fact: Fact) -> list[str]:
    return [say.name for say in says_of(fact)]


def number_of(fact: Fact, otherwise: int) -> int:
    return fact if isinstance(fact, int) else otherwise
