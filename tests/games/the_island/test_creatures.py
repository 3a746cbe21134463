"""R7: step 4, creatures."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.rng import Rng
from tests.games.the_island.scenes import BOARD, FACTS, Scene, scene

KINDS = ("serpent", "shark", "whale")


def rolled(kind: str, **pieces: str) -> Scene:
    """A has rolled this creature."""
    return scene("roll", die=kind, **pieces)  # type: ignore[arg-type]


def test_the_three_creatures_are_equally_likely() -> None:
    """R7.1: two faces each."""
    assert Counter(FACTS.die) == {"serpent": 2, "shark": 2, "whale": 2}
    rng = Rng("many")
    counts = Counter(rng.choice(FACTS.die) for _ in range(3000))
    assert all(900 < counts[kind] < 1100 for kind in KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_one_creature_of_the_kind_rolled_may_be_moved_or_none(kind: str) -> None:
    """R7.1: whichever; silence moves none."""
    pieces = "serpent a1, serpent a3, shark b2, shark b4, whale c2, whale c4"
    sea = rolled(kind, people="an k6", creatures=pieces)
    mine = {f"{kind}:{pair.split()[1]}" for pair in pieces.split(", ") if pair.startswith(kind)}
    assert sea.offered == mine | {"stay"}
    assert sea.silence == ("stay",)
    sea.play("A stay")
    assert sea.view().creatures[kind] == tuple(key.partition(":")[2] for key in sorted(mine))


def test_a_lone_creature_need_not_be_named() -> None:
    """R7.1: the question is where, and whether at all."""
    sea = rolled("shark", people="an k6", creatures="shark a1, whale c2")
    assert sea.step == "hunt"
    assert "stay" in sea.offered


def test_without_such_a_creature_nothing_happens() -> None:
    """R7.2: no second roll."""
    sea = rolled("whale", people="an k6, bn a7", creatures="shark a1")
    assert len(sea.told("rolled")) == 1
    assert sea.told("none-moves-whale")
    assert sea.asks == "B"


def test_a_serpent_shut_in_the_lagoon_cannot_move() -> None:
    """R7.2: but another one may."""
    ring = "f6 forest, f7 forest, g7 forest, h6 forest, h7 forest"
    sea = rolled("serpent", people="an k6, bn a7", creatures="serpent g6", land=ring)
    assert sea.asks == "B"
    sea = rolled("serpent", people="an k6", creatures="serpent g6, serpent b1, serpent k1", land=ring)
    assert sea.offered == {"serpent:b1", "serpent:k1", "stay"}


@pytest.mark.parametrize(("kind", "reach"), [("serpent", 1), ("shark", 2), ("whale", 3)])
def test_creatures_have_their_reach(kind: str, reach: int) -> None:
    """R7.3: along row K no further than that; anything nearer too."""
    sea = rolled(kind, people="an a1", creatures=f"{kind} k2")
    along = [n for n in range(3, 9) if f"to:k{n}" in sea.offered]
    assert along == list(range(3, 3 + reach))


def test_creatures_keep_to_the_sea() -> None:
    """R7.3: tiles bar the way, landing hexes do not."""
    sea = rolled("whale", people="an a1", creatures="whale g2", land="f3 forest, h3 forest, f2 mountain")
    assert {key for key in sea.offered if key[3:] in BOARD.island} <= {"to:h4", "to:i4"}
    assert "to:g3" not in sea.offered
    sea = rolled("serpent", people="an a1", creatures="serpent c2")
    assert {"to:c1", "to:b1"} <= sea.offered
    assert not {"to:nw", "land:nw"} & sea.offered


def test_creatures_share_a_hex() -> None:
    """R7.4: of other kinds and of the same."""
    sea = rolled("shark", people="an a1", creatures="shark k2, shark k4, whale k3")
    sea.play("A shark:k2", "A to:k4")
    assert sea.at("k4") == "shark, shark"
    sea = rolled("shark", people="an a1", creatures="shark k2, whale k3").play("A to:k3")
    assert sea.at("k3") == "shark, whale"


def test_a_serpent_takes_swimmers_and_the_boat_with_all_aboard() -> None:
    """R7.5."""
    sea = rolled("serpent", people="bn k3, cn a1", boats="k3 dn ap", creatures="serpent k2")
    sea.play("A to:k3")
    assert sea.at("k3") == "serpent"
    assert sorted(sea.state.lost) == ["ap", "bn", "dn"]
    assert sea.state.gone["boat"] == 1


def test_a_shark_stops_at_swimmers_and_takes_them_all() -> None:
    """R7.6: it cannot go on to K4; the mover's own are taken too."""
    wall = "bn k3, cn l2, dn j1, ap j2, bp l1"
    sea = rolled("shark", people=f"{wall}, aq k3, bq m7", creatures="shark k2")
    assert "to:k4" not in sea.offered
    assert sea.risky == {"to:k3", "to:j2"}
    sea.play("A to:k3")
    assert sorted(sea.state.lost) == ["aq", "bn"]


def test_a_shark_may_stop_earlier_or_go_round() -> None:
    """R7.6: only entering a hex with swimmers ends its way."""
    sea = rolled("shark", people="bn k3, an a1", creatures="shark k2")
    assert {"to:l2", "to:j2", "to:l3", "to:j3"} <= sea.offered


def test_a_shark_spares_people_in_boats() -> None:
    """R7.6: it passes under them."""
    sea = rolled("shark", boats="k3 bn", people="an a1", creatures="shark k2")
    assert "to:k4" in sea.offered
    sea.play("A to:k3")
    assert sea.at("k3") == "boat(bn), shark"


def test_a_whale_stops_at_people_in_a_boat_and_capsizes_it() -> None:
    """R7.7: they swim."""
    sea = rolled("whale", boats="k3 bn cn", people="an a1", creatures="whale k2").play("A to:k3")
    assert sea.at("k3") == "bn cn swims, whale"
    assert sea.state.gone["boat"] == 1
    assert sea.state.lost == []


def test_a_whale_goes_no_further_than_the_boat() -> None:
    """R7.7: with people in boats all around."""
    boats = "k3 bn, l2 bp, j1 bq, j2 br, l1 bs, k1 bt"
    sea = rolled("whale", boats=boats, people="an a1", creatures="whale k2")
    assert sea.offered == {f"to:{boat.split()[0]}" for boat in boats.split(", ")} | {"stay"}


def test_a_whale_passes_swimmers_and_empty_boats() -> None:
    """R7.7: they are nothing to it."""
    sea = rolled("whale", boats="k1, l1, l2, j1, j2, k3", people="an a1, bn k3", creatures="whale k2")
    assert "to:k5" in sea.offered
    sea.play("A to:k3")
    assert sea.at("k3") == "bn swims, boat(), whale"


def test_who_is_thrown_out_above_a_shark_is_lost() -> None:
    """R7.7: the shark was there already."""
    sea = rolled("whale", boats="k3 bn", people="an a1", creatures="whale k2, shark k3").play("A to:k3")
    assert sea.at("k3") == "shark, whale"
    assert sea.state.lost == ["bn"]
