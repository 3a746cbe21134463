"""What happens to a nation: gains, draws, steps on the track, and what they set off."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.game import Flow
from games.core.model import Who
from games.underwater_cities.costs import spend
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import Amounts, Effect, Per
from games.underwater_cities.facts import parts_of
from games.underwater_cities.network import Here, tally
from games.underwater_cities.state import Buried
from games.underwater_cities.wording import amounts_said, card_said, cards_said, contract_said, source_said

SLOT = "slot:"
TOP_SPACE = 4  # steps to space 1


def gain(here: Here, what: Mapping[str, int], flow: Flow, source: str) -> None:
    """R4.1: take from the supply, score, draw. `source` names what gave it; "slot:Y1" for a slot itself."""
    nation, goods = here.nation, here.nation.goods
    for name, number in what.items():
        if name in goods:
            goods[name] += number
        elif name == "vp":
            nation.points += number
    plain = {name: number for name, number in what.items() if name not in ("cd", "fed")}
    if plain:
        said = source_said(here.facts, source.removeprefix(SLOT))
        flow.tell("gained", who=Who(here.seat), what=amounts_said(plain), source=said)
    if "cd" in what:
        draw(here, what["cd"], flow)
    if "fed" in what:
        advance(here, what["fed"], flow)
    if source.startswith(SLOT):  # R8.12: only what the slot itself gives
        for name in plain:
            fire(here, f"gives.{name}", flow)


def draw(here: Here, count: int, flow: Flow) -> None:
    """R4.1: from the deck of the era; R4.2: its discard pile is shuffled when it is empty."""
    state = here.state
    cards: list[str] = []
    while len(cards) < count and (state.deck or state.discard):
        if not state.deck:
            state.deck, state.discard = flow.rng.shuffled(sorted(state.discard)), []
            flow.reveal("reshuffled")
        cards.append(state.deck.pop())
    if not cards:
        return
    state.hands[here.seat] = sorted(state.hands[here.seat] + cards)
    flow.tell("drew", who=Who(here.seat), count=len(cards))
    flow.whisper(here.seat, "drew-cards", cards=cards_said(here.facts, cards))


def advance(here: Here, steps: int, flow: Flow) -> None:
    """R7.2-R7.4: up the Federation track, the bonus of every space entered, then onto the stack."""
    state, seat = here.state, here.seat
    for _ in range(steps):
        if state.fed[seat] < TOP_SPACE:
            state.fed[seat] += 1
            _enter(here, state.space(seat), flow)
        else:  # R7.4
            here.nation.points += 1
            flow.tell("beyond", who=Who(seat))
        if seat in state.arrivals:
            state.arrivals.remove(seat)
        state.arrivals.append(seat)


def _enter(here: Here, space: int, flow: Flow) -> None:
    flow.tell("advanced", who=Who(here.seat), space=space)
    bonus = here.facts.track.get(space)
    if bonus:
        gain(here, bonus, flow, "track")
    fire(here, f"enter.{space}", flow)


def pay(here: Here, cost: Amounts, flow: Flow, source: str) -> None:
    spend(here.nation.goods, cost)
    if cost:
        said = source_said(here.facts, source.removeprefix(SLOT))
        flow.tell("paid", who=Who(here.seat), what=amounts_said(cost), source=said)


def per_amounts(here: Here, effect: Per) -> Amounts:
    """R8.7: so much for every so many, rounded down."""
    times = min(effect.most, tally(here)[effect.metric] // effect.every)
    return {name: number * times for name, number in effect.what.items()} if times else {}


def fire(here: Here, event: str, flow: Flow) -> None:
    """R4.3: what permanent cards do when something happens, at once."""
    waiting = here.facts.on.get(event)
    if not waiting:
        return
    for key in here.nation.claimed:
        for effect in waiting.get(key, ()):
            if effect.once and key in here.state.now.once:
                continue
            if effect.once:
                here.state.now.once.append(key)
            set_off(here, effect.effect, flow, key)


def set_off(here: Here, effect: Effect, flow: Flow, source: str) -> None:
    """Trigger an effect: apply it at once, or ask about it next."""
    word = word_of(effect)
    if word.plain(effect):
        word.do(here, effect, flow, source, 0)
    else:
        flow.call("block", here.seat, parts=parts_of((effect,)), by=source, must=0)


def count_contracts(here: Here, flow: Flow) -> None:
    """R12.2: who meets all criteria of a contract may take it, at once."""
    stack = here.state.stack
    if not contracts_met(here):
        return
    if here.state.first_rules:
        for key in contracts_met(here):
            take_contract(here, key, flow)
    elif not any(frame.step == "contract" for frame in stack):
        flow.call("contract", here.seat)


def contracts_met(here: Here) -> list[str]:
    """The contracts whose criteria a nation meets, unless it declined them in this turn."""
    state = here.state
    if not state.contracts:
        return []
    numbers, found = tally(here), here.facts.contracts
    met = [key for key in state.contracts if all(_meets(numbers, need) for need in found[key].needs)]
    return [key for key in met if key not in state.now.declined]


def _meets(numbers: Mapping[str, int], need: tuple[str, str, int]) -> bool:
    metric, sign, bound = need
    return numbers[metric] == bound if sign == "==" else numbers[metric] >= bound


def take_contract(here: Here, key: str, flow: Flow) -> None:
    """A contract with what it gives."""
    here.state.contracts.remove(key)
    here.nation.contracts.append(key)
    flow.tell("contract-taken", who=Who(here.seat), contract=contract_said(here.facts, key))
    set_off(here, here.facts.contracts[key].gives, flow, key)


def give_back(here: Here, flow: Flow) -> None:
    """R9.3: a special card that does not match or is not paid for goes under its deck at once."""
    now = here.state.now
    if here.facts.cards[now.card].cost and not here.state.first_rules:
        discard(here, now.card, flow)
        now.card = ""


def discard(here: Here, card: str, flow: Flow) -> None:
    """Where a card goes: its era's pile, out of the game, or under the special cards."""
    state, fact = here.state, here.facts.cards[card]
    known = state.known[here.seat]
    if card in known:
        known.remove(card)
    if fact.cost in (1, 2):  # R9.3
        state.specials.insert(0, Buried(card, open=True))
        turn_up(here, flow)
    elif fact.era == state.era:
        state.discard.append(card)
    else:  # R9.4, R10.9
        state.out.append(card)


def turn_up(here: Here, flow: Flow) -> None:
    """R9.1: the top special card lies face up."""
    specials = here.state.specials
    if specials and not specials[-1].open:
        specials[-1] = Buried(specials[-1].card, open=True)
        flow.reveal("special-turned", card=card_said(here.facts, specials[-1].card))
