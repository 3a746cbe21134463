"""R10: the end of the match and its points."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Ending, Fact, Say, Seat, SheetLine, Who
from games.the_island.board import CORNERS
from games.the_island.sentences import worth_said
from games.the_island.state import IslandState as State
from games.the_island.view import IslandView


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
    mine = [explorer for explorer in saved(state) if state.owners[explorer] == seat]
    if not values:  # R9.5
        flow.tell("counted-heads", who=Who(seat), count=len(mine))
        return
    others = [explorer for explorer in values if explorer not in mine]
    facts: dict[str, Fact] = {"saved": worth_said(state, mine), "others": worth_said(state, others)}
    name = "counted" if mine and others else "counted-all" if mine else "counted-none"
    flow.reveal(name, who=Who(seat), points=points, **facts)


def saved(state: State) -> list[str]:
    """All explorers on safe islands."""
    return [explorer for folk in state.safe.values() for explorer in folk]


def _sheet(state: State) -> tuple[SheetLine, ...]:
    """R1.9: a line for each colour where players have two, else for each safe island."""
    if state.table.two_colours:
        colours, seats = state.table.colours, state.seats
        teams = [(Say("sheet-first-colour"), colours[:seats]), (Say("sheet-second-colour"), colours[seats:])]
        lines = [(label, [e for e in saved(state) if e[0] in team]) for label, team in teams]
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
