"""Buttons and menus as plain data, and options made into menus: for every panel alike."""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec import Struct, field

from bot.limits import LAYOUT_TEXT, MENU_DETAIL, MENU_ITEMS, MENU_LABEL, PLACEHOLDER, ROWS
from games.core.model import Decision, Option

FRAME = 5  # components around the rows of a layout: two pictures, a card, its words, a gap
MENUS = ROWS - 1  # the last row is for buttons


class Button(Struct, frozen=True):
    id: str
    label: str
    style: str = "secondary"  # primary, secondary, success, danger
    icon: str = ""  # of `render.emojis`, where the picture has one for it


class Item(Struct, frozen=True):
    value: str
    label: str
    chosen: bool = False
    detail: str = ""  # what it does, in small print below it
    icon: str = ""


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


class Section(Struct, frozen=True):
    """A whole sentence with its button beside it."""

    text: str
    button: Button


Row = tuple[Button, ...] | Menu | PeopleMenu | Section


class Panel(Struct, frozen=True):
    """Text, rows and marks on the board. Nothing is kept in memory: every id says all."""

    text: str
    rows: tuple[Row, ...] = ()
    marks: dict[str, str] = field(default_factory=dict)  # spot -> short label
    harm: frozenset[str] = frozenset()  # those of them whose option asks once more

    @property
    def ids(self) -> list[str]:
        return [item.id for row in self.rows for item in _controls(row)]


def room(rows: tuple[Row, ...]) -> int:
    """How many characters are left for the words above these rows."""
    return LAYOUT_TEXT - sum(len(row.text) for row in rows if isinstance(row, Section))


def parts(rows: tuple[Row, ...]) -> int:
    """How many components Discord counts in these rows."""
    return sum(
        2 + len(_controls(row)) if isinstance(row, Section) else 1 + len(_controls(row)) for row in rows
    )


def _controls(row: Row) -> tuple[Button | Menu | PeopleMenu, ...]:
    if isinstance(row, Section):
        return (row.button,)
    return row if isinstance(row, tuple) else (row,)


def option_menus(
    decision: Decision,
    options: tuple[Option, ...],
    label: Callable[[str], str],
    id: Callable[[int], str],
    placeholder: str = "",
    icon: Callable[[str], str] = lambda key: "",
    detail: Callable[[str], str] = lambda key: "",
) -> tuple[Menu, ...]:
    """Options by key and label in menus, each with an id by its number.

    Without a placeholder each menu says from which option to which it goes.
    """
    menus = []
    for number, chunk in enumerate(_chunks(options)[:MENUS]):
        labels = {option.key: label(option.key) for option in chunk}
        answer = decision.answer or ()
        items = tuple(
            Item(key, cut(said, MENU_LABEL), key in answer, cut(detail(key), MENU_DETAIL), icon(key))
            for key, said in labels.items()
        )
        said = cut(placeholder or _span(list(labels.values())), PLACEHOLDER)
        menus.append(Menu(id(number), said, items, decision.least, min(decision.most, len(items))))
    return tuple(menus)


def read_off(options: tuple[Option, ...], first: str) -> tuple[Option, ...]:
    """Places in the order in which they are read off the picture, row by row; the likeliest stays first."""
    if not all(option.spot for option in options):
        return options
    return tuple(
        sorted(options, key=lambda one: (one.key != first, natural(one.group), natural(one.spot or "")))
    )


def natural(name: str) -> tuple[tuple[str, int], ...]:
    """A name to be sorted by: its numbers as numbers."""
    return tuple((word, int(number or 0)) for word, number in re.findall(r"(\D*)(\d*)", name))


def cut(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1] + "…"


def _span(labels: list[str]) -> str:
    return labels[0] if len(labels) == 1 else f"{cut(labels[0], 70)} – {cut(labels[-1], 70)}"


def _chunks(options: tuple[Option, ...]) -> list[tuple[Option, ...]]:
    """Parts that fit a menu each, cut between groups where that needs no more menus than allowed."""
    by_group: list[list[Option]] = []
    for option in options:
        fits = by_group and len(by_group[-1]) < MENU_ITEMS
        same = by_group and by_group[-1][-1].group == option.group
        if not fits or (not same and _rest_of(options, option) + len(by_group[-1]) > MENU_ITEMS):
            by_group.append([])
        by_group[-1].append(option)
    if len(by_group) <= MENUS:
        return [tuple(chunk) for chunk in by_group]
    return [options[n : n + MENU_ITEMS] for n in range(0, len(options), MENU_ITEMS)]


def _rest_of(options: tuple[Option, ...], option: Option) -> int:
    return sum(other.group == option.group for other in options)
