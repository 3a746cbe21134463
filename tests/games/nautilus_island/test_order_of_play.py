"""R2: the order of play."""

from __future__ import annotations

from tests.games.nautilus_island.scenes import Scene, dealt, scene


def movers(match: Scene, turns: int) -> str:
    """Who moves in the next turns, each taking the column on offer nearest the bow."""
    found = ""
    for _ in range(turns):
        found += match.mover
        match.play(f"{match.mover} {match.offers[-1]}", f"{match.mover} gather")
    return found


def test_the_first_round_goes_clockwise_from_the_first_player() -> None:
    """R2.1: whatever columns they choose."""
    for seed in ("s1", "s2", "s3", "s4"):
        match = dealt(4, seed=seed)
        first = match.mover
        assert movers(match, 4) == ("ABCD" * 2)["ABCD".index(first) :][:4]


def test_later_rounds_go_from_stern_to_bow() -> None:
    """R2.2: the rulebook's example: blue, yellow, red by their distance from the stern."""
    sea = scene(3, pawns="A4 B1 C3")
    assert movers(sea, 3) == "BCA"


def test_the_order_is_that_of_the_beginning_of_the_round() -> None:
    """R2.2: B crosses to the bow and C to the stern, and still A moves last."""
    sea = scene(3, pawns="A4 B1 C3")
    sea.play("B column:5", "B gather", "C column:1", "C gather")
    assert sea.mover == "A"
    sea.play("A column:2", "A gather")
    assert sea.mover == "C"


def test_a_turn_is_exploring_and_then_one_of_gathering_or_storing() -> None:
    """R2.3: after either of them the next player moves."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat", "B": "coat"})
    assert sea.question.step == "explore"
    sea.play("A column:2")
    assert sea.offers == ["gather", "lay:coat"]
    sea.play("A gather")
    assert (sea.mover, sea.question.step) == ("B", "explore")
    sea.play("B column:4", "B lay:coat")
    assert (sea.mover, sea.question.step) == ("A", "explore")


def test_every_round_the_pawns_cross_to_the_other_side() -> None:
    """R2.4: above in the first round, then below, then above."""
    match = dealt(2)
    sides = []
    for _ in range(3):
        sides.append("below" if match.state.below else "above")
        movers(match, 2)
    assert sides == ["above", "below", "above"]
    assert match.state.round == 4


def test_nobody_has_crossed_when_a_round_begins() -> None:
    """R2.4: all pawns stand on the same side."""
    sea = scene(2)
    sea.play("A column:3", "A gather")
    assert [player.crossed for player in sea.view().players] == [True, False]
    sea.play("B column:1", "B gather")
    assert [player.crossed for player in sea.view().players] == [False, False]


def test_the_question_tells_the_side_and_who_moves_afterwards() -> None:
    """R2.4: in place of the compass."""
    sea = scene(3, pawns="A2 B1 C3")
    assert "below" in sea.prompt()
    assert "after you: A and C" in sea.prompt()
    sea.play("B column:5", "B gather", "A column:1", "A gather")
    assert "Nobody moves after you" in sea.prompt()
