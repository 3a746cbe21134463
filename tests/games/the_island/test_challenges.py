"""R9: challenges."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.model import BadSetup
from games.the_island import GAME
from tests.games.the_island.scenes import BOARD, Pieces, dealt, scene, silently


def test_at_a_crowded_table_two_fit_where_no_sea_is_near() -> None:
    """R9.1: twelve tiles inland take two, the coast and the lagoon's shore one."""
    sea = dealt(2, crowded="on")
    assert len(BOARD.inland) == 12
    for spot in ("e6", "h6", "d4"):
        sea.silent().play(f"{sea.asks} place:{spot}").silent()
        assert (f"place:{spot}" in sea.offered) is (spot == "e6")
        sea.silent()


def test_a_third_finds_no_place_inland() -> None:
    """R9.1."""
    sea = dealt(2, crowded="on")
    for _ in range(2):
        sea.silent().play(f"{sea.asks} place:e6")
    assert "place:e6" not in sea.silent().offered


def test_at_other_tables_a_tile_takes_one() -> None:
    """R9.1: off, nothing changes."""
    sea = dealt(2)
    sea.silent().play(f"{sea.asks} place:e6")
    assert "place:e6" not in sea.silent().offered


def test_to_the_last_explorer_the_match_ends_with_the_last_one() -> None:
    """R9.2: saved in the middle of a turn, and over."""
    sea = scene(people="an b1", ending="last_explorer").play("A explorer:an", "A land:nw")
    assert sea.reason == "last_explorer"


def test_without_tiles_step_three_is_skipped() -> None:
    """R9.2: straight on to the die."""
    sea = scene("move", people="an h11, bn a1", ending="last_explorer", die="whale")
    sea.state.terrain.clear()
    sea.state.under.clear()
    sea.play("A done")
    assert sea.told("rolled")
    assert (sea.asks, sea.step) == ("B", "move")


@pytest.mark.parametrize(("quiet", "over"), [(11, True), (10, False)])
def test_three_rounds_without_a_move_end_it_when_no_tile_is_left(quiet: int, over: bool) -> None:
    """R9.3: counted in turns of four players."""
    sea = scene("move", people="an h11, bn a1", ending="last_explorer", die="whale", quiet=quiet + 1)
    sea.state.terrain.clear()
    assert (sea.play("A done").reason == "stalemate") is over


def test_with_tiles_left_nobody_hurries() -> None:
    """R9.3: sinking goes on anyway."""
    sea = scene("move", people="an h11, bn a1", ending="last_explorer", die="whale", quiet=99, idle=99)
    sea.play("A done", "A sink:g3")
    assert sea.reason is None


def test_rounds_count_from_the_last_tile_on() -> None:
    """R9.3: however quiet it was before, the warning comes first, two rounds after the last tile."""
    sea = scene(
        "move", seats=2, people="an h11, bn a1", ending="last_explorer", die="whale", quiet=99, idle=99
    )
    del sea.state.terrain["g5"]
    sea.play("A done", "A sink:g4", "B done", "B sink:g3")
    warned = []
    while sea.asked:
        warned += sea.told("stalemate-near")
        sea.silent()
    assert sea.reason == "stalemate"
    assert len(warned) == 1
    assert sea.state.turn == 61 + 6  # three rounds of two after the turn of the last tile


def test_who_leaves_does_not_end_the_rounds_that_are_counted() -> None:
    """R9.3: fewer players make shorter rounds, so the count begins anew."""
    sea = scene(
        "move", seats=3, people="an h11, bn a1", ending="last_explorer", die="whale", quiet=8, idle=28
    )
    sea.state.terrain.clear()
    sea.play("C leaves", "A done")
    assert sea.reason is None


def test_moving_to_and_fro_for_ten_rounds_ends_it_too() -> None:
    """R9.3: nobody saved, nobody lost."""
    sea = scene("move", people="an h11, bn a1", ending="last_explorer", die="whale", idle=40)
    sea.state.terrain.clear()
    assert sea.play("A explorer:an", "A swim:h12").reason == "stalemate"


def test_moving_an_explorer_or_a_boat_with_people_counts_as_a_move() -> None:
    """R9.3: an empty boat does not."""
    moves: tuple[tuple[Pieces, tuple[str, ...], int], ...] = (
        ({"people": "an h11"}, ("A explorer:an", "A swim:h12"), 0),
        ({"boats": "h11 an"}, ("A boat:h11", "A sail:h12"), 0),
        ({"boats": "h11", "people": "an a1"}, ("A boat:h11", "A sail:h12"), 7),
    )
    for pieces, answers, quiet in moves:
        assert scene(quiet=7, **pieces).play(*answers).state.quiet == quiet


def test_a_word_is_said_a_round_before() -> None:
    """R9.3: so that nobody is surprised."""
    sea = scene("move", people="an h11, bn a1", ending="last_explorer", die="whale", quiet=8)
    sea.state.terrain.clear()
    assert "one more round" in sea.play("A done").heard_by("B")


@pytest.mark.parametrize("ending", ["last_explorer", "last_tile"])
def test_the_volcano_is_a_whirlpool_in_challenges_two_and_four(ending: str) -> None:
    """R9.4: the match goes on."""
    sea = scene(
        "sink",
        people="an d4, bn c4, cn m7",
        land="d4 mountain",
        under="d4 volcano",
        die="whale",
        ending=ending,
    ).play("A sink:d4")
    assert sea.reason is None
    assert sea.state.lost == ["an", "bn"]


def test_when_all_are_equal_heads_count() -> None:
    """R9.5: two saved beat one, whatever would be under them."""
    sea = scene("sink", safe="an nw, bn ne, bp ne", people="cn a1", under="g3 volcano", all_equal="on").play(
        "A sink:g3"
    )
    assert (sea.score("A"), sea.score("B"), sea.winners) == (1, 2, "B")


def test_when_all_are_equal_there_are_no_values_and_nothing_to_choose() -> None:
    """R9.5: the first question is where."""
    sea = dealt(3, all_equal="on")
    assert sea.step == "place"
    assert not any(sea.state.values.values())
    assert sea.view(sea.asks).values == {}


def test_atlantis_drowns_with_the_last_tile() -> None:
    """R9.6: the boat under it comes too late."""
    sea = scene("sink", people="an g3", safe="bn ne", under="g3 boat", ending="last_tile")
    for spot in ("g4", "g5"):
        del sea.state.terrain[spot]
    sea.play("A sink:g3")
    assert sea.reason == "last_tile"
    assert sea.state.lost == ["an"]
    assert sea.state.boats == {}


def test_atlantis_takes_forty_turns() -> None:
    """R9.6: one tile a turn, unless everybody is saved or lost before."""
    sea = silently(dealt(2, ending="last_tile"), "nothing")
    assert sea.reason in ("last_tile", "nobody_left")
    assert sea.reason != "last_tile" or len(sea.state.out) + len(sea.hand("A")) + len(sea.hand("B")) == 40


@pytest.mark.parametrize("ending", ["volcano", "last_explorer", "last_tile"])
def test_challenges_combine_but_there_is_one_end(ending: str) -> None:
    """R9.7: the end is one choice; the others go with every end."""
    setup = GAME.setup(
        2, "story", {"ending": ending, "crowded": "on", "all_equal": "on", "two_colours": "on"}
    )
    table = GAME.deal(setup).table
    assert (table.ending, table.crowded, table.all_equal, table.two_colours) == (ending, True, True, True)
    with pytest.raises(BadSetup):
        GAME.setup(2, "story", {"ending": "last_explorer,last_tile"})


def test_a_crowded_island_holds_all_forty() -> None:
    """R9.1: silence places everyone somewhere."""
    sea = silently(dealt(4, crowded="on"), "launch")
    assert sum(Counter(len(folk) for folk in sea.state.people.values()).values()) <= 40
    assert len(sea.state.playing()) == 40
