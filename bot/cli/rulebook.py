"""Which tests prove which rule: reads a game's RULES.md and the tests that cite its numbers."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from msgspec import Struct

import games

_RULE = re.compile(r"^\*\*(R\d+\.\d+)\*\* (.+)$", re.MULTILINE)
_CITED = re.compile(r"\bR\d+\.\d+\b")


class RulebookError(Exception):
    """The rules or their tests cannot be read: says which and why."""


class Rulebook(Struct, frozen=True):
    """Every rule by number, and the tests that cite each number."""

    rules: dict[str, str]
    tests: dict[str, list[str]]

    @property
    def unproved(self) -> list[str]:
        """Rules that no test cites."""
        return [number for number in self.rules if number not in self.tests]

    @property
    def unknown(self) -> list[str]:
        """Numbers that tests cite and the rules do not have."""
        return sorted(number for number in self.tests if number not in self.rules)


def rulebook(key: str) -> Rulebook:
    """The rules of a game with their tests, which stand beside the package in a checkout."""
    home = games.home(key)
    return read(home / "RULES.md", home.parent.parent / "tests" / "games" / key)


def read(rules: Path, tests: Path) -> Rulebook:
    if not rules.is_file():
        raise RulebookError(f"there is no {rules.name} in {rules.parent.name}")
    if not tests.is_dir():
        raise RulebookError(f"there is no folder tests/games/{tests.name}; run this in a source checkout")
    return Rulebook(rules_in(rules.read_text(encoding="utf-8")), _citations(tests))


def rules_in(text: str) -> dict[str, str]:
    """The rules of a page: lines like «**R4.1** A player who gathers ...»."""
    found: dict[str, str] = {}
    for number, rule in _RULE.findall(text):
        if number in found:
            raise RulebookError(f"rule {number} appears twice")
        found[number] = rule
    return found


def _citations(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for number in dict.fromkeys(_CITED.findall(ast.get_docstring(node) or "")):
                    found.setdefault(number, []).append(f"{path.stem}::{node.name}")
    return found
