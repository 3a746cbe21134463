"""What the finished matches of a game say together: who wins from which seat, how high, how long."""

from __future__ import annotations

from itertools import groupby

from bot.limits import ALT_TEXT
from bot.presses.standing import Where
from bot.text.rows import cut
from bot.text.words import Wording
from games import GAMES
from render import Picture, figures
from render.figures import Bar, BarRow, FigureSheet
from storage.history import Score

BINS = 6
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


def drawn(game: str, where: Where, found: list[Score], words: Wording) -> Picture:
    """The statistics of a game as a plot, with the same in words."""
    sheet = sheet_of(game, where, found, words)
    told = [words.entry(panel.title, _in_words(panel, words)) for panel in sheet.panels]
    alt = f"{sheet.title}. {sheet.below}. " + ". ".join(told) + "."
    return Picture(figures.draw_sheet(sheet), cut(alt, ALT_TEXT), lambda: alt)


def sheet_of(game: str, where: Where, found: list[Score], words: Wording) -> FigureSheet:
    lengths = [next(rows).moves for _, rows in groupby(found, key=lambda score: score.match)]
    panels = (
        BarRow(words.text("stats-seats"), _by_seat(found, words), seats=True),
        BarRow(words.text("stats-scores"), histogram([score.points for score in found])),
        BarRow(words.text("stats-length"), histogram(lengths)),
    )
    below = words.text(f"stats-{where}", count=len(lengths))
    return FigureSheet(GAMES[game].meta.title, below, panels)


def _by_seat(found: list[Score], words: Wording) -> tuple[Bar, ...]:
    """How often each seat won of the times it was taken; a win that was shared is a win."""
    bars = []
    for seat in sorted({score.seat for score in found}):
        places = [score.place for score in found if score.seat == seat]
        rate = round(100 * sum(place == 1 for place in places) / len(places))
        label = words.text("stats-seat", seat=seat + 1)
        bars.append(Bar(label, rate, words.text("stats-percent", percent=rate)))
    return tuple(bars)


def histogram(numbers: list[int]) -> tuple[Bar, ...]:
    """How many of the numbers lie in each of a few round steps."""
    low, high = min(numbers), max(numbers)
    step = next((s for s in STEPS if high // s - low // s < BINS), high - low + 1)
    first, last = low // step, high // step
    counted = [sum(number // step == n for number in numbers) for n in range(first, last + 1)]
    labels = [
        str(n * step) if step == 1 else f"{n * step}–{n * step + step - 1}" for n in range(first, last + 1)
    ]
    return tuple(Bar(label, n, str(n)) for label, n in zip(labels, counted, strict=True))


def _in_words(panel: BarRow, words: Wording) -> str:
    return words.row([words.entry(bar.label, bar.said) for bar in panel.bars])
