"""What is sealed when a table opens, written down once more by hand."""

from __future__ import annotations

import hashlib
import hmac

from hypothesis import given
from hypothesis import strategies as st

from games import GAMES
from games.core import seal
from games.core.seal import Joined, Seal

SEAL = Seal("00" * 31 + "2a", "nautilus_island", 3, "d" * 64)


def test_the_commitment_is_a_hash_that_anybody_can_compute() -> None:
    lines = f"bathysphere seal 1\nseed {SEAL.secret}\ngame nautilus_island\nrules 3\ndata {'d' * 64}\n"
    assert SEAL.commitment == hashlib.sha256(lines.encode()).hexdigest()


def test_the_seed_of_a_match_mixes_what_everyone_added() -> None:
    lines = b"bathysphere chance 1\noption a=1\noption b=2\njoin 1 77\njoin 3 78\n"
    expected = hmac.new(bytes.fromhex(SEAL.secret), lines, "sha256").hexdigest()
    assert SEAL.seed({"b": "2", "a": "1"}, [Joined(1, 77), Joined(3, 78)]) == expected


def test_every_table_draws_256_bits_of_its_own() -> None:
    game = GAMES["the_island"]
    drawn = {seal.draw(game).secret for _ in range(20)}
    assert len(drawn) == 20 and all(len(bytes.fromhex(secret)) == 32 for secret in drawn)


@given(
    st.lists(st.integers(1, 9), min_size=1, max_size=4, unique=True), st.text("0123456789abcdef", min_size=1)
)
def test_seats_are_those_who_sit_there_in_an_order_the_seed_decides(places: list[int], seed: str) -> None:
    drawn = seal.seat_order(seed, places)
    assert sorted(drawn) == sorted(places)
    assert drawn == seal.seat_order(seed, places)


def test_any_change_makes_another_seed() -> None:
    joined = [Joined(1, 5), Joined(2, 6)]
    seeds = {
        SEAL.seed({}, joined),
        SEAL.seed({}, joined[:1]),
        SEAL.seed({}, [Joined(1, 6), Joined(2, 5)]),
        SEAL.seed({"first": "1"}, joined),
        Seal("00" * 32, "nautilus_island", 3, "d" * 64).seed({}, joined),
    }
    assert len(seeds) == 5
