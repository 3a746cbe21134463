"""A fifth game, made by the kit in a folder of its own: no painter, nothing edited elsewhere, it plays."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import games
from bot.text.words import bot_words
from local_discord.box import Box
from local_discord.message import Message
from local_discord.pilot import Pilot
from tests.bot.evening import offered, opens, patient
from tests.kit import new

NAME, TITLE = "lagoon", "Lagoon"
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game as `python -m tests.kit new` makes it; this process forgets it afterwards."""
    monkeypatch.setattr(games, "__path__", list(games.__path__))
    new.new(NAME, tmp_path)
    yield tmp_path / "games" / NAME
    for module in [name for name in sys.modules if name.startswith(f"games.{NAME}")]:
        del sys.modules[module]


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[Box]:
    """A box with the real bot in it, which knows the game of this folder too."""
    box = await Box.start()
    command = ("-m", "tests.bot.run_with", folder.parent, box.url, folder / "bot.db")
    bot = await asyncio.create_subprocess_exec(sys.executable, *command, cwd=ROOT, stdout=subprocess.PIPE)
    try:
        assert bot.stdout is not None
        assert (await bot.stdout.readline()).strip() == b"ready"
        yield box
    finally:
        bot.terminate()
        await bot.wait()
        await box.stop()
    assert box.violations == []


async def sit(box: Box, *names: str) -> list[Pilot]:
    """A match of the new game under way."""
    first, *others = [patient(box, name) for name in names]
    await first.slash("play", game=NAME)
    for other in others:
        await other.presses("Join")
    await first.presses("Start")
    await box.until(lambda: posts(box), "the first board", 60.0)
    return [first, *others]


async def takes_turn(pilot: Pilot) -> list[str]:
    """Answer by the last thing on offer until no more is asked; gives what the panels said."""
    said, answer = [], await opens(pilot)
    while answer.message is not None and (offer := offered(answer.message)):
        said.append(answer.message.text)
        assert answer.message.pictures, "the panel has its picture"
        answer = await offer.pick(pilot, answer.message, offer.keys[-1])
    return said


def posts(box: Box) -> list[Message]:
    """What the bot wrote in the thread, oldest first."""
    threads = [channel for channel in box.world.channels.values() if channel["type"] == 11]
    return [m for place in threads for m in box.people[-1].sees(place) if m["author"].get("bot")]


def over(box: Box) -> bool:
    return any("The match is over." in post.text for post in posts(box))


@pytest.mark.programs
async def test_it_is_played_to_its_end_over_the_wire(folder: Path) -> None:
    async with playing(folder) as box:
        pilots = await sit(box, "Ada", "Bruno")
        asked = 0
        while not over(box):
            before = len(posts(box))
            turns = [await takes_turn(pilot) for pilot in pilots]
            asked += sum(map(len, turns))
            if any(turns):
                await box.until(lambda seen=before: len(posts(box)) > seen, "the next post", 60.0)  # type: ignore[misc]
        assert asked >= 2 * 4, "four rounds of two"
        last = next(post for post in posts(box) if "The match is over." in post.text)
        assert last.pictures[0]["description"].startswith(f"{TITLE}. The match is over. Won by ")
        rules = await pilots[0].slash("rules", game=NAME)
        assert "`R1` Setting up" in rules.text and "`R4` The end" in rules.text


@pytest.mark.programs
async def test_without_rules_and_with_a_word_missing_it_still_plays_and_says_so(folder: Path) -> None:
    for page in folder.glob("RULES*.md"):
        page.unlink()
    for words in (folder / "words").glob("*.ftl"):
        text = words.read_text(encoding="utf-8")
        words.write_text(text.replace("round-begins =", "other ="), encoding="utf-8")
    async with playing(folder) as box:
        ada, bruno = await sit(box, "Ada", "Bruno")
        assert "round begins: 1" in posts(box)[0].text, "the sentence's id and facts stand for its words"
        assert any([await takes_turn(ada), await takes_turn(bruno)])
        for locale, language in (("en-US", "en"), ("fr", "fr"), ("it", "it")):
            ada.person.locale = locale
            for topic in ({}, {"topic": "R1"}):
                answer = await ada.slash("rules", {"game": NAME, **topic})
                assert answer.ephemeral
                assert answer.text == bot_words(language).text("rules-unwritten", game=TITLE)
