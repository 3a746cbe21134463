"""Positions to draw: a few made by hand, and as many as wanted from random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from games import GAMES
from games.core import engine
from games.core.model import Action, Decision, Ending, Event, Fact, Say, Seat, SheetLine, Who
from games.nautilus_island.state import NautilusIslandState
from games.nautilus_island.view import CollectionView, NautilusIslandView, PileView, PlayerView
from render import Scene
from tests.render import files

GAME = GAMES["nautilus_island"]
NAMES, STRANGE = files.NAMES, files.STRANGE
COLOURS = ("clothes", "navigation", "repair", "fishing", "food")
STACKS: dict[int, tuple[int, ...]] = {3: (5, 4, 3), 4: (8, 7, 6), 5: (12, 10, 8), 6: (16, 14, 12)}


def up(card: str, left: int = 8) -> PileView:
    return PileView(True, card if left else None, left)


def down(left: int = 8) -> PileView:
    return PileView(False, None, left)


def player(
    pawn: int | None = None,
    crossed: bool = False,
    hand: int = 0,
    shown: tuple[str, ...] = (),
    left: bool = False,
    **laid: tuple[str, str, int | None],
) -> PlayerView:
    """A player with collections written as "coat coat hat", "three double", porthole."""
    collections = []
    for colour in COLOURS:
        cards, tokens, lid = laid.get(colour, ("", "", None))
        collections.append(CollectionView(colour, tuple(cards.split()), tuple(tokens.split()), lid))
    return PlayerView(pawn, crossed, hand, tuple(collections), shown, left)


def rooms(seats: int) -> tuple[bool, ...]:
    return (True, seats > 3, True, True, True, seats > 2)


def view(players: tuple[PlayerView, ...], columns: tuple[tuple[PileView, ...], ...]) -> NautilusIslandView:
    """A quiet position: round two, everyone still to move."""
    return NautilusIslandView(
        viewer=None,
        turn=5,
        on_turn=Seat(0),
        round=2,
        last=False,
        below=True,
        moved=(),
        order=tuple(Seat(n) for n in range(1, len(players))),
        columns=columns,
        open_rooms=rooms(len(players)),
        camp=dict(zip(COLOURS, ("per_card", "two", "odd", "double", "pair"), strict=True)),
        portholes=STACKS,
        players=players,
        hand=(),
        ending=None,
    )


def start() -> NautilusIslandView:
    """Two players, nobody has placed a pawn."""
    columns = (
        (up("net"),),
        (up("crown"), down()),
        (up("rope"), down()),
        (up("trident"), up("pineapple"), down()),
    )
    return replace(view((player(), player()), columns), round=1, below=False)


def middle() -> NautilusIslandView:
    """Four players in the middle of a match; Cleo is to move."""
    players = (
        player(6, hand=2, clothes=("coat coat hat boots", "three double", 8), food=("bread fish", "", None)),
        player(5, True, 3, navigation=("compass compass map map spyglass", "per_card two", 12)),
        player(4, hand=9, repair=("hammer hammer wrench", "odd", None), food=("barrel", "", None)),
        player(
            2,
            True,
            2,
            fishing=("rod trident hook", "three two", 5),
            food=("fish fish pineapple", "odd", None),
        ),
    )
    columns = (
        (up("chest", 7),),
        (down(7),),
        (up("hammer", 5), down(5)),
        (up("bread", 6), down(6)),
        (up("rod", 3), up("compass", 3), down(3)),
        (up("hat", 3), down(3), down(3)),
    )
    camp = {"clothes": None, "navigation": "pair", "repair": "double", "fishing": None, "food": "per_card"}
    moved = (Seat(1), Seat(3))
    return replace(
        view(players, columns),
        round=8,
        on_turn=Seat(2),
        moved=moved,
        order=(Seat(0),),
        camp=camp,
        portholes={3: (4, 3), 4: (7, 6), 5: (), 6: (16, 14, 12)},
    )


def three() -> NautilusIslandView:
    """Three players; Ben has just gathered, the camp was refilled."""
    players = tuple(replace(p, pawn=n) for n, p in zip((3, 5, 1), middle().players[:3], strict=True))
    columns = (*middle().columns[:1], *middle().columns[2:])
    return replace(view(players, columns), on_turn=Seat(2), moved=(Seat(1),), order=(Seat(0),))


def trail() -> tuple[Event, ...]:
    """Three moves before the middle position."""
    return (
        said("explored", 0, {"from": 5, "column": 6, "side": Say("above")}),
        said("stored", 0, {"colour": Say("clothes"), "laid": 4, **cards("hat", "boots")}),
        said("took-token", 0, {"colour": Say("clothes"), "token": Say("token-double")}),
        said("closed", 0, {"colour": Say("clothes"), "size": 4, "value": 8}),
        said("explored", 1, {"from": 1, "column": 5, "side": Say("below")}),
        said("gathered", 1, {"column": 5, **cards("hook", "coin", hidden=1)}),
        said("explored", 3, {"from": 3, "column": 2, "side": Say("below")}),
        said("stored", 3, {"colour": Say("fishing"), "laid": 3, **cards("hook")}),
        said("took-token", 3, {"colour": Say("fishing"), "token": Say("token-two")}),
        said("closed", 3, {"colour": Say("fishing"), "size": 3, "value": 5}),
    )


def said(name: str, seat: int, facts: dict[str, Fact]) -> Event:
    return Event(Say(name, {"who": Who(Seat(seat)), **facts}))


def cards(*names: str, hidden: int = 0) -> dict[str, Fact]:
    what = tuple(Say(f"some-{name}", {"count": names.count(name)}) for name in dict.fromkeys(names))
    if hidden:
        what = (*what, Say("some-hidden", {"count": hidden}))
    return {"cards": tuple(Say(name) for name in names), "hidden": hidden, "what": what}


def crowded() -> NautilusIslandView:
    """As full as it gets, in the last round, with empty columns and an empty stack."""
    full = player(
        6,
        hand=14,
        clothes=("boots coat coat gloves hat hat", "three double pair odd per_card two", 16),
        navigation=("compass map map", "two three", None),
        repair=("hammer rope saw saw saw saw", "pair pair", 14),
        fishing=("hook net rod trident", "odd odd", 8),
        food=("barrel bread fish", "per_card", 5),
    )
    columns = ((up("", 0),), (down(0),), *middle().columns[2:5], (up("", 0), down(0), down(0)))
    players = (full, *(replace(full, pawn=n, crossed=n == 1) for n in (1, 3, 4)))
    return replace(
        middle(), players=players, columns=columns, last=True, moved=(Seat(1),), order=(Seat(3), Seat(0))
    )


def ended() -> NautilusIslandView:
    """The middle position, counted: Ben wins the tie, Dina has left."""
    held = (("crown", "coat"), ("crown", "hook", "hook"), ("pearl",), ())
    scores, lines = (22, 22, 6, 14), ((11, 8, 3), (7, 12, 3), (4, 0, 2), (9, 5, 0))
    labels = ("sheet-tokens", "sheet-portholes", "sheet-treasure")
    sheet = tuple(SheetLine(Say(name), tuple(line[n] for line in lines)) for n, name in enumerate(labels))
    players = tuple(
        replace(p, shown=shown, hand=len(shown)) for p, shown in zip(middle().players, held, strict=True)
    )
    players = (*players[:3], replace(players[3], left=True, pawn=None))
    ending = Ending("last_round", scores, (Seat(1),), sheet)
    return replace(middle(), players=players, on_turn=None, order=(), ending=ending, round=11)


def holding(*cards_held: str) -> NautilusIslandView:
    """Cleo's own view of the middle position."""
    return replace(middle(), viewer=Seat(2), hand=cards_held)


def scene(seats: int = 4, **around: object) -> Scene:
    return replace(Scene(NAMES[:seats]), **around)


def playout(
    seats: int, seed: int
) -> Iterator[tuple[NautilusIslandState, tuple[Decision, ...], tuple[Event, ...]]]:
    """Every moment of a random match: the state, what is asked, what happened lately."""
    chance = Random(seed)
    change = engine.start(GAME, GAME.setup(seats, f"picture{seed}"))
    lately = change.events
    while change.asked:
        yield change.state, change.asked, lately
        decision = chance.choice(change.asked)
        count = chance.randint(decision.least, decision.most)
        picks = tuple(chance.sample(decision.keys, count))
        change = engine.play_on(GAME, change.state, Action(decision.seat, decision.step, picks), change.asked)
        lately = (*lately, *change.events)[-14:]
    yield change.state, (), lately
