"""Chance that can be checked afterwards: a seed drawn and sealed before anybody sits down.

When a table opens, 256 bits are drawn. Their *commitment* is posted at once, the bits themselves at the end:

    commitment = SHA-256 of these lines, each ended by a line feed, in UTF-8:
        bathysphere seal 1
        seed SECRET             64 hex digits
        game KEY
        rules VERSION
        data DIGEST             SHA-256 over all facts of the game, 64 hex digits

Whoever sits down adds a public value, so that nobody who draws the seed can fit it to the company:

    seed of the match = HMAC-SHA-256, keyed by the secret's 32 bytes, of these lines, ended likewise:
        bathysphere chance 1
        option NAME=CHOICE      each option of the rules that is not at its default, sorted by name
        join PLACE VALUE        everybody who sits at the table when it begins, in order of sitting down

Who sits where is drawn by `Rng` from the seed of the match with "/seats" added; all else that falls in the
match comes from the seed of the match itself (games/core/rng.py). docs/FAIRNESS.md says what this proves.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct

from games.core.game import Game
from games.core.rng import Rng

SECRET_BYTES = 32


class Joined(Struct, frozen=True):
    """Somebody who sits at a table: the how-manieth who sat down, and the public value that added."""

    place: int
    value: int


class Seal(Struct, frozen=True):
    """A secret seed with what it was drawn for."""

    secret: str
    game: str
    rules: int
    data: str  # the data set's digest

    @property
    def commitment(self) -> str:
        """What is posted before anybody sits down."""
        facts = (f"seed {self.secret}", f"game {self.game}", f"rules {self.rules}", f"data {self.data}")
        return sha256(_lines("bathysphere seal 1", *facts)).hexdigest()

    def seed(self, options: Mapping[str, str], joined: Sequence[Joined]) -> str:
        """The seed of the match that these people begin with these options."""
        chosen = (f"option {name}={choice}" for name, choice in sorted(options.items()))
        people = (f"join {one.place} {one.value}" for one in joined)
        lines = _lines("bathysphere chance 1", *chosen, *people)
        return hmac.new(bytes.fromhex(self.secret), lines, sha256).hexdigest()


def draw(game: Game[Any, Any]) -> Seal:
    """Draw the seed of a new table."""
    return Seal(secrets.token_hex(SECRET_BYTES), game.meta.key, game.meta.rules, game.data_set.digest)


def seat_order(seed: str, places: Sequence[int]) -> list[int]:
    """Draw who sits where: the places of joining, by seat."""
    return Rng(f"{seed}/seats").shuffled(places)


def _lines(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()
