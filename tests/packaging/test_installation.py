"""Packages with our names that are not ours are found before they are imported."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import bathysphere
from bot.ops import installation


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that Python searches first."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "render", raising=False)  # as in a process that has imported nothing yet
    return tmp_path


def test_a_clone_runs_its_own_packages() -> None:
    assert installation.foreign_packages() == ()


def test_a_package_from_elsewhere_is_named(elsewhere: Path) -> None:
    (elsewhere / "render").mkdir()
    (elsewhere / "render" / "__init__.py").write_text("", encoding="utf-8")
    assert installation.foreign_packages() == ("render",)


def test_a_package_that_is_missing_is_named() -> None:
    assert installation.foreign_packages(packages=("bot", "no_such_package")) == ("no_such_package",)


def test_the_command_says_it_in_one_line(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (elsewhere / "render").mkdir()
    (elsewhere / "render" / "__init__.py").write_text("raise SystemExit('never imported')", encoding="utf-8")
    assert bathysphere.main() == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "'render'" in line
    assert "environment of its own" in line


def test_an_old_python_is_told_which_one_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert bathysphere.main() == 2
    assert "Python 3.11 or newer" in capsys.readouterr().err
