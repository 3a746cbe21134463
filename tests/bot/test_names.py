"""A name is a name: it formats nothing, links nowhere and calls nobody, wherever the bot says it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.text.markup import escaped
from local_discord.box import Box
from tests.bot.evening import Evening, opens

NAME = "[y](https://e.vil) @everyone **x**"
SAID = r"\[y\]\(https://e.vil\) @" + "\u200b" + r"everyone \*\*x\*\*"


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    evening = Evening(await Box.start(people=(NAME, "Bruno")), tmp_path / "names.db")
    await evening.start_bot()
    yield evening
    await evening.end()
    assert evening.box.violations == []


def spoken(evening: Evening) -> list[dict[str, Any]]:
    """Every message the bot has sent or changed, as it was sent."""
    sent = [entry.payload for entry in evening.box.log if isinstance(entry.payload, dict)]
    bodies = [payload.get("data") or payload for payload in sent]
    return [body for body in bodies if isinstance(body, dict) and body.get("content")]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("\u202eEvil", "Evil"),
        ("A\u200bd\u2066a", "Ada"),
        ("Ada\u2028\n  Lovelace", "Ada Lovelace"),
        ("👩\u200d🚀 🏴\U000e0067\U000e007f ❤\ufe0f", "👩\u200d🚀 🏴\U000e0067\U000e007f ❤\ufe0f"),
        ("\u200b\u200d\ufe0f", "?"),
        ("\u3164 \u2800", "?"),
        ("", "?"),
    ],
)
def test_a_name_can_be_seen_and_turns_nothing_round(name: str, said: str) -> None:
    assert escaped(name) == said


async def test_a_name_full_of_tricks_is_only_a_name(evening: Evening) -> None:
    host, guest = evening.people(NAME, "Bruno")
    await host.slash("play", game="nautilus_island")
    await guest.presses("Join")
    refused = await guest.presses("Start")
    table = await host.reads("Join", within="table")
    assert SAID in refused.text and SAID in table.text
    await host.presses("Start")
    pilots = await evening.seated(host, guest)
    for _ in range(4):
        mover = await evening.on_turn(pilots)
        await mover.reads(f"<@{mover.id}>, it's your turn")
        await evening.plays(mover, lambda offer: offer.keys[-1:])
    for pilot in pilots:
        await opens(pilot)
        for command in ("board", "hand", "text", "turns", "log", "score", "left"):
            await pilot.slash(command, table="1") if command != "turns" else await pilot.slash(command)
    assert any(SAID in post.text for post in await evening.posts())
    for body in spoken(evening):
        for trick in ("[y](", "@everyone", " **x**"):
            assert trick not in re.sub(r"\[y\]\(http\s", "", body["content"]), body["content"]


async def test_nobody_is_called_but_those_who_are_to_move(evening: Evening) -> None:
    pilots = await evening.open_table(NAME, "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.plays(mover, lambda offer: offer.keys[-1:])
    asked = await evening.on_turn(pilots)
    await asked.reads(f"<@{asked.id}>, it's your turn")
    called = []
    for body in spoken(evening):
        allowed = body["allowed_mentions"]
        assert not allowed.get("parse") and not allowed.get("roles"), body
        called += allowed.get("users", [])
    assert {str(user) for user in called} == {mover.id, asked.id}
