"""What the coverage-guided fuzzer runs, without the fuzzer: real files are read, spoiled ones refused."""

from __future__ import annotations

import pytest

from tests.proof.fuzz import TARGETS, Target

SPOILED = (
    b"",
    b"\x00\xff",
    b"[[",
    b"{}",
    b"game nautilus_island seats 2 seed x\n",
    b"game aniutlus rules 2 data 034fe7f6d3 seats 2 seed x variants -\n0 buy nothing\n",
)


@pytest.mark.programs
@pytest.mark.parametrize("kind", TARGETS)
def test_real_and_spoiled_files_are_read_or_refused(kind: str) -> None:
    target = TARGETS[kind]
    for data in (*target.seeds(), *SPOILED):
        target.tried(data)
        target.tried(data[: len(data) // 2])


def test_an_error_that_is_no_refusal_is_a_find() -> None:
    broken = Target(lambda: [], lambda text: text.index("missing"), (KeyError,))
    with pytest.raises(ValueError, match="substring"):
        broken.tried(b"anything")
