"""Packages with our names that are not ours are found before they are imported."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bathysphere
from bot.config import LOCAL_TOKEN
from bot.ops import installation
from render import lettering
from tests.packaging.clone import ROOT


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


@pytest.mark.programs
@pytest.mark.parametrize("python", ["no-such-python", "false"])
def test_make_names_the_python_it_needs(python: str, tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    command = ["make", "--silent", "install", f"PYTHON={python}"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert told.returncode == 2
    line, *_ = told.stderr.splitlines()
    assert line.startswith(f"make: {python} is not Python 3.11 or newer")
    assert not (tmp_path / ".venv").exists()


@pytest.mark.programs
def test_a_home_that_cannot_be_written_is_not_needed(tmp_path: Path) -> None:
    words = ("-m", "bathysphere", "film", "tests/fixtures/nautilus_island/two_players.txt", "-o")
    environment = {**os.environ, "HOME": os.devnull, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *words, str(tmp_path / "film.webp")], cwd=ROOT, env=environment, capture_output=True
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.programs
def test_a_database_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    settings = {
        "DISCORD_TOKEN": LOCAL_TOKEN,
        "BATHYSPHERE_DISCORD": "http://127.0.0.1:9",
        "BATHYSPHERE_DATABASE": str(tmp_path / "file" / "bathysphere.db"),
    }
    done = subprocess.run(
        [sys.executable, "-m", "bathysphere", "bot"],
        cwd=ROOT,
        env=os.environ | settings | {"BATHYSPHERE_LOG_LEVEL": "error"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "bathysphere.db" in line


def test_a_missing_font_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lettering, "FOLDER", tmp_path)
    lettering._loaded.cache_clear()
    with pytest.raises(OSError, match=r"this font cannot be read.*Inter-Bold\.otf"):
        lettering.font(20, "Bold")
