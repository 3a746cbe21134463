"""The container's steps, one by one in a folder of their own: no container engine is needed to try them."""

from __future__ import annotations

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
    words = shlex.split(command)
    words[0] = sys.executable if words[0] == "python" else words[0]
    done = subprocess.run(words, cwd=at, env=newcomers_environment(), capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stderr}"
    return done.stdout
