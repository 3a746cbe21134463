"""R2: rounds."""

from __future__ import annotations

from tests.games.nautilus.scenes import AQUANAUTS, SUBMARINES, dealt, scene


def test_everybody_plays_a_phase_before_the_next_begins() -> None:
    """R2.1: A, B, C build; then A, B, C move aquanauts."""
    sea = scene(
        1, 3, city="green:K13 violet:M12", crew={"K13": "ABC"}, tiles={}
    )  # all have somebody to move in phase 2
    seen = []
    while sea.state.round == 5:
        seen.append((sea.state.phase, sea.mover))
        sea.play(f"{sea.mover} {sea.question.default[0]}")
    assert seen == [(1, "A"), (1, "B"), (1, "C"), (2, "A"), (2, "B"), (2, "C")]


def test_the_next_player_clockwise_begins_the_next_round() -> None:
    """R2.2: after A's round comes B's."""
    sea = scene(AQUANAUTS, 3, city="green:K13", crew={"K13": "A"})
    assert sea.mover == "A"
    sea.play("A no-more")
    assert (sea.state.round, sea.state.phase, sea.mover) == (6, 1, "B")


def test_nobody_has_to_do_anything() -> None:
    """R2.3: every question of a whole first round may be declined."""
    match = dealt(3)
    for _ in range(3):
        match.play(f"{match.mover} nothing")
    assert match.state.ending


def test_who_can_do_nothing_in_a_phase_is_not_asked() -> None:
    """R2.4: only B has a submarine, so only B is asked in phase 3."""
    sea = scene(SUBMARINES, 3, subs={"B": "Q11"}, money={"B": 0})
    assert (sea.mover, sea.step) == ("B", "sail-to")
    sea.play("B stay")
    assert (sea.state.phase, sea.state.round) == (1, 6)
