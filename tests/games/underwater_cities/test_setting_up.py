"""R2: setting up."""

from __future__ import annotations

import pytest

from games.underwater_cities import GAME
from games.underwater_cities.boards import CITIES
from tests.games.underwater_cities.scenes import dealt, scene
from tests.kit.scene import seat_of


@pytest.mark.parametrize(
    ("seats", "side", "slots"), [(1, "few", 12), (2, "few", 12), (3, "many", 15), (4, "many", 15)]
)
def test_the_side_of_the_main_board_follows_the_players(seats: int, side: str, slots: int) -> None:
    """R2.1: one side for one and two, the other for three and four."""
    view = dealt(seats).view()
    assert (view.side, len(view.slots)) == (side, slots + 1)


def test_only_cards_of_era_one_are_dealt() -> None:
    """R2.2: the other decks wait."""
    sea = dealt(4)
    cards = sea.state.deck + [card for letter in "ABCD" for card in sea.hand(letter)]
    assert sorted(cards) == sorted(GAME.facts.decks[1])
    assert dealt(4, "other").state.deck != sea.state.deck


def test_six_of_the_ten_dear_special_cards_lie_face_up() -> None:
    """R2.3: only these can be had."""
    view = dealt().view()
    assert len(set(view.offer)) == 6
    assert set(view.offer) <= set(GAME.facts.three)


def test_the_top_of_the_other_special_cards_is_face_up() -> None:
    """R2.4: one of fifteen is seen."""
    sea = dealt()
    assert sorted(buried.card for buried in sea.state.specials) == sorted(GAME.facts.cheap)
    assert sea.view().top == sea.state.specials[-1].card
    assert sea.view().buried[:-1] == ("",) * 14


@pytest.mark.parametrize("boards", ["usual", "advanced"])
def test_everyone_has_another_board_of_the_same_side(boards: str) -> None:
    """R2.5: four different ones."""
    sea = dealt(4, boards=boards)
    keys = {sea.nation(letter).board for letter in "ABCD"}
    assert len(keys) == 4
    assert {GAME.facts.boards[key].side for key in keys} == {boards}


def test_everyone_starts_with_goods_a_city_and_an_assistant() -> None:
    """R2.6: the first player gets nothing more."""
    sea = dealt(2)
    first = "ABCD"[sea.state.order[0]]
    assert sea.goods(first) == "2cr 1ke 1st 1sc"
    assert sea.nation(first).cities == {"S": "white"}
    assert sea.nation(first).actions == ["assistant"]


def test_everyone_has_a_brown_and_two_blue_metropolises() -> None:
    """R2.7: the brown one in the upper left corner."""
    sea = dealt(4)
    tiles = [sea.nation(letter).tiles for letter in "ABCD"]
    assert all(GAME.facts.tiles[t["MB"]].colour == "brown" for t in tiles)
    blue = [t[place] for t in tiles for place in ("M1", "M2")]
    assert all(GAME.facts.tiles[key].colour == "blue" for key in blue)
    assert len(set(blue)) == 8


@pytest.mark.parametrize(("seats", "white", "purple"), [(1, 16, None), (2, 15, 7), (3, 14, 10), (4, 13, 13)])
def test_domes_and_tunnels_are_counted(seats: int, white: int, purple: int | None) -> None:
    """R2.8: starting cities come out of the seventeen."""
    state = dealt(seats).state
    assert (state.white, state.purple, state.tunnels) == (white, purple, 47)


def test_without_domes_or_tunnels_nobody_builds_them() -> None:
    """R2.8: the slots for them are not on offer."""
    sea = scene(goods="9cr 9ke 9st 9bi")
    sea.state.white = sea.state.purple = sea.state.tunnels = 0
    sea.play("founders_chest")
    assert "G3" not in sea.offers and "Y2" not in sea.offers


def test_the_last_white_dome_leaves_only_purple_ones() -> None:
    """R2.8: each kind has its own supply."""
    sea = scene(hand="dredger", goods="9cr 9ke 9st 9bi")
    sea.state.white = 0
    sea.play("dredger", "G3")
    assert sea.step == "build" and "F" in sea.offers  # no choice of kind
    sea.play("F")
    assert sea.nation().cities["F"] == "purple"


def test_later_players_start_further_up_the_track_with_more_goods() -> None:
    """R2.9: below, 4, 3 and 2."""
    sea = dealt(4)
    letters = ["ABCD"[seat] for seat in sea.state.order]
    assert [sea.state.space(seat_of(letter)) for letter in letters] == [0, 4, 3, 2]
    assert [sea.goods(letter) for letter in letters] == [
        "2cr 1ke 1st 1sc",
        "2cr 1ke 1st 1sc",
        "3cr 1ke 1st 1sc",
        "3cr 1ke 2st 1sc",
    ]
    assert sea.view().next_order == tuple(reversed(sea.state.order))


def test_the_first_order_of_play_is_random() -> None:
    """R2.9: it is not always the same seat."""
    assert len({tuple(dealt(3, f"s{n}").state.order) for n in range(12)}) > 3


def test_everyone_keeps_three_of_six_cards_at_the_same_time() -> None:
    """R2.10: the others are discarded in sight."""
    sea = dealt(3)
    assert [(d.step, len(d.options), d.least, d.most) for d in sea.asked] == [("keep", 6, 3, 3)] * 3
    sea.silent(3)
    assert [len(sea.hand(letter)) for letter in "ABC"] == [3, 3, 3]
    assert len(sea.state.discard) == 9
    assert len(sea.told("discarded")) == 3
    assert sea.step == "play"


def test_an_answer_may_be_changed_until_the_last_one_is_in() -> None:
    """R2.10: and it names no card before."""
    sea = dealt(2)
    keys = sea.of("A").keys
    sea.play("A: " + " ".join(keys[:3])).play("A: " + " ".join(keys[3:]))
    kept = sea.hand("A")[3:]
    sea.play("B: " + " ".join(sea.of("B").keys[:3]))
    assert sea.hand("A") == kept


def test_every_board_has_nine_cities_and_joins_three_metropolises() -> None:
    """R2.11: one tunnel site to each blue one, two to the brown one."""
    for board in GAME.facts.boards.values():
        assert tuple(board.plots) == CITIES
        assert [len(board.metro_tunnels[place]) for place in ("MB", "M1", "M2")] == [2, 1, 1]
        assert sum(map(len, board.plots.values())) == 27


@pytest.mark.parametrize("board", "12345678")
def test_every_site_can_be_reached_from_the_start(board: str) -> None:
    """R2.11: no city and no tunnel is cut off."""
    facts = GAME.facts.boards[board]
    seen, todo = {"S"}, ["S"]
    while todo:
        for other in facts.neighbours[todo.pop()]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    assert seen == set(CITIES)


def test_the_usual_boards_share_their_graph_and_differ_in_bonuses() -> None:
    """R2.11: three building sites at each city."""
    usual = [board for board in GAME.facts.boards.values() if board.side == "usual"]
    assert len({board.tunnels for board in usual}) == 1
    assert len({str(board.bonus) for board in usual}) == 4
    assert all(len(plots) == 3 for board in usual for plots in board.plots.values())


def test_a_position_of_the_rulebook_is_possible_on_the_usual_board() -> None:
    """R2.11: with the cities of the picture, three sites are open, and a fourth city opens two more."""
    sea = scene(hand="dredger", goods="9cr 9ke 9st", cities="F H E")
    sea.play("dredger", "G3")
    assert [key for key in sea.offers if key in CITIES] == ["A", "C", "G"]
    after = scene(hand="dredger", goods="9cr 9ke 9st", cities="F H E A").play("dredger", "G3")
    assert [key for key in after.offers if key in CITIES] == ["B", "C", "D", "G"]
