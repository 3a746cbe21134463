"""The container's steps, one by one in a folder of their own: no container engine is needed to try them."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.clone import ROOT, clone, newcomers_environment

CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")


def steps_of(stage: int) -> Iterator[tuple[str, str]]:
    """The instructions of one stage, in order, each with what follows it."""
    for line in CONTAINERFILE.split("FROM ")[stage].splitlines()[1:]:
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield word, rest


@pytest.mark.programs
def test_the_build_installs_a_program_that_plays(tmp_path: Path) -> None:
    source, image = tmp_path / "source", tmp_path / "image"
    clone(source)
    for word, rest in steps_of(1):
        if word == "COPY":
            *what, to = rest.split()
            for name in what:
                _copy(source / name, image / "src" / to, whole_folder=to == name)
        elif word == "RUN":
            _run(rest.replace("/opt/", f"{image}/opt/"), image / "src")
    played = _run(
        f"{image}/opt/bathysphere/bin/bathysphere playout the_island --seats 2 --seed hello", tmp_path
    )
    assert "the_island" in played


@pytest.mark.programs
@pytest.mark.parametrize(
    "broken", ["aiohttp==3.13.2", "aiohttp==", "aiohttp==3.13.2 --hash=sha256:" + 64 * "0"]
)
def test_a_broken_lock_ends_in_a_line_that_says_what_to_do(broken: str, tmp_path: Path) -> None:
    (tmp_path / "requirements.lock").write_text(f"{broken}\n", encoding="utf-8")
    (step,) = (rest for word, rest in steps_of(1) if word == "RUN" and "--require-hashes" in rest)
    tried = _tried(step.replace("/opt/bathysphere/bin/pip", f"{sys.executable} -m pip"), tmp_path)
    assert tried.returncode == 1
    assert tried.stderr.splitlines()[-1].endswith("make lock writes it anew")


def test_what_it_starts_is_what_it_installed() -> None:
    steps = dict(steps_of(2))
    assert steps["COPY"] == "--from=build /opt/bathysphere /opt/bathysphere"
    assert "PATH=/opt/bathysphere/bin:$PATH" in steps["ENV"]
    assert steps["ENTRYPOINT"] == '["bathysphere"]'


def _copy(what: Path, to: Path, *, whole_folder: bool) -> None:
    if whole_folder:
        shutil.copytree(what, to)
    else:
        to.mkdir(parents=True, exist_ok=True)
        shutil.copy2(what, to)


def _run(command: str, at: Path) -> str:
    done = _tried(command, at)
    assert done.returncode == 0, f"{command}\n{done.stderr}"
    return done.stdout


def _tried(command: str, at: Path) -> subprocess.CompletedProcess[str]:
    """Run a step by a shell, as the build does."""
    command = re.sub(r"^python\b", shlex.quote(sys.executable), command)
    return subprocess.run(
        command, shell=True, cwd=at, env=newcomers_environment(), capture_output=True, text=True
    )
