"""Whether the packages that run are ours: another distribution with such names may have been laid over them.

Imports nothing of ours, since it is asked before anything else is imported.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

DISTRIBUTION = "bathysphere"
PACKAGES = ("bot", "games", "render", "storage", "local_discord")
HOME = Path(__file__).resolve().parents[2]


def foreign_packages(home: Path = HOME, packages: Sequence[str] = PACKAGES) -> tuple[str, ...]:
    """Those that Python would import from elsewhere, or whose first file is not the one we installed."""
    installed = _installed(home)
    return tuple(name for name in packages if _elsewhere(name, home) or _overwritten(name, home, installed))


def told(foreign: Sequence[str]) -> str:
    """What is wrong, for the host."""
    names = ", ".join(f"'{name}'" for name in foreign)
    return f"not ours, but laid over ours by something else: {names}"


def _elsewhere(name: str, home: Path) -> bool:
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        return True
    return Path(spec.origin).resolve().parent != home / name


def _overwritten(name: str, home: Path, installed: Distribution | None) -> bool:
    """Compare the package's first file with the record of our own installation, where there is one."""
    for file in (installed and installed.files) or ():
        if file.as_posix() == f"{name}/__init__.py" and file.hash is not None:
            digest = sha256((home / name / "__init__.py").read_bytes()).digest()
            return urlsafe_b64encode(digest).rstrip(b"=").decode() != file.hash.value
    return False


def _installed(home: Path) -> Distribution | None:
    """Our own installation, if these files came from it: not in a clone of the repository."""
    try:
        found = distribution(DISTRIBUTION)
    except PackageNotFoundError:
        return None
    return found if Path(str(found.locate_file(""))).resolve() == home else None
