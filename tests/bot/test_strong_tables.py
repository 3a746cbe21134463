"""Strong stand-ins among themselves: a whole match of every game over the wire."""

from __future__ import annotations

import pytest

from bot.match import stand_in_worker
from bot.match.position import load
from bot.table.lobby import NOBODY
from bot.table.seating import reseat
from games import GAMES
from games.core.instincts import Strength
from storage.snapshots import LIVE
from storage.transaction import Transaction
from tests.bot.evening import Evening
from tests.kit.hurried import hurried

pytestmark = pytest.mark.programs

SEATS = 4


@pytest.mark.parametrize("game", GAMES)
async def test_four_strong_stand_ins_finish_a_match(
    evening: Evening, game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The one who opened the table leaves her seat to the fourth."""
    monkeypatch.setattr(GAMES[game].instincts, "shown", tuple(Strength))
    monkeypatch.setattr(stand_in_worker, "work", hurried)
    app, (ada,) = evening.app, evening.people("Ada")
    assert app is not None
    app._stand_in._patience = 600.0  # however busy the machine is
    await ada.slash("play", game=game)
    for _ in range(SEATS - 1):
        await app.lobby.add_stand_in(1, int(ada.id), Strength.STRONG)
    await ada.presses("Start")
    async with app.turns.holding(1):
        await app.database.write(_leaves, int(ada.id), evening.box.clock.now())
    app.scheduler.nudge()
    while (await evening.match()).phase == "playing":
        await evening.box.changes.until(lambda: False, 0.05)
    assert "The match is over." in (await ada.reads("The match is over.")).text
    assert not [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "WARNING")]


def _leaves(tx: Transaction, user: int, now: float) -> None:
    position = load(tx, 1, LIVE)
    (seat,) = position.match.seats_of(user)
    reseat(tx, position, seat, NOBODY, "Axel", now, stand_in=True)
    tx.run("UPDATE players SET strength = 'strong' WHERE match = 1")
