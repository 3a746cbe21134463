"""From a decision to rows of buttons and menus, for every game alike."""

from __future__ import annotations

import functools
from collections.abc import Callable

from msgspec.structs import replace

from bot.limits import BUTTON_LABEL, LAYOUT_PARTS, MENU_DETAIL, MENU_ITEMS, MENU_LABEL, ROW_BUTTONS
from bot.match import hints
from bot.match.position import Position
from bot.presses.lookups import Look
from bot.presses.playing import AskHint, Back, Group, OnPanel, Page, Pick, PickMenu, TypeSpot
from bot.text.plan_menus import plan_menus
from bot.text.rows import FRAME, MENUS, Button, Item, Menu, Row, Section, cut, option_menus, parts, read_off
from bot.text.words import Wording
from games.core import engine, plans
from games.core.model import Decision, Option, Say, Seat
from games.core.plans import Ahead, Plan
from render.emojis import icon_of

SECTIONS = 9  # options that may have a button each beside a sentence: more fit no message
NEAR = 2 * MENU_ITEMS  # of so many places the first have a button each, named as on the picture
ROOM = LAYOUT_PARTS - FRAME - 2  # components for answers and the last row, with a button to be added
LEAST = 2  # components of the single answers at least: a menu
SHORT = 24  # letters of a label that a phone shows whole on a button
MOST = MENU_ITEMS * MENUS  # options shown at once; more are shown group by group

Naming = Callable[[Seat], str]


class Choices:
    def __init__(self, position: Position, decision: Decision, words: Wording, names: Naming) -> None:
        self._position = position
        self.decision = decision
        self.question = engine.question(position.game, position.state, decision.seat)
        self._words = words
        self._names = names
        self.before: Choices | None = None
        self._passed = ""  # the answer to the question before, at the head of every answer to this one

    def behind(self, passed: Ahead) -> Choices:
        """The panel of the question behind an answer that only leads on, with the other answers beside."""
        there = replace(self._position, state=passed.state, asked=(passed.decision,))
        maker = Choices(there, passed.decision, self._words, self._names)
        maker.before, maker._passed = self, f"{passed.key}{plans.THEN}"
        return maker

    @property
    def ends_soon(self) -> bool:
        """Whether nothing is left to choose, and the turn ends by itself unless something is taken back."""
        return len(self.decision.options) == 1 and self._position.game.steps[self.decision.step].idle

    def id(self, press: Callable[..., OnPanel], *rest: str | int) -> str:
        """The id of a press on this panel."""
        seat = self.decision.seat
        return press(self._position.match.id, self._position.asked_at[seat], seat, *rest).id

    def label(self, key: str) -> str:
        return self.say(self.question.labels.get(key) or Say("option-unnamed", {"key": key}))

    def marks(self, key: str | None = None) -> dict[str, str]:
        """The spots on offer, or that of one option."""
        options = self.decision.options
        return {one.spot: one.spot for one in options if one.spot and key in (None, one.key)}

    def harm(self) -> frozenset[str]:
        """The spots on offer that do harm."""
        return frozenset(one.spot for one in self.decision.options if one.spot and one.confirm)

    def rows(self, group: str | None, room: int) -> tuple[Row, ...]:
        """Plans first, if there are any, then the single answers, then ways on and out."""
        last = self._ways_out()
        planned = self._plans(room - parts(last)) if group is None else ()
        return (*planned, *self._singles(group, room - parts((*planned, *last))), *last)

    def _ways_out(self) -> tuple[Row, ...]:
        """What is no choice among others, and what may be answered instead of passing a question over."""
        beside = [option for option in self.decision.options if option not in self._among()]
        out = tuple(self._button(option, style="success") for option in beside)
        return _in_rows((*out, *self._instead()))

    def _instead(self) -> tuple[Button, ...]:
        """The other answers to the question that is passed over."""
        before = self.before
        if before is None:
            return ()
        return tuple(
            before._button(option)
            for option in before.decision.options
            if f"{option.key}{plans.THEN}" != self._passed
        )

    def _singles(self, group: str | None, room: int) -> tuple[Row, ...]:
        """One answer each, as many as possible in sight, within so many components."""
        options = self._among()
        if self.decision.most > 1 or self.decision.least != 1:
            return self._menus(options, f"{self.say(self.question.prompt)} {self._pick_some()}")
        if len(options) <= SECTIONS and parts(seen := self._all_in_sight(options)) <= room:
            return seen
        if self._in_sight(room):
            return self._with_words(self._spots(read_off(options, self.question.first)), options, room)
        if len(options) <= NEAR and self._on_the_picture(options):
            near = options[: _buttons_in(room - parts(self._menus(options)))]
            return (*self._spots(read_off(near, self.question.first)), *self._menus(options))
        if len(options) <= MENU_ITEMS:
            return self._menus(options, self.say(self.question.prompt))
        if len(options) <= MOST:
            return self._menus(options)
        if group is None:
            return self._groups()
        return self._menus(tuple(option for option in options if option.group == group))

    def _with_words(self, spots: tuple[Row, ...], options: tuple[Option, ...], room: int) -> tuple[Row, ...]:
        """Buttons named as on the picture, and the same in words where there is room."""
        both = (*spots, *self._menus(options, self._words.text("pick-in-words")))
        return both if parts(both) <= room else spots

    def _among(self) -> tuple[Option, ...]:
        """The options to choose among, the likeliest first; without the ways on and out."""
        options = sorted(self.decision.options, key=lambda option: option.key != self.question.first)
        return tuple(option for option in options if self.decision.most > 1 or not option.aside)

    @functools.cached_property
    def found(self) -> tuple[Plan, ...]:
        """What may be done in one go."""
        return plans.plans(self._position.game, self._position.state, self.decision.seat)

    def _plans(self, room: int) -> tuple[Row, ...]:
        """A button each where they are few; else as many as leave room for buttons of the single answers."""
        first = sorted(self.found, key=lambda plan: plan.answers[0] != (self.question.first,))
        if (seen := self._plan_buttons(first)) and parts(seen) <= room - LEAST:
            return seen
        number = functools.partial(self.id, PickMenu)
        menus = self._led(plan_menus(self.decision, first, self.say, number, self._words.text("pick-plan")))
        fewer = [menus[:count] for count in range(len(menus), -1, -1)]
        return next((some for some in fewer if self._in_sight(room - parts(some))), menus)

    def _plan_buttons(self, found: list[Plan]) -> tuple[Row, ...]:
        """A button for each plan, its answers named as on the picture; none where one has no name there."""
        called = [
            [self._called(option, name) for option, name in zip(plan.options, plan.names, strict=True)]
            for plan in found
        ]
        if any("" in names for names in called) or len(set(map(tuple, called))) < len(called):
            return ()
        return _in_rows(
            tuple(
                Button(
                    self.id(Pick, self._passed + plan.key), cut(" → ".join(names), BUTTON_LABEL), "primary"
                )
                for plan, names in zip(found, called, strict=True)
            )
        )

    def _in_sight(self, room: int) -> bool:
        """Whether each option may have a button by the name it has on the picture."""
        options = self._among()
        return len(options) <= _buttons_in(room) and self._on_the_picture(options)

    def _on_the_picture(self, options: tuple[Option, ...]) -> bool:
        """Whether each option has a name of its own on the picture."""
        names = self.question.names
        called = {self._called(option, names.get(option.key)) for option in options}
        return "" not in called and len(called) == len(options)

    def _called(self, option: Option, name: Say | None) -> str:
        """What the picture calls an option; "" where it shows none."""
        return self.say(name) if name else (option.spot or "").upper()

    def _spots(self, options: tuple[Option, ...]) -> tuple[Row, ...]:
        """A button for each place, named as on the picture."""
        names = self.question.names
        return _in_rows(
            tuple(self._button(option, self._called(option, names.get(option.key))) for option in options)
        )

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
        return Button(self.id(Pick, self._passed + option.key), said, style, self._icon(option.key))

    def _detail(self, key: str) -> str:
        """What an option does, in one line, where its label does not say it."""
        detail = self.question.details.get(key)
        return " ".join(self.say(detail).split()) if detail else ""

    def longest(self) -> list[str]:
        """What options of a set do where a menu has no room to say it whole."""
        keys = self.decision.keys if self.decision.most > 1 else ()
        said = {key: self._detail(key) for key in keys}
        return [f"{self.label(key)}: {detail}" for key, detail in said.items() if len(detail) > MENU_DETAIL]

    def _icon(self, key: str) -> str:
        return icon_of(self._position.match.game, self.decision.step, key)

    def _menus(self, options: tuple[Option, ...], placeholder: str = "") -> tuple[Menu, ...]:
        options = read_off(options, self.question.first) if self.decision.most == 1 else options
        menus = option_menus(
            self.decision,
            options,
            self.label,
            lambda number: self.id(PickMenu, number),
            placeholder,
            self._icon,
            self._detail,
        )
        return self._led(menus)

    def _led(self, menus: tuple[Menu, ...]) -> tuple[Menu, ...]:
        """Menus whose answers begin with the one that is passed over."""
        if not self._passed:
            return menus
        return tuple(
            replace(menu, items=tuple(replace(item, value=self._passed + item.value) for item in menu.items))
            for menu in menus
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
        count = sum(option.group == group for option in self.decision.options)
        name = self.question.groups.get(group)
        title = self.say(name) if name else group
        return self._words.text("group", name=title, count=count)

    def _pick_some(self) -> str:
        least, most = self.decision.least, self.decision.most
        if least == most:
            return self._words.text("pick-exactly", count=most)
        return self._words.text("pick-some", least=least, most=most)

    def say(self, say: Say) -> str:
        return self._words.say(say, self._names)


def _in_rows(buttons: tuple[Button, ...]) -> tuple[Row, ...]:
    return tuple(buttons[n : n + ROW_BUTTONS] for n in range(0, len(buttons), ROW_BUTTONS))


def _buttons_in(room: int) -> int:
    """How many buttons have room in rows of so many components."""
    rows, rest = divmod(max(0, room), ROW_BUTTONS + 1)
    return rows * ROW_BUTTONS + max(0, rest - 1)
