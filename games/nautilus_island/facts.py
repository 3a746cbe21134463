"""The printed facts of Nautilus Island: columns, cards, tokens; checked when loaded."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from games.core.data import DataError, DataSet, load_folder
from games.core.words import words

TREASURE = "treasure"
COLOURS = ("clothes", "navigation", "repair", "fishing", "food", TREASURE)
OBJECTS = 4
COPIES = 4
PILE = 8
PILES = {2: 8, 3: 11, 4: 12}  # by players
BONUS_TOKENS = 34
PORTHOLE_TOKENS = 12
WORDS = Path(__file__).parent / "words"

Count = Annotated[int, msgspec.Meta(ge=0)]
Face = Literal["up", "down"]


class Column(Struct, frozen=True, forbid_unknown_fields=True):
    """One column of piles, and the player counts that use it."""

    faces: tuple[Face, ...]
    players: tuple[int, ...]


class _Board(Struct, frozen=True, forbid_unknown_fields=True):
    pile: int
    columns: tuple[Column, ...]


class _Cards(Struct, frozen=True, forbid_unknown_fields=True):
    copies: Count
    colours: dict[str, tuple[str, ...]]
    treasure: dict[str, Count]


class _Token(Struct, frozen=True, forbid_unknown_fields=True):
    """How many bonus tokens of one kind there are, and what one brings."""

    tokens: Count
    points: Count


class _Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    per_card: _Token
    two: _Token
    three: _Token
    odd: _Token
    double: _Token
    pair: _Token

    def kinds(self) -> dict[str, _Token]:
        return {name: getattr(self, name) for name in self.__struct_fields__}


class _Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    bonus: _Bonus
    portholes: dict[int, tuple[Count, ...]]


class Facts(Struct, frozen=True):
    """Everything printed, ready for use."""

    pile: int
    columns: tuple[Column, ...]
    colours: tuple[str, ...]  # those that can be stored, then treasure
    objects: dict[str, tuple[str, ...]]  # by colour
    colour_of: dict[str, str]  # by object
    deck: tuple[str, ...]
    treasure: dict[str, int]
    bag: tuple[str, ...]
    points: dict[str, int]  # of a bonus token, by kind
    portholes: dict[int, tuple[int, ...]]

    @property
    def storable(self) -> tuple[str, ...]:
        """The five colours with a place at the camp."""
        return self.colours[:-1]

    def token_points(self, tokens: Sequence[str], cards: Sequence[str], porthole: int | None) -> list[int]:
        """R9.2-R9.6: what each token on a collection brings in, in their order."""
        unused_pairs = pairs(cards)
        found: list[int] = []
        for token in tokens:
            times = 1
            if token == "pair":  # R9.6: each copy needs a pair of its own
                times, unused_pairs = (1, unused_pairs - 1) if unused_pairs else (0, 0)
            elif token == "per_card":
                times = len(cards)
            elif token == "odd":
                times = len(cards) % 2
            elif token == "double":  # R9.4: every copy brings the porthole's points once more
                times = porthole or 0
            found.append(times * self.points[token])
        return found

    def layout(self, players: int) -> tuple[Column, ...]:
        """The columns in use, stern to bow."""
        return tuple(column for column in self.columns if players in column.players)


def pairs(cards: Sequence[str]) -> int:
    """How many pairs of the same object the cards make."""
    return sum(cards.count(card) // 2 for card in set(cards))


def load(data_set: DataSet) -> Facts:
    """The facts of a data set; a DataError names file, entry and reason."""
    board = data_set.read("board.toml", _Board)
    cards = data_set.read("cards.toml", _Cards)
    tokens = data_set.read("tokens.toml", _Tokens)
    _check_cards(cards)
    _check_tokens(tokens)
    _check_board(board)
    deck = tuple(name for names in cards.colours.values() for name in names for _ in range(cards.copies))
    bonus = tokens.bonus.kinds()
    return Facts(
        pile=board.pile,
        columns=board.columns,
        colours=COLOURS,
        objects=cards.colours,
        colour_of={name: colour for colour, names in cards.colours.items() for name in names},
        deck=deck,
        treasure=cards.treasure,
        bag=tuple(name for name, kind in bonus.items() for _ in range(kind.tokens)),
        points={name: kind.points for name, kind in bonus.items()},
        portholes=tokens.portholes,
    )


def shipped() -> DataSet:
    """The data that comes with the game."""
    return load_folder(Path(__file__).parent / "data")


def _check_cards(cards: _Cards) -> None:
    if set(cards.colours) != set(COLOURS):
        wrong = ", ".join(sorted(set(COLOURS) ^ set(cards.colours)))
        raise DataError(f"cards.toml: entry colours: {', '.join(COLOURS)} expected; check {wrong}")
    for colour, names in cards.colours.items():
        if len(names) != OBJECTS:
            reason = f"{OBJECTS} objects expected, {len(names)} found"
            raise DataError(f"cards.toml: entry colours.{colour}: {reason}")
        for name in names:
            if not words("en", WORDS).has(f"some-{name}"):
                raise DataError(f"cards.toml: entry colours.{colour}: {name!r} is an object without words")
    every = [name for names in cards.colours.values() for name in names]
    twice = sorted({name for name in every if every.count(name) > 1})
    if twice:
        raise DataError(f"cards.toml: entry colours: {', '.join(twice)} appears twice")
    if cards.copies != COPIES:
        raise DataError(f"cards.toml: entry copies: {COPIES} of each object expected, {cards.copies} found")
    if set(cards.treasure) != set(cards.colours[TREASURE]):
        wrong = ", ".join(sorted(set(cards.treasure) ^ set(cards.colours[TREASURE])))
        raise DataError(f"cards.toml: entry treasure: each treasure needs its points; check {wrong}")


def _check_tokens(tokens: _Tokens) -> None:
    total = sum(kind.tokens for kind in tokens.bonus.kinds().values())
    if total != BONUS_TOKENS:
        raise DataError(f"tokens.toml: entry bonus: {BONUS_TOKENS} tokens expected, {total} found")
    total = sum(map(len, tokens.portholes.values()))
    if total != PORTHOLE_TOKENS:
        raise DataError(f"tokens.toml: entry portholes: {PORTHOLE_TOKENS} tokens expected, {total} found")
    for size, values in tokens.portholes.items():
        if list(values) != sorted(values, reverse=True):
            raise DataError(f"tokens.toml: entry portholes.{size}: the best must come first")


def _check_board(board: _Board) -> None:
    if board.pile != PILE:
        raise DataError(f"board.toml: entry pile: {PILE} cards expected, {board.pile} found")
    for number, column in enumerate(board.columns):
        if not 1 <= len(column.faces) <= 3:
            raise DataError(f"board.toml: entry columns[{number}].faces: 1 to 3 piles expected")
    for players, piles in PILES.items():
        used = [column for column in board.columns if players in column.players]
        found = sum(len(column.faces) for column in used)
        if found != piles:
            reason = f"{piles} piles expected for {players} players, {found} found"
            raise DataError(f"board.toml: entry columns: {reason}")
        if len(used) < players + 2:  # R3.5: or the last to move might have no choice
            reason = f"{players + 2} columns or more expected for {players} players, {len(used)} found"
            raise DataError(f"board.toml: entry columns: {reason}")
