"""The table of differences between the rulebooks, and the tables of doors."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games.nautilus
from games import words_folder
from games.core.words import words
from games.nautilus import GAME
from games.nautilus.board import BLUE
from games.nautilus.facts import STATIONS, door_names

FOLDER = Path(games.nautilus.__file__).parent
NUMBER = re.compile(r"\bR\d+\.\d+\b")


PAGES = {"en": "RULES.md", "fr": "RULES.fr.md", "it": "RULES.it.md"}


def rows(page: str) -> list[str]:
    """The lines of the table of differences."""
    text = (FOLDER / page).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.startswith("| ")][1:]


@pytest.mark.parametrize("page", ["RULES.fr.md", "RULES.it.md"])
def test_the_table_of_differences_is_whole_in_every_language(page: str) -> None:
    """Row by row, with the same rules and options."""
    cited_in = [(NUMBER.findall(row), re.findall(r"`[^`]+`", row)) for row in rows(page)]
    assert cited_in == [(NUMBER.findall(row), re.findall(r"`[^`]+`", row)) for row in rows("RULES.md")]


def test_every_choice_of_a_preset_is_in_the_table() -> None:
    table = " ".join(rows("RULES.md"))
    for preset in GAME.meta.presets[1:]:
        for name, choice in preset.choices.items():
            if choice != GAME.meta.presets[0].choices[name]:
                assert f"`{name}={choice}`" in table


@pytest.mark.parametrize("language", PAGES)
def test_the_doors_of_each_kind_are_written_down(language: str) -> None:
    """R4.3: as the data has them."""
    text = (FOLDER / PAGES[language]).read_text(encoding="utf-8")
    said = words(language, words_folder("nautilus"))
    (rule,) = [line for line in text.splitlines() if line.startswith("**R4.3**")]
    for kind in STATIONS:
        ways = door_names(GAME.facts.doors[kind][0])
        blue = " ".join(said.text(f"way-{way}") for way in ways if way in BLUE)
        brown = " ".join(said.text(f"way-{way}") for way in ways if way not in BLUE)
        assert f"{said.text(kind).lower()} {blue} / {brown}" in rule
