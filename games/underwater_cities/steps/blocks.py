"""R3.7-R3.10: the parts of a slot or of a card, in any order."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Frame, Option, Say, Who
from games.underwater_cities import effects as e
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import Effect
from games.underwater_cities.execution import call_parts, perform
from games.underwater_cities.facts import parts_of
from games.underwater_cities.feasibility import possible, trial_kinds
from games.underwater_cities.gains import count_contracts, discard, gain, give_back, pay
from games.underwater_cities.network import Here
from games.underwater_cities.ordering import is_steady
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.steps.base import Asking, by_said, done_unless, effect_in, parts_in
from games.underwater_cities.wording import amounts_said, card_line, card_said, short_said

REST = Option("rest")


def key_of(place: int, effect: Effect) -> str:
    """A readable key for a part: its number, then its words."""
    return f"{place + 1}:{effect.text}"[:60]


def part_named(frame: Frame, key: str) -> Effect:
    """The part that an answer names."""
    return parts_in(frame)[int(key.partition(":")[0]) - 1]


def _is_plain(effect: Effect) -> bool:
    """Whether an effect only gives, so that nobody need be asked."""
    return bool(word_of(effect).plain(effect))


class Block(Asking):
    """R3.9: the parts of one block, each optional; what they trigger comes in between."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        found = self._possible(here, frame)
        if self._goes_by_itself(frame, [effect for _, effect in found]) or self._steady(here, frame, found):
            return []
        options = [Option(key_of(place, effect)) for place, effect in found]
        if sum(_is_plain(effect) for _, effect in found) > 1:
            options.append(REST)
        return options + done_unless(frame.count("must") and self.useful(here, frame))

    def useful(self, here: Here, frame: Frame) -> bool:
        """Parts that permanent cards add to a slot do not count as using it (R8.14)."""
        own = len(frame.words("parts")) - _added(frame)
        return any(place < own for place, _ in self._possible(here, frame))

    def _possible(self, here: Here, frame: Frame) -> list[tuple[int, Effect]]:
        return [(place, part) for place, part in enumerate(parts_in(frame)) if possible(here, part)]

    def _goes_by_itself(self, frame: Frame, effects: list[Effect]) -> bool:
        """R3.10: nothing but gains, or one thing that asks for itself."""
        if all(map(_is_plain, effects)):
            return True
        if len(effects) > 1:
            return False
        return bool(frame.count("must")) or not word_of(effects[0]).weighed

    def prompt(self, here: Here, frame: Frame) -> Say:
        return Say("ask-block", {"source": by_said(self.facts, frame.word("by"))})

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        if key == REST.key:
            return Say("rest")
        part = part_named(frame, key)
        return Say("do-part", {"what": short_said(part)})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        if key == REST.key:
            for _, effect in self._possible(here, frame):
                if _is_plain(effect):
                    self._use(here, frame, effect, flow)
            return
        part = part_named(frame, key)
        self._use(here, frame, part, flow)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        here = self.here(state, frame)
        found = self._possible(here, frame)
        if not found:
            flow.end()
        by_itself = self._goes_by_itself(frame, [effect for _, effect in found])
        for _, effect in found if by_itself else self._steady(here, frame, found):
            self._use(here, frame, effect, flow)

    def _steady(self, here: Here, frame: Frame, found: list[tuple[int, Effect]]) -> list[tuple[int, Effect]]:
        """R3.10: goods and points that come first, for their order cannot matter."""
        if here.state.first_rules:
            return []
        return [(place, effect) for place, effect in found if is_steady(here, effect, frame.word("by"))]

    def _use(self, here: Here, frame: Frame, effect: Effect, flow: Flow) -> None:
        parts, must = frame.words("parts"), frame.count("must")
        place, added = parts.index(effect.text), _added(frame)
        own = place < len(parts) - added
        if isinstance(effect, e.Pay) and effect.times > 1:  # R8.5
            parts[place] = effect.again
        else:
            del parts[place]
            frame.memo["added"] = added if own else added - 1
        if own:
            frame.memo["must"] = 0
        perform(here, effect, flow, frame.word("by"), must if own else 0)


def _added(frame: Frame) -> int:
    """How many parts permanent cards add to a slot, last in the list (R8.14)."""
    return frame.count("added") if "added" in frame.memo else 0


class Either(Asking):
    """R3.9: one of several."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        found = self._possible(here, frame)
        if len(found) == 1 and (frame.count("must") or not word_of(found[0][1]).weighed):
            return []
        return [Option(key_of(n, effect)) for n, effect in found] + done_unless(frame.count("must"))

    def useful(self, here: Here, frame: Frame) -> bool:
        return bool(self._possible(here, frame))

    def _possible(self, here: Here, frame: Frame) -> list[tuple[int, Effect]]:
        return [(place, part) for place, part in enumerate(parts_in(frame)) if possible(here, part)]

    def prompt(self, here: Here, frame: Frame) -> Say:
        return Say("ask-either", {"source": by_said(self.facts, frame.word("by"))})

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        choice = part_named(frame, key)
        return Say("do-part", {"what": short_said(choice)})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        choice = part_named(frame, key)
        flow.end()
        perform(here, choice, flow, frame.word("by"), frame.count("must"))

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        here = self.here(state, frame)
        found = self._possible(here, frame)
        flow.end()
        for _, effect in found[:1]:
            perform(here, effect, flow, frame.word("by"), frame.count("must"))


class CardBlock(Asking):
    """R3.6, R8.1, R9.2: the card's own block: pay for a special card, then its effect or its place."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        cost = self.facts.cards[here.state.now.card].cost
        if not cost or here.nation.goods["cr"] < cost:
            return []
        return [Option("pay"), *done_unless(0)]

    def prompt(self, here: Here, frame: Frame) -> Say:
        card = here.state.now.card
        facts = {"card": card_line(self.facts, card)}
        return Say("ask-card", {**facts, "count": self.facts.cards[card].cost})

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        return Say("pay-for", {"count": self.facts.cards[here.state.now.card].cost})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        card = here.state.now.card
        pay(here, {"cr": self.facts.cards[card].cost}, flow, card)
        self._resolve(here, frame, flow)

    def left(self, here: Here, frame: Frame, flow: Flow) -> None:
        give_back(here, flow)
        flow.end()

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        here = self.here(state, frame)
        if self.facts.cards[state.now.card].cost:  # R9.3: it cannot be paid for
            self.left(here, frame, flow)
        else:
            self._resolve(here, frame, flow)

    def _resolve(self, here: Here, frame: Frame, flow: Flow) -> None:
        card = here.state.now.card
        flow.end()
        if self.facts.cards[card].type != "instant":
            claim(here, card, flow)
            return
        if self.facts.cards[card].cost:  # R9.4: it stays with its owner
            here.nation.paid.append(card)
            here.state.now.card = ""
            count_contracts(here, flow)
        parts = parts_of(self.facts.cards[card].effects)
        call_parts(here, parts, flow, card)


def claim(here: Here, card: str, flow: Flow) -> None:
    """R8.2: a card beside the board; R8.4: a fifth action card needs room first."""
    nation = here.nation
    if here.facts.cards[card].type != "action":
        nation.claimed.append(card)
    elif len(nation.actions) >= here.facts.rules.actions:
        flow.call("room", here.seat)
        return
    else:
        nation.actions.append(card)
    here.state.now.card = ""
    flow.tell("claimed", who=Who(here.seat), card=card_said(here.facts, card))
    count_contracts(here, flow)


class Room(Asking):
    """R8.4: an old action card goes; if it was ready, it may be used now."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        return [*map(Option, here.nation.actions), *done_unless(0)]

    def prompt(self, here: Here, frame: Frame) -> Say:
        return Say("ask-room", {"card": card_line(self.facts, here.state.now.card)})

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        name = "room-used" if key in here.nation.used else "room-ready"
        return Say(name, {"card": card_said(self.facts, key)})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        nation = here.nation
        nation.actions.remove(key)
        ready = key not in nation.used
        flow.tell("made-room", who=Who(here.seat), card=card_said(self.facts, key))
        if not ready:
            nation.used.remove(key)
        discard(here, key, flow)
        claim(here, here.state.now.card, flow)
        flow.end()
        if ready:
            call_parts(here, parts_of(self.facts.cards[key].effects), flow, key)

    def left(self, here: Here, frame: Frame, flow: Flow) -> None:
        give_back(here, flow)
        flow.end()


class Trial(Asking):
    """R8.8: what one upgraded structure makes by itself."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        found = list(map(Option, trial_kinds(here, effect_in(frame, e.Trial).kinds)))
        return found + done_unless(frame.count("must")) if found else []

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        return Say("trial-of", {"kind": Say(f"one-{key}"), "what": amounts_said(trial(here, key))})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        gain(here, trial(here, key), flow, frame.word("by"))
        flow.end()


def trial(here: Here, kind: str) -> dict[str, int]:
    made = here.facts.makes[kind]
    return {**made.plain, **made.upgraded}


class Pick(Asking):
    """R3.9: different resources of one's choice, one at a time."""

    def options(self, here: Here, frame: Frame) -> list[Option]:
        found = [Option(name) for name in e.RESOURCES if name not in _taken(frame)]
        return found + done_unless(frame.count("must")) if frame.count("left") else []

    def label(self, here: Here, frame: Frame, key: str) -> Say:
        return Say(f"n-{key}", {"count": 1})

    def chosen(self, here: Here, frame: Frame, key: str, flow: Flow) -> None:
        frame.memo.update(taken=[*_taken(frame), key], left=frame.count("left") - 1, must=0)
        gain(here, {key: 1}, flow, frame.word("by"))


def _taken(frame: Frame) -> list[str]:
    return frame.words("taken") if "taken" in frame.memo else []
