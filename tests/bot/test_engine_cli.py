"""The command line for engines: what it prints, and how it refuses."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli.__main__ import main
from games import GAMES
from tests.bot.terminal import FIXTURES, HEAD, Said, refused


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


@pytest.mark.programs
def test_a_film_is_made_of_a_transcript_too(said: Said, tmp_path: Path) -> None:
    out = tmp_path / "film.webp"
    assert main(["film", str(FIXTURES / "two_players.txt"), "-o", str(out)]) == 0
    (told,), _ = said()
    assert told.startswith(f"{out}: ") and out.read_bytes()[8:12] == b"WEBP"


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


def test_an_unfinished_match_is_told_as_such(said: Said, transcript: Callable[..., str]) -> None:
    assert main(["replay", transcript(HEAD)]) == 0
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
    done = subprocess.run(command, input=text, capture_output=True, check=False)
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
