"""Matches against stand-ins: what may be chosen, and how one is opened."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from bot.limits import CONTENT, ROW_BUTTONS
from bot.match.rules import game_named
from bot.presses.lookups import HowToPlay
from bot.presses.practice import BeginFirstMatch, BeginPractice, ChoosePractice
from bot.table.lobby import Lobby
from bot.text.cards import pitch
from bot.text.rows import Button, Panel, Row, cut
from bot.text.words import Wording
from games import GAMES, home
from games.core.first_match import SEATS, first_match
from games.core.instincts import Instincts, Strength
from storage.matches import Options, Table


class Wish(NamedTuple):
    """What somebody wants to practise."""

    game: str
    strength: Strength
    seats: int

    @classmethod
    def usual(cls, game: str) -> Wish:
        """The smallest table, with the first strength on offer."""
        shown = _known(game).shown
        return cls(game, Strength.STEADY if Strength.STEADY in shown else shown[0], sizes(game)[0])

    @classmethod
    def possible(cls, game: str, strength: Strength, seats: int) -> Wish:
        """A wish as near to this as the game has it: a button may be older than what is on offer."""
        usual = cls.usual(game)
        strength = strength if strength in GAMES[game].instincts.shown else usual.strength
        return cls(game, strength, seats if seats in sizes(game) else usual.seats)


class Asker(NamedTuple):
    """Somebody who practises, and where the table is shown."""

    user: int
    name: str
    guild: int | None
    channel: int
    language: str
    value: int  # what their click adds to the match's chance


def quickest() -> str:
    """The game that is over soonest: what is shown to somebody who has not chosen yet."""
    return min(GAMES, key=lambda key: GAMES[key].meta.minutes)


def sizes(game: str) -> list[int]:
    """How many may sit at a table with at least one stand-in."""
    return [seats for seats in GAMES[game].meta.seats if seats > 1]


async def open_practice(lobby: Lobby, wish: Wish, who: Asker) -> Table:
    """Open a table whose other seats are taken by stand-ins."""
    match = await lobby.open(
        wish.game,
        user=who.user,
        name=who.name,
        guild=who.guild,
        channel=who.channel,
        language=who.language,
        options=Options(size=wish.seats, hints=True),
        value=who.value,
    )
    for _ in range(wish.seats - 1):
        match = await lobby.add_stand_in(match.id, who.user, wish.strength)
    return match


async def open_first_match(lobby: Lobby, game: str, who: Asker) -> Table:
    """Open a table for somebody's first match of a game, against the easiest stand-in there is."""
    if first_match(home(game)) is None:
        return await open_practice(lobby, Wish.usual(game), who)
    match = await lobby.open(
        game,
        user=who.user,
        name=who.name,
        guild=who.guild,
        channel=who.channel,
        language=who.language,
        options=Options(size=SEATS, hints=True, first=True),
        value=who.value,
    )
    return await lobby.add_stand_in(match.id, who.user, Strength.EASY)


def practice_panel(wish: Wish, words: Wording) -> Panel:
    """What may be chosen, a row of buttons each, and below it the way into the match."""
    game, told = wish.game, words.language
    lines = [words.text("practice-title"), f"**{GAMES[game].meta.title}**"]
    lines += [said for said in (pitch(game, told),) if said]
    lines.append(words.text("practice-chosen", strength=_strength(wish.strength, words), seats=wish.seats))
    rows: list[Row] = [*_games(wish), *_strengths(wish, words)]
    if len(sizes(game)) > 1:
        offered = [(wish._replace(seats=n), words.text("size-n", seats=n)) for n in sizes(game)]
        rows.append(tuple(_choice(wish, one, "seats", said) for one, said in offered))
    begin = Button(
        BeginPractice(game, wish.strength.value, wish.seats).id, words.text("practice-begin"), "success"
    )
    ways = [begin, Button(HowToPlay(game).id, words.text("how-to-play"))]
    if first_match(home(game)) is not None:
        lines.append(words.text("practice-first-hint"))
        ways.insert(0, Button(BeginFirstMatch(game).id, words.text("practice-first"), "success"))
    rows.append(tuple(ways))
    return Panel(cut("\n".join(lines), CONTENT), tuple(rows))


def _games(wish: Wish) -> list[Row]:
    """A button for each game, the one that is chosen in colour."""
    buttons = [
        _choice(wish, Wish.possible(key, wish.strength, wish.seats), "game", game.meta.title)
        for key, game in GAMES.items()
    ]
    return [tuple(buttons[n : n + ROW_BUTTONS]) for n in range(0, len(buttons), ROW_BUTTONS)]


def _strengths(wish: Wish, words: Wording) -> list[Row]:
    """A button for each strength that is on offer, where there is a choice."""
    shown = GAMES[wish.game].instincts.shown
    buttons = [_choice(wish, wish._replace(strength=one), "strength", _strength(one, words)) for one in shown]
    return [tuple(buttons)] if len(buttons) > 1 else []


def _choice(wish: Wish, other: Wish, row: Literal["game", "strength", "seats"], label: str) -> Button:
    press = ChoosePractice(other.game, other.strength.value, other.seats, row)
    return Button(press.id, label, "primary" if other == wish else "secondary")


def _strength(strength: Strength, words: Wording) -> str:
    return words.text(f"strength-{strength.value}")


def _known(game: str) -> Instincts[Any]:
    """What stand-ins know of a game, or a refusal where there is no such game."""
    return game_named(game).instincts
