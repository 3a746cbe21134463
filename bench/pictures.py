"""Drawing a board: render + encode beside Pillow's own RGB level-6 encode of the same frame, in one run.

Positions of random matches never drawn before; caches of the game warm, nothing cached per match.
"""

from __future__ import annotations

import io
import random
from statistics import median
from time import process_time

from PIL import Image

import render
from bench.table import Row, show
from games import GAMES
from games.core import engine
from games.core.model import Action
from render import Scene

NAMES = ("Ada", "Bruno", "Chiara", "David")
WARMING, MEASURED = 3, 2  # matches


def positions(key: str, number: int) -> list[object]:
    """Public views of a random match, some twenty of them."""
    game = GAMES[key]
    dice = random.Random(number)
    change = engine.start(game, game.setup(max(game.meta.seats), f"picture-{number}"))
    views: list[object] = []
    while change.asked:
        if change.settled and dice.random() < 0.2:
            views.append(game.view(change.state, None))
        decision = next(d for d in change.asked if d.answer is None)
        picks = tuple(dice.sample(decision.keys, max(1, decision.least)))
        change = engine.apply(game, change.state, Action(decision.seat, decision.step, picks))
    return views[:: max(1, len(views) // 20)]


def main() -> None:
    render.warm_up()
    rows: list[Row] = []
    for key, game in GAMES.items():
        scene = Scene(names=NAMES[: max(game.meta.seats)])
        for number in range(WARMING):
            for view in positions(key, number):
                render.draw(key, view, scene)  # type: ignore[arg-type]
        times, ratios, sizes = [], [], []
        for number in range(WARMING, WARMING + MEASURED):
            for view in positions(key, number):
                begin = process_time()
                picture = render.draw(key, view, scene)  # type: ignore[arg-type]
                spent = process_time() - begin
                times.append(spent * 1000)
                sizes.append(len(picture.png) / 1000)
                ratios.append(spent / pillow_encode(picture.png))
        rows.append(
            {
                "game": key,
                "pictures": len(times),
                "median ms": median(times),
                "median ratio": median(ratios),
                "worst ratio": max(ratios),
                "largest kB": max(sizes),
            }
        )
    show("pictures", "Boards: draw, describe and encode, against Pillow's RGB level 6 (goal 0.25)", rows)


def pillow_encode(png: bytes) -> float:
    """CPU seconds of Pillow's own RGB level-6 encode of the same frame."""
    with Image.open(io.BytesIO(png)) as opened:
        frame = opened.convert("RGB")
    begin = process_time()
    frame.save(io.BytesIO(), format="PNG", compress_level=6)
    return process_time() - begin
