"""Files that anybody may hand in, cut, spoiled or made up: read, or refused in one line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.config import ConfigError, load
from bot.ops import data_overrides
from bot.text import record_file
from bot.text.record_file import NotARecord
from bot.text.verify import verify
from games import GAMES, HERE
from games.core import notation
from games.core.notation import NotationError
from tests.bot.finished import record

MANY = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
STRANGE = (
    "\0",
    "\u202e",
    "\ud7ff",
    '"',
    "'",
    "\n",
    "[",
    "]",
    "{",
    "=",
    "-1",
    "9" * 30,
    "1e999",
    "nan",
    "é",
    " ",
    "",
)
SETTINGS = 'database = "x.db"\nshards = "0-3/8"\nprocesses = 2\n\n[data]\nnautilus = "x"\n'

spoilings = st.lists(
    st.tuples(st.floats(0, 1), st.integers(0, 40), st.sampled_from(STRANGE)), min_size=1, max_size=4
)


def spoiled(text: str, changes: list[tuple[float, int, str]]) -> str:
    """A text with some of it cut out and something strange put in its place."""
    for where, length, new in changes:
        at = int(where * len(text))
        text = text[:at] + new + text[at + length :]
    return text


@pytest.mark.programs
@pytest.mark.parametrize("game", GAMES)
@MANY
@given(changes=spoilings)
def test_a_spoiled_transcript_is_read_or_refused(game: str, changes: list[tuple[float, int, str]]) -> None:
    whole = record(game, 2)
    rows = [notation.write_head(whole.setup), *(row.row for row in whole.rows[1:20])]
    try:
        notation.read(spoiled("\n".join(rows), changes))
    except NotationError as error:
        assert str(error)


@pytest.mark.programs
@MANY
@given(text=st.text(max_size=300))
def test_whatever_is_no_transcript_and_no_download_is_refused(text: str) -> None:
    for read in (notation.read, record_file.read):
        try:
            read(text)
        except (NotationError, NotARecord) as error:
            assert str(error)


@pytest.mark.programs
@pytest.mark.parametrize("form", ["text", "json"])
@MANY
@given(changes=spoilings)
def test_a_spoiled_download_is_refused_or_judged(form: str, changes: list[tuple[float, int, str]]) -> None:
    whole = record("nautilus_island", 2)
    written = record_file.to_text(whole) if form == "text" else record_file.to_json(whole).decode()
    try:
        found = record_file.read(spoiled(written, changes))
    except NotARecord as error:
        assert str(error)
    else:
        verify(found, GAMES["nautilus_island"])


@pytest.mark.programs
@MANY
@given(changes=spoilings)
def test_a_spoiled_settings_file_is_read_or_refused(
    tmp_path: Path, changes: list[tuple[float, int, str]]
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(spoiled(SETTINGS, changes), encoding="utf-8", errors="surrogatepass")
    try:
        load({}, file)
    except ConfigError as error:
        assert str(error)


@pytest.mark.programs
@pytest.mark.parametrize("game", GAMES)
@settings(MANY, max_examples=40)
@given(changes=spoilings, which=st.integers(0, 9))
def test_a_spoiled_deck_is_used_or_refused(
    tmp_path: Path, game: str, changes: list[tuple[float, int, str]], which: int
) -> None:
    files = sorted((HERE / game / "data").glob("*.toml"))
    assert files
    for number, file in enumerate(files):
        text = file.read_text(encoding="utf-8")
        chosen = number == which % len(files)
        (tmp_path / file.name).write_text(spoiled(text, changes) if chosen else text, encoding="utf-8")
    try:
        data_overrides.corrected({game: tmp_path})
    except ConfigError as error:
        assert str(error)
