"""Answers that are typed, in a form or by a command: what someone wrote, read as options on offer."""

from __future__ import annotations

import re
import unicodedata

from msgspec import Struct

from bot.limits import CHOICE_NAME, CHOICE_VALUE, CHOICES
from bot.match.position import Position
from bot.text.choices import Naming
from bot.text.rows import cut
from bot.text.words import Wording
from games.core import engine, plans
from games.core.engine import Barrier
from games.core.model import Action, Decision, Option, Question, Say, Seat

APART = ",;"  # between what is typed; labels may have commas too
LINKS = re.compile(r"\s*(?:>|→|\n|\b(?:then|puis|poi)\b)\s*")


def labelled(position: Position, seat: Seat, words: Wording, names: Naming) -> dict[str, str]:
    """The options of a seat's question in words, by key."""
    question = engine.question(position.game, position.state, seat)
    decision = position.decision(seat)
    assert decision is not None
    return in_words(decision, question, words, names)


def in_words(decision: Decision, question: Question, words: Wording, names: Naming) -> dict[str, str]:
    """The options of a decision in words, by key."""
    return {key: words.say(label_of(question, key), names) for key in decision.keys}


def label_of(question: Question, key: str) -> Say:
    return question.labels.get(key) or Say("option-unnamed", {"key": key})


def understood(decision: Decision, labels: dict[str, str], typed: str) -> tuple[str, ...] | None:
    """The picks someone meant, by key, spot or label, with commas; None if a part is not on offer."""
    picks: list[str] = []
    rest: str | None = typed
    while rest and rest.strip():
        key, rest = _first(decision, labels, rest, picks)
        if key is None:
            return None
        picks.append(key)
    return tuple(picks) or None


class Line(Struct, frozen=True):
    """A typed line as answers: what was understood of it, and what was not."""

    answers: tuple[tuple[str, ...], ...]
    said: tuple[str, ...]  # the options they name, in words
    rest: str = ""  # what was not read as an answer
    surprise: bool = False  # it was not read, since something comes between


def read_line(position: Position, seat: Seat, words: Wording, names: Naming, typed: str) -> Line:
    """Answers one after the other, each to the question that follows: "col 3, gather".

    It goes as far as what is typed is on offer and the seat goes on being asked, and nothing becomes known.
    """
    return _read(position, seat, words, names, typed)[0]


def completions_of_line(
    position: Position, seat: Seat, words: Wording, names: Naming, typed: str
) -> list[tuple[str, str]]:
    """Suggestions for a line: for its last question, with the answers before it."""
    line, decision, labels = _read(position, seat, words, names, typed, open_end=True)
    found = completions(decision, labels, line.rest)
    if not line.answers and (behind := plans.ahead(position.game, position.state, seat)) is not None:
        ways = in_words(behind.decision, behind.question, words, names)
        later = completions(behind.decision, ways, line.rest)
        found += [(name, f"{behind.key},{value}") for name, value in later]
        return [(name, value) for name, value in found if len(value) <= CHOICE_VALUE][:CHOICES]
    ahead, keys = ", ".join(line.said), ",".join(key for picks in line.answers for key in picks)
    if not line.answers:
        return found
    before = cut(ahead, CHOICE_NAME // 2)
    longer = [(cut(f"{before}, {name}", CHOICE_NAME), f"{keys},{value}") for name, value in found]
    return [(name, value) for name, value in longer if len(value) <= CHOICE_VALUE]


def _read(
    position: Position, seat: Seat, words: Wording, names: Naming, typed: str, *, open_end: bool = False
) -> tuple[Line, Decision, dict[str, str]]:
    """A line, and the question it stopped at; with an open end the last word is left to be completed."""
    game, state, decision = position.game, position.state, position.decision(seat)
    assert decision is not None
    answers: list[tuple[str, ...]] = []
    said: list[str] = []
    rest = LINKS.sub(",", typed)
    while True:
        labels = in_words(decision, engine.question(game, state, seat), words, names)
        picks, after = _answer(decision, labels, rest)
        if picks is None and (behind := plans.ahead(game, state, seat)) is not None:
            ways = in_words(behind.decision, behind.question, words, names)
            if _answer(behind.decision, ways, rest)[0] is not None:  # what is passed over is not said
                answers.append((behind.key,))
                state, decision = behind.state, behind.decision
                continue
        if picks is None or (open_end and after is None):
            return Line(tuple(answers), tuple(said), rest.strip(" ,;")), decision, labels
        change = engine.apply(game, state, Action(seat, decision.step, picks))
        while change.barrier is Barrier.NONE and (forced := engine.forced(change.asked)) is not None:
            if forced.seat == seat:  # what goes without saying may be said
                only, question = change.asked[0], engine.question(game, change.state, seat)
                known, later = _answer(only, in_words(only, question, words, names), after or "")
                after = later if known == forced.picks else after
            change = engine.play_on(game, change.state, forced, change.asked)
        following = plans.goes_on(change, seat)
        harm = any(option.confirm for option in decision.options if option.key in picks)
        if answers and harm:
            return Line(tuple(answers), tuple(said), rest.strip(" ,;"), surprise=True), decision, labels
        answers.append(picks)
        said += [labels[key] for key in picks]
        rest = (after or "").strip(" ,;")
        if not rest and not open_end:
            return Line(tuple(answers), tuple(said)), decision, labels
        if following is None or harm:
            return Line(tuple(answers), tuple(said), rest, surprise=True), decision, labels
        state, decision = change.state, following


def _answer(
    decision: Decision, labels: dict[str, str], typed: str
) -> tuple[tuple[str, ...] | None, str | None]:
    """One whole answer at the beginning of a line, and the rest of it."""
    picks: list[str] = []
    rest: str | None = typed
    while rest and rest.strip(" ,;") and len(picks) < decision.most:
        key, after = _first(decision, labels, rest, picks)
        if key is None:
            break
        picks.append(key)
        rest = after
    return (tuple(picks), rest) if max(1, decision.least) <= len(picks) else (None, typed)


def completions(decision: Decision, labels: dict[str, str], typed: str) -> list[tuple[str, str]]:
    """Suggestions for what was typed so far: name to show and value to send. After a whole pick, the next."""
    picks: list[str] = []
    key, after = _first(decision, labels, typed, picks)
    while key is not None and after is not None and decision.most > 1:
        picks.append(key)
        typed = after
        key, after = _first(decision, labels, typed, picks)
    found = _fitting(decision, labels, picks, typed)
    if key is not None and len(picks) + 1 < decision.most:
        found += _fitting(decision, labels, [*picks, key], "")
    return found[:CHOICES]


def _fitting(
    decision: Decision, labels: dict[str, str], picks: list[str], typed: str
) -> list[tuple[str, str]]:
    """The picks so far with each further option that holds the typed word, the best match first."""
    wanted = plain(typed)
    free = [option for option in decision.options if option.key not in picks]
    ranked = [(rank, one) for one in free if (rank := _rank(one, labels[one.key], wanted)) is not None]
    found = []
    for _, option in sorted(ranked, key=lambda each: each[0]):
        value = ",".join((*picks, option.key))
        if len(value) <= CHOICE_VALUE:
            found.append((_named(decision, labels, [*picks, option.key]), value))
    return found


def _rank(option: Option, label: str, wanted: str) -> int | None:
    """How well an option fits a typed word, 0 best; None if it does not."""
    key, said, spot = plain(option.key), plain(label), plain(option.spot or "")
    if wanted in (key, said, spot):
        return 0
    if said.startswith(wanted) or spot.startswith(wanted):
        return 1
    if _words_begin(said, wanted):
        return 2
    return 3 if wanted in said or wanted in key else None


def _named(decision: Decision, labels: dict[str, str], picks: list[str]) -> str:
    """Picks as the name of a suggestion, short enough, and such that `understood` reads it."""
    name = ", ".join(labels[key] for key in picks)
    if len(picks) == 1 or len(name) <= CHOICE_NAME:
        return cut(name, CHOICE_NAME)
    room = CHOICE_NAME // len(picks) - len(", ")
    return ", ".join(_short(decision, labels, key, room) for key in picks)


def _short(decision: Decision, labels: dict[str, str], key: str, room: int) -> str:
    """A label's beginning, or the key where other labels begin so too."""
    label, short = labels[key], cut(labels[key], room)
    meant = _one(decision, labels, short, [])
    return short if meant is not None and labels[meant] == label else key


def _first(
    decision: Decision, labels: dict[str, str], typed: str, taken: list[str]
) -> tuple[str | None, str | None]:
    """The first option typed, and the rest after its comma; the longest first, as labels have commas."""
    for end in reversed([*(at for at, sign in enumerate(typed) if sign in APART), len(typed)]):
        key = _one(decision, labels, typed[:end], taken)
        if key is not None:
            return key, typed[end + 1 :] if end < len(typed) else None
    return None, None


def _one(decision: Decision, labels: dict[str, str], typed: str, taken: list[str]) -> str | None:
    """The option a word means: its key, spot or label, else the only one that begins so, else its number.

    Accents and capitals do not matter; "col 3" is the only label whose words begin so.
    """
    wanted = plain(typed.removesuffix("…"))
    if not wanted:
        return None
    free = [option for option in decision.options if option.key not in taken]
    for option in free:
        if wanted in (plain(option.key), plain(option.spot or ""), plain(labels[option.key])):
            return option.key
    begins = (str.startswith, _words_begin)
    for fits in begins:
        found = [option.key for option in free if fits(plain(labels[option.key]), wanted)]
        if len({labels[key] for key in found}) == 1:
            return found[0]
    number = int(wanted) if wanted.isdecimal() and len(wanted) < 4 else 0
    return decision.options[number - 1].key if 0 < number <= len(free) == len(decision.options) else None


def _words_begin(label: str, typed: str) -> bool:
    """Whether each word typed begins a word of the label, in the same order."""
    words = iter(re.findall(r"\w+", label))
    return all(any(word.startswith(part) for word in words) for part in re.findall(r"\w+", typed))


def plain(text: str) -> str:
    """Text without capitals, accents and needless spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(sign for sign in letters if not unicodedata.combining(sign)).split())
