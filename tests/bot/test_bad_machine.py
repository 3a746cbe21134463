"""The painter faints, the database is locked, the disk fills up: the words still go out, nothing is half
written, and play goes on when the cause is gone."""

from __future__ import annotations

from collections import OrderedDict

import aiosqlite
import pytest

import render
from bot import limits
from local_discord.world.interactions import FIRST_ANSWER_SECONDS
from tests.bot.days import Day
from tests.bot.evening import opens


@pytest.fixture
def no_paint(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    def faint(*args: object) -> None:
        raise ZeroDivisionError("no paint left")

    monkeypatch.setattr(day.app.client.pictures, "_kept", OrderedDict())
    for painter in ("draw", "draw_hand", "draw_player"):
        monkeypatch.setattr(render, painter, faint)


async def test_a_fainting_painter_leaves_the_words(day: Day, no_paint: None) -> None:
    mover = await day.types()
    post = (await day.told(await day.thread(), 2))[-1]
    assert post.pictures == [] and mover.name in post.text
    assert "The picture could not be drawn" in post.text


async def test_without_a_painter_boards_hands_and_panels_are_told_in_words(day: Day, no_paint: None) -> None:
    asked = await day.evening.on_turn(day.pilots)
    shown = [
        (await asked.slash("board", table="1"), "Column 1"),
        (await asked.slash("hand", table="1"), "Your hand"),
        (await opens(asked), "Column 1"),
    ]
    for answer, word in shown:
        picture = answer.text.partition("The picture could not be drawn; this is what it shows")[2]
        assert word in picture, answer.text
        assert answer.message is not None and answer.message.pictures == []
    assert "Column 1" in (await asked.slash("text", table="1")).text


async def test_a_picture_too_large_for_discord_is_left_out(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = render.draw

    def vast(*args: object) -> render.Picture:
        drawn = honest(*args)  # type: ignore[arg-type]
        return render.Picture(drawn.png + bytes(limits.FILE_BYTES), drawn.alt, drawn.in_words)

    monkeypatch.setattr(render, "draw", vast)
    mover = await day.types()
    post = (await day.told(await day.thread(), 2))[-1]
    assert post.pictures == []
    board = await mover.slash("board", table="1")
    assert board.message is not None and board.message.pictures == []
    assert "this is what it shows" in board.text and "Column 1" in board.text


@pytest.mark.sqlite
async def test_a_locked_database_is_owned_up_to_and_the_click_works_later(day: Day) -> None:
    await _writer(day).execute("PRAGMA busy_timeout = 20")
    mover = await day.evening.on_turn(day.pilots)
    before = await day.rows()
    async with aiosqlite.connect(day.evening.database, isolation_level=None) as other:
        await other.execute("BEGIN IMMEDIATE")
        answer = await mover.slash("move", what=await day.first_key(), table="1")
        assert "can't reach my notebook" in answer.text
        await other.execute("ROLLBACK")
    assert await day.rows() == before
    await day.types()
    assert await day.rows() > before


@pytest.mark.sqlite
async def test_play_is_answered_before_discord_gives_up_on_a_locked_database(day: Day) -> None:
    """Nothing is promised while a table is opened: the answer itself must come in time."""
    async with _writer(day).execute("PRAGMA busy_timeout") as cursor:
        row = await cursor.fetchone()
    assert row is not None and row[0] / 1000 < FIRST_ANSWER_SECONDS
    await _writer(day).execute("PRAGMA busy_timeout = 20")
    async with aiosqlite.connect(day.evening.database, isolation_level=None) as other:
        await other.execute("BEGIN IMMEDIATE")
        answer = await day.pilots[0].slash("play", game="nautilus_island")
        assert "can't reach my notebook" in answer.text
        await other.execute("ROLLBACK")


@pytest.mark.sqlite
async def test_a_full_disk_is_owned_up_to_and_nothing_is_half_written(day: Day) -> None:
    mover = await day.evening.on_turn(day.pilots)
    async with _writer(day).execute("PRAGMA page_count") as cursor:
        row = await cursor.fetchone()
    assert row is not None
    await _writer(day).execute(f"PRAGMA max_page_count = {row[0]}")
    before = await day.rows()
    answer = None
    for _ in range(60):  # the last pages may have room for a few more rows
        answer = await mover.slash("move", what=await day.first_key(), table="1")
        if "can't reach my notebook" in answer.text:
            break
        mover = await day.evening.mover(day.pilots) or mover
        before = await day.rows()
    assert answer is not None and "can't reach my notebook" in answer.text
    assert await day.rows() == before
    await _writer(day).execute("PRAGMA max_page_count = 1000000")
    await day.types()
    assert await day.rows() > before


def _writer(day: Day) -> aiosqlite.Connection:
    return day.app.database._store._writer  # type: ignore[attr-defined,no-any-return]
