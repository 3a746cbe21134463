"""What the steps share: one player's side of the table, options, abilities in between."""

from __future__ import annotations

from typing import TypeVar

from games.core.game import Flow, Step
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who
from games.underwater_cities.boards import site
from games.underwater_cities.effects import Effect
from games.underwater_cities.execution import call_parts
from games.underwater_cities.facts import Facts, parts_of
from games.underwater_cities.feasibility import abilities
from games.underwater_cities.gains import SLOT
from games.underwater_cities.lookahead import Table, keeps_part, keeps_slot
from games.underwater_cities.network import Here
from games.underwater_cities.parsing import parse
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.wording import amounts_said, card_said, short_said, source_said

DONE = Option("done", aside=True)
ABILITY = "ability:"
E = TypeVar("E", bound=Effect)


class CityStep(Step[State]):
    """A step that knows the printed facts."""

    def __init__(self, facts: Facts, table: Table) -> None:
        self.facts = facts
        self.table = table  # all steps by name: for looking ahead

    def here(self, state: State, frame: Frame) -> Here:
        return Here(self.facts, state, frame.mover)

    def offers(self, here: Here, frame: Frame) -> list[Option]:
        """List the legal answers; none if nobody is asked."""
        return []


class Asking(CityStep):
    """A question to the player on turn; the step ends if there is nothing to choose."""

    leaving = "done"  # the label of the option to decline

    def options(self, here: Here, frame: Frame) -> list[Option]:
        """List the options. Declining comes last and is the default; without it, the first is."""
        return []

    def prompt(self, here: Here, frame: Frame) -> Say:
        """The question."""
        return Say(f"ask-{frame.step}")

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        """An option in words."""
        return Say(key)

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        """Carry out an answer other than "done"."""

    def left(self, here: Here, frame: Frame, flow: Flow) -> None:
        """Carry out declining."""
        flow.end()

    def useful(self, here: Here, frame: Frame) -> bool:
        """Whether there is anything to choose but declining."""
        return any(option is not DONE for option in self.options(here, frame))

    def offers(self, here: Here, frame: Frame) -> list[Option]:
        """What is on offer with abilities in between, before looking ahead. Nothing: nothing to ask."""
        options = self.options(here, frame)
        if not options or (len(options) == 1 and options[0] is DONE):
            return []
        return options + [Option(ABILITY + key) for key in abilities(here)]

    def sound(self, here: Here, frame: Frame) -> list[Option]:
        """R3.4: the offers that do not lead away from using the slot."""
        found, state = self.offers(here, frame), here.state
        if state.now.owed:
            return [o for o in found if keeps_slot(self.table, self.facts, state, o)] or found
        depth = 0 if state.first_rules else _obliged(state)
        if depth == len(state.stack):
            return [o for o in found if not _between(o) or self._keeps(state, o, depth)]
        return [o for o in found if self._keeps(state, o, depth)] if depth else found

    def _keeps(self, state: State, option: Option, depth: int) -> bool:
        return keeps_part(self.table, self.facts, state, option, depth)

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = self.sound(self.here(state, frame), frame)
        if not options:
            return ()
        silent = DONE if DONE in options else options[0]
        forced = len(options) == 1
        return (Decision(frame.mover, frame.step, tuple(options), (silent.key,), forced=forced),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        here = self.here(state, frame)
        options = self.sound(here, frame)
        labels = {option.key: self._label(here, frame, option.key) for option in options}
        groups = {option.group: group_said(option.group) for option in options if option.group}
        waiting = Say("waiting", {"who": Who(seat)})
        told = {option.key: self.detail(here, frame, option.key) for option in options}
        details = {key: detail for key, detail in told.items() if detail is not None}
        called = {option.key: self.name(here, frame, option.key) for option in options}
        names = {key: name for key, name in called.items() if name is not None}
        prompt, status = self.prompt(here, frame), self.status(here, frame)
        return Question(prompt, waiting, labels, status, groups, details, names=names)

    def status(self, here: Here, frame: Frame) -> Say:
        """What is left: the goods in store."""
        return goods_said(here)

    def detail(self, here: Here, frame: Frame, key: str) -> Say | None:
        """What an option does, where its label does not say it."""
        return None

    def name(self, here: Here, frame: Frame, key: str) -> Say | None:
        """What an option is called in short, where the picture has no spot for it."""
        return None

    def _label(self, here: Here, frame: Frame, key: str) -> Say:
        if key == DONE.key:
            return Say(self.leaving)
        if key.startswith(ABILITY):
            return ability_label(self.facts, key.removeprefix(ABILITY))
        return self.label(here, frame, key)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (key,) = action.picks
        here = self.here(state, frame)
        state.now.rested = key == DONE.key == self.leaving
        if key == DONE.key:
            self.left(here, frame, flow)
        elif key.startswith(ABILITY):
            use_ability(here, key.removeprefix(ABILITY), flow)
        else:
            self.chosen(here, frame, key, flow)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.end()


def effect_in(frame: Frame, kind: type[E]) -> E:
    """The effect that a step is about, as the kind it is."""
    effect = parse(frame.word("effect"))
    assert isinstance(effect, kind), f"{frame.step} is not about {effect.text}"
    return effect


def parts_in(frame: Frame) -> list[Effect]:
    """The parts of a block still to be used, or the choices there are."""
    return [parse(part) for part in frame.words("parts")]


def _obliged(state: State) -> int:
    """How deep the step lies that has to be used, with what came in between on top of it; 0: none."""
    depths = range(len(state.stack), 0, -1)
    return next((depth for depth in depths if state.stack[depth - 1].memo.get("must")), 0)


def _between(option: Option) -> bool:
    """Whether an option is an ability used in between."""
    return option.key.startswith(ABILITY)


def ability_label(facts: Facts, key: str) -> Say:
    """An ability by its card and what it does."""
    return Say("use-ability", {"card": card_said(facts, key), "text": short_said(facts.abilities[key])})


def use_ability(here: Here, key: str, flow: Flow) -> None:
    here.state.now.once.append(key)
    flow.tell("ability-used", who=Who(here.seat), card=card_said(here.facts, key))
    call_parts(here, parts_of((here.facts.abilities[key],)), flow, key)


def done_unless(must: bool | int) -> list[Option]:
    """The option to decline, unless something has to be used."""
    return [] if must else [DONE]


def goods_said(here: Here) -> Say:
    points = Say("n-vp", {"count": here.nation.points})
    return Say("goods", {"goods": amounts_said(here.nation.goods), "points": points})


def site_option(name: str, key: str = "") -> Option:
    """A site of a player board: buildings by city, tunnels together."""
    return Option(key or name, spot=name, group=site(name).city or "tunnel")


def group_said(group: str) -> Say:
    if group == "tunnel":
        return Say("group-tunnel")
    if len(group) == 1:
        return Say("group-city", {"city": group})
    return Say(f"group-{group}")


def by_said(facts: Facts, by: str) -> Say:
    return source_said(facts, by.removeprefix(SLOT))


def cost_said(cost: dict[str, int]) -> tuple[Say, ...] | Say:
    return amounts_said(cost) if cost else Say("for-nothing")
