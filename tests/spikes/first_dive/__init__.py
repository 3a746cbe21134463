"""First Dive: lay a shell each round whose number nobody has laid before you."""

from __future__ import annotations

from games.core import again
from games.core.data import DataSet
from games.core.game import Flow, Game, Meta
from games.core.model import Frame, Say, Seat, Setup, SheetLine, Who, say
from games.core.rng import Rng
from tests.spikes.first_dive import facts, scoring
from tests.spikes.first_dive.state import FirstDiveState
from tests.spikes.first_dive.steps import steps
from tests.spikes.first_dive.view import SECRECY, FirstDiveView, view


class FirstDive(Game[FirstDiveState, FirstDiveView]):
    meta = Meta(
        key="first_dive",
        title="First Dive",
        rules=1,
        seats=(2, 3, 4),
        credits="a small game to begin from",
        minutes=5,
    )
    state_type = FirstDiveState
    view_type = FirstDiveView
    secrecy = SECRECY

    def __init__(self, data_set: DataSet) -> None:
        self.data_set = data_set
        self.facts = facts.load(data_set)
        self.steps = steps(self.facts)

    def using(self, data_set: DataSet) -> FirstDive:
        return FirstDive(data_set)

    def deal(self, setup: Setup) -> FirstDiveState:
        """R1: shuffle the shells, deal the hands, draw the first player."""
        rng = Rng(setup.seed)
        pile = rng.shuffled(self.facts.shells)
        seats = [Seat(n) for n in range(setup.seats)]
        hands = {seat: sorted(pile.pop() for _ in range(self.facts.hand)) for seat in seats}  # R1.3
        return FirstDiveState(
            seats=setup.seats,
            rng=rng,
            pile=pile,
            hands=hands,
            aside={seat: [] for seat in seats},
            laid={seat: [] for seat in seats},
            points=dict.fromkeys(seats, 0),
            first=Seat(rng.below(setup.seats)),  # R1.4
            stack=[Frame("round")],
        )

    def view(self, state: FirstDiveState, viewer: Seat | None) -> FirstDiveView:
        return view(self.facts, state, viewer)

    def resample(self, state: FirstDiveState, viewer: Seat | None, rng: Rng) -> None:
        """R2.5: a seat knows its own shells, and those that were laid."""
        others = [seat for seat in state.everyone if seat != viewer]
        again.cards(rng, state.pile, *(held[seat] for held in (state.hands, state.aside) for seat in others))
        for seat in others:
            state.hands[seat].sort()
        again.chance(state, rng)

    def deal_again(self, state: FirstDiveState) -> None:
        again.cards(state.rng, state.pile)

    def leave(self, state: FirstDiveState, seat: Seat, flow: Flow) -> None:
        """R4.2: the points stay as they are; R4.3: who is left alone wins."""
        flow.tell("left", who=Who(seat))
        flow.drop(seat)
        state.order = [other for other in state.order if other != seat]
        if len(state.staying) == 1:
            scoring.finish(state, flow, "alone")

    def standing(self, view: FirstDiveView) -> tuple[SheetLine, ...]:
        return view.ending.sheet if view.ending else scoring.sheet(view.points, view.laid)

    def left(self, view: FirstDiveView) -> tuple[Say, ...]:
        """What is left to come; one's own shells stand here too, because the plain look draws no hand."""
        found = [say("left-rounds", count=view.rounds - view.round), say("left-pile", count=view.pile)]
        return (*found, say("left-hand", shells=view.hand)) if view.hand else tuple(found)

    def score(self, state: FirstDiveState, seat: Seat) -> float:
        return state.points[seat] + 0.1 * sum(map(int, state.hands[seat]))

    def totals(self, state: FirstDiveState) -> dict[str, int]:
        held = [*state.hands.values(), *state.aside.values(), *state.laid.values()]
        return {"shells": len(state.pile) + sum(map(len, held))}


GAME = FirstDive(facts.shipped())
