"""How a position is seen by one pair of eyes: the view made from the state."""

from __future__ import annotations

from games.core.model import Seat
from games.underwater_cities import production, scoring
from games.underwater_cities.boards import METROPOLISES, site
from games.underwater_cities.facts import ALWAYS, Facts
from games.underwater_cities.feasibility import taken
from games.underwater_cities.lookahead import Table
from games.underwater_cities.network import Here, connected, live_tunnels, tally
from games.underwater_cities.slot_choices import can_use, matches
from games.underwater_cities.state import Nation, Report
from games.underwater_cities.state import UnderwaterCitiesState as State
from games.underwater_cities.steps.turn import hand_limit
from games.underwater_cities.view import (
    BuildingView,
    CardView,
    CityView,
    ContractView,
    HandCard,
    MetropolisView,
    PlayerView,
    SlotView,
    TunnelView,
    UnderwaterCitiesView,
)


def view(facts: Facts, table: Table, state: State, viewer: Seat | None) -> UnderwaterCitiesView:
    seats = state.everyone
    return UnderwaterCitiesView(
        viewer=viewer,
        turn=state.turn,
        on_turn=state.on_turn,
        step=state.stack[-1].step if state.stack else "",
        side="few" if state.seats <= 2 else "many",
        boards=facts.boards[state.nations[Seat(0)].board].side,
        era=state.era,
        round=state.round,
        rounds=facts.rules.rounds,
        slots=tuple(_slot(state, label) for label in facts.side(state.seats)),
        clone="none" if state.seats < 4 else "free" if state.cloned is None else "used",
        cloned=state.cloned,
        card=state.now.card or (state.chosen.get(viewer, "") if viewer is not None else ""),
        slot=state.now.slot,
        order=tuple(state.order),
        next_order=tuple(state.next_order()),
        queue=tuple(state.queue),
        stacks=_stacks(state),
        offer=tuple(state.offer),
        offer_takers=dict(state.takers),
        top=state.specials[-1].card if state.specials and state.specials[-1].open else "",
        specials=len(state.specials),
        deck=len(state.deck),
        discard=tuple(state.discard),
        contracts=_contracts(facts, state),
        white=state.white,
        purple=state.purple,
        tunnels=state.tunnels,
        players=tuple(_player(facts, state, seat) for seat in seats),
        reports=dict(state.reports),
        hand=_hand(facts, table, state, viewer) if viewer is not None else (),
        looking=tuple(state.looking.get(viewer, ())) if viewer is not None else (),
        buried=tuple(b.card if b.open or viewer in b.seen else "" for b in state.specials),
        ending=state.ending,
    )


def _slot(state: State, label: str) -> SlotView:
    fourth = label == state.blocker
    return SlotView(label, tuple(state.tiles.get(label, ())), label in state.neutral or fourth, fourth)


def _stacks(state: State) -> dict[int, tuple[Seat, ...]]:
    """The discs as they lie: below the track in the order of play, on a space by arrival."""
    found: dict[int, tuple[Seat, ...]] = {0: tuple([s for s in state.order if not state.fed[s]])}
    for space in (4, 3, 2, 1):
        found[space] = tuple([s for s in state.arrivals if state.space(s) == space])
    return found


def _contracts(facts: Facts, state: State) -> tuple[ContractView, ...]:
    takers = {key: seat for seat, nation in state.nations.items() for key in nation.contracts}
    numbers = [tally(Here(facts, state, seat)) for seat in state.everyone]
    found: list[ContractView] = []
    for key in sorted([*state.contracts, *takers], key=list(facts.contracts).index):
        needs = facts.contracts[key].needs
        progress = tuple([tuple([counted[metric] for metric, _, _ in needs]) for counted in numbers])
        missing = [
            sum(max(0, n - have) for (_, _, n), have in zip(needs, row, strict=True)) for row in progress
        ]
        near = tuple([Seat(seat) for seat, count in enumerate(missing) if count == 1 and key not in takers])
        found.append(ContractView(key, takers.get(key), progress, near))
    return tuple(found)


def _player(facts: Facts, state: State, seat: Seat) -> PlayerView:
    here = Here(facts, state, seat)
    nation, hand = here.nation, state.hands[seat]
    placed = sum(seats.count(seat) for seats in state.tiles.values())
    backs = [facts.cards[card].back for card in hand]
    cards = [CardView(key) for key in nation.claimed]
    cards += [CardView(key, key in nation.used) for key in nation.actions]
    cities, tunnels, buildings = _built(here)
    return PlayerView(
        board=nation.board,
        goods=dict(nation.goods),
        points=nation.points,
        cities=cities,
        tunnels=tunnels,
        buildings=buildings,
        metropolises=_metropolises(nation),
        cards=tuple(cards),
        paid=tuple(nation.paid),
        contracts=tuple(nation.contracts),
        counts=tally(here),
        backs={back: backs.count(back) for back in sorted(set(backs))},
        hand=len(hand),
        limit=hand_limit(here),
        known=tuple(state.known[seat]),
        tiles_left=facts.rules.turns - placed,
        space=state.space(seat),
        forecast=_forecast(here),
        lines=scoring.final(here),
        left=seat in state.left,
    )


def _built(
    here: Here,
) -> tuple[tuple[CityView, ...], tuple[TunnelView, ...], tuple[BuildingView, ...]]:
    nation = here.nation
    live, lines = connected(here.board, nation), live_tunnels(here.board, nation)
    return (
        tuple([CityView(s, kind, s in live) for s, kind in nation.cities.items()]),
        tuple([TunnelView(s, up, s in lines) for s, up in nation.tunnels.items()]),
        tuple(
            [BuildingView(s, plot.kind, plot.up, site(s).city in live) for s, plot in nation.plots.items()]
        ),
    )


def _metropolises(nation: Nation) -> tuple[MetropolisView, ...]:
    printed = [MetropolisView(p, nation.tiles[p], p in nation.linked) for p in METROPOLISES]
    return tuple(printed + [MetropolisView("", tile, True) for tile in nation.gained])


def _forecast(here: Here) -> Report:
    """The next production and what feeding would take after it."""
    report = production.forecast(here)
    goods = here.nation.goods
    after = {what: goods[what] + report.made.get(what, 0) for what in goods}
    points = here.nation.points + report.made.get("vp", 0)
    report.eaten = production.meal(after, points, report.cities, here.facts.rules.hunger)
    return report


def _hand(facts: Facts, table: Table, state: State, viewer: Seat) -> tuple[HandCard, ...]:
    """The cards in hand without the one just played, each with the slots it would match now."""
    here = Here(facts, state, viewer)
    free = [x for x in facts.side(state.seats) if x != ALWAYS and not taken(here, x)]
    return tuple(
        HandCard(card, tuple([x for x in free if matches(here, x, card) and can_use(table, here, card, x)]))
        for card in state.hands[viewer]
        if card != state.chosen.get(viewer)
    )
