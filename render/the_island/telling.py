"""The pictures in words: a short description, and a text alternative with everything in it."""

from __future__ import annotations

from games.the_island.view import IslandView as View
from render.descriptions import blocks_of, shortened
from render.scene import Scene, Told
from render.the_island.teller import Teller


def told(view: View, scene: Scene) -> Told:
    """The board or the score sheet: its description and its text alternative."""
    tell = Teller(view, scene)
    if view.ending:
        return shortened(tell.result(), [], [], tell.scene.language), lambda: _sheet_text(tell)
    return _board_alt(tell), lambda: _board_text(tell)


def told_hand(view: View, scene: Scene) -> Told:
    """The viewer's tiles and explorers: description and text alternative."""
    tell = Teller(view, scene)
    blocks = [[tell.head()], *([tell.tiles()] if view.turn else []), tell.own()]
    if view.turn:
        blocks.append(tell.unseen())
    frame = [_in_line(tell, block) for block in blocks]
    return shortened(frame[:3], [], frame[3:], tell.scene.language), lambda: blocks_of(blocks)


def _sheet_text(tell: Teller) -> str:
    return blocks_of([tell.result(), tell.counted(), tell.safe()])


def _in_line(tell: Teller, block: list[str]) -> str:
    """A list as one sentence."""
    head, *items = block or [""]
    told = tell.words.row([item.removeprefix("- ").rstrip(".") for item in items])
    return f"{head} {told}.".strip() if items else head


def _board_alt(tell: Teller) -> str:
    """The position and what changed; the newest events are kept when there is no room for all."""
    frame = [tell.head(), tell.turn(), tell.chosen(), tell.threat(), *tell.players(), tell.options()]
    return shortened(frame, tell.news, [tell.creatures(), *tell.island()], tell.scene.language)


def _board_text(tell: Teller) -> str:
    """Everything the board shows, line by line."""
    news = tell.news
    blocks = [[tell.head(), tell.turn(), tell.chosen(), tell.threat(), tell.options()]]
    blocks += [[tell.say("told-news"), *news]] if news else []
    blocks += [tell.players(), tell.island(), tell.people(False), tell.people(True), tell.boats()]
    blocks += [[tell.creatures()], [*tell.safe(), tell.lost()], tell.unseen()]
    if tell.view.viewer is not None:
        blocks += [tell.tiles()] if tell.view.turn else []
        blocks += [tell.own()]
    return blocks_of(blocks)
