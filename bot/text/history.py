"""Finished matches in words: a line each, and what may be remembered of one."""

from __future__ import annotations

from bot.limits import MENU_DETAIL, MENU_LABEL
from bot.presses.standing import HistoryMenu, Where
from bot.text import markup
from bot.text.markup import escaped, seen
from bot.text.messages import match_name
from bot.text.rows import Item, Menu, cut
from bot.text.standing import game_name
from bot.text.words import Wording
from games.core.model import Seat
from storage.history import Past
from storage.players import Player

PER_PAGE = 10


def title(where: Where, game: str, count: int, words: Wording) -> str:
    return words.text(f"history-{where}", game=game_name(game, words), count=count)


def line(past: Past, words: Wording) -> str:
    """One match: which, how it ended, when."""
    named = words.entry(f"**{match_name(past.match, words)}**", escaped(_ended(past, words)))
    return f"- {named}, {markup.moment(past.match.touched, 'd')}"


def card(past: Past, words: Wording) -> str:
    """One match, for whoever looks back on it."""
    return "\n".join([line(past, words).removeprefix("- "), words.text("history-memories")])


def menu(where: Where, found: list[Past], words: Wording) -> Menu:
    items = tuple(
        Item(
            str(past.match.id),
            cut(match_name(past.match, words), MENU_LABEL),
            detail=cut(_ended(past, words), MENU_DETAIL),
        )
        for past in found
    )
    return Menu(HistoryMenu(where).id, words.text("history-look"), items)


def _ended(past: Past, words: Wording) -> str:
    """Everybody with their points, the first first; stand-ins last, since they have no result."""
    points = {one.seat: one for one in past.results if one.points is not None}

    def order(player: Player) -> tuple[bool, int, int]:
        assert player.seat is not None
        found = points.get(player.seat)
        return found is None or found.place is None, (found.place or 0) if found else 0, player.seat

    said = []
    for player in sorted(past.match.players, key=order):
        name = seen(words.name(player.name, stand_in=player.stand_in))
        found = points.get(player.seat or Seat(0))
        said.append(f"{name} {found.points}" if found and found.place is not None else name)
    return words.join(said)
