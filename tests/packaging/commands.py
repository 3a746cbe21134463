"""The commands that the texts tell people to type."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.packaging.clone import ROOT

PROGRAMS = (
    *("make", "bathysphere", "pip", "pipx", "uv", "python", "pytest", "npm", "docker", "podman"),
    *("sudo", "systemctl", "journalctl", "apt", "apt-get", "git", "curl", "pg_dump", "psql"),
)
FENCE = re.compile(r"^```(?:sh|bash|console)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
ANY_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(rf"`((?:[A-Z_]+=\S+ )*(?:\S*/)?(?:{'|'.join(PROGRAMS)}) [^`]+)`")


def commands_in(text: str) -> Iterator[str]:
    """Every line of a block that has no language, and what begins with a program in a sentence."""
    for block in FENCE.findall(text):
        yield from filter(None, (line.partition(" #")[0].strip() for line in block.splitlines()))
    for line in ANY_FENCE.sub("", text).splitlines():
        yield from INLINE.findall(line)


def is_a_test(name: str) -> bool:
    """Whether `file::test` names a test that is there."""
    file, _, wanted = name.partition("::")
    path = ROOT / file
    if not path.is_file():
        return False
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return any(isinstance(node, functions) and node.name == wanted for node in tree.body)
