"""Shore: The Island's placement and one reaction window, as a small game."""

from __future__ import annotations

from games.core import again
from games.core.data import DataSet
from games.core.game import Flow, Game, Meta
from games.core.model import Frame, Seat, Setup, SheetLine, Who
from games.core.rng import Rng
from tests.spikes.shore.board import ISLAND
from tests.spikes.shore.state import SECRECY, ShoreState, ShoreView
from tests.spikes.shore.steps import (
    TILES,
    VALUES,
    Choose,
    Hunt,
    Place,
    Repel,
    Round,
    Sink,
    finish,
)


class Shore(Game[ShoreState, ShoreView]):
    meta = Meta("shore", "Shore", 1, (2, 3, 4), "a spike", 10)
    state_type = ShoreState
    view_type = ShoreView
    secrecy = SECRECY

    def __init__(self) -> None:
        self.data_set = DataSet({"tiles.toml": "".join(f"{k} = {n}\n" for k, n in TILES.items())})
        self.steps = {
            "round": Round(),
            "choose": Choose(),
            "place": Place(),
            "sink": Sink(),
            "hunt": Hunt(),
            "repel": Repel(),
        }

    def deal(self, setup: Setup) -> ShoreState:
        rng = Rng(setup.seed)
        tiles = rng.shuffled(tile for tile, count in TILES.items() for _ in range(count))
        seats = [Seat(n) for n in range(setup.seats)]
        return ShoreState(
            seats=setup.seats,
            rng=rng,
            stack=[Frame("round")],
            tiles=dict(zip(ISLAND, tiles, strict=True)),
            hands={seat: [] for seat in seats},
            reserve={seat: list(VALUES) for seat in seats},
            values={seat: {} for seat in seats},
            creatures={"whale": 3, "shark": 3},
        )

    def view(self, state: ShoreState, viewer: Seat | None) -> ShoreView:
        mine = state.values[viewer] if viewer is not None else {}
        if state.ending:
            mine = {name: value for values in state.values.values() for name, value in values.items()}
        return ShoreView(
            viewer=viewer,
            turn=state.turn,
            dry=tuple(state.tiles),
            spots=dict(state.spots),
            boats=tuple(state.boats),
            shown=tuple(state.shown),
            kept=tuple(len(state.hands[seat]) for seat in state.everyone),
            hand=tuple(state.hands[viewer]) if viewer is not None else (),
            reserve=tuple(state.reserve[viewer]) if viewer is not None else (),
            chosen=state.chosen.get(viewer) if viewer is not None else None,
            remembered=dict(mine),
            ending=state.ending,
        )

    def resample(self, state: ShoreState, viewer: Seat | None, rng: Rng) -> None:
        others = [seat for seat in state.everyone if seat != viewer]
        self._tiles_again(state, others, rng)
        for seat in others:
            if not state.ending:
                _values_again(state, seat, rng)
        again.chance(state, rng)
        again.answers(self, state, viewer, rng)

    def _tiles_again(self, state: ShoreState, others: list[Seat], rng: Rng) -> None:
        """Everyone knows that a kept tile repels something: hands are dealt first, from those."""
        unseen = [*state.tiles.values(), *(tile for seat in others for tile in state.hands[seat])]
        repelling = rng.shuffled(sorted(tile for tile in unseen if tile.startswith("repel")))
        for seat in others:
            state.hands[seat] = sorted(repelling.pop() for _ in state.hands[seat])
        rest = repelling + [tile for tile in unseen if not tile.startswith("repel")]
        state.tiles = dict(zip(state.tiles, rng.shuffled(sorted(rest)), strict=True))

    def deal_again(self, state: ShoreState) -> None:
        again.places(state.rng, state.tiles, list(state.tiles))

    def leave(self, state: ShoreState, seat: Seat, flow: Flow) -> None:
        flow.tell("left", who=Who(seat))
        flow.drop(seat)
        state.reserve[seat] += [state.chosen.pop(seat)] if seat in state.chosen else []
        state.reserve[seat].sort()
        if len(state.staying) == 1:
            finish(state, flow, "alone")

    def totals(self, state: ShoreState) -> dict[str, int]:
        return {
            "tiles": len(state.tiles) + sum(map(len, state.hands.values())) + len(state.shown),
            "points": sum(
                sum(state.reserve[seat]) + state.chosen.get(seat, 0) + sum(state.values[seat].values())
                for seat in state.everyone
            ),
        }

    def flaws(self, state: ShoreState) -> list[str]:
        kept = [tile for hand in state.hands.values() for tile in hand]
        return [f"{tile} is kept, but it repels nothing" for tile in kept if not tile.startswith("repel")]

    def standing(self, view: ShoreView) -> tuple[SheetLine, ...]:
        return view.ending.sheet if view.ending else ()


def _values_again(state: ShoreState, seat: Seat, rng: Rng) -> None:
    """All of a seat's values are unseen: which explorer has which, and what is still in reserve."""
    placed, chosen = state.values[seat], seat in state.chosen
    unseen = [*state.reserve[seat], *placed.values(), *([state.chosen[seat]] if chosen else [])]
    unseen = rng.shuffled(sorted(unseen))
    state.values[seat] = {explorer: unseen.pop() for explorer in placed}
    if chosen:
        state.chosen[seat] = unseen.pop()
    state.reserve[seat] = sorted(unseen)


GAME = Shore()
