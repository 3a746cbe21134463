"""Underwater Cities: nations of domes and tunnels on the sea floor, built by playing cards."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import again
from games.core.data import DataSet
from games.core.game import Flow, Game
from games.core.model import BadSetup, Frame, Say, Seat, Setup, SheetLine, Who
from games.core.rng import Rng
from games.underwater_cities import dealing, knowledge, loading, merits, outlook, scoring
from games.underwater_cities.digest import digest
from games.underwater_cities.gains import discard, turn_up
from games.underwater_cities.instincts import UnderwaterCitiesInstincts
from games.underwater_cities.meta import META
from games.underwater_cities.network import Here
from games.underwater_cities.state import Buried, UnderwaterCitiesState
from games.underwater_cities.steps import steps
from games.underwater_cities.view import SECRECY, UnderwaterCitiesView
from games.underwater_cities.viewing import view


class UnderwaterCities(Game[UnderwaterCitiesState, UnderwaterCitiesView]):
    meta = META
    state_type = UnderwaterCitiesState
    view_type = UnderwaterCitiesView
    secrecy = SECRECY

    def __init__(self, data_set: DataSet) -> None:
        self.data_set = data_set
        self.facts = loading.load(data_set)
        self.amended = loading.amended(data_set, self.facts)
        self.steps = steps(self.facts)
        self.instincts = UnderwaterCitiesInstincts(self.facts)

    def using(self, data_set: DataSet) -> UnderwaterCities:
        return UnderwaterCities(data_set)

    def allow(self, setup: Setup) -> None:
        if setup.seats == 1 and self.choice(setup, "contracts") == "on":  # R12.3
            raise BadSetup("no-contracts-alone")

    def deal(self, setup: Setup) -> UnderwaterCitiesState:
        boards = "advanced" if setup.seats == 1 else self.choice(setup, "boards")  # R14.1
        state = dealing.deal(self.facts, setup, boards, self.choice(setup, "contracts") == "on")
        state.hurried = self.choice(setup, "end_turn") == "by_itself"
        if setup.seats == 1:
            state.neutral = dealing.neutral_slots(self.choice(setup, "neutral"))
        state.stack = [Frame("round"), Frame("keep")]
        return state

    def view(self, state: UnderwaterCitiesState, viewer: Seat | None) -> UnderwaterCitiesView:
        found = view(self.facts, self.steps, state, viewer)
        return replace(found, amended=self.amended) if self.amended else found

    def resample(self, state: UnderwaterCitiesState, viewer: Seat | None, rng: Rng) -> None:
        knowledge.resample(self.facts, state, viewer, rng)
        again.answers(self, state, viewer, rng)

    def deal_again(self, state: UnderwaterCitiesState) -> None:
        knowledge.deal_again(state)

    def digest(self, said: tuple[Say, ...]) -> tuple[Say, ...]:
        return digest(said)

    def standing(self, view: UnderwaterCitiesView) -> tuple[SheetLine, ...]:
        return scoring.standing(view)

    def merits(self, view: UnderwaterCitiesView, seat: Seat) -> dict[str, int]:
        return merits.merits(view, seat)

    def round(self, state: UnderwaterCitiesState) -> int:
        return max(1, state.round)

    def left(self, view: UnderwaterCitiesView) -> tuple[Say, ...]:
        return outlook.left(self.facts, view)

    def totals(self, state: UnderwaterCitiesState) -> dict[str, int]:
        return dealing.totals(self.facts, state)

    def flaws(self, state: UnderwaterCitiesState) -> list[str]:
        return dealing.flaws(self.facts, state)

    def leave(self, state: UnderwaterCitiesState, seat: Seat, flow: Flow) -> None:
        """R13.2: what stands stays, nothing more is played, built, made or eaten."""
        here = Here(self.facts, state, seat)
        flow.tell("left", who=Who(seat))
        if state.on_turn == seat and state.now.card:
            discard(here, state.now.card, flow)
            state.now.card = ""
        state.chosen.pop(seat, None)
        for card in state.looking.pop(seat, []):
            state.specials.insert(0, Buried(card, seen=[seat]))
        turn_up(here, flow)
        flow.drop(seat)
        state.order = [other for other in state.order if other != seat]
        state.queue = [other for other in state.queue if other != seat]
        if state.seats == 1:  # R14.7: the match ends as it stands, its one seat still counted
            state.left.remove(seat)
        if len(state.staying) == 1:  # R13.3
            scoring.finish(self.facts, state, flow, "left_alone")


GAME = UnderwaterCities(loading.shipped())
