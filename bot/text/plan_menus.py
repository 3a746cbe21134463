"""Plans as menus: several answers in one pick."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.limits import MENU_LABEL
from bot.text.rows import Menu, cut, option_menus
from games.core.model import Decision, Option, Say
from games.core.plans import Plan

FIRST = 10  # the number of the first menu of plans: those of single answers come before
AHEAD = 44  # letters of each answer but the last; the last has what is left


def plan_menus(
    decision: Decision,
    plans: Sequence[Plan],
    say: Callable[[Say], str],
    id: Callable[[int], str],
    placeholder: str,
) -> tuple[Menu, ...]:
    """Plans in as many menus as they need, those with the same beginning together."""
    labels = {plan.key: label(plan, say) for plan in plans}
    entries = tuple(Option(plan.key, group=plan.answers[0][0]) for plan in plans)
    menus = option_menus(decision, entries, labels.__getitem__, lambda n: id(FIRST + n))
    return (replace(menus[0], placeholder=placeholder),) if len(menus) == 1 else menus


def label(plan: Plan, say: Callable[[Say], str]) -> str:
    """The answers one after the other, short enough for a menu."""
    *ahead, last = (say(each) for each in plan.labels)
    return cut(" → ".join([*(cut(each, AHEAD) for each in ahead), last]), MENU_LABEL)
