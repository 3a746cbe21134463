"""The doctor: finds what is wrong, says what to do, changes nothing."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections import namedtuple
from contextlib import closing
from pathlib import Path

import pytest

import render
from bot.cli.__main__ import main
from bot.config import LOCAL_TOKEN, Config
from bot.ops import doctor, invitation
from bot.ops.doctor import Finding, Level
from render import emojis
from storage import keeping, schema
from tests.bot.evening import Evening

pytestmark = pytest.mark.sqlite

Usage = namedtuple("Usage", "total used free")
draws = doctor._painter


@pytest.fixture(autouse=True)
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The doctor draws a board of every game whenever it looks; one story is about that."""
    monkeypatch.setattr(doctor, "_painter", lambda: Finding(Level.OK, "pictures", "looked at elsewhere"))


def settings(evening: Evening, token: str = LOCAL_TOKEN, database: Path | None = None) -> Config:
    return Config(token, database or evening.database, evening.box.url)


async def examined(settings: Config) -> list[Finding]:
    return [finding async for finding in doctor.examine(settings)]


async def worst(settings: Config, what: str) -> Finding:
    """The worst finding on one thing."""
    found = [finding for finding in await examined(settings) if finding.what == what]
    return max(found, key=lambda finding: list(Level).index(finding.level))


async def test_a_healthy_bot_is_fit_in_every_respect(evening: Evening) -> None:
    await evening.open_table("Ada", "Bruno")
    assert (await worst(settings(evening), "emojis")).level == "WARN", "before they are uploaded"
    for name in emojis.names():
        evening.box.world.emojis.create(
            {"name": emojis.titled(name, b""), "image": "data:image/png;base64,eA=="}
        )
    found = await examined(settings(evening))
    assert {finding.level for finding in found} == {"OK"}, [str(finding) for finding in found]
    looked_at = {finding.what for finding in found}
    assert looked_at >= {"settings", "data", "database", "schema", "matches", "disk", "pictures"}
    assert looked_at >= {"token", "clock", "intents", "starts", "commands", "permissions"}
    assert LOCAL_TOKEN not in " ".join(map(str, found))


def test_pages_that_the_portal_does_not_know_are_named() -> None:
    *_, found = doctor._application({"privacy_policy_url": "https://example.org"})
    assert found.level == "WARN" and "Terms of Service URL" in found.said
    assert "Privacy Policy URL" not in found.said


@pytest.mark.programs
async def test_a_wrong_token_fails(evening: Evening) -> None:
    found = await worst(settings(evening, token="not.the.token"), "token")
    assert found.level == "FAIL" and "make a new one" in found.said


async def test_a_missing_token_fails_after_everything_else_was_looked_at(evening: Evening) -> None:
    found = await examined(settings(evening, token=""))
    assert [f.what for f in found if f.level == "FAIL"] == ["token"]


async def test_an_unreachable_discord_fails(evening: Evening) -> None:
    nowhere = Config(LOCAL_TOKEN, evening.database, "http://127.0.0.1:1")
    assert (await worst(nowhere, "discord")).level == "FAIL"


async def test_a_missing_permission_is_named_with_its_server(evening: Evening) -> None:
    everyone = evening.box.world.roles[evening.box.world.guild_id]
    everyone["permissions"] = str(int(everyone["permissions"]) & ~invitation.PERMISSIONS["attach_files"])
    found = await worst(settings(evening), "permissions")
    assert found.level == "WARN" and "does not grant Attach Files" in found.said


async def test_a_clock_that_is_off_is_noticed(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    monkeypatch.setattr("bot.ops.discord_probe.now", lambda: real() + 20)
    found = await worst(settings(evening), "clock")
    assert found.level == "WARN" and "ahead of" in found.said
    monkeypatch.setattr("bot.ops.discord_probe.now", lambda: real() - 200)
    assert (await worst(settings(evening), "clock")).level == "FAIL"


async def test_a_file_that_is_no_database_fails(evening: Evening, tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_text("this is not a database" * 100, encoding="utf-8")
    assert (await worst(settings(evening, database=broken), "database")).level == "FAIL"


async def test_a_database_that_another_program_keeps_locked_fails(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "PATIENCE", 0.05)
    with closing(sqlite3.connect(evening.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        found = await asyncio.to_thread(lambda: list(doctor._database(evening.database)))
        other.execute("ROLLBACK")
    assert [f.level for f in found] == ["FAIL"] and "locked" in found[0].said


async def test_a_database_of_a_newer_version_fails(evening: Evening) -> None:
    await evening.stop_bot()
    with closing(sqlite3.connect(evening.database)) as db:
        db.execute(f"PRAGMA user_version = {schema.newest() + 1}")
    found = await worst(settings(evening), "schema")
    assert found.level == "FAIL" and "upgrade the program" in found.said


async def test_a_missing_database_will_be_made_and_is_not_made_by_the_doctor(
    evening: Evening, tmp_path: Path
) -> None:
    missing = tmp_path / "new" / "fresh.db"
    assert (await worst(settings(evening, database=missing), "database")).level == "OK"
    assert not missing.parent.exists()


@pytest.mark.parametrize(("free", "level"), [(2**30, "OK"), (100 * 2**20, "WARN"), (2**20, "FAIL")])
def test_a_full_disk_is_noticed_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, level: str
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(2**40, 2**40 - free, free))
    assert doctor._space(tmp_path / "x.db").level == level


@pytest.mark.programs
def test_a_board_of_every_game_is_drawn() -> None:
    assert draws().level == "OK"


def test_a_painter_that_cannot_draw_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*drawn: object) -> None:
        raise OSError("cannot open resource")

    monkeypatch.setattr(render, "draw", broken)
    found = draws()
    assert found.level == "FAIL" and "cannot open resource" in found.said


def test_an_endpoint_in_the_portal_that_swallows_clicks_fails() -> None:
    (_, found, _) = doctor._application({"interactions_endpoint_url": "https://example.org"})
    assert found.level == "FAIL" and "Interactions Endpoint URL" in found.said


def test_few_starts_left_are_a_warning() -> None:
    gateway = {"session_start_limit": {"remaining": 7, "total": 1000}}
    assert doctor._starts(gateway).level == "WARN"


async def test_the_command_ends_with_one_when_something_failed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BATHYSPHERE_DISCORD", evening.box.url)
    monkeypatch.setenv("BATHYSPHERE_DATABASE", str(evening.database))
    monkeypatch.setenv("DISCORD_TOKEN", LOCAL_TOKEN)
    assert await asyncio.to_thread(main, ["doctor"]) == 0
    assert "Fit to dive." in capsys.readouterr().out
    monkeypatch.setenv("DISCORD_TOKEN", "not.the.token")
    assert await asyncio.to_thread(main, ["doctor"]) == 1
    monkeypatch.setenv("BATHYSPHERE_LOG", "xml")
    assert await asyncio.to_thread(main, ["doctor"]) == 1
    said = capsys.readouterr().out
    assert "FAIL token" in said and "FAIL settings: BATHYSPHERE_LOG is 'xml'" in said


async def test_the_invite_command_prints_the_link(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BATHYSPHERE_DISCORD", evening.box.url)
    monkeypatch.setenv("DISCORD_TOKEN", LOCAL_TOKEN)
    assert await asyncio.to_thread(main, ["invite"]) == 0
    said = capsys.readouterr().out
    assert f"client_id={evening.box.world.application_id}&" in said and said.endswith(
        f"&permissions={invitation.NUMBER}\n"
    )
