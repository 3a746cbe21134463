"""Choices among those who sit at a table: who begins, who has which colour.

In the lobby such a choice is a number in the order of sitting down; at the deal, when seats have been drawn,
it becomes the number of a seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games import GAMES
from games.core.game import Variant
from games.core.model import RuleError
from storage.matches import Match, Table
from storage.players import Player

Variants = dict[str, str]


def chosen(table: Table) -> Variants:
    """The variants as they are chosen: in the lobby by order of sitting down, in a match by seat."""
    if not isinstance(table, Match):
        return dict(table.variants)
    words = (word.partition("=") for word in table.setup.variants)
    return {name: choice for name, _, choice in words}


def player_chosen(table: Table, variant: Variant, choice: str) -> Player | None:
    """The player a choice among seats means; None for any other choice."""
    if not variant.seats or choice == variant.default or int(choice) > len(table.players):
        return None
    return table.players[int(choice) - 1]


def seated(
    game: str, variants: Mapping[str, str], joined: Sequence[Player], by_seat: Sequence[Player]
) -> Variants:
    """The variants of the lobby with the seats that were drawn."""
    found = dict(variants)
    seats = [player.place for player in by_seat]
    for name in _among_seats(game, variants):
        number = int(variants[name])
        if number > len(joined):
            raise RuleError("nobody-sits-there", seat=number, seats=len(joined))
        found[name] = str(seats.index(joined[number - 1].place) + 1)
    return found


def without_seats(game: str, variants: Mapping[str, str]) -> Variants:
    """The other choices: when somebody stands up, or others sit down again, the numbers mean nobody."""
    gone = _among_seats(game, variants)
    return {name: choice for name, choice in variants.items() if name not in gone}


def as_before(seated: list[Player], old: Table) -> list[Player]:
    """The seats of the match that this one repeats, if the same sit here; else as they were drawn."""
    places = {_who(player): n for n, player in enumerate(old.players)}
    if len(places) != len(old.players) or {_who(player) for player in seated} != set(places):
        return seated
    return sorted(seated, key=lambda player: places[_who(player)])


def _among_seats(game: str, variants: Mapping[str, str]) -> list[str]:
    return [v.name for v in GAMES[game].meta.variants if v.seats and v.name in variants]


def _who(player: Player) -> tuple[int, str]:
    """A person by their id, a stand-in that plays for nobody by its name."""
    return (player.user, "") if player.user else (0, player.name)
