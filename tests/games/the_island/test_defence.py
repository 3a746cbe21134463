"""R8: the answer to a creature, in another player's turn."""

from __future__ import annotations

import pytest

from games.core import engine, orders
from games.core.model import Seat
from games.the_island import GAME
from tests.games.the_island.scenes import ENGLISH, Pieces, Scene, scene

SHARK = "forest:repel_shark"
WHALE = "forest:repel_whale"


def shark_comes(people: str, **more: object) -> Scene:
    """A's die moves a shark to K3."""
    pieces = {"people": f"{people}, an a1", "creatures": "shark k2", "die": "shark"} | more
    return scene("roll", **pieces).play("A to:k3")  # type: ignore[arg-type]


def whale_comes(aboard: str, **more: object) -> Scene:
    """A's die moves a whale to the boat at K3."""
    pieces = {"boats": f"k3 {aboard}", "people": "as a1", "creatures": "whale k2", "die": "whale"} | more
    return scene("roll", **pieces).play("A to:k3")  # type: ignore[arg-type]


def test_a_shark_is_repelled_before_it_bites() -> None:
    """R8.1, R8.3: it leaves the game and all are safe, rivals too."""
    sea = shark_comes("bn k3, cn k3", hands={"B": SHARK})
    assert sea.at("k3") == "bn cn swims, shark"
    assert sea.asks == "B"
    assert sea.step == "repel"
    sea.play("B repel")
    assert sea.at("k3") == "bn cn swims"
    assert sea.state.gone["shark"] == 1
    assert sea.hand("B") == []
    assert sea.state.out == [SHARK]


def test_a_whale_is_repelled_before_it_capsizes_the_boat() -> None:
    """R8.1, R8.3."""
    sea = whale_comes("bn bp cn", hands={"B": WHALE}).play("B repel")
    assert sea.at("k3") == "boat(bn bp cn)"
    assert sea.state.gone["whale"] == 1


def test_the_wrong_tile_repels_nothing() -> None:
    """R8.1: a whale tile against a shark."""
    sea = shark_comes("bn k3", hands={"B": WHALE})
    assert sea.offers_to("B") == ["pass"]


def test_nobody_answers_in_their_own_turn() -> None:
    """R8.1, R8.2: the mover's own swimmers are lost without a question."""
    sea = shark_comes("ap k3", hands={"A": SHARK})
    assert sea.state.lost == ["ap"]
    assert sea.hand("A") == [SHARK]


def test_against_a_shark_every_other_swimmers_owner_may_answer() -> None:
    """R8.2: not those who sit in a boat there, nor who are elsewhere."""
    hands = dict.fromkeys("BCD", SHARK)
    sea = shark_comes("bn k3, cn k3, dp k5", boats="k3 dn", hands=hands)
    assert sea.asks == "BC"


@pytest.mark.parametrize(
    ("aboard", "asked"),
    [("bn", "B"), ("bn bp cn", "B"), ("bn cn", "BC"), ("bn cn dn", "BCD"), ("an bn", "B"), ("ap aq bn", "")],
)
def test_against_a_whale_those_who_control_the_boat_may_answer(aboard: str, asked: str) -> None:
    """R8.2: ties included, minorities not, and nobody when the mover alone controls it."""
    sea = whale_comes(aboard, hands=dict.fromkeys("BCD", WHALE))
    assert (sea.asks if sea.step == "repel" else "") == asked


def test_the_mover_moves_no_other_creature_after_a_defence() -> None:
    """R8.3: the turn is over."""
    sea = shark_comes("bn k3", hands={"B": SHARK}, creatures="shark k2")
    sea.play("B repel")
    assert sea.asks == "B"
    assert sea.step != "hunt"
    assert sea.state.on_turn == Seat(1)


def test_of_two_defence_tiles_the_lower_terrain_is_used() -> None:
    """R8.3."""
    sea = shark_comes("bn k3", hands={"B": f"{SHARK} beach:repel_shark"}).play("B repel")
    assert sea.hand("B") == [SHARK]


def test_only_the_creature_that_came_is_driven_away() -> None:
    """R8.3: another whale in the hex stays; here it was beneath an empty boat's place."""
    sea = shark_comes("bn k3", hands={"B": SHARK}, creatures="shark k2, whale k3")
    assert sea.play("B repel").at("k3") == "bn swims, whale"


def test_all_are_asked_at_once_and_the_first_clockwise_repels() -> None:
    """R8.4: C sits before D, clockwise from A; D keeps the tile."""
    sea = shark_comes("cn k3, dn k3", hands={"C": SHARK, "D": "beach:repel_shark"})
    assert sea.asks == "CD"
    sea.play("D repel")
    assert sea.asks == "CD"
    sea.play("C repel")
    assert sea.hand("C") == []
    assert sea.hand("D") == ["beach:repel_shark"]


def test_who_comes_first_clockwise_need_not_wait_for_the_others() -> None:
    """R8.4: C has answered, so D's answer no longer matters."""
    sea = shark_comes("cn k3, dn k3", hands={"C": SHARK, "D": "beach:repel_shark"})
    sea.play("C repel")
    assert sea.step != "repel"
    assert sea.hand("D") == ["beach:repel_shark"]


def test_clockwise_is_counted_from_the_mover_not_from_the_first_seat() -> None:
    """R8.4: when C moves the creature, D comes before B."""
    hands = {"B": SHARK, "D": "beach:repel_shark"}
    pieces: Pieces = {"people": "bn k3, dn k3, an a1, cn a2", "creatures": "shark k2"}
    sea = scene("roll", mover="C", hands=hands, die="shark", **pieces)
    sea.play("C to:k3", "B repel")
    assert sea.step == "repel"
    sea.play("D repel")
    assert sea.hand("D") == []
    assert sea.hand("B") == [SHARK]


def test_an_answer_may_be_changed_while_others_think() -> None:
    """R8.4: nothing is settled before the last answer."""
    sea = shark_comes("cn k3, dn k3", hands={"C": SHARK, "D": "beach:repel_shark"})
    sea.play("D repel", "D pass", "C pass")
    assert sorted(sea.state.lost) == ["cn", "dn"]


def test_who_might_hold_the_tile_is_asked_whether_or_not_it_is_so() -> None:
    """R8.5: B keeps a dolphin, but from outside it could be the tile."""
    sea = shark_comes("bn k3", hands={"B": "forest:dolphin"})
    assert sea.asks == "B"
    assert sea.offers_to("B") == ["pass"]
    assert not sea.question.forced


@pytest.mark.parametrize(
    ("hand", "out"),
    [("", ""), ("beach:dolphin", "beach:repel_shark"), ("forest:dolphin", "forest:repel_shark")],
)
def test_who_cannot_hold_the_tile_as_all_can_see_is_not_asked(hand: str, out: str) -> None:
    """R8.5: no tile, or all such tiles of that terrain are out."""
    sea = shark_comes("bn k3", hands={"B": hand}, out=out)
    assert sea.step != "repel"
    assert sea.state.lost == ["bn"]


def test_beaches_hide_no_whale_defence() -> None:
    """R8.5: so a kept beach opens no window against a whale, a kept forest does."""
    assert whale_comes("bn", hands={"B": "beach:repel_shark"}).step != "repel"
    assert whale_comes("bn", hands={"B": "forest:dolphin"}).step == "repel"


def test_no_answer_means_no() -> None:
    """R8.6: what silence means; the tile stays, the swimmers do not."""
    sea = shark_comes("bn k3", hands={"B": SHARK})
    assert sea.silence == ("pass",)
    sea.play("B pass")
    assert sea.state.lost == ["bn"]
    assert sea.hand("B") == [SHARK]


@pytest.mark.parametrize(("order", "answer"), [("always", "repel"), ("never", "pass")])
def test_standing_orders_answer_for_a_player(order: str, answer: str) -> None:
    """R8.6: by creature; without an order the player is asked."""
    sea = shark_comes("bn k3", hands={"B": SHARK})
    assert orders.picks(sea.question, {"repel:shark": order}) == (answer,)
    assert orders.picks(sea.question, {"repel:whale": order}) is None


def test_at_a_table_with_orders_only_nobody_is_asked() -> None:
    """R8.6: no order means no."""
    sea = shark_comes("bn k3", hands={"B": SHARK}, orders_only="on")
    assert sea.view().table.orders_only
    assert orders.picks(sea.question, {}, orders_only=True) == ("pass",)


def test_nothing_helps_against_a_serpent() -> None:
    """R8.7: all tiles in hand, and no question."""
    sea = scene(
        "roll", people="bn k3, an a1", creatures="serpent k2", hands={"B": f"{SHARK} {WHALE}"}, die="serpent"
    )
    sea.play("A to:k3")
    assert sea.state.lost == ["bn"]


def test_nothing_helps_when_the_boat_is_steered_into_a_whale() -> None:
    """R8.7: the boat moved, not the whale."""
    sea = scene(boats="h11 an bn", creatures="whale h12", hands={"B": WHALE})
    sea.play("A boat:h11", "A sail:h12")
    assert sea.at("h12") == "an bn swims, whale"


def test_nothing_helps_those_thrown_before_a_shark_that_was_there() -> None:
    """R8.7: only the whale was moved; B keeps the shark tile for another day."""
    sea = whale_comes("bn", creatures="whale k2, shark k3", hands={"B": SHARK})
    sea.play(*(["B pass"] if sea.step == "repel" else []))
    assert sea.state.lost == ["bn"]
    assert sea.hand("B") == [SHARK]


def test_the_window_stays_open_when_the_mover_leaves() -> None:
    """R8.1, R12.2: the shark has come; B may still answer."""
    sea = shark_comes("bn k3, cn a2", hands={"B": SHARK}).play("A leaves")
    assert sea.asks == "B"
    sea.play("B repel")
    assert sea.at("k3") == "bn swims"
    assert sea.state.on_turn == Seat(1)


def test_a_window_closes_when_those_struck_have_left() -> None:
    """R8.2, R12.2: B's swimmer is gone with B, and the turn passes on."""
    sea = shark_comes("bn k3, cn a2", hands={"B": SHARK}).play("B leaves")
    assert sea.step != "repel"
    assert sea.at("k3") == "shark"
    assert sea.asks == "C"


def test_letting_it_happen_with_the_tile_in_hand_asks_once_more() -> None:
    """R8.1: nobody loses swimmers by a slip; without the tile there is nothing to confirm."""
    sea = shark_comes("bn k3, cn k3", hands={"B": SHARK, "C": WHALE})
    confirms = {d.seat: [o.key for o in d.options if o.confirm] for d in sea.asked}
    assert confirms == {1: ["pass"], 2: []}


def test_who_is_asked_without_the_tile_is_told_why() -> None:
    """R8.5: everyone who might keep it is asked."""
    sea = shark_comes("bn k3, cn k3", hands={"B": SHARK, "C": WHALE})
    keeper, other = [engine.question(GAME, sea.state, d.seat).status for d in sea.asked]
    assert keeper is None
    assert other is not None
    assert "Everyone who might keep it is asked" in ENGLISH.say(other)
