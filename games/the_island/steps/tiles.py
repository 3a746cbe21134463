"""R3: step 1, playing a kept tile."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from games.core.game import Flow
from games.core.model import Action, Decision, Fact, Frame, Option, Question, Say, Seat, Who
from games.the_island import scoring
from games.the_island.facts import OWN_TURN, TERRAINS, symbol_of, terrain_of, tile
from games.the_island.knowledge import might_hold
from games.the_island.perils import strike
from games.the_island.sentences import crowd_said, hex_said, name_said, row_names, waiting
from games.the_island.state import IslandState as State
from games.the_island.steps.base import IslandStep, picked, piece, place
from games.the_island.ways import capsizes, drowns

KEEP = Option("keep", aside=True)
PLAY = {
    tile(terrain, symbol): Option(f"play:{terrain}:{symbol}") for terrain in TERRAINS for symbol in OWN_TURN
}
TILE_MOVES = 3  # R3.3, R3.6: hexes a dolphin or the wind carries


class TileStep(IslandStep):
    """A step that knows which pieces a kept tile moves."""

    def swimmers(self, state: State, seat: Seat) -> Iterator[tuple[str, str]]:
        """A seat's swimmers that have a sea hex beside them, with their hexes."""
        owners, terrain = state.owners, state.terrain
        for spot, folk in state.people.items():
            if spot not in terrain and not terrain.keys() >= self.around[spot]:
                yield from ((explorer, spot) for explorer in folk if owners[explorer] == seat)

    def windward(self, state: State, seat: Seat) -> Iterator[str]:
        """R3.6, R3.7: the boats a seat may drive with the wind."""
        for spot in self.sailable(state):
            if seat in state.controls(spot) if state.boats[spot] else state.table.wind_moves_empty:
                yield spot

    def where_to(self, frame: Frame, step: str, found: Collection[str], deadly: set[str]) -> Decision:
        """Ask where to go; R12.1: by default to the nearest safe hex."""
        options = tuple([place("to", spot, spot in deadly) for spot in found])
        silent = next((spot for spot in found if spot not in deadly), options[0].spot)
        return Decision(frame.mover, step, options, (f"to:{silent}",), forced=len(found) == 1)

    def go_on(self, state: State, frame: Frame, spot: str, flow: Flow) -> None:
        """Go on to step 2, unless the match has ended."""
        strike(state, spot, flow)
        if not scoring.settled(state, flow):
            flow.goto("move", frame.mover)


class Play(TileStep):
    """R3.1: one tile kept in an earlier turn may be played."""

    passes = "keep"

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        if not state.hands[seat]:
            return ()
        playable = [symbol for symbol in OWN_TURN if self._playable(state, seat, symbol)]
        if not might_hold(self.facts, state, seat, playable):
            return ()  # R3.9: as everyone can see
        held = dict.fromkeys(kept for kept in state.hands[seat] if symbol_of(kept) in playable)
        options = (*[PLAY[kept] for kept in held], KEEP)  # R3.10
        return (Decision(seat, "play", options, ("keep",)),)

    def _playable(self, state: State, seat: Seat, symbol: str) -> bool:
        """R3.9: whether there is a piece for it; everyone can see that."""
        if symbol == "dolphin":
            return any(True for _ in self.swimmers(state, seat))
        if symbol == "wind":
            return any(True for _ in self.windward(state, seat))
        return bool(state.creatures[symbol.removeprefix("move_")])

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {"keep": Say("keep")}
        for kept in state.hands[seat]:
            facts: dict[str, Fact] = {
                "tile": Say(f"tile-{symbol_of(kept)}"),
                "terrain": Say(terrain_of(kept)),
            }
            labels[f"play:{kept}"] = Say("play", facts)
        status = Say("status-tiles", {"count": len(state.hands[seat])})
        (decision,) = self.decide(state, frame)
        if len(decision.options) == 1:
            status = Say("asked-anyway", {"status": status})  # R3.9
        details = {f"play:{kept}": Say(f"does-{symbol_of(kept)}") for kept in state.hands[seat]}
        return Question(Say("ask-play"), waiting("wait-turn", seat), labels, status, details=details)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == "keep":
            flow.goto("move", seat)
            return
        played = picked(pick)
        symbol = symbol_of(played)
        state.hands[seat].remove(played)
        state.out.append(played)  # R3.2
        flow.tell("played", who=Who(seat), tile=Say(f"tile-{symbol}"), terrain=Say(terrain_of(played)))
        if symbol.startswith("move_"):
            flow.goto("relocate", seat, kind=symbol.removeprefix("move_"))
        else:
            flow.goto(symbol, seat)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.goto("move", frame.mover)


class Dolphin(TileStep):
    """R3.3: which of one's swimmers the dolphin helps."""

    follows = ("dolphin_to",)

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        found = list(self.swimmers(state, frame.mover))
        if len(found) == 1:
            return ()
        options = tuple([piece("explorer", explorer, spot, spot[0]) for explorer, spot in found])
        return (Decision(frame.mover, "dolphin", options, (options[0].key,)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {
            f"explorer:{explorer}": Say(
                "swimmer-at", {"explorer": name_said(state, explorer), "spot": hex_said(spot)}
            )
            for explorer, spot in self.swimmers(state, seat)
        }
        groups = row_names(self.board.rows)
        return Question(Say("ask-dolphin"), waiting("wait-turn", seat), labels, groups=groups)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        flow.goto("dolphin_to", frame.mover, explorer=picked(action.picks[0]))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        ((explorer, _),) = self.swimmers(state, frame.mover)
        flow.goto("dolphin_to", frame.mover, explorer=explorer)


class DolphinTo(TileStep):
    """R3.3, R3.4: one to three sea hexes; a shark or a serpent ends the way."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        deadly = {*state.creatures["shark"], *state.creatures["serpent"]}
        found = self.board.reach(state.find(frame.word("explorer")), TILE_MOVES, set(state.terrain), deadly)
        return (self.where_to(frame, "dolphin_to", found, deadly),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        name = name_said(state, frame.word("explorer"))
        labels = {
            f"to:{spot}": Say("swim-deadly" if drowns(state, spot) else "swim", {"spot": hex_said(spot)})
            for spot in self.board.hexes
        }
        prompt = Say("ask-dolphin-to", {"explorer": name})
        return Question(prompt, waiting("wait-turn", seat), labels, groups=row_names(self.board.rows))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        explorer, spot = frame.word("explorer"), picked(action.picks[0])
        way: dict[str, Fact] = {"from": hex_said(state.find(explorer)), "spot": hex_said(spot)}
        state.take(explorer)
        state.people.setdefault(spot, []).append(explorer)
        state.quiet = 0
        if state.table.dolphin_swims:
            state.swum.append(explorer)  # R3.5
        flow.tell("swam", who=Who(frame.mover), explorer=name_said(state, explorer), **way)
        self.go_on(state, frame, spot, flow)


class Wind(TileStep):
    """R3.6: which of the boats one controls the wind drives."""

    follows = ("wind_to",)

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = tuple([piece("boat", spot, spot) for spot in self.windward(state, frame.mover)])
        if len(options) == 1:
            return ()
        return (Decision(frame.mover, "wind", options, (options[0].key,)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {f"boat:{spot}": Say("boat-at", crowd_said(state, spot, seat)) for spot in state.boats}
        return Question(Say("ask-wind"), waiting("wait-turn", seat), labels)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        flow.goto("wind_to", frame.mover, at=picked(action.picks[0]))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        (spot,) = self.windward(state, frame.mover)
        flow.goto("wind_to", frame.mover, at=spot)


class WindTo(TileStep):
    """R3.6: one to three sea hexes without a boat; a creature that capsizes it ends the way."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        here = frame.word("at")
        wrecks = {*state.creatures["whale"], *state.creatures["serpent"]} if state.boats[here] else set()
        found = self.board.reach(here, TILE_MOVES, {*state.terrain, *state.boats}, wrecks)
        return (self.where_to(frame, "wind_to", found, wrecks),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        crew = state.boats[frame.word("at")]
        labels = {
            f"to:{spot}": Say(
                "sail-deadly" if crew and capsizes(state, spot) else "sail", {"spot": hex_said(spot)}
            )
            for spot in self.board.hexes
        }
        prompt = Say("ask-wind-to", {"spot": hex_said(frame.word("at"))})
        return Question(prompt, waiting("wait-turn", seat), labels, groups=row_names(self.board.rows))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        here, spot = frame.word("at"), picked(action.picks[0])
        crew = state.boats[spot] = state.boats.pop(here)
        if crew:
            state.quiet = 0
        way: dict[str, Fact] = {"from": hex_said(here), "spot": hex_said(spot)}
        flow.tell("sailed", who=Who(frame.mover), aboard=len(crew), **way)
        self.go_on(state, frame, spot, flow)


class Relocate(IslandStep):
    """R3.8: which creature of the tile's kind moves."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        kind = frame.word("kind")
        spots = dict.fromkeys(state.creatures[kind])
        if len(spots) == 1:
            return ()
        options = tuple(piece(kind, spot, spot) for spot in spots)
        return (Decision(frame.mover, "relocate", options, (options[0].key,)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        kind = frame.word("kind")
        labels = {
            f"{kind}:{spot}": Say("creature-at", {"kind": Say(kind), "spot": hex_said(spot)})
            for spot in state.creatures[kind]
        }
        return Question(Say(f"ask-relocate-{kind}"), waiting("wait-turn", seat), labels)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        flow.goto("relocate_to", frame.mover, kind=frame.word("kind"), at=picked(action.picks[0]))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        kind = frame.word("kind")
        flow.goto("relocate_to", frame.mover, kind=kind, at=state.creatures[kind][0])


class RelocateTo(IslandStep):
    """R3.8: any sea hex without a piece."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        full = {*state.terrain, *state.people, *state.boats}
        full.update(spot for spots in state.creatures.values() for spot in spots)
        options = tuple([place("to", spot) for spot in self.board.hexes if spot not in full])
        return (Decision(frame.mover, "relocate_to", options, (options[0].key,)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {f"to:{spot}": Say("hex", {"spot": hex_said(spot)}) for spot in self.board.hexes}
        prompt = Say("ask-relocate-to", {"kind": Say(f"the-{frame.word('kind')}")})
        return Question(prompt, waiting("wait-turn", seat), labels, groups=row_names(self.board.rows))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        kind, here, spot = frame.word("kind"), frame.word("at"), picked(action.picks[0])
        spots = state.creatures[kind]
        spots[spots.index(here)] = spot
        way: dict[str, Fact] = {"from": hex_said(here), "spot": hex_said(spot)}
        flow.tell("relocated", who=Who(frame.mover), kind=Say(f"a-{kind}"), **way)
        flow.goto("move", frame.mover)
