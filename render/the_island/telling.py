"""The pictures in words: a short description, and a text twin with everything in it."""

from __future__ import annotations

from games.the_island.view import IslandView as View
from render.scene import ALT_MOST, Scene
from render.the_island.teller import Teller

NEWS_MOST = 420  # characters of a description that go to what happened


def told(view: View, scene: Scene) -> tuple[str, str]:
    """The board or the score sheet: its description and its text twin."""
    tell = Teller(view, scene)
    if view.ending:
        return _shortened(tell.result(), [], []), _blocks([tell.result(), tell.counted(), tell.safe()])
    return _board_alt(tell), _board_text(tell)


def told_hand(view: View, scene: Scene) -> tuple[str, str]:
    """The viewer's tiles and explorers: description and text twin."""
    tell = Teller(view, scene)
    blocks = [[tell.head()], *([tell.tiles()] if view.turn else []), tell.own()]
    if view.turn:
        blocks.append(tell.unseen())
    frame = [_in_line(block) for block in blocks]
    return _shortened(frame[:3], [], frame[3:]), _blocks(blocks)


def _in_line(block: list[str]) -> str:
    """A list as one sentence."""
    head, *items = block or [""]
    return " ".join([head, "; ".join(item.removeprefix("- ").rstrip(".") for item in items)]).strip() + (
        "." if items else ""
    )


def _board_alt(tell: Teller) -> str:
    """The position and what changed; the newest events are kept when there is no room for all."""
    frame = [tell.head(), tell.turn(), tell.chosen(), tell.threat(), *tell.players(), tell.options()]
    return _shortened(frame, tell.news, [tell.creatures(), *tell.island()])


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
    return _blocks(blocks)


def _blocks(blocks: list[list[str]]) -> str:
    told_blocks = ["\n".join(line for line in block if line) for block in blocks]
    return "\n\n".join(block for block in told_blocks if block)


def _shortened(frame: list[str], news: list[str], extra: list[str]) -> str:
    """The frame, then as many of the newest events as fit, then as much else as fits."""
    said = [sentence for sentence in frame if sentence]
    kept: list[str] = []
    room = ALT_MOST - len(" ".join(said))
    for sentence in reversed(news):
        if len(" ".join([*kept, sentence])) > min(NEWS_MOST, room - 1):
            break
        kept.insert(0, sentence)
    room -= len(" ".join(kept)) + 1
    for sentence in extra:
        if sentence and len(sentence) < room:
            said.append(sentence)
            room -= len(sentence) + 1
    whole = " ".join([*said[:2], *kept, *said[2:]])
    return whole if len(whole) <= ALT_MOST else whole[: ALT_MOST - 1] + "…"
