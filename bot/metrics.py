"""What the bot counts and times, in Prometheus' text format: no names, no ids, no secrets."""

from __future__ import annotations

import logging
import math
import time
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The bounds of the histograms; Discord's patience with an acknowledgement is 3 s."""
BUCKETS = len(SECONDS) + 1


class Counter:
    """Only grows, since the process began; one label at most, from a small set of words."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self._about, self._label = name, about, label
        self._counts: dict[str, int] = {} if label else {"": 0}

    def add(self, word: str = "", number: int = 1) -> None:
        self._counts[word] = self._counts.get(word, 0) + number

    def count(self, word: str = "") -> int:
        return self._counts.get(word, 0)

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self._about, "counter")
        for word, count in sorted(self._counts.items()):
            yield f"{self.name}{_labels({self._label: word})} {count}"


class Histogram:
    """How long things took; one label at most."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self._about, self._label = name, about, label
        self._counts: dict[str, list[int]] = {} if label else {"": [0] * BUCKETS}
        self._sums: dict[str, float] = {} if label else {"": 0.0}

    def took(self, seconds: float, word: str = "") -> None:
        counts = self._counts.setdefault(word, [0] * BUCKETS)
        counts[bisect_left(SECONDS, seconds)] += 1
        self._sums[word] = self._sums.get(word, 0.0) + seconds

    @contextmanager
    def timing(self, word: str = "") -> Iterator[None]:
        """Time what is done within, failures included."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.took(time.perf_counter() - began, word)

    def count(self, word: str = "") -> int:
        return sum(self._counts.get(word, ()))

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self._about, "histogram")
        for word, counts in sorted(self._counts.items()):
            total = 0
            for bound, count in zip((*SECONDS, math.inf), counts, strict=True):
                total += count
                up_to = "+Inf" if bound == math.inf else f"{bound:g}"
                yield f"{self.name}_bucket{_labels({self._label: word, 'le': up_to})} {total}"
            yield f"{self.name}_sum{_labels({self._label: word})} {self._sums[word]:.6f}"
            yield f"{self.name}_count{_labels({self._label: word})} {total}"


INTERACTIONS = Counter("bathysphere_interactions_total", "What people did, by kind.", "kind")
ACKNOWLEDGING = Histogram(
    "bathysphere_acknowledge_seconds", "From hearing of an interaction to Discord taking the first answer."
)
ANSWERING = Histogram("bathysphere_answer_seconds", "From hearing of an interaction to its last word.")
DRAWING = Histogram("bathysphere_render_seconds", "Drawing one picture, by game.", "game")
REQUESTS = Counter("bathysphere_discord_requests_total", "What Discord answered, by status.", "status")
TURNED_AWAY = Counter(
    "bathysphere_turned_away_total", "Interactions not answered since there were too many, by room.", "room"
)
COMPLAINTS = Counter("bathysphere_log_records_total", "Warnings and errors logged.", "level")

EVERYTHING: tuple[Counter | Histogram, ...] = (
    INTERACTIONS,
    ACKNOWLEDGING,
    ANSWERING,
    DRAWING,
    REQUESTS,
    TURNED_AWAY,
    COMPLAINTS,
)


class CountComplaints(logging.Handler):
    """Counts what was logged as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        COMPLAINTS.add(record.levelname.lower())


def gauge(name: str, about: str, values: Mapping[str, float], label: str = "") -> Iterator[str]:
    """A value as it stands now, or one for each word of a label."""
    yield from _head(name, about, "gauge")
    for word, value in values.items():
        yield f"{name}{_labels({label: word})} {value:g}"


def page(*more: Iterator[str]) -> str:
    """The metrics page: what was counted here, and gauges read just now."""
    lines = [line for measure in EVERYTHING for line in measure.lines()]
    lines += [line for gauges in more for line in gauges]
    return "\n".join(lines) + "\n"


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _labels(words: Mapping[str, str]) -> str:
    """Values are words of our own, so that nothing needs escaping but the quotes around them."""
    pairs = [f'{label}="{word}"' for label, word in words.items() if label]
    return f"{{{','.join(pairs)}}}" if pairs else ""
