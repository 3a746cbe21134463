"""R12: away and leaving."""

from __future__ import annotations

import pytest

from games.core.model import Seat
from tests.games.the_island.scenes import BOARD, dealt, scene, silently


def test_explorers_of_the_silent_go_where_it_sinks_last() -> None:
    """R12.1: mountains, then forests, then beaches."""
    sea = silently(dealt(4), "place")
    assert sea.state.terrain[sea.silence[0].partition(":")[2]] == "mountain"


def test_boats_of_the_silent_go_beside_their_explorers() -> None:
    """R12.1."""
    sea = silently(dealt(2), "launch")
    mover = sea.question.seat
    spot = sea.silence[0].partition(":")[2]
    beside = [explorer for other in BOARD.beside[spot] for explorer in sea.state.people.get(other, [])]
    assert mover in {sea.state.owners[explorer] for explorer in beside}


def test_the_silent_play_and_move_nothing_and_sink_no_own_tile() -> None:
    """R12.1: the tile without own explorers goes."""
    sea = scene("play", people="an d4, ap h11", hands={"A": "beach:dolphin"}, land="d4 beach, d6 beach")
    assert sea.silence == ("keep",)
    sea.play("A keep")
    assert sea.silence == ("done",)
    sea.play("A done")
    assert sea.silence == ("sink:d6",)


def test_in_the_middle_of_a_move_silence_ends_the_moving() -> None:
    """R12.1: a piece picked is not moved."""
    sea = scene(people="an h11", boats="k6").play("A explorer:an")
    assert sea.silence == ("done",)
    assert scene(people="an h11", boats="k6").play("A boat:k6").silence == ("done",)


def test_a_dolphin_left_alone_goes_to_the_nearest_harmless_hex() -> None:
    """R12.1: not to the shark."""
    sharks = "shark m2, shark l2"
    sea = scene("play", people="an m1", hands={"A": "beach:dolphin"}, creatures=sharks).play(
        "A play:beach:dolphin"
    )
    assert sea.silence == ("to:l3",)


def test_who_leaves_takes_the_unsaved_along() -> None:
    """R12.2: from tiles, water and boats; the saved stay, and so does the boat."""
    sea = scene(people="bn h11, bp g3, an a1", boats="k6 bq cn", safe="br ne", hands={"B": "forest:wind"})
    sea.play("B leaves")
    assert sorted(sea.state.lost) == ["bn", "bp", "bq"]
    assert sea.at("k6") == "boat(cn)"
    assert sea.state.safe["ne"] == ["br"]
    assert sea.view().players[1].tiles == ("forest",)
    assert sea.asks == "A"


@pytest.mark.parametrize("answers", [[], ["A explorer:an"], ["A done"]])
def test_a_turn_under_way_ends_when_its_player_leaves(answers: list[str]) -> None:
    """R12.2: the next one begins afresh."""
    sea = scene(people="an h11, bn a1, cn a2", land="d4 beach").play(*answers, "A leaves")
    assert (sea.asks, sea.step) == ("B", "move")
    assert sea.state.moves == 3


def test_who_leaves_while_placing_places_nothing_more() -> None:
    """R12.2: the others go on in turn, and the boats are fewer."""
    sea = dealt(3)
    leaver = sea.asks
    sea.play(f"{leaver} {sea.silence[0]}", f"{leaver} place:h9", f"{leaver} leaves")
    silently(sea, "sink")
    assert len(sea.state.people) == 20
    assert len(sea.state.boats) == 4
    assert sea.state.on_turn is not None


def test_when_one_is_left_the_match_is_over() -> None:
    """R12.3."""
    sea = scene(seats=3, people="an h11, bn a1, cn a2").play("B leaves")
    assert sea.reason is None
    ended = sea.play("A leaves")
    assert (ended.reason, ended.winners) == ("left_alone", "C")


def test_who_has_left_cannot_win() -> None:
    """R12.4: however many points were saved."""
    sea = scene("sink", safe="bn ne, cn nw", people="an a1", under="g3 volcano")
    sea.state.values[Seat(1)]["bn"], sea.state.values[Seat(2)]["cn"] = 6, 1
    sea.play("B leaves", "A sink:g3")
    assert sea.score("B") == 6
    assert sea.winners == "C"


def test_the_match_ends_when_the_leaver_had_the_last_explorers() -> None:
    """R10.2, R12.2."""
    sea = scene(seats=3, people="bn a1", safe="an nw, cn ne").play("B leaves")
    assert sea.reason == "nobody_left"


def test_who_leaves_while_choosing_who_boards_leaves_no_empty_boat() -> None:
    """R6.7, R12.2: the others in the water are taken aboard, as silence would have it."""
    sea = scene("sink", people="an d4, bn d4, bp d4, cn d4, cp d4", land="d4 beach", under="d4 boat")
    sea.play("A sink:d4", "A leaves")
    assert sea.at("d4") == "cp swims, boat(bn bp cn)"
    assert sea.told("rescued") == [{"spot": "D4", "count": 3}]
    assert (sea.asks, sea.step) == ("B", "move")


def test_when_the_chooser_leaves_and_there_is_room_all_board() -> None:
    """R6.7, R12.2: the leaver's own explorers are gone."""
    sea = scene("sink", people="an d4, ap d4, bn d4, cn d4", land="d4 beach", under="d4 boat")
    assert sea.play("A sink:d4", "A leaves").at("d4") == "boat(bn cn)"
