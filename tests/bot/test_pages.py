"""Long texts in pages: the first ones full, or the last ones where one begins at the end."""

from __future__ import annotations

from bot.text.pages import pages, pages_to_the_end

LINES = ["one", "two", "three", "four", "five"]


def test_pages_are_filled_from_the_beginning() -> None:
    assert pages(LINES, 10) == ["one\ntwo", "three\nfour", "five"]


def test_whoever_begins_at_the_end_finds_a_full_page_there() -> None:
    assert pages_to_the_end(LINES, 10) == ["one", "two\nthree", "four\nfive"]


def test_a_line_longer_than_a_page_is_cut_in_two() -> None:
    assert pages(["abcdef"], 4) == ["abcd", "ef"]
    assert pages_to_the_end(["abcdef"], 4) == ["abcd", "ef"]


def test_nothing_is_one_empty_page() -> None:
    assert pages([]) == pages_to_the_end([]) == [""]
