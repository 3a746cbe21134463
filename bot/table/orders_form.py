"""Standing orders as forms: answers to the questions foreseen, and what is answered when others move."""

from __future__ import annotations

from bot.limits import FORM_FIELDS, MENU_ITEMS
from bot.presses.orders import OrderForm, ReactionsForm
from bot.table.order_desk import Desk, Outlook
from bot.text.choices import Naming
from bot.text.forms import AnyOf, Field, Filled, Form, FormChoice, OneOf, choice, form, hint, label, one
from bot.text.typed import in_words
from bot.text.words import Wording
from games.core.ahead import Foreseen
from games.core.orders import ALWAYS, ASK, CHOICES, NEXT, Order, Orders

PART = "/"  # between a question's step and the number of a field, where its answers fill several


def order_form(desk: Desk, ahead: Outlook, words: Wording, names: Naming, interaction: int) -> Form | None:
    """The questions that may be answered in advance, as many as a form holds; None: none of them fits."""
    questions = ahead.questions[:1] if ahead.kind == NEXT else ahead.questions
    fields: list[Field] = []
    for foreseen in questions:
        more = _fields(foreseen, desk.mine if ahead.kind == ALWAYS else [], words, names)
        if len(fields) + len(more) <= FORM_FIELDS:
            fields += more
    if not fields:
        return None
    id = OrderForm(desk.position.match.id, ahead.kind, interaction).id
    return form(id, words.text(f"order-give-{ahead.kind}"), tuple(fields))


def ordered(filled: Filled) -> dict[str, tuple[str, ...]]:
    """What was chosen, by the step of its question."""
    found: dict[str, tuple[str, ...]] = {}
    for field, keys in filled.items():
        step = field.partition(PART)[0]
        if keys := tuple(key for key in keys if key):
            found[step] = (*found.get(step, ()), *keys)
    return found


def _fields(foreseen: Foreseen, kept: list[Order], words: Wording, names: Naming) -> list[Field]:
    """A question as one field, or as several where it has more answers than a menu holds."""
    decision, details = foreseen.decision, foreseen.question.details
    given = {key for o in kept if (o.kind, o.step) == (ALWAYS, decision.step) for key in o.picks}
    labels = in_words(decision, foreseen.question, words, names)
    prompt = words.say(foreseen.question.prompt, names)
    choices = [
        choice(key, said, words.say(details[key], names) if key in details else "", chosen=key in given)
        for key, said in labels.items()
    ]
    parts = [tuple(choices[n : n + MENU_ITEMS]) for n in range(0, len(choices), MENU_ITEMS)]
    kind = OneOf if decision.most == 1 else AnyOf
    titles = [prompt] if len(parts) == 1 else [_span(part) for part in parts]
    return [
        kind(f"{decision.step}{PART}{number}", label(title), part, hint(prompt))
        for number, (title, part) in enumerate(zip(titles, parts, strict=True))
    ]


def _span(part: tuple[FormChoice, ...]) -> str:
    return f"{part[0].label} … {part[-1].label}"


def reactions_form(desk: Desk, windows: Orders, words: Wording, interaction: int) -> Form | None:
    """What is answered for a person when others move, a field for each reaction; None: there are none."""
    known = desk.position.game.meta.windows[:FORM_FIELDS]
    if not known:
        return None
    fields = tuple(
        OneOf(
            window,
            label(words.game_text("window-" + window.replace(":", "-"))),
            tuple(choice(c, words.text(f"order-{c}"), chosen=windows.get(window, ASK) == c) for c in CHOICES),
        )
        for window in known
    )
    return form(ReactionsForm(desk.position.match.id, interaction).id, words.text("order-react"), fields)


def reactions(desk: Desk, filled: Filled) -> dict[str, str]:
    """What was chosen, by reaction."""
    chosen = {window: one(filled, window) for window in desk.position.game.meta.windows}
    return {window: order for window, order in chosen.items() if order in CHOICES}
