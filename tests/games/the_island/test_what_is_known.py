"""R11: what is known."""

from __future__ import annotations

import pytest

from games.core import codec
from games.core.rng import Rng
from games.the_island import GAME
from tests.games.the_island.scenes import ENGLISH, FACTS, Scene, dealt, scene, silently
from tests.kit.scene import seat_of


def twin(sea: Scene, letter: str | None, seed: str = "twin") -> Scene:
    """The same match as this viewer may imagine it."""
    state = codec.copy(sea.state)
    GAME.resample(state, seat_of(letter) if letter else None, Rng(seed))
    other = dealt(state.seats)
    other.state = state
    return other


def test_owners_hear_and_see_their_values_while_placing() -> None:
    """R11.1: all at the start, each while it is placed; nobody else does."""
    sea = dealt(3)
    mover = sea.asks
    values = sea.state.values[seat_of(mover)]
    assert sea.view(mover).values == values
    assert sea.view().values == {}
    assert " = 6" in sea.heard_by(mover)
    assert "=" not in sea.heard_by(None)
    sea.play(f"{mover} {sea.silence[0]}", f"{mover} place:h9")
    explorer = sea.state.people["h9"][0]
    assert f"on H9 is worth {values[explorer]}" in sea.heard_by(mover)
    assert "worth" not in sea.heard_by(None)


def test_the_question_tells_the_owner_what_each_explorer_is_worth() -> None:
    """R11.1."""
    sea = dealt(2)
    values = sea.state.values[sea.question.seat]
    explorer = next(iter(values))
    assert sea.label(f"explorer:{explorer}").endswith(f"worth {values[explorer]}")


def test_from_the_first_turn_on_nobody_looks() -> None:
    """R11.2: not even the owner, and everyone is told."""
    sea = silently(dealt(2), "launch")
    assert sea.view("A").values
    while sea.step == "launch":
        sea.silent()
    assert sea.view("A").values == sea.view("B").values == {}
    assert "nobody may look" in sea.heard_by(None)


def test_the_messages_with_values_are_tidied_away_at_the_first_turn() -> None:
    """R11.2, R11.3: for everyone, unless the table relaxed it."""
    for relaxed, tidied in (("off", {0, 1}), ("on", set())):
        sea = silently(dealt(2, relaxed_memory=relaxed), "launch")
        while sea.step == "launch":
            sea.silent()
        assert {seat for e in sea.events if e.tidies for seat in e.audience or ()} == tidied


def test_values_of_saved_and_lost_explorers_stay_hidden() -> None:
    """R11.2: until the end."""
    sea = scene(people="an b1, ap h11, aq k6", creatures="shark h12")
    sea.play("A explorer:an", "A land:nw", "A explorer:ap", "A swim:h12")
    assert sea.view("A").values == {}


def test_a_relaxed_table_lets_owners_look_again() -> None:
    """R11.3: only at their own."""
    sea = silently(dealt(2, relaxed_memory="on"), "sink")
    assert sea.view("A").values == sea.state.values[seat_of("A")]
    assert sea.view().values == {}
    assert set(sea.view("B").values) == set(sea.state.values[seat_of("B")])


def test_owners_remember_and_others_guess() -> None:
    """R11.2: what was seen stays known; a twin keeps it, and deals the others' values again."""
    sea = silently(dealt(3), "sink")
    imagined = twin(sea, "A").state
    assert imagined.values[seat_of("A")] == sea.state.values[seat_of("A")]
    assert imagined.values[seat_of("B")] != sea.state.values[seat_of("B")]
    assert sorted(imagined.values[seat_of("B")].values()) == [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]


@pytest.mark.parametrize(("two_colours", "name"), [("off", "N"), ("on", "CN")])
def test_everyone_sees_which_explorer_goes_where(two_colours: str, name: str) -> None:
    """R11.4: by its letter; with two colours by both."""
    explorer = "cn" if two_colours == "on" else "an"
    sea = scene(seats=2, people=f"{explorer} h11, bn a1", two_colours=two_colours)
    sea.play(f"A explorer:{explorer}", "A swim:h12")
    assert f"explorer {name} swim from H11 to H12" in sea.heard_by(None)


def test_what_lies_under_the_tiles_is_known_to_nobody() -> None:
    """R11.5: twins differ there, but never in what has been shown or kept."""
    sea = silently(dealt(3), "sink")
    for _ in range(8):
        spot = sea.silence[0]
        silently(sea.play(f"{sea.asks} {spot}"), "sink")
    imagined = twin(sea, "A").state
    assert imagined.under != sea.state.under
    assert imagined.out == sea.state.out
    assert imagined.hands[seat_of("A")] == sea.state.hands[seat_of("A")]


def test_everyone_can_count_what_is_still_to_come() -> None:
    """R11.5: all tiles but those shown, whether they lie or are kept."""
    sea = scene("play", people="an h11", hands={"A": "beach:dolphin"}, out="beach:shark beach:shark")
    assert sea.view().unseen["beach"]["shark"] == 1
    assert sea.view().unseen["beach"]["dolphin"] == 3
    sea.play("A play:beach:dolphin")
    assert sea.view().unseen["beach"]["dolphin"] == 2


def test_what_is_left_to_come_can_be_read_off() -> None:
    """R11.5: without the own kept tiles, which one knows."""
    sea = scene("play", people="an h11", hands={"A": "forest:dolphin"}, out="beach:shark beach:shark")
    public, own = (" ".join(map(ENGLISH.say, GAME.left(sea.view(who)))) for who in (None, "A"))
    assert "Under beach tiles (0 on the island) or kept: Shark (1), Whale (3)" in public
    assert public.count("Dolphin") == 2
    assert own.count("Dolphin") == 1
    sea.state.out = list(FACTS.heap)
    assert "Under forest tiles or kept: nothing any more." in " ".join(
        map(ENGLISH.say, GAME.left(sea.view()))
    )


def test_a_kept_tile_is_dealt_again_as_one_that_can_be_kept() -> None:
    """R6.10, R11.5: everyone knows its terrain and that it is red."""
    hands = {"B": "beach:wind mountain:repel_whale"}
    sea = scene(
        "play", people="an h11, bn a1", hands=hands, land="d4 beach, d5 beach", under="d4 shark, d5 dolphin"
    )
    kept = {tuple(twin(sea, "A", str(n)).state.hands[seat_of("B")]) for n in range(30)}
    assert {hand[0] for hand in kept} == {"beach:wind", "beach:dolphin"}
    assert {hand[1].partition(":")[0] for hand in kept} == {"mountain"}
