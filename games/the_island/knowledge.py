"""What everyone can deduce about kept tiles; deal the rest again."""

from __future__ import annotations

from collections.abc import Iterable

from games.core import again
from games.core.model import Seat
from games.core.rng import Rng
from games.the_island.facts import DEFENCE, OWN_TURN, TERRAINS, Facts, symbol_of, terrain_of, tile
from games.the_island.state import IslandState as State

KEPT = frozenset(OWN_TURN + DEFENCE)


def might_hold(facts: Facts, state: State, seat: Seat, symbols: Iterable[str]) -> bool:
    """R8.5: whether, as everyone can see, a seat may have kept one of these symbols."""
    terrains = {terrain_of(kept) for kept in state.hands[seat]}
    return any(unshown(facts, state, terrain, symbol) for terrain in terrains for symbol in symbols)


def unshown(facts: Facts, state: State, terrain: str, symbol: str) -> int:
    """How many tiles of a kind nobody has shown yet."""
    return facts.tiles[terrain].get(symbol, 0) - state.out.count(tile(terrain, symbol))


def deal_tiles(state: State, viewer: Seat | None, rng: Rng) -> None:
    """What lies under each terrain and what others keep of it, dealt again.

    A kept tile shows its terrain, and that it was kept tells its kind: hands are dealt first, from red tiles.
    """
    others = [seat for seat in state.everyone if seat != viewer]
    for terrain in dict.fromkeys((*state.terrain.values(), *_terrains_kept(state, others))):
        dry = [spot for spot, kind in state.terrain.items() if kind == terrain]
        kept = [
            symbol_of(held) for seat in others for held in state.hands[seat] if terrain_of(held) == terrain
        ]
        unseen = sorted([state.under[spot] for spot in dry] + kept)
        red = rng.shuffled(symbol for symbol in unseen if symbol in KEPT)
        for seat in others:
            state.hands[seat] = [
                tile(terrain, red.pop()) if terrain_of(held) == terrain else held
                for held in state.hands[seat]
            ]
        rest = rng.shuffled(sorted([*red, *(symbol for symbol in unseen if symbol not in KEPT)]))
        state.under.update(zip(dry, rest, strict=True))
    for seat in others:
        state.hands[seat].sort()


def deal_under(state: State) -> None:
    """What lies under each terrain, dealt again by the state's own chance: nobody has seen any of it."""
    for terrain in TERRAINS:
        again.places(
            state.rng, state.under, [spot for spot, kind in state.terrain.items() if kind == terrain]
        )


def deal_values(state: State, viewer: Seat | None, rng: Rng) -> None:
    """R11.1: others' values, dealt again within each colour."""
    for seat in state.everyone:
        if seat == viewer:
            continue
        values = state.values[seat]
        for colour in dict.fromkeys(explorer[0] for explorer in values):
            team = [explorer for explorer in values if explorer[0] == colour]
            dealt = rng.shuffled(sorted(values[explorer] for explorer in team))
            values.update(zip(team, dealt, strict=True))


def deal_ranks(state: State, viewer: Seat | None, rng: Rng, shore: Iterable[str]) -> None:
    """R1.12: others' rankings, dealt again at the same lengths."""
    hexes = sorted(shore)
    for seat, ranks in state.ranks.items():
        if seat == viewer:
            continue
        pools = {
            "explorer": sorted(explorer for explorer, owner in state.owners.items() if owner == seat),
            "place": sorted(state.terrain),
            "launch": hexes,
        }
        dealt = {verb: rng.shuffled(pool) for verb, pool in pools.items()}
        state.ranks[seat] = [
            f"{verb}:{name}" for verb, names in dealt.items() for name in names[: len(_ranked(ranks, verb))]
        ]


def _ranked(ranks: list[str], verb: str) -> list[str]:
    return [key.partition(":")[2] for key in ranks if key.startswith(f"{verb}:")]


def _terrains_kept(state: State, seats: list[Seat]) -> list[str]:
    return [terrain_of(held) for seat in seats for held in state.hands[seat]]
