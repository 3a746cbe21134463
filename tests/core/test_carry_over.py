"""Matches of older rules versions under today's rules: recorded ones, whole and cut off anywhere."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core import carry_over, engine
from games.core.carry_over import CannotCarryOver, Carried
from games.core.model import Action, Row, Seat, Setup, Undo
from tests.kit.former import old_data, old_match, old_matches, old_scores
from tests.kit.samples import first_quick

CUTS = 8  # places where each recorded match is cut off
MOST_CLICKS = 6000


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def setup_today(path: Path) -> Setup:
    old, game = old_match(path).setup, GAMES[path.parent.name]
    assert old_data(old.game).hash == old.data
    variants, data_set = game.former.table(old, old_data(old.game))
    return replace(old, rules=game.meta.rules, data=data_set.hash, variants=variants)


def carried(path: Path, rows: tuple[Row, ...]) -> list[Carried]:
    return carry_over.carry_over(GAMES[path.parent.name], setup_today(path), rows)


@cache
def carried_whole(path: Path) -> list[Carried]:
    return carried(path, old_match(path).standing)


def play_to_the_end(game: str, change: engine.Change[Any], chance: Random) -> None:
    for _ in range(MOST_CLICKS):
        if change.state.ending:
            return
        decision = next(d for d in change.asked if d.answer is None)
        picks = (chance.choice(decision.keys),) if decision.least <= 1 else decision.default
        action = Action(decision.seat, decision.step, picks)
        change = engine.play_on(GAMES[game], change.state, action, change.asked)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    "path", first_quick(sorted(old_matches(), key=lambda path: path.stem), 12), ids=named
)
def test_a_whole_match_of_older_rules_ends_with_the_same_scores(path: Path) -> None:
    ending = carried_whole(path)[-1].change.state.ending
    assert ending and ending.scores == old_scores(path)


@pytest.mark.programs
@pytest.mark.parametrize("path", old_matches(), ids=named)
def test_a_match_cut_off_anywhere_can_be_played_to_its_end(path: Path) -> None:
    rows, chance = old_match(path).standing, Random(path.stem)
    for cut in sorted({0, 1, *(chance.randrange(len(rows)) for _ in range(CUTS - 2))}):
        play_to_the_end(path.parent.name, carried(path, rows[:cut])[-1].change, chance)


@pytest.mark.parametrize("path", old_matches("nautilus"), ids=named)
def test_what_was_carried_over_replays(path: Path) -> None:
    found = carried_whole(path)
    history: engine.History[Any] = engine.History(GAMES["nautilus"], setup_today(path))
    for row, change, _ in found[1:]:
        assert row is not None
        assert history.add(row).events == change.events


def nautilus(*rows: Row) -> list[Row | None]:
    setup = GAMES["nautilus"].setup(2, "carried")
    return [row for row, _, _ in carry_over.carry_over(GAMES["nautilus"], setup, rows)]


def test_an_answer_that_is_no_longer_asked_for_is_left_out() -> None:
    rows = nautilus(
        Action(Seat(0), "buy", ("buy:technical",)),
        Action(Seat(0), "build", ("lay:technical",)),
        Action(Seat(0), "where", ("at:K7",)),
        Action(Seat(0), "turn", ("turn:0",)),
        Action(Seat(0), "build", ("done",)),
        Action(Seat(1), "buy", ("nothing",)),
    )
    assert Action(Seat(0), "build", ("done",)) not in rows
    assert rows[-1] == Action(Seat(1), "buy", ("nothing",))


def test_a_module_put_back_stays_put_back() -> None:
    rows = nautilus(
        Action(Seat(0), "buy", ("buy:technical",)),
        Action(Seat(0), "build", ("lay:technical",)),
        Action(Seat(0), "where", ("leave-out",)),
        Action(Seat(1), "buy", ("nothing",)),
    )
    assert rows[2:] == [Action(Seat(0), "build", ("keep",)), Action(Seat(1), "buy", ("nothing",))]


def test_a_branch_of_chance_stays_where_it_began() -> None:
    rows = nautilus(Action(Seat(0), "buy", ("nothing",)), Undo(0, 1))
    assert rows[-1] == Undo(0, 1)


def test_an_answer_that_leads_nowhere_is_named() -> None:
    with pytest.raises(CannotCarryOver, match="seat 1's answer buy buy:a-castle"):
        nautilus(Action(Seat(0), "buy", ("nothing",)), Action(Seat(1), "buy", ("buy:a-castle",)))


def test_wind_that_moved_no_empty_boats_is_a_choice_of_the_table_now() -> None:
    path = old_matches("the_island")[0]
    data = old_data("the_island")
    files = {**data.files, "pieces.toml": data.files["pieces.toml"].replace("empty = true", "empty = false")}
    variants, today = GAMES["the_island"].former.table(old_match(path).setup, type(data)(files))
    assert "wind=own_boats" in variants
    assert today.hash == GAMES["the_island"].data_set.hash
