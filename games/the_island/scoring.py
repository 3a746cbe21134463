"""R10: how the match ends, and what it was worth."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Ending, Fact, Say, Seat, SheetLine, Who
from games.the_island.board import CORNERS
from games.the_island.facts import Facts
from games.the_island.sentences import worth_said
from games.the_island.state import IslandState as State
from games.the_island.view import IslandView

ON_TILE = {"beach": 0.25, "forest": 0.3, "mountain": 0.33}
SWIMMING, ABOARD = 0.3, 0.85
BOARDING = 0.15  # a boat with room beside an explorer
PER_HEX, PER_STROKE, PER_STEP = 0.04, 0.03, 0.03  # sailing, swimming, walking to a boat
FAR = 20
TILE_IN_HAND = 0.4


def settled(state: State, flow: Flow) -> bool:
    """R10.2, R9.2: every explorer is saved or lost, so the match is over."""
    if not state.nobody_in_play():
        return False
    finish(state, flow, "last_explorer" if state.table.ending == "last_explorer" else "nobody_left")
    return True


def worth(state: State, explorer: str) -> int:
    """R10.3: the explorer's value; R9.5: or one, when all are equal."""
    return state.values[state.owners[explorer]].get(explorer, 1)


def finish(state: State, flow: Flow, reason: str) -> None:
    """R10.5: all values are shown, the points counted."""
    sheet = _sheet(state)
    scores = tuple(sum(line.points[seat] for line in sheet) for seat in state.everyone)
    for seat in state.everyone:
        _show(state, seat, scores[seat], flow)
    best = max(scores[seat] for seat in state.staying)  # R12.4
    winners = tuple(seat for seat in state.staying if scores[seat] == best)  # R10.4
    who = tuple(Who(seat) for seat in winners)
    flow.tell("won" if len(winners) == 1 else "won-shared", who=who, points=best)
    flow.finish(Ending(reason, scores, winners, sheet))


def _show(state: State, seat: Seat, points: int, flow: Flow) -> None:
    values = state.values[seat]
    saved = [explorer for explorer in _saved(state) if state.owners[explorer] == seat]
    if not values:  # R9.5
        flow.tell("counted-heads", who=Who(seat), count=len(saved))
        return
    others = [explorer for explorer in values if explorer not in saved]
    facts: dict[str, Fact] = {"saved": worth_said(state, saved), "others": worth_said(state, others)}
    name = "counted" if saved and others else "counted-all" if saved else "counted-none"
    flow.reveal(name, who=Who(seat), points=points, **facts)


def _saved(state: State) -> list[str]:
    return [explorer for folk in state.safe.values() for explorer in folk]


def _sheet(state: State) -> tuple[SheetLine, ...]:
    """R1.9: a line for each colour where players have two, else for each safe island."""
    if state.table.two_colours:
        teams = [(Say("sheet-first-colour"), "ab"), (Say("sheet-second-colour"), "cd")]
        lines = [(label, [e for e in _saved(state) if e[0] in team]) for label, team in teams]
    else:
        lines = [(Say(f"safe-{corner}"), state.safe[corner]) for corner in CORNERS]
    return tuple(SheetLine(label, _points(state, folk)) for label, folk in lines)


def _points(state: State, explorers: list[str]) -> tuple[int, ...]:
    points = [0] * state.seats
    for explorer in explorers:
        points[state.owners[explorer]] += worth(state, explorer)
    return tuple(points)


def standing(view: IslandView) -> tuple[SheetLine, ...]:
    """How many are saved, in play and lost; at the end the sheet itself."""
    if view.ending:
        return view.ending.sheet
    return (
        SheetLine(Say("sheet-saved"), tuple(player.saved for player in view.players), adds=False),
        SheetLine(Say("sheet-playing"), tuple(player.playing for player in view.players), adds=False),
        SheetLine(Say("sheet-lost"), tuple(player.lost for player in view.players), adds=False),
    )


def prospects(facts: Facts, state: State, seat: Seat) -> float:
    """What a seat may hope for, less what the best of the others may."""
    hopes = list(state.ending.scores) if state.ending else _hopes(facts, state)
    rivals = [hopes[other] for other in state.staying if other != seat]
    return hopes[seat] - max(rivals, default=0.0)


def _hopes(facts: Facts, state: State) -> list[float]:
    """Each explorer's value times the chance to be saved, by seat."""
    hopes, owners, way = [0.0] * state.seats, state.owners, facts.board.way
    for explorer in _saved(state):
        hopes[owners[explorer]] += worth(state, explorer)
    rooms = [spot for spot, aboard in state.boats.items() if len(aboard) < facts.room]
    for spot, folk in state.people.items():
        chance = _on_foot(facts, state, spot, rooms)
        for explorer in folk:
            hopes[owners[explorer]] += worth(state, explorer) * chance
    for spot, aboard in state.boats.items():
        for explorer in aboard:
            hopes[owners[explorer]] += worth(state, explorer) * (ABOARD - PER_HEX * way[spot])
    for holder in state.everyone:
        hopes[holder] += TILE_IN_HAND * len(state.hands[holder])
    return hopes


def _on_foot(facts: Facts, state: State, spot: str, rooms: list[str]) -> float:
    """The chance of an explorer on a tile or in the water: a boat with room nearby, or the way to swim."""
    dry = ON_TILE[state.terrain[spot]] if spot in state.terrain else SWIMMING
    board = min((facts.board.apart(spot, room) for room in rooms), default=FAR)
    return max(dry - PER_STROKE * facts.board.way[spot], dry + BOARDING - PER_STEP * board)
