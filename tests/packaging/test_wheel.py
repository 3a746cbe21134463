"""The wheel, installed into an environment of its own and used outside the repository."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.text import record_file
from tests.bot.finished import record
from tests.packaging.clone import newcomers_environment
from tests.packaging.environments import Environment, pip
from tests.packaging.test_fresh_clone import address_of

pytestmark = pytest.mark.programs


@pytest.fixture(scope="session")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    made = Environment(tmp_path_factory.mktemp("под водой 海") / "venv")  # spaces, no Latin letter
    pip("install", "--no-deps", str(wheel), python=made.python)
    return made


def test_engines_play_replay_and_draw(environment: Environment, tmp_path: Path) -> None:
    played = environment.run("playout", "nautilus_island", "--seats", "2", "--seed", "hello", at=tmp_path)
    assert played.returncode == 0, played.stderr
    (tmp_path / "match.txt").write_text(played.stdout, encoding="utf-8")
    replayed = environment.run("replay", "match.txt", at=tmp_path)
    assert replayed.returncode == 0, replayed.stderr
    drawn = environment.run("picture", "match.txt", "--at", "20", "-o", "board.png", at=tmp_path)
    assert drawn.returncode == 0, drawn.stderr
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


def test_a_downloaded_match_is_verified_and_filmed(environment: Environment, tmp_path: Path) -> None:
    (tmp_path / "match.txt").write_text(record_file.to_text(record("nautilus_island")), encoding="utf-8")
    verified = environment.run("verify", "match.txt", at=tmp_path)
    assert verified.returncode == 0, verified.stderr
    filmed = environment.run("film", "match.txt", "-o", "film.webp", at=tmp_path)
    assert filmed.returncode == 0, filmed.stderr
    assert (tmp_path / "film.webp").read_bytes()[8:12] == b"WEBP"


TOOLS = {
    "uv": (("tool", "install", "--quiet"), "UV_TOOL_DIR", "UV_TOOL_BIN_DIR"),
    "pipx": (("tool", "run", "--quiet", "pipx", "install", "--quiet"), "PIPX_HOME", "PIPX_BIN_DIR"),
}
"""How each installs a program, and which settings say where."""


@pytest.mark.parametrize("tool", TOOLS)
def test_it_is_installed_as_a_tool(tool: str, wheel: Path, tmp_path: Path) -> None:
    """With all its libraries, as `uv tool install .` and `pipx install .` do."""
    install, home, programs = TOOLS[tool]
    places = {home: str(tmp_path / "tools"), programs: str(tmp_path / "programs")}
    command = (sys.executable, "-m", "uv", *install, "--python", sys.executable, str(wheel))
    _run(*command, at=tmp_path, **places)
    program = str(tmp_path / "programs" / "bathysphere")
    assert "# ending" in _run(program, "playout", "the_island", "--seats", "2", "--seed", "x", at=tmp_path)


def _run(*words: str, at: Path, **settings: str) -> str:
    environment = newcomers_environment() | settings
    done = subprocess.run(words, cwd=at, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def test_a_table_opens(environment: Environment, tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(str(environment.command), "play", "--port", "0", "--no-open"),
        cwd=tmp_path,
        env=newcomers_environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        address = await asyncio.wait_for(address_of(process), 60)
        async with aiohttp.ClientSession() as session, session.get(address) as page:
            assert page.status == 200
    finally:
        process.send_signal(signal.SIGINT)
        await asyncio.wait_for(process.communicate(), 20)


def test_pypis_render_laid_over_ours_is_told_in_one_line(
    environment: Environment, wheel: Path, tmp_path: Path
) -> None:
    spoilt = Environment(tmp_path / "venv")
    pip("install", "--no-deps", str(wheel), python=spoilt.python)
    pip("install", "--no-deps", "render", python=spoilt.python)
    told = spoilt.run("playout", "nautilus_island", at=tmp_path)
    assert told.returncode == 2
    (line,) = told.stderr.splitlines()
    assert "'render'" in line
