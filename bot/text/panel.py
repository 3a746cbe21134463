"""From a decision to a panel, for every game alike: what to show, in plain data."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field

from bot.match.position import Position
from bot.text.words import Wording
from games.core import engine
from games.core.model import Decision, Option, Question, Say, Seat
from storage.matches import Phase

BUTTONS = 5  # options shown as buttons
MENU = 25  # options in one menu
MENUS = 4  # menus in one panel; the fifth row is for buttons
LABEL, ITEM = 80, 100  # characters of a button's and of a menu item's label


class Button(Struct, frozen=True):
    id: str
    label: str
    style: str = "secondary"  # primary, secondary, success, danger


class Item(Struct, frozen=True):
    value: str
    label: str
    chosen: bool = False


class Menu(Struct, frozen=True):
    id: str
    placeholder: str
    items: tuple[Item, ...]
    least: int = 1
    most: int = 1


class PeopleMenu(Struct, frozen=True):
    """A menu of the server's people."""

    id: str
    placeholder: str
    most: int = 1


Row = tuple[Button, ...] | Menu | PeopleMenu


class Panel(Struct, frozen=True):
    """What a seat is shown. Keeps nothing in memory: every id says all."""

    text: str
    rows: tuple[Row, ...] = ()
    marks: dict[str, str] = field(default_factory=dict)  # spot -> short label

    @property
    def ids(self) -> list[str]:
        return [item.id for row in self.rows for item in (row if isinstance(row, tuple) else (row,))]


Naming = Callable[[Seat], str]


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
    question = engine.question(position.game, position.state, seat)
    maker = _Maker(position, decision, question, words, names)
    rows = maker.rows(group)
    tail = maker.tail(group, back)
    return Panel(maker.text(), (*rows, tail) if tail else rows, maker.marks())


def confirm_panel(position: Position, seat: Seat, key: str, words: Wording, names: Naming) -> Panel:
    """Are you sure? for an option that does harm."""
    decision = position.decision(seat)
    assert decision is not None
    question = engine.question(position.game, position.state, seat)
    maker = _Maker(position, decision, question, words, names)
    label = maker.label(key)
    sure = Button(maker.id("sure", key), cut(words.text("sure-yes", label=label), LABEL), "danger")
    no = Button(maker.id("page"), words.text("sure-no"))
    text = f"{maker.text()}\n\n{words.text('sure-ask', label=label)}"
    return Panel(text, ((sure, no),), maker.marks(key))


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


def find(decision: Decision, typed: str) -> Option | None:
    """The option someone meant by typing a spot or a key."""
    wanted = typed.strip().casefold()
    for option in decision.options:
        if wanted in (option.key.casefold(), (option.spot or "").casefold()):
            return option
    return None


def cut(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1] + "…"


class _Maker:
    def __init__(
        self, position: Position, decision: Decision, question: Question, words: Wording, names: Naming
    ) -> None:
        self._position = position
        self._decision = decision
        self._question = question
        self._words = words
        self._names = names

    def id(self, prefix: str, rest: str = "") -> str:
        seat = self._decision.seat
        base = f"{prefix}:{self._position.match.id}:{self._position.asked_at[seat]}.{seat}"
        return f"{base}:{rest}" if rest else base

    def text(self) -> str:
        lines = [self._say(self._question.prompt)]
        if self._question.status:
            lines += [f"-# {line}" for line in self._say(self._question.status).splitlines()]
        if self._decision.answer is not None:
            chosen = [self.label(key) for key in self._decision.answer]
            lines.append(self._words.text("answered", answer=self._words.join(chosen)))
        return "\n".join(lines)

    def label(self, key: str) -> str:
        return self._say(self._question.labels.get(key) or Say("option-unnamed", {"key": key}))

    def marks(self, key: str | None = None) -> dict[str, str]:
        """The spots on offer; or one option's alone."""
        options = self._decision.options
        return {one.spot: one.spot for one in options if one.spot and key in (None, one.key)}

    def rows(self, group: str | None) -> tuple[Row, ...]:
        options = self._decision.options
        if self._decision.most > 1 or self._decision.least != 1:
            return (self._menu(0, options, self._pick_some()),)
        if len(options) <= BUTTONS:
            return (tuple(self._button(option) for option in options),)
        if len(options) <= MENU:
            return (self._menu(0, options, self._words.text("pick-one")),)
        if len(options) <= MENU * MENUS:
            return self._menus(options)
        if group is None:
            return self._groups()
        return self._menus(tuple(option for option in options if option.group == group))

    def tail(self, group: str | None, back: bool) -> tuple[Button, ...]:
        """The last row: other rows, type a spot, take back."""
        buttons = []
        many = len(self._decision.options) > MENU
        if group is not None and len(self._decision.options) > MENU * MENUS:
            buttons.append(Button(self.id("page"), self._words.text("other-groups")))
        if many and any(option.spot for option in self._decision.options):
            buttons.append(Button(self.id("type"), self._words.text("type-spot")))
        if back:
            buttons.append(Button(self.id("back", "one"), self._words.text("back")))
            buttons.append(Button(self.id("back", "turn"), self._words.text("turn-over")))
        return tuple(buttons)

    def _button(self, option: Option) -> Button:
        style = "danger" if option.confirm else "primary"
        return Button(self.id("pick", option.key), cut(self.label(option.key), LABEL), style)

    def _menu(self, number: int, options: tuple[Option, ...], placeholder: str) -> Menu:
        answer = self._decision.answer or ()
        items = tuple(Item(o.key, cut(self.label(o.key), ITEM), o.key in answer) for o in options[:MENU])
        single = self._decision.most == self._decision.least == 1
        least, most = (1, 1) if single else (self._decision.least, min(self._decision.most, len(items)))
        return Menu(self.id("menu", str(number)), cut(placeholder, 150), items, least, most)

    def _menus(self, options: tuple[Option, ...]) -> tuple[Menu, ...]:
        chunks = _chunks(options)
        return tuple(
            self._menu(number, chunk, self._span(chunk)) for number, chunk in enumerate(chunks[:MENUS])
        )

    def _groups(self) -> tuple[Menu, ...]:
        groups = list(dict.fromkeys(option.group for option in self._decision.options))
        menus = []
        for number in range(0, min(len(groups), MENU * MENUS), MENU):
            items = tuple(
                Item(f"group:{g}", cut(self._group(g), ITEM)) for g in groups[number : number + MENU]
            )
            menus.append(Menu(self.id("menu", str(number // MENU)), self._words.text("pick-group"), items))
        return tuple(menus)

    def _group(self, group: str) -> str:
        count = sum(option.group == group for option in self._decision.options)
        name = self._question.groups.get(group)
        title = self._say(name) if name else group
        return self._words.text("group", name=title, count=count)

    def _span(self, options: tuple[Option, ...]) -> str:
        first, last = self.label(options[0].key), self.label(options[-1].key)
        return first if len(options) == 1 else f"{cut(first, 70)} – {cut(last, 70)}"

    def _pick_some(self) -> str:
        least, most = self._decision.least, self._decision.most
        if least == most:
            return self._words.text("pick-exactly", count=most)
        return self._words.text("pick-some", least=least, most=most)

    def _say(self, say: Say) -> str:
        return self._words.say(say, self._names)


def _chunks(options: tuple[Option, ...]) -> list[tuple[Option, ...]]:
    """Menus of at most 25, cut between groups where that needs no more menus than allowed."""
    by_group: list[list[Option]] = []
    for option in options:
        fits = by_group and len(by_group[-1]) < MENU
        same = by_group and by_group[-1][-1].group == option.group
        if not fits or (not same and _rest_of(options, option) + len(by_group[-1]) > MENU):
            by_group.append([])
        by_group[-1].append(option)
    if len(by_group) <= MENUS:
        return [tuple(chunk) for chunk in by_group]
    return [options[n : n + MENU] for n in range(0, len(options), MENU)]


def _rest_of(options: tuple[Option, ...], option: Option) -> int:
    return sum(other.group == option.group for other in options)
