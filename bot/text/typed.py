"""Answers that are typed, in a form or by a command: what someone wrote, read as options on offer."""

from __future__ import annotations

from bot.limits import CHOICE_NAME, CHOICE_VALUE, CHOICES
from bot.match.position import Position
from bot.text.panel import Naming
from bot.text.rows import cut
from bot.text.words import Wording
from games.core import engine
from games.core.model import Decision, Question, Say, Seat


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
    """The picks so far with each further option that holds the typed word."""
    wanted, found = typed.strip().casefold(), []
    for option in decision.options:
        said = (labels[option.key].casefold(), option.key.casefold())
        fits = any(wanted in one for one in said) or wanted == (option.spot or "").casefold()
        value = ",".join((*picks, option.key))
        if option.key not in picks and fits and len(value) <= CHOICE_VALUE:
            found.append((_named(decision, labels, [*picks, option.key]), value))
    return found


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
    for end in reversed([*(at for at, sign in enumerate(typed) if sign == ","), len(typed)]):
        key = _one(decision, labels, typed[:end], taken)
        if key is not None:
            return key, typed[end + 1 :] if end < len(typed) else None
    return None, None


def _one(decision: Decision, labels: dict[str, str], typed: str, taken: list[str]) -> str | None:
    """The option a word means: its key, its spot, its label, or the only label that begins so."""
    wanted = typed.strip().removesuffix("…").casefold()
    if not wanted:
        return None
    free = [option for option in decision.options if option.key not in taken]
    for option in free:
        if wanted in (option.key.casefold(), (option.spot or "").casefold(), labels[option.key].casefold()):
            return option.key
    begins = [option.key for option in free if labels[option.key].casefold().startswith(wanted)]
    return begins[0] if len({labels[key] for key in begins}) == 1 else None
