"""What a builder of nations knows by instinct: a network that grows, and goods to build it with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from games.core.instincts import Picks, Weighted, Weights, weights
from games.core.model import Decision
from games.core.rng import Rng
from games.underwater_cities import production
from games.underwater_cities.appraisal import Appraisal, Worths
from games.underwater_cities.boards import site
from games.underwater_cities.costs import price
from games.underwater_cities.effects import BUILDINGS, KINDS, Build
from games.underwater_cities.effects import CITIES as CITY_KINDS
from games.underwater_cities.facts import Facts
from games.underwater_cities.network import Here, connected, tunnels_to_brown
from games.underwater_cities.parsing import amounts, parse
from games.underwater_cities.scoring import final
from games.underwater_cities.slot_choices import CLONE, choice_of_key, matches
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.steps.base import ABILITY
from games.underwater_cities.steps.blocks import part_named
from games.underwater_cities.steps.turn import hand_keys

IDLE = ("done", "slot-only", "rest", "pass")
SPENDS = "bi-for-"  # biomatter by wish
PLOTS = 3  # at a city
KEPT = 0.6  # the part of a card's worth that is lost if it is played without its effect


class Knowledge(Weights, frozen=True, forbid_unknown_fields=True):
    """The table `instincts.toml`: weights in the words of the rulebook."""

    aim: float
    linked: float
    city: float
    tunnel: float
    free_plot: float
    more_to_come: float
    hungry: float
    action: float
    card: float
    hoard: float
    enough: int
    value: dict[str, float]
    hesitation: float
    worths: Worths


class UnderwaterCitiesInstincts(Weighted[State, Facts, Knowledge]):
    shipped = weights(Knowledge, __file__)

    def hopes(self, state: State) -> Sequence[float]:
        return [self._hope(Here(self.facts, state, seat)) for seat in state.everyone]

    def _hope(self, here: Here) -> float:
        """Points if it ended now, what is still to be made, what the network and the store are worth."""
        knows, state, nation = self.knows, here.state, here.nation
        left, time = self._to_come(state)
        report = production.forecast(here)
        yearly = sum(knows.value[what] * number for what, number in report.made.items())
        short = max(0, report.cities - report.made.get("ke", 0) - nation.goods["ke"] - nation.goods["bi"])
        promise = self._store(nation.goods) + knows.action * (len(nation.actions) - len(nation.used))
        promise += knows.card * len(state.hands[here.seat])
        grown = (1 + knows.more_to_come * left) * self._network(here)
        return sum(final(here).values()) + left * yearly - knows.hungry * short + time * (promise + grown)

    def _to_come(self, state: State) -> tuple[int, float]:
        """Productions still to come, and the share of later gains that counts, from 1 down to 0."""
        rounds = self.facts.rules.rounds
        left = len(rounds) - state.era + 1
        if left > 1:
            return left, 1.0
        turns = (rounds[-1] - state.round) + len(state.queue) / max(1, state.seats * self.facts.rules.turns)
        return left, min(1.0, 0.15 + 0.85 * turns / rounds[-1])

    def _store(self, goods: dict[str, int]) -> float:
        """Goods to build with; beyond a few they are only hoarded."""
        knows = self.knows
        return sum(
            knows.value[what] * (min(n, knows.enough) + knows.hoard * max(0, n - knows.enough))
            for what, n in goods.items()
        )

    def _network(self, here: Here) -> float:
        knows, nation = self.knows, here.nation
        live = connected(here.board, nation)
        plots = PLOTS * len(live) - len(nation.plots)
        grown = (
            knows.linked * len(live) + knows.city * len(nation.cities) + knows.tunnel * len(nation.tunnels)
        )
        return (
            grown + knows.free_plot * max(0, min(plots, 4)) - knows.aim * tunnels_to_brown(here.board, nation)
        )

    def answer(self, state: State, decision: Decision, rng: Rng) -> Picks:
        """What seems to be worth most, to somebody in a hurry."""
        here = Here(self.facts, state, decision.seat)
        hurried = Hurried(self._appraisal(here), here)
        hesitation = self.knows.hesitation
        gains = {
            one.key: hurried.sense(decision.step, one.key) + hesitation * rng.below(64) / 64
            for one in decision.options
        }
        if decision.least == decision.most == 1:
            return (max(gains, key=gains.__getitem__),)
        ordered = sorted(gains, key=gains.__getitem__, reverse=decision.step == "keep")
        return tuple(one.key for one in decision.options if one.key in ordered[: decision.least])

    def _appraisal(self, here: Here) -> Appraisal:
        state, rules = here.state, self.facts.rules
        to_come = rules.turns * (self.facts.last_round - state.round) + state.queue.count(here.seat)
        return Appraisal(here, self.knows.worths, len(rules.rounds) - state.era + 1, to_come)


class Hurried:
    """A quick guess at single answers of one seat."""

    def __init__(self, eyes: Appraisal, here: Here) -> None:
        self.eyes, self.here = eyes, here
        self.slots = here.facts.side(here.state.seats)
        self._cards: dict[str, float] = {}
        self._labels: dict[str, float] = {}

    def sense(self, step: str, key: str) -> float:
        if key in IDLE:
            return 0.0 if step in ("build", "upgrade") else -1.0
        if key.startswith(SPENDS):
            return -0.5
        if key.startswith(ABILITY):
            return self.eyes.effect(self.here.facts.abilities[key.removeprefix(ABILITY)]) - 0.1
        guess = self._guesses.get(step)
        return guess(self, key) if guess else 0.0

    def _card(self, key: str) -> float:
        if key not in self._cards:
            self._cards[key] = self.eyes.card(key)
        return self._cards[key]

    def _slot(self, label: str) -> float:
        if label not in self._labels:
            self._labels[label] = self.eyes.slot(label)
        return self._labels[label]

    def _play(self, key: str) -> float:
        """The best slot for a card, with its effect if it matches; less what it would be worth later."""
        colour, worth = self.here.facts.cards[key].colour, self._card(key)
        free = list(self.eyes.free_slots())
        best = max(self._slot(label) + worth * (self.slots[label].colour == colour) for label in free)
        return best - KEPT * worth

    def _place(self, key: str) -> float:
        state = self.here.state
        label, card = choice_of_key(state, key).removeprefix(CLONE), state.chosen[self.here.seat]
        return self._slot(label) + self._card(card) * matches(self.here, label, card)

    def _hand(self, key: str) -> float:
        return self._card(hand_keys(self.here)[key])

    def _part(self, key: str) -> float:
        """One of several effects, by its number."""
        return self.eyes.effect(part_named(self.here.state.frame, key))

    def _build(self, key: str) -> float:
        frame = self.here.state.frame
        effect = parse(frame.word("effect"))
        assert isinstance(effect, Build)
        if key in KINDS:
            return self.eyes._built(effect, key)
        kind = str(frame.memo.get("kind", "")) or self._kind(effect, key)
        return self.eyes.site(kind, key) - self.eyes.paid(price(self.here, kind, effect))

    def _kind(self, effect: Build, key: str) -> str:
        """What is built on a site: the one kind of its sort that there is to choose."""
        place = site(key).kind
        sort = BUILDINGS if place == "building" else CITY_KINDS if place == "city" else ("tunnel",)
        return next(kind for kind in effect.kinds if kind in sort)

    def _upgrade(self, key: str) -> float:
        name, _, paid = key.partition("=")
        cost = amounts(paid) if paid and paid != "free" else {"sc": 1}
        return self.eyes.upgraded(name) - self.eyes.paid(cost)

    def _special(self, key: str) -> float:
        state = self.here.state
        if not key.startswith("S") or not key[1:].isdigit() or not state.offer:
            return 1.0
        place = int(key[1:]) - 1
        card = state.offer[place] if place < len(state.offer) else state.specials[-1].card
        return self._card(card)

    def _pick(self, key: str) -> float:
        return self.eyes.gained({key: 1})

    def _room(self, key: str) -> float:
        """The action card that is missed least."""
        return 1.0 - self.eyes.used(key)

    _guesses: ClassVar[dict[str, Callable[[Hurried, str], float]]] = {
        "play": _play,
        "place": _place,
        "keep": _hand,
        "limit": _hand,
        "block": _part,
        "either": _part,
        "build": _build,
        "upgrade": _upgrade,
        "special": _special,
        "keep-special": _card,
        "pick": _pick,
        "use": lambda hurried, key: hurried.eyes.used(key),
        "borrow": _slot,
        "room": _room,
    }
