"""A table becomes a match: seats and seed come from what was sealed when the table opened."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from bot.match.rules import AnyGame, sealed_game
from bot.table import seat_choices
from bot.table.admission import table_of
from games import GAMES, home
from games.core import seal
from games.core.first_match import first_match
from games.core.model import RuleError, Seat, Setup
from games.core.seal import Joined
from storage import seals
from storage.matches import Match, Table
from storage.players import Player
from storage.transaction import Transaction


# seam: reads only; whoever deals meanwhile wins, see Lobby.start
def dealt(tx: Transaction, table: Table) -> tuple[Match, AnyGame]:
    """The match that a table becomes now, not yet begun; a refusal if too few sit there."""
    first = first_match(home(table.game)) if table.options.first else None
    if first is not None:
        return _as_dealt(table, table.players, first.setup(GAMES[table.game])), GAMES[table.game]
    sealed = seals.get(tx, table.id)
    game = GAMES[table.game] if sealed is None else sealed_game(tx, sealed)
    missing = next((n - len(table.players) for n in game.meta.seats if n >= len(table.players)), 0)
    if missing > 0:
        raise RuleError("too-few", seats=missing)
    sealed = sealed or seal.draw(game)  # of a table from before there were seals; nobody can check it
    seed = sealed.seed(table.variants, [Joined(p.place, p.value) for p in table.players])
    by_place = {player.place: player for player in table.players}
    seated = [by_place[place] for place in seal.seat_order(seed, list(by_place))]
    if table.options.rematch is not None:
        seated = seat_choices.as_before(seated, table_of(tx, table.options.rematch))
    variants = seat_choices.seated(table.game, table.variants, table.players, seated)
    return _as_dealt(table, seated, game.setup(len(seated), seed, variants)), game


def _as_dealt(table: Table, seated: Sequence[Player], setup: Setup) -> Match:
    by_seat = tuple(structs.replace(player, seat=Seat(n)) for n, player in enumerate(seated))
    return Match(**{**structs.asdict(table), "setup": setup, "players": by_seat})
