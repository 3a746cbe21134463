"""The host's notice: kept beside the database, told once to each."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.__main__ import main
from bot.ops.notices import LONGEST, Notices
from tests.bot.evening import Evening


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "x.db"


def test_a_notice_is_told_once_to_each_person(database: Path) -> None:
    Notices(database).put("I restart at ten.")
    notices = Notices(database)
    assert notices.for_person(1) == "I restart at ten."
    assert notices.for_person(1) == ""
    assert notices.for_person(2) == "I restart at ten."


def test_after_a_restart_nobody_is_told_again(database: Path) -> None:
    Notices(database).put("Back in a minute.")
    Notices(database).for_person(1)
    reborn = Notices(database)
    assert (reborn.for_person(1), reborn.for_person(2)) == ("", "Back in a minute.")
    Notices(database).put("Back in an hour.")
    assert Notices(database).for_person(1) == "Back in an hour."


def test_a_new_notice_is_told_to_all_again(database: Path) -> None:
    notices, host = Notices(database), Notices(database)
    host.put("At ten.")
    assert notices.for_person(1) == "At ten."
    host.put("At eleven.")
    assert notices.for_person(1) == "At eleven."


def test_a_notice_taken_away_is_told_to_nobody(database: Path) -> None:
    notices = Notices(database)
    notices.put("At ten.")
    notices.put("")
    assert (notices.current(), notices.for_person(1)) == ("", "")


def test_a_notice_that_cannot_be_read_is_none(database: Path) -> None:
    Path(f"{database}.notice").write_bytes(b"\xff\xfe")
    assert Notices(database).current() == ""


def test_the_command_sets_shows_and_clears(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BATHYSPHERE_DATABASE", str(database))
    database.touch()
    for arguments in (["I restart at ten."], [], ["--clear"], []):
        assert main(["notice", *arguments]) == 0
    assert capsys.readouterr().out.splitlines() == ["I restart at ten."] * 2 + ["No notice."] * 2
    assert main(["notice", "x" * (LONGEST + 1)]) == 2


async def test_status_shows_the_notice_and_that_counts_as_told(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    assert "📢" not in (await bruno.slash("status")).text
    Notices(evening.database).put("I restart at ten.")
    for _ in range(2):
        assert "📢 I restart at ten." in (await ada.slash("status")).text
    await ada.slash("help")
    assert sum("I restart at ten." in message.text for message in ada.visible()) == 2


async def test_after_an_answer_the_notice_is_told_privately_and_once(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    Notices(evening.database).put("I restart at ten.")
    await ada.slash("play", game="nautilus_island")
    notice = await ada.reads("I restart at ten.")
    assert notice.to == ada.id
    await bruno.presses("Join")
    await bruno.reads("I restart at ten.")
    await ada.presses("Start")
    await ada.reads("it's your turn")
    assert sum("I restart at ten." in message.text for message in ada.visible()) == 1
