"""Open, read, write and close the database, wherever it is: two verbs over SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, Self, TypeVar

from storage import sqlite
from storage.address import Address, Server, address_of
from storage.errors import Conflict, StorageError, Unusable
from storage.news import News
from storage.transaction import ACTING_AS, Notices, Transaction

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[Concatenate[Transaction, P], T]
"""A plain function that is handed a transaction. It runs in a thread of the database, so it awaits nothing;
it may be run again from its beginning if another process wrote first, so it changes the database alone."""

__all__ = ["Conflict", "Database", "StorageError", "Unusable"]


class Backend(Protocol):
    """What each kind of database does: run one piece of work as one transaction, in a thread."""

    shared: bool  # whether other processes of the bot may use it too

    @property
    def process(self) -> int: ...  # the number of this one among them; 0: it is the only one

    @property
    def evicted(self) -> asyncio.Event: ...  # set when another process has taken this one's place

    async def read(self, work: Callable[[Transaction], T]) -> T: ...

    async def write(self, work: Callable[[Transaction], T]) -> tuple[T, Notices]: ...

    def keep_place(self, slot: int) -> None: ...

    async def size(self) -> int: ...

    async def close(self) -> None: ...


class Database:
    """Two verbs, `read` and `write`. Each runs one piece of work as one transaction, in one hop.

    A statement sent from the event loop costs a hop to a thread and back, a tenth of a millisecond, and a
    click needs dozens of statements; so functions are sent instead.
    """

    def __init__(self, store: Backend, news: News) -> None:
        """`news` is told by the store what other processes have written."""
        self._store = store
        self._news = news

    @classmethod
    async def open(cls, where: Address | str) -> Self:  # seam: nothing is under way yet
        """Open the database there; create and migrate it as needed."""
        address = address_of(where) if isinstance(where, str) else where
        if isinstance(address, Server):
            from storage import postgresql  # its driver is not needed for a file

            news = News()
            return cls(await postgresql.open_store(address, news), news)
        return cls(await sqlite.open_store(Path(address)), News())

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work(tx, *args)` in one transaction, so that all it reads is consistent."""
        return await self._store.read(lambda tx: work(tx, *args, **kwargs))

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work(tx, *args)` and commit; if it raises, nothing is written."""
        made, notices = await self._store.write(lambda tx: work(tx, *args, **kwargs))
        for topic, what in notices:
            self._news.tell(topic, what)
        return made

    def subscribe(self, topic: str, notify: Callable[[Any], None]) -> None:
        """Call `notify` after each commit of a transaction that notified this topic, in any process."""
        self._news.subscribe(topic, notify)

    @property
    def shared(self) -> bool:
        """Whether other processes of the bot may use it at the same time."""
        return self._store.shared

    @property
    def process(self) -> int:
        """The number of this process among those; 0: it is the only one."""
        return self._store.process

    @property
    def evicted(self) -> asyncio.Event:
        """Set when this process was taken for dead and another has taken its place."""
        return self._store.evicted

    def keep_place(self, slot: int) -> None:
        """Remember which share of the shards this process has, also if it must join the others anew."""
        self._store.keep_place(slot)

    @contextmanager
    def as_it_is(self) -> Iterator[None]:
        """Context: what is written within it fails if this process was evicted meanwhile."""
        token = ACTING_AS.set(self._store.process)
        try:
            yield
        finally:
            ACTING_AS.reset(token)

    async def size(self) -> int:  # seam: asked for by the host, not by a click
        """How many bytes it takes on disk."""
        return await self._store.size()

    async def close(self) -> None:  # seam: nothing is under way any more
        await self._store.close()
