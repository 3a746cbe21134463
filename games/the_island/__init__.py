"""The Island: explorers flee a sinking island through a sea of creatures."""

from __future__ import annotations

from games.core import again, colours
from games.core.data import DataSet
from games.core.game import Flow, Game
from games.core.model import BadSetup, Frame, Say, Seat, Setup, SheetLine, Who
from games.core.rng import Rng
from games.the_island import facts, knowledge, merits, outlook, scoring, setting_up
from games.the_island.facts import CREATURES, HANDLES, SYMBOLS, symbol_of, terrain_of
from games.the_island.former import FORMER
from games.the_island.instincts import IslandInstincts
from games.the_island.meta import META
from games.the_island.state import IslandState, Table
from games.the_island.steps import sinking, steps
from games.the_island.view import SECRECY, IslandView, view


class TheIsland(Game[IslandState, IslandView]):
    meta = META
    state_type = IslandState
    view_type = IslandView
    secrecy = SECRECY
    former = FORMER

    def __init__(self, data_set: DataSet) -> None:
        self.data_set = data_set
        self.facts = facts.load(data_set)
        self.steps = steps(self.facts)
        self.instincts = IslandInstincts(self.facts)

    def using(self, data_set: DataSet) -> TheIsland:
        return TheIsland(data_set)

    def allow(self, setup: Setup) -> None:
        """R1.9: two colours are for two players; R1.15: a colour is for somebody who sits there."""
        if setup.seats != 2 and self.choice(setup, "two_colours") != "off":
            raise BadSetup("two-colours-for-two", seats=setup.seats)
        colours.allow(self, setup, self._colours_each(setup))

    def deal(self, setup: Setup) -> IslandState:
        """R1: the island is laid out, values and the first player are drawn."""
        rng = Rng(setup.seed)
        table = self._table(setup)
        seats = [Seat(n) for n in range(setup.seats)]
        island = self.facts.board.island
        heap = rng.shuffled(self.facts.heap)  # R1.3
        teams = {seat: _team(table, setup.seats, seat) for seat in seats}
        state = IslandState(
            seats=setup.seats,
            rng=rng,
            table=table,
            terrain={spot: terrain_of(tile) for spot, tile in zip(island, heap, strict=True)},
            under={spot: symbol_of(tile) for spot, tile in zip(island, heap, strict=True)},
            values={seat: {} if table.all_equal else self._values(rng, teams[seat]) for seat in seats},
            first=self.first_player(setup, rng),  # R1.6
            reserve=teams,
            launches=dict.fromkeys(seats, table.boats_each),
            people={},
            boats={},
            creatures={"serpent": list(self.facts.board.serpents), "shark": [], "whale": []},  # R1.4
            supply=self._supply(setup.seats * table.boats_each),
            gone=dict.fromkeys((*CREATURES, "boat"), 0),
            safe={corner: [] for corner in self.facts.board.safe},
            lost=[],
            hands={seat: [] for seat in seats},
            stack=[Frame("placing")],
        )
        if table.quick_start:
            setting_up.deal_out(state)  # R1.14
        return state

    def _table(self, setup: Setup) -> Table:
        two_colours = self.choice(setup, "two_colours")
        more = 2 if two_colours == "more_boats" else 1
        return Table(
            crowded=self.choice(setup, "crowded") != "off",
            rim_is_coast=self.choice(setup, "crowded") == "rim",
            ending=self.choice(setup, "ending"),
            all_equal=self.choice(setup, "all_equal") == "on",
            two_colours=two_colours != "off",
            boats_each=self.facts.boats_each * more,
            colours=colours.chosen_colours(self, setup, self._colours_each(setup)),
            quick_start=self.choice(setup, "placing") == "quick",
            dolphin_swims=self.choice(setup, "dolphin_swims") == "on",
            wind_moves_empty=self.choice(setup, "wind") == "any_boat",
            strict_landing=self.choice(setup, "strict_landing") == "on",
            relaxed_memory=self.choice(setup, "relaxed_memory") == "on",
            orders_only=self.choice(setup, "orders_only") == "on",
        )

    def _colours_each(self, setup: Setup) -> int:
        return 1 if self.choice(setup, "two_colours") == "off" else 2

    def _values(self, rng: Rng, team: list[str]) -> dict[str, int]:
        """R1.5: deal each colour's values so that an explorer's letter says nothing about its value."""
        found: dict[str, int] = {}
        for colour in dict.fromkeys(explorer[0] for explorer in team):
            mates = [explorer for explorer in team if explorer[0] == colour]
            found |= dict(zip(mates, rng.shuffled(self.facts.values), strict=True))
        return found

    def _supply(self, launched: int) -> dict[str, int]:
        """R1.10: what is set aside."""
        pieces = self.facts.pieces
        return {"shark": pieces["shark"], "whale": pieces["whale"], "boat": self.facts.boats - launched}

    def view(self, state: IslandState, viewer: Seat | None) -> IslandView:
        return view(self.facts, state, viewer)

    def resample(self, state: IslandState, viewer: Seat | None, rng: Rng) -> None:
        knowledge.deal_tiles(state, viewer, rng)
        if not state.ending:  # R10.5: then everyone has seen them
            knowledge.deal_values(state, viewer, rng)
        knowledge.deal_ranks(state, viewer, rng, self.facts.board.shore)
        again.chance(state, rng)
        again.answers(self, state, viewer, rng)

    def deal_again(self, state: IslandState) -> None:
        knowledge.deal_under(state)

    def leave(self, state: IslandState, seat: Seat, flow: Flow) -> None:
        """R12.2: the explorers not yet saved leave the game, and a turn under way ends."""
        flow.tell("left", who=Who(seat))
        rescue = next((frame for frame in state.stack if (frame.step, frame.seat) == ("rescue", seat)), None)
        flow.drop(seat)
        owners = state.owners
        for explorer in [explorer for explorer in state.playing() if owners[explorer] == seat]:
            state.take(explorer)
            state.lost.append(explorer)
        state.lost += state.reserve[seat]
        state.reserve[seat] = []
        state.gone["boat"] += state.launches[seat]
        state.launches[seat] = 0
        state.ranks.pop(seat, None)
        state.quiet = state.idle = 0  # R9.3: the rounds that are counted have another length now
        if rescue:
            sinking.settle_rescue(self.facts, state, rescue, flow)
        if len(state.staying) == 1:
            scoring.finish(state, flow, "left_alone")  # R12.3
        elif state.began:
            scoring.settled(state, flow)

    def digest(self, said: tuple[Say, ...]) -> tuple[Say, ...]:
        """What a rolled creature did names it; that it was rolled is left to the log."""
        acted = any(say.name.startswith(("prowled", "stayed-", "none-moves-")) for say in said)
        return tuple([say for say in said if not (acted and say.name == "rolled")])

    def standing(self, view: IslandView) -> tuple[SheetLine, ...]:
        return scoring.standing(view)

    def merits(self, view: IslandView, seat: Seat) -> dict[str, int]:
        return merits.merits(self.facts.board, view, seat)

    def left(self, view: IslandView) -> tuple[Say, ...]:
        return outlook.left(view)

    def totals(self, state: IslandState) -> dict[str, int]:
        saved = [explorer for folk in state.safe.values() for explorer in folk]
        waiting = [explorer for folk in state.reserve.values() for explorer in folk]
        afloat = {kind: len(spots) for kind, spots in state.creatures.items()}
        afloat["boat"] = len(state.boats) + sum(state.launches.values())
        return {
            "tiles": len(state.terrain) + len(state.out) + sum(map(len, state.hands.values())),
            "symbols": self._symbols(state),
            "explorers": len({*saved, *waiting, *state.lost, *state.playing()}),
            "explorers-counted": len(saved) + len(waiting) + len(state.lost) + len(state.playing()),
            "points": sum(sum(values.values()) for values in state.values.values()),
            **{k: n + state.supply.get(k, 0) + state.gone[k] for k, n in afloat.items()},
        }

    def _symbols(self, state: IslandState) -> int:
        """A checksum of the tiles, for the totals."""
        tiles = [*state.out, *(kept for hand in state.hands.values() for kept in hand)]
        tiles += [facts.tile(terrain, state.under[spot]) for spot, terrain in state.terrain.items()]
        return sum((SYMBOLS.index(symbol_of(tile)) + 1) ** 3 * len(terrain_of(tile)) for tile in tiles)

    def flaws(self, state: IslandState) -> list[str]:
        return list(outlook.flaws(state, self.facts.room))


def _team(table: Table, seats: int, seat: Seat) -> list[str]:
    colours = table.colours[seat::seats] if table.two_colours else table.colours[seat]
    return [f"{colour}{handle}" for colour in colours for handle in HANDLES]


GAME = TheIsland(facts.shipped())
