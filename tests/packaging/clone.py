"""A clone of the repository as it stands, for tests that begin as a newcomer does."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
OURS = ("VIRTUAL_ENV", "PYTHONPATH", "LOCAL_DISCORD_SCHEMAS")  # a newcomer has none of these


def clone(to: Path) -> None:
    """Copy all that git would hand over: tracked files and new ones, nothing that it ignores."""
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


def newcomers_environment() -> dict[str, str]:
    """The environment without what only our own runs set."""
    return {key: value for key, value in os.environ.items() if key not in OURS}
