"""Wheels, each built once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.clone import clone
from tests.packaging.environments import built


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean clone."""
    folder = tmp_path_factory.mktemp("source")
    clone(folder)
    return folder


@pytest.fixture(scope="session")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ours."""
    return built(source, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def box_wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That of the Discord in a box."""
    return built(source / "local_discord", tmp_path_factory.mktemp("box_wheel"))
