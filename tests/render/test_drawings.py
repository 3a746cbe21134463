"""Drawings kept as files: all of them can be read, and keep to the colours of their game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

import render
from render import nautilus, nautilus_island, the_island, underwater_cities
from render.kit import drawings
from render.nautilus import tokens as nautilus_icons
from render.nautilus_island import cards as wreck_icons
from render.palette import Palette
from render.pen import CLEAR, Pen

HOUSE = Path(render.__file__).parent
STAND_IN = {
    nautilus_icons.INKED,
    nautilus_icons.PAPER,
    wreck_icons.BODY,
    wreck_icons.TINT,
    wreck_icons.DARK,
    drawings.HOLE,
}
PALETTES: dict[str, Palette] = {
    "nautilus": nautilus.look.PALETTE,
    "nautilus_island": nautilus_island.look.PALETTE,
    "the_island": the_island.look.PALETTE,
    "underwater_cities": underwater_cities.look.PALETTE,
}


@pytest.mark.parametrize("game", PALETTES)
def test_every_drawing_leaves_ink_within_its_box_in_colours_of_its_game(game: str) -> None:
    found = drawings.folder(str(HOUSE / game / "look.py"))
    assert found
    for name, drawing in found.items():
        layer = Image.new("RGBA", (100, 100), CLEAR)
        scale = 100 / drawing.size
        pen = Pen(layer, scale, -drawing.corner[0] * scale, -drawing.corner[1] * scale)
        drawings.draw(pen, drawing, {}, found)
        assert layer.getchannel("A").getbbox(), name
        colours = {c for shape in drawing.shapes for c in (shape.fill, shape.line) if c} - STAND_IN
        assert colours <= set(PALETTES[game].colours), name


def test_an_element_that_is_not_understood_is_named_with_its_file(tmp_path: Path) -> None:
    file = tmp_path / "kraken.svg"
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><polygon points="0 0 1 1"/></svg>'
    file.write_text(svg)
    with pytest.raises(ValueError, match=r"kraken\.svg: <polygon>"):
        drawings.read(file)


def test_an_editors_groups_and_notes_are_read(tmp_path: Path) -> None:
    file = tmp_path / "kraken.svg"
    inner = '<title>K</title><g><circle r="2"/></g>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inner}</svg>'
    file.write_text(svg)
    assert [shape.kind for shape in drawings.read(file).shapes] == ["disc"]


def test_a_curve_goes_through_its_ends() -> None:
    points = drawings.path("M 0 0 C 0 10 10 10 10 0 L 20 0 Z")
    assert points[0] == (0, 0) and points[-2:] == ((10, 0), (20, 0)) and len(points) == drawings.CURVE + 2


def test_a_drawing_holds_nothing_of_the_machine_it_was_made_on() -> None:
    for file in HOUSE.rglob("drawings/*.svg"):
        assert not re.search(r"/home|inkscape:|sodipodi:|file:", file.read_text()), file.name
