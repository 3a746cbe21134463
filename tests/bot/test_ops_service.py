"""The bot as its host runs it: a process with a health port that ends in peace when asked to."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.cli.__main__ import parser
from bot.config import LOCAL_TOKEN, Config, ConfigError, load
from bot.door import service
from bot.ops import invitation
from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.world.permissions import BITS
from storage import outbox
from storage.database import Database
from tests.bot.evening import Evening

DEPLOY = Path(service.__file__).parent.parent.parent / "deploy"


@asynccontextmanager
async def running(
    box: Box, folder: Path, token: str = LOCAL_TOKEN, **more: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """`bathysphere bot` as a process of its own."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("BATHYSPHERE_")},
        "DISCORD_TOKEN": token,
        "BATHYSPHERE_DISCORD": box.url,
        "BATHYSPHERE_DATABASE": str(folder / "service.db"),
        **more,
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.cli", "bot", env=environment, stderr=asyncio.subprocess.PIPE
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@pytest.fixture
async def box() -> AsyncIterator[Box]:
    box = await Box.start()
    yield box
    await box.stop()
    assert box.violations == []


async def logged(process: asyncio.subprocess.Process, text: str) -> str:
    """The first line of the log with this text."""
    assert process.stderr is not None
    async for line in process.stderr:
        if text in line.decode():
            return line.decode()
    raise AssertionError(f"{text!r} was never logged")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@pytest.mark.programs
async def test_a_served_bot_is_healthy_tells_its_invite_link_and_ends_when_asked(
    box: Box, tmp_path: Path
) -> None:
    port = free_port()
    async with running(box, tmp_path, BATHYSPHERE_METRICS=str(port)) as process:
        invited = await asyncio.wait_for(logged(process, "invite link"), 90.0)
        assert invitation.link(box.world.application_id) in invited
        answer = await Pilot(box, "Ada").slash("play", game="nautilus_island")
        assert answer.message is not None
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/health") as told:
            assert (told.status, (await told.json())["discord"]) == (200, "connected")
        process.send_signal(signal.SIGTERM)
        _, rest = await asyncio.wait_for(process.communicate(), 90.0)
    assert process.returncode == 0, rest.decode()
    assert rest.decode().endswith("stopped\n") and LOCAL_TOKEN not in rest.decode()


@pytest.mark.programs
async def test_a_wrong_token_ends_in_one_line_and_is_not_repeated(box: Box, tmp_path: Path) -> None:
    async with running(box, tmp_path, token="not.the.token", BATHYSPHERE_LOG_LEVEL="error") as process:
        _, said = await asyncio.wait_for(process.communicate(), 90.0)
    assert process.returncode == 2
    assert said.decode() == (
        "bathysphere: Discord does not know this DISCORD_TOKEN; copy it anew from the developer portal\n"
    )


async def test_an_answer_under_way_is_given_before_the_bot_stops(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    hold = evening.box.faults.hold("POST", r"/callback$")
    asking = asyncio.create_task(ada.slash("play", game="nautilus_island"))
    await hold.reached()
    stopping = asyncio.create_task(evening.stop_bot())
    hold.release()
    answer = await asking
    await stopping
    assert answer.message is not None and "Nautilus Island" in answer.message.text


async def test_the_letter_in_hand_is_delivered_before_the_bot_stops(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    hold = evening.box.faults.hold("POST", r"/channels/\d+/messages$")
    await evening.plays(mover)
    await hold.reached()
    stopping = asyncio.create_task(evening.stop_bot())
    hold.release()
    await stopping
    database = await Database.open(evening.database)
    left = await database.read(outbox.tally)
    await database.close()
    assert left.get("sending", 0) == 0


async def test_the_bot_plays_with_no_more_permissions_than_the_invite_link_asks_for(evening: Evening) -> None:
    granted = {name.upper() for name in invitation.PERMISSIONS}
    evening.box.world.deny("table", *(name for name in BITS if name not in granted))
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    assert await evening.plays(mover)
    match = await evening.match()
    assert match.thread not in (None, match.channel), "it has a thread of its own"
    await evening.box.until(lambda: len(mover.person.sees(str(match.thread))) >= 2, "the second board")


async def test_a_metrics_port_in_use_is_said_in_one_line(box: Box, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = Config(LOCAL_TOKEN, tmp_path / "port.db", box.url, metrics=port)
        with pytest.raises(ConfigError, match=rf"metrics: port {port} cannot be used"):
            await service.serve(settings)


@pytest.mark.parametrize("unit", ["bathysphere.service", "bathysphere@.service"])
def test_what_the_systemd_unit_runs_is_understood(unit: str) -> None:
    lines = (DEPLOY / unit).read_text(encoding="utf-8").splitlines()
    runs = [line.partition("=")[2].split() for line in lines if line.startswith("ExecStart")]
    understood = [parser().parse_args(words[1:]) for words in runs]
    assert [args.command for args in understood] == ["check", "bot"]
    assert "RestartPreventExitStatus=2" in lines


def test_bot_and_host_look_at_the_same_database_of_the_service() -> None:
    unit = (DEPLOY / "bathysphere.service").read_text(encoding="utf-8")
    settings = load({}, DEPLOY / "bathysphere.example.toml")
    assert settings.database == Path("/var/lib/bathysphere/bathysphere.db")
    assert "StateDirectory=bathysphere\n" in unit and "BATHYSPHERE_DATABASE" not in unit


def test_processes_of_the_template_differ_in_folder_and_port_alone() -> None:
    one, many = (
        (DEPLOY / name).read_text(encoding="utf-8").splitlines()
        for name in ("bathysphere.service", "bathysphere@.service")
    )
    said = {line for line in many if not line.startswith("#")} - set(one)
    assert {line.partition("=")[0] for line in said} == {
        "Description",
        "StateDirectory",
        "WorkingDirectory",
        "Environment",
    }


def test_what_the_compose_file_sets_is_understood() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    lines = [line.split(": ", 1) for line in text.splitlines() if line.startswith("    BATHYSPHERE_")]
    settings = load({name.strip(): re.sub(r"\$\{[^}]*\}", "2", value) for name, value in lines})
    assert settings.processes == 2 and str(settings.database) == "postgresql://postgresql/bathysphere"
    assert all(
        ":" in line and "latest" not in line for line in text.splitlines() if "image: postgres" in line
    )


def test_the_container_copies_every_room_the_program_needs() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for room in ("games", "render", "storage", "bot", "local_discord"):
        assert f"COPY {room} {room}\n" in text
