"""The contract of every game, checked over whole matches; an AssertionError says what is broken."""

from __future__ import annotations

import math
from random import Random
from typing import Any

from bot.presses.playing import Pick
from games.core import codec, engine, notation, plans
from games.core.engine import LEAVE, Barrier
from games.core.game import Game, Secrecy
from games.core.model import (
    Action,
    Decision,
    Event,
    Seat,
    Transcript,
    Undo,
)
from tests.kit.playouts import Match, Moment, in_silence, play

LONGEST_KEY = 60
LONGEST_CUSTOM_ID = 100
MANY_PICKS = 25
SOME = 14  # moments of a match that the dearer checks look at
PLANS = 6  # plans of a moment that are tried
UNGROUPED = 5


def ends(game: Game[Any, Any], matches: list[Match]) -> None:
    """Check the ending: scores for all, winners who stayed (none: all have lost), numbers on the sheet."""
    for match in matches:
        state = match.state(match.moments[-1])
        ending = state.ending
        assert ending, f"{match}: no ending"
        assert len(ending.scores) == state.seats, f"{match}: {len(ending.scores)} scores"
        assert set(ending.winners) <= set(state.staying), f"{match}: {ending.winners} won, {state.left} left"
        for line in ending.sheet:
            assert len(line.points) == state.seats, f"{match}: sheet line {line.label.name}"
        assert engine.decisions(game, state) == (), f"{match}: asks after the end"


def ends_in_silence(game: Game[Any, Any]) -> None:
    """Check that the match ends even if nobody ever answers."""
    for seats in game.meta.seats:
        match = play(game, game.setup(seats, "silence"), in_silence)
        assert match.state(match.moments[-1]).ending


def asks_well(game: Game[Any, Any], matches: list[Match]) -> None:
    """Check that somebody who stayed is always asked, defaults are legal, keys are short and unique."""
    for match in matches:
        for moment in match.moments[:-1]:
            state = match.state(moment)
            seats = [decision.seat for decision in moment.asked]
            assert engine.waiting(moment.asked), f"{match}: nobody is asked"
            assert len(set(seats)) == len(seats), f"{match}: a seat is asked twice at once"
            assert not set(seats) & set(state.left), f"{match}: asks a seat that left"
            assert set(state.answers) <= set(seats), f"{match}: answers to no question: {state.answers}"
            for decision in moment.asked:
                _asks_well(f"{match}, {decision.step}", state, moment, decision)


def _asks_well(where: str, state: Any, moment: Moment, decision: Decision) -> None:
    assert decision.step == state.frame.step, f"{where}: asked while {state.frame.step} is under way"
    for picks in (decision.default, decision.answer):
        if picks is not None:
            engine.check(moment.asked, state, Action(decision.seat, decision.step, picks))
    keys = decision.keys
    assert len(set(keys)) == len(keys), f"{where}: two options with one key"
    assert 0 <= decision.least <= decision.most <= len(keys), f"{where}: {decision.least}-{decision.most}"
    assert decision.most == 1 or len(keys) <= MANY_PICKS, f"{where}: several picks from {len(keys)} options"
    for key in (*keys, decision.step):
        assert key and len(key) <= LONGEST_KEY, f"{where}: key {key!r} is empty or too long"
        apart = ("#", plans.THEN, plans.AND)
        assert not any(c.isspace() or c in apart for c in key), f"{where}: key {key!r} is not one word"
        assert len(Pick(2**63 - 1, 10**6, decision.seat, key).id) < LONGEST_CUSTOM_ID
    if len(keys) > MANY_PICKS:
        loose = [option.key for option in decision.options if not option.group]
        assert len(loose) <= UNGROUPED, f"{where}: {len(keys)} options, {len(loose)} in no group"


def pure(game: Game[Any, Any], matches: list[Match]) -> None:
    """Check that `apply` changes no argument and does the same as `play_on`, in whatever order of picks."""
    for match in matches:
        moves = list(match.moves)
        for moment, after in Random(match.setup.seed).sample(moves, min(SOME, len(moves))):
            assert moment.action
            state = match.state(moment)
            change = engine.apply(game, state, moment.action)
            assert codec.encode(state) == moment.data, f"{match}: apply touched its input"
            assert codec.encode(change.state) == after.data, f"{match}: apply and play_on differ"
            told = (change.events, change.barrier, change.settled, change.learned, change.asked)
            same = (moment.events, moment.barrier, moment.settled, moment.learned, after.asked)
            assert told == same, f"{match}: apply and play_on tell different things"
            turned = Action(moment.action.seat, moment.action.step, moment.action.picks[::-1])
            other = engine.apply(game, state, turned).state
            assert codec.encode(other) == after.data, f"{match}: the order of picks matters"


def keeps(game: Game[Any, Any], matches: list[Match]) -> None:
    """Check that states, views, events and transcripts survive encoding, as bytes and as text."""
    for match in matches:
        for moment in (*match.some(SOME), match.moments[-1]):
            state = match.state(moment)
            assert codec.encode(state) == moment.data, f"{match}: the state changes when stored"
            for viewer in (None, *state.everyone):
                view = game.view(state, viewer)
                again = codec.decode(game.view_type, codec.encode(view))
                assert again == view, f"{match}: the view of {viewer} changes when stored"
                assert codec.encode(state) == moment.data, f"{match}: looking changed the state"
            for event in moment.events:
                assert codec.decode(Event, codec.encode(event)) == event, f"{match}: {event.say.name}"
        transcript = match.transcript
        assert notation.read(notation.write(transcript)) == transcript, f"{match}: notation"
        assert codec.decode(Transcript, codec.encode(transcript)) == transcript


def plays_as_planned(game: Game[Any, Any], matches: list[Match]) -> int:
    """Check that each plan on offer can be played to its end, and that plans are few and distinct."""
    met = 0
    for match in matches:
        for moment in match.some(SOME):
            state = match.state(moment)
            for seat in engine.waiting(moment.asked):
                found = plans.plans(game, state, seat)
                assert len({plan.key for plan in found}) == len(found) <= plans.MOST, f"{match}: {len(found)}"
                for plan in Random(match.setup.seed).sample(found, min(PLANS, len(found))):
                    _plays_plan(game, match, state, seat, plan)
                    met += 1
            assert codec.encode(state) == moment.data, f"{match}: looking for plans changed the state"
    return met


def _plays_plan(game: Game[Any, Any], match: Match, state: Any, seat: Seat, plan: plans.Plan) -> None:
    where = f"{match}, {plan.key}"
    assert len(plan.key) <= plans.LENGTH and plans.read(plan.key) == plan.answers, f"{where}: key"
    decision = next(d for d in engine.decisions(game, state) if d.seat == seat)
    for number, picks in enumerate(plan.answers):
        if picks[-1].endswith(plans.LAST):
            break  # given only where there is no other
        said = engine.question(game, state, seat).labels[picks[0]]
        assert said == plan.labels[number], f"{where}: {picks[0]} is called otherwise"
        change = engine.apply(game, state, Action(seat, decision.step, picks))
        state = change.state
        if number + 1 < len(plan.options):
            following = plans.goes_on(change, seat)
            assert following is not None, f"{where}: something comes between after {picks[0]}"
            decision = following


def conserves(game: Game[Any, Any], matches: list[Match]) -> None:
    """Check that the game's totals never change and its states have no flaws."""
    for match in matches:
        first = game.totals(match.state(match.moments[0]))
        for moment in match.moments:
            state = match.state(moment)
            now = game.totals(state)
            assert now == first, f"{match}: {first} became {now} at turn {state.turn}"
            assert not game.flaws(state), f"{match}: {game.flaws(state)}"


def keeps_secrets_by_name(game: Game[Any, Any]) -> None:
    """Check that every field of the state says who may see it."""
    fields, named = set(game.state_type.__struct_fields__), set(game.secrecy)
    assert fields == named, f"{game.meta.key}: decide the secrecy of {', '.join(sorted(fields ^ named))}"


def computes_barriers(game: Game[Any, Any], matches: list[Match]) -> None:
    """Check what is computed of a change: its barrier, whether it is settled, and who learned something."""
    for match in matches:
        for moment, after in match.moves:
            _computes_barriers(match, moment, after)


def _computes_barriers(match: Match, moment: Moment, after: Moment) -> None:
    assert moment.action
    before, now = match.state(moment), match.state(after)
    where = f"{match}, {moment.action.step}"
    whispers = [event for event in moment.events if event.audience and not event.tidies]
    heard = {seat for event in whispers for seat in event.audience or ()}
    assert moment.learned == heard, f"{where}: learned {moment.learned}, whispered to {heard}"
    known = any(event.reveals for event in moment.events)
    if heard or known or before.rng != now.rng:
        assert moment.barrier is Barrier.HARD, f"{where}: known for good, yet {moment.barrier}"
    was, asked = engine.waiting(moment.asked), engine.waiting(after.asked)
    if moment.barrier is Barrier.NONE:
        assert was == asked, f"{where}: passed to {asked} without a barrier"
    if asked - was or now.turn != before.turn or now.ending:
        assert moment.settled, f"{where}: the channel is not told"
    elif moment.action.step != LEAVE:
        assert not moment.settled, f"{where}: told to the channel though the same seats are asked"


def takes_back(game: Game[Any, Any], matches: list[Match]) -> None:
    """Check that a transcript with take-backs replays to what still stands."""
    for number, match in enumerate(matches):
        dice = Random(number)
        rows: list[Action | Undo] = []
        for action in match.transcript.actions:
            if dice.random() < 0.15 and rows:
                detour = dice.randrange(1, 4)  # the last few, taken back and played again
                standing = Transcript(match.setup, tuple(rows)).actions
                last = standing[-detour:]
                rows += [Undo(len(last)), *last]
            rows.append(action)
        taped = notation.read(notation.write(Transcript(match.setup, tuple(rows))))
        assert taped.actions == match.transcript.actions, f"{match}: undo rows do not cancel"
        final = engine.replay(game, taped).state
        assert codec.encode(final) == match.moments[-1].data, f"{match}: replayed differently"


def stands(game: Game[Any, Any], matches: list[Match]) -> None:
    """Check that score sheets have a number for everyone, and that a stand-in's score is a number."""
    for match in matches:
        for moment in (*match.some(SOME // 2), match.moments[-1]):
            state = match.state(moment)
            for viewer in (None, *state.everyone):
                for line in game.standing(game.view(state, viewer)):
                    assert len(line.points) == state.seats, f"{match}: {line.label.name}"
            for seat in state.everyone:
                assert math.isfinite(game.score(state, seat)), f"{match}: score of {seat}"


def shows_seats_their_own(game: Game[Any, Any], matches: list[Match]) -> None:
    """Check that a seat that owns secrets sees at some time more than the public does."""
    owned = [name for name, kept in game.secrecy.items() if kept is Secrecy.OWNER and name != "answers"]
    if not owned:
        return
    for match in matches[:: max(1, len(matches) // len(game.meta.seats))]:
        owners: set[Seat] = set()
        sighted: set[Seat] = set()
        for moment in match.some(3 * SOME):
            state = match.state(moment)
            if len(sighted) == state.seats:
                break
            public = _seen(game, state, None)
            owners |= {seat for seat in state.everyone if any(_owns(state, name, seat) for name in owned)}
            sighted |= {seat for seat in state.everyone if _seen(game, state, seat) != public}
        blind = owners - sighted
        assert not blind, f"{match}: seats {blind} never see their own {', '.join(owned)}"


def _owns(state: Any, name: str, seat: Seat) -> bool:
    """Whether a seat has anything in a field that is kept by owner."""
    held = getattr(state, name)
    return bool(held.get(seat)) if isinstance(held, dict) else bool(held)


def _seen(game: Game[Any, Any], state: Any, viewer: Seat | None) -> list[Any]:
    view = game.view(state, viewer)
    return [getattr(view, name) for name in view.__struct_fields__ if name != "viewer"]
