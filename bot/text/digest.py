"""What happened, told by player, a line each: by short forms of a game's events, where its words have some.

An event `swam` may have a short form `digest-swam`, which says the same without the player's name. With
`digest-swam-each` beside it, all of a player's are told together: `digest-swam` is given them as `$each`. An
event without a short form is told by its sentence, less the name that the line begins with. A sentence about
nobody stands by itself, unless it has a short form: then it belongs to what was done before it. What
`Meta.unposted` names is left to the log.
"""

from __future__ import annotations

from msgspec import Struct

from bot.match.rules import AnyGame
from bot.text.choices import Naming
from bot.text.words import Wording
from games.core.model import Say, Seat, Who

GAIN = "+"  # what begins so has no verb that would have to agree with several names


class Deeds(Struct):
    """What one player did, or, of nobody, what became known."""

    seat: Seat | None
    said: list[Say]


def digest(sentences: tuple[Say, ...], game: AnyGame, words: Wording, names: Naming) -> list[str]:
    """The lines of a post."""
    posted = tuple([sentence for sentence in sentences if sentence.name not in game.meta.unposted])
    told = [(deeds.seat, _line(deeds, game, words, names)) for deeds in _by_player(posted, words, names)]
    return [_named(seats, line, words, names) for seats, line in _alike(told)]


def _alike(told: list[tuple[Seat | None, str]]) -> list[tuple[list[Seat], str]]:
    """Lines, and those of several players who just gained the same, one after the other, as one."""
    found: list[tuple[list[Seat], str]] = []
    for seat, line in told:
        if seat is not None and found and found[-1][0] and found[-1][1] == line and line.startswith(GAIN):
            found[-1][0].append(seat)
        else:
            found.append(([] if seat is None else [seat], line))
    return found


def _named(seats: list[Seat], line: str, words: Wording, names: Naming) -> str:
    return f"{words.join([names(seat) for seat in seats])} {line}" if seats else line


def _by_player(sentences: tuple[Say, ...], words: Wording, names: Naming) -> list[Deeds]:
    """In order; between two sentences about nobody everyone has one line."""
    found: list[Deeds] = []
    stretch: dict[Seat, Deeds] = {}
    for sentence in sentences:
        seat = _doer(sentence, words, names)
        if (
            seat is None
            and found
            and found[-1].seat is not None
            and words.game_has(f"digest-{sentence.name}")
        ):
            found[-1].said.append(sentence)
        elif seat is None:
            stretch = {}
            found.append(Deeds(None, [sentence]))
        elif seat in stretch:
            stretch[seat].said.append(sentence)
        else:
            stretch[seat] = Deeds(seat, [sentence])
            found.append(stretch[seat])
    return found


def _doer(sentence: Say, words: Wording, names: Naming) -> Seat | None:
    """Whose deed a sentence tells: it begins with their name, or has a short form that leaves it out."""
    who = sentence.facts.get("who")
    if not isinstance(who, Who):
        return None
    short = words.game_has(f"digest-{sentence.name}")
    return who.seat if short or words.say(sentence, names).startswith(f"{names(who.seat)} ") else None


def _line(deeds: Deeds, game: AnyGame, words: Wording, names: Naming) -> str:
    """What was done, without the name of who did it."""
    if deeds.seat is None:
        return words.say(deeds.said[0], names)
    by_name: dict[str, list[Say]] = {}
    for number, sentence in enumerate(game.digest(tuple(deeds.said))):
        together = words.game_has(f"digest-{sentence.name}-each")
        by_name.setdefault(sentence.name if together else str(number), []).append(sentence)
    told = [_told(alike, f"{names(deeds.seat)} ", words, names) for alike in by_name.values()]
    return f"{words.row(told)}."


def _told(alike: list[Say], doer: str, words: Wording, names: Naming) -> str:
    """One event without its player's name, or all of one kind together."""
    first, short = alike[0], f"digest-{alike[0].name}"
    if words.game_has(f"{short}-each"):
        each = [words.say(Say(f"{short}-each", one.facts), names) for one in alike]
        return words.say(Say(short, {"each": words.join(each)}), names)
    if words.game_has(short):
        return words.say(Say(short, first.facts), names)
    return words.say(first, names).removeprefix(doer).removesuffix(".")
