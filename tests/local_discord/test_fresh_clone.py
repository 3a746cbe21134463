"""From a fresh clone to a table with one command."""

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

ROOT = Path(__file__).parents[2]
READY = "Table ready: "
INSTALLING_SECONDS = 400


def _clone(to: Path) -> None:
    """All that git would hand over: tracked files and new ones, nothing that it ignores."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    said = []
    while line := (await process.stdout.readline()).decode():
        said.append(line)
        if READY in line:
            return line.partition(READY)[2].strip()
    raise AssertionError(f"no table:\n{''.join(said)}")


@pytest.mark.programs
async def test_one_command_leads_from_a_fresh_clone_to_a_table(tmp_path: Path) -> None:
    _clone(tmp_path)
    ours = ("VIRTUAL_ENV", "PYTHONPATH", "BATHYSPHERE_SCHEMAS")  # a newcomer has none of these
    environment = {key: value for key, value in os.environ.items() if key not in ours}
    process = await asyncio.create_subprocess_exec(
        *("make", "play", "PORT=0", "OPEN=0", f"PYTHON={sys.executable}"),
        cwd=tmp_path,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
    )
    try:
        address = await asyncio.wait_for(_address(process), INSTALLING_SECONDS)
        async with aiohttp.ClientSession() as session, session.get(address) as page:
            assert page.status == 200
            assert "<title>Local table</title>" in await page.text()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGINT)
        await asyncio.wait_for(process.communicate(), 20)
