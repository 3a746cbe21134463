"""What every game refuses: answers not on offer, seats not asked, setups that cannot be dealt."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.core import codec, engine
from games.core.engine import LEAVE
from games.core.game import Game
from games.core.model import (
    Action,
    BadSetup,
    Decision,
    GameOver,
    NotAnOption,
    NotYourDecision,
    RuleError,
    Say,
    Seat,
)
from tests.kit.contract import SOME
from tests.kit.playouts import Match


def refuses(game: Game[Any, Any], matches: list[Match]) -> list[Say]:
    """Whatever is not offered, by whoever is not asked. Returns the sentences of refusal."""
    said: list[Say] = []
    for match in matches:
        for moment in match.some(SOME):
            state = match.state(moment)
            for decision in moment.asked:
                for kind, action in _wrong(decision):
                    said.append(_refused(game, state, action, kind, str(match)))
            assert codec.encode(state) == moment.data, f"{match}: a refusal left a trace"
        final = match.moments[-1]
        some = match.transcript.actions[0]
        said.append(_refused(game, match.state(final), some, GameOver, str(match)))
        gone = Action(Seat(0), LEAVE, ())
        said.append(_refused(game, match.state(final), gone, GameOver, str(match)))
    return said


def _wrong(decision: Decision) -> list[tuple[type[RuleError], Action]]:
    seat, step, keys = decision.seat, decision.step, decision.keys
    legal = decision.default
    wrong: list[tuple[type[RuleError], Action]] = [
        (NotAnOption, Action(seat, step, ("nonsense",))),
        (NotAnOption, Action(seat, step, (*legal, "nonsense"))),
        (NotAnOption, Action(seat, step, (keys[0], keys[0]))),
        (NotYourDecision, Action(Seat(99), step, legal)),
        (NotYourDecision, Action(seat, "nowhere", legal)),
        (NotYourDecision, Action(Seat(99), LEAVE, ())),
    ]
    if decision.most < len(keys):
        wrong.append((NotAnOption, Action(seat, step, keys[: decision.most + 1])))
    if decision.least:
        wrong.append((NotAnOption, Action(seat, step, keys[: decision.least - 1])))
    return wrong


def _refused(game: Game[Any, Any], state: Any, action: Action, kind: type[RuleError], where: str) -> Say:
    try:
        engine.play_on(game, state, action)
    except kind as error:
        return error.say
    raise AssertionError(f"{where}: {action} was not refused with {kind.__name__}")


def refused_setups(game: Game[Any, Any]) -> list[Say]:
    """What cannot be dealt is refused before anything is stored. Returns the sentences."""
    good = game.setup(game.meta.seats[0], "kit")
    wrong = [
        replace(good, game="chess"),
        replace(good, rules=good.rules + 1),
        replace(good, data="0000000000"),
        replace(good, seats=max(game.meta.seats) + 1),
        replace(good, seed="two words"),
        replace(good, seed=""),
        replace(good, variants=("nonsense=on",)),
    ]
    said: list[Say] = []
    for setup in wrong:
        try:
            engine.start(game, setup)
        except BadSetup as error:
            said.append(error.say)
        else:
            raise AssertionError(f"{setup} was dealt")
    return said
