"""Four people play a whole match over the wire, in three languages: one with DMs closed, one who only types;
the bot, a process of its own, is killed twice on the way."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from games.core import engine
from games.core.model import Action, Seat
from local_discord.box import Box
from local_discord.pilot import Pilot
from storage import journal, matches
from storage.database import Database
from tests.bot.evening import offered, opens, patient, store_when_possible

KILLS = (9, 21)  # after so many turns


class Table:
    """The match as it lies in the database, read beside the running bot."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def match(self) -> matches.Table:
        found = await self.database.read(matches.get, 1)
        assert found is not None
        return found

    async def mover(self) -> Seat | None:
        from bot.match.turns import Turns

        turns = Turns(self.database, lambda: 0.0)
        waiting = engine.waiting((await turns.live(1)).asked)
        return min(waiting, default=None)

    async def picks(self) -> list[tuple[int, Seat, tuple[str, ...]]]:
        rows = await self.database.read(journal.entries, 1)
        return [
            (r.interaction or 0, r.row.seat, r.row.picks)
            for r in rows
            if isinstance(r.row, Action) and not r.forced
        ]


@asynccontextmanager
async def bot_process(box: Box, database: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.bot.run_bot",
        box.url,
        str(database),
        "0",
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        assert await process.stdout.readline() == b"ready\n"
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def clicks(pilot: Pilot, thread: str) -> None:
    """One turn by buttons and menus."""
    answer = await opens(pilot, thread)
    start = answer.text
    while answer.message is not None and (offer := offered(answer.message)):
        keys = store_when_possible(offer)
        answer = await offer.pick(pilot, answer.message, *keys)
    assert answer.text != start


async def types(pilot: Pilot, thread: str) -> None:
    """One question answered by typing alone: what autocomplete offers last."""
    offers = await pilot.person.autocomplete("move", "what", "", channel=thread)
    assert offers, "autocomplete must offer what may be done"
    answer = await pilot.person.slash("move", channel=thread, what=offers[-1]["value"])
    assert answer.ephemeral


@pytest.mark.programs
async def test_four_people_three_languages_two_kills(tmp_path: Path) -> None:
    box = await Box.start()
    try:
        await _play(box, tmp_path / "evening.db")
    finally:
        await box.stop()
    assert box.violations == []


async def _play(box: Box, path: Path) -> None:
    pilots = {name: patient(box, name) for name in ("Ada", "Bruno", "Chiara", "David")}
    pilots["Bruno"].person.locale = "fr"
    pilots["Chiara"].person.locale = "it"
    pilots["David"].person.dms_open = False
    async with bot_process(box, path):
        await pilots["Ada"].slash("play", game="nautilus_island", language="it")
        for name in ("Bruno", "Chiara", "David"):
            await pilots[name].presses("Partecipa")
        await pilots["Ada"].presses("Comincia")
        await pilots["Ada"].reads("tocca a te")
    database = await Database.open(path)
    try:
        await _turns(box, path, Table(database), list(pilots.values()))
        await _checks(Table(database), pilots)
    finally:
        await database.close()


async def _turns(box: Box, path: Path, table: Table, pilots: list[Pilot]) -> None:
    by_id = {int(pilot.id): pilot for pilot in pilots}
    played = 0
    for kill_after in (*KILLS, 10_000):
        async with bot_process(box, path) as bot:
            while played < kill_after:
                seat = await table.mover()
                if seat is None:
                    await pilots[0].reads("La partita è finita")
                    return
                match = await table.match()
                pilot = by_id[match.in_seat(seat).user]
                await (types if pilot.name == "Ada" else clicks)(pilot, str(match.thread))
                played += 1
            await _kill_in_the_middle(bot, table, by_id)


async def _kill_in_the_middle(bot: asyncio.subprocess.Process, table: Table, by_id: dict[int, Pilot]) -> None:
    """Somebody clicks, and the bot dies before it can be told."""
    match, seat = await table.match(), await table.mover()
    assert seat is not None
    pilot = by_id[match.in_seat(seat).user]
    panel = (await opens(pilot, str(match.thread))).message
    assert panel is not None
    offer = offered(panel)
    assert offer is not None
    answering = pilot.box.faults.hold("POST", r"/callback$")
    click = asyncio.create_task(
        pilot.person.choose(panel, offer.menu, offer.keys[0])
        if offer.menu
        else pilot.person.press(panel, offer.keys[0])
    )
    await answering.reached()
    bot.kill()
    await bot.wait()
    answering.release()
    click.cancel()
    await asyncio.gather(click, return_exceptions=True)


async def _checks(table: Table, pilots: dict[str, Pilot]) -> None:
    match = await table.match()
    assert match.phase == "ended"
    picks = await table.picks()
    assert len({interaction for interaction, _, _ in picks}) == len(picks), "every click counted once"
    assert not any("trova" in m.text or "hai trovato" in m.text.casefold() for m in pilots["David"].person.dm)
    chiara = [m.text for m in pilots["Chiara"].visible()]  # shown by the answer to her click, or by DM
    assert any("Hai trovato" in text for text in chiara), chiara[:3]
    posts = [m for m in pilots["Ada"].person.sees(str(match.thread)) if m["author"].get("bot")]
    markers = [b["custom_id"] for m in posts for b in m.buttons if b["custom_id"].startswith("turn:")]
    assert len(set(markers)) == len(markers), "no post was doubled"
    mine = [m.text for m in pilots["Bruno"].visible() if m.ephemeral]
    assert any("explore le Nautilus" in text for text in mine), (
        f"panels speak the reader's language: {mine[-2:]}"
    )
