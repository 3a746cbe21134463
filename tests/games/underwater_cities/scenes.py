"""Positions of Underwater Cities in a few words, and playing on from them."""

from __future__ import annotations

import re
from functools import cache
from typing import Self

from games import words_folder
from games.core import engine
from games.core.data import DataSet
from games.core.engine import LEAVE
from games.core.game import Flow
from games.core.model import Action, Decision, Event, Fact, Frame, Seat
from games.core.words import words
from games.underwater_cities import GAME, UnderwaterCities
from games.underwater_cities.network import Here, tally
from games.underwater_cities.state import Nation, Plot, Turn, UnderwaterCitiesState
from games.underwater_cities.steps.turn import hand_keys
from games.underwater_cities.view import UnderwaterCitiesView
from tests.kit import scene as kit
from tests.kit.scene import seat_of

ENGLISH = words("en", words_folder("underwater_cities"))
RESOURCES = ("cr", "ke", "st", "sc", "bi")
ORDERS = ("slot-first", "card-first")
PROBE = "founders_chest"  # a green card of era I that tests give other effects


class Scene(kit.Scene[UnderwaterCitiesState, UnderwaterCitiesView]):
    """A match under way. Answers are picks in words: "dredger", "Y2", "F-S"; "B: green red" among several."""

    game: UnderwaterCities

    def __init__(self, change: engine.Change[UnderwaterCitiesState], game: UnderwaterCities = GAME) -> None:
        super().__init__(game, change)
        self.heard: list[Event] = []

    def play(self, *answers: str) -> Self:
        """The answers one after the other, each through the checked engine."""
        for answer in answers:
            if answer in ORDERS and len(self.asked) == 1 and self.step != "order":
                continue  # R3.7: it cannot matter, so nobody is asked
            letter, colon, rest = answer.partition(": ")
            decision = self.of(letter) if colon else self.question
            picks = tuple(_meant(decision, word) for word in (rest if colon else answer).split())
            self.act(Action(decision.seat, decision.step, picks))
        return self

    def discard(self, *cards: str) -> Scene:
        """Down to the hand limit; options are keyed by colour."""
        keys = hand_keys(self.here(self.mover))
        return self.play(" ".join(key for key, card in keys.items() if card in cards))

    def leave(self, letter: str) -> Scene:
        self.act(Action(seat_of(letter), LEAVE, ()))
        return self

    def finish_turn(self) -> Scene:
        """Silence until the next turn, or everyone's question, or the end."""
        turn = self.state.turn
        while self.state.turn == turn and not self.state.ending and len(self.asked) == 1:
            self.silent()
        return self

    def finish(self) -> Scene:
        while not self.state.ending:
            self.silent()
        return self

    def _show(self, change: engine.Change[UnderwaterCitiesState]) -> None:
        super()._show(change)
        self.heard = [*getattr(self, "heard", []), *change.events]

    def of(self, letter: str) -> Decision:
        return next(d for d in self.asked if d.seat == seat_of(letter))

    @property
    def offers(self) -> list[str]:
        """The keys on offer; of slots without the card."""
        keys = list(self.question.keys)
        return [key.rpartition(":")[0] or key for key in keys] if self.step == "place" else keys

    @property
    def labels(self) -> list[str]:
        """The options in English."""
        question = engine.question(self.game, self.state, self.question.seat)
        return [ENGLISH.say(question.labels[key]) for key in self.question.keys]

    def nation(self, letter: str = "A") -> Nation:
        return self.state.nations[seat_of(letter)]

    def goods(self, letter: str = "A") -> str:
        """What is in store: "2cr 1ke"; "-" for nothing."""
        found = [f"{number}{what}" for what, number in self.nation(letter).goods.items() if number]
        return " ".join(found) or "-"

    def points(self, letter: str = "A") -> int:
        return self.nation(letter).points

    def hand(self, letter: str = "A") -> list[str]:
        return self.state.hands[seat_of(letter)]

    def counts(self, letter: str = "A") -> dict[str, int]:
        return tally(self.here(letter))

    def here(self, letter: str = "A") -> Here:
        return Here(self.game.facts, self.state, seat_of(letter))

    def told(self, name: str) -> list[dict[str, Fact]]:
        """The facts of all events of one name so far."""
        return [event.say.facts for event in self.heard if event.say.name == name]


def _meant(decision: Decision, word: str) -> str:
    """A slot is enough where the answer names the card as well: "R4" for "R4:dredger"."""
    return next((key for key in decision.keys if key.rpartition(":")[0] == word), word)


def dealt(seats: int = 2, seed: str = "story", **variants: str) -> Scene:
    """A match as it begins; turns end by themselves unless the table says otherwise."""
    variants = {"end_turn": "by_itself", **variants}
    return Scene(engine.start(GAME, GAME.setup(seats, seed, variants)))


@cache
def with_card(effect: str, kind: str = "instant", colour: str = "green", cost: int = 0) -> UnderwaterCities:
    """The game with another effect on one card (PROBE, or PROBE_SPECIAL where it has a cost)."""
    if cost:
        return _with("specials.toml", PROBE_SPECIAL[cost], effect, kind)
    old = "scrap_raft" if colour == "red" else "supply_barge" if colour == "yellow" else PROBE
    return _with("era1.toml", old, effect, kind)


PROBE_SPECIAL = {1: "quartermaster", 2: "architect", 3: "banker"}


def _with(name: str, key: str, effect: str, kind: str) -> UnderwaterCities:
    files = dict(GAME.data_set.files)
    changed = re.sub(
        rf'^({key} = .*type = ")[a-z]+(".*effect = )".*"',
        rf'\g<1>{kind}\g<2>"{effect}"',
        files[name],
        flags=re.MULTILINE,
    )
    assert changed != files[name], f"{key} in {name} already reads so"
    return GAME.using(DataSet({**files, name: changed}))


def scene(
    seats: int = 2,
    *,
    game: UnderwaterCities = GAME,
    board: str = "1",
    hand: str = PROBE,
    goods: str = "",
    points: int = 0,
    cities: str = "",
    tunnels: str = "",
    plots: str = "",
    claimed: str = "",
    actions: str = "assistant",
    used: str = "",
    tiles: str = "",
    contracts: str = "",
    fed: str = "",
    round: int = 2,
    era: int = 1,
    last: bool = False,
    boards: str = "usual",
    pressed: bool = False,
) -> Scene:
    """A's turn. cities "F:purple"; tunnels "F-S H-S^"; plots "S1:farm^"; tiles "Y2:B"; fed "A2 B1" in steps.

    `last`: A's is the last turn of the round. `pressed`: turns end by a press, else by themselves (R3.15).
    Tiles of the metropolises are as dealt.
    """
    variants = {"boards": boards} if seats > 1 else {}
    state = game.deal(game.setup(seats, "scene", variants))
    state.order = state.everyone
    state.hurried = not pressed
    state.fed, state.arrivals = dict.fromkeys(state.everyone, 0), []
    state.era, state.round = era, round
    state.deck = [card for card in sorted(game.facts.decks[era]) if card not in hand.split()]
    state.hands = {seat: [state.deck.pop(0) for _ in range(3)] for seat in state.everyone}
    state.hands[Seat(0)] = sorted(hand.split())
    state.specials = [b for b in state.specials if b.card not in hand.split()]
    state.specials[-1].open = True
    state.contracts = contracts.split()
    for nation in state.nations.values():
        nation.goods = dict.fromkeys(RESOURCES, 0)
    _found(game, state, board, goods, points)
    _furnish(state.nations[Seat(0)], cities, tunnels, plots, claimed, actions, used)
    _supply(state)
    for tile in tiles.split():
        slot, _, letters = tile.partition(":")
        state.tiles[slot] = [seat_of(letter) for letter in letters]
    for disc in fed.split():
        state.fed[seat_of(disc[0])] = int(disc[1:])
        state.arrivals.append(seat_of(disc[0]))
    return _begin(game, state, last)


def _found(game: UnderwaterCities, state: UnderwaterCitiesState, board: str, goods: str, points: int) -> None:
    nation = state.nations[Seat(0)]
    others = [key for key in sorted(game.facts.boards) if key != board]
    for other in list(state.nations.values())[1:]:
        other.board = others.pop(0)
    nation.board, nation.points = board, points
    nation.goods = dict.fromkeys(RESOURCES, 0)
    for good in goods.split():
        nation.goods[good[-2:]] = int(good[:-2])


def _furnish(
    nation: Nation, cities: str, tunnels: str, plots: str, claimed: str, actions: str, used: str
) -> None:
    for city in cities.split():
        site, _, kind = city.partition(":")
        nation.cities[site] = kind or "white"
    nation.tunnels = {tunnel.rstrip("^"): tunnel.endswith("^") for tunnel in tunnels.split()}
    for plot in plots.split():
        site, _, kind = plot.partition(":")
        nation.plots[site] = Plot(kind.rstrip("^"), kind.endswith("^"))
    nation.claimed, nation.actions, nation.used = claimed.split(), actions.split(), used.split()


def _supply(state: UnderwaterCitiesState) -> None:
    """Domes and tunnels on the boards are not in the supply."""
    nation = state.nations[Seat(0)]
    state.white -= list(nation.cities.values()).count("white") - 1
    if state.purple is not None:
        state.purple -= list(nation.cities.values()).count("purple")
    state.tunnels -= len(nation.tunnels)
    laid = [*nation.claimed, *nation.actions, *state.hands[Seat(0)]]
    state.deck = [card for card in state.deck if card not in laid]
    state.specials = [buried for buried in state.specials if buried.card not in laid]
    state.offer = ["" if card in laid else card for card in state.offer]


def _begin(game: UnderwaterCities, state: UnderwaterCitiesState, last: bool) -> Scene:
    first, state.on_turn, state.turn = Seat(0), Seat(0), 20
    state.queue = [] if last else [seat for seat in state.everyone if seat != first]
    state.now = Turn()
    state.stack = [Frame("round"), Frame("end-turn", first), Frame("play", first), Frame("limit", first)]
    nation = state.nations[first]
    board = game.facts.boards[nation.board]
    for place, needed in board.metro_tunnels.items():
        if all(tunnel in nation.tunnels for tunnel in needed):
            nation.linked.append(place)
    flow = Flow(state)
    asked = engine._advance(game, state, flow)
    change = engine.Change(state, (), asked, engine.Barrier.NONE, settled=False, learned=frozenset())
    return Scene(change, game)


def using(effect: str, kind: str = "instant", **facts: object) -> Scene:
    """A green card with an effect, played after the slot G1 (two Federation steps: 1 credit) was used."""
    sea = scene(game=with_card(effect, kind), **facts)  # type: ignore[arg-type]
    return sea.play(PROBE, "G1", "slot-first")
