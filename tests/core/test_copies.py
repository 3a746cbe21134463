"""Keys for things that come in several copies."""

from __future__ import annotations

import pytest

from games.core import copies


def test_the_second_copy_has_a_key_of_its_own() -> None:
    assert copies.keys(["coat", "hat", "coat", "coat"]) == ["coat", "hat", "coat/2", "coat/3"]


def test_a_key_stands_for_its_thing() -> None:
    assert [copies.thing(key) for key in ("coat", "coat/2")] == ["coat", "coat"]


def test_taking_one_copy_leaves_the_other() -> None:
    assert copies.without(["coat", "hat", "coat"], ["coat"]) == ["hat", "coat"]


def test_what_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="x not in list"):
        copies.without(["coat"], ["hat"])
