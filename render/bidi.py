"""Hebrew and Arabic for a line that runs left to right: letters joined, then put in the order of UAX 9."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

ALEFS = "\u0622\u0623\u0625\u0627"
LAM = "\u0644"
MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")
RIGHT = "\u200f"  # makes the ellipsis of a cut name part of the name
TURNED = "\u0300"  # an accent on a bracket: it stands before the bracket once that is turned round
FORMS = (*range(0xFB50, 0xFC00), *range(0xFE80, 0xFEFD))  # Arabic letters as they look when joined


def visual(text: str) -> str:
    """The characters in the order in which they are drawn, left to right."""
    if not any(map(_rightward, text)):
        return text
    from bidi import get_display  # few names need it

    marked = re.sub(r"[][(){}<>«»]", rf"\g<0>{TURNED}", _shaped(text))
    cut = marked.endswith("…") and _rightward(marked[-2:-1])
    line = str(get_display(marked + RIGHT if cut else marked, base_dir="L")).replace(RIGHT, "")
    line = re.sub(f"{TURNED}(.)", lambda found: found[1].translate(MIRRORED), line)
    return line.replace(TURNED, "")


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
