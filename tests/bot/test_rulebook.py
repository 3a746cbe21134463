"""Every rule is listed with the tests that cite it, and has the same number in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

import games
from bot.cli import rulebook
from bot.cli.__main__ import main
from tests.bot.terminal import Said


def test_every_rule_is_listed_with_its_tests(said: Said) -> None:
    assert main(["rules", "nautilus_island"]) == 0
    out, _ = said()
    assert any(line.startswith("R4.1") and "test_gathering::" in line for line in out)
    assert out[-1].endswith(" 0 without a test")


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_found(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text("# x\n\n**R1.1** One.\n\n**R1.2** Two.\n", encoding="utf-8")
    (tmp_path / "test_x.py").write_text('def test_y():\n    """R1.1, R7.7: z."""\n', encoding="utf-8")
    book = rulebook.read(tmp_path / "RULES.md", tmp_path)
    assert book.tests["R1.1"] == ["test_x::test_y"]
    assert (book.unproved, book.unknown) == (["R1.2"], ["R7.7"])


def test_a_rule_number_given_twice_is_refused() -> None:
    with pytest.raises(rulebook.RulebookError, match=r"R1\.1 appears twice"):
        rulebook.rules_in("**R1.1** One.\n\n**R1.1** Again.\n")


@pytest.mark.parametrize(("language", "ours"), [("fr", "*De nous"), ("it", "*Nostro")])
def test_the_rules_have_the_same_numbers_in_every_language(language: str, ours: str) -> None:
    folder = Path(games.__file__).parent / "nautilus_island"
    english = rulebook.rules_in((folder / "RULES.md").read_text(encoding="utf-8"))
    other = rulebook.rules_in((folder / f"RULES.{language}.md").read_text(encoding="utf-8"))
    assert list(other) == list(english)
    for number, rule in english.items():
        assert ("*Ours" in rule) is (ours in other[number]), number
