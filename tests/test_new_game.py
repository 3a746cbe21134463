"""`python -m tests.kit new NAME`, and how game folders are found."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from bot.cli import rulebook
from games.core import engine, notation
from tests.kit import new, perft
from tests.kit.__main__ import complain
from tests.kit.recorded import last_line
from tests.kit.subjects import Subject
from tests.test_words import complaints


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty checkout, whose games this process forgets afterwards."""
    known = set(sys.modules)
    monkeypatch.setattr(games, "__path__", list(games.__path__))
    yield tmp_path
    for module in set(sys.modules) - known:
        del sys.modules[module]


def test_a_new_game_passes_the_whole_kit(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new.new("barrier_reef", house)  # sorts before "core": its imports are put in order
    game = games.find(house / "games")["barrier_reef"]
    assert game.meta.title == "Barrier Reef"
    assert complain(Subject(game, games.words_folder("barrier_reef"))) == 0, capsys.readouterr().out


def test_a_new_game_has_words_in_three_languages_and_a_test_for_every_rule(house: Path) -> None:
    new.new("lagoon", house)
    assert complaints(house / "games" / "lagoon" / "words") == []
    found = rulebook.rulebook("lagoon")
    assert found.rules and found.unproved == found.unknown == []
    pages = [(house / "games" / "lagoon" / f"RULES{ext}.md").read_text("utf-8") for ext in ("", ".fr", ".it")]
    assert len({tuple(rulebook.rules_in(page)) for page in pages}) == 1


def test_a_new_game_comes_with_its_recorded_matches_and_numbers(house: Path) -> None:
    new.new("lagoon", house)
    game = games.find(house / "games")["lagoon"]
    files = sorted((house / "tests" / "fixtures" / "lagoon").glob("*.txt"))
    assert " ".join(file.stem for file in files) == "few_players left_alone many_players one_leaves rewound"
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert last_line(engine.replay(game, notation.read(text)).state) == text.splitlines()[-1]
    assert perft.recorded(house / "tests" / "kit" / "perft.json") == {"lagoon": perft.counts(game)}


def test_nothing_of_the_template_is_left_in_a_new_game(house: Path) -> None:
    written = [path.read_text(encoding="utf-8") for path in new.new("lagoon", house)]
    assert not [text for text in written if "first_dive" in text or "FirstDive" in text or "spikes" in text]


@pytest.mark.parametrize("name", ["Reef", "reef race", "1st", "class", "reef__race", "../reef", "", "x" * 31])
def test_a_name_that_is_no_folder_of_code_is_refused(house: Path, name: str) -> None:
    with pytest.raises(new.BadName, match="write it like reef_race"):
        new.new(name, house)
    assert not list(house.iterdir())


@pytest.mark.parametrize("name", ["core", "nautilus"])
def test_a_name_that_is_taken_is_refused(house: Path, name: str) -> None:
    with pytest.raises(new.BadName, match=f"games/{name} already"):
        new.new(name, house)


GAME = """
from games.core.game import Game, Meta
class Odd(Game):
    meta = Meta("{key}", "Odd", 1, (2,), "", 1)
GAME = Odd()
"""


@pytest.mark.parametrize(
    ("source", "words", "said"),
    [
        ("", True, "games/odd/__init__.py has no GAME"),
        ("GAME = 7", True, "games/odd/__init__.py has no GAME"),
        (
            GAME.format(key="even"),
            True,
            "games/odd/__init__.py: the key of its Meta is 'even'",
        ),
        (GAME.format(key="odd"), False, "games/odd/words/en.ftl is missing"),
    ],
)
def test_a_folder_that_is_no_game_is_named_with_its_file(
    house: Path, source: str, words: bool, said: str
) -> None:
    odd = house / "odd"
    (odd / "words").mkdir(parents=True)
    (odd / "__init__.py").write_text(source, encoding="utf-8")
    if words:
        (odd / "words" / "en.ftl").write_text("title = Odd\n", encoding="utf-8")
    with pytest.raises(games.BrokenGame) as error:
        games.find(house)
    assert said in str(error.value)


def test_folders_without_code_are_no_games(house: Path) -> None:
    (house / "__pycache__").mkdir()
    (house / "notes").mkdir()
    assert games.find(house) == {}
