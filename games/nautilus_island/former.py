"""How matches of rules version 1 are read."""

from __future__ import annotations

import re

from games.core.data import DataSet
from games.core.former import Former, same_answer
from games.core.model import Action, Decision, Setup

POINTS = {"per_card": 1, "two": 2, "three": 3, "odd": 4, "double": 1, "pair": 5}


def answer(action: Action, decision: Decision) -> tuple[str, ...] | None:
    """R5.8: translate storing a single card, which was named then and is laid today."""
    if (same := same_answer(action, decision)) is not None:
        return same
    lay = tuple(pick.replace("store:", "lay:") for pick in action.picks)
    return same_answer(Action(action.seat, action.step, lay), decision)


def table(setup: Setup, data_set: DataSet) -> tuple[tuple[str, ...], DataSet]:
    """Add the points of bonus tokens to data that only counted them."""
    tokens = data_set.files["tokens.toml"]
    for kind, points in POINTS.items():
        today = rf"{kind} = {{ tokens = \1, points = {points} }}"
        tokens = re.sub(rf"^{kind} *= *(\d+)", today, tokens, flags=re.MULTILINE)
    return setup.variants, DataSet({**data_set.files, "tokens.toml": tokens})


FORMER = Former(answer=answer, table=table)
