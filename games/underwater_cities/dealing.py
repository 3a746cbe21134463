"""R2: setting up; the totals and invariants of a state."""

from __future__ import annotations

from games.core.model import Seat, Setup
from games.core.rng import Rng
from games.underwater_cities.boards import METROPOLISES, START, Board
from games.underwater_cities.effects import RESOURCES
from games.underwater_cities.facts import ASSISTANT, ERAS, LETTERS, Facts
from games.underwater_cities.network import tunnel_sites
from games.underwater_cities.state import Buried, Nation
from games.underwater_cities.state import UnderwaterCitiesState as State

HEAD_START = (0, 1, 2, 3)  # R2.9: steps up the track by place in the first order
EXTRA: tuple[dict[str, int], ...] = ({}, {}, {"cr": 1}, {"cr": 1, "st": 1})


def deal(facts: Facts, setup: Setup, boards: str, contracts: bool) -> State:
    rng, rules = Rng(setup.seed), facts.rules
    seats = [Seat(n) for n in range(setup.seats)]
    deck = rng.shuffled(sorted(facts.decks[1]))
    three = rng.shuffled(sorted(facts.three))
    cheap = rng.shuffled(sorted(facts.cheap))
    chosen = rng.shuffled(sorted(facts.contracts))[: rules.contracts] if contracts else []
    blue, nations = _nations(facts, seats, boards, rng)
    order = rng.shuffled(seats)
    state = State(
        seats=setup.seats,
        rules=setup.rules,
        rng=rng,
        nations=nations,
        hands={seat: sorted(deck.pop() for _ in range(rules.opening)) for seat in seats},
        known={seat: [] for seat in seats},
        deck=deck,
        offer=three[: rules.offer],
        specials=[Buried(card) for card in cheap],
        blue=blue,
        contracts=chosen,
        order=order,
        fed=dict.fromkeys(seats, 0),
        white=rules.white - setup.seats,
        purple=rules.purple.get(setup.seats),
        tunnels=rules.tunnels,
    )
    state.specials[-1].open = True
    _head_start(state)
    return state


def neutral_slots(start: str) -> list[str]:
    """R14.3: the slots where the neutral tiles start: the first of each colour, or another one."""
    number = ("first", "second", "third", "fourth").index(start) + 1
    return [f"{letter}{number}" for letter in LETTERS]


def _nations(facts: Facts, seats: list[Seat], boards: str, rng: Rng) -> tuple[list[str], dict[Seat, Nation]]:
    """R2.5-R2.7: a board, goods, a city, a brown and two blue tiles each."""
    sides = rng.shuffled(sorted(key for key, board in facts.boards.items() if board.side == boards))
    tiles = facts.tiles.values()
    brown = sorted(t.key for t in tiles if t.colour == "brown" and (t.solo or len(seats) > 1))  # R14.2
    brown = rng.shuffled(brown)
    blue = rng.shuffled(sorted(tile.key for tile in tiles if tile.colour == "blue"))
    nations: dict[Seat, Nation] = {}
    for seat in seats:
        goods = dict.fromkeys(RESOURCES, 0)
        goods.update(facts.start)
        placed = dict(zip(METROPOLISES, (brown.pop(), blue.pop(), blue.pop()), strict=True))
        nations[seat] = Nation(sides.pop(), goods, placed, {START: "white"}, actions=[ASSISTANT])
    return blue, nations


def _head_start(state: State) -> None:
    """R2.9: who plays later starts further up the track, third and fourth with more goods."""
    if state.seats == 1:
        return
    for place, seat in enumerate(state.order):
        state.fed[seat] = HEAD_START[place]
        for what, number in EXTRA[place].items():
            state.nations[seat].goods[what] += number
        if state.fed[seat]:
            state.arrivals.append(seat)


def totals(facts: Facts, state: State) -> dict[str, int]:
    """Count the contents of the box: cards, domes, tunnels and tiles."""
    nations = state.nations.values()
    laid = [c for n in nations for c in (*n.claimed, *n.actions, *n.paid)]
    held = [c for cards in (*state.hands.values(), *state.looking.values()) for c in cards]
    everywhere = [*laid, *held, *state.out, *state.offer, *state.discard, *state.deck]
    everywhere += [card for pile in state.box.values() for card in pile]
    everywhere += [buried.card for buried in state.specials] + [state.now.card]
    coming = sum(len(facts.decks[era]) for era in ERAS if era > state.era)
    domes = [kind for nation in nations for kind in nation.cities.values()]
    found = {
        "era cards": coming + sum(facts.cards[c].era > 0 for c in everywhere if c),
        "special cards": sum(facts.cards[c].cost > 0 for c in everywhere if c),
        "assistants": everywhere.count(ASSISTANT),
        "white domes": state.white + domes.count("white"),
        "tunnels": state.tunnels + sum(len(nation.tunnels) for nation in nations),
        "blue tiles": len(state.blue) + sum(2 + len(nation.gained) for nation in nations),
        "contracts": len(state.contracts) + sum(len(nation.contracts) for nation in nations),
    }
    if state.purple is not None:
        found["purple domes"] = state.purple + domes.count("purple")
    return found


def flaws(facts: Facts, state: State) -> list[str]:
    """List the invariants that a state breaks."""
    found: list[str] = []
    for seat, nation in state.nations.items():
        board = facts.boards[nation.board]
        if min(nation.goods.values()) < 0 or nation.points < 0:
            found.append(f"seat {seat} has less than nothing: {nation.goods}, {nation.points}")
        if len(nation.actions) > facts.rules.actions:
            found.append(f"seat {seat} holds {len(nation.actions)} action cards")
        if not set(nation.used) <= set(nation.actions):
            found.append(f"seat {seat} used a card it does not hold")
        if not set(state.known[seat]) <= set(state.hands[seat]):
            found.append(f"seat {seat}: a known card is not in the hand")
        if not _joined(board, list(nation.tunnels)):
            found.append(f"seat {seat}: tunnels lead nowhere")
        if set(tunnel_sites(board, nation)) & set(nation.tunnels):
            found.append(f"seat {seat}: a tunnel site is both free and built")
    if state.white < 0 or state.tunnels < 0 or (state.purple or 0) < 0:
        found.append(f"the supply is below nothing: {state.white}, {state.purple}, {state.tunnels}")
    return found


def _joined(board: Board, tunnels: list[str]) -> bool:
    """R6.2: whether chains of tunnels lead from all of them to the start."""
    seen, left = {START}, tunnels
    while True:
        joined = [t for t in left if seen & set(board.ends[t])]
        if not joined:
            return not left
        for tunnel in joined:
            seen.update(set(board.ends[tunnel]) - set(METROPOLISES))
        left = [t for t in left if t not in joined]
