"""From a decision to a panel, for every game alike: what to show, in plain data."""

from __future__ import annotations

from bot.limits import BUTTON_LABEL
from bot.match.position import Position
from bot.presses.playing import Page, Sure
from bot.text.choices import ROOM, Choices, Naming
from bot.text.rows import Button, Panel, cut, parts
from bot.text.words import Wording
from games.core import engine, plans
from games.core.model import Seat
from storage.matches import Phase


def panel(
    position: Position,
    seat: Seat,
    words: Wording,
    names: Naming,
    *,
    group: str | None = None,
    back: bool = False,
) -> Panel:
    """The panel of a seat: its question, or whom the table waits for."""
    decision = position.decision(seat)
    if decision is None:
        return Panel(waiting_text(position, words, names))
    choices = Choices(position, decision, words, names)
    passed = plans.ahead(position.game, position.state, seat)
    shown = choices.behind(passed) if passed else choices
    tail = shown.tail(group, back)
    rows = (*shown.rows(group, ROOM - parts((tail,))), tail)
    return Panel(_text(shown, words), rows, shown.marks(), shown.harm())


def confirm_panel(position: Position, seat: Seat, key: str, words: Wording, names: Naming) -> Panel:
    """Ask once more whether an option that does harm is meant."""
    decision = position.decision(seat)
    assert decision is not None
    choices = Choices(position, decision, words, names)
    label = choices.label(key)
    sure = Button(choices.id(Sure, key), cut(words.text("sure-yes", label=label), BUTTON_LABEL), "danger")
    no = Button(choices.id(Page), words.text("sure-no"))
    text = f"{_text(choices, words)}\n\n{words.text('sure-ask', label=label)}"
    return Panel(text, ((sure, no),), choices.marks(key), choices.harm())


def waiting_text(position: Position, words: Wording, names: Naming) -> str:
    """Whom the table waits for: the same for everyone."""
    if position.state.ending:
        return words.text("match-over")
    if position.match.phase == Phase.CANCELLED:
        return words.text("table-stopped")
    lines = []
    for decision in position.asked:
        if decision.answer is None:
            question = engine.question(position.game, position.state, decision.seat)
            lines.append(words.say(question.waiting, names))
    return "\n".join(lines)


def _text(choices: Choices, words: Wording) -> str:
    lines = [*_asked_before(choices), choices.say(choices.question.prompt)]
    if choices.question.status:
        lines += [f"-# {line}" for line in choices.say(choices.question.status).splitlines()]
    lines += [f"-# · {line}" for line in choices.longest()]
    if any(plan.key.endswith(plans.LAST) for plan in choices.found):
        lines.append(f"-# {words.text('plan-ends')}")
    if choices.ends_soon:
        lines.append(f"-# {words.text('ends-soon')}")
    if choices.decision.answer is not None:
        chosen = [choices.label(key) for key in choices.decision.answer]
        lines.append(words.text("answered", answer=words.join(chosen)))
    return "\n".join(lines)


def _asked_before(choices: Choices) -> list[str]:
    """The question that is passed over by answering this one, and what belongs to it."""
    before = choices.before
    if before is None:
        return []
    asked = [choices.say(say) for say in (before.question.prompt, before.question.status) if say]
    return [f"-# {line}" for line in " ".join(asked).splitlines()]
