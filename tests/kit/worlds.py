"""Two worlds: deal again what a viewer cannot know; nothing they see or hear may change.

At a moment and for a viewer (None: the public) a twin is made with `resample`. The viewer's looks at both
worlds must be equal; so must be what they hear when the same action is taken in both, up to the first thing
that is revealed or whispered to them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from games.core import codec, engine, plans
from games.core.engine import LEAVE, Change
from games.core.game import Game, Secrecy
from games.core.model import Action, Decision, Event, Question, RuleError, Seat
from games.core.rng import Rng
from tests.kit.playouts import Match, Moment

ENOUGH = 12  # seen less often, a step or a hidden field is not judged: a small game may be unlucky
MOVED = 0.15  # the share of twins in which a hidden field must differ

EXCUSED = {"underwater_cities": frozenset(("place",))}
"""Steps whose answers name a card of a hidden hand: another world hardly ever offers the same one."""

Viewer = Seat | None


@dataclass
class Findings:
    """What the comparison of many worlds brought to light."""

    leaks: list[str] = field(default_factory=list)
    compared: Counter[str] = field(default_factory=Counter)  # by step, seen by others than the mover
    met: Counter[str] = field(default_factory=Counter)
    could_move: Counter[str] = field(default_factory=Counter)  # by field
    moved: Counter[str] = field(default_factory=Counter)
    excused: frozenset[str] = frozenset()

    def report(self) -> list[str]:
        """Everything wrong, in words; empty when no secret slips."""
        found = list(dict.fromkeys(self.leaks))
        for step, count in self.met.items():
            if count >= ENOUGH and not self.compared[step] and step not in self.excused:
                found.append(f"step {step} was met {count} times and never compared")
        for name, count in self.could_move.items():
            if count >= ENOUGH and self.moved[name] < MOVED * count:
                found.append(f"hidden field {name} moved in {self.moved[name]} of {count} twins")
        return found


def compare(game: Game[Any, Any], matches: list[Match], moments: int = 10) -> Findings:
    """Twins at some moments of every match, for every viewer."""
    findings = Findings(excused=EXCUSED.get(game.meta.key, frozenset()))
    for match in matches:
        for moment in _chosen(match, moments):
            truth = _Truth(game, match, moment)
            for viewer in (None, *truth.state.everyone):
                leak = _World(game, truth, viewer, findings).leak()
                if leak:
                    findings.leaks.append(f"{who(viewer)}: {leak}")
    return findings


def _chosen(match: Match, count: int) -> list[Moment]:
    """Some moments at random, some with an answer waiting for others, someone's leaving, the end."""
    dice = Random(match.setup.seed)
    chosen = set(dice.sample(range(len(match.moments)), min(count, len(match.moments))))
    half = [n for n, m in enumerate(match.moments) if any(d.answer is not None for d in m.asked)]
    chosen |= set(dice.sample(half, min(count // 2, len(half))))
    chosen |= {n for n, m in enumerate(match.moments) if m.action and m.action.step == LEAVE}
    return [match.moments[n] for n in sorted(chosen | {len(match.moments) - 1})]


def who(viewer: Viewer) -> str:
    return "the public" if viewer is None else f"seat {viewer}"


class _Truth:
    """One moment as it really is, never changed, with what each viewer sees of it."""

    def __init__(self, game: Game[Any, Any], match: Match, moment: Moment) -> None:
        self.match, self.moment = match, moment
        self.state = match.state(moment)
        self.sight = Sight(game, self.state)
        if moment.action:
            self.change = engine.play_on(game, match.state(moment), moment.action, moment.asked)
            self.sight_after = Sight(game, self.change.state)

    def copy(self) -> Any:
        return self.match.state(self.moment)


class Sight:
    """A state with all its questions, each put into words once."""

    def __init__(self, game: Game[Any, Any], state: Any) -> None:
        self.game, self.state = game, state
        self.asked = engine.decisions(game, state)

    @cached_property
    def _questions(self) -> list[tuple[Decision, Question]]:
        return [(decision, engine.question(self.game, self.state, decision.seat)) for decision in self.asked]

    def look(self, viewer: Viewer) -> dict[str, Any]:
        """All that a viewer can tell of the state, by name."""
        seen: dict[str, Any] = dict(_fields(self.game.view(self.state, viewer)))
        seen["who is asked"] = [_outside(decision) for decision in self.asked]
        for decision, question in self._questions:
            if decision.seat == viewer:
                seen["the own decision"] = decision
                seen["the own question"] = _offered(question, decision)
                seen["the own plans"] = plans.plans(self.game, self.state, decision.seat)
                if behind := plans.ahead(self.game, self.state, decision.seat):
                    seen["what is behind it"] = (behind.decision, _offered(behind.question, behind.decision))
            else:
                seen[f"the waiting line for seat {decision.seat}"] = question.waiting
        return seen


@dataclass
class _World:
    game: Game[Any, Any]
    truth: _Truth
    viewer: Viewer
    findings: Findings

    def leak(self) -> str | None:
        """The first thing that tells the two worlds apart, if any."""
        twin = self._twin(self.truth.copy(), "twin")
        sight = Sight(self.game, twin)
        for found in (
            self._kept(self.truth.state, twin),
            self._sound(sight),
            self._same_again(twin),
            difference(self.truth.sight.look(self.viewer), sight.look(self.viewer)),
        ):
            if found:
                return found
        return self._slips(sight)

    def _twin(self, state: Any, name: str) -> Any:
        self.game.resample(state, self.viewer, Rng(f"{name}-{self.truth.match.setup.seed}"))
        return state

    def _kept(self, state: Any, twin: Any) -> str | None:
        """Check that what is open or the viewer's own stays; count how often what is hidden moved."""
        for name, secrecy in self.game.secrecy.items():
            before, after = getattr(state, name), getattr(twin, name)
            if secrecy is Secrecy.OPEN:
                if before != after:
                    return f"resample changed the open field {name}: {before} / {after}"
                continue
            if secrecy is not Secrecy.NOBODY and isinstance(before, dict) and self.viewer in before:
                mine = after.get(self.viewer)
                if mine != before[self.viewer]:
                    return f"resample dealt again what the viewer holds in {name}: {mine}"
            if self._could_move(name, before, state):
                self.findings.could_move[name] += 1
                self.findings.moved[name] += before != after
        return None

    def _could_move(self, name: str, value: Any, state: Any) -> bool:
        """Whether a hidden field holds anything that is not the viewer's own."""
        if state.ending:
            return False
        if name == "answers":
            others = [d for d in self.truth.moment.asked if d.seat in value and d.seat != self.viewer]
            return any(len(decision.options) > 1 for decision in others)
        if isinstance(value, dict):
            return any(item for key, item in value.items() if key != self.viewer)
        return bool(value)

    def _sound(self, sight: Sight) -> str | None:
        twin = sight.state
        if self.game.flaws(twin):
            return f"the twin is no possible world: {self.game.flaws(twin)[0]}"
        if self.game.totals(twin) != self.game.totals(self.truth.state):
            return f"resample changed the totals: {self.game.totals(twin)}"
        for decision in sight.asked:
            for picks in (decision.default, decision.answer or decision.default):
                try:
                    engine.check((decision,), twin, Action(decision.seat, decision.step, picks))
                except RuleError as error:
                    return f"the twin has an illegal answer to {decision.step}: {error}"
        return None

    def _same_again(self, twin: Any) -> str | None:
        """Check that resampling the twin and the truth gives the same: only what the viewer knows counts."""
        one, other = self._twin(self.truth.copy(), "again"), self._twin(codec.copy(twin), "again")
        for name in self.game.secrecy:
            if getattr(one, name) != getattr(other, name):
                return f"resample depends on hidden {name}: {getattr(one, name)} / {getattr(other, name)}"
        return None

    def _slips(self, sight: Sight) -> str | None:
        """Play an action in both worlds: the viewer hears the same until something is revealed to them."""
        action = self.truth.moment.action
        if action is None:
            return None
        others = action.seat != self.viewer
        self.findings.met[action.step] += others
        try:
            if action.step != LEAVE:
                engine.check(sight.asked, sight.state, action)
        except RuleError:
            return None if others else f"{action.picks} is not on offer in the twin"
        dream = engine.play_on(self.game, sight.state, action, sight.asked)
        self.findings.compared[action.step] += others
        found, revealed = self._heard(self.truth.change, dream)
        if not found and not revealed:
            found = self._after(dream)
        return f"after {action.step} {' '.join(action.picks)}: {found}" if found else None

    def _heard(self, truth: Change[Any], dream: Change[Any]) -> tuple[str | None, bool]:
        """What sounded different, and whether something was revealed so that the twin is over."""
        one, other = _visible(truth.events, self.viewer), _visible(dream.events, self.viewer)
        revealed = False
        for first, second in zip(one, other, strict=False):
            if first != second:
                if first.reveals and second.reveals:
                    return None, True
                return f"heard {_shown(first)} / {_shown(second)}", revealed
            revealed |= first.reveals  # the same was revealed in both: still one world to the viewer
        if len(one) != len(other):
            more = one[len(other)] if len(one) > len(other) else other[len(one)]
            return f"only one world says {_shown(more)}", revealed
        return None, revealed

    def _after(self, dream: Change[Any]) -> str | None:
        truth = self.truth.change
        for name in ("barrier", "settled"):
            if getattr(truth, name) != getattr(dream, name):
                return f"{name}: {getattr(truth, name)} / {getattr(dream, name)}"
        dreamt = Sight(self.game, dream.state).look(self.viewer)
        found = difference(self.truth.sight_after.look(self.viewer), dreamt)
        return f"without a word, {found}" if found else None


def difference(one: dict[str, Any], other: dict[str, Any]) -> str | None:
    """Where two looks differ, with both sides."""
    for name in dict.fromkeys((*one, *other)):
        if one.get(name) != other.get(name):
            return f"{name} differs: {one.get(name)} / {other.get(name)}"
    return None


def _fields(view: Any) -> Iterator[tuple[str, Any]]:
    return ((f"view.{name}", getattr(view, name)) for name in view.__struct_fields__)


def _outside(decision: Decision) -> tuple[Any, ...]:
    """What everyone can tell of a decision: a forced one is played by itself at once."""
    return decision.seat, decision.step, decision.window, decision.forced, decision.answer is not None


def _offered(question: Question, decision: Decision) -> tuple[Any, ...]:
    labels = [question.labels.get(key) for key in decision.keys]
    return question.prompt, question.status, labels, question.groups


def _visible(events: tuple[Event, ...], viewer: Viewer) -> list[Event]:
    return [event for event in events if event.visible_to(viewer)]


def _shown(event: Event) -> str:
    facts = ", ".join(f"{key}={value}" for key, value in event.say.facts.items())
    return f"{'revealed ' if event.reveals else ''}{event.say.name}({facts})"
