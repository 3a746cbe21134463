"""Virtual environments to try wheels in: they borrow the tests' libraries, and nothing of ours."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

import msgspec

from tests.packaging.clone import newcomers_environment

LIBRARIES = Path(msgspec.__file__).parents[1]


def pip(*words: str, python: Path = Path(sys.executable)) -> None:
    quiet = "--quiet", "--disable-pip-version-check"
    command = [sys.executable, "-m", "pip", "--python", str(python), *words[:1], *quiet, *words[1:]]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def built(source: Path, to: Path) -> Path:
    """The wheel of a folder with a pyproject.toml."""
    pip("wheel", "--no-deps", "--wheel-dir", str(to), str(source))
    (wheel,) = to.glob("*.whl")
    return wheel


class Environment:
    """A virtual environment with the wheel in it."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = folder / "bin" / "python"
        self.command = folder / "bin" / "bathysphere"
        (packages,) = folder.glob("lib/python*/site-packages")
        (packages / "libraries.pth").write_text(f"{LIBRARIES}\n", encoding="utf-8")
        self.packages = packages

    def run(self, *words: str, at: Path) -> subprocess.CompletedProcess[str]:
        """Run `bathysphere` in a folder that is not ours."""
        environment = newcomers_environment()
        return subprocess.run(
            [str(self.command), *words], cwd=at, env=environment, capture_output=True, text=True
        )
