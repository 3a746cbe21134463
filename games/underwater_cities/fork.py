"""Copy a match in the middle of a turn, to try answers without producing events."""

from __future__ import annotations

from copy import copy

from games.core.game import Flow
from games.core.model import Fact, Frame, Seat
from games.underwater_cities.state import Nation, Turn
from games.underwater_cities.state import UnderwaterCitiesState as State


class Silent(Flow):
    """A flow that moves a copy on and tells nothing."""

    __slots__ = ()

    def tell(self, name: str, /, **facts: Fact) -> None:
        """Say nothing."""

    def whisper(self, seat: Seat, name: str, /, **facts: Fact) -> None:
        """Say nothing."""

    def reveal(self, name: str, /, **facts: Fact) -> None:
        """Say nothing."""


def fork(state: State, seat: Seat) -> State:
    """A copy that one seat's turn may change. What no turn changes is shared, for speed."""
    found = copy(state)
    found.rng = copy(state.rng)
    found.stack = [_frame(frame) for frame in state.stack]
    found.now = _turn(state.now)
    found.nations = {**state.nations, seat: _nation(state.nations[seat])}
    found.hands = {**state.hands, seat: state.hands[seat].copy()}
    found.known = {**state.known, seat: state.known[seat].copy()}
    found.looking = {owner: cards.copy() for owner, cards in state.looking.items()}
    found.chosen = state.chosen.copy()
    found.deck, found.discard, found.out = state.deck.copy(), state.discard.copy(), state.out.copy()
    found.offer, found.takers = state.offer.copy(), state.takers.copy()
    found.specials, found.blue = state.specials.copy(), state.blue.copy()
    found.contracts = state.contracts.copy()
    found.tiles = {label: seats.copy() for label, seats in state.tiles.items()}
    found.fed, found.arrivals = state.fed.copy(), state.arrivals.copy()
    return found


def _frame(frame: Frame) -> Frame:
    memo = {key: value.copy() if type(value) is list else value for key, value in frame.memo.items()}
    return Frame(frame.step, frame.seat, memo)


def _turn(now: Turn) -> Turn:
    found = copy(now)
    found.once, found.declined = now.once.copy(), now.declined.copy()
    return found


def _nation(nation: Nation) -> Nation:
    found = copy(nation)
    found.goods, found.tiles, found.cities = nation.goods.copy(), nation.tiles.copy(), nation.cities.copy()
    found.tunnels, found.plots = nation.tunnels.copy(), nation.plots.copy()
    found.linked, found.gained = nation.linked.copy(), nation.gained.copy()
    found.claimed, found.actions, found.used = (
        nation.claimed.copy(),
        nation.actions.copy(),
        nation.used.copy(),
    )
    found.paid, found.contracts = nation.paid.copy(), nation.contracts.copy()
    return found
