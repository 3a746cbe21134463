"""What the contests came to: bench/stand_ins.md below its marker line, and the plot beside it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from bench.contests import Contest
    from bench.likeness import Likeness

FOLDER = Path(__file__).parent
MARKER = "<!-- Below this line `python -m bench stand_ins` writes. -->"
INK, PALE, SURE, OPEN = "#1d2733", "#c9d2db", "#2a8f4f", "#c99a06"
WIDTH, LINE, LEFT, TOP = 1200, 34, 470, 70


def write(contests: list[Contest], likeness: list[Likeness]) -> None:
    """The whole report; what stands above the marker is written by hand and kept."""
    path = FOLDER / "stand_ins.md"
    kept = path.read_text(encoding="utf-8").split(MARKER)[0] if path.exists() else "# Stand-ins\n\n"
    lines = [
        "## Contests",
        "",
        "![Shares of victory with their 95 % intervals](stand_ins.png)",
        "",
        *_contests(contests),
    ]
    lines += ["", "## Matches that look like matches", "", *_likeness(likeness)]
    path.write_text(kept + MARKER + "\n\n" + "\n".join(lines).rstrip() + "\n", encoding="utf-8")
    if contests:
        _plot(contests).save(FOLDER / "stand_ins.png", optimize=True)


def _contests(contests: list[Contest]) -> list[str]:
    head = (
        "game",
        "seats",
        "contest",
        "matches",
        "won %",
        "95 %",
        "verdict",
        "points",
        "ms median",
        "ms 95 %",
        "playouts a second",
        "deals",
    )
    rows = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    for one in contests:
        ms = [1e3 * seconds for seconds in one.spent]
        cells = (
            one.game,
            str(one.seats),
            f"{one.one} against {one.other}",
            str(2 * len(one.pairs)),
            f"{100 * one.won:.0f}",
            f"{100 * max(0.0, one.won - one.half):.0f}-{100 * min(1.0, one.won + one.half):.0f}",
            one.verdict,
            " : ".join(f"{points:.1f}" for points in one.points),
            f"{ms[10]:.0f}" if ms else "",
            f"{ms[19]:.0f}" if ms else "",
            f"{one.playouts / one.seconds:.0f}" if one.playouts else "–",
            one.seed,
        )
        rows.append("| " + " | ".join(cells) + " |")
    return rows


def _likeness(found: list[Likeness]) -> list[str]:
    rows = ["| game | seats | players | matches | figures | deals |", "|" + " --- |" * 6]
    for one in found:
        figures = "; ".join(f"{name} {number:.1f}" for name, number in one.figures.items())
        cells = (one.game, one.seats, one.player, one.matches, figures, one.seed or "–")
        rows.append("| " + " | ".join(map(str, cells)) + " |")
    return rows


def _plot(contests: list[Contest]) -> Image.Image:
    """A line for each contest: the share of victory, and how far from it the truth may lie."""
    image = Image.new("RGB", (WIDTH, TOP + LINE * len(contests) + 30), "white")
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(16)
    span = WIDTH - LEFT - 30
    draw.text(
        (20, 16),
        "Share of victory of the first named, with its 95 % interval",
        INK,
        ImageFont.load_default(20),
    )
    for share in (0, 0.25, 0.5, 0.65, 0.75, 1):
        x = LEFT + span * share
        draw.line((x, TOP - 8, x, image.height - 20), PALE, 2 if share == 0.5 else 1)
        draw.text((x - 12, TOP - 28), f"{100 * share:.0f}", INK, font)
    for number, one in enumerate(contests):
        y = TOP + LINE * number + LINE // 2
        draw.text((20, y - 10), f"{one.game}, {one.seats}: {one.one} against {one.other}", INK, font)
        low, high = max(0.0, one.won - one.half), min(1.0, one.won + one.half)
        colour = SURE if one.verdict == "better" else OPEN
        draw.line((LEFT + span * low, y, LEFT + span * high, y), colour, 4)
        x = LEFT + span * one.won
        draw.ellipse((x - 6, y - 6, x + 6, y + 6), colour)
    return image
