"""R6: step 3, a tile sinks."""

from __future__ import annotations

import pytest

from tests.games.the_island.scenes import BOARD, FAR_LAND, scene, silently

LOW = "d4 beach, d5 forest, d6 beach"


def test_beaches_sink_first_then_forests_then_mountains() -> None:
    """R6.1: only the lowest terrain left is on offer."""
    assert scene("sink", people="an k6", land=LOW).offered == {"sink:d4", "sink:d6"}
    assert scene("sink", people="an k6", land="d5 forest, d7 forest").offered == {"sink:d5", "sink:d7"}
    assert scene("sink", people="an k6").offered == {"sink:g3", "sink:g4", "sink:g5"}


def test_a_tile_must_touch_the_sea() -> None:
    """R6.1: of two beaches the inner one stays."""
    ring = ", ".join(f"{spot} forest" for spot in BOARD.beside["e6"])
    sea = scene("sink", people="an k6", land=f"e6 beach, j4 beach, {ring}")
    assert sea.offered == {"sink:j4"}
    assert sea.question.forced


def test_the_lagoon_and_sunken_hexes_are_sea() -> None:
    """R6.1: with all tiles there, those round the lagoon may sink."""
    land = ", ".join(f"{spot} beach" for spot in BOARD.island if spot not in FAR_LAND)
    sea = scene("sink", people="an k6", land=land)
    assert "sink:h7" in sea.offered
    assert "sink:h8" not in sea.offered
    sea.play("A sink:h7")
    assert "sink:h8" in silently(sea, "sink").offered


def test_a_shut_in_beach_goes_as_the_last_beach() -> None:
    """R6.2: before any forest, though it touches no sea."""
    ring = ", ".join(f"{spot} forest" for spot in BOARD.beside["e6"])
    assert scene("sink", people="an k6", land=f"e6 beach, {ring}").offered == {"sink:e6"}


def test_of_several_shut_in_tiles_any_may_go_and_opens_the_next() -> None:
    """R6.2: the next turn looks again."""
    inner = {"e6", "e5"}
    ring = {other for spot in inner for other in BOARD.beside[spot]} - inner
    land = ", ".join([*(f"{spot} beach" for spot in inner), *(f"{spot} mountain" for spot in ring)])
    sea = scene("sink", people="an k6", land=land, die="whale")
    assert sea.offered == {"sink:e6", "sink:e5"}
    sea.play("A sink:e6")
    assert silently(sea, "sink").offered == {"sink:e5"}


def test_explorers_on_the_tile_fall_in_before_it_acts() -> None:
    """R6.3: they swim where they stood."""
    sea = scene("sink", people="an d4, bn d4", land="d4 beach", under="d4 wind", die="whale")
    assert sea.risky == {"sink:d4"}
    sea.play("A sink:d4")
    assert sea.at("d4") == "an bn swims"


@pytest.mark.parametrize("symbol", ["shark", "whale", "boat", "whirlpool", "volcano"])
def test_green_tiles_are_shown_and_leave_the_game(symbol: str) -> None:
    """R6.4: nobody keeps them."""
    land = "d4 mountain" if symbol == "volcano" else "d4 beach"
    sea = scene("sink", people="an k6", land=land, under=f"d4 {symbol}", die="whale").play("A sink:d4")
    assert sea.state.out == [f"{land[3:]}:{symbol}"]
    assert sea.hand("A") == []
    assert sea.told("turned")


def test_a_shark_appears_and_eats_without_asking() -> None:
    """R6.5: a defence tile does not help against it."""
    sea = scene(
        "sink",
        people="an d4, bn d4, bp k6",
        land="d4 beach",
        under="d4 shark",
        hands={"B": "forest:repel_shark"},
        die="serpent",
    ).play("A sink:d4")
    assert sea.at("d4") == "shark"
    assert sorted(sea.state.lost) == ["an", "bn"]
    assert sea.state.supply["shark"] == 5
    assert sea.hand("B") == ["forest:repel_shark"]


def test_a_whale_appears_and_harms_nobody() -> None:
    """R6.6."""
    sea = scene("sink", people="an d4", land="d4 beach", under="d4 whale", die="serpent").play("A sink:d4")
    assert sea.at("d4") == "an swims, whale"
    assert sea.state.supply["whale"] == 4


def test_a_boat_appears_under_three_swimmers() -> None:
    """R6.7: all are aboard, without asking."""
    sea = scene("sink", people="an d4, bn d4, cn d4", land="d4 beach", under="d4 boat", die="whale")
    sea.play("A sink:d4")
    assert sea.at("d4") == "boat(an bn cn)"
    assert sea.step != "rescue"


def test_of_four_swimmers_the_remover_chooses_three() -> None:
    """R6.7: of any colours; own ones first if silent."""
    sea = scene("sink", people="bn d4, cn d4, dn d4, an d4", land="d4 beach", under="d4 boat", die="whale")
    sea.play("A sink:d4")
    assert (sea.question.least, sea.question.most) == (3, 3)
    assert sea.silence == ("explorer:an", "explorer:bn", "explorer:cn")
    sea.play("A explorer:bn explorer:cn explorer:dn")
    assert sea.at("d4") == "an swims, boat(bn cn dn)"
    assert sea.told("rolled")


def test_a_great_crowd_is_chosen_from_one_by_one() -> None:
    """R6.7: more than a menu can hold."""
    crowd = ", ".join(f"{colour}{handle} d4" for colour in "bcd" for handle in "npqrstuvwx")
    sea = scene("sink", people=crowd, land="d4 beach", under="d4 boat", die="whale").play("A sink:d4")
    sea.play("A explorer:bn", "A explorer:cn", "A explorer:dn")
    assert sea.state.boats["d4"] == ["bn", "cn", "dn"]


def test_the_whirlpools_reach_is_exactly_one_hex() -> None:
    """R6.8: every neighbour that is sea, and nothing more."""
    spots = BOARD.beside["e5"]
    handles = dict(zip(spots, "npqrst", strict=True))
    far = next(spot for spot in BOARD.beside["e7"] if spot not in {*spots, "e5", "e6"})
    people = ", ".join(f"b{handle} {spot}" for spot, handle in handles.items())
    sea = scene(
        "sink",
        people=f"{people}, an {far}, cn e5",
        boats=f"{spots[0]} dn",
        creatures=f"shark {spots[1]}, whale {spots[1]}, serpent {spots[1]}, whale {far}",
        land=f"e5 beach, {spots[2]} forest",
        under="e5 whirlpool",
        die="shark",
    )
    dry = handles[spots[2]]
    # The scene sets a swimmer beside a shark for brevity; the whirlpool takes both.
    sea.play("A sink:e5")
    assert sea.at(spots[2]) == f"b{dry} stands"
    assert sea.at(far) == "an swims, whale"
    assert sorted(sea.state.lost) == sorted(["cn", "dn", *(f"b{h}" for h in handles.values() if h != dry)])
    assert sea.state.gone == {"serpent": 1, "shark": 1, "whale": 1, "boat": 1}


def test_a_whirlpool_leaves_the_saved_alone_and_is_over_at_once() -> None:
    """R6.8: who comes to the hex later is safe from it."""
    sea = scene("sink", people="an k6", safe="ap nw", land="d4 beach", under="d4 whirlpool", die="whale")
    sea.play("A sink:d4")
    assert sea.state.safe["nw"] == ["ap"]
    assert sea.state.lost == []


def test_the_volcano_ends_the_match() -> None:
    """R6.9: shown, and over."""
    sea = scene("sink", people="an k6", land="d4 mountain", under="d4 volcano").play("A sink:d4")
    assert sea.reason == "volcano"


def test_red_tiles_are_kept_face_down_and_their_number_and_terrain_seen() -> None:
    """R6.10: what it is, only its owner hears."""
    sea = scene(
        "sink", people="an k6", land="d4 beach", under="d4 wind", hands={"A": "forest:dolphin"}, die="whale"
    )
    sea.play("A sink:d4")
    assert sea.hand("A") == ["beach:wind", "forest:dolphin"]
    assert "Fair wind" in sea.heard_by("A")
    assert "wind" not in sea.heard_by("B").lower()
    assert sea.view("B").players[0].tiles == ("beach", "forest")
    assert sea.view("B").hand == ()


def test_there_is_no_limit_to_kept_tiles() -> None:
    """R6.10: the tenth is kept like the first."""
    many = "beach:dolphin beach:dolphin beach:dolphin beach:wind beach:wind forest:dolphin forest:repel_shark"
    sea = scene(
        "sink", people="an k6", land="d4 beach", under="d4 move_shark", hands={"A": many}, die="whale"
    )
    assert len(sea.play("A sink:d4").hand("A")) == 8
