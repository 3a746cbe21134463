"""The card in words: a short description, and everything on it line by line."""

from __future__ import annotations

from render.descriptions import blocks_of, shortened
from render.plain.reading import Table
from render.scene import Scene, Told


def told(table: Table, scene: Scene) -> Told:
    """The card's description and its text alternative."""
    return _alt(table, scene), lambda: _text(table, scene)


def _alt(table: Table, scene: Scene) -> str:
    frame = [f"{table.title}.", _turn(table, scene), *_players(table, scene)]
    return shortened(frame, list(table.news), [*_sheet(table, scene), *table.left], scene.language)


def _text(table: Table, scene: Scene) -> str:
    blocks = [[f"{table.title}.", _turn(table, scene)], _players(table, scene), _sheet(table, scene)]
    blocks += [_titled(table, "plain-told-left", table.left), _titled(table, "plain-told-news", table.news)]
    return blocks_of(blocks)


def _turn(table: Table, scene: Scene) -> str:
    words = table.words
    if table.ending:
        over = words.text("plain-told-over")
        names = words.join([scene.name(seat) for seat in table.winners])
        return f"{over} {words.text('plain-told-winners', names=names)}" if names else over
    return words.text("plain-told-turn", name=scene.name(table.mover)) if table.mover is not None else ""


def _players(table: Table, scene: Scene) -> list[str]:
    if not table.scores:
        return [table.words.text("plain-told-seated", name=scene.name(seat)) for seat in table.seats]
    return [
        table.words.text("plain-told-player", name=scene.name(seat), points=table.scores[seat])
        for seat in table.seats
    ]


def _sheet(table: Table, scene: Scene) -> list[str]:
    """Each line of the score sheet with everyone's number."""
    lines = []
    for line in table.lines:
        counts = [
            table.words.text("plain-told-count", name=scene.name(seat), points=line.points[seat])
            for seat in table.seats
        ]
        lines.append(table.words.text("plain-told-line", label=line.label, counts=", ".join(counts)))
    return lines


def _titled(table: Table, title: str, lines: tuple[str, ...]) -> list[str]:
    return [table.words.text(title), *(f"- {line}" for line in lines)] if lines else []
