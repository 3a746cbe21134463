"""Every sentence met in play can be said, in every language the game has, and fits where it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core import codec, engine
from games.core.model import Question, Say, Seat
from tests.kit.playouts import Match
from tests.kit.subjects import Subject

BUTTONS = 5
BUTTON_LABEL = 80
MENU_LABEL = 100
PROMPT = 1500
SENTENCE = 1000
SOME = 16  # moments of a match whose questions are put into words


def long_name(seat: Seat) -> str:
    """The longest name Discord allows."""
    return f"{'ABCDEFGH'[seat]}{'m' * 31}"


def all_render(subject: Subject, says: Iterable[Say]) -> None:
    """Each distinct sentence, in every language."""
    distinct = {codec.encode(say): say for say in says}
    for language in subject.languages:
        words = subject.words(language)
        for say in distinct.values():
            text = words.say(say, long_name)
            assert text.strip(), f"{subject.key}: {say.name} is empty in {language}"
            assert len(text) <= SENTENCE, f"{subject.key}: {say.name} is {len(text)} characters in {language}"
            assert "{" not in text, f"{subject.key}: {say.name} has a hole in {language}: {text}"


def everything_said(subject: Subject, matches: list[Match]) -> None:
    """Events, score sheets and questions of whole matches."""
    all_render(subject, _told(matches))
    for match in matches:
        for moment in match.some(SOME):
            state = match.state(moment)
            for decision in moment.asked:
                question = engine.question(match.game, state, decision.seat)
                missing = [key for key in decision.keys if key not in question.labels]
                assert not missing, f"{match}, {decision.step}: no label for {missing[0]}"
                groups = {option.group for option in decision.options if option.group}
                assert groups <= set(question.groups), f"{match}, {decision.step}: a group has no name"
                _fits(subject, f"{match}, {decision.step}", question, decision.keys)


def _told(matches: list[Match]) -> Iterator[Say]:
    for match in matches:
        yield from (event.say for event in match.opening)
        for moment in match.moments:
            yield from (event.say for event in moment.events if not event.tidies)
        final = match.state(match.moments[-1])
        yield from (line.label for line in final.ending.sheet)
        for moment in match.some(3):
            view = match.game.view(match.state(moment), None)
            yield from (line.label for line in match.game.standing(view))


def _fits(subject: Subject, where: str, question: Question, keys: tuple[str, ...]) -> None:
    room = BUTTON_LABEL if len(keys) <= BUTTONS else MENU_LABEL
    for language in subject.languages:
        words = subject.words(language)
        for key in keys[:40]:
            label = words.say(question.labels[key], long_name)
            assert 0 < len(label) <= room, f"{where}: label {label!r} has {len(label)} of {room} ({language})"
        status = words.say(question.status, long_name) if question.status else ""
        prompt = words.say(question.prompt, long_name)
        assert prompt and len(prompt) + len(status) <= PROMPT, f"{where}: prompt of {len(prompt)}"
        assert words.say(question.waiting, long_name), f"{where}: no waiting line"
        for name in question.groups.values():
            assert len(words.say(name, long_name)) <= MENU_LABEL, f"{where}: group {name.name}"


def name_plate(subject: Subject, matches: list[Match]) -> None:
    """The words the lobby and the last post need: title, variants, choices, endings."""
    meta = subject.game.meta
    names = ["title"]
    for variant in meta.variants:
        names.append(f"variant-{variant.name}")
        names += [f"variant-{variant.name}-{choice}" for choice in variant.choices]
    names += sorted({f"ending-{match.state(match.moments[-1]).ending.reason}" for match in matches})
    all_render(subject, [Say(name) for name in names])
