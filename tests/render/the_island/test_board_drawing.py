"""The sea and its safe islands are a drawing; where hexes lie is the game's own."""

from __future__ import annotations

from render.the_island.ground import SCENES
from render.the_island.look import BOARD, NET
from render.the_island.places import centre, depth, hexagon

SHAPES = SCENES["board"].shapes


def test_the_net_is_drawn_where_the_hexes_of_the_board_are_each_in_the_ink_of_its_depth() -> None:
    drawn = {(shape.points, shape.line) for shape in SHAPES if shape.line in NET}
    for spot in BOARD.hexes:
        x, y = centre(spot)
        assert (tuple((x + u, y + v) for u, v in hexagon()), NET[depth(spot)]) in drawn, spot
    assert len(drawn) == len(BOARD.hexes)


def test_every_safe_island_lies_in_the_sea() -> None:
    insets = [shape.text for shape in SHAPES if shape.kind == "inset"]
    assert [name for name in insets if name.startswith("safe_")] == [
        f"safe_{corner}" for corner in BOARD.safe
    ]
