"""The packages that tests borrow from npm, installed beside their list on first use."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent


def installed() -> Path:
    """The folder of installed packages; a missing Node or npm is an error, never a skip."""
    for program in ("node", "npm"):
        assert shutil.which(program), f"these tests need {program} on the PATH"
    import fcntl  # here, so that a system without it can read this file

    # Tests run side by side, and only one of them may install.
    (HERE / "node_modules").mkdir(exist_ok=True)
    with (HERE / "node_modules" / ".installing").open("w") as gate:
        fcntl.flock(gate, fcntl.LOCK_EX)
        if not _fresh():
            _install()
    return HERE / "node_modules"


def _fresh() -> bool:
    mark = HERE / "node_modules" / ".package-lock.json"
    return mark.exists() and mark.stat().st_mtime >= (HERE / "package.json").stat().st_mtime


def _install() -> None:
    command = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--no-progress"]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"npm install failed:\n{done.stdout}\n{done.stderr}"
    (HERE / "node_modules" / ".package-lock.json").touch()
