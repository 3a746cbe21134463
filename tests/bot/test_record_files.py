"""Files of downloaded matches: cut short, foreign, or given to the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import replace

from bot.cli.__main__ import main
from bot.match.record import finished
from bot.table.practice import Asker, open_first_match
from bot.text import record_file
from bot.text.record_file import NotARecord
from storage.matches import Phase
from tests.bot.company import ADA, Company
from tests.bot.finished import record, with_row

TEXT = record_file.to_text(record("nautilus_island"))
SIGNS = '{}[]":,\\ab019.-\n\0é٣🐋'


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(1, len(TEXT) - 2))
def test_a_file_cut_short_is_refused_kindly(length: int) -> None:
    with pytest.raises(NotARecord):
        record_file.read(TEXT[:length])


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(SIGNS))
def test_whatever_else_is_read_is_no_record(text: str) -> None:
    with pytest.raises(NotARecord):
        record_file.read(text)


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.text(SIGNS, max_size=9), st.integers() | st.text(SIGNS, max_size=9), max_size=4))
def test_foreign_json_is_no_record(value: object) -> None:
    with pytest.raises(NotARecord):
        record_file.read("{" + json.encode(value).decode())
    with pytest.raises(NotARecord):
        record_file.read(json.encode({"match": value}).decode())


def _film(folder: Path, name: str) -> int:
    return main(["film", str(folder / name), "-o", str(folder / "film.webp")])


def test_the_command_line_verifies_replays_and_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = record("nautilus_island")
    forged = with_row(whole, 5, replace(whole.rows[5], check="0"))
    files = {
        "good.txt": record_file.to_text(whole),
        "good.json": record_file.to_json(whole).decode(),
        "forged.txt": record_file.to_text(forged),
        "cut.txt": record_file.to_text(whole)[:-400],
        "newer.txt": record_file.to_text(whole).replace("#= bathysphere 1", "#= bathysphere 2"),
        "foreign.txt": "all the king's horses",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    films = {name: _film(tmp_path, name) for name in ("cut.txt", "newer.txt", "foreign.txt")}
    assert films == {"cut.txt": 2, "newer.txt": 2, "foreign.txt": 2} and not list(tmp_path.glob("*.webp"))
    err = capsys.readouterr().err
    assert "cut short" in err and "a newer Bathysphere" in err and "foreign.txt" in err
    codes = {name: main(["verify", str(tmp_path / name)]) for name in files}
    assert codes == {
        "good.txt": 0,
        "good.json": 0,
        "forged.txt": 1,
        "cut.txt": 2,
        "newer.txt": 2,
        "foreign.txt": 2,
    }
    out, err = capsys.readouterr()
    assert out.count("Yes: ") == 2 and "after row 5" in out
    assert "cut short" in err and "a newer Bathysphere" in err and "no match that was downloaded" in err
    assert [main(["replay", str(tmp_path / name)]) for name in ("good.txt", "good.json")] == [0, 0]
    first, second = capsys.readouterr().out.splitlines()
    assert first == second and first.startswith("# ending")


async def test_the_command_line_says_of_a_first_match_that_its_deal_was_chosen(
    table: Company, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await open_first_match(table.lobby, "nautilus_island", Asker(ADA, "Ada", 1, 2, "en", 0))
    await table.lobby.start(1, ADA)
    await table.absence.resign(1, ADA)
    while (await table.match()).phase is Phase.PLAYING:
        await table.passes(60)
    whole = record_file.make(await table.database.read(finished, 1), "en")
    file = tmp_path / "first.txt"
    file.write_text(record_file.to_text(whole), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert "Its deal was not drawn but chosen to teach the game" in capsys.readouterr().out
