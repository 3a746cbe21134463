"""Nautilus Island: castaways collect objects from a stranded submarine."""

from __future__ import annotations

from games.core import colours
from games.core.data import DataSet
from games.core.game import Flow, Game
from games.core.model import Frame, Say, Seat, Setup, SheetLine, Who
from games.core.rng import Rng
from games.nautilus_island import facts, merits, outlook, scoring
from games.nautilus_island.former import FORMER
from games.nautilus_island.instincts import NautilusIslandInstincts
from games.nautilus_island.meta import META
from games.nautilus_island.state import Collection, NautilusIslandState, Pile
from games.nautilus_island.steps import steps
from games.nautilus_island.view import SECRECY, NautilusIslandView, deal_again, resample, view


class NautilusIsland(Game[NautilusIslandState, NautilusIslandView]):
    meta = META
    state_type = NautilusIslandState
    view_type = NautilusIslandView
    secrecy = SECRECY
    former = FORMER

    def __init__(self, data_set: DataSet) -> None:
        self.data_set = data_set
        self.facts = facts.load(data_set)
        self.steps = steps(self.facts)
        self.instincts = NautilusIslandInstincts(self.facts)

    def using(self, data_set: DataSet) -> NautilusIsland:
        return NautilusIsland(data_set)

    def allow(self, setup: Setup) -> None:
        """R1.12: nobody has two pawns."""
        colours.allow(self, setup)

    def deal(self, setup: Setup) -> NautilusIslandState:
        """R1: set up for two, three or four players."""
        rng = Rng(setup.seed)
        seats = [Seat(n) for n in range(setup.seats)]
        cards = rng.shuffled(self.facts.deck)
        faces = self.choice(setup, "faces")
        columns = [
            [Pile(_up(face, faces), [cards.pop() for _ in range(self.facts.pile)]) for face in column.faces]
            for column in self.facts.layout(setup.seats)
        ]
        bag = rng.shuffled(self.facts.bag)
        first = self.first_player(setup, rng)  # R1.6
        return NautilusIslandState(
            seats=setup.seats,
            rng=rng,
            columns=columns,
            colours=colours.chosen_colours(self, setup),
            spare=cards,
            camp={colour: bag.pop() for colour in self.facts.storable},
            bag=bag,
            portholes={size: list(values) for size, values in self.facts.portholes.items()},
            hands={seat: [] for seat in seats},
            known={seat: [] for seat in seats},
            collections={seat: {c: Collection() for c in self.facts.storable} for seat in seats},
            pawns=dict.fromkeys(seats),
            order=[Seat((first + n) % setup.seats) for n in range(setup.seats)],
            stack=[Frame("round")],
        )

    def view(self, state: NautilusIslandState, viewer: Seat | None) -> NautilusIslandView:
        return view(self.facts, state, viewer)

    def resample(self, state: NautilusIslandState, viewer: Seat | None, rng: Rng) -> None:
        resample(self.facts, state, viewer, rng)

    def deal_again(self, state: NautilusIslandState) -> None:
        deal_again(state)

    def standing(self, view: NautilusIslandView) -> tuple[SheetLine, ...]:
        return scoring.standing(self.facts, view)

    def merits(self, view: NautilusIslandView, seat: Seat) -> dict[str, int]:
        return merits.merits(self.facts, view, seat)

    def round(self, state: NautilusIslandState) -> int:
        return max(1, state.round)

    def left(self, view: NautilusIslandView) -> tuple[Say, ...]:
        return outlook.left(self.facts, view)

    def flaws(self, state: NautilusIslandState) -> list[str]:
        return outlook.flaws(self.facts, state)

    def totals(self, state: NautilusIslandState) -> dict[str, int]:
        piles = sum(len(pile.cards) for column in state.columns for pile in column)
        laid = [c for seat in state.everyone for c in state.collections[seat].values()]
        held = sum(len(state.hands[seat]) for seat in state.everyone)
        return {
            "cards": piles + len(state.spare) + held + sum(len(c.cards) for c in laid),
            "bonus": len(state.bag)
            + sum(token is not None for token in state.camp.values())
            + sum(len(c.tokens) for c in laid),
            "portholes": sum(map(len, state.portholes.values())) + sum(c.porthole is not None for c in laid),
        }

    def leave(self, state: NautilusIslandState, seat: Seat, flow: Flow) -> None:
        """R10.2: the pawn goes, the score stays as it is, the columns stay as dealt."""
        flow.tell("left", who=Who(seat))
        state.pawns[seat] = None
        state.order = [other for other in state.order if other != seat]
        state.moved = [other for other in state.moved if other != seat]
        state.stack = [frame for frame in state.stack if frame.seat != seat]
        if len(state.left) == state.seats - 1:
            scoring.finish(self.facts, state, flow, "left_alone")  # R10.3


def _up(face: str, variant: str) -> bool:
    return face == "up" if variant == "standard" else variant == "all_up"


GAME = NautilusIsland(facts.shipped())
