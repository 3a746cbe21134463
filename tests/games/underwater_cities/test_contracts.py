"""R12: government contracts."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.model import BadSetup
from games.underwater_cities import GAME
from tests.games.underwater_cities.scenes import ENGLISH, PROBE, dealt, scene, with_card

FIVE: dict[str, Any] = {"cities": "F H E", "tunnels": "F-S H-S E-H", "goods": "9cr 9ke 9st"}


def test_three_of_eight_lie_open_if_the_table_wants_them() -> None:
    """R12.1: none otherwise."""
    assert dealt().view().contracts == ()
    drawn = {tuple(c.key for c in dealt(2, f"s{n}", contracts="on").view().contracts) for n in range(6)}
    assert all(len(set(keys)) == 3 for keys in drawn) and len(drawn) > 1


def test_the_first_to_meet_the_criteria_may_take_it_at_once() -> None:
    """R12.2: in the middle of a slot; it is not replaced."""
    sea = scene(contracts="five_cities wide_net", **FIVE).play(PROBE, "R3", "2:build(city)", "C")
    assert sea.step != "contract"  # not connected yet
    sea.play("C-F")
    assert (sea.step, sea.offers) == ("contract", ["five_cities", "done"])
    assert sea.labels == ["Take Five Cities: 4 points", "Not now"]
    sea.play("five_cities")
    assert sea.nation().contracts == ["five_cities"] and sea.points() == 4
    assert sea.state.contracts == ["wide_net"]
    view = sea.view()
    assert [(c.key, c.taker) for c in view.contracts] == [("five_cities", 0), ("wide_net", None)]


def test_a_contract_is_a_may() -> None:
    """R12.2: who does not want it now is asked again in a later turn, and others may come first."""
    sea = scene(contracts="five_cities", pressed=True, **FIVE)
    sea.play(PROBE, "R3", "2:build(city)", "C", "C-F", "done")
    assert (sea.step, sea.state.contracts, sea.nation().contracts) == ("end-turn", ["five_cities"], [])


def test_silence_takes_a_contract() -> None:
    """R13.1: it costs nothing."""
    sea = scene(contracts="five_cities", **FIVE).play(PROBE, "R3", "2:build(city)", "C", "C-F").silent()
    assert sea.nation().contracts == ["five_cities"]


def test_a_contract_taken_is_gone_for_the_others() -> None:
    """R12.2: the second to meet it gets nothing."""
    sea = scene(contracts="", **FIVE).play(PROBE, "R3", "2:build(city)", "C", "C-F")
    assert sea.points() == 0


def test_how_far_everyone_is_can_be_seen() -> None:
    """R12.2: and who is one short."""
    view = scene(contracts="five_cities both_coasts", **FIVE).view()
    five, coasts = view.contracts
    assert five.progress == ((4,), (1,)) and five.near == (0,)
    assert coasts.progress == ((0, 0), (0, 0)) and coasts.near == ()


@pytest.mark.parametrize(
    ("key", "effect", "site", "facts"),
    [
        (
            "whole_towns",
            "build(lab)",
            "S3",
            {"cities": "F", "tunnels": "F-S", "plots": "S1:farm S2:desal F1:farm F2:desal F3:lab"},
        ),
        ("living_cities", "convert", "S", {"cities": "F:purple H:purple", "tunnels": "F-S H-S"}),
        ("fast_lines", "upgrade(any)", "E-H", {"tunnels": "F-S^ H-S^ G-H^ E-H", "cities": "H"}),
        (
            "model_works",
            "upgrade(any)",
            "SX",
            {
                "plots": "S1:farm^ S2:farm^ S3:lab^ SX:lab F1:desal^ F2:desal^",
                "cities": "F",
                "tunnels": "F-S",
            },
        ),
        ("wide_net", "build(tunnel)", "C-F", {"cities": "F H E", "tunnels": "F-S H-S E-H E-F G-H A-E"}),
        ("both_coasts", "build(tunnel)", "G-M2", {"tunnels": "F-S C-F B-C B-MB A-B A-D D-MB H-S G-H"}),
    ],
)
def test_each_contract_can_be_met(key: str, effect: str, site: str, facts: dict[str, Any]) -> None:
    """R12.2: by the last thing missing."""
    sea = scene(game=with_card(effect), contracts=key, goods="9cr 9ke 9st 9sc", **facts)
    sea.nation().tiles["M2"] = "gene_bank"
    sea.play(PROBE, "G1", "slot-first", site, key)
    assert sea.nation().contracts == [key]


def test_a_contract_for_action_cards_is_met_by_claiming() -> None:
    """R12.2: four of them."""
    sea = scene(
        game=with_card("gain(2cr)", "action"), contracts="full_staff", actions="assistant toll_keeper scholar"
    )
    sea.play(PROBE, "G1", "card-first", "full_staff")
    assert sea.nation().contracts == ["full_staff"]


def test_a_solo_match_has_none() -> None:
    """R12.3: it is refused in words."""
    with pytest.raises(BadSetup) as error:
        GAME.setup(1, "story", {"contracts": "on"})
    assert ENGLISH.say(error.value.say).startswith("A solo match has no government contracts")
