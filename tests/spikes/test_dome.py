"""Effects inside effects: blocks in either order, draws in the middle, triggers, discards at once."""

from __future__ import annotations

from games.core import engine
from games.core.engine import Barrier, Change
from games.core.model import Action, Seat
from games.core.steps import Flow
from tests.spikes.dome import GAME
from tests.spikes.dome.state import DomeState

A, B = Seat(0), Seat(1)


def turn(*hand: str, claimed: tuple[str, ...] = (), kelp: int = 5, steel: int = 5) -> Change[DomeState]:
    """Seat A's turn begins with these cards in hand and before them."""
    state = GAME.deal(GAME.setup(2, "scene"))
    every = sorted([*state.deck, *(card for cards in state.hands.values() for card in cards)])
    for card in (*hand, *claimed):
        every.remove(card)
    state.hands = {A: sorted(hand), B: []}
    state.claimed[A] = list(claimed)
    state.deck, state.round, state.order = every, 1, [A]
    state.goods[A] = {"kelp": kelp, "steel": steel}
    GAME.steps["round"].run(state, state.frame, Flow(state))
    return Change(state, (), engine.decisions(GAME, state), Barrier.HARD, True, frozenset())


def do(change: Change[DomeState], *picks: str) -> Change[DomeState]:
    """Answers one after another, each to the question that is open then."""
    for pick in picks:
        (decision,) = change.asked
        change = engine.apply(GAME, change.state, Action(decision.seat, decision.step, (pick,)))
    return change


def steps(change: Change[DomeState]) -> list[str]:
    return [frame.step for frame in change.state.stack]


def told(change: Change[DomeState]) -> list[str]:
    return [event.say.name for event in change.events]


def test_matching_colours_give_two_blocks_in_the_order_chosen() -> None:
    change = do(turn("kelp_bed", "crew"), "kelp_bed", "harvest", "card-first")
    assert change.state.frame.word("source") == "kelp_bed"
    change = do(turn("kelp_bed", "crew"), "kelp_bed", "harvest", "slot-first")
    assert change.state.frame.word("source") == "harvest"
    change = do(change, "gain:kelp:1", "done")
    assert change.state.frame.word("source") == "kelp_bed"


def test_a_card_of_another_colour_brings_only_the_slot() -> None:
    change = do(turn("kelp_bed", "crew"), "kelp_bed", "dock")
    assert steps(change) == ["round", "block"]
    assert change.state.discard == ["kelp_bed"]


def test_a_trigger_comes_inside_the_effect_that_set_it_off() -> None:
    change = do(turn("crew", "crew", claimed=("embassy",)), "crew", "dock", "card-first")
    change = do(change, "build:city", "site:b")
    assert steps(change) == ["round", "block", "block", "block"]
    assert change.state.frame.word("source") == "embassy"
    change = do(change, "draw:1", "gain:steel:1")
    assert change.state.frame.word("source") == "crew"


def test_effects_nest_as_deep_as_the_cards_say_and_come_back_in_order() -> None:
    change = do(turn("crew", "crew", claimed=("nursery", "embassy")), "crew", "dock", "card-first")
    change = do(change, "build:farm", "site:a", "either:gain:kelp:1|build:city", "build:city")
    assert steps(change) == ["round", "block", "block", "block", "build"]
    change = do(change, "site:b", "draw:1")
    sources = [frame.word("source") for frame in change.state.stack[1:]]
    assert sources == ["dock", "crew", "nursery", "embassy"]
    change = do(change, "done")
    assert change.state.frame.word("source") == "crew"


def test_a_draw_in_the_middle_of_a_turn_is_whispered_and_cannot_be_taken_back() -> None:
    change = do(turn("kelp_bed", "crew"), "kelp_bed", "harvest", "card-first", "draw:1")
    assert told(change) == ["drew", "drew-cards"]
    assert (change.barrier, change.learned, change.settled) == (Barrier.HARD, frozenset((A,)), False)


def test_up_to_the_draw_everything_may_be_taken_back() -> None:
    change = turn("kelp_bed", "crew")
    for pick in ("kelp_bed", "harvest", "card-first", "gain:kelp:2"):
        change = do(change, pick)
        assert change.barrier is Barrier.NONE


def test_a_part_that_cannot_be_done_is_not_offered() -> None:
    change = do(turn("crew", "crew", kelp=0), "crew", "dock", "card-first")
    assert change.state.frame.word("source") == "dock"
    assert change.asked[0].keys == ("draw:1", "done")


def test_everyone_over_the_limit_discards_at_once_exactly_as_many_as_it_takes() -> None:
    state = engine.start(GAME, GAME.setup(3, "limit", {"limit": "1"})).state
    asked = engine.decisions(GAME, state)
    assert [(d.seat, d.least, d.most, len(d.options)) for d in asked] == [(s, 3, 3, 4) for s in range(3)]


def test_discards_are_shown_only_when_the_last_is_in() -> None:
    change = engine.start(GAME, GAME.setup(3, "limit", {"limit": "1"}))
    for decision in change.asked:
        assert told(change) == []
        change = engine.apply(GAME, change.state, Action(decision.seat, "limit", decision.keys[1:]))
    assert told(change) == ["discarded"] * 3
    assert [len(hand) for hand in change.state.hands.values()] == [1, 1, 1]


def test_cards_looked_at_are_offered_to_the_one_who_looks_and_seen_by_nobody_else() -> None:
    change = do(turn("kelp_bed", "crew"), "kelp_bed", "library", "search:2")
    assert len(GAME.view(change.state, A).looking) == 2
    assert GAME.view(change.state, B).looking == ()
    change = do(change, change.asked[0].keys[0])
    assert len(change.state.hands[A]) == 2
