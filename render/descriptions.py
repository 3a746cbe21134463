"""Alt text and text twins put together: what must be said, what is new, then as much else as fits."""

from __future__ import annotations

from render.scene import ALT_MOST

NEWS_MOST = 450  # characters of a description that go to what happened


def blocks_of(told: list[list[str]]) -> str:
    """Blocks of lines with an empty line between."""
    return "\n\n".join("\n".join(line for line in block if line) for block in told if any(block))


def shortened(frame: list[str], news: list[str], extra: list[str]) -> str:
    """The frame, then as many of the newest events as fit, then as much else as fits."""
    said = [sentence.removeprefix("- ") for sentence in frame if sentence]
    kept: list[str] = []
    room = ALT_MOST - len(" ".join(said))
    for sentence in reversed(news):
        if len(" ".join([*kept, sentence])) > min(NEWS_MOST, room - 1):
            break
        kept.insert(0, sentence)
    room -= len(" ".join(kept)) + 1
    for line in extra:
        sentence = line.removeprefix("- ")
        if sentence and len(sentence) < room:
            said.append(sentence)
            room -= len(sentence) + 1
    whole = " ".join([*said[:2], *kept, *said[2:]])
    return whole if len(whole) <= ALT_MOST else whole[: ALT_MOST - 1] + "…"
