"""R14: alone."""

from __future__ import annotations

import pytest

from games.underwater_cities import GAME
from tests.games.underwater_cities.scenes import PROBE, Scene, dealt, scene
from tests.kit.scene import seat_of


def after_round(fed: str = "", top: str = "") -> Scene:
    """The last turn of round 1 alone, played on the slot always free."""
    sea = scene(1, board="5", hand=PROBE, fed=fed, round=1, last=True, goods="1ke")
    sea.state.neutral = ["G1", "R1", "Y1"]
    if top:
        sea.state.deck.remove(top)
        sea.state.deck.insert(-3, top)  # three are drawn before
    return sea.play(PROBE, "always")


def test_a_solo_match_uses_an_advanced_board_and_the_side_for_two() -> None:
    """R14.1: set up as for two."""
    sea = dealt(1)
    assert GAME.facts.boards[sea.nation().board].side == "advanced"
    assert sea.view().side == "few"
    assert sea.goods() == "2cr 1ke 1st 1sc" and len(sea.view().offer) == 6


def test_the_tile_that_counts_cities_is_left_out() -> None:
    """R14.2: and purple domes have no limit."""
    brown = {dealt(1, f"s{n}").nation().tiles["MB"] for n in range(40)}
    assert brown == {"crown_ring", "tunnel_hub", "guild_hall", "four_arts"}
    assert "great_league" in {dealt(2, f"s{n}").nation().tiles["MB"] for n in range(40)}
    assert dealt(1).state.purple is None


def test_three_neutral_tiles_block_the_first_slots() -> None:
    """R14.3: and the disc starts below space 4."""
    sea = dealt(1).silent()
    assert sea.state.neutral == ["G1", "R1", "Y1"] and sea.state.space(seat_of("A")) == 0
    sea.play(sea.offers[0])
    assert not {"G1", "R1", "Y1"} & set(sea.offers)


def test_the_neutral_tiles_may_start_elsewhere() -> None:
    """R14.3: all three on the same place of their colours."""
    assert dealt(1, neutral="third").silent().state.neutral == ["G3", "R3", "Y3"]


def test_the_neutral_tiles_move_on_clockwise() -> None:
    """R14.3: by one slot, round the board."""
    sea = after_round(fed="A1")
    assert sea.state.neutral == ["G2", "R2", "Y2"] and sea.state.blocker == ""
    sea.state.neutral = ["G4", "R4", "Y4"]
    sea.state.fed[seat_of("A")], sea.state.arrivals = 1, [seat_of("A")]
    sea.state.queue = []
    sea.finish_turn()
    assert sea.state.neutral == ["R1", "Y1", "G1"]


@pytest.mark.parametrize(("number", "slot"), [(5, "R1"), (6, "R3"), (66, "Y4"), (59, "G3")])
def test_without_a_step_a_fourth_tile_blocks_a_slot(number: int, slot: str) -> None:
    """R14.4: digits added and counted from the first green slot; R2 and G2 are taken: the next free one."""
    (card,) = [key for key in GAME.facts.decks[1] if GAME.facts.cards[key].no == number]
    sea = after_round(top=card)
    assert sea.state.blocker == slot
    assert sea.state.discard[-1] == card
    assert f"counting to {sum(map(int, str(number)))} blocks {slot}" in sea.heard_by()
    sea.play(sea.offers[0])
    assert slot not in sea.offers


def test_at_a_new_era_the_new_deck_is_turned() -> None:
    """R14.4: it blocks the coming round."""
    sea = scene(1, board="5", hand=PROBE, round=4, last=True, goods="1ke")
    sea.state.neutral = ["G1", "R1", "Y1"]
    sea.play(PROBE, "always").silent()
    assert sea.state.era == 2 and sea.state.blocker
    assert sea.game.facts.cards[sea.state.discard[-1]].era == 2


def test_the_fourth_tile_is_lifted_at_the_end_of_the_round() -> None:
    """R14.5: a step in that round, and only three are left."""
    sea = after_round(top="toll_keeper")
    assert sea.state.blocker
    sea.state.fed[seat_of("A")], sea.state.arrivals = 1, [seat_of("A")]
    sea.state.queue = []
    sea.finish_turn()
    assert sea.state.blocker == ""


@pytest.mark.parametrize(
    ("points", "cities", "reason"), [(90, 7, "goal_reached"), (0, 7, "goal_missed"), (99, 6, "goal_missed")]
)
def test_the_goal_is_seven_cities_and_a_hundred_points(points: int, cities: int, reason: str) -> None:
    """R14.6: both are needed."""
    sites = "F H E G A C"[: 2 * (cities - 1)]
    tunnels = "F-S H-S E-S G-H A-E C-F"
    sea = scene(
        1,
        board="5",
        hand="world_fair",
        era=3,
        round=10,
        last=True,
        points=points,
        cities=sites,
        tunnels=tunnels,
        goods="7ke",
    ).play("world_fair", "always")
    assert sea.state.ending and sea.state.ending.reason == reason
    assert bool(sea.state.ending.winners) == (reason == "goal_reached")


def test_leaving_ends_a_solo_match() -> None:
    """R14.7: as it stands."""
    sea = scene(1, board="5", goods="4cr").leave("A")
    assert sea.state.ending and sea.state.ending.reason == "left_alone"
    assert sea.state.ending.scores == (3,)
