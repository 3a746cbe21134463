"""What is kept of a person: seen, taken along, deleted, and gone from everywhere."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec
import pytest

from bot.match.time_control import DAY
from bot.ops import compatibility
from bot.table.privacy import Privacy
from local_discord.pilot import Pilot
from storage import players, privacy, schema, transfer
from storage.people import Preferences
from storage.transaction import Transaction
from tests.bot.company import ADA, BRUNO, CHIARA, Company
from tests.bot.evening import Evening

PEOPLES_IDS = ("user", "owner", "blocked", "host")
"""How columns are called that hold a person's id."""


def privacy_of(evening: Evening) -> Privacy:
    return evening.app.client.privacy


def columns() -> set[tuple[str, str]]:
    return {(table.name, column) for table in transfer.tables(schema.newest()) for column in table.columns}


async def traces(evening: Evening, *words: str) -> list[str]:
    """Where any of these words stands in the database."""

    def work(tx: Transaction) -> list[str]:
        found = []
        for table, column in sorted(columns()):
            for row in tx.all(f"SELECT {column} AS value FROM {table}"):
                value = row["value"]
                text = (
                    str(msgspec.msgpack.decode(value)) if isinstance(value, bytes) and value else str(value)
                )
                found += [f"{table}.{column}: {text}" for word in words if word in text]
        return found

    return await evening.app.database.read(work)


async def deletes(pilot: Pilot) -> None:
    await pilot.slash("privacy")
    await pilot.presses("Delete it")
    answer = await pilot.presses("Yes, delete it all")
    assert "I keep nothing of you any more" in answer.text


async def newest_file(evening: Evening, pilot: Pilot) -> dict[str, Any]:
    """The newest file that somebody was sent."""
    file = next(message for message in reversed(pilot.visible(None)) if message.files).files[0]
    address = urlsplit(file["url"])
    path = address.path.removeprefix("/cdn/")
    found = evening.box.world.files.fetch(path, dict(parse_qsl(address.query)))
    assert found is not None
    taken: dict[str, Any] = json.loads(found[0])
    return taken


def lies_in_files(evening: Evening, pilot: Pilot) -> list[str]:
    """The files beside the database, and itself, that hold somebody's id or name."""
    words = (pilot.id.encode(), int(pilot.id).to_bytes(8, "big"), pilot.name.encode())
    files = [file for file in evening.database.parent.rglob("*") if file.is_file()]
    return [file.name for file in files if any(word in file.read_bytes() for word in words)]


def test_every_column_that_holds_a_persons_id_is_known() -> None:
    known = {(holding.table, holding.column) for holding in privacy.HOLDINGS}
    assert {pair for pair in columns() if pair[1] in PEOPLES_IDS} == known


async def test_somebody_sees_what_is_kept_and_takes_it_along(evening: Evening) -> None:
    me, other = await evening.open_table("Ada", "Bruno")
    assert "tables you sat at: 1" in (await me.slash("privacy")).text
    await me.presses("Take it along")
    taken = await newest_file(evening, me)
    assert taken["person"][0]["name"] == me.name
    assert [table["game"] for table in taken["tables"]] == ["nautilus_island"]
    assert other.name not in json.dumps(taken)


async def test_a_stranger_is_told_that_nothing_is_kept(evening: Evening) -> None:
    (fatou,) = evening.people("Fatou")
    assert "Nothing at all." in (await fatou.slash("privacy")).text


async def test_a_host_in_a_match_is_deleted_and_the_others_play_on(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno", "Chiara")
    ada = next(pilot for pilot in pilots if pilot.name == "Ada")
    bruno = next(pilot for pilot in pilots if pilot.name == "Bruno")
    await bruno.slash("table block", person=ada.id)
    await ada.slash("table problem", what="Ada saw something odd")
    await deletes(ada)
    await evening.all_said()
    assert await traces(evening, ada.id, "Ada") == []
    mover = await evening.on_turn(pilots)
    assert mover is not ada
    assert await evening.plays(mover)
    assert not (await evening.app.database.read(compatibility.replay_all)).broken


@pytest.mark.sqlite  # the files are read
async def test_no_file_and_no_line_of_the_log_names_somebody_who_was_deleted(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    """Once the others have played on and the bot was started again, all that lies there is read."""
    pilots = await evening.open_table("Ada", "Bruno", "Chiara")
    ada = next(pilot for pilot in pilots if pilot.name == "Ada")
    await ada.slash("table problem", what="Ada saw something odd")
    await evening.all_said()
    assert lies_in_files(evening, ada) != []
    await deletes(ada)
    await evening.all_said()
    caplog.set_level("INFO")
    caplog.clear()
    mover = await evening.mover(pilots)
    assert mover is not None and await evening.plays(mover)
    await evening.all_said()
    await evening.stop_bot()
    await evening.start_bot()
    await evening.all_said()
    await evening.stop_bot()
    assert [line for line in caplog.text.splitlines() if ada.id in line or "Ada" in line] == []
    assert lies_in_files(evening, ada) == []


async def test_the_last_person_of_a_waiting_table_closes_it_by_going(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    await ada.slash("play", game="nautilus_island")
    await deletes(ada)
    assert (await evening.match()).phase == "cancelled"
    assert await traces(evening, ada.id, "Ada") == []


async def test_letters_that_wait_name_nobody_who_was_deleted(evening: Evening) -> None:
    ada, _ = await evening.open_table("Ada", "Bruno")
    (fatou,) = evening.people("Fatou")
    await evening.all_said()
    posting = evening.box.faults.hold("POST", r"/channels/\d+/messages$")
    await ada.slash("table replace", table="1", by=fatou.id)
    await ada.presses("Yes, offer the seat")
    before = await traces(evening, fatou.id)
    await privacy_of(evening).forget(int(fatou.id))
    found = await traces(evening, fatou.id, fatou.name)
    posting.release()
    assert any("outbox" in place for place in before)
    assert found == []


async def test_who_has_not_been_seen_for_years_is_forgotten(evening: Evening) -> None:
    ada, bruno = await evening.open_table("Ada", "Bruno")
    await ada.slash("table resign", table="1")
    await ada.presses("Yes, I give up")
    await evening.all_said()
    evening.box.clock.advance(privacy.KEPT_PEOPLE - DAY)
    await privacy_of(evening).sweep()
    assert await traces(evening, bruno.id)
    evening.box.clock.advance(2 * DAY)
    await privacy_of(evening).sweep()
    assert await traces(evening, ada.id, bruno.id, "Bruno") == []


async def test_who_only_wished_or_chose_settings_is_forgotten_too(table: Company) -> None:
    """A year after the wish nobody is called any more, and two years later nothing of them is left."""
    await table.calls.wish(ADA, "Ada", 1, ["nautilus_island"])
    await table.prefers(BRUNO, Preferences(large=True))
    await table.privacy.sweep()
    table.now += privacy.KEPT_WISHES + DAY
    await table.privacy.sweep()
    assert await known(table) == [ADA, BRUNO]
    table.now += privacy.KEPT_PEOPLE - privacy.KEPT_WISHES
    await table.privacy.sweep()
    assert await known(table) == [ADA]
    table.now += privacy.KEPT_WISHES + DAY
    await table.privacy.sweep()
    assert await known(table) == []


async def test_who_sits_down_again_is_not_idle(table: Company) -> None:
    await table.prefers(ADA, Preferences(large=True))
    await table.privacy.sweep()
    table.now += privacy.KEPT_PEOPLE - DAY
    await table.sits(ADA, BRUNO)
    await table.privacy.sweep()
    table.now += 2 * DAY
    await table.privacy.sweep()
    assert await known(table) == [ADA, BRUNO]


async def test_whoever_was_invited_and_never_came_is_forgotten(table: Company) -> None:
    opened = await table.lobby.open("nautilus_island", user=ADA, name="Ada", guild=1, channel=2)
    await table.lobby.invite(opened.id, ADA, [CHIARA])
    await table.lobby.cancel(opened.id, ADA)
    table.now += privacy.KEPT_LETTERS - DAY
    await table.privacy.sweep()
    assert await table.database.read(players.invited, opened.id) == {CHIARA}
    table.now += 2 * DAY
    await table.privacy.sweep()
    assert await table.database.read(players.invited, opened.id) == set()


async def known(table: Company) -> list[int]:
    rows = await table.database.read(Transaction.all, "SELECT user FROM people ORDER BY user")
    return [row["user"] for row in rows]
