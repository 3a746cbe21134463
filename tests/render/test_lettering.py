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


def test_arabic_letters_are_joined() -> None:
    assert [f"{ord(letter):x}" for letter in visual("محمد")] == ["feaa", "fee4", "fea4", "fee3"]


def test_a_line_of_two_scripts_is_as_wide_as_its_parts() -> None:
    both = width("Ada ☃", 30, "Bold")
    assert abs(both - width("Ada ", 30, "Bold") - width("☃", 30, "Bold")) <= 1
    assert line_mask("Ada ☃", 30, "Bold").getbbox() is not None
