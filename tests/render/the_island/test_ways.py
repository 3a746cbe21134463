"""What the options picture says must be what the rules offer."""

from __future__ import annotations

import pytest

from games.the_island import GAME
from render.scene import Scene
from render.the_island.options import verbs, zoomed
from tests.render.the_island import tables


@pytest.mark.parametrize("seats", [2, 4])
def test_the_verbs_on_the_marked_hexes_are_those_on_offer(seats: int) -> None:
    seen: set[str] = set()
    for state, asked, _ in tables.playout(seats, seed=seats, wisely=True):
        for decision in asked:
            if decision.step not in ("go", "sail"):
                continue
            view = GAME.view(state, decision.seat)
            marks = tables.marks_of(decision)
            offered = [(o.key.partition(":")[0], o.confirm, o.spot) for o in decision.options if o.spot]
            scene = Scene(tables.NAMES[:seats], marks=marks)
            shown = [(verb, bad, spot) for spot, ways in verbs(view, scene).items() for verb, bad in ways]
            assert sorted(shown) == sorted(offered)
            assert zoomed(view, scene) or decision.step == "sail"
            seen |= {verb for verb, _, _ in offered}
    assert seen >= {"walk", "swim", "board", "sail", "jump", "land"}


def test_only_the_mover_is_shown_an_enlarged_board() -> None:
    marks = {"h9": "h9"}
    assert zoomed(tables.choosing(), tables.scene(marks=marks))
    assert not zoomed(tables.middle(), tables.scene(marks=marks))
    assert not zoomed(tables.choosing(), tables.scene())
