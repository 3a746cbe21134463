"""What a message says: plain data and words in, text out. Names are escaped, nobody is pinged by chance."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from textwrap import wrap

from bot.limits import ALT_TEXT, CONTENT, THREAD_NAME
from bot.match.letters import Notice, Post, Whisper
from bot.text import markup
from bot.text.choices import Naming
from bot.text.digest import digest
from bot.text.lessons import guide
from bot.text.markup import bold
from bot.text.rows import cut
from bot.text.words import Wording, bot_words
from games import GAMES
from games.core.model import Seat
from games.core.words import MissingWords
from storage.matches import Match, Table, Title
from storage.players import Player

log = logging.getLogger(__name__)

PHONE_LINE = 40  # characters of a line on a phone
POST_LINES, END_LINES = 13, 10  # of them beside a board, at the end beside more buttons: less than a screen
TIE = "won-tie"  # a game's sentence of who wins with as many points as others, and why
SMALL = "-# "  # begins a line in small print
SIGNS = re.compile(r"\*\*|<@|>|^-# ")  # what formats a text, and is not seen


def shown_names(match: Table, language: str | None = None) -> tuple[str, ...]:
    """The players' names, a stand-in's with its sign; in the table's language where none is given."""
    words = bot_words(language or match.language)
    return tuple(words.name(player.name, stand_in=player.stand_in) for player in match.players)


def naming(match: Table, language: str | None = None) -> Naming:
    """The players' names by seat, fit for a message."""
    names = [bold(name) for name in shown_names(match, language)]
    return lambda seat: names[seat]


def match_name(match: Table | Title, words: Wording) -> str:
    return words.text("match-name", game=GAMES[match.game].meta.title, match=match.id)


def thread_name(match: Table) -> str:
    """A match's thread: game, number, players."""
    names = ", ".join(shown_names(match))
    return cut(f"{match_name(match, bot_words(match.language))} · {names}", THREAD_NAME)


def span(numbers: tuple[int, ...]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def post(match: Match, letter: Post) -> tuple[str, list[int]]:
    """The text of a public post, and the users it pings."""
    words, names = bot_words(match.language, match.game), naming(match)
    lines = _deeds(match, letter, words)
    if letter.ending:
        result = _result(match, letter, words)
        lines = _brief(lines, END_LINES - sum(map(_tall, result)), words) + _guided(match, "end")
        return fitted(lines, "", first="\n".join(result)), _people(match.players)
    lines = _brief(lines, POST_LINES, words)
    if letter.begins:
        seats = words.join([names(Seat(n)) for n in range(len(match.players))])
        lines.insert(0, words.text("post-begin", names=seats))
        if any(player.stand_in for player in match.players):
            lines.insert(1, f"-# {words.text('post-stand-ins')}")
        lines += _guided(match, "start")
    users = _people([match.in_seat(seat) for seat in letter.asked])
    who = words.join([markup.person(user) for user in users])
    turn = "post-turn" if len(users) == 1 else "post-turns"
    if match.thread in (None, match.channel):
        last = words.text(turn, who=who, match=match_name(match, words))
    else:
        last = words.text(f"{turn}-here", who=who)  # a thread of its own bears the table's name
    if letter.until:
        last += " " + words.text("post-until", until=markup.moment(letter.until))
    return fitted(lines, last), users


def _deeds(match: Match, letter: Post, words: Wording) -> list[str]:
    """What was done, player by player; a turn that cannot be put into words still calls the next player."""
    try:
        return digest(letter.sentences, GAMES[match.game], words, naming(match))
    except MissingWords:
        log.exception("a turn of table %s cannot be told", match.id)
        return [f"-# {words.text('post-more')}"]


def _brief(lines: list[str], most: int, words: Wording) -> list[str]:
    """The lines that fit a phone's screen beside the board; the log has the rest."""
    if sum(map(_tall, lines)) <= most:
        return lines
    kept: list[str] = []
    room = most - 1  # for the hint
    for line in lines:
        if _tall(line) > room:
            kept += _first_deeds(line, room)
            break
        kept.append(line)
        room -= _tall(line)
    return [*kept, f"-# {words.text('post-more')}"]


def _first_deeds(line: str, room: int) -> list[str]:
    """As much of a line as has room, deed by deed; nothing where not one has."""
    told, _, _ = " ".join(wrap(line, PHONE_LINE)[: max(0, room)]).rpartition(";")
    whole = told and told.count("**") % 2 == 0  # no name is cut in two
    return [f"{told.rstrip()}; …"] if whole else []


def _tall(line: str) -> int:
    """How many lines it is on a phone."""
    return len(wrap(SIGNS.sub("", line), PHONE_LINE))


def _guided(match: Match, name: str) -> list[str]:
    """What guides through a first match at its start and at its end."""
    told = guide(match.game, name, match.language) if match.options.first else None
    return [told] if told else []


def _people(players: Iterable[Player]) -> list[int]:
    """Who plays these seats, each once: somebody may have several."""
    return list(dict.fromkeys(player.user for player in players if not player.stand_in))


def alt_text(match: Match, letter: Post, board: str) -> str:
    """What a post's picture is described by: whose turn it is, what changed, then the board."""
    if letter.ending:
        return board
    words, shown = bot_words(match.language, match.game), shown_names(match)
    whose = words.text("alt-turn", who=words.join([shown[seat] for seat in letter.asked]))
    changed = digest(letter.sentences, GAMES[match.game], words, lambda seat: shown[seat])
    return cut(" ".join([whose, *changed, board]), ALT_TEXT)


def _result(match: Match, letter: Post, words: Wording) -> list[str]:
    """How a match ended, for everyone who is called to read it."""
    assert letter.ending is not None
    return [
        f"{words.text('post-over')} {words.game_text(f'ending-{letter.ending.reason}')}",
        *_places(match, letter, words),
        *(words.say(said, naming(match)) for said in letter.sentences if said.name == TIE),
        *([] if match.rated else [words.text("post-unrated")]),
    ]


def _places(match: Match, letter: Post, words: Wording) -> list[str]:
    assert letter.ending is not None
    ending, by_seat = letter.ending, naming(match)

    def called(seat: Seat) -> str:
        player = match.in_seat(seat)
        return by_seat(seat) if player.stand_in else markup.person(player.user)

    order = sorted(
        range(len(ending.scores)), key=lambda seat: (Seat(seat) not in ending.winners, -ending.scores[seat])
    )
    places = [1 if Seat(seat) in ending.winners else place for place, seat in enumerate(order, 1)]
    if not ending.winners:
        places = [0] * len(order)
    return [
        words.text("post-result", place=place, name=called(Seat(seat)), points=ending.scores[seat])
        for place, seat in zip(places, order, strict=True)
    ]


def whisper(match: Match, letter: Whisper, language: str, board: str = "") -> str:
    """The text of a DM: names game and table first, and last a link to the board, if there is one."""
    words, names = bot_words(language, match.game), naming(match, language)
    head = words.text("whisper-title", match=match_name(match, words))
    last = latest_board(words, board) if board else ""
    return fitted([head, *(words.say(sentence, names) for sentence in letter.sentences)], last)


def carried_on(before: str, now: str) -> str:
    """The text of a DM with what stood in the one before and is still new to its reader."""
    head, *lines = now.split("\n")
    earlier = [line for line in before.split("\n")[1:] if not line.startswith(SMALL)]
    return fitted([*earlier, *lines], "", first=head)


def latest_board(words: Wording, link: str) -> str:
    """Where the board is to be seen, in small print."""
    return f"{SMALL}{words.text('latest-board', link=link)}"


def notice(match: Table, letter: Notice, language: str) -> str:
    """The text of a notice; whoever it pings is mentioned where their name stands."""
    words, by_seat = bot_words(language, match.game), naming(match, language)

    def names(seat: Seat) -> str:
        user = match.in_seat(seat).user
        return markup.person(user) if user in letter.ping else by_seat(seat)

    lines = [words.say(sentence, names) for sentence in letter.sentences]
    if letter.to is not None or letter.ping:  # whoever is called reads first where
        lines.insert(0, f"**{match_name(match, words)}**")
    return fitted(lines, "")


def fitted(lines: list[str], last: str, room: int = CONTENT, *, first: str = "") -> str:
    """The lines and the first and last one within a message; if they don't fit, the oldest give way."""
    room -= len(first) + len(last) + 2
    kept: list[str] = []
    for line in reversed(lines):
        if room < len(line) + 1:
            kept.append("…")
            break
        room -= len(line) + 1
        kept.append(line)
    return "\n".join([first, *reversed(kept), last]).strip()
