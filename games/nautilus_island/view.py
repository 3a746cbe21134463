"""What a viewer may see of Nautilus Island; deal the rest again."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from games.core import again
from games.core.game import BASE_SECRECY, Secrecy
from games.core.model import Ending, Seat
from games.core.rng import Rng
from games.nautilus_island.facts import Facts
from games.nautilus_island.state import NautilusIslandState as State
from games.nautilus_island.state import Pile

SECRECY = {
    **BASE_SECRECY,
    "colours": Secrecy.OPEN,
    "columns": Secrecy.NOBODY,  # all but the top cards of face-up piles
    "spare": Secrecy.NOBODY,
    "bag": Secrecy.NOBODY,
    "camp": Secrecy.OPEN,
    "portholes": Secrecy.OPEN,
    "hands": Secrecy.OWNER,
    "known": Secrecy.OPEN,
    "collections": Secrecy.OPEN,
    "pawns": Secrecy.OPEN,
    "below": Secrecy.OPEN,
    "moved": Secrecy.OPEN,
    "order": Secrecy.OPEN,
    "passed": Secrecy.OPEN,
    "round": Secrecy.OPEN,
    "last": Secrecy.OPEN,
}


class PileView(Struct, frozen=True):
    up: bool
    top: str | None  # the card on top of a face-up pile
    left: int


class CollectionView(Struct, frozen=True):
    colour: str
    cards: tuple[str, ...]
    tokens: tuple[str, ...]
    porthole: int | None


class PlayerView(Struct, frozen=True):
    pawn: int | None  # the column it faces, from 1
    crossed: bool  # on this round's side already
    hand: int  # how many cards
    collections: tuple[CollectionView, ...]
    shown: tuple[str, ...] = ()  # the hand, once the match has ended
    left: bool = False
    passed: bool = False  # could neither gather nor store in the last round
    colour: str = ""  # of the pawn; stored views of before have none


class NautilusIslandView(Struct, frozen=True, tag="nautilus_island"):
    viewer: Seat | None
    turn: int
    on_turn: Seat | None
    round: int
    last: bool
    below: bool  # the side this round crosses to
    moved: tuple[Seat, ...]
    order: tuple[Seat, ...]  # still to move
    columns: tuple[tuple[PileView, ...], ...]
    open_rooms: tuple[bool, ...]  # which printed columns are in use, stern to bow
    camp: dict[str, str | None]
    portholes: dict[int, tuple[int, ...]]
    players: tuple[PlayerView, ...]
    hand: tuple[str, ...]  # the viewer's
    ending: Ending | None


def view(facts: Facts, state: State, viewer: Seat | None) -> NautilusIslandView:
    columns = tuple(
        tuple(PileView(p.up, p.cards[-1] if p.up and p.cards else None, len(p.cards)) for p in piles)
        for piles in state.columns
    )
    return NautilusIslandView(
        viewer=viewer,
        turn=state.turn,
        on_turn=state.on_turn,
        round=state.round,
        last=state.last,
        below=state.below,
        moved=tuple(state.moved),
        order=tuple(state.order),
        columns=columns,
        open_rooms=tuple(state.seats in column.players for column in facts.columns),
        camp=dict(state.camp),
        portholes={size: tuple(values) for size, values in state.portholes.items()},
        players=tuple(_player(state, seat) for seat in state.everyone),
        hand=tuple(state.hands[viewer]) if viewer is not None else (),
        ending=state.ending,
    )


def _player(state: State, seat: Seat) -> PlayerView:
    pawn = state.pawns[seat]
    return PlayerView(
        pawn=None if pawn is None else pawn + 1,
        crossed=seat in state.moved,
        hand=len(state.hands[seat]),
        collections=tuple(
            CollectionView(colour, tuple(c.cards), tuple(c.tokens), c.porthole)
            for colour, c in state.collections[seat].items()
        ),
        shown=tuple(state.hands[seat]) if state.ending else (),
        left=seat in state.left,
        passed=seat in state.passed,
        colour=state.colours[seat],
    )


def resample(facts: Facts, state: State, viewer: Seat | None, rng: Rng) -> None:
    """Deal again what the viewer has not seen: piles, spare cards, hidden hand cards, the bag."""
    others = [] if state.ending else [seat for seat in state.everyone if seat != viewer]  # R11.4
    hidden = {seat: len(state.hands[seat]) - len(state.known[seat]) for seat in others}
    unseen = rng.shuffled(sorted(_unseen(state, others)))
    drawn = {seat: _promised(facts, state, seat, unseen) for seat in others}  # dealt first
    for seat in others:
        drawn[seat] += [unseen.pop() for _ in range(hidden[seat] - len(drawn[seat]))]
        state.hands[seat] = sorted(state.known[seat] + drawn[seat])
    for pile in _piles(state):
        seen = pile.cards[-1:] if pile.up else []
        pile.cards = [unseen.pop() for _ in range(len(pile.cards) - len(seen))] + seen
    state.spare = unseen
    state.bag = rng.shuffled(sorted(state.bag))
    state.rng = Rng(f"twin-{rng.below(1 << 30)}", state.rng.branch, state.rng.draws)


def deal_again(state: State) -> None:
    """Deal again what no seat has seen: cards in piles, unused cards, the order of the bag."""
    piles = [(pile, pile.cards[:-1] if pile.up else list(pile.cards)) for pile in _piles(state)]
    again.cards(state.rng, state.spare, *(unseen for _, unseen in piles))
    for pile, unseen in piles:
        pile.cards[: len(unseen)] = unseen
    again.cards(state.rng, state.bag)


def _unseen(state: State, others: list[Seat]) -> list[str]:
    """The cards that lie or are held unseen by the viewer."""
    unseen = list(state.spare)
    for seat in others:
        unseen += _without(state.hands[seat], state.known[seat])
    for pile in _piles(state):
        unseen += pile.cards[:-1] if pile.up else pile.cards
    return unseen


def _promised(facts: Facts, state: State, seat: Seat, unseen: list[str]) -> list[str]:
    """Cards that a seat must hold, as everyone can deduce from what it is asked."""
    count, colours, different = _question_needs(facts, state, seat)
    held = [card for card in state.known[seat] if facts.colour_of[card] in colours]
    helpful = sorted(set(held)) if different else held
    promised: list[str] = []
    while len(helpful) + len(promised) < count:
        wanted = (c for c in unseen if facts.colour_of[c] in colours)
        card = next(c for c in wanted if not (different and c in helpful + promised))
        unseen.remove(card)
        promised.append(card)
    return promised


def _question_needs(facts: Facts, state: State, seat: Seat) -> tuple[int, list[str], bool]:
    """How many cards of which colours the open question takes, and whether they must differ."""
    frame = state.frame
    if frame.seat == seat and frame.step == "act" and state.empty(state.column(seat)):  # R8.3
        return 1, [c for c in facts.storable if state.collections[seat][c].porthole is None], False
    if frame.seat == seat and frame.step == "lay":  # R5.8
        return 2, [frame.word("colour")], state.places(seat) == 1
    return 0, [], False


def _piles(state: State) -> Iterator[Pile]:
    return (pile for piles in state.columns for pile in piles)


def _without(cards: list[str], taken: list[str]) -> list[str]:
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return rest
