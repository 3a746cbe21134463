"""Chance that can be dealt again."""

from __future__ import annotations

from collections import Counter

from games.core.rng import Rng


def test_the_same_numbers_fall_for_ever() -> None:
    rng = Rng("nautilus")
    assert [rng.below(100) for _ in range(6)] == [75, 40, 99, 4, 11, 10]


def test_a_new_branch_falls_differently() -> None:
    one, other = Rng("nautilus"), Rng("nautilus", branch=1)
    assert [one.below(1000) for _ in range(5)] != [other.below(1000) for _ in range(5)]


def test_chance_goes_on_where_it_stopped() -> None:
    rng = Rng("nautilus")
    rng.below(6)
    resumed = Rng("nautilus", draws=rng.draws)
    assert [rng.below(100) for _ in range(5)] == [resumed.below(100) for _ in range(5)]


def test_every_face_of_a_die_is_as_likely() -> None:
    rng = Rng("fair")
    fell = Counter(rng.die() for _ in range(6000))
    assert set(fell) == {1, 2, 3, 4, 5, 6}
    assert all(870 < count < 1130 for count in fell.values())


def test_every_order_of_three_cards_is_as_likely() -> None:
    rng = Rng("fair")
    fell = Counter("".join(rng.shuffled("abc")) for _ in range(6000))
    assert len(fell) == 6
    assert all(870 < count < 1130 for count in fell.values())


def test_shuffling_leaves_the_cards_it_was_given_alone() -> None:
    cards = ["a", "b", "c"]
    assert sorted(Rng("x").shuffled(cards)) == cards == ["a", "b", "c"]


def test_a_seed_longer_than_a_key_still_matters_to_its_end() -> None:
    one, other = Rng("x" * 80 + "a"), Rng("x" * 80 + "b")
    assert [one.below(1000) for _ in range(4)] != [other.below(1000) for _ in range(4)]


def test_numbers_that_would_favour_the_small_ones_are_drawn_again() -> None:
    rng = Rng("fair")
    bound = (1 << 63) + 1  # nearly half of all hashes lie above it
    assert all(rng.below(bound) < bound for _ in range(50))
    assert rng.draws > 70
