"""R1.12-R1.15: rankings, the rest, the quick start, and what the table chose."""

from __future__ import annotations

import pytest

from games.core.model import BadSetup
from games.the_island import GAME
from tests.games.the_island.scenes import BOARD, Scene, dealt, silently


def hand_overs(sea: Scene, answer: str) -> int:
    """How often another player is waited for before turn one, if all give this answer whenever they can."""
    count, last = 0, ""
    while not sea.state.began:
        count, last = count + (sea.asks != last), sea.asks
        if answer in sea.offered:
            sea.play(f"{sea.asks} {answer}")
        else:
            sea.silent()
    return count


def ranking(sea: Scene, *picks: str) -> Scene:
    """Whoever is asked ranks these, stage by stage."""
    letter = sea.asks
    sea.play(f"{letter} rank")
    for pick in picks:
        sea.play(f"{letter} {pick}")
    return sea


@pytest.mark.parametrize("answer", ["rank", "rest"])
def test_four_who_do_not_place_by_hand_wait_for_each_other_four_times(answer: str) -> None:
    """R1.12, R1.13: not 48 times."""
    assert hand_overs(dealt(4), answer) == 4


def test_a_quick_start_takes_eight_hand_overs_for_eight_boats() -> None:
    """R1.14."""
    assert hand_overs(dealt(4, placing="quick"), "nothing") == 8


def test_placed_by_hand_it_is_as_the_book_says() -> None:
    """R1.7, R1.8: ten explorers and two boats each; at the last there is only one tile left."""
    assert hand_overs(dealt(4), "nothing") == 48


def test_explorers_and_boats_go_where_they_were_ranked() -> None:
    """R1.12: in the order given, one in each turn of placing."""
    sea = dealt(2)
    letter, colour = sea.asks, sea.asks.lower()
    ranking(sea, f"explorer:{colour}x", f"explorer:{colour}q", "enough", "place:h9", "place:d4", "enough")
    sea.play(f"{letter} launch:k6", f"{letter} enough")
    assert sea.at("h9") == f"{colour}x stands"
    while not sea.state.began:
        sea.silent()
    assert sea.at("d4") == f"{colour}q stands"
    assert "k6" in sea.state.boats


def test_a_ranked_tile_that_is_taken_gives_way_to_the_next() -> None:
    """R1.12: the best that is still free."""
    sea = dealt(2)
    letter, colour = sea.asks, sea.asks.lower()
    other = "B" if letter == "A" else "A"
    ranking(sea, "enough", "place:h9", "place:d4", "place:e5", "enough", "enough")
    sea.play(f"{other} {sea.silence[0]}", f"{other} place:d4")
    assert sea.at("h9") == f"{colour}n stands"
    assert sea.at("e5") == f"{colour}p stands"


def test_a_ranking_is_a_secret_until_it_places_something() -> None:
    """R1.12: the others hear nothing while it is made, and its picks can be taken back."""
    sea = dealt(2)
    letter = sea.asks
    other = "B" if letter == "A" else "A"
    ranking(sea, "enough", "place:h9")
    assert sea.heard_by(other) == ""
    assert sea.change.barrier.value == "none"
    assert "Ranked so far: H9" in sea.prompt()


def test_what_a_ranking_does_not_name_goes_as_in_silence() -> None:
    """R1.12, R12.1: explorers on what sinks last."""
    sea = dealt(4)
    colour = sea.asks.lower()
    ranking(sea, "enough", "enough", "enough")
    (spot,) = [spot for spot, folk in sea.state.people.items() if folk == [f"{colour}n"]]
    assert sea.state.terrain[spot] == "mountain"


def test_the_rest_is_placed_in_turn_by_the_bot() -> None:
    """R1.13: after some were placed by hand; it asks once more, for it cannot be taken back."""
    sea = dealt(2)
    letter = sea.asks
    sea.play(f"{letter} {sea.silence[0]}", f"{letter} place:h9")
    sea.silent().silent()
    assert "rest" in sea.risky
    sea.play(f"{letter} rest")
    while not sea.state.began:
        assert sea.asks != letter
        sea.silent()
    assert len(sea.state.boats) == 4


def test_boats_alone_may_be_left_to_the_bot() -> None:
    """R1.13, R12.1: beside own explorers."""
    sea = silently(dealt(2), "launch")
    letter = sea.asks
    sea.play(f"{letter} rest")
    (spot,) = sea.state.boats
    beside = [explorer for near in BOARD.beside[spot] for explorer in sea.state.people.get(near, [])]
    assert any(explorer[0] == letter.lower() for explorer in beside)


def test_when_all_are_equal_tiles_can_be_ranked_too() -> None:
    """R1.12, R9.5: there are no explorers to rank."""
    sea = dealt(3, all_equal="on")
    ranking(sea, "place:h9", "enough", "enough")
    assert "stands" in sea.at("h9")


def test_who_ranked_and_leaves_places_nothing_more() -> None:
    """R1.12, R12.2."""
    sea = dealt(3)
    letter = sea.asks
    ranking(sea, "enough", "enough", "enough")
    sea.play(f"{letter} leaves")
    silently(sea, "sink")
    assert len(sea.state.playing()) == 20


@pytest.mark.parametrize(("seats", "two"), [(2, "off"), (2, "on"), (3, "off"), (4, "off")])
def test_a_quick_start_places_every_explorer_alone(seats: int, two: str) -> None:
    """R1.14: and their owners learn the values as ever."""
    sea = dealt(seats, placing="quick", two_colours=two)
    assert {len(folk) for folk in sea.state.people.values()} == {1}
    assert len(sea.state.people) == seats * (20 if two == "on" else 10)
    assert sea.step == "launch"
    assert "What your explorers are worth" in sea.heard_by("A")


@pytest.mark.parametrize("seat", ["1", "2", "3"])
def test_the_table_may_say_who_begins(seat: str) -> None:
    """R1.6: for every seed."""
    assert {dealt(3, seed=f"s{n}", first=seat).asks for n in range(8)} == {"ABC"[int(seat) - 1]}


def test_the_table_may_say_who_has_which_colour() -> None:
    """R1.15: the others take what is left, in order."""
    sea = dealt(3, colour_d="1", colour_a="3", first="1")
    assert [player.colours for player in sea.view().players] == ["d", "b", "a"]
    sea.play("A explorer:dt", "A place:h9")
    assert sea.state.owners["dt"] == 0
    assert sea.view().players[0].playing == 1


def test_two_colours_may_be_chosen_by_one_of_two() -> None:
    """R1.9, R1.15."""
    sea = dealt(2, two_colours="on", colour_c="2", colour_d="2")
    assert [player.colours for player in sea.view().players] == ["ab", "cd"]


@pytest.mark.parametrize(
    ("seats", "chosen", "why"),
    [
        (3, {"colour_a": "1", "colour_b": "1"}, "colour-twice"),
        (2, {"first": "3"}, "nobody-sits-there"),
        (3, {"colour_a": "4"}, "nobody-sits-there"),
    ],
)
def test_a_choice_that_fits_nobody_is_refused(seats: int, chosen: dict[str, str], why: str) -> None:
    """R1.6, R1.15."""
    with pytest.raises(BadSetup, match=why):
        GAME.setup(seats, "story", chosen)


def test_with_the_rim_as_coast_two_fit_round_the_lagoon() -> None:
    """R9.1: a table may read it so; eighteen tiles take two."""
    assert len(BOARD.within) == 18
    for crowded, double in (("on", False), ("rim", True)):
        sea = dealt(2, crowded=crowded)
        sea.silent().play(f"{sea.asks} place:h6").silent()
        assert ("place:h6" in sea.offered) is double
        assert "place:d4" in sea.offered
