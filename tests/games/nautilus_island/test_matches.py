"""Whole matches: recorded ones replay alike, and what must always hold holds in random ones."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core import engine, notation
from games.core.model import Action, Transcript
from games.core.rng import Rng
from games.nautilus_island import GAME
from tests.kit.recorded import recorded, replayed

TABLES = [
    (seats, faces, seed)
    for seats in (2, 3, 4)
    for faces in ("standard", "all_up", "all_down")
    for seed in ("a", "b")
]


def test_the_recorded_matches_show_every_seat_count_variant_and_ending() -> None:
    seen: set[str] = set()
    for transcript, state in map(replayed, recorded("nautilus_island")):
        seen |= {f"{state.seats} seats", state.ending.reason, *transcript.setup.variants}
        seen |= {action.picks[0] for action in transcript.actions if action.picks == ("pass",)}
        seen |= {"tie"} if len(set(state.ending.scores)) < state.seats else set()
    wanted = {"2 seats", "3 seats", "4 seats", "last_round", "left_alone", "pass", "tie"}
    assert seen == wanted | {"faces=all_up", "faces=all_down", "first=2"}


class Watch:
    """A random match, watched move by move."""

    def __init__(self, seats: int, faces: str, seed: str) -> None:
        self.setup = GAME.setup(seats, seed, {"faces": faces})
        self.change = engine.start(GAME, self.setup)
        self.rng = Rng(f"{seed}-moves")
        self.actions: list[Action] = []

    def step(self) -> Action:
        (asked,) = self.change.asked
        count = asked.least + self.rng.below(asked.most - asked.least + 1)
        action = Action(asked.seat, asked.step, tuple(self.rng.shuffled(asked.keys)[:count]))
        self.change = engine.play_on(GAME, self.change.state, action, self.change.asked)
        self.actions.append(action)
        return action


@pytest.mark.parametrize(("seats", "faces", "seed"), TABLES)
def test_a_column_is_gathered_once_a_round_so_a_match_lasts_nine_rounds(
    seats: int, faces: str, seed: str
) -> None:
    """R4.4: all piles of a column are always equally high."""
    match = Watch(seats, faces, seed)
    gathered: Counter[tuple[int, int | None]] = Counter()
    while match.change.asked:
        now, state = match.change.state.round, match.change.state
        if match.step().picks == ("gather",):
            gathered[now, state.pawns[match.actions[-1].seat]] += 1
        for piles in match.change.state.columns:
            assert len({len(pile.cards) for pile in piles}) == 1
    assert max(gathered.values()) == 1
    assert max(Counter(column for _, column in gathered).values()) == 8
    assert match.change.state.round >= 9


@pytest.mark.parametrize(("seats", "faces", "seed"), TABLES)
def test_pawns_on_one_side_never_share_a_column(seats: int, faces: str, seed: str) -> None:
    """R3.3: at every moment of a match."""
    match = Watch(seats, faces, seed)
    while match.change.asked:
        match.step()
        state = match.change.state
        for side in (state.moved, [seat for seat in state.everyone if seat not in state.moved]):
            columns = [state.pawns[seat] for seat in side if state.pawns[seat] is not None]
            assert len(set(columns)) == len(columns)


@pytest.mark.parametrize(("seats", "faces", "seed"), TABLES)
def test_cards_tokens_and_portholes_are_never_lost(seats: int, faces: str, seed: str) -> None:
    """R1.2: and no hand, no known card and no collection goes wrong."""
    match = Watch(seats, faces, seed)
    totals = {"cards": 96, "bonus": 34, "portholes": 12}
    while match.change.asked:
        match.step()
        state = match.change.state
        assert GAME.totals(state) == totals
        for seat in state.everyone:
            assert not Counter(state.known[seat]) - Counter(state.hands[seat])
            for colour, collection in state.collections[seat].items():
                assert {GAME.facts.colour_of[card] for card in collection.cards} <= {colour}


@pytest.mark.parametrize(("seats", "faces", "seed"), TABLES[::2])
def test_a_match_replays_from_its_text_to_the_same_state(seats: int, faces: str, seed: str) -> None:
    match = Watch(seats, faces, seed)
    while match.change.asked:
        match.step()
    text = notation.write(Transcript(match.setup, tuple(match.actions)))
    assert engine.replay(GAME, notation.read(text)).state == match.change.state
