"""Underwater Cities' painter: a view in, a picture out."""

from __future__ import annotations

from games.core.model import Seat
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.scene import Picture, Scene, Told
from render.underwater_cities.board import board, halves, options, parts
from render.underwater_cities.hand import hand
from render.underwater_cities.places import is_site
from render.underwater_cities.player import board_of, close_up_of
from render.underwater_cities.reports import production, sheet
from render.underwater_cities.telling import told, told_hand, told_player, told_production
from render.underwater_cities.warming import warm_up

__all__ = [
    "describe",
    "draw",
    "draw_hand",
    "draw_player",
    "draw_production",
    "told_hand",
    "told_player",
    "warm_up",
]

SITE_STEPS = ("build", "upgrade", "convert", "trial")  # steps that ask for a place of the own board
ROW_STEPS = ("place", "special")  # steps that ask for slots or cards of the overview


def draw(view: View, scene: Scene) -> Picture:
    """The overview. At the end the score sheet; between two eras the production report; where the
    viewer is asked for a place of their own board or for a slot, the part where the marked ones lie."""
    if view.ending:
        return Picture(sheet(view, view.ending, scene).png(), *told(view, scene))
    if (seat := _asked_for_a_site(view, scene)) is not None:
        canvas = board_of(view, scene, seat)
        close_up_of(canvas, view.players[seat], scene.marks)
        return Picture(canvas.png(), *told_player(view, scene, seat))
    if view.viewer is not None and view.step in ROW_STEPS and scene.marks:
        canvas = options(view, scene, view.viewer)
        return Picture(canvas.png(), *told(view, scene), halves(*canvas.numbers.size))
    if _reports(view, scene):
        return draw_production(view, scene)
    return Picture(board(view, scene).png(), *told(view, scene), parts(view))


def describe(view: View, scene: Scene) -> Told:
    """What `draw` would show, in words."""
    if view.ending:
        return told(view, scene)
    if (seat := _asked_for_a_site(view, scene)) is not None:
        return told_player(view, scene, seat)
    return told_production(view, scene) if _reports(view, scene) else told(view, scene)


def draw_hand(view: View, scene: Scene) -> Picture:
    """The viewer's cards, and the slots they can be played on."""
    return Picture(hand(view, scene).png(), *told_hand(view, scene))


def draw_player(view: View, scene: Scene, seat: Seat) -> Picture:
    """One seat's own board, large."""
    return Picture(board_of(view, scene, seat).png(), *told_player(view, scene, seat))


def draw_production(view: View, scene: Scene) -> Picture:
    """The last production, itemised."""
    return Picture(production(view, scene).png(), *told_production(view, scene))


def _asked_for_a_site(view: View, scene: Scene) -> Seat | None:
    """The viewer, if the marked spots are places of their board: G1 may also be a slot, S1 a card."""
    if view.viewer is None or view.step not in SITE_STEPS:
        return None
    own = view.players[view.viewer].board
    return view.viewer if any(is_site(own, spot) for spot in scene.marks) else None


def _reports(view: View, scene: Scene) -> bool:
    """Whether this is the moment between two eras."""
    return view.step == "keep" and bool(view.reports) and not scene.marks
