"""Names and lines of text."""

from __future__ import annotations

import pytest

from games.core.model import Seat
from render import Scene
from render.bidi import visual
from render.lettering import drawable, fit, line_mask, width


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Zoë  d'Été", "Zoë d'Été"),
        ("e\u0301", "é"),
        ("🐙 Octo 🐙", "Octo"),
        ("很长的名字", ""),
        ("a\nb\tc\x00", "a b c"),
        ("\u202eliame", "liame"),
        ("Z\u0338\u031ba\u0337lgo", "Zalgo"),
        ("Дмитрий Ωμέγα", "Дмитрий Ωμέγα"),
    ],
)
def test_a_name_keeps_what_the_fonts_can_draw(name: str, shown: str) -> None:
    assert drawable(name) == shown


def test_a_name_that_cannot_be_drawn_is_told_by_its_letter_when_it_is_empty() -> None:
    scene = Scene(("\n", "🐙"))
    assert (scene.name(Seat(0)), scene.drawn_name(Seat(0))) == ("A", "")
    assert (scene.name(Seat(1)), scene.drawn_name(Seat(1))) == ("🐙", "")


def test_a_long_name_is_made_smaller_and_then_cut() -> None:
    assert fit("Ada", 100, (30, 20), "Bold") == ("Ada", 30)
    assert fit("Bartholomew", 130, (30, 20), "Bold") == ("Bartholomew", 20)
    text, size = fit("Bartholomew the Unsinkable", 130, (30, 20), "Bold")
    assert text.endswith("…") and size == 20
    assert width(text, size, "Bold") <= 130


def test_hebrew_runs_from_right_to_left_inside_a_line_that_does_not() -> None:
    assert visual("אבג to move") == "גבא to move"
    assert visual("אב 12 גד") == "דג 12 בא"
    assert visual("Ada (B)") == "Ada (B)"
    assert visual("אבג…") == "…גבא"


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("דן 3.14", "3.14 ןד"),
        ("דן 3-4 (ב)", "(ב) 3-4 ןד"),
        ("א 50%", "50% א"),
        ("Ada (דן) 12", "Ada (ןד) 12"),
        ("דן (2)", "(2) ןד"),
    ],
)
def test_digits_and_brackets_in_a_hebrew_name_are_read_as_they_were_written(name: str, drawn: str) -> None:
    assert visual(name) == drawn


def test_digits_after_an_arabic_name_keep_their_order() -> None:
    assert visual("محمد 3.14").startswith("3.14 ")


def test_arabic_letters_are_joined() -> None:
    assert [f"{ord(letter):x}" for letter in visual("محمد")] == ["feaa", "fee4", "fea4", "fee3"]


def test_a_line_of_two_scripts_is_as_wide_as_its_parts() -> None:
    both = width("Ada ☃", 30, "Bold")
    assert abs(both - width("Ada ", 30, "Bold") - width("☃", 30, "Bold")) <= 1
    assert line_mask("Ada ☃", 30, "Bold").getbbox() is not None
