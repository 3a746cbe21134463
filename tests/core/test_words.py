"""Sentences by id."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.model import Say, Seat, Who, say
from games.core.words import MissingWords, Words, words

EN = """
swam = { $who } swam to { $spot }.
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
took = { $who } took { $cards }.
coat = coat
hat = hat
open = Open: { $open }
only-english = Only here
"""
FR = """
swam = { $who } a nagé jusqu'à { $spot }.
coat = manteau
hat = chapeau
took = { $who } a pris { $cards }.
list-and = { $head } et { $tail }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(EN, encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(FR, encoding="utf-8")
    return tmp_path


def named(seat: Seat) -> str:
    return ("Ada", "Ben", "Cleo")[seat]


def test_a_player_is_named_at_the_door(folder: Path) -> None:
    assert words("en", folder).say(say("swam", who=Who(Seat(1)), spot="b4"), named) == "Ben swam to b4."


def test_without_names_seats_are_letters(folder: Path) -> None:
    assert words("en", folder).say(say("swam", who=Who(Seat(1)), spot="b4")) == "B swam to b4."


def test_sentences_inside_sentences_speak_the_same_language(folder: Path) -> None:
    took = say("took", who=Who(Seat(0)), cards=(Say("coat"), Say("hat"), Who(Seat(2))))
    assert words("en", folder).say(took, named) == "Ada took coat, hat and Cleo."
    assert words("fr", folder).say(took, named) == "Ada a pris manteau, chapeau et Cleo."


def test_a_sentence_a_language_lacks_is_said_in_english(folder: Path) -> None:
    assert words("fr", folder).text("only-english") == "Only here"


def test_an_unknown_language_is_english(folder: Path) -> None:
    assert words("tlh", folder).language == "en"


def test_numbers_choose_their_form(folder: Path) -> None:
    spoken = words("en", folder)
    assert [spoken.text("cards", count=n) for n in (1, 2)] == ["one card", "2 cards"]


def test_no_invisible_marks_stand_round_a_fact(folder: Path) -> None:
    text = words("en", folder).say(say("swam", who=Who(Seat(0)), spot="b4"), named)
    assert text.isprintable()


def test_yes_no_and_nothing_can_be_said(folder: Path) -> None:
    spoken = words("en", folder)
    shown = [spoken.say(say("open", open=value)) for value in (True, False, None)]
    assert shown == ["Open: yes", "Open: no", "Open: "]


def test_a_sentence_nobody_has_is_an_error(folder: Path) -> None:
    with pytest.raises(MissingWords, match="flew is in no language"):
        words("en", folder).text("flew")


def test_a_fact_that_is_missing_is_an_error(folder: Path) -> None:
    with pytest.raises(MissingWords, match="swam"):
        words("en", folder).text("swam", spot="b4")


def test_later_folders_win(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "en.ftl").write_text("coat = jacket", encoding="utf-8")
    assert Words("en", (folder, other)).text("coat") == "jacket"
    assert Words("en", (other, folder)).text("coat") == "coat"


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_list_is_said_as_people_say_it(count: int) -> None:
    assert words("en").join(["a", "b", "c"][:count]) == ["", "a", "a and b", "a, b and c"][count]


def test_a_sentence_that_is_missing_is_shown_as_its_id_and_logged_once_with_its_file(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en.ftl").write_text("swam = { $who } swam.\n", encoding="utf-8")
    english = words("en", tmp_path)
    lost = say("flew-off", who=Who(Seat(1)), where=say("over", spot="b4"), birds=("gull", Who(Seat(0))))
    for _ in range(2):
        assert english.shown(lost) == "flew off: B, over: b4, gull, A"
    assert english.shown(say("swam", who=Who(Seat(1)))) == "B swam."
    assert len(caplog.records) == 1 and "over is in no language" in caplog.text
    assert f"{tmp_path.name}/en.ftl" in caplog.text


@pytest.mark.parametrize("length", [2400, 2600, 60_000])
def test_a_row_may_be_as_long_as_it_must(length: int) -> None:
    """Fluent refuses a fact of more than 2,500 characters; whoever cuts a text cuts it later."""
    told = words("fr").row(["a" * length, "b" * length, "c"])
    assert told == f"{'a' * length}\u00a0; {'b' * length}\u00a0; c"


def test_french_signs_stay_on_the_line_of_their_word(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text("asked = Vraiment ? Il dit : « oui » !", encoding="utf-8")
    assert words("fr", tmp_path).text("asked") == "Vraiment\u00a0? Il dit\u00a0: «\u00a0oui\u00a0»\u00a0!"
