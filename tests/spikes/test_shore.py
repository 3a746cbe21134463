"""The window in which others may repel: who is asked, who wins, and what nobody may learn."""

from __future__ import annotations

from games.core import codec, engine, orders
from games.core.engine import LEAVE, Barrier, Change
from games.core.model import Action, Frame, Seat
from games.core.rng import Rng
from tests.spikes.shore import GAME
from tests.spikes.shore.board import ISLAND, NEIGHBOURS, coast
from tests.spikes.shore.state import ShoreState

A, B, C, D = map(Seat, range(4))
HERE = "d4"


def window(*hands: str, kind: str = "shark", swimmers: str = "0a 1a 2a 3a") -> Change[ShoreState]:
    """Seat A has brought a creature to d4; the others hold what is given ("whale", "shark" or "")."""
    state = GAME.deal(GAME.setup(4, "window"))
    state.reserve = {seat: [] for seat in state.everyone}
    state.values = {seat: {f"{seat}a": 3, f"{seat}b": 1} for seat in state.everyone}
    state.on_turn, state.turn = A, 17
    for explorer in swimmers.split():
        state.spots[explorer] = HERE
    del state.tiles[HERE]
    if kind == "whale":
        state.boats.append(HERE)
    for seat, held in zip((B, C, D), hands, strict=False):
        state.hands[seat] = [f"repel-{tile}" for tile in held.split()]
        for tile in state.hands[seat]:
            del state.tiles[next(spot for spot, under in state.tiles.items() if under == tile)]
    state.stack = [Frame("round"), Frame("hunt", A, {"kind": kind})]
    return engine.apply(GAME, state, Action(A, "hunt", (f"hunt:{HERE}",)))


def answer(change: Change[ShoreState], seat: Seat, pick: str) -> Change[ShoreState]:
    return engine.apply(GAME, change.state, Action(seat, "repel", (pick,)))


def told(change: Change[ShoreState]) -> list[str]:
    return [event.say.name for event in change.events]


def test_the_island_has_forty_hexes_of_which_twenty_eight_touch_the_sea() -> None:
    assert len(ISLAND) == len(NEIGHBOURS) == 40
    assert len(coast(set(ISLAND))) == 28


def test_everyone_who_might_hold_the_tile_is_asked_at_once_with_or_without_it() -> None:
    change = window("shark", "whale", "shark")
    assert engine.waiting(change.asked) == {B, C, D}
    assert {d.seat: d.keys for d in change.asked}[C] == ("pass",)
    assert all(d.window == "repel:shark" and d.default == ("pass",) for d in change.asked)


def test_an_empty_hand_is_not_asked() -> None:
    assert engine.waiting(window("shark", "", "whale").asked) == {B, D}


def test_nobody_is_asked_when_all_such_tiles_have_been_shown() -> None:
    state = window("whale", "whale", "whale").state
    state.shown += ["repel-shark"] * 8
    assert not GAME.steps["repel"].decide(state, state.frame)


def test_only_those_in_the_boat_with_the_most_aboard_are_asked() -> None:
    change = window("whale", "whale", "whale", kind="whale", swimmers="1a 1b 2a")
    assert engine.waiting(change.asked) == {B}


def test_when_nobody_can_be_asked_the_creature_strikes_at_once() -> None:
    change = window("", "", "")
    assert told(change) == ["arrived", "struck"]


def test_the_first_clockwise_repels_and_the_others_keep_their_tiles() -> None:
    change = window("whale", "shark", "shark")
    change = answer(answer(answer(change, D, "repel"), C, "repel"), B, "pass")
    assert told(change)[0] == "repelled"
    assert change.state.hands == {A: [], B: ["repel-whale"], C: [], D: ["repel-shark"]}
    assert change.state.creatures["shark"] == 2


def test_nobody_waits_for_those_behind_the_one_who_repels() -> None:
    change = answer(window("shark", "shark", "shark"), B, "repel")
    assert told(change)[0] == "repelled"


def test_one_who_repels_waits_for_those_before() -> None:
    change = answer(window("shark", "shark", "shark"), C, "repel")
    assert not change.events
    assert engine.waiting(change.asked) == {B, D}


def test_if_all_pass_the_creature_strikes_and_nothing_can_be_taken_back() -> None:
    change = answer(answer(answer(window("shark", "shark", "shark"), B, "pass"), C, "pass"), D, "pass")
    assert told(change)[0] == "struck"
    assert change.barrier is Barrier.HARD
    assert not change.state.spots


def test_a_pass_may_become_a_repel_while_the_window_is_open() -> None:
    change = answer(answer(window("shark", "shark", ""), B, "pass"), B, "repel")
    assert told(change)[0] == "repelled"


def test_who_leaves_in_the_middle_of_the_window_no_longer_counts() -> None:
    change = answer(window("shark", "shark", ""), C, "repel")
    change = engine.apply(GAME, change.state, Action(C, LEAVE, ()))
    assert engine.waiting(change.asked) == {B}
    assert told(answer(change, B, "pass"))[0] == "struck"


def test_the_window_goes_on_when_the_mover_leaves() -> None:
    change = engine.apply(GAME, window("shark", "shark", "").state, Action(A, LEAVE, ()))
    assert engine.waiting(change.asked) == {B, C}
    change = answer(change, B, "repel")
    assert told(change)[0] == "repelled"
    assert change.state.on_turn == B


def test_standing_orders_answer_and_the_rest_are_asked() -> None:
    change = window("shark", "shark", "whale")
    given = {B: {"repel:shark": "never"}, D: {"repel:shark": "always"}}
    while action := orders.due(change.asked, given):
        change = engine.apply(GAME, change.state, action)
    assert engine.waiting(change.asked) == {C}
    assert change.state.answers == {B: ("pass",), D: ("pass",)}


def test_at_a_table_with_orders_only_the_window_resolves_at_once() -> None:
    change, given = window("shark", "shark", "whale"), {C: {"repel:shark": "always"}}
    while action := orders.due(change.asked, given, orders_only=True):
        change = engine.apply(GAME, change.state, action)
    assert change.state.frame.step == "sink"
    assert change.state.shown[-1] == "repel-shark"


def answers_dreamt(change: Change[ShoreState], viewer: Seat | None, seat: Seat) -> set[tuple[str, ...]]:
    """What a seat may have answered, as far as a viewer can know."""
    found = set()
    for number in range(60):
        twin = codec.copy(change.state)
        GAME.resample(twin, viewer, Rng(f"dream-{number}"))
        found.add(twin.answers[seat])
    return found


def test_an_answer_given_is_anyones_guess_to_the_others() -> None:
    change = answer(window("shark", "shark", "whale"), C, "repel")
    assert answers_dreamt(change, B, C) == {("pass",), ("repel",)}
    assert answers_dreamt(change, None, C) == {("pass",), ("repel",)}
    assert answers_dreamt(change, C, C) == {("repel",)}


def test_a_first_answer_that_left_the_window_open_was_a_pass_and_everyone_knows() -> None:
    change = answer(window("shark", "shark", "whale"), B, "pass")
    assert answers_dreamt(change, C, B) == {("pass",)}


def test_a_secret_choice_half_made_is_known_to_its_owner_alone() -> None:
    change = engine.start(GAME, GAME.setup(2, "half"))
    change = engine.apply(GAME, change.state, Action(A, "choose", ("value:2",)))
    assert GAME.view(change.state, A).chosen == 2
    assert GAME.view(change.state, B).chosen is None
    assert change.barrier is Barrier.NONE
