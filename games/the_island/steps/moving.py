"""R4, R5: step 2, moving explorers and boats."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Fact, Frame, Option, Question, Say, Seat, Who
from games.the_island import scoring
from games.the_island.perils import capsizes, drowns, strike
from games.the_island.sentences import crowd_said, hex_said, name_said, waiting
from games.the_island.state import IslandState as State
from games.the_island.steps.base import DONE, IslandStep, picked, piece, place

LANDS = {corner: Option(f"land:{corner}", corner) for corner in ("nw", "ne", "sw", "se")}


class Move(IslandStep):
    """R4.1: which explorer or boat moves next, or that the movement is over."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        if not state.moves:
            return ()
        explorers = self._explorers(state, seat)
        if explorers is None:
            return ()  # R2.3: nobody left to move, so boats stay too
        boats = [
            piece("boat", spot, spot, "boats")
            for spot in self.sailable(state)
            if not state.boats[spot] or seat in state.controls(spot)  # R5.2-R5.4
        ]
        if not explorers and not boats:
            return ()
        return (Decision(seat, "move", (*explorers, *boats, DONE), ("done",)),)

    def _explorers(self, state: State, seat: Seat) -> list[Option] | None:
        """A seat's explorers that can move, by name; None if none is in play."""
        owners, terrain, found, some = state.owners, state.terrain, [], False
        for spot, folk in state.people.items():
            for explorer in folk:
                if owners[explorer] == seat:
                    some = True
                    if spot in terrain or self._can_leave_water(state, explorer, spot):
                        found.append(piece("explorer", explorer, spot, explorer[0]))
        for spot, aboard in state.boats.items():
            for explorer in aboard:
                if owners[explorer] == seat:
                    some = True
                    if explorer not in state.swum or self._can_leave_boat(state, spot):
                        found.append(piece("explorer", explorer, spot, explorer[0]))
        found.sort(key=_key)
        return found if some else None

    def _can_leave_water(self, state: State, explorer: str, spot: str) -> bool:
        swum = explorer in state.swum
        if not swum and not state.terrain.keys() >= self.around[spot]:
            return True
        if spot in state.boats and len(state.boats[spot]) < self.facts.room:
            return True
        return spot in self.board.ashore and not (swum and state.table.strict_landing)

    def _can_leave_boat(self, state: State, spot: str) -> bool:
        """R5.5: to another boat or ashore; jumping is for those who have not swum."""
        boats, room = state.boats, self.facts.room
        beside = (boats[other] for other in self.beside[spot] if other in boats)
        return spot in self.board.ashore or any(len(aboard) < room for aboard in beside)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {f"boat:{spot}": Say("boat-at", crowd_said(state, spot, seat)) for spot in state.boats}
        for explorer in state.playing():
            labels[f"explorer:{explorer}"] = self._explorer_label(state, explorer)
        labels["done"] = Say("done-moving")
        groups = {colour: Say("explorers-of", {"colour": colour.upper()}) for colour in "abcd"}
        groups["boats"] = Say("boats")
        return Question(Say("ask-move"), waiting("wait-turn", seat), labels, _left(state), groups)

    def _explorer_label(self, state: State, explorer: str) -> Say:
        spot = state.find(explorer)
        facts: dict[str, Fact] = {"explorer": name_said(state, explorer), "spot": hex_said(spot)}
        if explorer in state.boats.get(spot, ()):
            return Say("passenger-at", facts)
        if spot in state.terrain:
            return Say("explorer-at", facts | {"terrain": Say(state.terrain[spot])})
        return Say("swimmer-at", facts)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == "done":
            flow.goto("sink", seat)
        elif pick.startswith("boat:"):
            flow.goto("sail", seat, at=picked(pick))
        else:
            explorer = picked(pick)
            flow.goto("go", seat, explorer=explorer, at=state.find(explorer))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.goto("sink", frame.mover)


class Go(IslandStep):
    """R4: where an explorer goes, for one movement point."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        explorer, here = frame.word("explorer"), frame.word("at")
        if here in state.terrain:
            options = self._from_land(state, here)
        elif explorer in state.people.get(here, ()):
            options = self._from_water(state, explorer, here)
        else:
            options = self._from_boat(state, explorer, here)
        options.append(DONE)
        return (Decision(frame.mover, "go", tuple(options), ("done",)),)

    def _from_land(self, state: State, here: str) -> list[Option]:
        """R4.3, R4.4, R4.5: to the next tile, into the water or into a boat beside."""
        options = []
        for spot in self.beside[here]:
            if spot in state.terrain:
                options.append(place("walk", spot))
                continue
            if self._has_room(state, spot):
                options.append(self._board(state, spot))
            options.append(place("swim", spot, drowns(state, spot)))
        return options

    def _from_water(self, state: State, explorer: str, here: str) -> list[Option]:
        """R4.7, R4.8, R4.13: one sea step, the boat in the same hex, a safe island."""
        options = []
        swum = explorer in state.swum
        if not swum:
            options = [
                place("swim", s, drowns(state, s)) for s in self.beside[here] if s not in state.terrain
            ]
        if self._has_room(state, here):
            options.append(self._board(state, here))
        if here in self.board.ashore and not (swum and state.table.strict_landing):  # R4.14
            options.append(LANDS[self.board.ashore[here]])
        return options

    def _from_boat(self, state: State, explorer: str, here: str) -> list[Option]:
        """R4.9, R4.10, R4.13: into the boat's own hex, into a boat beside, a safe island."""
        options = [self._board(state, spot) for spot in self.beside[here] if self._has_room(state, spot)]
        if explorer not in state.swum:
            options.append(place("jump", here, drowns(state, here)))
        if here in self.board.ashore:
            options.append(LANDS[self.board.ashore[here]])
        return options

    def _has_room(self, state: State, spot: str) -> bool:
        """R5.1."""
        return spot in state.boats and len(state.boats[spot]) < self.facts.room

    def _board(self, state: State, spot: str) -> Option:
        return place("board", spot, capsizes(state, spot))

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        explorer, here = frame.word("explorer"), frame.word("at")
        (decision,) = self.decide(state, frame)
        labels = {option.key: self._label(state, option) for option in decision.options}
        prompt = Say("ask-go", {"explorer": name_said(state, explorer), "spot": hex_said(here)})
        groups = {row: Say("row", {"row": row.upper()}) for row in self.board.rows}
        return Question(prompt, waiting("wait-turn", seat), labels, _left(state), groups)

    def _label(self, state: State, option: Option) -> Say:
        verb, _, spot = option.key.partition(":")
        if verb == "done":
            return Say("done-moving")
        if verb == "land":
            return Say("land", {"island": Say(f"safe-{spot}")})
        name = f"{verb}-deadly" if option.confirm else verb
        facts: dict[str, Fact] = {"spot": hex_said(spot)}
        if verb == "board":
            facts["aboard"] = len(state.boats[spot])
        return Say(name, facts)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == "done":
            flow.goto("sink", seat)
            return
        verb, _, spot = pick.partition(":")
        explorer = frame.word("explorer")
        state.take(explorer)
        state.moves -= 1
        state.quiet = 0
        facts: dict[str, Fact] = {
            "who": Who(seat),
            "explorer": name_said(state, explorer),
            "from": hex_said(frame.word("at")),
        }
        if verb == "land":
            state.idle = 0
            state.safe[spot].append(explorer)
            flow.tell("landed", island=Say(f"safe-{spot}"), **facts)
        else:
            self._arrive(state, verb, explorer, spot)
            flow.tell(_TOLD[verb], spot=hex_said(spot), **facts)
            strike(state, spot, flow)  # R4.11, R4.16
        if not scoring.settled(state, flow):
            flow.goto("move", seat)

    def _arrive(self, state: State, verb: str, explorer: str, spot: str) -> None:
        if verb == "board":
            state.boats[spot].append(explorer)
            return
        state.people.setdefault(spot, []).append(explorer)
        if verb != "walk":
            state.swum.append(explorer)  # R4.7


class Sail(IslandStep):
    """R5.6: where a boat goes, for one movement point."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        here = frame.word("at")
        crew, terrain, boats = state.boats[here], state.terrain, state.boats
        free = [spot for spot in self.beside[here] if spot not in terrain and spot not in boats]
        options = [place("sail", spot, bool(crew) and capsizes(state, spot)) for spot in free]
        return (Decision(frame.mover, "sail", (*options, DONE), ("done",)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        here = frame.word("at")
        (decision,) = self.decide(state, frame)
        labels = {"done": Say("done-moving")}
        for option in decision.options:
            if option.spot:
                name = "sail-deadly" if option.confirm else "sail"
                labels[option.key] = Say(name, {"spot": hex_said(option.spot)})
        prompt = Say("ask-sail", crowd_said(state, here, seat))
        groups = {row: Say("row", {"row": row.upper()}) for row in self.board.rows}
        return Question(prompt, waiting("wait-turn", seat), labels, _left(state), groups)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat, here = action.picks, frame.mover, frame.word("at")
        if pick == "done":
            flow.goto("sink", seat)
            return
        spot = picked(pick)
        crew = state.boats[spot] = state.boats.pop(here)
        state.moves -= 1
        if crew:
            state.quiet = 0
        way: dict[str, Fact] = {"from": hex_said(here), "spot": hex_said(spot)}
        flow.tell("sailed", who=Who(seat), aboard=len(crew), **way)
        strike(state, spot, flow)  # R5.7
        if not scoring.settled(state, flow):
            flow.goto("move", seat)


_TOLD = {"walk": "walked", "swim": "swam", "board": "boarded", "jump": "jumped"}


def _left(state: State) -> Say:
    return Say("status-moves", {"count": state.moves})


def _key(option: Option) -> str:
    return option.key
