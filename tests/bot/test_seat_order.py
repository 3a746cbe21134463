"""Who joins first does not move first."""

from __future__ import annotations

from pathlib import Path

from tests.bot.company import ADA, BRUNO, company

TABLES = 30  # all of them in the same order by chance: one in a thousand million


async def test_seats_are_drawn_by_lot(tmp_path: Path) -> None:
    async with company(tmp_path / "seats.db") as found:
        orders = {
            tuple(player.user for player in (await found.sits(ADA, BRUNO)).players) for _ in range(TABLES)
        }
    assert orders == {(ADA, BRUNO), (BRUNO, ADA)}
