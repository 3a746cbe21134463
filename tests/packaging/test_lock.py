"""The lock: what the container installs, each at one version, with hashes."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging.clone import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = (ROOT / "deploy" / "requirements.lock").read_text(encoding="utf-8")
ENTRY = re.compile(r"^([\w.\[\]-]+)==(\S+)(.*(?:\n    .*)*)", re.MULTILINE)
VERSIONS = {canonicalize_name(name.partition("[")[0]): version for name, version, _ in ENTRY.findall(LOCK)}


@pytest.mark.parametrize("wanted", PROJECT["dependencies"])
def test_every_dependency_is_locked_at_a_version_we_allow(wanted: str) -> None:
    requirement = Requirement(wanted)
    assert requirement.specifier.contains(VERSIONS[canonicalize_name(requirement.name)])


def test_every_entry_has_a_hash() -> None:
    assert [name for name, _, rest in ENTRY.findall(LOCK) if "--hash=sha256:" not in rest] == []


def test_it_names_no_host() -> None:
    assert "://" not in LOCK
