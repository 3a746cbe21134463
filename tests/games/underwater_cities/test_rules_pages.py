"""The rules in three languages, and a test for every number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import games.underwater_cities

FOLDER = Path(games.underwater_cities.__file__).parent
TESTS = Path(__file__).parent
NUMBER = re.compile(r"\bR\d+\.\d+\b")


def numbers(page: str) -> list[str]:
    """The numbers a rules page gives, in order."""
    text = (FOLDER / page).read_text(encoding="utf-8")
    return re.findall(r"^\*\*(R\d+\.\d+)\*\*", text, flags=re.MULTILINE)


def cited(files: Iterable[Path]) -> set[str]:
    return {number for path in files for number in NUMBER.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("page", ["RULES.fr.md", "RULES.it.md"])
def test_every_language_has_the_same_numbers(page: str) -> None:
    assert numbers(page) == numbers("RULES.md")


def test_every_rule_is_cited_by_a_test() -> None:
    assert set(numbers("RULES.md")) - cited(TESTS.glob("test_*.py")) == set()


def test_no_code_or_test_cites_a_rule_that_is_not_there() -> None:
    assert cited([*FOLDER.rglob("*.py"), *TESTS.glob("test_*.py")]) - set(numbers("RULES.md")) == set()
