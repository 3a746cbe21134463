"""The typed way to answer: what someone wrote, understood as options on offer."""

from __future__ import annotations

from bot.panel import Naming, cut
from bot.positions import Position
from bot.words import Wording
from games.core import engine
from games.core.model import Decision, Question, Say, Seat

CHOICE = 100  # characters of an autocomplete choice's name and value
MOST = 25


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
    """The picks someone meant; None if a part of it is not on offer."""
    whole = _one(decision, labels, typed)
    if whole is not None:
        return (whole,)
    picks: list[str] = []
    for part in typed.split(","):
        key = _one(decision, labels, part, picks)
        if key is None:
            return None
        picks.append(key)
    return tuple(picks)


def completions(decision: Decision, labels: dict[str, str], typed: str) -> list[tuple[str, str]]:
    """What may be meant so far: name to show and value to send."""
    *done, rest = typed.split(",") if decision.most > 1 else [typed]
    picked = understood(decision, labels, ",".join(done)) if done else ()
    if picked is None:
        return []
    wanted = rest.strip().casefold()
    found = []
    for option in decision.options:
        label = labels[option.key]
        fits = wanted in label.casefold() or wanted in option.key.casefold() or wanted == option.spot
        value = ",".join((*picked, option.key))
        if option.key not in picked and fits and len(value) <= CHOICE:
            name = ", ".join([*(labels[key] for key in picked), label])
            found.append((cut(name, CHOICE), value))
    return found[:MOST]


def _one(
    decision: Decision, labels: dict[str, str], typed: str, taken: list[str] | None = None
) -> str | None:
    """The option a word means: its key, its spot, its label, or the only label that begins so."""
    wanted = typed.strip().casefold()
    free = [option for option in decision.options if option.key not in (taken or ())]
    for option in free:
        if wanted in (option.key.casefold(), (option.spot or "").casefold(), labels[option.key].casefold()):
            return option.key
    begins = [option.key for option in free if labels[option.key].casefold().startswith(wanted)]
    return begins[0] if wanted and len({labels[key] for key in begins}) == 1 else None
