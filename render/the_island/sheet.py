"""The score sheet: the sea where the island was, and who of each player was saved, where, and who not."""

from __future__ import annotations

from PIL import Image

from games.core.model import Seat
from games.core.words import Words
from games.the_island.board import CORNERS
from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.kit.drawings import draw, folder
from render.kit.layout import Card
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
from render.the_island.crowd import stamp_colours
from render.the_island.look import COLOURS, DRAWINGS, EDGE, MUTED, PALETTE, PANEL, SHADOW, STRIP
from render.the_island.tokens import coin, cross, explorer, icon

BANNER_H, REASON_H = 190, 48
LEFT, ROW_H, GAP = 12, 214, 12
NAME_W = 330
REST, ROOM = NAME_W + 24, WIDE - 2 * LEFT - NAME_W - 40  # of a row, beside the name
SCENES = folder(__file__, "scenes")


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
    player, score, first = view.players[seat], view.ending.scores[seat], seat in view.ending.winners
    right = WIDE - LEFT
    paper.box((LEFT, y + 4, right, y + ROW_H + 4), 16, SHADOW)
    ink, thick = (GOLD, 4) if first else (EDGE, 2)
    card = Card(paper, (LEFT, y, right, y + ROW_H), PANEL, ink, thick, 16)
    x = stamp_colours(paper, player.colours, LEFT + 40, y + 42, 42, 56, PANEL) - LEFT - 12
    card.text(x, 43, scene.drawn_name(seat), NAME, WHITE, "Bold", NAME_W - 6 - x)
    x = 44 + card.text(28, 110, score, 84, GOLD if first else WHITE, "Display")
    card.text(x, 94, words.text(f"picture-rank-{rank_of(view, seat)}"), NAME, WHITE, "Bold", NAME_W - 6 - x)
    note = words.text("picture-left") if player.left else words.text("picture-points", count=score)
    card.text(x, 128, note, LABEL, MUTED, room=NAME_W - 6 - x)
    tally = words.text("picture-tally", saved=player.saved, lost=player.lost + player.playing)
    card.text(28, 182, tally, LABEL, MUTED, room=NAME_W - 40)
    paper.fill(LEFT + NAME_W + 6, y + 18, LEFT + NAME_W + 8, y + ROW_H - 18, EDGE)
    _saved(card, view, words, seat)
    _others(card, view, words, seat)


def _worth(view: View, explorer: str) -> int:
    return view.values.get(explorer, 1)


def _saved(card: Card, view: View, words: Words, seat: Seat) -> None:
    """Those saved, on gold, island by island, the best first."""
    own, mine = view.players[seat].colours, dict[str, list[str]]()
    for corner in CORNERS:
        saved = sorted((e for e in view.safe.get(corner, ()) if e[0] in own), key=lambda e: -_worth(view, e))
        if saved:
            mine[f"{corner.upper()} {sum(_worth(view, e) for e in saved)}"] = saved
    if not mine:
        card.text(REST, 64, words.text("picture-nobody-saved"), 28, MUTED)
        return
    heads = [width(label, 24, "Black") + 30 for label in mine]
    step = min(64, (ROOM - sum(heads) - 26 * len(mine)) // sum(map(len, mine.values())))
    x, y = card.at(REST, 0)
    for (label, saved), head in zip(mine.items(), heads, strict=True):
        wide = head + len(saved) * step + 14
        plate = Card(card.canvas, (x, y + 22, x + wide, y + 122), GOLD, r=18, ground=PANEL)
        plate.text(16, 50, label, 24, NIGHT, "Black", wide)
        for place, name in enumerate(saved):
            _saved_one(plate, view, name, head + place * step + step // 2, step)
        x += wide + 12


def _saved_one(plate: Card, view: View, name: str, x: int, step: int) -> None:
    value, half = view.values.get(name), step // 2
    shape = COLOURS.index(name[0]), min(40.0, step * 0.78), name[1].upper()
    plate.stamp(explorer, (x, 50 if value is None else 30), (half, 30, half, 30), *shape, shadow=False)
    if value is not None:
        plate.stamp(coin, (x, 76), (half, 20, half, 20), min(17, half - 3), value)


def _others(card: Card, view: View, words: Words, seat: Seat) -> None:
    """Those not saved, with the points that went down with them."""
    saved = {e for folk in view.safe.values() for e in folk}
    names = [c + h for c in view.players[seat].colours for h in look.HANDLES if c + h not in saved]
    names.sort(key=lambda e: -_worth(view, e))
    if not names:
        card.text(REST, 168, words.text("picture-all-saved"), 24, GOLD)
        return
    card.stamp(cross, (REST + 12, 168), 16)
    step = min(58, (ROOM - 44) // len(names))
    for place, name in enumerate(names):
        x, half, value = REST + 44 + place * step + step // 2, step // 2, view.values.get(name)
        shape = COLOURS.index(name[0]), min(30.0, step * 0.6), name[1].upper()
        card.stamp(explorer, (x, 168 if value is None else 156), (half, 22, half, 22), *shape, shadow=False)
        if value is not None:
            card.middle(192, value, 22, MUTED, "Bold", x)


@GROUNDS.keeps
def banner(erupted: bool) -> Image.Image:
    """The sea where the island was: the volcano, or only creatures; a lighthouse on a safe shore."""

    def scene(p: Pen) -> None:
        draw(p, SCENES["horizon"], {})
        if erupted:
            icon(p.moved(700, 100, 1.7), "volcano")
        draw(p, SCENES["shore"], {}, DRAWINGS)

    return painted(PALETTE, (WIDE, BANNER_H), scene)
