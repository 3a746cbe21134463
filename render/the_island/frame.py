"""The strips of a picture: the header with turn, step and player, and the legend at the foot."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.core.model import Seat
from games.core.words import Words
from games.the_island.facts import CREATURES, TERRAINS
from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.kit import outlines
from render.kit.sizes import CAPTION
from render.lettering import width
from render.palette import GOLD, NIGHT, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE, turn_text
from render.scene import Scene
from render.the_island import look
from render.the_island.crowd import lay_boat, lay_creature, lay_explorer, stamp_colours
from render.the_island.ground import tile
from render.the_island.look import EDGE, MUTED, PANEL, STRIP, WOOD_HI, language
from render.the_island.tokens import arrow, cross, icon, ring

MIDDLE = 31  # of the header
STEPS_X = 300
LEGEND_H = 112
SIZES = (34, 30, 26)


def strip(paper: Canvas, title: str, y: int = 0, room: int = 400) -> int:
    """A header with the compass and a title; returns where the title ends."""
    paper.fill(0, y, WIDE, y + HEAD - 2, STRIP)
    paper.fill(0, y + HEAD - 2, WIDE, y + HEAD, EDGE)
    paper.stamp(icon, (40, y + MIDDLE), 24, STRIP, "compass")
    return 76 + paper.text_in(76, y + MIDDLE + 1, title, room, SIZES, WHITE, "Display", ground=STRIP)


def header(paper: Canvas, view: View, scene: Scene, words: Words) -> None:
    """Where the match stands, and whose turn it is."""
    end = strip(paper, words.text("title"))
    if view.turn:
        _steps(paper, view, words, max(STEPS_X, end + 40))
    else:
        name = f"picture-placing-{'boats' if view.phase == 'boats' else 'explorers'}"
        room = 1020 - end - 60
        paper.text_in(end + 60, MIDDLE + 1, words.text(name), room, CAPTION, WHITE, "SemiBold", ground=STRIP)
    if view.on_turn is not None:
        seat_name(paper, view, scene, view.on_turn, turn_text(scene, view.on_turn))


def seat_name(
    paper: Canvas, view: View, scene: Scene, seat: Seat, said: str = "", x: int = 1066, y: int = 0
) -> None:
    """A player's mark, and a name or what is said of it; a player of two colours has both marks."""
    left = stamp_colours(paper, view.players[seat].colours, x, y + MIDDLE, 36, 50, STRIP) - 18
    text = said or scene.drawn_name(seat)
    paper.text_in(left, y + MIDDLE + 1, text, WIDE - 18 - left, CAPTION, WHITE, ground=STRIP)


def _steps(paper: Canvas, view: View, words: Words, x: int) -> None:
    """The turn's number and its four steps; the current one is a white pill."""
    turn = words.text("picture-turn", turn=view.turn)
    x += paper.text(x, MIDDLE + 1, turn, 26, WHITE, "SemiBold", ground=STRIP) + 22
    labels = [f"{number} {words.text(f'picture-step-{number}')}" for number in range(1, 5)]
    extra = {2: 70, 4: 62 if view.rolled else 0}.get(view.step, 0)
    room = 857 - x - extra
    size = next((s for s in (24, 22) if sum(width(label, s, "Bold") for label in labels) < room), 20)
    for number, label in enumerate(labels, 1):
        now = number == view.step
        wide = width(label, size, "Bold") + 34 + (extra if now else 0)
        fill = WHITE if now else PANEL
        paper.box((x, 10, x + wide, 53), 21, fill, None if now else EDGE, 0 if now else 2, ground=STRIP)
        paper.text(x + 17, MIDDLE + 1, label, size, NIGHT if now else MUTED, ground=fill)
        if now and number == 2:
            paper.stamp(move_dots, (x + wide - 62, MIDDLE + 1), (9, 9, 52, 9), fill, view.moves)
        if now and number == 4 and extra:
            paper.stamp_scaled(icon, (x + wide - 42, MIDDLE), (32, 20, 32, 20), fill, 54, view.rolled)
        x += wide + 9


def move_dots(p: Pen, left: int) -> None:
    """Movement points: those left are dark."""
    for number in range(3):
        p.dot(number * 21, 0, 6.5, NIGHT if number < left else MUTED)


def legend(paper: Canvas, view: View, words: Words, y: int) -> None:
    ready, counts = legend_in(words.language, outlines.scale())
    paper.back(ready, 0, y)
    kinds = list(view.terrain.values())
    for terrain, x in zip(TERRAINS, counts, strict=True):
        paper.text(x, y + 32, kinds.count(terrain), 22, WHITE, anchor="r", ground=STRIP)


@lru_cache(maxsize=8)
def legend_in(name: str, thick: float) -> tuple[Image.Image, list[int]]:
    """The strip in a language with outlines so thick, and where the numbers of tiles go."""
    words = language(name)
    for size in (20, 19, 18, 17, 16):
        paper = look.canvas(WIDE, LEGEND_H, STRIP)
        paper.fill(0, 0, WIDE, 2, EDGE)
        first, counts = _ground_line(paper, words, size)
        if max(first, _piece_line(paper, words, size)) <= WIDE - 10:
            break
    return paper.numbers, counts


def _ground_line(paper: Canvas, words: Words, size: int) -> tuple[int, list[int]]:
    """What sinks first, and what each creature does."""
    y, counts = 32, []
    x = 24 + paper.text(24, y, words.text("legend-sinks"), size, MUTED, "SemiBold") + 30
    for terrain in TERRAINS:
        paper.lay(tile, (x, y - 2), (22, 25, 22, 32), 44, terrain)
        counts.append(x + 50)
        x += 58
        x += paper.text(x, y, words.text(f"legend-{terrain}"), size, WHITE, "SemiBold") + 10
        if terrain != TERRAINS[-1]:
            paper.text(x, y, "›", size, MUTED, "SemiBold")
            x += 32
    x += 30
    for kind in CREATURES:
        lay_creature(paper, (x, y - 2), 56, kind)
        x += 32
        x += paper.text(x, y, words.text(f"legend-{kind}"), size, WHITE, "SemiBold") + 40
    return x - 40, counts


def _piece_line(paper: Canvas, words: Words, size: int) -> int:
    """How pieces look, and what the marks mean."""
    y, x = 84, 42
    colour, letter = 3, "D"

    def say(name: str, before: int, after: int) -> None:
        nonlocal x
        x += before
        x += paper.text(x, y, words.text(f"legend-{name}"), size, WHITE, "SemiBold") + after

    lay_explorer(paper, (x, y), 27, colour, letter)
    say("land", 26, 40)
    lay_explorer(paper, (x, y), 27, colour, letter, True)
    say("swimming", 28, 40)
    lay_explorer(paper, (x, y + 1), 27, colour, "3", False, 2)
    say("three", 28, 50)
    lay_boat(paper, (x, y + 3), 66, ((colour, ""),))
    say("boat", 38, 36)
    paper.box((x - 17, y - 19, x + 17, y + 19), 13, GOLD)
    lay_explorer(paper, (x, y), 22, colour, "")
    say("saved", 26, 30)
    for plank in range(3):
        paper.box((x - 8 + plank * 8, y - 13, x - 3 + plank * 8, y + 13), 2, WOOD_HI)
    say("ashore", 24, 30)
    paper.lay(arrow, (x - 6, y), (12, 14, 54, 14), 90, ((0, 0), (44, 0)))
    say("moved", 46, 36)
    paper.lay(ring, (x, y), 24, 38, "sank", 6.5)
    say("sank", 26, 30)
    paper.lay(cross, (x, y), 16, 90)
    say("lost", 22, 0)
    return x
