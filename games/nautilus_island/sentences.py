"""Pieces of sentences the steps share: cards, sides, rounds."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.model import Fact, Say, Who
from games.nautilus_island.state import NautilusIslandState as State
from games.nautilus_island.state import Pile


def cards_named(cards: Sequence[str]) -> tuple[Say, ...]:
    """Each card by its bare name."""
    return tuple([Say(card) for card in cards])


def cards_counted(cards: Sequence[str], hidden: int = 0) -> tuple[Say, ...]:
    """Cards with their article or number: "a map, 2 coats and a hidden card"."""
    said = [Say(f"some-{card}", {"count": cards.count(card)}) for card in dict.fromkeys(cards)]
    if hidden:
        said.append(Say("some-hidden", {"count": hidden}))
    return tuple(said)


def cards_said(cards: Sequence[str], hidden: int = 0) -> dict[str, Fact]:
    """The facts of cards that went somewhere: one by one for the eye, counted for the sentence."""
    return {"cards": cards_named(cards), "hidden": hidden, "what": cards_counted(cards, hidden)}


def pile_tops(piles: Sequence[Pile], counted: bool = False) -> tuple[Say, ...]:
    """What lies on top of a column's piles, hidden cards last; `counted` adds articles."""
    seen = [pile.cards[-1] for pile in piles if pile.up and pile.cards]
    hidden = sum(not pile.up and bool(pile.cards) for pile in piles)
    if counted:
        return cards_counted(seen, hidden)
    return cards_named(seen) + cards_counted((), hidden)


def side_said(state: State) -> Say:
    return Say("below" if state.below else "above")


def asked_anyway(state: State) -> Say:
    """A status line with the reason why a question with one answer is asked (R4.7)."""
    return Say("asked-anyway", {"status": round_said(state)})


def round_said(state: State) -> Say:
    """The round, and who moves after this turn: players lose track of it (R2.4)."""
    facts: dict[str, Fact] = {"round": Say("round-last" if state.last else "round", {"round": state.round})}
    if not state.order:
        return Say("status-end", facts)
    facts["next"] = tuple(Who(seat) for seat in state.order)
    return Say("status", facts)
