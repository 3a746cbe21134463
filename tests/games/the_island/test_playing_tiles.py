"""R3: step 1, playing a tile."""

from __future__ import annotations

import pytest

from tests.games.the_island.scenes import BOARD, Pieces, scene

ALL_MINE = "beach:dolphin beach:wind beach:move_serpent beach:move_shark beach:move_whale"


def test_one_tile_may_be_played_before_moving() -> None:
    """R3.1: only one, and defence tiles are not on offer."""
    sea = scene(
        "play",
        people="an h11",
        boats="c4",
        creatures="serpent a1, shark a2, whale a3",
        hands={"A": f"{ALL_MINE} forest:repel_shark forest:repel_whale"},
    )
    playable = {
        "play:beach:dolphin",
        "play:beach:wind",
        "play:beach:move_serpent",
        "play:beach:move_shark",
        "play:beach:move_whale",
    }
    assert sea.offered == playable | {"keep"}
    sea.play("A play:beach:move_shark", "A to:m1")
    assert sea.step == "move"


def test_nobody_has_to_play_a_tile() -> None:
    """R3.1: silence keeps them all."""
    sea = scene("play", people="an h11", hands={"A": "beach:dolphin"})
    assert sea.silence == ("keep",)
    sea.play("A keep")
    assert sea.hand("A") == ["beach:dolphin"]


def test_a_tile_kept_in_this_turn_waits_for_the_next() -> None:
    """R3.1: it comes in step 3, after playing and moving."""
    sea = scene("sink", people="an h11", land="h9 beach", under="h9 wind", boats="c4", die="whale")
    sea.play("A sink:h9")
    assert sea.hand("A") == ["beach:wind"]
    assert sea.asks == "B"


def test_a_played_tile_is_shown_and_leaves_the_game() -> None:
    """R3.2."""
    sea = scene("play", people="an h11", hands={"A": "forest:dolphin"})
    sea.play("A play:forest:dolphin")
    assert sea.hand("A") == []
    assert sea.view().shown == ("forest:dolphin",)
    assert "played a forest tile: Dolphin" in sea.heard_by(None)


def test_a_dolphin_takes_an_own_swimmer_up_to_three_sea_hexes() -> None:
    """R3.3: not a rival's, and not onto tiles."""
    sea = scene("play", people="an k6, ap a1, bn h11, aq g3", hands={"A": "beach:dolphin"}, land="j5 beach")
    sea.play("A play:beach:dolphin")
    assert sea.offered == {"explorer:an", "explorer:ap"}
    sea.play("A explorer:an")
    assert {"to:k7", "to:k8", "to:k9"} <= sea.offered
    assert not {"to:k10", "to:k6", "to:j5"} & sea.offered
    sea.play("A to:k9")
    assert sea.at("k9") == "an swims"
    assert sea.at("k6") == ""


def test_a_lone_swimmer_need_not_be_named() -> None:
    """R3.3: there is only one, as all can see."""
    sea = scene("play", people="an k6", hands={"A": "beach:dolphin"}).play("A play:beach:dolphin")
    assert sea.step == "dolphin_to"


@pytest.mark.parametrize("kind", ["shark", "serpent"])
def test_a_dolphin_passes_no_shark_and_no_serpent(kind: str) -> None:
    """R3.3: in the channel M1-M2 the way ends, and the swimmer is lost there."""
    walls = ", ".join(f"{kind} {spot}" for spot in ("m2", "l2", "l3"))
    sea = scene("play", people="an m1", hands={"A": "beach:dolphin"}, creatures=walls).play(
        "A play:beach:dolphin"
    )
    assert sea.offered == {"to:m2", "to:l2", "to:l3"} == sea.risky
    sea.play("A to:m2")
    assert sea.state.lost == ["an"]


def test_a_whale_does_not_trouble_the_dolphin() -> None:
    """R3.3."""
    walls = ", ".join(f"whale {spot}" for spot in ("m2", "l2", "l3"))
    sea = scene("play", people="an m1, bn c4", hands={"A": "beach:dolphin"}, creatures=walls)
    sea.play("A play:beach:dolphin")
    assert "to:m4" in sea.offered
    sea.play("A to:m2")
    assert sea.at("m2") == "an swims, whale"


def test_a_dolphin_swims_past_boats_and_landings_but_not_into_them() -> None:
    """R3.4: sea hexes only."""
    sea = scene("play", people="an c2", boats="c1", hands={"A": "beach:dolphin"}).play("A play:beach:dolphin")
    assert {option.partition(":")[0] for option in sea.offered} == {"to"}
    assert sea.offered <= {f"to:{spot}" for spot in BOARD.hexes}
    sea.play("A to:c1")
    assert sea.at("c1") == "an swims, boat()"


def test_after_the_dolphin_the_swimmer_still_has_its_sea_step() -> None:
    """R3.5: and all three movement points."""
    sea = scene("play", people="an k6", hands={"A": "beach:dolphin"})
    sea.play("A play:beach:dolphin", "A to:k9", "A explorer:an")
    assert "swim:k10" in sea.offered
    assert sea.state.moves == 3


def test_the_wind_costs_no_movement_point() -> None:
    """R3.5."""
    sea = scene("play", people="an h11", boats="k6", hands={"A": "beach:wind"})
    sea.play("A play:beach:wind", "A to:k9")
    assert sea.at("k9") == "boat()"
    assert sea.state.moves == 3


def test_the_wind_drives_a_boat_one_controls_round_other_boats() -> None:
    """R3.6: not a rival's boat, not into a hex with a boat."""
    sea = scene(
        "play", people="an h11", boats="m1 ap, m2 bn, l9 bp bq aq, l1, m7 ar br", hands={"A": "beach:wind"}
    )
    sea.play("A play:beach:wind")
    assert sea.offered == {"boat:m1", "boat:l1", "boat:m7"}
    sea.play("A boat:m1")
    assert "to:m2" not in sea.offered
    assert "to:l4" in sea.offered
    sea.play("A to:l3")
    assert sea.at("l3") == "boat(ap)"


def test_a_whale_ends_the_boats_way() -> None:
    """R3.6: the boat is lost there and those aboard swim."""
    walls = "whale m2, whale l2, whale l3"
    sea = scene("play", boats="m1 an", hands={"A": "beach:wind"}, creatures=walls).play("A play:beach:wind")
    assert sea.offered == {"to:m2", "to:l2", "to:l3"} == sea.risky
    sea.play("A to:m2")
    assert sea.at("m2") == "an swims, whale"


def test_the_wind_also_drives_an_empty_boat_past_creatures() -> None:
    """R3.7: anyone may move it anyway."""
    walls = "whale m2, serpent l2, whale l3"
    sea = scene("play", people="an h11", boats="m1", hands={"A": "beach:wind"}, creatures=walls)
    sea.play("A play:beach:wind", "A to:m4")
    assert sea.at("m4") == "boat()"


def test_a_house_may_read_the_wind_rule_by_the_letter() -> None:
    """R3.7: at a table that chose so, only boats with people aboard are driven."""
    for wind, step in (("any_boat", "play"), ("own_boats", "move")):
        sea = scene(
            "play", people="an h9", land="h9 forest", boats="m1", hands={"A": "beach:wind"}, wind=wind
        )
        assert sea.step == step


def test_a_table_may_count_the_dolphin_as_the_sea_step() -> None:
    """R3.5: off by default; on, the swimmer has swum when step 2 begins."""
    for counted, offered in (("off", True), ("on", False)):
        sea = scene("play", people="an h11, ap a1", hands={"A": "beach:dolphin"}, dolphin_swims=counted)
        sea.play("A play:beach:dolphin", "A explorer:an", "A to:h12")
        assert ("explorer:an" in sea.offered) is offered


@pytest.mark.parametrize("kind", ["serpent", "shark", "whale"])
def test_a_creature_goes_to_any_hex_without_a_piece(kind: str) -> None:
    """R3.8: no creature, boat or swimmer there; lagoon and landing hexes are fine."""
    other = "whale" if kind == "shark" else "shark"
    sea = scene(
        "play",
        people="an h11, bn c4",
        boats="d2",
        creatures=f"{kind} a1, {kind} a2, {other} a3",
        hands={"A": f"beach:move_{kind}"},
    )
    sea.play(f"A play:beach:move_{kind}")
    assert sea.offered == {f"{kind}:a1", f"{kind}:a2"}
    sea.play(f"A {kind}:a2")
    assert not {"to:h11", "to:c4", "to:d2", "to:a1", "to:a2", "to:a3", "to:g3"} & sea.offered
    assert {"to:g6", "to:b1", "to:m7"} <= sea.offered
    sea.play("A to:g6")
    assert sea.at("g6") == kind
    assert sea.at("a2") == ""


@pytest.mark.parametrize(
    ("tile", "needs"),
    [
        ("dolphin", {"people": "an h9, ap h11"}),
        ("wind", {"boats": "c4"}),
        ("move_shark", {"creatures": "shark a1"}),
        ("move_whale", {"creatures": "whale a1"}),
        ("move_serpent", {"creatures": "serpent a1"}),
    ],
)
def test_a_tile_without_its_piece_stays_in_hand(tile: str, needs: Pieces) -> None:
    """R3.9: there is nothing it could move; with the piece it can be played."""
    bare: Pieces = {"people": "an h9"}
    sea = scene("play", hands={"A": f"beach:{tile}"}, land="h9 forest", **bare)
    assert sea.step == "move"
    assert sea.hand("A") == [f"beach:{tile}"]
    able = scene("play", hands={"A": f"beach:{tile}"}, land="h9 forest", **(bare | needs))
    assert f"play:beach:{tile}" in able.offered


def test_a_swimmer_shut_in_by_tiles_cannot_ride_a_dolphin() -> None:
    """R3.9: in the lagoon with all six tiles around."""
    ring = "f6 forest, f7 forest, g7 forest, h6 forest, h7 forest"
    assert scene("play", people="an g6", hands={"A": "beach:dolphin"}, land=ring).step != "play"
    assert scene("play", people="an g6", hands={"A": "beach:dolphin"}, land=ring[11:]).step == "play"


def test_who_can_have_nothing_to_play_is_not_asked() -> None:
    """R3.9: under mountains are only defence tiles to keep, as all know."""
    sea = scene("play", people="an h11", boats="c4", hands={"A": "mountain:repel_shark"})
    assert sea.step == "move"


def test_who_might_have_one_is_asked_even_without() -> None:
    """R3.9: a kept forest tile could be a dolphin, so the question gives nothing away."""
    sea = scene("play", people="an h11", hands={"A": "forest:repel_shark"})
    assert sea.step == "play"
    assert sea.offered == {"keep"}
    assert not sea.question.forced


def test_a_tile_all_of_whose_kind_are_shown_cannot_be_kept() -> None:
    """R3.9: the only forest dolphin is out, and nothing else could be played."""
    hands = {"A": "forest:repel_shark"}
    assert scene("play", people="an h11", hands=hands, out="forest:dolphin").step == "move"


def test_of_two_alike_of_different_terrain_one_chooses() -> None:
    """R3.10: two of the same terrain are one choice."""
    sea = scene("play", people="an h11", hands={"A": "forest:dolphin beach:dolphin beach:dolphin"})
    assert sea.offered == {"play:beach:dolphin", "play:forest:dolphin", "keep"}
    sea.play("A play:forest:dolphin")
    assert sea.hand("A") == ["beach:dolphin", "beach:dolphin"]


def test_who_has_nothing_to_play_is_told_why_the_question_is_put() -> None:
    """R3.9: the tile kept might be a dolphin, as far as the others know."""
    sea = scene("play", people="an h11", hands={"A": "beach:repel_shark"})
    assert sea.offered == {"keep"}
    assert "are asked all the same" in sea.prompt()
    assert "are asked" not in scene("play", people="an h11", hands={"A": "beach:dolphin"}).prompt()
