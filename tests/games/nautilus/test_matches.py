"""Whole matches: recorded ones replay alike, and what must always hold holds in all of them."""

from __future__ import annotations

import os
from itertools import combinations

import pytest

from games.core.model import Setup
from games.nautilus import GAME, stations
from tests.games.nautilus.players import eager
from tests.games.nautilus.scenes import BOARD, FACTS
from tests.kit import contract
from tests.kit.playouts import EACH_VARIANT, Match, play, setups
from tests.kit.recorded import recorded, replayed


def test_the_recorded_matches_show_every_seat_count_variant_ending_and_question() -> None:
    seen: set[str] = set()
    for transcript, state in map(replayed, recorded("nautilus")):
        seen |= {f"{state.seats} seats", state.ending.reason, *transcript.setup.variants}
        seen |= {action.step for action in transcript.actions}
    choices = {f"{v.name}={choice}" for v in GAME.meta.variants for choice in v.choices[1:]}
    endings = {"last_ruins", "all_found", "stalled", "nothing_built", "round_cap", "left_alone"}
    questions = set(GAME.steps) - {"round"} | {"leave"}
    assert seen == {"2 seats", "3 seats", "4 seats"} | choices | endings | questions


@pytest.fixture(scope="module")
def busy() -> list[Match]:
    """Matches of eager players, one for each seat count."""
    return [play(GAME, GAME.setup(seats, f"busy-{seats}"), eager(f"busy-{seats}")) for seats in (2, 3, 4)]


def test_nobody_is_asked_where_there_is_one_choice(busy: list[Match]) -> None:
    """R2.4: nor is the goal asked for apart, where the piece that was chosen has only one."""
    questions = [decision for match in busy for moment in match.moments for decision in moment.asked]
    assert len(questions) > 500
    for decision in questions:
        others = [key for key in decision.keys if key != "back"]
        assert len(others) > 1, f"{decision.step}: {decision.keys}"


@pytest.mark.programs
def test_eager_matches_keep_the_contract(busy: list[Match]) -> None:
    contract.ends(GAME, busy)
    contract.asks_well(GAME, busy)
    contract.conserves(GAME, busy)
    contract.computes_barriers(GAME, busy)


def test_the_city_hangs_together_and_never_overlaps(busy: list[Match]) -> None:
    """R4.2, R4.4: every module can be reached from the base, at every moment."""
    for match in busy:
        for moment in match.moments[::10]:
            city = match.state(moment).city
            for one, other in combinations(city, 2):
                assert not BOARD.clash[one] & BOARD.bit[other], f"{one} and {other} overlap"
            reached = set(_reached(city))
            assert reached == set(city)


def _reached(city: stations.City) -> list[str]:
    found = [next(iter(city))]
    for spot in found:
        found += [other for other in stations.passages(FACTS, city, spot) if other not in found]
    return found


def test_submarines_stay_in_open_water(busy: list[Match]) -> None:
    """R9.3, R4.10: never on the city, never on a discovery that is face down."""
    for match in busy:
        for moment in match.moments[::5]:
            state = match.state(moment)
            covered = stations.covered(FACTS, state.city)
            for player in state.players:
                assert len(player.subs) <= 3
                for sub in player.subs:
                    assert not BOARD.bit[sub.spot] & covered
                    assert sub.spot not in state.tiles


@pytest.mark.soak
@pytest.mark.parametrize(
    "setup", setups(GAME, EACH_VARIANT), ids=lambda setup: f"{setup.seats}-{'-'.join(setup.variants)}"
)
def test_many_matches_of_each_table_end_soundly(setup: Setup) -> None:
    """SOAK_PLAYS says how many for each seat count and option."""
    for number in range(int(os.environ.get("SOAK_PLAYS", "500"))):
        chosen = dict(word.split("=") for word in setup.variants)
        table = GAME.setup(setup.seats, f"soak-{number}", chosen)
        match = play(GAME, table, eager(f"soak-{number}") if number % 3 == 0 else None)
        contract.ends(GAME, [match])
        final = match.state(match.moments[-1])
        assert not GAME.flaws(final)
        assert GAME.totals(final) == GAME.totals(match.state(match.moments[0]))
