"""A person's standing orders as a panel: what stands, a button to drop each, menus to give more."""

from __future__ import annotations

from bot.limits import MENU_ITEMS, MENU_LABEL, ROW_BUTTONS
from bot.match.standing_orders import words as facts_of
from bot.presses.orders import (
    BackToOrders,
    DropOrder,
    OpenOrderForm,
    OpenReactions,
    OrderAnswerMenu,
    OrderQuestionMenu,
)
from bot.table.order_desk import Desk, Outlook
from bot.text import messages
from bot.text.choices import Naming
from bot.text.rows import MENUS, Button, Item, Menu, Panel, cut, option_menus
from bot.text.typed import in_words
from bot.text.words import Wording
from games.core.ahead import Foreseen
from games.core.model import Say
from games.core.orders import ALWAYS, ASK, NEXT, OrderKind, Orders

DROPS = 3 * ROW_BUTTONS  # buttons in three rows; a person with several seats may have more orders than that
QUOTED = 150  # characters of a question or an answer in a line


def listed(desk: Desk, windows: Orders, words: Wording, names: Naming) -> Panel:
    """All orders of one person at a table, and what may be done about them."""
    match = desk.position.match
    lines = [words.text("orders-title", match=messages.match_name(match, words))]
    for number, order in enumerate(desk.mine, 1):
        facts = {key: cut(_said(fact, words, names), QUOTED) for key, fact in facts_of(order).items()}
        lines.append(words.text(f"order-line-{order.kind}", number=number, **facts))
    lines += [] if desk.mine else [words.text("orders-empty")]
    for seat in desk.seats:
        for order in desk.dropped.get(seat, []):
            lines.append(words.say(Say("order-dropped", facts_of(order)), names))
    for one in desk.position.game.meta.windows:
        said = words.text(f"order-{windows.get(one, ASK)}")
        window = words.game_text("window-" + one.replace(":", "-"))
        lines.append(f"- {words.entry(window, said)}")
    give = [
        Button(OpenOrderForm(match.id, NEXT).id, words.text("order-give-next"), "primary"),
        Button(OpenOrderForm(match.id, ALWAYS).id, words.text("order-give-always"), "primary"),
    ]
    if desk.position.game.meta.windows:
        give.append(Button(OpenReactions(match.id).id, words.text("order-react"), "primary"))
    drops = [
        Button(DropOrder(match.id, order.id).id, words.text("order-drop", number=number))
        for number, order in enumerate(desk.mine, 1)
    ][:DROPS]
    rows = [tuple(drops[n : n + ROW_BUTTONS]) for n in range(0, len(drops), ROW_BUTTONS)]
    return Panel(messages.fitted(lines, words.text("orders-how")), (tuple(give), *rows))


def which_question(desk: Desk, ahead: Outlook, words: Wording, names: Naming) -> Panel:
    """Ask which of the questions foreseen the order is for."""
    kind, foreseen = ahead.kind, ahead.questions
    if not foreseen:
        return _nothing(desk, words)
    if len(foreseen) == 1 or kind == NEXT:
        return which_answer(desk, kind, foreseen[0], words, names)
    items = [Item(f.decision.step, cut(words.say(f.question.prompt, names), MENU_LABEL)) for f in foreseen]
    menu = Menu(OrderQuestionMenu(desk.position.match.id, kind).id, words.text("pick-question"), tuple(items))
    return Panel(_titled(desk, words.text("order-which-question"), words), (menu, _back(desk, words)))


def which_answer(desk: Desk, kind: OrderKind, foreseen: Foreseen, words: Wording, names: Naming) -> Panel:
    """Ask which answer is ordered: by menus, as many as there is room for; beyond that by typing."""
    decision, match = foreseen.decision, desk.position.match.id
    prompt = words.say(foreseen.question.prompt, names)
    lines = [words.text("order-question-open" if not foreseen.after else "order-question-ahead"), prompt]
    options = decision.options
    if len(options) > MENU_ITEMS * MENUS:
        lines.append(words.text(f"order-type-{kind}"))
        options = ()
    labels = in_words(decision, foreseen.question, words, names)
    menus = option_menus(
        decision,
        options,
        labels.__getitem__,
        lambda number: OrderAnswerMenu(match, kind, decision.step, number).id,
        words.text("pick-one") if len(options) <= MENU_ITEMS else "",
    )
    return Panel(_titled(desk, "\n".join(lines), words), (*menus, _back(desk, words)))


def _nothing(desk: Desk, words: Wording) -> Panel:
    return Panel(_titled(desk, words.text("order-nothing-ahead"), words), (_back(desk, words),))


def _titled(desk: Desk, text: str, words: Wording) -> str:
    return f"**{messages.match_name(desk.position.match, words)}**\n{text}"


def _back(desk: Desk, words: Wording) -> tuple[Button, ...]:
    return (Button(BackToOrders(desk.position.match.id).id, words.text("orders-back")),)


def _said(fact: object, words: Wording, names: Naming) -> str:
    if isinstance(fact, tuple):
        return words.join([_said(item, words, names) for item in fact])
    return words.say(fact, names) if isinstance(fact, Say) else str(fact)
