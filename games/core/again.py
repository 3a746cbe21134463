"""Deal hidden things again: the building blocks of `Game.resample` and `Game.deal_again`.

Everything unseen is sorted before it is shuffled, so that the result depends on the viewer's knowledge alone.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any

from games.core.model import Decision, EngineBug, Seat
from games.core.rng import Rng
from games.core.steps import S, State, Together

if TYPE_CHECKING:
    from games.core.game import Game

TRIES = 32


def chance(state: State, rng: Rng) -> None:
    """Replace the chance to come, which nobody knows."""
    state.rng = state.rng.unforeseen(rng)


def cards(rng: Rng, *piles: list[str]) -> None:
    """Shuffle all these unseen piles together and deal them again at the same sizes."""
    unseen = rng.shuffled(sorted(card for pile in piles for card in pile))
    for pile in piles:
        pile[:] = [unseen.pop() for _ in pile]


def places(rng: Rng, lying: dict[str, str], spots: list[str]) -> None:
    """Shuffle what lies unseen on these spots and lay it out on them again."""
    faces = [lying[spot] for spot in spots]
    cards(rng, faces)
    lying.update(zip(spots, faces, strict=True))


def answers(game: Game[S, Any], state: S, viewer: Seat | None, rng: Rng) -> None:
    """Pick other seats' secret answers again among those they could have given. Call after dealing cards."""
    others = sorted(seat for seat in state.answers if seat != viewer)
    if not others:
        return
    step = game.steps[state.frame.step]
    if not isinstance(step, Together):
        raise EngineBug(f"{state.frame.step} keeps answers but is no Together")
    offers = {seat: step.decision(state, state.frame, seat) for seat in others}
    for _ in range(TRIES):
        state.answers.update({seat: picks(offers[seat], rng) for seat in others})
        if not step.enough(state, state.frame, state.answers):
            return
    state.answers.update({seat: offers[seat].default for seat in others})


def picks(decision: Decision, rng: Rng) -> tuple[str, ...]:
    """Pick a legal answer to a decision, each equally likely; picks come in the order of the options."""
    keys = decision.keys
    sizes = [comb(len(keys), count) for count in range(decision.least, decision.most + 1)]
    number = rng.below(sum(sizes))
    for count, size in enumerate(sizes, decision.least):
        if number < size:
            chosen = sorted(rng.shuffled(range(len(keys)))[:count]) if count else []
            return tuple(keys[place] for place in chosen)
        number -= size
    raise EngineBug("more answers than there are")


def every_answer(decision: Decision) -> list[tuple[str, ...]]:
    """List all legal answers to a decision; only for decisions with few options."""
    counts = range(decision.least, min(decision.most, len(decision.options)) + 1)
    return [chosen for count in counts for chosen in combinations(decision.keys, count)]
