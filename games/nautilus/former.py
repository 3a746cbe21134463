"""Read matches of rules version 1, which asked even for a single choice and let none be put back."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.former import Former, same_answer
from games.core.model import Action, Decision, Row

OTHERWISE = ("back", "no-more", "stay")  # the ways out of a question today; each question has one of them

PLACING = {"walk": ("walk-to",), "news": ("news-to",), "build": ("where", "turn")}
"""Where the piece named by an answer was placed."""


def answer(action: Action, decision: Decision) -> tuple[str, ...] | None:
    """Translate the old answers that ended the choice of a piece."""
    if (same := same_answer(action, decision)) is not None:
        return same
    asked = (action.step, *action.picks)
    if decision.step == action.step and asked[1:] in (("stay",), ("leave-out",)):
        return _way_out(decision)
    if decision.step == f"{action.step}-to" and asked[1:] == ("no-more",):  # the only piece goes unnamed now
        return _way_out(decision)
    if decision.step == "turn" and asked == ("where", "leave-out"):  # and so does the only place
        return _way_out(decision)
    return None


def _way_out(decision: Decision) -> tuple[str, ...] | None:
    return next(((key,) for key in OTHERWISE if key in decision.keys), None)


def idle(rows: Sequence[Row]) -> set[int]:
    """Find rows that named a piece without moving it; today, naming one with a single goal moves it."""
    found: set[int] = set()
    for first, row in enumerate(rows):
        if not isinstance(row, Action) or not "".join(row.picks).startswith(("from:", "lay:")):
            continue
        last = first + 1
        while last < len(rows) and _places(row, rows[last]):
            last += 1
        if _given_up(rows[last - 1]) or last == len(rows) == first + 1:
            found.update(range(first, last))
    return found


def _places(named: Action, row: Row) -> bool:
    return isinstance(row, Action) and row.seat == named.seat and row.step in PLACING[named.step]


def _given_up(row: Row) -> bool:
    return isinstance(row, Action) and row.picks in (("stay",), ("leave-out",))


FORMER = Former(
    steps={"news": "walk", "news-to": "walk-to"},
    unasked=frozenset(
        {"walk", "walk-to", "sail", "sail-to stay", "dash", "where", "build done", "build give-back"}
    ),
    anew=frozenset({"walk", "walk-to", "sail", "sail-to", "dash", "dash-to", "where", "build"}),
    answer=answer,
    idle=idle,
)
