"""Two worlds over the wire: a twin of the match, dealt again in all that the others cannot know, gets the
same click; whatever the channel and the others receive must be the same, pictures included."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import AsyncIterator
from urllib.parse import parse_qsl, urlsplit

import pytest

from bot.match import letters
from bot.match.position import Position
from games.core import codec, engine
from games.core.model import Action, Seat
from games.core.rng import Rng
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import journal
from storage.transaction import Transaction
from tests.bot.evening import Evening

TWIN = 2
ENOUGH = 20  # moments of a match that are compared
TABLES = ("matches", "seals", "players", "journal", "snapshots", "clocks", "deadlines", "results")


class Worlds:
    """A match and its twins, made one at a time in the same database, played in #lounge."""

    def __init__(self, evening: Evening, pilots: list[Pilot]) -> None:
        self.evening, self.pilots, self.app = evening, pilots, evening.app
        self.lounge = evening.box.channel("lounge")["id"]
        self.compared = 0

    async def fork(self, position: Position, viewer: Seat | None, seed: str) -> None:
        """Match 2 becomes match 1 as the viewer might as well imagine it."""
        twin = codec.copy(position.state)
        position.game.resample(twin, viewer, Rng(seed))

        def work(tx: Transaction) -> None:
            tx.run("DELETE FROM outbox WHERE match = 2")
            for table in reversed(TABLES):
                tx.run(f"DELETE FROM {table} WHERE {'id' if table == 'matches' else 'match'} = 2")
            for table in TABLES:
                key = "id" if table == "matches" else "match"
                for row in tx.all(f"SELECT * FROM {table} WHERE {key} = 1"):
                    values = {**dict(row), key: 2}
                    values |= {"thread": int(self.lounge)} if table == "matches" else {}
                    values |= {"interaction": None} if table == "journal" else {}
                    values |= {"state": codec.encode(twin)} if table == "snapshots" else {}
                    marks = ", ".join("?" for _ in values)
                    tx.run(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})", *values.values())

        await self.app.database.write(work)

    async def step(self, dice: random.Random) -> bool:
        """One action in both worlds; False once the match is over."""
        await self.evening.all_said()
        position = await self.app.turns.live(1)
        if not position.asked:
            return False
        decision = position.asked[0]
        picks = tuple(dice.sample(decision.keys, decision.least or 1))
        viewer = dice.choice([None, *(s for s in range(len(self.pilots)) if s != decision.seat)])
        seat = None if viewer is None else Seat(viewer)
        await self.fork(position, seat, f"twin-{position.at}")
        twin = await self.app.turns.live(TWIN)
        if not self._tells_nothing_on_purpose(
            position, twin, Action(decision.seat, decision.step, picks), seat
        ):
            await self._plays(1, decision.seat, picks)
            return True
        before = self._marks(seat)
        await self._plays(1, decision.seat, picks)
        await self._plays(TWIN, decision.seat, picks)
        await self.evening.all_said()
        one, two = self._received(seat, before)
        assert one == two, f"after {picks} {seat} can tell two worlds apart"
        self.compared += len(one)
        return True

    def _tells_nothing_on_purpose(
        self, here: Position, there: Position, action: Action, viewer: Seat | None
    ) -> bool:
        """Whether the action is possible in both worlds and reveals nothing to the viewer."""
        decision = there.decision(action.seat)
        if decision is None or any(pick not in decision.keys for pick in action.picks):
            return False
        for position in (here, there):
            change = engine.apply(position.game, position.state, action)
            events = list(change.events)
            while (follows := engine.forced(change.asked)) is not None:
                change = engine.apply(position.game, change.state, follows)
                events += change.events
            if any(event.reveals and event.visible_to(viewer) for event in events):
                return False
        return True

    async def _plays(self, match: int, seat: Seat, picks: tuple[str, ...]) -> None:
        answer = await self.pilots[seat].slash("move", what=",".join(picks), table=str(match))
        assert answer.ephemeral, answer.text

    def _places(self, viewer: Seat | None) -> tuple[list[Message], list[Message], list[Message]]:
        watcher = self.evening.box.people[-1]
        thread = next(c for c in self.evening.box.world.channels.values() if c["type"] == 11)
        mine = [] if viewer is None else self.pilots[viewer].person.dm
        return watcher.sees(thread), watcher.sees(self.lounge), mine

    def _marks(self, viewer: Seat | None) -> tuple[int, int, int]:
        first, second, third = self._places(viewer)
        return len(first), len(second), len(third)

    def _received(self, viewer: Seat | None, before: tuple[int, int, int]) -> tuple[list[str], list[str]]:
        here, there, mine = (m[n:] for m, n in zip(self._places(viewer), before, strict=True))
        dms = [self._plain(message) for message in mine]
        one = [self._plain(message) for message in here] + [dm for dm in dms if "#1#" in dm]
        two = [self._plain(message) for message in there] + [dm for dm in dms if "#2#" in dm]
        return [_same(text) for text in one], [_same(text) for text in two]

    def _plain(self, message: Message) -> str:
        """All a reader can get from a message; ids and times are allowed to differ."""
        files = [
            f"{a['filename']} {a['description']} {hashlib.sha256(self._bytes(a['url'])).hexdigest()[:12]}"
            for a in message.pictures
        ]
        ids = [b["custom_id"] for b in message.buttons]
        table = re.search(r":(\d+)", ids[0])
        return "\n".join(
            [
                f"#{table[1] if table else '?'}#",
                message.text,
                *files,
                *ids,
                str(message["flags"]),
                str(message["mentions"]),
            ]
        )

    def _bytes(self, url: str) -> bytes:
        address = urlsplit(url)
        found = self.evening.box.world.files.fetch(
            address.path.removeprefix("/cdn/"), dict(parse_qsl(address.query))
        )
        assert found is not None, url
        return found[0]


def _same(text: str) -> str:
    """Without the number of the table, which is another in the twin."""
    text = re.sub(r"· table \d+", "· table N", text)
    return re.sub(r"\b(turn|hand|look|rematch):\d+", r"\1:N", re.sub(r"^#\d+#", "#", text))


@pytest.fixture
async def worlds(evening: Evening) -> AsyncIterator[Worlds]:
    pilots = await evening.open_table("Ada", "Bruno", "Chiara")
    await evening.people("David")[0].slash("play", game="nautilus_island")  # the row twins are made in
    yield Worlds(evening, pilots)


@pytest.mark.programs
async def test_nobody_can_tell_two_worlds_apart_over_the_wire(worlds: Worlds) -> None:
    dice = random.Random(5)
    while worlds.compared < ENOUGH and await worlds.step(dice):
        pass
    assert worlds.compared >= 6, "how long a match lasts is chance, how much is compared is not"


async def _leaks(worlds: Worlds) -> bool:
    dice = random.Random(5)
    try:
        while worlds.compared < 40 and await worlds.step(dice):
            pass
    except AssertionError as told:
        return "apart" in str(told)
    return False


@pytest.mark.programs
async def test_a_planted_leak_in_the_public_picture_is_caught(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = letters.post

    def leaky(game, state, match, at, asked, *rest):  # type: ignore[no-untyped-def]
        post = honest(game, state, match, at, asked, *rest)
        tops = [pile.cards[-1:] for column in state.columns for pile in column]
        seen = codec.decode(game.view_type, post.view)
        shown = type(seen.columns[0][0])
        columns = tuple(
            tuple(shown(True, (tops.pop(0) or [None])[0], pile.left) for pile in piles)
            for piles in seen.columns
        )
        fields = {name: getattr(seen, name) for name in type(seen).__struct_fields__}
        view = codec.encode(type(seen)(**{**fields, "columns": columns}))
        kept = {name: getattr(post, name) for name in type(post).__struct_fields__}
        return letters.Post(**{**kept, "view": view})

    monkeypatch.setattr(letters, "post", leaky)
    assert await _leaks(worlds)


@pytest.mark.programs
async def test_a_planted_leak_in_the_silence_of_a_post_is_caught(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = letters.post

    def leaky(game, state, match, at, asked, said, trail, silent, *rest):  # type: ignore[no-untyped-def]
        hidden = sum(map(ord, "".join(state.spare + state.bag)))
        return honest(game, state, match, at, asked, said, trail, bool(hidden % 2), *rest)

    monkeypatch.setattr(letters, "post", leaky)
    assert await _leaks(worlds)


async def test_the_twin_is_really_another_world(worlds: Worlds) -> None:
    position = await worlds.app.turns.live(1)
    await worlds.fork(position, None, "other")
    twin = await worlds.app.turns.live(TWIN)
    assert twin.state.columns != position.state.columns
    assert len(await worlds.app.database.read(journal.entries, TWIN)) == 1
