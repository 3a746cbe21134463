"""How the command line for engines refuses: wrong lines, files, arguments and pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games import GAMES
from tests.bot.terminal import FIXTURES, HEAD, Said, refused

KNOWN = ", ".join(GAMES)


def test_nobody_else_is_there_to_play(said: Said) -> None:
    line = refused(said, "playout", "nautilus_island", "--seats", "2", "--seed", "x", "--by", "Nemo")
    assert line == "bathysphere: --by: 'Nemo' is none of chance, easy, steady, strong"


def test_a_film_of_no_match_is_refused(said: Said, transcript: Callable[..., str], tmp_path: Path) -> None:
    assert "expected «game NAME" in _film_refused(said, transcript("hello"), tmp_path)
    assert "is no match that was downloaded" in _film_refused(said, transcript('{"hello": 1}'), tmp_path)
    assert "is cut short" in _film_refused(said, transcript("#= bathysphere 1", HEAD), tmp_path)


def _film_refused(said: Said, file: str, tmp_path: Path) -> str:
    return refused(said, "film", file, "-o", str(tmp_path / "film.webp"))


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (["0 explore column:9"], "line 2: 'column:9' is not on offer; possible here: 0 explore column:1"),
        (["1 explore column:1"], "line 2: seat 1 is not asked anything; possible here: 0 explore column:1"),
        (["0 act gather"], "line 2: seat 0 is not asked 'act'; possible here: 0 explore column:1"),
        (["0 explore"], "line 2: 0 picks are not the right number; possible here: 0 explore column:1"),
        (["0 explore column:1 column:2"], "line 2: 2 picks are not the right number"),
        (["", "# a note", "7 leave"], "line 4: seat 7 is not in play"),
        (["0"], "line 2: cut short"),
        (["x explore column:1"], "line 2: 'x' is not a number"),
        (["undo 1"], "line 2: more is taken back than was played"),
        (
            ["0 explore column:1", "0 act steal"],
            "line 3: 'steal' is not on offer; possible here: 0 act gather",
        ),
        (["0 leave", "1 explore column:1"], "line 3: the match has ended"),
    ],
)
def test_a_wrong_line_is_named_with_its_number_and_what_could_be_played(
    said: Said, transcript: Callable[..., str], rows: list[str], reason: str
) -> None:
    line = refused(said, "replay", transcript(HEAD, *rows))
    assert f"match.txt: {reason}" in line


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("nautilus_island", "chess", f"there is no game 'chess'; known: {KNOWN}"),
        ("rules 2", "rules 9", "rules version 9; this program has version 2"),
        ("rules 2", "rules one", "'one' is not a number"),
        (HEAD.split()[5], "0123456789", "played with data 0123456789"),
        ("seats 2", "seats 7", "it is for 2, 3 and 4 players"),
        ("variants -", "variants faces=sideways", 'There is no variant "faces=sideways"'),
        (" variants -", "", "expected «game NAME"),
    ],
)
def test_a_wrong_first_line_is_told(
    said: Said, transcript: Callable[..., str], old: str, new: str, reason: str
) -> None:
    line = refused(said, "replay", transcript(HEAD.replace(old, new)))
    assert "match.txt: line 1: " in line
    assert reason in line


def test_a_file_that_is_missing_empty_or_no_text_is_told(said: Said, tmp_path: Path) -> None:
    assert "nowhere.txt: No such file" in refused(said, "replay", str(tmp_path / "nowhere.txt"))
    assert "Is a directory" in refused(said, "replay", str(tmp_path))
    path = tmp_path / "match.txt"
    path.write_bytes(b"")
    assert "the transcript is empty" in refused(said, "replay", str(path))
    path.write_bytes(HEAD.encode() + b"\n0 explore \xff\xfe")
    assert "line 2: not readable as UTF-8 text" in refused(said, "replay", str(path))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["playout", "chess", "--seats", "2", "--seed", "x"], "there is no game 'chess'"),
        (["playout", "nautilus_island", "--seats", "9", "--seed", "x"], "it is for 2, 3 and 4 players"),
        (["playout", "nautilus_island", "--seats", "two", "--seed", "x"], "--seats: 'two' is not a number"),
        (["playout", "nautilus_island", "--seats", "2", "--seed", "a b"], "A seed is a word"),
        (["rules", "chess"], f"there is no game 'chess'; known: {KNOWN}"),
    ],
)
def test_wrong_arguments_are_refused(said: Said, arguments: list[str], reason: str) -> None:
    assert reason in refused(said, *arguments)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        (
            "colour=red",
            'There is no variant "colour". Known: first, colour_a, colour_b, colour_c, colour_d and faces.',
        ),
        ("faces=red", '"red" is not a choice for faces. Known: standard, all_up and all_down.'),
        ("faces", "expected NAME=CHOICE"),
    ],
)
def test_an_unknown_variant_is_refused_with_the_known_ones(said: Said, word: str, reason: str) -> None:
    arguments = ["playout", "nautilus_island", "--seats", "2", "--seed", "x", "--variant", word]
    assert reason in refused(said, *arguments)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--at", "9999"], "--at 9999: the match has 113 actions; draw it at 0 to 113"),
        (["--at", "-1"], "--at: '-1' is not a number"),
        (["--at", "3", "--seat", "2"], "--seat 2: the match has seats 0 to 1"),
        (["--at", "3", "--hand"], "--hand needs --seat"),
        (["--at", "3", "--language", "xx"], "--language: 'xx' is none of en, fr, it"),
    ],
)
def test_a_picture_of_nothing_is_refused(
    said: Said, tmp_path: Path, arguments: list[str], reason: str
) -> None:
    out = tmp_path / "out.png"
    file = str(FIXTURES / "two_players.txt")
    assert reason in refused(said, "picture", file, *arguments, "-o", str(out))
    assert not out.exists()


def test_a_picture_that_cannot_be_written_is_told(said: Said, tmp_path: Path) -> None:
    out = tmp_path / "missing" / "out.png"
    file = str(FIXTURES / "two_players.txt")
    assert "No such file or directory" in refused(said, "picture", file, "--at", "3", "-o", str(out))
