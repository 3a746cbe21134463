"""The rules of every game: the same numbers in three languages, and a test for each."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import games
from bot.text import lookups
from games import GAMES
from tests.kit.folders import OTHERS

NUMBER = re.compile(r"\bR\d+\.\d+\b")
TESTS = Path(__file__).parent / "games"

pytestmark = pytest.mark.parametrize("key", GAMES)


def numbers(key: str, page: str = "RULES.md") -> list[str]:
    """The numbers a rules page gives, in order."""
    text = (games.home(key) / page).read_text(encoding="utf-8")
    return re.findall(r"^\*\*(R\d+\.\d+)\*\*", text, flags=re.MULTILINE)


def cited(files: Iterable[Path]) -> set[str]:
    return {number for path in files for number in NUMBER.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_numbers(key: str, language: str) -> None:
    assert numbers(key, f"RULES.{language}.md") == numbers(key) != []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_chapters(key: str, language: str) -> None:
    assert lookups.chapters(key, language).keys() == lookups.chapters(key, "en").keys()


def test_every_rule_is_cited_by_a_test(key: str) -> None:
    assert set(numbers(key)) - cited((TESTS / key).glob("test_*.py")) == set()


def test_no_code_or_test_cites_a_rule_that_is_not_there(key: str) -> None:
    files = [*games.home(key).rglob("*.py"), *(TESTS / key).glob("test_*.py")]
    assert cited(files) - set(numbers(key)) == set()
