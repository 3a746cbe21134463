"""From a decision to a panel, for every game alike: what to show, in plain data."""

from __future__ import annotations

from collections.abc import Callable

from bot.limits import BUTTON_LABEL, MENU_ITEMS, MENU_LABEL, ROW_BUTTONS
from bot.match.position import Position
from bot.presses.lookups import Look
from bot.presses.playing import Back, Group, OnPanel, Page, Pick, PickMenu, Sure, TypeSpot
from bot.text.rows import MENUS, Button, Item, Menu, Panel, Row, Section, cut, option_menus
from bot.text.words import Wording
from games.core import engine
from games.core.model import Decision, Option, Question, Say, Seat
from render.emojis import icon_of
from storage.matches import Phase

SECTIONS = 9  # options that may have a button each beside a sentence: more fit no message
SHORT = 24  # letters of a label that a phone shows whole on a button
MOST = MENU_ITEMS * MENUS  # options shown at once; more are shown group by group

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
    return Panel(maker.text(), (*rows, tail) if tail else rows, maker.marks(), maker.harm())


def confirm_panel(position: Position, seat: Seat, key: str, words: Wording, names: Naming) -> Panel:
    """Ask once more whether an option that does harm is meant."""
    decision = position.decision(seat)
    assert decision is not None
    question = engine.question(position.game, position.state, seat)
    maker = _Maker(position, decision, question, words, names)
    label = maker.label(key)
    sure = Button(maker.id(Sure, key), cut(words.text("sure-yes", label=label), BUTTON_LABEL), "danger")
    no = Button(maker.id(Page), words.text("sure-no"))
    text = f"{maker.text()}\n\n{words.text('sure-ask', label=label)}"
    return Panel(text, ((sure, no),), maker.marks(key), maker.harm())


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


class _Maker:
    def __init__(
        self, position: Position, decision: Decision, question: Question, words: Wording, names: Naming
    ) -> None:
        self._position = position
        self._decision = decision
        self._question = question
        self._words = words
        self._names = names

    def id(self, press: Callable[..., OnPanel], *rest: str | int) -> str:
        """The id of a press on this panel."""
        seat = self._decision.seat
        return press(self._position.match.id, self._position.asked_at[seat], seat, *rest).id

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
        """The spots on offer, or that of one option."""
        options = self._decision.options
        return {one.spot: one.spot for one in options if one.spot and key in (None, one.key)}

    def harm(self) -> frozenset[str]:
        """The spots on offer that do harm."""
        return frozenset(one.spot for one in self._decision.options if one.spot and one.confirm)

    def rows(self, group: str | None) -> tuple[Row, ...]:
        options = self._decision.options
        if self._decision.most > 1 or self._decision.least != 1:
            return self._menus(options, f"{self._say(self._question.prompt)} {self._pick_some()}")
        if len(options) <= SECTIONS:
            return self._all_in_sight(options)
        if len(options) <= MENU_ITEMS:
            return self._menus(options, self._say(self._question.prompt))
        if len(options) <= MOST:
            return self._menus(options)
        if group is None:
            return self._groups()
        return self._menus(tuple(option for option in options if option.group == group))

    def tail(self, group: str | None, back: bool) -> tuple[Button, ...]:
        """The last row: other groups, type a spot, take back, look around."""
        buttons = []
        options = self._decision.options
        if group is not None and len(options) > MOST:
            buttons.append(Button(self.id(Page), self._words.text("other-groups")))
        if len(options) > MENU_ITEMS and any(option.spot for option in options):
            buttons.append(Button(self.id(TypeSpot), self._words.text("type-spot")))
        if back:
            buttons.append(Button(self.id(Back, "one"), self._words.text("back")))
            buttons.append(Button(self.id(Back, "turn"), self._words.text("turn-over")))
        buttons.append(Button(Look(self._position.match.id).id, self._words.text("look")))
        return tuple(buttons)

    def _all_in_sight(self, options: tuple[Option, ...]) -> tuple[Row, ...]:
        """A button for each option: by itself if it has room for the words, else beside them."""
        if any(len(self.label(option.key)) > SHORT for option in options):
            return tuple(self._section(option) for option in options)
        buttons = tuple(self._button(option) for option in options)
        return tuple(buttons[n : n + ROW_BUTTONS] for n in range(0, len(buttons), ROW_BUTTONS))

    def _section(self, option: Option) -> Section:
        """The option's whole sentence; on the button what the picture calls its place, if it has one."""
        place = option.spot.upper() if option.spot else self._words.text("choose")
        detail = self._detail(option.key)
        text = f"{self.label(option.key)}\n-# {detail}" if detail else self.label(option.key)
        return Section(text, self._button(option, place))

    def _button(self, option: Option, label: str = "") -> Button:
        style = "danger" if option.confirm else "primary"
        said = cut(label or self.label(option.key), BUTTON_LABEL)
        return Button(self.id(Pick, option.key), said, style, self._icon(option.key))

    def _detail(self, key: str) -> str:
        """What an option does, in one line, where its label does not say it."""
        detail = self._question.details.get(key)
        return " ".join(self._say(detail).split()) if detail else ""

    def _icon(self, key: str) -> str:
        return icon_of(self._position.match.game, self._decision.step, key)

    def _menus(self, options: tuple[Option, ...], placeholder: str = "") -> tuple[Menu, ...]:
        return option_menus(
            self._decision,
            options,
            self.label,
            lambda number: self.id(PickMenu, number),
            placeholder,
            self._icon,
            self._detail,
        )

    def _groups(self) -> tuple[Menu, ...]:
        groups = list(dict.fromkeys(option.group for option in self._decision.options))[:MOST]
        parts = [groups[n : n + MENU_ITEMS] for n in range(0, len(groups), MENU_ITEMS)]
        return tuple(
            Menu(
                self.id(PickMenu, number),
                self._words.text("pick-group"),
                tuple(Item(Group(group).id, cut(self._group(group), MENU_LABEL)) for group in part),
            )
            for number, part in enumerate(parts)
        )

    def _group(self, group: str) -> str:
        count = sum(option.group == group for option in self._decision.options)
        name = self._question.groups.get(group)
        title = self._say(name) if name else group
        return self._words.text("group", name=title, count=count)

    def _pick_some(self) -> str:
        least, most = self._decision.least, self._decision.most
        if least == most:
            return self._words.text("pick-exactly", count=most)
        return self._words.text("pick-some", least=least, most=most)

    def _say(self, say: Say) -> str:
        return self._words.say(say, self._names)
