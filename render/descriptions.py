"""Alt text and text alternatives put together: what must be said, what is new, then as much else as fits."""

from __future__ import annotations

from pathlib import Path

from games.core.words import words
from render.scene import ALT_MOST

WORDS = Path(__file__).parent / "words"
NEWS_MOST = 450  # characters of a description that go to what happened


def blocks_of(told: list[list[str]]) -> str:
    """Blocks of lines with an empty line between."""
    return "\n\n".join("\n".join(line for line in block if line) for block in told if any(block))


def shortened(frame: list[str], news: list[str], extra: list[str], language: str) -> str:
    """The frame with as many of the newest events as fit, then as much else as fits; what had to be left out
    is hinted at."""
    said, rest = ([line.removeprefix("- ") for line in lines if line] for lines in (frame, extra))
    hint = words(language, WORDS).text("told-more")
    room = min(NEWS_MOST, ALT_MOST - len(" ".join([*said, hint])) - 1)
    kept: list[str] = []
    for sentence in reversed(news):
        if len(" ".join([*kept, sentence])) > room:
            break
        kept.insert(0, sentence)
    told = [*said[:2], *kept, *said[2:]]
    if _fits([*told, *rest]):
        return " ".join([*told, *rest])
    while told and not _fits([*told, hint]):
        told.pop()
        rest = []
    for line in rest:
        if _fits([*told, line, hint]):
            told.append(line)
    return " ".join([*told, hint])


def _fits(told: list[str]) -> bool:
    return len(" ".join(told)) <= ALT_MOST
