"""What the bot says where it is new: a line on every game, one press to play it at once."""

from __future__ import annotations

from bot.limits import MENU_ITEMS, ROW_BUTTONS, ROWS
from bot.presses.lookups import CardMenu
from bot.presses.practice import Practise
from bot.text.cards import pitch
from bot.text.rows import Button, Item, Menu, Panel, Row
from bot.text.words import Wording, bot_words
from games import GAMES


def greeting(language: str, more: str = "") -> Panel:
    """The greeting; `more` is said besides, such as how a local table is used."""
    words = bot_words(language)
    games = tuple(Button(Practise(key).id, game.meta.title, "primary") for key, game in GAMES.items())
    rows: list[Row] = [games[n : n + ROW_BUTTONS] for n in range(0, len(games), ROW_BUTTONS)]
    rows = [*rows[: ROWS - 1], card_menu(words)]
    offered = "\n".join(f"- **{game.meta.title}**: {pitch(key, language)}" for key, game in GAMES.items())
    said = " ".join(line for line in (words.text("greeting"), more) if line)
    return Panel(f"{said}\n{offered}", tuple(rows))


def card_menu(words: Wording) -> Menu:
    """Every game by its title; what is chosen shows its card."""
    cards = tuple(Item(key, game.meta.title) for key, game in GAMES.items())
    return Menu(CardMenu().id, words.text("how-to-play-menu"), cards[:MENU_ITEMS])
