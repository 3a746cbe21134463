"""R3: phase 1, buying a module."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who, say
from games.nautilus import stations
from games.nautilus.facts import DWELLINGS, STATIONS, Facts
from games.nautilus.sentences import piece, pieces
from games.nautilus.state import Held
from games.nautilus.state import NautilusState as State
from games.nautilus.steps.common import NautilusStep, target

BUY_NOTHING = Option("nothing", aside=True)
BUY_NOTHING_AND_GIVE_BACK = Option("nothing", confirm=True, aside=True)


class Buy(NautilusStep):
    """R3: buy one module or none."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        most = max(share.room for share in facts.table.players.values())
        self.stations = {kind: Option(f"buy:{kind}") for kind in STATIONS}
        self.dwellings = {
            kind: [Option(f"buy:{kind}-{crew}") for crew in range(1, most + 1)] for kind in DWELLINGS
        }

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        options = self._on_sale(state, frame.mover)
        if not options:
            return ()
        nothing = BUY_NOTHING_AND_GIVE_BACK if self._loses_all(state, frame.mover) else BUY_NOTHING
        return (Decision(frame.mover, "buy", (nothing, *options), (nothing.key,)),)

    def _loses_all(self, state: State, seat: Seat) -> bool:
        """R4.13: whether buying nothing gives back all that is held, since none of it can be built."""
        held = state.players[seat].held
        return bool(held) and not stations.buildable(self.facts, state, seat)

    def _on_sale(self, state: State, seat: Seat) -> list[Option]:
        player, prices = state.players[seat], self.facts.table.prices
        if len(player.held) >= state.options.hold:  # R3.6
            return []
        found: list[Option] = []
        if player.money >= prices.station:  # R3.2, R3.5
            found += [option for kind, option in self.stations.items() if state.piles[kind]]
        room = min(self.facts.table.players[state.seats].room, player.reserve)  # R3.3, R3.4
        room = min(room, player.money // prices.aquanaut) if prices.aquanaut else room
        for kind, options in self.dwellings.items():
            if state.piles[kind]:
                found += options[:room]
        return found

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        held = state.players[seat].held
        labels = {BUY_NOTHING.key: Say("buy-nothing")}
        if self._loses_all(state, seat):
            labels[BUY_NOTHING.key] = say("buy-nothing-give-back", count=len(held))
        for option in self._on_sale(state, seat):
            bought = Held.named(target(option.key))
            labels[option.key] = say("buy", what=piece(bought), price=self._price(bought))
        status = self.purse(state, seat)
        if held:
            status = say("purse-held", nemos=state.players[seat].money, held=pieces(held), count=len(held))
        kinds = {option.key: Held.named(target(option.key)).kind for option in self._on_sale(state, seat)}
        details = {key: say(f"does-{kind}") for key, kind in kinds.items()}
        told = self.warned(state, status)
        return Question(Say("ask-buy"), self.waiting(state, seat), labels, told, details=details)

    def _price(self, bought: Held) -> int:
        prices = self.facts.table.prices
        return bought.crew * prices.aquanaut if bought.crew else prices.station

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        (pick,), seat = action.picks, frame.mover
        if pick == BUY_NOTHING.key:
            if not state.players[seat].held:
                flow.tell("bought-nothing", who=Who(seat))
            flow.goto("build", seat, bought=0)
            return
        bought, player = Held.named(target(pick)), state.players[seat]
        price = self._price(bought)
        player.money -= price
        state.bank += price
        player.reserve -= bought.crew  # R3.4
        state.piles[bought.kind] -= 1
        player.held.append(bought)
        if state.buying_counts:  # R12.3
            state.stirred = True
        flow.tell("bought", who=Who(seat), what=piece(bought), price=price)
        flow.goto("build", seat, bought=1)

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.goto("build", frame.seat, bought=0)
