"""Hebrew and Arabic for a line that runs left to right: letters joined, runs turned round."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

ALEFS = "\u0622\u0623\u0625\u0627"
LAM = "\u0644"
MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")
FORMS = (*range(0xFB50, 0xFC00), *range(0xFE80, 0xFEFD))  # Arabic letters as they look when joined


def visual(text: str) -> str:
    """The characters in the order in which they are drawn, left to right."""
    if not any(map(_rightward, text)):
        return text
    line, start = "", 0
    shaped = _shaped(text)
    while start < len(shaped):
        end = _run_end(shaped, start)
        line += _turned(shaped[start:end]) if end > start else shaped[start]
        start = max(end, start + 1)
    return line


def _run_end(text: str, start: int) -> int:
    """Where a run of right-to-left letters ends; spaces, signs and digits between belong to it."""
    end = place = start
    while place < len(text) and unicodedata.bidirectional(text[place]) != "L":
        place += 1
        if _rightward(text[place - 1]):
            end = place
        elif end == start:
            break
    return len(text) if end > start and text[end:] == "…" else end


def _turned(run: str) -> str:
    """A run from its end to its beginning; digits keep their order."""
    back = run[::-1].translate(MIRRORED)
    return re.sub(r"\d+", lambda found: found[0][::-1], back)


def _rightward(char: str) -> bool:
    return unicodedata.bidirectional(char) in ("R", "AL", "AN")


def _shaped(text: str) -> str:
    """Arabic letters in the form their neighbours ask for."""
    forms, shaped, joined, place = _forms(), "", False, 0
    while place < len(text):
        letter = text[place]
        if letter == LAM and text[place + 1 : place + 2] in tuple(ALEFS):
            letter += text[place + 1]
        place += len(letter)
        shapes = forms.get(letter, {})
        follows = "final" in forms.get(text[place : place + 1], {})
        onward = follows and "initial" in shapes
        wanted = ("medial" if onward else "final") if joined and "final" in shapes else "initial"
        if not onward and not (joined and "final" in shapes):
            wanted = "isolated"
        shaped += shapes.get(wanted, letter)
        joined = onward
    return shaped


@cache
def _forms() -> dict[str, dict[str, str]]:
    """By letter (or lam with alef): how it looks alone, first, between and last."""
    forms: dict[str, dict[str, str]] = {}
    for code in FORMS:
        kind, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        if kind in ("<isolated>", "<initial>", "<medial>", "<final>") and len(letters) <= 2:
            plain = "".join(chr(int(letter, 16)) for letter in letters)
            forms.setdefault(plain, {})[kind[1:-1]] = chr(code)
    return forms
