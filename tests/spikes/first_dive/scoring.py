"""R4: how a match ends."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.game import Flow
from games.core.model import Ending, Say, SheetLine, Who
from tests.spikes.first_dive.state import FirstDiveState


def sheet(points: Sequence[int], laid: Sequence[Sequence[str]]) -> tuple[SheetLine, ...]:
    """The points, and how many shells were laid for them."""
    counts = tuple(len(shells) for shells in laid)
    return SheetLine(Say("sheet-points"), tuple(points)), SheetLine(Say("sheet-laid"), counts, adds=False)


def finish(state: FirstDiveState, flow: Flow, reason: str) -> None:
    """R4.1: most points win, of those who stayed; R4.5: tied, all of them do."""
    scores = tuple(state.points[seat] for seat in state.everyone)
    best = max(scores[seat] for seat in state.staying)
    winners = tuple(seat for seat in state.staying if scores[seat] == best)
    flow.tell("won", who=tuple(map(Who, winners)), count=len(winners), points=best)
    lines = sheet(scores, [state.laid[seat] for seat in state.everyone])
    flow.finish(Ending(reason, scores, winners, lines))
