"""How tall posts are on a phone: seeded matches of every game and seat count on the box's page, in a real
Chromium 390 pixels wide. With SHOTS=1 the tallest post of each is kept as a picture in bench/out/.
"""

from __future__ import annotations

import asyncio
import os
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
    asyncio.run(measure())


async def measure() -> None:
    box = await Box.start()
    rows: list[Row] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for key, game in GAMES.items():
            for seats in game.meta.seats:
                page = await browser.new_page(viewport=PHONE)
                await page.goto(f"{box.url}/?person=Ada")
                await page.locator("#title", has_text="table").wait_for()
                heights = await _heights(box, page, key, seats)
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
    show("posts", "Heights of posts on a phone, 390 pixels wide", rows)


async def _heights(box: Box, page: Page, key: str, seats: int) -> list[int]:
    channel = box.channel("table")
    bot = next(id for id, user in box.world.users.items() if user.get("bot"))
    heights: list[int] = []
    tallest = 0
    png = b""
    people = [int(person.id) for person in box.people]
    for number, (match, post) in enumerate(posts(key, seats, people)):
        text, _ = messages.post(match, post)
        buttons = view_of(rows_of(match, post, "en"))
        assert buttons is not None
        if number % DRAWN == 0 or post.ending:
            view = codec.decode(GAMES[key].view_type, post.view)
            png = render.draw(key, view, Scene(names=messages.shown_names(match), language="en")).png
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
            await shown.screenshot(path=OUT / f"post-{key}-{seats}.png")
        box.world.messages.delete(sent)
    return heights


def posts(key: str, seats: int, people: list[int]) -> Iterator[tuple[Match, Post]]:
    """What the channel is told in a whole match of people who choose at random."""
    game, dice = GAMES[key], Random(7)
    setup = Setup(key, game.meta.rules, game.data_set.hash, seats, "posts", ())
    players = tuple(Player(people[seat], NAMES[seat], Seat(seat)) for seat in range(seats))
    match = a_match(key, players, setup=setup)
    change = engine.start(game, setup)
    said, at, begins = list(change.events), 1, True
    while True:
        if change.settled:
            post = letters.post(game, change.state, 1, at, change.asked, said, [], silent=False)
            yield match, msgspec.structs.replace(post, begins=begins)
            said, begins = [], False
        if change.state.ending:
            return
        decision = next(d for d in change.asked if d.answer is None)
        picks = tuple(dice.sample(decision.keys, max(1, decision.least)))
        change = engine.play_on(game, change.state, Action(decision.seat, decision.step, picks))
        said += change.events
        at += 1
