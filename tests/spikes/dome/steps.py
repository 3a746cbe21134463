"""One turn: a card on a slot, two blocks of effects in either order, and all that they set off."""

from __future__ import annotations

from games.core import copies
from games.core.game import Flow, Step, Together
from games.core.model import Action, Decision, Ending, Frame, Option, Question, Say, Seat, SheetLine, Who, say
from tests.spikes.dome.state import DomeState as State
from tests.spikes.dome.state import Facts

ROUNDS = 5
SITES = "abcdefgh"
COST = {"city": {"kelp": 1, "steel": 1}, "farm": {"kelp": 1}}


class DomeStep(Step[State]):
    def __init__(self, facts: Facts) -> None:
        self.facts = facts


class Round(DomeStep):
    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if state.order:
            seat = state.order.pop(0)
            flow.turn(seat)
            flow.call("play", seat)
        elif state.round == ROUNDS:
            finish(state, flow, "rounds")
        else:
            state.round += 1
            state.taken.clear()
            state.order = list(state.staying)
            flow.call("limit")


class Limit(Together[State]):
    """Everyone over the limit discards at once, as many as it takes."""

    def seats(self, state: State, frame: Frame) -> list[Seat]:
        return [seat for seat in state.everyone if len(state.hands[seat]) > state.limit]

    def decision(self, state: State, frame: Frame, seat: Seat) -> Decision:
        keys = copies.keys(state.hands[seat])
        excess = len(keys) - state.limit
        return Decision(seat, "limit", tuple(map(Option, keys)), tuple(keys[:excess]), excess, excess)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {key: Say(copies.thing(key)) for key in copies.keys(state.hands[seat])}
        count = len(state.hands[seat]) - state.limit
        return Question(say("ask-limit", count=count), say("wait-limit", count=count), labels)

    def settle(self, state: State, frame: Frame, answers: dict[Seat, tuple[str, ...]], flow: Flow) -> None:
        for seat, keys in answers.items():
            cards = [copies.thing(key) for key in keys]
            state.hands[seat] = copies.without(state.hands[seat], cards)
            state.discard += cards
            flow.reveal("discarded", who=Who(seat), cards=tuple(map(Say, cards)))
        flow.end()


class Play(DomeStep):
    """Which card; it is shown as it is played."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = tuple(Option(card) for card in sorted(set(state.hands[frame.mover])))
        if not options:
            return ()
        return (Decision(frame.mover, "play", options, (options[0].key,)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {card: say("card", card=Say(card)) for card in state.hands[seat]}
        return Question(Say("ask-play"), say("wait-play", who=Who(seat)), labels, _goods(state, seat))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (card,) = action.picks
        state.hands[frame.mover].remove(card)
        flow.goto("slot", frame.mover, card=card)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.end()


class ChooseSlot(DomeStep):
    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        free = [slot for slot in self.facts.slots if slot not in state.taken]
        return (Decision(frame.mover, "slot", tuple(map(Option, free)), (free[-1],)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        colour = self.facts.cards[frame.word("card")].colour
        labels = {
            name: say("slot-match" if slot.colour == colour else "slot", slot=Say(name))
            for name, slot in self.facts.slots.items()
        }
        prompt = say("ask-slot", card=Say(frame.word("card")))
        return Question(prompt, say("wait-play", who=Who(seat)), labels)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (slot,) = action.picks
        card, seat = frame.word("card"), frame.mover
        if slot != "always":
            state.taken.append(slot)
        flow.tell("played", who=Who(seat), card=Say(card), slot=Say(slot))
        if self.facts.cards[card].colour == self.facts.slots[slot].colour:
            flow.goto("order", seat, card=card, slot=slot)
            return
        state.discard.append(card)
        flow.goto("block", seat, source=slot, parts=list(self.facts.slots[slot].parts))


class Order(DomeStep):
    """Colours match: the card's block before or after the slot's, or not at all."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = tuple(map(Option, ("card-first", "slot-first", "slot-only")))
        return (Decision(frame.mover, "order", options, ("slot-only",)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {name: Say(name) for name in ("card-first", "slot-first", "slot-only")}
        return Question(Say("ask-order"), say("wait-play", who=Who(seat)), labels)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,) = action.picks
        seat, card, slot = frame.mover, frame.word("card"), frame.word("slot")
        blocks = [slot] if pick == "slot-only" else [slot, card]
        if pick == "card-first":
            blocks.reverse()
        (state.claimed[seat] if self._permanent(card, pick) else state.discard).append(card)
        for source in reversed(blocks):  # the last one called is done first
            flow.call("block", seat, source=source, parts=list(self._parts(source)))
        flow.end()

    def _permanent(self, card: str, pick: str) -> bool:
        return bool(self.facts.cards[card].on) and pick != "slot-only"

    def _parts(self, source: str) -> tuple[str, ...]:
        if source in self.facts.slots:
            return self.facts.slots[source].parts
        return self.facts.cards[source].parts


class Block(DomeStep):
    """The parts of one block in any order, each to be left out; triggers come in between."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        parts = [part for part in frame.words("parts") if possible(state, frame.mover, part)]
        if not parts:
            return ()
        options = (*map(Option, parts), Option("done"))
        return (Decision(frame.mover, "block", options, ("done",)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {part: part_label(part) for part in frame.words("parts")} | {"done": Say("done")}
        prompt = say("ask-block", source=Say(frame.word("source")))
        return Question(prompt, say("wait-play", who=Who(seat)), labels, _goods(state, seat))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (part,) = action.picks
        if part == "done":
            flow.end()
            return
        frame.words("parts").remove(part)
        perform(state, frame.mover, part, flow)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.end()


class Either(DomeStep):
    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        parts = [part for part in frame.words("parts") if possible(state, frame.mover, part)]
        return (Decision(frame.mover, "either", tuple(map(Option, parts)), (parts[0],)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {part: part_label(part) for part in frame.words("parts")}
        return Question(Say("ask-either"), say("wait-play", who=Who(seat)), labels)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        perform(state, frame.mover, action.picks[0], flow)
        flow.end()


class Build(DomeStep):
    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        free = _free_sites(state, frame.mover)
        options = (*(Option(f"site:{site}", spot=site) for site in free), Option("skip"))
        return (Decision(frame.mover, "build", options, ("skip",)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {f"site:{site}": say("site", site=site.upper()) for site in SITES} | {"skip": Say("skip")}
        prompt = say("ask-build", what=Say(frame.word("what")))
        return Question(prompt, say("wait-play", who=Who(seat)), labels, _goods(state, seat))

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        seat, what, (pick,) = frame.mover, frame.word("what"), action.picks
        flow.end()
        if pick == "skip":
            return
        site = pick.partition(":")[2]
        for good, count in COST[what].items():
            state.goods[seat][good] -= count
        state.sites[seat].append(f"{what}:{site}")
        flow.tell("built", who=Who(seat), what=Say(what), site=site.upper())
        for card in state.claimed[seat]:
            if self.facts.cards[card].on == what:
                flow.call("block", seat, source=card, parts=list(self.facts.cards[card].then))


class Search(DomeStep):
    """Look at some cards, keep one, shuffle the others back: what is looked at is a secret field."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = tuple(map(Option, copies.keys(state.looking[frame.mover])))
        return (Decision(frame.mover, "search", options, (options[0].key,)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {key: Say(copies.thing(key)) for key in copies.keys(state.looking[seat])}
        return Question(Say("ask-search"), say("wait-search", who=Who(seat)), labels)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        card = copies.thing(action.picks[0])
        rest = copies.without(state.looking.pop(frame.mover), [card])
        state.hands[frame.mover] = sorted([*state.hands[frame.mover], card])
        state.deck = flow.rng.shuffled([*state.deck, *rest])
        flow.tell("kept-one", who=Who(frame.mover))
        flow.end()


def possible(state: State, seat: Seat, part: str) -> bool:
    """Whether a part of a block can do anything now."""
    verb, _, rest = part.partition(":")
    if verb == "build":
        affordable = all(state.goods[seat][good] >= count for good, count in COST[rest].items())
        return affordable and bool(_free_sites(state, seat))
    if verb == "either":
        return any(possible(state, seat, choice) for choice in rest.split("|"))
    if verb in ("draw", "search"):
        return bool(state.deck or state.discard)
    return True


def perform(state: State, seat: Seat, part: str, flow: Flow) -> None:
    """One part of a block; what needs an answer is called."""
    verb, _, rest = part.partition(":")
    if verb == "gain":
        good, _, count = rest.partition(":")
        state.goods[seat][good] += int(count)
        flow.tell("gained", who=Who(seat), good=Say(good), count=int(count))
    elif verb == "draw":
        cards = draw(state, int(rest), flow)
        state.hands[seat] = sorted(state.hands[seat] + cards)
        flow.tell("drew", who=Who(seat), count=len(cards))
        flow.whisper(seat, "drew-cards", cards=tuple(map(Say, cards)))
    elif verb == "search":
        state.looking[seat] = sorted(draw(state, int(rest), flow))
        flow.whisper(seat, "looked", cards=tuple(map(Say, state.looking[seat])))
        flow.call("search", seat)
    elif verb == "build":
        flow.call("build", seat, what=rest)
    else:
        flow.call("either", seat, parts=rest.split("|"))


def draw(state: State, count: int, flow: Flow) -> list[str]:
    cards: list[str] = []
    while len(cards) < count and (state.deck or state.discard):
        if not state.deck:
            state.deck = flow.rng.shuffled(state.discard)
            state.discard = []
            flow.tell("reshuffled")
        cards.append(state.deck.pop())
    return cards


def finish(state: State, flow: Flow, reason: str) -> None:
    scores = tuple(len(state.sites[seat]) * 2 + len(state.claimed[seat]) for seat in state.everyone)
    best = max(scores[seat] for seat in state.staying)
    winners = tuple(seat for seat in state.staying if scores[seat] == best)
    flow.finish(Ending(reason, scores, winners, (SheetLine(Say("sheet-all"), scores),)))


def part_label(part: str) -> Say:
    verb, _, rest = part.partition(":")
    if verb == "gain":
        good, _, count = rest.partition(":")
        return say("do-gain", good=Say(good), count=int(count))
    if verb == "build":
        return say("do-build", what=Say(rest))
    if verb == "either":
        return say("do-either", choices=tuple(part_label(choice) for choice in rest.split("|")))
    return say(f"do-{verb}", count=int(rest))


def _free_sites(state: State, seat: Seat) -> list[str]:
    built = {site.partition(":")[2] for site in state.sites[seat]}
    return [site for site in SITES if site not in built]


def _goods(state: State, seat: Seat) -> Say:
    return say("goods", **state.goods[seat])
