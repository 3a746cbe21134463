"""What may be looked at beside one's own panel, as a menu: boards, the rules of the question, log, score."""

from __future__ import annotations

import render
from bot.limits import MENU_ITEMS, MENU_LABEL
from bot.presses.lookups import Look, LookMenu, PlayerBoard, Sight
from bot.presses.playing import AskWhy
from bot.text.messages import shown_names
from bot.text.rows import Button, Item, Menu, Row, cut
from bot.text.words import Wording
from games.core.model import Seat
from storage.matches import Match, Phase

PLAYING: tuple[Sight, ...] = tuple(sight for sight in Sight if sight is not Sight.COURSE)
OVER: tuple[Sight, ...] = tuple(sight for sight in Sight if sight not in (Sight.RULE, Sight.LEFT))


def look_button(match: int, words: Wording) -> Button:
    return Button(Look(match).id, words.text("look"))


def look_menu(match: Match, words: Wording, chosen: Sight | Seat | None = None) -> Menu:
    """All there is to look at; every player's own board too, where a game has such."""
    sights = OVER if match.phase == Phase.ENDED else PLAYING
    if not render.has_legend(match.game):
        sights = tuple(sight for sight in sights if sight is not Sight.SIGNS)
    items = [_item(sight, words, chosen) for sight in sights]
    if render.has_player_boards(match.game):
        names = shown_names(match, words.language)
        items[1:1] = [_board(Seat(seat), name, words, chosen) for seat, name in enumerate(names)]
    return Menu(LookMenu(match=match.id).id, words.text("look-at"), tuple(items[:MENU_ITEMS]))


def why_row(match: Match, words: Wording) -> tuple[Row, ...]:
    """Below a board, where stand-ins play: what their last turns were good for."""
    if match.phase == Phase.ENDED or not any(player.stand_in for player in match.players):
        return ()
    return ((Button(AskWhy(match.id).id, words.text("ask-why")),),)


def _item(sight: Sight, words: Wording, chosen: Sight | Seat | None) -> Item:
    label, detail = words.text(f"look-{sight}"), words.text(f"look-{sight}-detail")
    return Item(sight, label, chosen == sight, detail)


def _board(seat: Seat, name: str, words: Wording, chosen: Sight | Seat | None) -> Item:
    label = cut(words.text("look-player", name=name), MENU_LABEL)
    return Item(PlayerBoard(seat).id, label, chosen == seat)
