"""Nautilus (2002): a shared city under the sea, submarines, and the ruins of Atlantis."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.data import DataSet
from games.core.game import Flow, Game
from games.core.model import Ending, Frame, Say, Seat, Setup, SheetLine, Who
from games.core.rng import Rng
from games.nautilus import counting, facts, knowledge, merits, outlook, scoring
from games.nautilus.facts import CREATURES, STATIONS
from games.nautilus.former import FORMER
from games.nautilus.instincts import NautilusInstincts
from games.nautilus.meta import META
from games.nautilus.state import Held, Module, NautilusState, Options, Player
from games.nautilus.steps import steps
from games.nautilus.steps.building import take_back
from games.nautilus.steps.common import NautilusStep
from games.nautilus.view import SECRECY, NautilusView, view


class Nautilus(Game[NautilusState, NautilusView]):
    meta = META
    state_type = NautilusState
    view_type = NautilusView
    secrecy = SECRECY
    former = FORMER
    steps: Mapping[str, NautilusStep]

    def __init__(self, data_set: DataSet) -> None:
        self.data_set = data_set
        self.facts = facts.load(data_set)
        self.steps = steps(self.facts)
        self.instincts = NautilusInstincts(self.facts)

    def using(self, data_set: DataSet) -> Nautilus:
        return Nautilus(data_set)

    def deal(self, setup: Setup) -> NautilusState:
        """R1: set up for two, three or four players."""
        rng = Rng(setup.seed)
        seats = [Seat(n) for n in range(setup.seats)]
        tiles = self._scatter(rng, self.choice(setup, "scatter") == "on")
        missions = rng.shuffled(sorted(self.facts.missions))  # R1.9
        share = self.facts.table.players[setup.seats]
        state = NautilusState(
            seats=setup.seats,
            rng=rng,
            options=self._options(setup),
            city={},
            piles=dict(self.facts.piles),
            players=[self._player(share.nemos) for _ in seats],
            bank=self.facts.table.nemos - share.nemos * setup.seats,
            tiles=tiles,
            looked={seat: [] for seat in seats},
            missions={seat: missions.pop() for seat in seats},
            spare=sorted(missions),
            threes=dict.fromkeys(STATIONS),
            first=seats[rng.below(setup.seats)],  # R1.11
            stack=[Frame("round")],
        )
        self._place_base(state, self.choice(setup, "base"))
        return state

    def _options(self, setup: Setup) -> Options:
        cap = self.choice(setup, "round_cap")
        return Options(
            hold=int(self.choice(setup, "hold")),
            tie=self.choice(setup, "atl_tie"),
            stall=self.choice(setup, "stall"),
            trench=self.choice(setup, "trench"),
            launch=self.choice(setup, "trench_launch"),
            docking=self.choice(setup, "docking"),
            cap=0 if cap == "none" else int(cap),
        )

    def _player(self, nemos: int) -> Player:
        """R1.8, R1.10: what a player begins with."""
        tracks, finds = dict.fromkeys(STATIONS, 0), dict.fromkeys(CREATURES, 0)
        return Player(nemos, self.facts.table.aquanauts, tracks, finds)

    def _scatter(self, rng: Rng, anywhere: bool) -> dict[str, str]:
        """R1.4: each zone's discoveries on its printed squares, or on any of its squares."""
        board = self.facts.board
        tiles: dict[str, str] = {}
        for zone, faces in self.facts.faces.items():
            spots = list(board.printed[zone])
            if anywhere:
                chosen = rng.shuffled(board.named(board.zones[zone]))[: len(faces)]
                spots = board.named(board.squares(chosen))
            tiles.update(zip(spots, rng.shuffled(faces), strict=True))
        return tiles

    def _place_base(self, state: NautilusState, how: str) -> None:
        """R1.2: on its usual square, or where the first player or chance wants it."""
        if how == "choose":
            state.on_turn = state.first
            state.stack.append(Frame("base", state.first))
            return
        spot = state.rng.choice(self.facts.board.bases) if how == "random" else self.facts.base
        state.city[spot] = Module("base", 0, None, [0] * state.seats)

    def view(self, state: NautilusState, viewer: Seat | None) -> NautilusView:
        frame = state.stack[-1] if state.stack else None
        asked = self.steps[frame.step].asked(state, frame) if frame and frame.seat is not None else None
        return view(self.facts, state, viewer, asked)

    def resample(self, state: NautilusState, viewer: Seat | None, rng: Rng) -> None:
        knowledge.resample(self.facts, state, viewer, rng)

    def deal_again(self, state: NautilusState) -> None:
        knowledge.deal_again(self.facts, state)

    def standing(self, view: NautilusView) -> tuple[SheetLine, ...]:
        return counting.standing(view.sheet)

    def merits(self, view: NautilusView, seat: Seat) -> dict[str, int]:
        return merits.merits(view, seat)

    def final_sheet(self, ending: Ending) -> tuple[SheetLine, ...]:
        return counting.standing(ending.sheet)

    def round(self, state: NautilusState) -> int:
        return max(1, state.round)

    def left(self, view: NautilusView) -> tuple[Say, ...]:
        return outlook.left(self.facts, view)

    def totals(self, state: NautilusState) -> dict[str, int]:
        held = [one for player in state.players for one in player.held]
        kept = sum(sum(player.finds.values()) for player in state.players)
        walking = sum(sum(module.crew) for module in state.city.values())
        based = any(module.kind == "base" for module in state.city.values())
        return {
            "nemos": state.bank + sum(player.money for player in state.players),
            "modules": sum(state.piles.values()) + len(held) + len(state.city) - based,
            "aquanauts": sum(p.reserve for p in state.players) + walking + sum(one.crew for one in held),
            "discoveries": len(state.tiles) + len(state.shown) + len(state.gone) + len(state.ruins) + kept,
            "missions": len(state.missions) + len(state.spare),
        }

    def flaws(self, state: NautilusState) -> list[str]:
        """Check that tracks count the manned stations and that no two submarines share a square."""
        found = []
        for seat in state.everyone:
            running = dict.fromkeys(STATIONS, 0)
            for module in state.city.values():
                if module.kind in STATIONS and module.crew[seat]:
                    running[module.kind] += 1
            if running != state.players[seat].tracks:
                found.append(f"seat {seat} runs {running}, the tracks say {state.players[seat].tracks}")
            if state.players[seat].money < 0:
                found.append(f"seat {seat} owes money")
            if not set(state.looked[seat]) <= set(state.tiles):
                found.append(f"seat {seat} knows a discovery that is not face down")
        at_sea = [sub.spot for player in state.players for sub in player.subs]
        if len(set(at_sea)) < len(at_sea):
            found.append("two submarines on one square")
        return found

    def leave(self, state: NautilusState, seat: Seat, flow: Flow) -> None:
        """R14.2: submarines and held modules go, stations and aquanauts stay."""
        flow.tell("left", who=Who(seat))
        player = state.players[seat]
        if state.on_turn == seat:
            self._tear_down(state, seat)
        take_back(state, seat, player.held)
        player.held, player.subs = [], []
        state.order = [other for other in state.order if other != seat]
        flow.drop(seat)
        if len(state.staying) == 1:
            scoring.finish(self.facts, state, flow, "left_alone")  # R14.3
        elif not state.city:
            self._place_base(state, "fixed")

    def _tear_down(self, state: NautilusState, seat: Seat) -> None:
        """Return modules being built, which are not paid for yet."""
        for spot in state.laid:
            module = state.city.pop(spot)
            take_back(state, seat, [Held(module.kind, module.crew[seat])])
        state.laid.clear()


GAME = Nautilus(facts.shipped())
