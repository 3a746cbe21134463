"""Dome: one Underwater Cities turn, with effects inside effects and cards drawn in the middle."""

from __future__ import annotations

from games.core import again
from games.core.game import Flow, Game, Meta, Variant
from games.core.model import Frame, Seat, Setup, SheetLine, Who
from games.core.rng import Rng
from tests.spikes.dome import steps
from tests.spikes.dome.state import DATA, SECRECY, DomeState, DomeView, load, view


class Dome(Game[DomeState, DomeView]):
    meta = Meta("dome", "Dome", 1, (2, 3, 4), "a spike", 10, (Variant("limit", ("3", "1")),))
    state_type = DomeState
    view_type = DomeView
    secrecy = SECRECY

    def __init__(self) -> None:
        self.data_set = DATA
        self.facts = facts = load(DATA)
        self.steps = {
            "round": steps.Round(facts),
            "limit": steps.Limit(),
            "play": steps.Play(facts),
            "slot": steps.ChooseSlot(facts),
            "order": steps.Order(facts),
            "block": steps.Block(facts),
            "either": steps.Either(facts),
            "build": steps.Build(facts),
            "search": steps.Search(facts),
        }

    def deal(self, setup: Setup) -> DomeState:
        rng = Rng(setup.seed)
        seats = [Seat(n) for n in range(setup.seats)]
        deck = rng.shuffled(self.facts.deck)
        return DomeState(
            seats=setup.seats,
            rng=rng,
            stack=[Frame("round")],
            hands={seat: sorted(deck.pop() for _ in range(4)) for seat in seats},
            deck=deck,
            claimed={seat: [] for seat in seats},
            goods={seat: {"kelp": 1, "steel": 1} for seat in seats},
            sites={seat: [] for seat in seats},
            limit=int(self.choice(setup, "limit")),
        )

    def view(self, state: DomeState, viewer: Seat | None) -> DomeView:
        return view(state, viewer)

    def resample(self, state: DomeState, viewer: Seat | None, rng: Rng) -> None:
        hands = [state.hands[seat] for seat in state.everyone if seat != viewer]
        looked = [cards for seat, cards in sorted(state.looking.items()) if seat != viewer]
        again.cards(rng, state.deck, *hands, *looked)
        for cards in (*hands, *looked):
            cards.sort()
        again.chance(state, rng)
        again.answers(self, state, viewer, rng)

    def deal_again(self, state: DomeState) -> None:
        again.cards(state.rng, state.deck)

    def leave(self, state: DomeState, seat: Seat, flow: Flow) -> None:
        flow.tell("left", who=Who(seat))
        played = [frame.word("card") for frame in state.stack if frame.seat == seat and "card" in frame.memo]
        flow.drop(seat)
        state.discard += played
        state.order = [other for other in state.order if other != seat]
        if seat in state.looking:
            state.deck = flow.rng.shuffled([*state.deck, *state.looking.pop(seat)])
        if len(state.staying) == 1:
            steps.finish(state, flow, "alone")

    def totals(self, state: DomeState) -> dict[str, int]:
        piles = [state.deck, state.discard, *state.hands.values(), *state.looking.values()]
        piles += state.claimed.values()
        played = sum("card" in frame.memo for frame in state.stack)
        return {"cards": sum(map(len, piles)) + played}

    def standing(self, view: DomeView) -> tuple[SheetLine, ...]:
        return view.ending.sheet if view.ending else ()


GAME = Dome()
