"""From a decision to a panel, for every game alike: what to show, in plain data."""

from __future__ import annotations

import functools
from collections.abc import Callable

from bot.limits import BUTTON_LABEL, LAYOUT_PARTS, MENU_ITEMS, MENU_LABEL, ROW_BUTTONS
from bot.match import hints
from bot.match.position import Position
from bot.presses.lookups import Look
from bot.presses.playing import AskHint, Back, Group, OnPanel, Page, Pick, PickMenu, Sure, TypeSpot
from bot.text.plan_menus import plan_menus
from bot.text.rows import FRAME, MENUS, Button, Item, Menu, Panel, Row, Section, cut, option_menus, parts
from bot.text.words import Wording
from games.core import engine, plans
from games.core.model import Decision, Option, Question, Say, Seat
from render.emojis import icon_of
from storage.matches import Phase

SECTIONS = 9  # options that may have a button each beside a sentence: more fit no message
SPOTS = 20  # places of the picture that have a button each, named as there
ROOM = LAYOUT_PARTS - FRAME - 8  # components for the answers, above a way out and the last row
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
        """Plans first, if there are any, then the single answers, then ways on and out."""
        planned = self._plans() if group is None else ()
        singles = self._singles(group, ROOM - parts(planned))
        beside = [option for option in self._decision.options if option not in self._among()]
        last = (tuple(self._button(option, style="success") for option in beside),) if beside else ()
        return (*planned, *singles, *last)

    def _singles(self, group: str | None, room: int) -> tuple[Row, ...]:
        """One answer each, as many as possible in sight, within so many components."""
        options, words = self._among(), self._words
        if self._decision.most > 1 or self._decision.least != 1:
            return self._menus(options, f"{self._say(self._question.prompt)} {self._pick_some()}")
        if len(options) <= SECTIONS and parts(seen := self._all_in_sight(options)) <= room:
            return seen
        if self._on_the_picture(options):
            both = (*self._spots(options), *self._menus(options, words.text("pick-in-words")))
            if parts(both) <= room:
                return both
        if len(options) <= MENU_ITEMS:
            return self._menus(options, self._say(self._question.prompt))
        if len(options) <= MOST:
            return self._menus(options)
        if group is None:
            return self._groups()
        return self._menus(tuple(option for option in options if option.group == group))

    def _among(self) -> tuple[Option, ...]:
        """The options to choose among, the likeliest first; of many, without the ways on and out."""
        options = sorted(self._decision.options, key=lambda option: option.key != self._question.first)
        few = len(options) <= SECTIONS or self._decision.most > 1
        return tuple(option for option in options if few or not option.aside)

    def _plans(self) -> tuple[Menu, ...]:
        found = plans.plans(self._position.game, self._position.state, self._decision.seat)
        first = sorted(found, key=lambda plan: plan.answers[0] != (self._question.first,))
        number = functools.partial(self.id, PickMenu)
        return plan_menus(self._decision, first, self._say, number, self._words.text("pick-plan"))

    def _on_the_picture(self, options: tuple[Option, ...]) -> bool:
        """Whether each option is a place of its own on the picture, and they are few enough for buttons."""
        spots = {option.spot for option in options}
        return len(options) <= SPOTS and None not in spots and len(spots) == len(options)

    def _spots(self, options: tuple[Option, ...]) -> tuple[Row, ...]:
        """A button for each place, named as on the picture."""
        return _in_rows(tuple(self._button(option, (option.spot or "").upper()) for option in options))

    def tail(self, group: str | None, back: bool) -> tuple[Button, ...]:
        """The last row: other groups, type a spot, take back, look around, ask for a hint."""
        buttons = []
        options = self._among()
        if group is not None and len(options) > MOST:
            buttons.append(Button(self.id(Page), self._words.text("other-groups")))
        if len(options) > MENU_ITEMS and any(option.spot for option in options):
            buttons.append(Button(self.id(TypeSpot), self._words.text("type-spot")))
        if back:
            buttons.append(Button(self.id(Back, "one"), self._words.text("back")))
            buttons.append(Button(self.id(Back, "turn"), self._words.text("turn-over")))
        buttons.append(Button(Look(self._position.match.id).id, self._words.text("look")))
        if hints.allowed(self._position.match) and len(buttons) < ROW_BUTTONS:
            buttons.append(Button(self.id(AskHint), self._words.text("hint")))
        return tuple(buttons)

    def _all_in_sight(self, options: tuple[Option, ...]) -> tuple[Row, ...]:
        """A button for each option: by itself if it has room for the words, else beside them."""
        if any(len(self.label(option.key)) > SHORT for option in options):
            return tuple(self._section(option) for option in options)
        return _in_rows(tuple(self._button(option) for option in options))

    def _section(self, option: Option) -> Section:
        """The option's whole sentence; on the button what the picture calls its place, if it has one."""
        place = option.spot.upper() if option.spot else self._words.text("choose")
        detail = self._detail(option.key)
        text = f"{self.label(option.key)}\n-# {detail}" if detail else self.label(option.key)
        return Section(text, self._button(option, place))

    def _button(self, option: Option, label: str = "", style: str = "primary") -> Button:
        style = "danger" if option.confirm else style
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
        groups = list(dict.fromkeys(option.group for option in self._among()))[:MOST]
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


def _in_rows(buttons: tuple[Button, ...]) -> tuple[Row, ...]:
    return tuple(buttons[n : n + ROW_BUTTONS] for n in range(0, len(buttons), ROW_BUTTONS))
