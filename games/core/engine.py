"""The one engine behind every game: start, decide, apply, take back, replay."""

from __future__ import annotations

from enum import Enum
from typing import Any, Generic, NamedTuple

from msgspec import Struct

from games.core import codec
from games.core.game import Flow, Game, S, State
from games.core.model import (
    Action,
    Decision,
    EngineBug,
    Event,
    GameOver,
    NotAnOption,
    NotYourDecision,
    Question,
    Row,
    Seat,
    Setup,
    Transcript,
    Undo,
    add_row,
)
from games.core.rng import Rng

MAX_RUNS = 1000
LEAVE = "leave"
"""The one action that answers no question: a seat's player leaves for good."""


class Barrier(Enum):
    """What undo may not pass."""

    NONE = "none"
    SOFT = "soft"  # the question passed to other seats: they must agree
    HARD = "hard"  # chance fell or something became known: never undone


class Change(Struct, Generic[S]):
    """What one action did."""

    state: S
    events: tuple[Event, ...]
    asked: tuple[Decision, ...]
    barrier: Barrier
    settled: bool  # tell the channel now
    learned: frozenset[Seat]  # who gets a DM


def start(game: Game[S, Any], setup: Setup) -> Change[S]:
    """Start a new match and play on to its first question."""
    game.check(setup)
    state = game.deal(setup)
    flow = Flow(state)
    asked = _advance(game, state, flow)
    return Change(state, tuple(flow.events), asked, Barrier.HARD, True, _learned(flow.events))


def decisions(game: Game[S, Any], state: S) -> tuple[Decision, ...]:
    """List the open decisions."""
    if state.ending or not state.stack:
        return ()
    frame = state.stack[-1]
    return game.steps[frame.step].decide(state, frame)


def waiting(asked: tuple[Decision, ...]) -> frozenset[Seat]:
    """List the seats whose answer is still missing."""
    return frozenset(decision.seat for decision in asked if decision.answer is None)


def question(game: Game[S, Any], state: S, seat: Seat) -> Question:
    """Put into words what `seat` is asked."""
    return game.steps[state.frame.step].ask(state, state.frame, seat)


def forced(asked: tuple[Decision, ...]) -> Action | None:
    """Return the forced answer, if a decision publicly has only one."""
    for decision in asked:
        if decision.forced and decision.answer is None:
            return Action(decision.seat, decision.step, decision.default)
    return None


def check(asked: tuple[Decision, ...], state: State, action: Action) -> Decision:
    """Return the decision that `action` answers; raise a RuleError that says what may be done."""
    if state.ending:
        raise GameOver("game-over", reason=state.ending.reason)
    if action.step == LEAVE:
        raise EngineBug("leaving answers no question")
    decision = next((d for d in asked if d.seat == action.seat), None)
    if decision is None:
        raise NotYourDecision("not-your-turn", seat=int(action.seat))
    if decision.step != action.step:
        raise NotYourDecision("not-this-question", step=action.step, asked=decision.step)
    picks, keys = action.picks, decision.keys
    for pick in picks:
        if pick not in keys:
            raise NotAnOption("not-an-option", pick=pick, step=decision.step, count=len(keys))
    if len(set(picks)) != len(picks) or not decision.least <= len(picks) <= decision.most:
        raise wrong_number(decision, len(picks))
    return decision


def wrong_number(decision: Decision, given: int) -> NotAnOption:
    """Make the error for too few or too many picks."""
    if decision.least == decision.most:
        return NotAnOption("wrong-number-exactly", count=decision.most, given=given)
    return NotAnOption("wrong-number", least=decision.least, most=decision.most, given=given)


def play_on(
    game: Game[S, Any], state: S, action: Action, asked: tuple[Decision, ...] | None = None
) -> Change[S]:
    """Play an action in place, for stand-ins and replays; pass `asked` to avoid listing decisions again."""
    before = decisions(game, state) if asked is None else asked
    turn, rng = state.turn, state.rng
    chance = (rng.branch, rng.draws)
    flow = Flow(state)
    if action.step == LEAVE:
        _leave(game, state, action, flow)
    else:
        decision = check(before, state, action)
        frame = state.stack[-1]
        game.steps[frame.step].resolve(state, frame, _in_order(decision, action), flow)
    after = _advance(game, state, flow)
    was, now = waiting(before), waiting(after)
    known = action.step == LEAVE or any(event.reveals for event in flow.events)
    barrier = Barrier.NONE
    if known or (state.rng.branch, state.rng.draws) != chance:
        barrier = Barrier.HARD
    elif was != now:
        barrier = Barrier.SOFT
    settled = not now <= was or state.turn != turn or state.ending is not None or action.step == LEAVE
    return Change(state, tuple(flow.events), after, barrier, settled, _learned(flow.events))


def apply(game: Game[S, Any], state: S, action: Action) -> Change[S]:
    """Return the change that `action` makes; the given state is not modified."""
    return play_on(game, codec.copy(state), action)


def fall_anew(game: Game[S, Any], state: S, branch: int) -> Change[S]:
    """Switch to a new branch of chance and deal again what nobody knows, in place."""
    state.rng = Rng(state.rng.seed, branch, state.rng.draws)
    game.deal_again(state)
    return Change(state, (), decisions(game, state), Barrier.HARD, True, frozenset())


def replay(game: Game[S, Any], transcript: Transcript) -> Change[S]:
    """Replay a match through all its rows."""
    change = start(game, transcript.setup)
    for row in transcript.standing:
        if isinstance(row, Undo):
            change = fall_anew(game, change.state, row.branch)
        else:
            change = play_on(game, change.state, row, change.asked)
    return change


def take_back(game: Game[S, Any], transcript: Transcript, undo: Undo) -> Change[S]:
    """Replay a match with an undo added. The caller decides whether it is allowed."""
    history = History(game, transcript.setup)
    for row in transcript.standing:
        history.add(row)
    return history.add(undo)


class History(Generic[S]):
    """A match played row by row that keeps every state an undo may return to."""

    def __init__(self, game: Game[S, Any], setup: Setup) -> None:
        self._game = game
        self._rows: list[Row] = []  # that stand
        self.change = start(game, setup)  # of the last row
        self._moments = [_Moment(codec.encode(self.change.state), Barrier.HARD)]  # the deal, then row by row

    def add(self, row: Row) -> Change[S]:
        """Play a row, or take back what it says."""
        self.change = self._taken_back(row) if isinstance(row, Undo) else self._played(row)
        return self.change

    def _played(self, action: Action) -> Change[S]:
        change = play_on(self._game, self.change.state, action, self.change.asked)
        add_row(self._rows, action)
        return self._keep(change)

    def _taken_back(self, undo: Undo) -> Change[S]:
        add_row(self._rows, undo)
        kept = len(self._rows) + (not undo.branch)  # the start of a branch stands; its moment is added below
        gone = self._moments[kept:]
        del self._moments[kept:]
        state = codec.decode(self._game.state_type, self._moments[-1].state)
        if undo.branch:
            return self._keep(fall_anew(self._game, state, undo.branch))
        passed = any(moment.barrier is not Barrier.NONE for moment in gone)  # others saw what is undone
        return Change(state, (), decisions(self._game, state), Barrier.NONE, passed, frozenset())

    def _keep(self, change: Change[S]) -> Change[S]:
        self._moments.append(_Moment(codec.encode(change.state), change.barrier))
        return change


class _Moment(NamedTuple):
    """The state after a row, and the barrier the row set."""

    state: bytes
    barrier: Barrier


def _in_order(decision: Decision, action: Action) -> Action:
    """Sort picks into the order of the options: they are a set."""
    if len(action.picks) < 2:
        return action
    return Action(action.seat, action.step, tuple(key for key in decision.keys if key in action.picks))


def _advance(game: Game[S, Any], state: S, flow: Flow) -> tuple[Decision, ...]:
    for _ in range(MAX_RUNS):
        if state.ending:
            return ()
        if not state.stack:
            raise EngineBug(f"{game.meta.key}: the stack ran empty without an ending")
        frame = state.stack[-1]
        step = game.steps[frame.step]
        asked = step.decide(state, frame)
        if asked:
            return asked
        flow.enter(frame)
        step.run(state, frame, flow)
    raise EngineBug(f"{game.meta.key}: runaway step {state.frame.step!r}")


def _leave(game: Game[S, Any], state: S, action: Action, flow: Flow) -> None:
    if state.ending:
        raise GameOver("game-over", reason=state.ending.reason)
    if action.seat not in state.everyone or action.seat in state.left or action.picks:
        raise NotYourDecision("not-seated", seat=int(action.seat))
    under_way = state.stack[-1]
    state.left.append(action.seat)
    state.answers.pop(action.seat, None)
    game.leave(state, action.seat, flow)
    if not state.stack or state.stack[-1] is not under_way:
        state.answers.clear()  # the question they answered is gone


def _learned(events: list[Event]) -> frozenset[Seat]:
    return frozenset(
        seat for event in events if event.audience and not event.tidies for seat in event.audience
    )
