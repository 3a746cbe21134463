"""Every command in README and RUNNING is run by a test, as it stands there where that can be."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from bench.__main__ import BENCHES, LONG
from bot.config import LOCAL_TOKEN
from bot.text import record_file
from local_discord.box import Box
from tests.bot.finished import record
from tests.bot.test_ops_service import logged, running
from tests.packaging.clone import ROOT
from tests.packaging.commands import commands_in, is_a_test
from tests.proof.__main__ import HARNESSES

TEXTS = ("README.md", "docs/RUNNING.md")

ENGINE = "tests/packaging/test_commands.py::test_what_is_typed_for_engines"
HOST = "tests/packaging/test_commands.py::test_what_is_typed_beside_a_running_bot"
MAKE = "tests/packaging/test_commands.py::test_what_make_would_run_is_there"
BENCH = "tests/packaging/test_commands.py::test_there_is_such_a_bench"
PROOF = "tests/packaging/test_commands.py::test_there_is_such_a_proof"
FRESH = "tests/packaging/test_fresh_clone.py::test_one_command_leads_from_a_fresh_clone_to_a_table"
BOT = "tests/packaging/test_commands.py::test_what_starts_the_bot_starts_it"
UNIT = "tests/bot/test_ops_service.py::test_what_the_systemd_unit_runs_is_understood"
SETTINGS = "tests/bot/test_ops_service.py::test_bot_and_host_look_at_the_same_database_of_the_service"
TOOL = "tests/packaging/test_wheel.py::test_it_is_installed_as_a_tool"

RUN_BY = {
    "make play": FRESH,
    "make play PORT=9000": FRESH,
    "make play OPEN=0": FRESH,
    "DISCORD_TOKEN=... make bot": MAKE,
    "make bot": MAKE,
    "make test": MAKE,  # the run this test is part of
    "make test-all": MAKE,
    "make check": MAKE,
    "make mutants": MAKE,
    "make proof": MAKE,
    "make bench": MAKE,
    "make soak": MAKE,
    "make site": MAKE,  # and tests/packaging/test_site.py builds it
    "pipx install .": TOOL,
    "uv tool install .": TOOL,
    "bathysphere play": "tests/packaging/test_wheel.py::test_a_table_opens",
    "bathysphere playout nautilus_island --seats 2 --seed hello --by steady > match.txt": ENGINE,
    "bathysphere replay match.txt": ENGINE,
    "bathysphere picture match.txt --at 40 -o board.png": ENGINE,
    "bathysphere film match.txt -o film.webp --most 980000": ENGINE,
    "bathysphere rules nautilus_island": ENGINE,
    "bathysphere rules GAME": ENGINE,
    "bathysphere verify FILE": ENGINE,
    "python -m bench clicks": BENCH,
    "python -m bench traps": BENCH,
    "python -m bench stand_ins": BENCH,
    "python -m bench load": BENCH,
    "python -m bench overload": BENCH,
    "python -m tests.proof storm": PROOF,
    "python -m tests.proof hands": PROOF,
    "python -m tests.proof worlds": PROOF,
    "python -m tests.proof letters": PROOF,
    "DISCORD_TOKEN=... bathysphere doctor": HOST,
    "DISCORD_TOKEN=... bathysphere bot": BOT,
    "bathysphere bot --resync": BOT,
    "bathysphere doctor": HOST,
    "bathysphere invite": HOST,
    "bathysphere check": HOST,
    "bathysphere ratings": HOST,
    "bathysphere problems": HOST,
    "bathysphere backup FILE": HOST,
    "bathysphere backup before.db": HOST,
    'bathysphere backup "bathysphere-$(date +%F).db"': HOST,
    'bathysphere notice "I restart at ten."': HOST,
    'bathysphere notice "Back in a minute."': HOST,
    "bathysphere notice --clear": HOST,
    "systemctl enable --now bathysphere": UNIT,
    "sudo /opt/bathysphere/.venv/bin/bathysphere doctor --config /etc/bathysphere/bathysphere.toml": SETTINGS,
    "pip install 'bathysphere[postgresql]'": "tests/packaging/test_commands.py::test_there_is_such_an_extra",
    "bathysphere migrate --to postgresql://user:password@host/name": (
        "tests/storage/test_postgresql.py::test_a_database_is_moved_there_and_back_and_is_the_same"
    ),
}
"""Each command and the test that runs it, or, where it needs root or hours, that checks what it would run."""


def typed() -> list[str]:
    """The commands of the texts, in order."""
    found = (found for text in TEXTS for found in commands_in((ROOT / text).read_text(encoding="utf-8")))
    return list(dict.fromkeys(found))


def run_by(test: str) -> list[str]:
    return [command for command in typed() if RUN_BY.get(command) == test]


def test_every_command_is_run_by_a_test() -> None:
    assert sorted(set(typed()) - set(RUN_BY)) == []


def test_no_command_is_listed_that_nobody_is_told() -> None:
    assert sorted(set(RUN_BY) - set(typed())) == []


@pytest.mark.parametrize("test", sorted(set(RUN_BY.values())))
def test_the_tests_that_run_them_are_there(test: str) -> None:
    assert is_a_test(test)


def test_a_new_command_would_be_noticed() -> None:
    text = (
        "Type `bathysphere dive --deep`, or:\n\n```\nX=1 make bubbles  # many\n```\n\n```toml\na = 1\n```\n"
    )
    assert list(commands_in(text)) == ["X=1 make bubbles", "bathysphere dive --deep"]


@pytest.mark.programs
def test_what_is_typed_for_engines(tmp_path: Path) -> None:
    (tmp_path / "downloaded.txt").write_text(_downloaded(), encoding="utf-8")
    shell = Shell(tmp_path)
    for command in run_by(ENGINE):
        shell.types(command.replace("FILE", "downloaded.txt").replace("GAME", "the_island"))
    assert {"match.txt", "board.png", "film.webp"} <= {path.name for path in tmp_path.iterdir()}
    assert (tmp_path / "film.webp").stat().st_size <= 980_000


@pytest.mark.programs
async def test_what_is_typed_beside_a_running_bot(tmp_path: Path) -> None:
    box = await Box.start()
    try:
        async with running(box, tmp_path) as process:
            await asyncio.wait_for(logged(process, "invite link"), 90.0)
            database = str(tmp_path / "service.db")
            shell = Shell(tmp_path, BATHYSPHERE_DISCORD=box.url, BATHYSPHERE_DATABASE=database)
            for command in run_by(HOST):
                typed = command.replace("FILE", "copy.db").replace("=...", f"={LOCAL_TOKEN}")
                await asyncio.to_thread(shell.types, typed)
    finally:
        await box.stop()
    assert len(list(tmp_path.glob("bathysphere-*-*-*.db"))) == 1


@pytest.mark.programs
@pytest.mark.parametrize("command", run_by(BOT))
async def test_what_starts_the_bot_starts_it(command: str, tmp_path: Path) -> None:
    box = await Box.start()
    shell = Shell(tmp_path, BATHYSPHERE_DISCORD=box.url)
    words = command.removeprefix("DISCORD_TOKEN=... ")  # which the shell has set
    process = await asyncio.create_subprocess_shell(
        f"exec {words}", cwd=tmp_path, env=shell.environment, stderr=asyncio.subprocess.PIPE
    )
    try:
        await asyncio.wait_for(logged(process, "invite link"), 90.0)
        process.terminate()
        await asyncio.wait_for(process.communicate(), 90.0)
        assert process.returncode == 0
    finally:
        if process.returncode is None:
            process.kill()
        await box.stop()


@pytest.mark.programs
@pytest.mark.parametrize("command", run_by(MAKE))
def test_what_make_would_run_is_there(command: str) -> None:
    _, *words = command.removeprefix("DISCORD_TOKEN=... ").split()
    told = subprocess.run(["make", "--dry-run", *words], cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    modules = re.findall(r"python -m ([\w.]+)", told.stdout)
    assert [name for name in modules if find_spec(name) is None] == []
    started = set(re.findall(r"^(?:\S+=\S+ )*\.venv/bin/(\w+)", told.stdout, re.MULTILINE))
    assert started <= {"python", "bathysphere", "ruff", "mypy"} and started


@pytest.mark.parametrize("command", run_by(BENCH))
def test_there_is_such_a_bench(command: str) -> None:
    assert command.split()[-1] in BENCHES | LONG


@pytest.mark.parametrize("command", run_by(PROOF))
def test_there_is_such_a_proof(command: str) -> None:
    assert command.split()[-1] in HARNESSES  # tests/proof/test_proof.py runs a small round of each


def test_there_is_such_an_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "postgresql" in project["optional-dependencies"]
    assert project["name"] == "bathysphere"


class Shell:
    """A shell in a folder that is not ours, where `bathysphere` is this clone's."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        programs = folder / "programs"
        programs.mkdir()
        program = programs / "bathysphere"
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m bathysphere "$@"\n', encoding="utf-8")
        program.chmod(0o755)
        kept = {name: value for name, value in os.environ.items() if not name.startswith("BATHYSPHERE_")}
        path = os.pathsep.join([str(programs), os.environ["PATH"]])
        ours = {"PATH": path, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": LOCAL_TOKEN}
        self.environment = {**kept, **ours, **settings}

    def types(self, command: str) -> None:
        """Run a command; it must end well."""
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=self.environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


def _downloaded() -> str:
    return record_file.to_text(record("nautilus_island"))
