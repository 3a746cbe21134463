"""Long texts cut into pages, and the buttons to turn them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.presses.kinds import Press
from bot.text.rows import Button
from bot.text.words import Wording

PAGE = 1800  # characters, leaving room for a heading


def pages(lines: list[str], room: int = PAGE) -> list[str]:
    """Lines put together into pages, the first ones full; a line longer than a page is cut in two."""
    return ["\n".join(page) for page in _filled(_short(lines, room), room)]


def pages_to_the_end(lines: list[str], room: int = PAGE) -> list[str]:
    """Lines put together into pages, the last ones full: the first has what is left."""
    backwards = _filled(reversed([*_short(lines, room)]), room)
    return ["\n".join(reversed(page)) for page in reversed(backwards)]


def _filled(lines: Iterable[str], room: int) -> list[list[str]]:
    found: list[list[str]] = [[]]
    length = 0
    for line in lines:
        if found[-1] and length + 1 + len(line) > room:
            found.append([])
        length = length + 1 + len(line) if found[-1] else len(line)
        found[-1].append(line)
    return found


def _short(lines: list[str], room: int) -> Iterator[str]:
    for line in lines:
        yield from (line[n : n + room] for n in range(0, max(1, len(line)), room))


def turning(
    to: Callable[[int], Press], page: int, count: int, words: Wording
) -> tuple[tuple[Button, ...], ...]:
    """Buttons to the page before and after, where there are any; `to` is the press for a page."""
    buttons = []
    if page > 0:
        buttons.append(Button(to(page - 1).id, words.text("page-before")))
    if page + 1 < count:
        buttons.append(Button(to(page + 1).id, words.text("page-after")))
    return (tuple(buttons),) if buttons else ()
