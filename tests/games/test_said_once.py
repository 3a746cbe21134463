"""A thing that the games' code once said twice, or in the wrong place, is said once: read from the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import games
from games import GAMES
from games.nautilus.steps.aquanauts import Walk, Walking, WalkTo

FOLDER = Path(games.__file__).parent
PLAIN = (0.0, 1.0)  # nothing and the whole


def nodes(*places: str) -> Iterator[tuple[str, ast.AST]]:
    """Everything in the modules of these files and folders, with the name of its file."""
    for place in places:
        found = FOLDER / place
        for file in sorted(found.rglob("*.py")) if found.is_dir() else [found]:
            name = file.relative_to(FOLDER).as_posix()
            yield from ((name, node) for node in _parsed(file))


@cache
def _parsed(file: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def fractions(place: str) -> list[float]:
    """The numbers with a point: nothing in these games is counted in parts, so they are guesses."""
    numbers = [node.value for _, node in nodes(place) if isinstance(node, ast.Constant)]
    return [number for number in numbers if isinstance(number, float) and number not in PLAIN]


@pytest.mark.parametrize("key", GAMES)
def test_points_are_counted_without_guesses(key: str) -> None:
    """What a stand-in hopes for is in `instincts.py`."""
    assert fractions(f"{key}/scoring.py") == []


def test_every_weight_of_nautilus_has_a_name() -> None:
    """In `instincts.toml`."""
    assert fractions("nautilus/instincts.py") == []


def test_the_news_of_atlantis_is_a_walk_with_another_allowance() -> None:
    """R11.2: no steps of its own that switch off what walking does."""
    assert set(Walking.__subclasses__()) == {Walk, WalkTo}
    assert not Walk.__subclasses__() and not WalkTo.__subclasses__()
    assert not [name for name in GAMES["nautilus"].steps if "news" in name]


def test_a_step_of_nautilus_says_itself_what_is_left() -> None:
    """The view is handed the question."""
    asked = {
        name
        for name, node in nodes("nautilus")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "AskView"
    }
    assert asked == {"nautilus/steps/common.py"}


def test_the_ways_of_an_explorer_are_read_in_one_place() -> None:
    """R4.7-R4.14: steps, stand-ins and painters ask `Ways`."""
    defined = [
        name
        for name, node in nodes("the_island")
        if isinstance(node, ast.FunctionDef)
        and node.name in ("ways", "_from_land", "_from_water", "_from_boat")
    ]
    assert defined == ["the_island/ways.py"] * 4


def test_what_a_tile_does_is_passed_not_looked_up_among_the_gone() -> None:
    """R6.4: nothing reads the last tile that left."""
    read = [
        name
        for name, node in nodes("the_island")
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "out"
    ]
    assert read == []


def test_the_steps_of_tiles_have_no_loose_functions() -> None:
    """R3: what they share is in the class they come from."""
    source = ast.parse((FOLDER / "the_island/steps/tiles.py").read_text(encoding="utf-8"))
    assert [node.name for node in source.body if isinstance(node, ast.FunctionDef)] == []


@pytest.mark.parametrize("word", ["abcd", "ab", "cd", "nw", "ne", "sw", "se"])
def test_colours_and_corners_are_written_down_once(word: str) -> None:
    """In the facts of the board and of all games."""
    written = {
        name
        for name, node in nodes("core", "the_island", "nautilus_island")
        if isinstance(node, ast.Constant) and node.value == word
    }
    assert written <= {"core/colours.py", "the_island/board.py"}


def test_only_a_site_is_asked_for_its_city() -> None:
    """R5: no name of a site is taken apart but where sites are read."""
    letters = [
        name
        for name, node in nodes("underwater_cities")
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and node.value.id in ("site", "spot", "name")
        and isinstance(node.slice, ast.Constant | ast.Slice)
    ]
    assert letters == ["underwater_cities/boards.py"]


@pytest.mark.parametrize("method", ["replace", "startswith"])
def test_the_vocabulary_takes_no_words_apart(method: str) -> None:
    """R1.6: what an effect means is in its type, not in how it is written."""
    called = [
        name
        for name, node in nodes("underwater_cities/vocabulary", "underwater_cities/parsing.py")
        if isinstance(node, ast.Attribute) and node.attr == method
    ]
    assert called == []
