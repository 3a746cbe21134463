"""The score sheet: the sea where the island was, and who of each player was saved, where, and who not."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from games.core.model import Seat
from games.core.words import Words
from games.the_island.board import CORNERS
from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.kit.drawings import draw, folder
from render.kit.scenes import painted
from render.kit.sheet import ranking
from render.kit.sizes import LABEL, LEAD, NAME
from render.kit.store import GROUNDS
from render.lettering import width
from render.palette import GOLD, NIGHT, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE
from render.scene import Scene
from render.the_island import frame, look
from render.the_island.look import COLOURS, EDGE, MUTED, PALETTE, PANEL, SHADOW, STRIP
from render.the_island.tokens import DRAWINGS, coin, cross, explorer, icon

BANNER_H, REASON_H = 190, 48
LEFT, ROW_H, GAP = 12, 214, 12
NAME_W = 330
SCENES = folder(__file__, "scenes")


class Group(Struct, frozen=True):
    """Explorers saved on one island (or of one colour), with their points."""

    label: str
    points: int
    explorers: tuple[str, ...]


def rank_of(view: View, seat: Seat) -> int:
    """A player's place; players with the same points share it."""
    assert view.ending
    if view.players[seat].left:
        return ranking(view).index(seat) + 1
    scores = view.ending.scores
    staying = [s for s in ranking(view) if not view.players[s].left]
    return 1 + sum(scores[other] > scores[seat] for other in staying)


def sheet(view: View, scene: Scene) -> Canvas:
    assert view.ending
    words, order = look.language(scene.language), ranking(view)
    paper = look.canvas(WIDE, HEAD + BANNER_H + REASON_H + len(order) * (ROW_H + GAP) + GAP)
    paper.back(banner(view.ending.reason == "volcano"), 0, HEAD)
    _head(paper, view, scene, words)
    for place, seat in enumerate(order):
        _row(paper, view, scene, words, seat, HEAD + BANNER_H + REASON_H + GAP + place * (ROW_H + GAP))
    return paper


def _head(paper: Canvas, view: View, scene: Scene, words: Words) -> None:
    assert view.ending
    end = frame.strip(paper, words.text("title")) + 40
    names = words.join([scene.drawn_name(seat) or scene.letter(seat) for seat in view.ending.winners])
    text = words.text("picture-winners", count=len(view.ending.winners), names=names)
    paper.text_in(WIDE - 20, 32, text, WIDE - 60 - end, NAME, GOLD, "Bold", "r", STRIP)
    reason = f"ending-{view.ending.reason}"
    if words.has(reason):
        said, middle = words.text(reason), HEAD + BANNER_H + REASON_H // 2 + 4
        paper.text_in(WIDE // 2, middle, said, WIDE - 60, LEAD, WHITE, "SemiBold", "m")


def _row(paper: Canvas, view: View, scene: Scene, words: Words, seat: Seat, y: int) -> None:
    assert view.ending
    player, right = view.players[seat], WIDE - LEFT
    first = seat in view.ending.winners
    paper.box((LEFT, y + 4, right, y + ROW_H + 4), 16, SHADOW)
    paper.box((LEFT, y, right, y + ROW_H), 16, PANEL, GOLD if first else EDGE, 4 if first else 2)
    x = LEFT + 40
    for colour in player.colours:
        number = COLOURS.index(colour)
        paper.stamp(explorer, (x, y + 42), 30, PANEL, number, 42.0, colour.upper(), shadow=False)
        x += 56
    paper.text_in(x - 12, y + 43, scene.drawn_name(seat), LEFT + NAME_W - x + 6, NAME, WHITE, ground=PANEL)
    ink = GOLD if first else WHITE
    score = view.ending.scores[seat]
    wide = paper.text(LEFT + 28, y + 110, score, 84, ink, "Display", ground=PANEL)
    rank = words.text(f"picture-rank-{rank_of(view, seat)}")
    room = NAME_W - wide - 50
    paper.text_in(LEFT + 44 + wide, y + 94, rank, room, NAME, WHITE, "Bold", ground=PANEL)
    note = words.text("picture-left") if player.left else words.text("picture-points", count=score)
    paper.text_in(LEFT + 44 + wide, y + 128, note, room, LABEL, MUTED, "SemiBold", ground=PANEL)
    tally = words.text("picture-tally", saved=player.saved, lost=player.lost + player.playing)
    paper.text_in(LEFT + 28, y + 182, tally, NAME_W - 40, LABEL, MUTED, "SemiBold", ground=PANEL)
    paper.fill(LEFT + NAME_W + 6, y + 18, LEFT + NAME_W + 8, y + ROW_H - 18, EDGE)
    _saved(paper, view, words, seat, y)
    _others(paper, view, words, seat, y)


def groups(view: View, seat: Seat) -> list[Group]:
    """Who of a player is saved, by safe island."""
    found = []
    for corner in CORNERS:
        own = [e for e in view.safe.get(corner, ()) if e[0] in view.players[seat].colours]
        if own:
            ranked = tuple(sorted(own, key=lambda e: -view.values.get(e, 1)))
            found.append(Group(corner, sum(view.values.get(e, 1) for e in own), ranked))
    return found


def _saved(paper: Canvas, view: View, words: Words, seat: Seat, y: int) -> None:
    """Those saved, on gold, island by island, the best first."""
    mine = groups(view, seat)
    x0, room = LEFT + NAME_W + 24, WIDE - 2 * LEFT - NAME_W - 40
    if not mine:
        paper.text(x0, y + 64, words.text("picture-nobody-saved"), 28, MUTED, "SemiBold", ground=PANEL)
        return
    labels = [f"{group.label.upper()} {group.points}" for group in mine]
    heads = [width(label, 24, "Black") + 30 for label in labels]
    count = sum(len(group.explorers) for group in mine)
    step = min(64, (room - sum(heads) - 26 * len(mine)) // count)
    x = x0
    for group, label, head in zip(mine, labels, heads, strict=True):
        wide = head + len(group.explorers) * step + 14
        paper.box((x, y + 22, x + wide, y + 122), 18, GOLD, ground=PANEL)
        paper.text(x + 16, y + 72, label, 24, NIGHT, "Black", ground=GOLD)
        for place, name in enumerate(group.explorers):
            at = x + head + place * step + step // 2
            _saved_one(paper, view, name, at, y, step)
        x += wide + 12


def _saved_one(paper: Canvas, view: View, name: str, x: int, y: int, step: int) -> None:
    size = min(40.0, step * 0.78)
    value = view.values.get(name)
    reach = (step // 2, 30, step // 2, 30)
    top = y + (52 if value is not None else 72)
    paper.stamp(explorer, (x, top), reach, GOLD, COLOURS.index(name[0]), size, name[1].upper(), shadow=False)
    if value is not None:
        paper.stamp(coin, (x, y + 98), (step // 2, 20, step // 2, 20), GOLD, min(17, step // 2 - 3), value)


def _others(paper: Canvas, view: View, words: Words, seat: Seat, y: int) -> None:
    """Those not saved, with the points that went down with them."""
    saved = {e for folk in view.safe.values() for e in folk}
    names = [c + h for c in view.players[seat].colours for h in look.HANDLES if c + h not in saved]
    names.sort(key=lambda e: -view.values.get(e, 1))
    x, room = LEFT + NAME_W + 24, WIDE - 2 * LEFT - NAME_W - 40
    if not names:
        paper.text(x, y + 168, words.text("picture-all-saved"), 24, GOLD, "SemiBold", ground=PANEL)
        return
    paper.stamp(cross, (x + 12, y + 168), 16, PANEL)
    x += 44
    step = min(58, (room - 44) // len(names))
    for place, name in enumerate(names):
        at = x + place * step + step // 2
        value = view.values.get(name)
        down = y + (156 if value is not None else 168)
        colour, size = COLOURS.index(name[0]), min(30.0, step * 0.6)
        reach = (step // 2, 22, step // 2, 22)
        paper.stamp(explorer, (at, down), reach, PANEL, colour, size, name[1].upper(), shadow=False)
        if value is not None:
            paper.text(at, y + 192, value, 22, MUTED, "Bold", "m", PANEL)


@GROUNDS.keeps
def banner(erupted: bool) -> Image.Image:
    """The sea where the island was: the volcano, or only creatures; a lighthouse on a safe shore."""

    def scene(p: Pen) -> None:
        draw(p, SCENES["horizon"], {})
        if erupted:
            icon(p.moved(700, 100, 1.7), "volcano")
        draw(p, SCENES["shore"], {}, DRAWINGS)

    return painted(PALETTE, (WIDE, BANNER_H), scene)
