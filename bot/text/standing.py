"""Standing in words and as a plot: a server's board, and how one person's rating went."""

from __future__ import annotations

from bot.limits import ALT_TEXT
from bot.match.ratings import PROVISIONAL, shown
from bot.presses.standing import ALL, StandingMenu
from bot.text import markup
from bot.text.markup import bold, escaped, seen
from bot.text.messages import match_name
from bot.text.rows import Item, Menu, cut
from bot.text.words import Wording
from games import GAMES
from render import Picture, figures
from render.figures import Climb
from storage.matches import Title
from storage.ratings import Ranked, Rating

ON_BOARD = 25  # people a board names
NEWEST = 8  # matches of one's own that are listed
PLOTTED = 100  # matches a curve shows


def game_name(game: str, words: Wording) -> str:
    return words.text("all-games") if game == ALL else GAMES[game].meta.title


def game_menu(id: str, chosen: str, words: Wording, *, every: bool = True) -> Menu:
    """A menu of the games, and of all of them together where that says something."""
    keys = (*((ALL,) if every else ()), *GAMES)
    items = tuple(Item(key, game_name(key, words), key == chosen) for key in keys)
    return Menu(id, words.text("another-game"), items)


def standing_menu(user: int, game: str, words: Wording) -> Menu:
    return game_menu(StandingMenu(user).id, game, words)


def board_lines(found: list[Ranked], game: str, words: Wording) -> list[str]:
    """A server's board: the best first, then those of whom little is known yet."""
    lines = [words.text("board-title", game=game_name(game, words))]
    best = sorted(found, key=shown, reverse=True)
    known = [one for one in best if one.number >= PROVISIONAL]
    lines += [f"{_place(known, one)}. {_line(one, words)}" for one in known[:ON_BOARD]]
    new = [
        words.text("board-new", who=escaped(one.name), rating=shown(one)) for one in best if one not in known
    ]
    if new:
        lines.append(words.text("board-provisional", who=words.join(new[:ON_BOARD]), matches=PROVISIONAL))
    return [*lines, f"-# {words.text('board-how')}"]


def _place(known: list[Ranked], one: Ranked) -> int:
    return 1 + sum(shown(other) > shown(one) for other in known)


def _line(one: Ranked, words: Wording) -> str:
    return words.text("board-line", who=bold(one.name), rating=shown(one), matches=one.number)


def person_lines(
    name: str, game: str, here: list[Rating] | None, everywhere: list[Rating], words: Wording
) -> list[str]:
    """Somebody's rating on this server, where it is asked on one, and everywhere."""
    lines = [words.text("person-title", who=bold(name), game=game_name(game, words))]
    for where, course in (("person-here", here), ("person-everywhere", everywhere)):
        if course:
            now = words.text("person-now", rating=shown(course[-1]), matches=len(course))
            lines.append(words.text(where, now=now))
    if len(here or everywhere) < PROVISIONAL:
        lines.append(f"-# {words.text('person-provisional', matches=PROVISIONAL)}")
    return lines


def newest_lines(course: list[Rating], games: dict[int, str], words: Wording) -> list[str]:
    """What one's newest matches did to the rating."""
    pairs = list(zip([None, *course], course, strict=False))[-NEWEST:]
    return [
        f"- {words.entry(match_name(Title(one.match, games[one.match]), words), _change(old, one))},"
        f" {markup.moment(one.made, 'd')}"
        for old, one in reversed(pairs)
    ]


def _change(old: Rating | None, new: Rating) -> str:
    return f"{shown(new)}" if old is None else f"{shown(new)} ({shown(new) - shown(old):+d})"


def plot(name: str, game: str, course: list[Rating], words: Wording) -> Picture:
    """The curve of a rating, with the same in words."""
    numbers = tuple(map(shown, course[-PLOTTED:]))
    first = len(course) - len(numbers) + 1
    now = words.text("person-now", rating=numbers[-1], matches=len(course))
    climb = Climb(
        title=seen(name),
        below=words.entry(game_name(game, words), now),
        ratings=numbers,
        settled=max(0, PROVISIONAL - first),
        first_said=words.text("climb-match", number=first),
        last_said=words.text("climb-match", number=len(course)) if len(course) > first else "",
    )
    told = words.text("climb-alt", lowest=min(numbers), highest=max(numbers))
    alt = cut(f"{climb.title}. {climb.below}. {told}", ALT_TEXT)
    return Picture(figures.draw_climb(climb), alt, lambda: alt)
