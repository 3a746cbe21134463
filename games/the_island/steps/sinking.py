"""R6: step 3, a tile sinks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Question, Say, Seat, Who
from games.the_island import scoring
from games.the_island.facts import AT_ONCE, COLOURS, TERRAINS, Facts, tile
from games.the_island.perils import lose_all, strike, whirlpool
from games.the_island.sentences import crowd_said, hex_said, name_said, row_names, waiting
from games.the_island.state import IslandState as State
from games.the_island.steps.base import IslandStep, picked, piece, place

AT_ONCE_MOST = 25  # several may be picked together from so many


class Sink(IslandStep):
    """R6.1: one tile must go; what lies under it acts or is kept."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.acts: dict[str, Callable[[State, Frame, str, Flow], None]] = {
            "shark": partial(self._creature, "shark"),
            "whale": partial(self._creature, "whale"),
            "boat": self._boat,
            "whirlpool": self._whirlpool,
            "volcano": self._volcano,
        }

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        spots = self._sinkable(state)
        if not spots:
            return ()  # R9.2
        own = state.on_foot(seat)
        options = tuple([place("sink", spot, spot in own) for spot in spots])
        silent = next((option for option in options if not option.confirm), options[0])  # R12.1
        return (Decision(seat, "sink", options, (silent.key,), forced=len(options) == 1),)

    def _sinkable(self, state: State) -> list[str]:
        """R6.1, R6.2: the lowest terrain left, where it touches the sea; else anywhere."""
        terrain, land, around = state.terrain, state.terrain.keys(), self.around
        for kind in TERRAINS:
            lowest = [spot for spot, found in terrain.items() if found == kind]
            if lowest:
                return [spot for spot in lowest if not land >= around[spot]] or lowest
        return []

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {}
        for spot in self._sinkable(state):
            facts = crowd_said(state, spot, seat) | {"terrain": Say(state.terrain[spot])}
            labels[f"sink:{spot}"] = Say("tile-with" if facts["people"] else "tile", facts)
        groups = row_names(self.board.rows)
        kind = state.terrain[self._sinkable(state)[0]]
        left = list(state.terrain.values()).count(kind)
        status = Say("status-sink", {"terrain": Say(f"some-{kind}", {"count": left})})
        return Question(Say("ask-sink"), waiting("wait-turn", seat), labels, status, groups)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.goto("roll", frame.mover)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        seat, spot = frame.mover, picked(action.picks[0])
        terrain, symbol = state.terrain.pop(spot), state.under.pop(spot)
        folk = len(state.people.get(spot, ()))  # R6.3: they swim from now on
        flow.tell("sank", who=Who(seat), spot=hex_said(spot), terrain=Say(terrain), people=folk)
        if symbol not in AT_ONCE:
            self._keep(state, seat, spot, tile(terrain, symbol), flow)
        else:
            state.out.append(tile(terrain, symbol))  # R6.4
            flow.reveal("turned", spot=hex_said(spot), tile=Say(f"tile-{symbol}"))
        if state.table.ending == "last_tile" and not state.terrain:
            lose_all(state, "sea", flow)
            scoring.finish(state, flow, "last_tile")  # R9.6
            return
        flow.goto("roll", seat)
        if symbol in AT_ONCE:
            self.acts[symbol](state, frame, spot, flow)
        if not state.ending:
            scoring.settled(state, flow)

    def _keep(self, state: State, seat: Seat, spot: str, kept: str, flow: Flow) -> None:
        """R6.10: keep the tile face down; everyone learns that it was kept, only its owner which it is."""
        state.hands[seat] = sorted([*state.hands[seat], kept])
        terrain, _, symbol = kept.partition(":")
        flow.reveal("kept", who=Who(seat), terrain=Say(terrain), spot=hex_said(spot))
        flow.whisper(seat, "kept-tile", tile=Say(f"tile-{symbol}"), does=Say(f"does-{symbol}"))

    def _creature(self, kind: str, state: State, frame: Frame, spot: str, flow: Flow) -> None:
        """R6.5, R6.6: it appears where the tile was, and nobody can answer."""
        state.supply[kind] -= 1
        state.creatures[kind].append(spot)
        strike(state, spot, flow)

    def _boat(self, state: State, frame: Frame, spot: str, flow: Flow) -> None:
        """R6.7: it takes the swimmers aboard."""
        state.supply["boat"] -= 1
        state.boats[spot] = []
        folk = state.people.get(spot, [])
        if len(folk) > self.facts.room:
            flow.call("rescue", frame.mover, at=spot)
        elif folk:
            state.boats[spot] = state.people.pop(spot)
            flow.tell("rescued", spot=hex_said(spot), count=len(folk))

    def _whirlpool(self, state: State, frame: Frame, spot: str, flow: Flow) -> None:
        whirlpool(self.board, state, spot, flow)

    def _volcano(self, state: State, frame: Frame, spot: str, flow: Flow) -> None:
        """R6.9, R10.1: the end; R9.4: or a whirlpool like the others."""
        if state.table.ending != "volcano":
            whirlpool(self.board, state, spot, flow)
            return
        lose_all(state, "volcano", flow)
        scoring.finish(state, flow, "volcano")


class Rescue(IslandStep):
    """R6.7: more swimmers than places; whoever turned the tile chooses."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        spot, seat = frame.word("at"), frame.mover
        places = self.facts.room - len(state.boats[spot])
        if not places:
            return ()
        folk = _own_first(state, spot, seat)
        options = tuple(piece("explorer", explorer, spot, explorer[0]) for explorer in folk)
        several = places if len(options) <= AT_ONCE_MOST else 1
        silent = tuple(option.key for option in options[:several])  # R12.1: one's own first
        return (Decision(seat, "rescue", options, silent, least=several, most=several),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        spot = frame.word("at")
        labels = {
            f"explorer:{e}": Say(
                "explorer-of", {"who": Who(state.owners[e]), "explorer": name_said(state, e)}
            )
            for e in state.people[spot]
        }
        places = self.facts.room - len(state.boats[spot])
        groups = {colour: Say("explorers-of", {"colour": colour.upper()}) for colour in COLOURS}
        prompt = Say("ask-rescue", {"spot": hex_said(spot), "count": places})
        return Question(prompt, waiting("wait-turn", seat), labels, groups=groups)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        _take_aboard(state, frame.word("at"), [picked(pick) for pick in action.picks])

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.tell("rescued", spot=hex_said(frame.word("at")), count=self.facts.room)
        flow.end()


def settle_rescue(facts: Facts, state: State, frame: Frame, flow: Flow) -> None:
    """R6.7, R12.2: whoever was choosing has left, so the default swimmers board."""
    spot = frame.word("at")
    places = facts.room - len(state.boats[spot])
    _take_aboard(state, spot, _own_first(state, spot, frame.mover)[:places])
    if state.boats[spot]:
        flow.tell("rescued", spot=hex_said(spot), count=len(state.boats[spot]))


def _own_first(state: State, spot: str, seat: Seat) -> list[str]:
    """Who swims in a hex, in the order of R12.1."""
    return sorted(state.swimmers(spot), key=lambda explorer: (state.owners[explorer] != seat, explorer))


def _take_aboard(state: State, spot: str, explorers: list[str]) -> None:
    for explorer in explorers:
        state.take(explorer)
        state.boats[spot].append(explorer)
