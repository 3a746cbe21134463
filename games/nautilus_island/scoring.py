"""R9: bonus tokens, portholes, treasure; how the match ends."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.game import Flow
from games.core.model import Ending, Say, Seat, SheetLine, Who
from games.nautilus_island.facts import TREASURE, Facts
from games.nautilus_island.sentences import cards_said
from games.nautilus_island.state import NautilusIslandState as State
from games.nautilus_island.view import NautilusIslandView


def treasure_points(facts: Facts, hand: Sequence[str]) -> int:
    """R9.8: treasures count where they are: in hand."""
    return sum(facts.treasure.get(card, 0) for card in hand)


def on_the_table(facts: Facts, state: State, seat: Seat) -> tuple[int, int]:
    """A seat's points for bonus tokens and for portholes."""
    tokens = portholes = 0
    for collection in state.collections[seat].values():
        tokens += sum(facts.token_points(collection.tokens, collection.cards, collection.porthole))
        portholes += collection.porthole or 0
    return tokens, portholes


def finish(facts: Facts, state: State, flow: Flow, reason: str) -> None:
    """R9.1: count, show every treasure, name the winner."""
    table = [on_the_table(facts, state, seat) for seat in state.everyone]
    treasure = [treasure_points(facts, state.hands[seat]) for seat in state.everyone]
    for seat in state.everyone:
        _show_hand(facts, state, seat, flow)
    scores = tuple(tokens + portholes + treasure[n] for n, (tokens, portholes) in enumerate(table))
    sheet = _sheet([tokens for tokens, _ in table], [portholes for _, portholes in table], treasure)
    winner = _winner(state, scores)
    tied = sum(scores[seat] == scores[winner] for seat in state.staying) > 1
    flow.reveal("won-tie" if tied else "won", who=Who(winner), points=scores[winner])
    flow.finish(Ending(reason, scores, (winner,), sheet))


def _show_hand(facts: Facts, state: State, seat: Seat, flow: Flow) -> None:
    """R11.4: a hand becomes known, with its treasures or without."""
    hand = state.hands[seat]
    held = [card for card in hand if facts.colour_of[card] == TREASURE]
    if held:
        flow.reveal("treasures", who=Who(seat), points=treasure_points(facts, held), **cards_said(held))
    elif hand:
        flow.reveal("no-treasure", who=Who(seat))


def _winner(state: State, scores: Sequence[int]) -> Seat:
    """R9.9: most points, of those who stayed (R10.4); tied, the pawn nearest the stern.

    R9.10: one that passed stands behind those that crossed to the same column.
    """
    return min(state.staying, key=lambda s: (-scores[s], state.pawns[s] or 0, s in state.passed))


def _sheet(tokens: list[int], portholes: list[int], treasure: list[int]) -> tuple[SheetLine, ...]:
    return (
        SheetLine(Say("sheet-tokens"), tuple(tokens)),
        SheetLine(Say("sheet-portholes"), tuple(portholes)),
        SheetLine(Say("sheet-treasure"), tuple(treasure)),
    )


def standing(facts: Facts, view: NautilusIslandView) -> tuple[SheetLine, ...]:
    """The sheet so far as one pair of eyes can count it; others' treasures are not in it."""
    if view.ending:
        return view.ending.sheet
    tokens, portholes, treasure = [], [], []
    for seat, player in enumerate(view.players):
        laid = player.collections
        tokens.append(sum(sum(facts.token_points(c.tokens, c.cards, c.porthole)) for c in laid))
        portholes.append(sum(c.porthole or 0 for c in player.collections))
        treasure.append(treasure_points(facts, view.hand) if seat == view.viewer else 0)
    return _sheet(tokens, portholes, treasure)
