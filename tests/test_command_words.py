"""Commands as Discord is told them: named, described and cited in three languages."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot import limits
from games.core.words import LANGUAGES
from tests.kit.command_tree import command_tree
from tests.kit.folders import FOLDERS, OTHERS

DESCRIPTION = 100  # characters
COMMAND = re.compile(r"[-_\w]{1,32}")  # letters and digits of any script: what Discord allows in a name
CITED = re.compile(r"`/([^`{]+)`")


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """Everything as Discord is told it, translations included."""
    return asyncio.run(_told_to_discord())


async def _told_to_discord() -> list[dict[str, Any]]:
    tree = await command_tree()
    assert tree.translator is not None
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]


@pytest.fixture(scope="module")
def commands(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The slash commands."""
    return [entry for entry in told if entry["type"] == 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_right_click_offers_is_named_and_fits(told: list[dict[str, Any]], language: str) -> None:
    names = [in_language(entry, "name", language) for entry in told if entry["type"] != 1]
    assert len(names) == len(set(names)) == 4
    assert all(0 < len(name) <= 32 for name in names)


def in_language(entry: dict[str, Any], field: str, language: str) -> str:
    return str((entry.get(f"{field}_localizations") or {}).get(language, entry[field]))


def bad_names(entries: list[dict[str, Any]], language: str) -> list[str]:
    """Names of one level that Discord refuses or that two entries share, those of deeper levels too."""
    names = [in_language(entry, "name", language) for entry in entries]
    wrong = [name for name in names if not COMMAND.fullmatch(name) or name != name.lower()]
    wrong += [name for name in names if names.count(name) > 1]
    for entry, name in zip(entries, names, strict=True):
        wrong += [name for other in entries if other is not entry and other["name"] == name]
        wrong += bad_names(entry.get("options") or [], language)
    return wrong


def entries_of(commands: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for entry in commands:
        yield entry
        yield from entries_of(entry.get("options") or [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_names_obey_discord_and_never_collide(commands: list[dict[str, Any]], language: str) -> None:
    assert bad_names(commands, language) == []


def test_a_planted_bad_command_name_is_caught() -> None:
    play = {"name": "play", "name_localizations": {"fr": "jouer", "it": "gioca!"}}
    move = {"name": "move", "name_localizations": {"fr": "jouer", "it": "play"}}
    assert bad_names([play, move], "en") == []
    assert bad_names([play, move], "fr") == ["jouer", "jouer"]
    assert bad_names([play, move], "it") == ["gioca!", "play"]
    assert bad_names([{"name": "turn", "options": [{"name": "Two words"}]}], "en") == ["Two words"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_of_a_group_begin_alike(commands: list[dict[str, Any]], language: str) -> None:
    for group in commands:
        parts = [each for each in group.get("options") or [] if each["type"] == 1]
        begun = [in_language(each, "name", language)[:4] for each in parts]
        assert len(begun) == len(set(begun)), begun


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_descriptions_and_choices_fit(commands: list[dict[str, Any]], language: str) -> None:
    for entry in entries_of(commands):
        assert 0 < len(in_language(entry, "description", language)) <= DESCRIPTION, entry["name"]
        for choice in entry.get("choices") or []:
            assert 0 < len(in_language(choice, "name", language)) <= limits.CHOICE_NAME, entry["name"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_command_and_option_is_named_in_every_language(
    commands: list[dict[str, Any]], language: str
) -> None:
    for entry in entries_of(commands):
        for field in ("name", "description"):
            assert language in (entry.get(f"{field}_localizations") or {}), f"{field} of {entry['name']}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_cited_in_a_sentence_exists_under_that_name(
    commands: list[dict[str, Any]], language: str
) -> None:
    cited = 0
    for path in (each / f"{language}.ftl" for each in FOLDERS.values()):
        for line in CITED.findall(path.read_text(encoding="utf-8")):
            level, cited = commands, cited + 1
            for word in line.split():
                named = {in_language(entry, "name", language): entry for entry in level}
                assert word.partition(":")[0] in named, f"/{line} in {path.parent.parent.name}"
                level = named[word.partition(":")[0]].get("options") or []
    assert cited > 10
