"""Preferences are at hand for every press, and never old."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.door.handlers.settings import among
from bot.door.preferences import PreferenceCache
from games.core.model import RuleError
from games.core.words import LANGUAGES
from storage import people
from storage.database import Database
from storage.errors import StorageError
from storage.people import Preferences
from storage.transaction import Transaction

FRENCH = Preferences(language="fr")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(tmp_path / "preferences.db")
    await database.write(people.meet, 1, "Ada")
    yield database
    await database.close()


async def test_what_was_read_once_is_not_read_again(database: Database) -> None:
    preferences = PreferenceCache(database)
    assert await preferences.of(1) == Preferences()

    def work(tx: Transaction) -> None:
        tx.run("""UPDATE people SET settings = '{"language": "fr"}'""")

    await database.write(work)
    assert await preferences.of(1) == Preferences()


async def test_a_change_is_seen_by_the_next_press(database: Database) -> None:
    preferences = PreferenceCache(database)
    assert await preferences.of(1) == Preferences()
    await database.write(people.set_preferences, 1, FRENCH)
    assert await preferences.of(1) == FRENCH


async def test_what_was_being_read_when_it_changed_is_not_kept(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences, read = PreferenceCache(database), database.read

    async def slow(*work: Any) -> Any:
        old: Any = await read(*work)
        await database.write(people.set_preferences, 1, FRENCH)
        return old

    monkeypatch.setattr(database, "read", slow)
    assert await preferences.of(1) == Preferences()
    monkeypatch.undo()
    assert await preferences.of(1) == FRENCH


@pytest.mark.parametrize("user", [1, 2])
async def test_whoever_was_answered_is_not_told_that_their_language_could_not_be_kept(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, user: int
) -> None:
    async def locked(*work: object) -> None:
        raise StorageError("database is locked")

    monkeypatch.setattr(database, "write", locked)
    await PreferenceCache(database).hear(user, "fr")
    assert ("database is locked" in caplog.text) == (user == 1), "nothing is written about a stranger"


@pytest.mark.parametrize("word", ["", "de", "EN", "\u202een"])
def test_a_choice_that_was_never_offered_is_refused_with_those_that_are(word: str) -> None:
    assert among(LANGUAGES, "fr") == "fr"
    with pytest.raises(RuleError) as refused:
        among(LANGUAGES, word)
    assert refused.value.say.facts["known"] == LANGUAGES
