"""Recorded matches end as they did; matches of busy players keep every promise."""

from __future__ import annotations

import pytest

from games.underwater_cities import GAME
from tests.games.underwater_cities.players import eager
from tests.games.underwater_cities.recorded import RECORDED, written
from tests.games.underwater_cities.test_former_rules import FOLDER as FORMER
from tests.kit import contract, worlds
from tests.kit.playouts import Match, play
from tests.kit.recorded import FIXTURES, recorded, replayed

SETUPS = [
    (1, {}),
    (2, {"boards": "advanced"}),
    (3, {"contracts": "on"}),
    (4, {"boards": "advanced", "contracts": "on"}),
]


def test_every_recorded_match_has_its_recipe(update: bool) -> None:
    """`--update` plays them anew."""
    if update:
        for name, recipe in RECORDED.items():
            (FIXTURES / GAME.meta.key / f"{name}.txt").write_text(written(recipe()), encoding="utf-8")
    assert {path.stem for path in recorded(GAME.meta.key)} == set(RECORDED)


@pytest.mark.programs
def test_every_way_to_end_is_recorded() -> None:
    """The goal was reached by the first rules: few solo matches do, and that one is kept with its data."""
    endings = {replayed(path)[1].ending.reason for path in recorded(GAME.meta.key)}
    former = [path.read_text(encoding="utf-8").splitlines()[-1].split()[2] for path in FORMER.glob("*.txt")]
    assert endings | set(former) == {"last_era", "left_alone", "goal_reached", "goal_missed"}


@pytest.fixture(scope="module")
def busy() -> list[Match]:
    """One match for each number of players, with every variant somewhere."""
    return [play(GAME, GAME.setup(seats, "busy", variants), eager("busy")) for seats, variants in SETUPS]


@pytest.mark.programs
def test_busy_matches_keep_the_contract(busy: list[Match]) -> None:
    contract.ends(GAME, busy)
    contract.asks_well(GAME, busy)
    contract.conserves(GAME, busy)
    contract.computes_barriers(GAME, busy)


@pytest.mark.programs
def test_busy_matches_let_no_secret_slip(busy: list[Match]) -> None:
    findings = worlds.compare(GAME, busy[1:3], moments=8)
    assert findings.leaks == []
