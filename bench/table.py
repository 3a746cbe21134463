"""Tables for people, JSON for machines."""

from __future__ import annotations

import json
import platform
from pathlib import Path

OUT = Path(__file__).parent / "out"

Row = dict[str, str | int | float]


def show(name: str, title: str, rows: list[Row], note: str = "") -> None:
    """Print the rows, and keep them as JSON."""
    print(f"\n{title}")
    heads = list(rows[0])
    cells = [[_cell(row[head]) for head in heads] for row in rows]
    widths = [max(len(head), *(len(line[n]) for line in cells)) for n, head in enumerate(heads)]
    print("  ".join(head.ljust(width) for head, width in zip(heads, widths, strict=True)))
    for line in cells:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)))
    if note:
        print(note)
    OUT.mkdir(exist_ok=True)
    kept = {"title": title, "python": platform.python_version(), "rows": rows, "note": note}
    (OUT / f"{name}.json").write_text(json.dumps(kept, indent=1), encoding="utf-8")


def _cell(value: str | int | float) -> str:
    return f"{value:.2f}" if isinstance(value, float) else str(value)
