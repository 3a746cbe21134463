"""What a captain knows by instinct: stations and discoveries are factors, and Nemos are for discoveries."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import ClassVar

from msgspec import Struct

from games.core.instincts import Picks, Weighted, Weights, any_answer, weights
from games.core.model import Decision, Option, Seat
from games.core.rng import Rng
from games.nautilus import counting, scoring, stations, voyages
from games.nautilus.board import COLUMNS, distance, place
from games.nautilus.facts import STATIONS, Facts
from games.nautilus.state import NautilusState as State

AIMLESS = ("back", "take-up")
FAR = 9  # passages


class Hunches(Struct, frozen=True, forbid_unknown_fields=True):
    """The table `hunches` in it: how tempting answers are to somebody in a hurry."""

    buy_nothing: float
    dwelling: float
    per_aquanaut: float
    station: float
    station_too_many: float
    first_of_kind: float
    second_of_kind: float
    more_of_kind: float
    key: float
    lay: float
    depth: float
    bury: float
    apart: float
    walk: float
    walk_no_more: float
    start: float
    start_for_points: float
    start_for_key: float
    for_launch: float
    for_first_launch: float
    launch: float
    launch_apart: float
    no_nemos: float
    listen_no_more: float
    sail: float
    pay: float
    sail_no_more: float
    known: float
    worthless: float
    unknown: float
    too_dear: float
    towards: float
    away: float
    dock_no_more: float


class Knowledge(Weights, frozen=True, forbid_unknown_fields=True):
    """The table `instincts.toml`: weights in the words of the rulebook."""

    rounds: float
    stations_to_come: float
    finds_to_come: float
    find: float
    find_price: float
    per_sub: float
    per_crew: float
    near: float
    begun: float
    ahead: float
    to_start: float
    idle: float
    idle_most: int
    all_kinds: float
    held: float
    nemo: float
    nemo_now: float
    late: float
    purse: int
    purse_for_key: int
    key_while: int
    dwelling_for: int
    hesitation: float
    round_under_way: float
    near_fades: float
    start_fades: float
    not_reached: float
    hunches: Hunches


class NautilusInstincts(Weighted[State, Facts, Knowledge]):
    shipped = weights(Knowledge, __file__)
    aimless = AIMLESS

    def __init__(self, facts: Facts, knows: Knowledge | None = None) -> None:
        super().__init__(facts, knows)
        self.tiles = sum(map(len, facts.faces.values()))

    # What a position promises -----------------------------------------------------------------------

    def hopes(self, state: State) -> Sequence[float]:
        chips = counting.atlantis(self.facts, state.ruins, state.seats, state.options.tie)
        rounds = self.rounds_left(state)
        joined = {spot: stations.passages(self.facts, state.city, spot) for spot in state.city}
        return [self._hope(state, seat, chips[seat], rounds, joined) for seat in state.everyone]

    def rounds_left(self, state: State) -> float:
        if state.last is not None:
            return float(state.last - state.round)
        return self.knows.round_under_way + self.knows.rounds * len(state.tiles) / self.tiles

    def _hope(
        self, state: State, seat: Seat, chip: int, rounds: float, joined: dict[str, list[str]]
    ) -> float:
        """The product as it may become, and the Nemos that are left."""
        count = counting.counted(self.facts, scoring.tally(state, seat, state.missions[seat]), chip)
        time = min(1.0, rounds / self.knows.late)
        factor = count.stations + time * (self.knows.stations_to_come + self._begun(state, seat, joined))
        more = self._finds(state, seat, rounds)
        found = count.finds + count.atlantis + count.raised + time * self.knows.finds_to_come
        found += self.knows.find * more + time * self._near(state, seat)
        left = max(0.0, count.nemos - self.knows.find_price * more)
        return (
            factor * found
            + (self.knows.nemo_now + (self.knows.nemo - self.knows.nemo_now) * (1 - time)) * left
        )

    def _finds(self, state: State, seat: Seat, rounds: float) -> float:
        """Discoveries still to be recovered: as many as submarines, Nemos and the sea allow."""
        knows, player = self.knows, state.players[seat]
        crews = sum(max(0, m.crew[seat] - 1) for m in state.city.values() if m.kind in STATIONS)
        crews = min(crews, self.facts.table.submarines - len(player.subs))
        paid = player.money / knows.find_price
        lying = len(self._open(state, seat)) / state.seats
        return min(rounds * (knows.per_sub * len(player.subs) + knows.per_crew * crews), paid, lying)

    def _open(self, state: State, seat: Seat) -> Sequence[str]:
        """Where discoveries lie that the seat may sail to: in the trench only when that is open to it."""
        lying = (*state.tiles, *state.shown)
        if state.trench_open or voyages.has_key(self.facts, state, seat):
            return lying
        zone = self.facts.board.zone
        return [spot for spot in lying if zone[spot] != voyages.TRENCH]

    def _near(self, state: State, seat: Seat) -> float:
        tiles = self._open(state, seat)
        spots = [sub.spot for sub in state.players[seat].subs]
        nearest = [min((distance(spot, tile) for tile in tiles), default=COLUMNS) for spot in spots]
        return self.knows.near * sum(1 / (1 + far / self.knows.near_fades) for far in nearest)

    def _begun(self, state: State, seat: Seat, joined: dict[str, list[str]]) -> float:
        """Points of stations that those running, people free to walk and stations built may add."""
        knows, tracks = self.knows, state.players[seat].tracks
        begun = 0.0
        for kind, running in tracks.items():
            best = max(player.tracks[kind] for player in state.players)
            begun += knows.all_kinds * (running > 0) + knows.begun * (running == 1)
            begun += knows.ahead * running * (running == best) * (state.threes[kind] != seat)
        free = self._free(state, seat)
        ways = self._ways(joined, free)
        people = sum(free.values())
        to_start = sorted(
            ways.get(spot, FAR)
            for spot, module in state.city.items()
            if module.kind in STATIONS and not module.crew[seat]
        )
        fades = knows.start_fades
        for far in to_start[:people]:
            begun += knows.to_start * (fades + 1) / (fades + max(1, far))
        begun += knows.not_reached * knows.to_start * len(to_start[people:])
        begun += knows.idle * min(people, knows.idle_most + len(to_start))
        return begun + knows.held * len(state.players[seat].held)

    def _free(self, state: State, seat: Seat) -> dict[str, int]:
        """Aquanauts who may walk, by module."""
        found = {spot: stations.movable(state, seat, spot) for spot in state.city}
        return {spot: count for spot, count in found.items() if count}

    def _ways(self, joined: dict[str, list[str]], origins: dict[str, int]) -> dict[str, int]:
        """How many passages each module is from the nearest of these."""
        far = dict.fromkeys(origins, 0)
        edge = list(far)
        while edge:
            spot = edge.pop(0)
            for other in joined[spot]:
                if other not in far:
                    far[other] = far[spot] + 1
                    edge.append(other)
        return far

    # What one would answer in a hurry ---------------------------------------------------------------

    def answer(self, state: State, decision: Decision, rng: Rng) -> Picks:
        hunch = self._hunches.get(decision.step)
        if hunch is None or decision.most > 1:
            return any_answer(decision, rng)
        sense, best, found = hunch(self, state, decision.seat), -math.inf, decision.default[0]
        for option in decision.options:
            if option.key in AIMLESS:
                continue
            gain = sense(option) + self.knows.hesitation * rng.below(64) / 64
            if gain > best:
                best, found = gain, option.key
        return (found,)

    def _buy(self, state: State, seat: Seat) -> Callable[[Option], float]:
        """People while too few are free to walk, else a station to start; in time what the trench asks for.

        The last Nemos are kept for discoveries.
        """
        player = state.players[seat]
        free = sum(self._free(state, seat).values()) + sum(one.crew for one in player.held)
        waiting = [m.kind for m in state.city.values() if m.kind in STATIONS and not m.crew[seat]]
        waiting += [one.kind for one in player.held if one.kind in STATIONS]
        room = len(player.held) < 2
        rich = room and player.money > self.knows.purse
        keys = self._keys(state, seat) if room and player.money > self.knows.purse_for_key else set()
        people_needed = not free and not keys.isdisjoint(waiting)
        hunch = self.knows.hunches

        def sense(option: Option) -> float:
            kind, _, crew = option.key.removeprefix("buy:").partition("-")
            if kind == "nothing":
                return hunch.buy_nothing
            needed = people_needed if crew else kind in keys and kind not in waiting
            if not (rich or needed):
                return 0.0
            if crew:
                few = free <= self.knows.dwelling_for
                return (hunch.dwelling if few else 0.0) + hunch.per_aquanaut * int(crew)
            running = (hunch.first_of_kind, hunch.second_of_kind, hunch.more_of_kind)
            tempting = hunch.station if len(waiting) <= free else hunch.station_too_many
            return tempting + running[min(player.tracks[kind], 2)] + hunch.key * needed

        return sense

    def _keys(self, state: State, seat: Seat) -> set[str]:
        """The kinds that the trench still asks for, once little is left to discover elsewhere."""
        if state.trench_open or len(self._open(state, seat)) > self.knows.key_while * len(state.staying):
            return set()
        return {kind for kind, running in state.players[seat].tracks.items() if not running}

    def _build(self, state: State, seat: Seat) -> Callable[[Option], float]:
        return lambda option: self.knows.hunches.lay if option.key.startswith("lay:") else 0.0

    def _where(self, state: State, seat: Seat) -> Callable[[Option], float]:
        board, free = self.facts.board, self._free(state, seat)
        tiles = board.squares((*state.tiles, *state.shown))
        hunch = self.knows.hunches

        def sense(option: Option) -> float:
            spot = option.spot or ""
            near = min((distance(spot, one) for one in free), default=0)
            buried = (board.footprint[spot] & tiles).bit_count()
            return hunch.depth * board.depth[spot] + hunch.bury * buried + hunch.apart * near

        return sense

    def _walk_to(self, state: State, seat: Seat) -> Callable[[Option], float]:
        player, hunch = state.players[seat], self.knows.hunches
        launch = 0.0
        if len(player.subs) < self.facts.table.submarines:
            launch = hunch.for_launch if player.subs else hunch.for_first_launch

        def sense(option: Option) -> float:
            spot = option.spot
            if spot is None:
                return hunch.walk_no_more
            module = state.city[spot]
            if module.kind not in STATIONS:
                return 0.0
            if module.crew[seat]:
                return launch if module.crew[seat] == 1 else 0.0
            running = player.tracks[module.kind]
            for_key = hunch.start_for_key if not running and not state.trench_open else 0.0
            return hunch.start + hunch.start_for_points * (running < 2) + for_key

        return sense

    def _walk(self, state: State, seat: Seat) -> Callable[[Option], float]:
        return lambda option: 0.0 if option.spot is None else self.knows.hunches.walk

    def _launch(self, state: State, seat: Seat) -> Callable[[Option], float]:
        tiles, hunch = (*state.tiles, *state.shown), self.knows.hunches

        def sense(option: Option) -> float:
            if option.spot is None:
                return 0.0 if state.players[seat].money else hunch.no_nemos
            far = min((distance(option.spot, tile) for tile in tiles), default=COLUMNS)
            return hunch.launch + hunch.launch_apart * far

        return sense

    def _listen(self, state: State, seat: Seat) -> Callable[[Option], float]:
        return lambda option: self.knows.hunches.listen_no_more if option.spot is None else 0.0

    def _sail(self, state: State, seat: Seat) -> Callable[[Option], float]:
        return lambda option: 0.0 if option.spot is None else self.knows.hunches.sail

    def _sail_to(self, state: State, seat: Seat) -> Callable[[Option], float]:
        """To a discovery that can be paid; else towards one."""
        board, money, looked = self.facts.board, state.players[seat].money, state.looked[seat]
        raised = self.facts.missions[state.missions[seat]]
        tiles = [place(spot) for spot in self._open(state, seat)]
        now, hunch = self._far(tiles, state.frame.word("sub")), self.knows.hunches

        def sense(option: Option) -> float:
            spot = option.spot
            if option.key == "pay":
                return hunch.pay
            if spot is None or option.key == "dock-here":
                return hunch.sail_no_more
            face = state.shown.get(spot) or (state.tiles[spot] if spot in looked else "")
            if face:
                worth = self.facts.values.get(face, 1) + (face in raised)
                return hunch.known + worth if worth else hunch.worthless
            if spot in state.tiles:
                return hunch.unknown if money >= self.facts.fees[board.zone[spot]] else hunch.too_dear
            return hunch.towards + hunch.away * (self._far(tiles, spot) - now)

        return sense

    def _far(self, tiles: Sequence[tuple[int, int]], spot: str) -> int:
        """How many squares the nearest of some places is away."""
        x, y = place(spot)
        return min((abs(x - u) + abs(y - v) for u, v in tiles), default=COLUMNS)

    def _dock(self, state: State, seat: Seat) -> Callable[[Option], float]:
        return lambda option: self.knows.hunches.dock_no_more if option.spot is None else 0.0

    _hunches: ClassVar = {
        "buy": _buy,
        "build": _build,
        "where": _where,
        "walk": _walk,
        "walk-to": _walk_to,
        "launch": _launch,
        "ping": _listen,
        "sail": _sail,
        "sail-to": _sail_to,
        "dash-to": _sail_to,
        "dash": _sail,
        "dock": _dock,
    }
