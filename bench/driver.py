"""The other side of `bench.move`: a box in a process of its own, and people who play in it.

Speaks with its parent in lines: prints the box's address, then "ready" when all tables are open; on
"go" it plays, and prints what it saw as JSON: also the CPU that the box and its people took, and how much
of its own the bot used between a click and its acknowledgement, which a busy machine does not change.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Coroutine, Generator
from time import perf_counter
from typing import Any

from bot.ops import loop
from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.message import Message
from local_discord.people.person import Person
from local_discord.pilot import Pilot

Person.settle = Person.patience = 60.0
Pilot.patience = 60.0


ANSWERS = ("pick:", "sure:", "menu:")


PARENT = (~os.getppid() << 3) | 2  # Linux' number for the clock of the CPU time of the bot's process


class People:
    """Awaits what somebody does, and adds up the CPU it takes."""

    seconds = 0.0

    def __init__(self, doing: Coroutine[Any, Any, None]) -> None:
        self._doing = doing

    def __await__(self) -> Generator[Any, Any, None]:
        steps = self._doing.__await__()
        step, given = steps.send, None
        while True:
            began = time.thread_time()
            try:
                waits = step(given)
            except StopIteration:
                return
            finally:
                People.seconds += time.thread_time() - began
            try:
                step, given = steps.send, (yield waits)
            except BaseException as error:  # thrown in from outside, such as the end of a patience
                step, given = steps.throw, error


class Latency:
    """From an interaction to its acknowledgement, and from a move to its post, in milliseconds."""

    def __init__(self, box: Box) -> None:
        self.times: list[float] = []
        self.told: list[float] = []
        self.worked: list[float] = []  # CPU of the bot from an interaction to its acknowledgement
        self._opened: dict[str, tuple[float, float]] = {}
        self._moved: dict[str, float] = {}  # the last answer in each channel
        box.world.listeners.append(self._hear)

    def _hear(self, change: Any) -> None:
        if change.event == "INTERACTION_CREATE":
            self._opened[change.payload["id"]] = perf_counter(), time.clock_gettime(PARENT)
            if str(change.payload["data"].get("custom_id", "")).startswith(ANSWERS):
                self._moved[change.payload["channel_id"]] = perf_counter()
        elif change.event == "MESSAGE_CREATE" and change.seen_by is None:  # for all
            if (moved := self._moved.pop(change.payload["channel_id"], None)) is not None:
                self.told.append((perf_counter() - moved) * 1000)
        elif change.event == "INTERACTION_ANSWERED":
            opened, cpu = self._opened.pop(change.payload["id"])
            self.times.append((perf_counter() - opened) * 1000)
            self.worked.append((time.clock_gettime(PARENT) - cpu) * 1000)


class Table:
    """One match of two, played by taking what is offered last or first."""

    def __init__(self, box: Box, number: int) -> None:
        names = [person.name for person in box.people[2 * number : 2 * number + 2]]
        self.box = box
        self.first, self.second = Pilot(box, names[0]), Pilot(box, names[1])
        self.clicks = 0
        self.thread = ""

    async def open(self, game: str, channel: str) -> None:
        answer = await self.first.slash("play", game=game, channel=channel)
        assert answer.message is not None
        self.thread = answer.message.id
        await self.second.person.press(answer.message, "Join")
        await self.first.person.press(answer.message, "Start")
        await self.first.reads("it's your turn", within=self.thread)

    async def play(self, turns: int) -> None:
        for _ in range(turns):
            post = self.newest()
            mover = self.first if f"<@{self.first.id}>" in post.text else self.second
            await self._turn(mover)
            await self._next_post(post.id)
            if "is over" in self.newest().text:
                return

    async def _turn(self, mover: Pilot) -> None:
        """One turn; where the panel goes on to a second one of the same player, that too, until the post."""
        answer = await mover.presses("Your turn", within=self.thread)
        seen = self.newest().id
        while answer.message is not None and self.newest().id == seen:
            choice = _choice(answer.message)
            if choice is None:
                break
            self.clicks += 1
            answer = await _use(mover, answer.message, *choice)

    async def _next_post(self, before: str) -> None:
        await self.box.until(lambda: self.newest().id != before, "the next post", 60.0)

    def newest(self) -> Message:
        posts = [m for m in self.box.people[-1].sees(self.thread) if m["author"].get("bot")]
        return posts[-1]


async def _use(mover: Pilot, message: Message, menu: str | None, key: str) -> Answer:
    if menu:
        return await mover.person.choose(message, menu, key)
    return await mover.person.press(message, key)


def _choice(message: Message) -> tuple[str | None, str] | None:
    for menu in message.menus:
        return menu["custom_id"], menu["options"][-1]["value"]
    picks = [b["custom_id"] for b in message.buttons if b["custom_id"].startswith(("pick:", "sure:"))]
    return (None, picks[-1]) if picks else None


async def main(tables: int, turns: int, game: str) -> None:
    people = [f"Person {n}" for n in range(2 * tables + 1)]
    box = await Box.start(people=people)
    for number in range((tables + 7) // 8):
        box.world.add_channel(f"room-{number}")
    print(box.url, flush=True)
    played = [Table(box, number) for number in range(tables)]
    await box.until(lambda: box.gateway.connected, "the bot", 60.0)
    for number, table in enumerate(played):
        await table.open(game, f"room-{number // 8}")
    latency = Latency(box)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    began, cpu, People.seconds = perf_counter(), time.process_time(), 0.0
    await asyncio.gather(*(_played(table, turns) for table in played))
    seen = {
        "seconds": perf_counter() - began,
        "people": People.seconds,
        "box": time.process_time() - cpu - People.seconds,
        "clicks": sum(table.clicks for table in played),
        "latencies": sorted(latency.times),
        "told": sorted(latency.told),
        "worked": sorted(latency.worked),
        "violations": box.violations[:3],
    }
    print(json.dumps(seen), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await box.stop()


async def _played(table: Table, turns: int) -> None:
    await People(table.play(turns))


if __name__ == "__main__":
    loop.run(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
