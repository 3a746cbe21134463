"""How much a test looks at: a little in `make test`, more of the same in `make test-all`."""

from __future__ import annotations

from typing import Any

import pytest


def quick_and_dense(name: str, quick: Any, dense: Any) -> pytest.MarkDecorator:
    """Give a test its sample by name: run with the quick one always, with the dense one as `programs`."""
    rich = pytest.param(dense, id=f"{name} {dense}", marks=pytest.mark.programs)
    return pytest.mark.parametrize(name, [pytest.param(quick, id=f"{name} {quick}"), rich])
