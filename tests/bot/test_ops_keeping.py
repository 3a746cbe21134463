"""Backups, and the check that an upgrade breaks no match."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.cli.__main__ import main
from bot.ops import compatibility
from bot.ops.compatibility import Broken
from games import GAMES
from storage import keeping, schema
from storage.database import Database
from storage.errors import StorageError
from tests.bot.evening import Evening

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def played(evening: Evening) -> Path:
    """The database of a match two turns old; the bot is gone."""
    pilots = await evening.open_table("Ada", "Bruno")
    for _ in range(2):
        mover = await evening.on_turn(pilots)
        await evening.plays(mover)
    await evening.stop_bot()
    return evening.database


def change(database: Path, statement: str, *facts: object) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(statement, facts)


async def broken(database: Path) -> tuple[Broken, ...]:
    with keeping.reading(database) as tx:
        return compatibility.replay_all(tx).broken


async def test_a_match_as_it_was_played_can_be_played_on(played: Path) -> None:
    with keeping.reading(played) as tx:
        assert compatibility.replay_all(tx) == compatibility.Compatibility(1, ())


async def test_other_rules_break_it(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["nautilus_island"]
    newer = msgspec.structs.replace(game.meta, rules=game.meta.rules + 1)
    monkeypatch.setattr(type(game), "meta", newer)
    (found,) = await broken(played)
    assert (found.match, found.game) == (1, "nautilus_island")


async def test_an_action_that_is_no_longer_allowed_breaks_it(played: Path) -> None:
    change(played, "DELETE FROM journal WHERE at = 2")
    (found,) = await broken(played)
    assert "no longer allowed" in found.why or "differently" in found.why


async def test_words_that_would_now_be_others_break_it(played: Path) -> None:
    change(played, "UPDATE journal SET events = (SELECT events FROM journal WHERE at = 1) WHERE at = 2")
    (found,) = await broken(played)
    assert found.why == "row 2 would go differently now"


async def test_a_stored_position_that_the_journal_does_not_lead_to_breaks_it(played: Path) -> None:
    with closing(sqlite3.connect(played)) as db:
        (state,) = db.execute("SELECT state FROM snapshots WHERE kind = 'live'").fetchone()
    change(played, "UPDATE snapshots SET state = ? WHERE kind = 'live'", state.replace(b"turn", b"tern"))
    (found,) = await broken(played)
    assert "not what its journal leads to" in found.why


async def test_a_position_stored_by_other_code_does_not_matter(played: Path) -> None:
    change(played, "UPDATE snapshots SET state = x'00', stamp = 'other code'")
    assert await broken(played) == ()


async def test_a_game_that_is_gone_breaks_it(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GAMES, "nautilus_island")
    (found,) = await broken(played)
    assert found.why == "this version does not have the game"


async def test_matches_that_ended_do_not_matter(played: Path) -> None:
    change(played, "DELETE FROM journal WHERE at = 2")
    change(played, "UPDATE matches SET phase = 'ended'")
    assert await broken(played) == ()


async def test_looking_at_a_database_of_an_older_version_leaves_it_as_it_is(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = tmp_path / "migrations"
    shutil.copytree(schema.MIGRATIONS, newer)
    (newer / "999_later.sql").write_text("CREATE TABLE later (x INTEGER) STRICT;", encoding="utf-8")
    monkeypatch.setattr(schema, "MIGRATIONS", newer)
    before = keeping.schema_of(played)
    with keeping.reading(played) as tx:
        tx.all("SELECT x FROM later")
        assert compatibility.replay_all(tx).sound == 1
    assert keeping.schema_of(played) == before == schema.newest() - 1


def run(arguments: list[str], database: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setenv("BATHYSPHERE_DATABASE", str(database))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return main(arguments)


async def test_the_check_refuses_and_lists(
    played: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(run, ["check"], played, monkeypatch) == 0
    assert capsys.readouterr().out.startswith("1 matches under way")
    change(played, "UPDATE journal SET events = (SELECT events FROM journal WHERE at = 1) WHERE at = 2")
    assert await asyncio.to_thread(run, ["check"], played, monkeypatch) == 1
    said = capsys.readouterr().out
    assert "BREAKS table 1 (nautilus_island): row 2 would go differently now\nDo not upgrade: 1 of 1" in said


@pytest.mark.parametrize(
    "arguments", [["check"], ["backup", "copy.db"], ["notice", "At ten."], ["ratings"], ["problems"]]
)
def test_where_there_is_no_database_the_host_is_told(
    arguments: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(arguments, tmp_path / "none.db", monkeypatch) == 2
    assert f"there is no database {tmp_path / 'none.db'}" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_before_the_first_start_no_match_can_break(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(["check", "--first"], tmp_path / "none.db", monkeypatch) == 0


async def test_a_match_goes_on_from_a_backup_made_while_the_bot_ran(evening: Evening, tmp_path: Path) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    copy = tmp_path / "copy.db"
    assert keeping.back_up(evening.database, copy) == copy.stat().st_size
    await evening.stop_bot()
    evening.database = copy
    await evening.start_bot()
    mover = await evening.on_turn(pilots)
    assert await evening.plays(mover)


async def test_a_backup_is_one_file_for_its_owner_alone(evening: Evening, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    keeping.back_up(evening.database, folder / "copy.db")
    (only,) = folder.iterdir()
    assert stat.S_IMODE(only.stat().st_mode) == 0o600


def test_a_backup_never_overwrites(tmp_path: Path) -> None:
    taken = tmp_path / "taken.db"
    taken.write_text("precious", encoding="utf-8")
    with pytest.raises(StorageError, match="exists already"):
        keeping.back_up(tmp_path / "any.db", taken)
    assert taken.read_text(encoding="utf-8") == "precious"


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    source = tmp_path / "source.db"
    source.write_text("this is not a database" * 100, encoding="utf-8")
    with pytest.raises(StorageError, match="could not be copied"):
        keeping.back_up(source, tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == [source]


def test_the_backup_command_says_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def make() -> None:
        await (await Database.open(tmp_path / "empty.db")).close()

    asyncio.run(make())
    assert run(["backup", str(tmp_path / "copy.db")], tmp_path / "empty.db", monkeypatch) == 0
    assert "matches: none. The token and settings are not in it." in capsys.readouterr().out
    assert run(["backup", str(tmp_path / "copy.db")], tmp_path / "empty.db", monkeypatch) == 2
