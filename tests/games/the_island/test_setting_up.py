"""R1: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.model import BadSetup
from games.the_island import GAME
from tests.games.the_island.scenes import BOARD, FACTS, Scene, dealt, silently
from tests.kit.scene import seat_of


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_may_play(seats: int) -> None:
    """R1.1: each has ten explorers and two boats to place."""
    sea = dealt(seats)
    assert [len(sea.state.reserve[seat]) for seat in sea.state.everyone] == [10] * seats
    assert set(sea.state.launches.values()) == {2}


@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_may_not(seats: int) -> None:
    """R1.1."""
    with pytest.raises(BadSetup):
        GAME.setup(seats, "story")


def test_the_board_has_its_hexes_where_they_belong() -> None:
    """R1.2: rows, island, lagoon, landing hexes."""
    lengths = Counter(spot[0] for spot in BOARD.hexes)
    assert list(lengths.values()) == [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7]
    assert len(BOARD.island) == 40
    assert set(BOARD.beside["g6"]) == {"f6", "f7", "g5", "g7", "h6", "h7"}
    assert BOARD.ashore == {
        "b1": "nw",
        "c1": "nw",
        "b10": "ne",
        "c11": "ne",
        "k1": "sw",
        "l1": "sw",
        "k11": "se",
        "l10": "se",
    }


def test_every_hex_beside_another_has_it_beside_itself() -> None:
    """R1.2: the grid is sound, and the whole sea hangs together."""
    assert all(spot in BOARD.beside[other] for spot in BOARD.hexes for other in BOARD.beside[spot])
    around = {"a1", *BOARD.reach("a1", 99, set(BOARD.island), set())}
    assert around == set(BOARD.hexes) - set(BOARD.island) - {"g6"}


def test_the_island_is_mixed_from_forty_tiles() -> None:
    """R1.3: sixteen beaches, sixteen forests, eight mountains, differently each time."""
    one, other = dealt(seed="one").state, dealt(seed="other").state
    assert Counter(one.terrain.values()) == {"beach": 16, "forest": 16, "mountain": 8}
    assert set(one.terrain) == set(BOARD.island)
    assert one.terrain != other.terrain
    assert one.under != other.under


def test_serpents_wait_in_the_lagoon_and_by_the_safe_islands() -> None:
    """R1.4."""
    creatures = dealt().state.creatures
    assert sorted(creatures["serpent"]) == ["b1", "c11", "g6", "k1", "l10"]
    assert set(creatures["serpent"]) - {"g6"} <= set(BOARD.ashore)
    assert creatures["shark"] == creatures["whale"] == []


def test_a_colour_has_ten_values_and_letters_say_nothing_about_them() -> None:
    """R1.5."""
    by_letter = []
    for seed in "abcd":
        values = dealt(seed=seed).state.values[seat_of("A")]
        assert sorted(values.values()) == [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
        assert "".join(e[1] for e in values) == "npqrstuvwx"
        by_letter.append(list(values.values()))
    assert len({tuple(values) for values in by_letter}) == 4


def test_anybody_may_be_first() -> None:
    """R1.6."""
    assert {dealt(4, seed=str(n)).asks for n in range(20)} == set("ABCD")


def test_explorers_are_placed_in_turn_one_on_each_tile() -> None:
    """R1.7: the owner chooses which and where."""
    sea = dealt(3)
    first = sea.asks
    order = (first + "ABC".partition(first)[2] + "ABC".partition(first)[0])[:3]
    colour = first.lower()
    assert len(sea.offered - {"rank", "rest"}) == 10
    sea.play(f"{first} explorer:{colour}t")
    assert len(sea.offered) == 40
    sea.play(f"{first} place:h9")
    assert sea.at("h9") == f"{colour}t stands"
    assert sea.asks == order[1]
    sea.play(f"{order[1]} explorer:{order[1].lower()}n")
    assert "place:h9" not in sea.offered
    sea.play(f"{order[1]} place:h8", f"{order[2]} explorer:{order[2].lower()}n", f"{order[2]} place:h7")
    assert sea.asks == first
    assert len(sea.offered - {"rank", "rest"}) == 9


def test_with_three_players_ten_tiles_stay_empty() -> None:
    """R1.7: the last explorer needs no choosing, and then come the boats."""
    sea = silently(dealt(3), "launch")
    assert len(sea.state.people) == 30
    assert not any(sea.state.reserve.values())


def test_the_last_explorer_is_publicly_the_only_choice() -> None:
    """R1.7: with one in reserve there is nothing to choose."""
    sea = dealt(2)
    while len(sea.state.reserve[sea.question.seat]) > 1:
        sea.play(f"{sea.asks} {sea.silence[0]}")
    assert sea.question.forced


def test_boats_go_beside_the_island_away_from_boats_and_serpents() -> None:
    """R1.8: 28 hexes at first, not the lagoon; two each in turn."""
    sea = silently(dealt(2), "launch")
    assert len(sea.offered - {"rest"}) == 28
    assert "launch:g6" not in sea.offered
    assert {"launch:c4", "launch:e2", "launch:h11", "launch:k8"} <= sea.offered
    first = sea.asks
    sea.play(f"{first} launch:e2")
    assert sea.asks != first
    assert "launch:e2" not in sea.offered
    assert len(sea.offered - {"rest"}) == 27
    silently(sea, "sink")
    assert len(sea.state.boats) == 4


def _placed(sea: Scene) -> dict[str, int]:
    return dict(Counter(e[0] for folk in sea.state.people.values() for e in folk))


@pytest.mark.parametrize(("choice", "boats"), [("on", 4), ("more_boats", 8)])
def test_two_players_may_have_two_colours_each(choice: str, boats: int) -> None:
    """R1.9: twenty explorers a player, and boats for each player or for each colour."""
    sea = silently(dealt(2, two_colours=choice), "sink")
    assert _placed(sea) == {"a": 10, "b": 10, "c": 10, "d": 10}
    assert len(sea.state.boats) == boats
    assert [player.colours for player in sea.view().players] == ["ac", "bd"]
    assert [player.playing for player in sea.view().players] == [20, 20]


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_have_one_colour_each(seats: int) -> None:
    """R1.9."""
    with pytest.raises(BadSetup):
        GAME.setup(seats, "story", {"two_colours": "on"})


@pytest.mark.parametrize(("seats", "spare"), [(2, 8), (3, 6), (4, 4)])
def test_what_appears_later_is_set_aside(seats: int, spare: int) -> None:
    """R1.10: one shark and one whale for each tile, and more boats than tiles need."""
    assert dealt(seats).state.supply == {"shark": 6, "whale": 5, "boat": spare}
    under = Counter(dealt(seats).state.under.values())
    assert (under["shark"], under["whale"], under["boat"]) == (6, 5, 4)


def test_the_tiles_have_their_symbols() -> None:
    """R1.11: 22 green ones, 18 red ones; the volcano is under a mountain."""
    assert FACTS.tiles["beach"] == {
        "shark": 3,
        "whale": 3,
        "boat": 1,
        "dolphin": 3,
        "wind": 2,
        "move_serpent": 1,
        "move_shark": 1,
        "move_whale": 1,
        "repel_shark": 1,
    }
    assert FACTS.tiles["forest"] == {
        "shark": 2,
        "whale": 2,
        "boat": 3,
        "whirlpool": 2,
        "dolphin": 1,
        "move_serpent": 1,
        "move_shark": 1,
        "move_whale": 1,
        "repel_shark": 1,
        "repel_whale": 2,
    }
    assert FACTS.tiles["mountain"] == {
        "shark": 1,
        "whirlpool": 4,
        "volcano": 1,
        "repel_shark": 1,
        "repel_whale": 1,
    }
