"""Long texts cut into pages; the buttons carry all there is to know."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panel import Button
from bot.words import Wording

PAGE = 1800  # characters, leaving room for a heading


def pages(lines: list[str], room: int = PAGE) -> list[str]:
    """Lines put together into pages; a line longer than a page is cut in two."""
    found: list[str] = []
    page = ""
    for line in _short(lines, room):
        if page and len(page) + 1 + len(line) > room:
            found.append(page)
            page = ""
        page = f"{page}\n{line}" if page else line
    return [*found, page]


def _short(lines: list[str], room: int) -> Iterator[str]:
    for line in lines:
        yield from (line[n : n + room] for n in range(0, max(1, len(line)), room))


def turning(prefix: str, page: int, count: int, words: Wording) -> tuple[tuple[Button, ...], ...]:
    """Buttons to the page before and after, where there are any."""
    buttons = []
    if page > 0:
        buttons.append(Button(f"{prefix}:{page - 1}", words.text("page-before")))
    if page + 1 < count:
        buttons.append(Button(f"{prefix}:{page + 1}", words.text("page-after")))
    return (tuple(buttons),) if buttons else ()
