"""The card in words: a short description, and everything on it line by line."""

from __future__ import annotations

from render.descriptions import blocks_of, shortened
from render.plain.reading import Table
from render.scene import Scene, Told


def told(table: Table, scene: Scene) -> Told:
    """The card's description and its text alternative."""
    frame = [f"{table.title}.", _turn(table, scene)]
    players, sheet = _players(table, scene), _sheet(table, scene)
    alt = shortened([*frame, *players], list(table.news), [*sheet, *table.left], scene.language)
    boxes = [_titled(table, "left", table.left), _titled(table, "news", table.news)]
    return alt, lambda: blocks_of([frame, players, sheet, *boxes])


def _turn(table: Table, scene: Scene) -> str:
    if table.ending:
        names = table.words.join([scene.name(seat) for seat in table.winners])
        winners = [table.told("winners", names=names)] if names else []
        return " ".join([table.told("over"), *winners])
    return table.told("turn", name=scene.name(table.mover)) if table.mover is not None else ""


def _players(table: Table, scene: Scene) -> list[str]:
    if not table.scores:
        return [table.told("seated", name=scene.name(seat)) for seat in table.seats]
    return [table.told("player", name=scene.name(seat), points=table.scores[seat]) for seat in table.seats]


def _sheet(table: Table, scene: Scene) -> list[str]:
    """Each line of the score sheet with everyone's number."""
    lines = []
    for line in table.lines:
        said = [(scene.name(seat), line.points[seat]) for seat in table.seats]
        counts = [table.told("count", name=name, points=points) for name, points in said]
        lines.append(table.told("line", label=line.label, counts=", ".join(counts)))
    return lines


def _titled(table: Table, title: str, lines: tuple[str, ...]) -> list[str]:
    return [table.told(title), *(f"- {line}" for line in lines)] if lines else []
