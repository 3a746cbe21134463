"""Discord's markup: moments, people and places in a message, and names that format nothing."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal
from unicodedata import category

NAMELESS = "?"

_MARKUP = re.compile(r"([\\*_~`|>#\[\]()<-])")
_UNSEEN = ("Cc", "Cf", "Zl", "Zp")  # kinds of characters that turn or hide the words after them
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing
_JOINED = ("So", "Sk", "Mn", "Cf")  # after these a joiner or a tag makes one emoji of several


def moment(at: float, style: Literal["R", "D", "d"] = "R") -> str:
    """A time in each reader's own zone and language: R relative, D a long date, d a short one."""
    return f"<t:{int(at)}:{style}>"


def person(user: int) -> str:
    """A mention; it rings only if the message allows that."""
    return f"<@{user}>"


def place(channel: int) -> str:
    """A link to a channel or thread."""
    return f"<#{channel}>"


def bold(name: str) -> str:
    """A name in bold, whatever it holds."""
    return f"**{escaped(name)}**"


@lru_cache(maxsize=1000)  # a player's name is shown in every answer
def escaped(name: str) -> str:
    """A name that formats nothing, calls nobody, and can be seen."""
    shown = seen(" ".join(name.split()))
    if not any(category(char)[0] in "LNPS" for char in shown):
        return NAMELESS
    return _MARKUP.sub(r"\\\1", shown.replace("@", "@\u200b"))


def seen(name: str) -> str:
    """A name without the characters that turn or hide the words after them."""
    kept = ""
    for char in name:
        joins = char == "\u200d" or "\U000e0020" <= char <= "\U000e007f"
        in_emoji = joins and bool(kept) and category(kept[-1]) in _JOINED
        if in_emoji or (category(char) not in _UNSEEN and char not in _BLANK):
            kept += char
    return kept
