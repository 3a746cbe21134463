"""The command line for engines: what it prints, and how it refuses."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import games
from bot.cli import rulebook
from bot.cli.__main__ import main
from games import GAMES

FIXTURES = Path(__file__).parents[1] / "fixtures" / "nautilus_island"
HEAD = f"game nautilus_island rules 2 data {GAMES['nautilus_island'].data_set.hash} seats 2 seed s variants -"
KNOWN = ", ".join(GAMES)

Said = Callable[[], tuple[list[str], list[str]]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """The lines on standard output and on standard error since last asked."""

    def read() -> tuple[list[str], list[str]]:
        out, err = capsys.readouterr()
        return out.splitlines(), err.splitlines()

    return read


@pytest.fixture
def match(tmp_path: Path) -> Callable[..., str]:
    """Writes a transcript of the given lines and names its file."""

    def write(*lines: str) -> str:
        path = tmp_path / "match.txt"
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")
        return str(path)

    return write


def refused(said: Said, *arguments: str) -> str:
    """The one line with which a command refuses."""
    assert main(arguments) == 2
    out, err = said()
    assert out == []
    (line,) = err
    assert line.startswith("bathysphere: ")
    return line


def test_a_playout_replays_to_the_same_ending(said: Said, tmp_path: Path) -> None:
    assert main(["playout", "nautilus_island", "--seats", "3", "--seed", "x"]) == 0
    played, _ = said()
    path = tmp_path / "match.txt"
    path.write_text("\n".join(played), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    (replayed,), _ = said()
    assert played[-1].startswith("# ending last_round scores ")
    assert replayed.startswith(played[-1] + " state ")


def test_stand_ins_play_better_than_chance(said: Said) -> None:
    scores = []
    for who in ("chance", "easy"):
        assert main(["playout", "nautilus_island", "--seats", "2", "--seed", "x", "--by", who]) == 0
        ending = said()[0][-1]
        scores.append(sum(map(int, ending.partition(" scores ")[2].split())))
    assert scores[0] < scores[1]


def test_nobody_else_is_there_to_play(said: Said) -> None:
    line = refused(said, "playout", "nautilus_island", "--seats", "2", "--seed", "x", "--by", "Nemo")
    assert line == "bathysphere: --by: 'Nemo' is none of chance, easy, steady, strong"


@pytest.mark.programs
def test_a_film_is_made_of_a_transcript_too(said: Said, tmp_path: Path) -> None:
    out = tmp_path / "film.webp"
    assert main(["film", str(FIXTURES / "two_players.txt"), "-o", str(out)]) == 0
    (told,), _ = said()
    assert told.startswith(f"{out}: ") and out.read_bytes()[8:12] == b"WEBP"


def test_a_film_of_what_is_no_match_is_refused(said: Said, match: Callable[..., str], tmp_path: Path) -> None:
    assert "expected «game NAME" in _film_refused(said, match("hello"), tmp_path)
    assert "is no match that was downloaded" in _film_refused(said, match('{"hello": 1}'), tmp_path)
    assert "is cut short" in _film_refused(said, match("#= bathysphere 1", HEAD), tmp_path)


def _film_refused(said: Said, file: str, tmp_path: Path) -> str:
    return refused(said, "film", file, "-o", str(tmp_path / "film.webp"))


def test_the_same_seed_plays_the_same_match_and_another_does_not(said: Said) -> None:
    matches = []
    for seed in ("x", "x", "y"):
        main(["playout", "nautilus_island", "--seats", "2", "--seed", seed])
        matches.append(said()[0][1:])
    assert matches[0] == matches[1] != matches[2]


def test_a_variant_is_played_and_written_down(said: Said) -> None:
    main(["playout", "nautilus_island", "--seats", "2", "--seed", "x", "--variant", "faces=all_up"])
    assert said()[0][0].endswith("variants faces=all_up")


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.txt")), ids=lambda path: path.stem)
def test_every_recorded_match_replays_to_its_own_last_line(path: Path, said: Said) -> None:
    assert main(["replay", str(path)]) == 0
    assert said()[0] == path.read_text(encoding="utf-8").splitlines()[-1:]


def test_an_unfinished_match_is_told_as_such(said: Said, match: Callable[..., str]) -> None:
    assert main(["replay", match(HEAD)]) == 0
    (line,), _ = said()
    assert line.startswith("# unfinished after 0 actions state ")


def test_what_was_taken_back_is_not_counted(said: Said, tmp_path: Path) -> None:
    lines = (FIXTURES / "two_players.txt").read_text(encoding="utf-8").splitlines()
    whole, again = tmp_path / "whole.txt", tmp_path / "again.txt"
    whole.write_text("\n".join(lines[:8]), encoding="utf-8")
    again.write_text("\n".join([*lines[:8], "undo 2", *lines[6:8]]), encoding="utf-8")
    main(["replay", str(whole)])
    main(["replay", str(again)])
    (first, second), _ = said()
    assert first == second


@pytest.mark.programs
def test_a_picture_shows_a_rewound_match_as_it_stands(said: Said, tmp_path: Path) -> None:
    lines = (FIXTURES / "rewound.txt").read_text(encoding="utf-8").splitlines()
    after = next(number for number, line in enumerate(lines) if line.startswith("undo 18 branch 2"))
    path = tmp_path / "match.txt"
    path.write_text("\n".join(lines[: after + 1]), encoding="utf-8")
    picture = str(tmp_path / "board.png")
    assert main(["picture", str(path), "--at", "9", "-o", picture]) == 0
    assert main(["picture", str(FIXTURES / "rewound.txt"), "--at", "9", "-o", picture]) == 0
    (now, later), _ = said()
    assert now != later  # the third rewind took some of it back, and other cards were turned up
    assert "--at 10: the match has 9 actions" in refused(
        said, "picture", str(path), "--at", "10", "-o", picture
    )


@pytest.mark.programs
def test_a_match_comes_through_a_pipe() -> None:
    text = (FIXTURES / "left_alone.txt").read_bytes()
    command = [sys.executable, "-m", "bot.cli", "replay", "-"]
    done = subprocess.run(command, input=text, capture_output=True, timeout=30, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == text.splitlines()[-1] + b"\n"


def test_a_picture_is_drawn_for_the_public_for_a_seat_and_of_a_hand(said: Said, tmp_path: Path) -> None:
    pictures = []
    for eyes in ([], ["--seat", "1"], ["--seat", "1", "--hand", "--language", "fr"]):
        path = tmp_path / "out.png"
        file = str(FIXTURES / "two_players.txt")
        assert main(["picture", file, "--at", "40", *eyes, "-o", str(path)]) == 0
        pictures.append(path.read_bytes())
    assert all(png.startswith(b"\x89PNG") for png in pictures)
    assert len(set(pictures)) == 3
    assert all(said()[0])


def test_every_rule_is_listed_with_its_tests(said: Said) -> None:
    assert main(["rules", "nautilus_island"]) == 0
    out, _ = said()
    assert any(line.startswith("R4.1") and "test_gathering::" in line for line in out)
    assert out[-1].endswith(" 0 without a test")


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_found(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text("# x\n\n**R1.1** One.\n\n**R1.2** Two.\n", encoding="utf-8")
    (tmp_path / "test_x.py").write_text('def test_y():\n    """R1.1, R7.7: z."""\n', encoding="utf-8")
    book = rulebook.read(tmp_path / "RULES.md", tmp_path)
    assert book.tests["R1.1"] == ["test_x::test_y"]
    assert (book.unproved, book.unknown) == (["R1.2"], ["R7.7"])


def test_a_rule_number_given_twice_is_refused() -> None:
    with pytest.raises(rulebook.RulebookError, match=r"R1\.1 appears twice"):
        rulebook.rules_in("**R1.1** One.\n\n**R1.1** Again.\n")


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
    said: Said, match: Callable[..., str], rows: list[str], reason: str
) -> None:
    line = refused(said, "replay", match(HEAD, *rows))
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
    said: Said, match: Callable[..., str], old: str, new: str, reason: str
) -> None:
    line = refused(said, "replay", match(HEAD.replace(old, new)))
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


def test_corrected_data_is_played_and_needed_again_to_replay(said: Said, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    for name, text in GAMES["nautilus_island"].data_set.files.items():
        (folder / name).write_text(text.replace("coin = 1", "coin = 9"), encoding="utf-8")
    arguments = ["playout", "nautilus_island", "--seats", "2", "--seed", "x", "--data", str(folder)]
    assert main(arguments) == 0
    played, _ = said()
    path = tmp_path / "match.txt"
    path.write_text("\n".join(played), encoding="utf-8")
    assert "this program has" in refused(said, "replay", str(path))
    assert main(["replay", str(path), "--data", str(folder)]) == 0
    assert said()[0][0].startswith(played[-1])
    (folder / "cards.toml").write_text("copies = ", encoding="utf-8")
    assert "cards.toml: not readable as TOML" in refused(said, *arguments)


@pytest.mark.parametrize(("language", "ours"), [("fr", "*De nous"), ("it", "*Nostro")])
def test_the_rules_have_the_same_numbers_in_every_language(language: str, ours: str) -> None:
    folder = Path(games.__file__).parent / "nautilus_island"
    english = rulebook.rules_in((folder / "RULES.md").read_text(encoding="utf-8"))
    other = rulebook.rules_in((folder / f"RULES.{language}.md").read_text(encoding="utf-8"))
    assert list(other) == list(english)
    for number, rule in english.items():
        assert ("*Ours" in rule) is (ours in other[number]), number
