"""R10, R11: what happens when a submarine reaches a discovery."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Seat, Who
from games.nautilus.facts import FREE, SHELLS, Facts, ruin
from games.nautilus.sentences import found
from games.nautilus.state import NautilusState


def fee_at(facts: Facts, spot: str) -> int:
    """R10.3: what recovering a blue discovery costs here."""
    return facts.fees[facts.board.zone[spot]]


def fee_for(facts: Facts, face: str, spot: str) -> int:
    """R10.2, R10.3: what recovering this discovery costs here."""
    return 0 if face in FREE else fee_at(facts, spot)


def recover(facts: Facts, state: NautilusState, seat: Seat, spot: str, flow: Flow) -> None:
    """R10.1: the discovery is turned up and taken, if it can be paid for."""
    if spot in state.shown:
        pay_for(facts, state, seat, spot, flow)
        return
    face = state.tiles.pop(spot)
    for other in state.everyone:
        if spot in state.looked[other]:
            state.looked[other].remove(spot)
    flow.reveal("found", who=Who(seat), spot=spot, face=found(face))
    if face == "chest":
        _open_chest(facts, state, seat, flow)
    elif face == "speed":  # R10.2, R10.5
        state.stirred = True
        state.gone.append(face)
        flow.call("dash", seat)
    elif state.players[seat].money < fee_at(facts, spot):
        _cannot_pay(facts, state, seat, spot, face, flow)
    else:
        _take(facts, state, seat, spot, face, flow)


def pay_for(facts: Facts, state: NautilusState, seat: Seat, spot: str, flow: Flow) -> None:
    """R10.11: pay for what lies face up, and take it."""
    _take(facts, state, seat, spot, state.shown.pop(spot), flow)


def _take(facts: Facts, state: NautilusState, seat: Seat, spot: str, face: str, flow: Flow) -> None:
    """R10.3, R10.9: pay for a discovery; ruins go to Atlantis, the others to the dashboard."""
    price, player = fee_at(facts, spot), state.players[seat]
    player.money -= price
    state.bank += price
    state.stirred = True
    flow.tell("recovered", who=Who(seat), face=found(face), spot=spot, price=price)
    if to_the_ruins(facts, state, face, seat, flow):
        flow.call("walk", seat, people=1, used=0, last="", reward=facts.table.rewards.news)  # R11.2
        return
    player.finds[face] += 1
    looks = facts.benefit("research", player.tracks["research"])
    if face in SHELLS and looks:  # R10.7
        flow.call("look", seat, left=looks, zones=[])


def to_the_ruins(facts: Facts, state: NautilusState, face: str, seat: Seat | None, flow: Flow) -> bool:
    """R11.1, R4.11: an Atlantis discovery goes to its place, with the finder's marker or with none."""
    number = ruin(face)
    if number is None:
        return False
    state.ruins[number] = seat
    if seat is None:
        flow.tell("ruin-unmarked", number=number, count=len(state.ruins))
    else:
        flow.tell("ruin-marked", number=number, who=Who(seat), count=len(state.ruins))
    if state.last is None and all(n in state.ruins for n in facts.table.last_ruins):  # R12.1, R12.4
        state.last = state.round + 1
        flow.tell("last-ruins", round=state.last)
    return True


def _open_chest(facts: Facts, state: NautilusState, seat: Seat, flow: Flow) -> None:
    """R10.4: Nemos from the bank, more with analysis."""
    player = state.players[seat]
    nemos = facts.benefit("analysis", player.tracks["analysis"])
    player.money += nemos
    state.bank -= nemos
    state.stirred = True
    state.gone.append("chest")
    flow.tell("chest-opened", who=Who(seat), nemos=nemos)


def _cannot_pay(facts: Facts, state: NautilusState, seat: Seat, spot: str, face: str, flow: Flow) -> None:
    """R10.10: it stays face up; R11.4: Atlantis goes to the ruins without a marker."""
    flow.tell("cannot-pay", who=Who(seat), spot=spot, face=found(face), price=fee_at(facts, spot))
    if not to_the_ruins(facts, state, face, None, flow):
        state.shown[spot] = face
