"""What somebody who flees the island knows by instinct: how likely each explorer is to be saved."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.instincts import Picks, Weighted, Weights, any_answer, weights
from games.core.model import Decision, Option, Seat
from games.core.rng import Rng
from games.the_island.facts import Facts
from games.the_island.landings import MOVING, Landings
from games.the_island.scoring import saved, worth
from games.the_island.state import IslandState as State

PASSING = ("done", "stay", "rank", "rest", "keep", "pass")
MOVES = 3


class Knowledge(Weights, frozen=True, forbid_unknown_fields=True):
    """The table `instincts.toml`: weights in the words of the rulebook."""

    landed: float
    aboard: float
    per_hex: float
    swimming: float
    per_stroke: float
    per_step: float
    beach: float
    forest: float
    mountain: float
    serpent: float
    shark: float
    whale: float
    late: float
    tile_in_hand: float
    handed_over: float


class IslandInstincts(Weighted[State, Facts, Knowledge]):
    shipped = weights(Knowledge, __file__)

    def __init__(self, facts: Facts, knows: Knowledge | None = None) -> None:
        super().__init__(facts, knows)
        self.way = facts.board.way
        self.landings = Landings(facts)
        hexes = facts.board.hexes
        self.apart = {one: {other: facts.board.apart(one, other) for other in hexes} for one in hexes}

    def hopes(self, state: State) -> Sequence[float]:
        """The values of those ashore, and of all others times their chance to be saved."""
        chances, owners = Chances(self, state), state.owners
        hopes = [self.knows.tile_in_hand * len(state.hands[seat]) for seat in state.everyone]
        for seat in (*state.ranks, *state.by_itself):
            hopes[seat] -= self.knows.handed_over
        for explorer in saved(state):
            hopes[owners[explorer]] += worth(state, explorer) + self.knows.landed
        for spot, folk in state.people.items():
            chance = chances.on_foot(spot)
            for explorer in folk:
                hopes[owners[explorer]] += worth(state, explorer) * chance
        for spot, aboard in state.boats.items():
            if aboard:
                chance = chances.aboard(spot)
                for explorer in aboard:
                    hopes[owners[explorer]] += worth(state, explorer) * chance
        return hopes

    def weighs(self, decision: Decision) -> bool:
        return decision.step in MOVING

    def rash(self, before: State, after: State, seat: Seat) -> bool:
        return self.landings.given_away(before, after, seat)

    def answer(self, state: State, decision: Decision, rng: Rng) -> Picks:
        if decision.most > 1:
            return decision.default  # R6.7: one's own first
        step = decision.step
        if step == "repel":
            return (decision.options[-1].key,) if rng.below(4) else decision.default
        if step in ("move", "go", "sail", "sink", "prowl", "hunt"):
            hunch = Hunch(self, state, decision.seat)
            gains = [self._gain(hunch, step, option) * (48 + rng.below(32)) for option in decision.options]
            best = max(gains)
            ties = [option for option, gain in zip(decision.options, gains, strict=True) if gain == best]
            return (ties[rng.below(len(ties))].key,)
        busy = [one for one in decision.options if one.key not in PASSING and not one.confirm]
        return (busy[rng.below(len(busy))].key,) if busy else any_answer(decision, rng)

    def _gain(self, hunch: Hunch, step: str, option: Option) -> float:
        """How many points an answer is expected to bring."""
        verb, _, name = option.key.partition(":")
        if verb in PASSING:
            return 0.0
        if step == "move":
            return hunch.sailing(name) if verb == "boat" else hunch.going(name, option.spot or "")
        if step == "go":
            return -9.0 if option.confirm else hunch.arriving(verb, name)
        if step == "sail":
            return -9.0 if option.confirm else hunch.sailed(name)
        if step == "sink":
            return 1.0 + hunch.drowning(name)
        return hunch.prowling(name) if step == "prowl" else hunch.striking(name)


class Chances:
    """How likely explorers are to be saved, as things are."""

    def __init__(self, instincts: IslandInstincts, state: State) -> None:
        self.knows, self.way, self.apart = instincts.knows, instincts.way, instincts.apart
        self.state, self.reach = state, instincts.facts.reach
        room = instincts.facts.room
        self.rooms = [spot for spot, aboard in state.boats.items() if len(aboard) < room]
        left = len(state.terrain)
        peaks = sum(terrain == "mountain" for terrain in state.terrain.values())
        self.turns = (left - peaks / 2) / max(1, len(state.staying))  # until the volcano, about
        self._aboard: dict[str, float] = {}

    def aboard(self, spot: str) -> float:
        found = self._aboard.get(spot)
        if found is None:
            knows, hexes = self.knows, self.way[spot]
            found = knows.aboard * knows.per_hex**hexes * self._in_time(hexes / MOVES)
            found *= self._near("serpent", spot, knows.serpent) * self._near("whale", spot, knows.whale)
            self._aboard[spot] = found
        return found

    def swimming(self, spot: str) -> float:
        knows, hexes = self.knows, self.way[spot]
        alone = knows.swimming * knows.per_stroke**hexes * self._in_time(hexes)
        alone *= self._near("serpent", spot, knows.serpent) * self._near("shark", spot, knows.shark)
        apart = self.apart[spot]
        rescue = [
            self.aboard(room) * knows.per_step ** (1 + apart[room]) for room in self.rooms if apart[room] < 3
        ]
        return max(alone, 0.97 * max(rescue, default=0.0))

    def on_tile(self, spot: str, terrain: str) -> float:
        knows, apart = self.knows, self.apart[spot]
        dry: float = getattr(knows, terrain)
        boat = max((self.aboard(room) * knows.per_step ** apart[room] for room in self.rooms), default=0.0)
        hexes = self.way[spot]
        return dry * max(boat, knows.swimming * knows.per_stroke**hexes * self._in_time(hexes))

    def on_foot(self, spot: str) -> float:
        terrain = self.state.terrain.get(spot)
        return self.swimming(spot) if terrain is None else self.on_tile(spot, terrain)

    def _in_time(self, turns: float) -> float:
        """What is left of a chance that needs so many turns."""
        over = turns + 1 - self.turns
        return self.knows.late**over if over > 0 else 1.0

    def _near(self, kind: str, spot: str, left: float) -> float:
        apart, reach = self.apart[spot], self.reach[kind]
        return left if any(apart[at] <= reach for at in self.state.creatures[kind]) else 1.0


class Hunch:
    """A quick guess at single answers of one seat."""

    def __init__(self, instincts: IslandInstincts, state: State, seat: Seat) -> None:
        self.instincts, self.state, self.seat, self.knows = instincts, state, seat, instincts.knows
        self.way, self.apart = instincts.way, instincts.apart
        self.owners = state.owners
        self.chances = Chances(instincts, state)
        self.ashore = instincts.facts.board.ashore

    def going(self, explorer: str, spot: str) -> float:
        """Moving an explorer: ashore first of all."""
        state, value = self.state, worth(self.state, explorer)
        aboard = explorer in state.boats.get(spot, ())
        if spot in self.ashore and (aboard or not (state.table.strict_landing and explorer in state.swum)):
            return 20.0 + value
        if aboard:
            return 0.01 * value
        if spot in state.terrain:
            near = min((self.apart[spot][room] for room in self.chances.rooms), default=9)
            return value * (0.3 if near <= state.moves else 0.05)
        if any(self.apart[spot][room] <= 1 for room in self.chances.rooms):
            return 0.25 * value
        return 0.02 * value if explorer in state.swum else 0.1 * value

    def sailing(self, spot: str) -> float:
        """Moving a boat: for those aboard, else to fetch somebody."""
        crew, way = self.state.boats[spot], self.way[spot]
        if not crew:
            return 0.12
        mine = sum(worth(self.state, one) * (1 if self.owners[one] == self.seat else -0.4) for one in crew)
        full = len(crew) >= self.instincts.facts.room
        return mine * 0.06 * min(self.state.moves, way) * (1.0 if full else 0.7)

    def arriving(self, verb: str, name: str) -> float:
        explorer, at = self.state.frame.word("explorer"), self.state.frame.word("at")
        aboard = explorer in self.state.boats.get(at, ())
        now = self.chances.aboard(at) if aboard else self.chances.on_foot(at)
        if verb == "land":
            return 2.0
        if verb == "board":
            return self.chances.aboard(name) - now + (0.0 if aboard else 0.2)
        if verb == "walk":
            return self.chances.on_foot(name) - now
        return self.chances.swimming(name) - now

    def sailed(self, spot: str) -> float:
        at = self.state.frame.word("at")
        if self.state.boats[at]:
            return self.chances.aboard(spot) - self.chances.aboard(at)
        mine = self.state.on_foot(self.seat)
        return 0.1 / (1 + min((self.apart[spot][one] for one in mine), default=9))

    def drowning(self, spot: str) -> float:
        """A tile sinks: whom it throws into the water."""
        folk = self.state.people.get(spot, ())
        return sum(-0.3 if self.owners[one] == self.seat else 0.2 for one in folk)

    def prowling(self, spot: str) -> float:
        kind = self.state.frame.word("kind")
        reach = self.instincts.facts.reach[kind]
        prey = [one for one in self._prey(kind) if self.apart[spot][one] <= reach]
        return 0.05 + max((self._harm(kind, one) for one in prey), default=0.0)

    def striking(self, spot: str) -> float:
        kind = self.state.frame.word("kind")
        return self._harm(kind, spot) if spot in self._prey(kind) else 0.02 * min(4, self.way[spot])

    def _prey(self, kind: str) -> set[str]:
        state = self.state
        if kind == "shark":
            return state.waters()
        return state.afloat() if kind == "whale" else state.waters() | state.afloat()

    def _harm(self, kind: str, spot: str) -> float:
        """What a creature does to rivals there, less what it does to oneself."""
        folk = [*self.state.boats.get(spot, ())] if kind != "shark" else []
        folk += self.state.swimmers(spot) if kind != "whale" else []
        harm = sum(worth(self.state, one) * (-1.5 if self.owners[one] == self.seat else 1) for one in folk)
        return harm * (0.3 if kind == "whale" else 1.0)
