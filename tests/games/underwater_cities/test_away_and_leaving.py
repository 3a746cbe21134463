"""R13: away and leaving."""

from __future__ import annotations

from tests.games.underwater_cities.scenes import PROBE, dealt, scene
from tests.kit.scene import seat_of


def test_silence_takes_the_slot_that_is_always_free() -> None:
    """R13.1: and builds nothing."""
    sea = scene(hand="dredger scrap_raft field_notes", goods="9cr 9ke 9st").silent(2)
    assert sea.state.tiles == {"always": [0]}
    assert sea.nation().plots == {} and sea.mover == "B"


def test_silence_leaves_out_what_may_be_left_out() -> None:
    """R13.1: the second tunnel."""
    sea = scene(hand=PROBE, goods="9cr 9st").play(PROBE, "Y2", "F-S").silent()
    assert list(sea.nation().tunnels) == ["F-S"] and sea.mover == "B"


def test_silence_keeps_one_card_of_each_colour() -> None:
    """R13.1: of too many cards those go whose colour is there twice."""
    sea = scene(hand="dredger scrap_raft field_notes toll_keeper founders_chest").silent()
    kept = [sea.game.facts.cards[card].colour for card in sea.hand()]
    assert sorted(kept) == ["green", "red", "yellow"]


def test_a_player_who_leaves_takes_no_more_turns() -> None:
    """R13.2: what stands stays."""
    sea = scene(3, plots="S1:farm", goods="3ke", points=7).leave("A")
    assert sea.mover == "B" and sea.state.order == [1, 2]
    assert sea.nation().plots["S1"].kind == "farm" and sea.points() == 7
    while not sea.state.ending:
        assert seat_of("A") not in {decision.seat for decision in sea.asked}
        sea.silent()
    assert sea.goods("A") == "3ke"  # nothing made, nothing eaten
    assert seat_of("A") not in sea.state.ending.winners


def test_a_player_may_leave_in_another_ones_turn() -> None:
    """R13.2: the turns still to come are passed over."""
    sea = scene(3, hand="dredger").play("dredger").leave("B")
    assert sea.step == "place"
    assert sea.play("always").mover == "C"


def test_who_leaves_in_the_middle_of_a_turn_leaves_the_card_behind() -> None:
    """R13.2: it is discarded, cards looked at go under their deck."""
    sea = scene(3, hand=f"{PROBE} dredger").play(PROBE, "Y3", "2:special", "search").leave("A")
    assert sea.state.discard == [PROBE] and sea.state.looking == {}
    assert len(sea.state.specials) == 15 and sea.state.specials[-1].open
    assert sea.hand() == ["dredger"] and sea.mover == "B"


def test_a_player_may_leave_while_all_choose_cards() -> None:
    """R13.2: the others are still asked, and answers given stay."""
    sea = dealt(3)
    sea.play("B: " + " ".join(sea.of("B").keys[:3])).leave("A")
    assert [decision.seat for decision in sea.asked] == [1, 2]
    assert sea.of("B").answer is not None
    sea.play("C: " + " ".join(sea.of("C").keys[:3]))
    assert sea.mover in "BC"


def test_the_last_player_left_wins_at_once() -> None:
    """R13.3: with final scoring."""
    sea = scene(3, goods="4cr").leave("B").leave("C")
    assert sea.state.ending
    assert (sea.state.ending.reason, sea.state.ending.winners) == ("left_alone", (0,))
    assert sea.state.ending.scores[0] == 2 + 1  # a city, four credits
