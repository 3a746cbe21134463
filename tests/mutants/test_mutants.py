"""The planted faults: rows that fit the code, and leaks that are noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants import ROOT, Mutant, mutants
from tests.mutants.__main__ import Field


@pytest.mark.parametrize("row", mutants(), ids=lambda row: row.name)
def test_every_row_fits_the_code_and_names_tests_that_exist(row: Mutant) -> None:
    source = (ROOT / row.file).read_text(encoding="utf-8")
    assert row.planted(source) != source
    assert row.tests and all((ROOT / test.partition("::")[0]).exists() for test in row.tests)


def test_names_are_not_used_twice() -> None:
    names = [row.name for row in mutants()]
    assert len(names) == len(set(names))


@pytest.fixture(scope="session")
def field(tmp_path_factory: pytest.TempPathFactory) -> Field:
    return Field(Path(tmp_path_factory.mktemp("field")))


@pytest.mark.programs
@pytest.mark.parametrize("row", mutants("leaks"), ids=lambda row: row.name)
def test_a_planted_leak_is_noticed(field: Field, row: Mutant) -> None:
    assert field.notices(row), f"nothing goes red when {row.name}"
