"""The Discord in a box as a distribution of its own: its wheel, and its suite with nothing of ours there."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from tests.kit.rooms import OURS
from tests.packaging.clone import ROOT, newcomers_environment
from tests.packaging.environments import Environment, pip

BOX = ROOT / "local_discord"
ITS_OWN = ("local_discord/tests/", "local_discord/samples/")  # not shipped with ours
TEXTS = {".py", ".js", ".mjs", ".css", ".html", ".md", ".toml", ".json"}
FOREIGN = re.compile("bathysphere|nautilus|the.island|underwater|stand-in", re.IGNORECASE)


def needs(project: Path) -> dict[str, Requirement]:
    listed = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {need.name: need for need in map(Requirement, listed["dependencies"])}


def test_what_the_box_needs_we_need_too() -> None:
    ours = needs(ROOT)
    assert {name: ours[name].specifier for name in needs(BOX)} == {
        name: need.specifier for name, need in needs(BOX).items()
    }


def test_the_box_has_no_word_of_us() -> None:
    texts = [path for path in BOX.rglob("*") if path.suffix in TEXTS and "node_modules" not in path.parts]
    assert len(texts) > 80
    assert [path.name for path in texts if FOREIGN.search(path.read_text(encoding="utf-8"))] == []


def shipped(wheel: Path) -> dict[str, int]:
    """The box's files in a wheel, with their checksums."""
    with ZipFile(wheel) as packed:
        return {
            entry.filename: entry.CRC
            for entry in packed.infolist()
            if entry.filename.startswith("local_discord/")
        }


@pytest.mark.programs
def test_our_wheel_carries_the_box_and_not_its_tests(wheel: Path, box_wheel: Path) -> None:
    whole = shipped(box_wheel)
    assert any(name.startswith("local_discord/tests/") for name in whole)
    assert shipped(wheel) == {name: crc for name, crc in whole.items() if not name.startswith(ITS_OWN)}


@pytest.mark.programs
def test_its_suite_runs_with_nothing_of_ours_importable(
    source: Path, box_wheel: Path, tmp_path: Path
) -> None:
    alone = Environment(tmp_path / "venv")
    pip("install", "--no-deps", str(box_wheel), python=alone.python)
    settings = source / "local_discord" / "pyproject.toml"
    (tmp_path / "pyproject.toml").write_bytes(settings.read_bytes())
    others = [name for name in OURS if name != "local_discord"]
    found = f"from importlib.util import find_spec; print([name for name in {others} if find_spec(name)])"
    assert ran(alone, tmp_path, "-c", found).splitlines() == ["[]"]
    suite = tried(alone, tmp_path, "local_discord.tests", "not programs")
    assert re.search(r"\d{3} passed", suite), suite
    samples = tried(alone, tmp_path, "local_discord.samples", "")
    assert "2 passed" in samples, samples


def tried(environment: Environment, at: Path, package: str, marks: str) -> str:
    return ran(environment, at, "-P", "-m", "pytest", "-v", "-m", marks, "--pyargs", package)


def ran(environment: Environment, at: Path, *words: str) -> str:
    command = [str(environment.python), *words]
    done = subprocess.run(command, cwd=at, env=newcomers_environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
