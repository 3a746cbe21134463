"""From a fresh clone to a table with one command."""

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

import aiohttp
import pytest

from tests.packaging.clone import clone, newcomers_environment

READY = "Table ready: "
INSTALLING_SECONDS = 400


async def address_of(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    said = []
    while line := (await process.stdout.readline()).decode():
        said.append(line)
        if READY in line:
            return line.partition(READY)[2].strip()
    raise AssertionError(f"no table:\n{''.join(said)}")


@pytest.mark.programs
async def test_one_command_leads_from_a_fresh_clone_to_a_table(tmp_path: Path) -> None:
    home = tmp_path / "под водой 海"  # spaces, no Latin letter
    clone(home)
    process = await asyncio.create_subprocess_exec(
        *("make", "play", "PORT=0", "OPEN=0", f"PYTHON={sys.executable}"),
        cwd=home,
        env=newcomers_environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        address = await asyncio.wait_for(address_of(process), INSTALLING_SECONDS)
        async with aiohttp.ClientSession() as session, session.get(address) as page:
            assert page.status == 200
            assert "<title>Local table</title>" in await page.text()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGINT)
        await asyncio.wait_for(process.communicate(), 20)
