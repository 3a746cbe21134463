"""What a statement costs in CPU by driver: psycopg in a thread, asynchronous, in pipeline mode; asyncpg.

`python -m bench drivers`: one PostgreSQL of its own on loopback, one row of 3 kB read by its key, prepared.
asyncpg is measured where it is installed; the bot does not need it.
"""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import time
from collections.abc import Awaitable, Callable
from statistics import median
from typing import Any

import psycopg
from psycopg.rows import dict_row

from bench.table import Row, show
from tests.kit.postgresql import PostgresServer

STATEMENTS, RUNS = 1000, 5
IN_A_TRANSACTION = 6  # statements: a move has 24 in four transactions
QUERY = "SELECT * FROM rows WHERE id = "


async def in_a_thread(url: str) -> float:
    """As the bot does it: a transaction is one function, run in a thread."""
    link = psycopg.connect(url, autocommit=True, row_factory=dict_row, prepare_threshold=0)

    def transaction() -> None:
        for number in range(IN_A_TRANSACTION):
            link.execute(f"{QUERY}%s", (number,)).fetchone()

    await asyncio.to_thread(transaction)
    began = time.process_time()
    for _ in range(STATEMENTS // IN_A_TRANSACTION):
        await asyncio.to_thread(transaction)
    spent = time.process_time() - began
    link.close()
    return spent


async def asynchronous(url: str) -> float:
    link = await psycopg.AsyncConnection.connect(
        url, autocommit=True, row_factory=dict_row, prepare_threshold=0
    )

    async def one(number: int) -> None:
        await (await link.execute(f"{QUERY}%s", (number,))).fetchone()

    spent = await _each(one)
    await link.close()
    return spent


async def pipelined(url: str) -> float:
    link = psycopg.connect(url, autocommit=True, row_factory=dict_row, prepare_threshold=0)

    def transaction() -> None:
        with link.pipeline():
            for number in range(IN_A_TRANSACTION):
                link.execute(f"{QUERY}%s", (number,)).fetchone()

    await asyncio.to_thread(transaction)
    began = time.process_time()
    for _ in range(STATEMENTS // IN_A_TRANSACTION):
        await asyncio.to_thread(transaction)
    spent = time.process_time() - began
    link.close()
    return spent


async def of_asyncpg(url: str) -> float:
    asyncpg: Any = importlib.import_module("asyncpg")
    link = await asyncpg.connect(url)
    prepared = await link.prepare(f"{QUERY}$1")

    async def one(number: int) -> None:
        dict(await prepared.fetchrow(number))

    spent = await _each(one)
    await link.close()
    return spent


async def _each(one: Callable[[int], Awaitable[None]]) -> float:
    await one(0)
    began = time.process_time()
    for number in range(STATEMENTS):
        await one(number % IN_A_TRANSACTION)
    return time.process_time() - began


DRIVERS = {
    "psycopg, in threads (taken)": in_a_thread,
    "psycopg, pipeline mode, answers waited for": pipelined,
    "psycopg, asynchronous": asynchronous,
    "asyncpg": of_asyncpg,
}


def main() -> None:
    server = PostgresServer()
    url = f"{server.url}/postgres"
    try:
        with psycopg.connect(url, autocommit=True) as link:
            link.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, body BYTEA)")
            link.execute(
                "INSERT INTO rows SELECT n, decode(repeat('2a', 3000), 'hex') FROM generate_series(0, 9) n"
            )
        known = {name: run for name, run in DRIVERS.items() if name != "asyncpg" or _has_asyncpg()}
        found: dict[str, list[float]] = {name: [] for name in known}
        for _ in range(RUNS):
            for name, run in known.items():
                found[name].append(asyncio.run(run(url)) / STATEMENTS * 1e6)
    finally:
        server.end()
    rows: list[Row] = [
        {"driver": name, "CPU of a statement, us": median(times), "least": min(times), "most": max(times)}
        for name, times in found.items()
    ]
    note = f"{RUNS} runs of {STATEMENTS} statements, the drivers taking turns; a row of 3 kB"
    show("drivers", "What a statement to PostgreSQL costs in CPU of the bot, by driver", rows, note)


def _has_asyncpg() -> bool:
    return importlib.util.find_spec("asyncpg") is not None
