"""Who may see which field, and what one pair of eyes sees."""

from __future__ import annotations

from msgspec import Struct

from games.core.game import BASE_SECRECY, Secrecy
from games.core.model import Ending, Seat
from tests.spikes.first_dive.facts import Facts
from tests.spikes.first_dive.state import FirstDiveState

SECRECY = {
    **BASE_SECRECY,
    "pile": Secrecy.NOBODY,
    "hands": Secrecy.OWNER,
    "aside": Secrecy.OWNER,
    "laid": Secrecy.OPEN,
    "points": Secrecy.OPEN,
    "first": Secrecy.OPEN,
    "round": Secrecy.OPEN,
    "order": Secrecy.OPEN,
    "table": Secrecy.OPEN,
}


class FirstDiveView(Struct, frozen=True, tag="first_dive"):
    viewer: Seat | None
    on_turn: Seat | None
    left: tuple[Seat, ...]  # seats whose player left
    round: int
    rounds: int
    table: tuple[str, ...]
    laid: tuple[tuple[str, ...], ...]  # by seat
    points: tuple[int, ...]
    pile: int
    hand: tuple[str, ...]  # the viewer's
    aside: tuple[str, ...]  # the viewer's
    ending: Ending | None


def view(facts: Facts, state: FirstDiveState, viewer: Seat | None) -> FirstDiveView:
    return FirstDiveView(
        viewer=viewer,
        on_turn=state.on_turn,
        left=tuple(state.left),
        round=state.round,
        rounds=facts.rounds,
        table=tuple(state.table),
        laid=tuple(tuple(state.laid[seat]) for seat in state.everyone),
        points=tuple(state.points[seat] for seat in state.everyone),
        pile=len(state.pile),
        hand=tuple(state.hands[viewer]) if viewer is not None else (),
        aside=tuple(state.aside[viewer]) if viewer is not None else (),
        ending=state.ending,
    )
