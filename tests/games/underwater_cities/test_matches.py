"""Recorded matches end as they did; matches of busy players keep every promise."""

from __future__ import annotations

import pytest

from games.core import engine, notation
from games.underwater_cities import GAME
from tests.games.underwater_cities.players import eager
from tests.games.underwater_cities.recorded import FIXTURES, RECORDED, written
from tests.kit import contract, worlds
from tests.kit.playouts import Match, play

SETUPS = [
    (1, {}),
    (2, {"boards": "advanced"}),
    (3, {"contracts": "on"}),
    (4, {"boards": "advanced", "contracts": "on"}),
]


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_match_ends_as_it_did(name: str, update: bool) -> None:
    """`--update` plays it anew."""
    path = FIXTURES / f"{name}.txt"
    if update:
        path.write_text(written(RECORDED[name]()), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    assert written(notation.read(text)) == text


def test_every_way_to_end_is_recorded() -> None:
    endings = set()
    for path in FIXTURES.glob("*.txt"):
        ending = engine.replay(GAME, notation.read(path.read_text(encoding="utf-8"))).state.ending
        assert ending
        endings.add(ending.reason)
    assert endings == {"last_era", "left_alone", "goal_reached", "goal_missed"}


def test_no_recorded_match_is_left_without_its_recipe() -> None:
    assert {path.stem for path in FIXTURES.glob("*.txt")} == set(RECORDED)


@pytest.fixture(scope="module")
def busy() -> list[Match]:
    """One match for each number of players, with every variant somewhere."""
    return [play(GAME, GAME.setup(seats, "busy", variants), eager("busy")) for seats, variants in SETUPS]


def test_busy_matches_keep_the_contract(busy: list[Match]) -> None:
    contract.ends(GAME, busy)
    contract.asks_well(GAME, busy)
    contract.conserves(GAME, busy)
    contract.computes_barriers(GAME, busy)


def test_busy_matches_let_no_secret_slip(busy: list[Match]) -> None:
    findings = worlds.compare(GAME, busy[1:3], moments=15)
    assert findings.leaks == []
