"""How much a test looks at: a little in `make test`, more of the same in `make test-all`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def quick_and_dense(name: str, quick: Any, dense: Any) -> pytest.MarkDecorator:
    """Give a test its sample by name: run with the quick one always, with the dense one as `programs`."""
    rich = pytest.param(dense, id=f"{name} {dense}", marks=pytest.mark.programs)
    return pytest.mark.parametrize(name, [pytest.param(quick, id=f"{name} {quick}"), rich])


def first_quick(cases: Iterable[Any], quick: int = 1) -> list[Any]:
    """Give a test its cases: the first ones always, the others as `programs`."""
    listed = list(cases)
    return listed[:quick] + [pytest.param(case, marks=pytest.mark.programs) for case in listed[quick:]]
