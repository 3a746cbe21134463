"""R11: advanced boards."""

from __future__ import annotations

from games.underwater_cities import GAME
from tests.games.underwater_cities.scenes import PROBE, Scene, dealt, scene, with_card

RICH = "9cr 9ke 9st 9sc 9bi"


def advanced(board: str, **facts: object) -> Scene:
    return scene(board=board, boards="advanced", **facts)  # type: ignore[arg-type]


def building(effect: str, board: str, **facts: object) -> Scene:
    """A card with an effect, played after the slot G1 (two Federation steps: 1 credit) was used."""
    return advanced(board, game=with_card(effect), **facts).play(PROBE, "G1", "slot-first")


def made(board: str, **facts: object) -> dict[str, int]:
    return advanced(board, **facts).view().players[0].forecast.made


def test_all_play_on_the_advanced_side() -> None:
    """R11.1: with two to five building sites a city."""
    boards = [GAME.facts.boards[dealt(3, boards="advanced").nation(letter).board] for letter in "ABC"]
    assert {board.side for board in boards} == {"advanced"}
    sizes = {len(plots) for board in GAME.facts.boards.values() for plots in board.plots.values()}
    assert sizes == {2, 3, 4, 5}


def test_a_surcharge_comes_after_all_discounts() -> None:
    """R11.2: a free plant on H1 of board 5 costs a credit."""
    sea = building("build(desal, cost=free)", "5", claimed="pump_makers").play("H1")
    assert sea.goods() == "-"  # the credit from the track


def test_who_cannot_pay_the_surcharge_does_not_build_there() -> None:
    """R11.2: the other sites stay on offer."""
    sea = building("build(lab, cost=free)", "7")
    assert "S1" not in sea.offers and "S2" in sea.offers  # S1 asks for a science


def test_upgrading_asks_for_no_surcharge() -> None:
    """R11.2: one science, as usual."""
    assert building("upgrade(any)", "5", goods="1sc", plots="H1:desal").play("H1").goods() == "1cr"


def test_biomatter_may_pay_a_surcharge() -> None:
    """R11.2: it is part of what building costs."""
    sea = building("build(lab, cost=free)", "6", goods="1bi", cities="F", tunnels="F-S").play("E1")
    assert sea.goods() == "1cr"


def test_a_purple_city_on_its_dear_site_makes_six_points() -> None:
    """R11.3: for 3 steelplast and 3 credits more; a white one makes nothing."""
    sea = building("build(purple)", "5", goods=RICH, cities="A").play("B")
    assert sea.goods() == "5cr 8ke 5st 9sc 8bi"
    tunnels = "E-S A-E A-B"
    assert made("5", cities="E A B:purple", tunnels=tunnels)["vp"] == 6
    assert made("5", cities="E A B", tunnels=tunnels).get("vp", 0) == 0


def test_the_dear_site_multiplies_nothing_but_the_city() -> None:
    """R11.3: its farm makes one kelp."""
    facts = {"cities": "E A B:purple", "tunnels": "E-S A-E A-B"}
    assert made("5", plots="B1:farm", **facts)["ke"] == 1


def test_a_doubled_building_makes_its_own_output_twice() -> None:
    """R11.4: the rulebook's 4 credits and 3 biomatter."""
    facts = {"cities": "H", "tunnels": "H-S"}
    assert made("5", plots="H1:desal^ H2:desal^", **facts) == {"cr": 4 + 1, "bi": 3}  # a credit of the tunnel
    assert made("5", plots="H2:desal^ H3:desal^", **facts) == {"cr": 3 + 1, "bi": 2}


def test_a_tripled_tunnel() -> None:
    """R11.5: for a credit more; upgraded it makes three points too."""
    sea = advanced("5", goods="2cr 1st", cities="E", tunnels="E-S").play(PROBE, "Y2", "A-E")
    assert sea.goods() == "-"
    assert made("5", cities="E", tunnels="E-S A-E") == {"cr": 4}
    assert made("5", cities="E", tunnels="E-S A-E^") == {"cr": 4, "vp": 3}
    assert made("5", tunnels="E-S A-E^") == {"cr": 1}  # it touches no city


def test_two_marked_tunnels_make_more_together() -> None:
    """R11.6: both there, both at a connected city; upgrading changes nothing."""
    assert made("6", tunnels="F-S H-S") == {"cr": 2 + 2}
    assert made("6", tunnels="F-S^ H-S") == {"cr": 2 + 2, "vp": 1}
    assert made("6", tunnels="F-S") == {"cr": 1}
    assert made("8", cities="E", tunnels="E-S B-E D-E") == {"cr": 3 + 2}
    assert made("8", tunnels="E-S B-E D-E") == {"cr": 1}


def test_a_metropolis_behind_a_dear_tunnel_makes_more() -> None:
    """R11.7: two points, once it is linked."""
    sea = advanced("5", goods="2cr 2st", tunnels="H-S G-H").play(PROBE, "Y2", "G-M2")
    assert sea.nation().goods["st"] == 0 and sea.nation().linked == ["M2"]
    sea.nation().tiles["M2"] = "gene_bank"
    assert sea.view().players[0].forecast.made == {"cr": 1, "vp": 2}


def test_the_brown_metropolis_makes_more_only_when_linked() -> None:
    """R11.7: D-MB of board 8 alone does not link it."""
    assert made("8", tunnels="E-S D-E D-MB").get("vp", 0) == 0
    assert made("8", tunnels="E-S D-E D-MB A-D A-MB")["vp"] == 2


def test_a_city_worth_six_points_at_once() -> None:
    """R11.8: for 2 science and 2 credits more, connected or not."""
    sea = building("build(white)", "6", goods=RICH, cities="A").play("D")
    assert sea.points() == 6
    assert sea.goods() == "7cr 8ke 7st 7sc 9bi"
