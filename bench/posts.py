"""How tall posts are on a phone: seeded matches of every game and seat count on the box's page, in a real
Chromium 390 pixels wide. With SHOTS=1 the tallest post of each is kept as a picture in bench/out/.

    python -m bench posts [LANGUAGE [SEED]]
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from random import Random
from statistics import median

import msgspec
from playwright.async_api import Page, ViewportSize, async_playwright

import render
from bench.table import OUT, Row, show
from bot.door.components import view_of
from bot.door.compose import rows_of
from bot.match import letters
from bot.match.letters import Post
from bot.text import messages
from games import GAMES
from games.core import codec, engine
from games.core.model import Action, Seat, Setup
from local_discord.box import Box
from local_discord.world.files import Upload
from render import Scene
from storage.matches import Match
from storage.players import Player
from tests.kit.tables import a_match

PHONE: ViewportSize = {"width": 390, "height": 844}
CHROMIUM = "/usr/bin/chromium"
NAMES = ("Ada", "Bruno", "Chiara", "David")
DRAWN = 10  # every so many posts the board is drawn anew; its shape hardly changes between them


def main() -> None:
    language, seed = (*sys.argv[2:4], *("en", "posts")[len(sys.argv[2:4]) :])
    asyncio.run(measure(language, seed))


async def measure(language: str, seed: str) -> None:
    box = await Box.start()
    rows: list[Row] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for key, game in GAMES.items():
            for seats in game.meta.seats:
                page = await browser.new_page(viewport=PHONE)
                await page.goto(f"{box.url}/?person=Ada")
                await page.locator("#title", has_text="table").wait_for()
                heights = await _heights(box, page, a_table(box, key, seats, language, seed))
                rows.append(
                    {
                        "game": key,
                        "seats": seats,
                        "posts": len(heights),
                        "median px": median(heights),
                        "largest px": max(heights),
                    }
                )
                await page.close()
        await browser.close()
    await box.stop()
    show("posts", f"Heights of posts on a phone, 390 pixels wide ({language}, deal {seed})", rows)


def a_table(box: Box, key: str, seats: int, language: str, seed: str) -> Match:
    game, people = GAMES[key], [int(person.id) for person in box.people]
    setup = Setup(key, game.meta.rules, game.data_set.hash, seats, seed, ())
    players = tuple(Player(people[seat], NAMES[seat], Seat(seat)) for seat in range(seats))
    return a_match(key, players, setup=setup, language=language)


async def _heights(box: Box, page: Page, match: Match) -> list[int]:
    channel = box.channel("table")
    bot = next(id for id, user in box.world.users.items() if user.get("bot"))
    heights: list[int] = []
    tallest = 0
    png = b""
    for number, post in enumerate(posts(match)):
        text, _ = messages.post(match, post)
        buttons = view_of(rows_of(match, post, match.language))
        assert buttons is not None
        if number % DRAWN == 0 or post.ending:
            view = codec.decode(GAMES[match.game].view_type, post.view)
            around = Scene(names=messages.shown_names(match), language=match.language)
            png = render.draw(match.game, view, around).png
        payload = {
            "content": text,
            "attachments": [{"id": 0, "filename": "board.png"}],
            "components": buttons.to_components(),
        }
        sent = box.world.messages.create(channel, bot, payload, {"0": Upload("board.png", png, "image/png")})
        shown = page.locator(f"#m{sent.id}")
        await shown.wait_for()
        size = await shown.bounding_box()
        assert size is not None
        heights.append(round(size["height"]))
        if os.environ.get("SHOTS") == "1" and heights[-1] > tallest:
            tallest = heights[-1]
            OUT.mkdir(exist_ok=True)
            await shown.screenshot(path=OUT / f"post-{match.game}-{len(match.players)}.png")
        box.world.messages.delete(sent)
    return heights


def posts(match: Match) -> Iterator[Post]:
    """What the channel is told in a whole match of people who choose at random."""
    game, dice = GAMES[match.game], Random(7)
    change = engine.start(game, match.setup)
    said, at, begins = list(change.events), 1, True
    while True:
        if change.settled:
            post = letters.post(game, change.state, 1, at, change.asked, said, [], silent=False)
            yield msgspec.structs.replace(post, begins=begins)
            said, begins = [], False
        if change.state.ending:
            return
        decision = next(d for d in change.asked if d.answer is None)
        picks = tuple(dice.sample(decision.keys, max(1, decision.least)))
        change = engine.play_on(game, change.state, Action(decision.seat, decision.step, picks))
        said += change.events
        at += 1
