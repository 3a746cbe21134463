"""The page's live line: what a person may see, and what a person may do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import pytest

from local_discord.box import Box

EPHEMERAL = 64


class Window:
    """A browser window as the server meets it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._serial = 0
        self.seen: list[Any] = []

    async def frame(self, wanted: Callable[[Any], bool]) -> Any:
        """The next frame that is wanted; all others are kept in `seen`."""
        async with asyncio.timeout(5):
            while True:
                frame = await self._socket.receive_json()
                self.seen.append(frame)
                if wanted(frame):
                    return frame

    async def state(self) -> Any:
        return (await self.frame(lambda frame: frame["kind"] == "state"))["state"]

    async def event(self, name: str) -> Any:
        return (await self.frame(lambda frame: frame.get("name") == name))["data"]

    async def act(self, what: str, **details: Any) -> Any:
        self._serial += 1
        number = self._serial
        await self._socket.send_json({"id": number, "act": what, **details})
        wanted = await self.frame(lambda frame: frame["kind"] == "answer" and frame["id"] == number)
        return wanted["answer"]

    async def send(self, text: str) -> None:
        await self._socket.send_str(text)


class House:
    """The box, and windows into it."""

    def __init__(self, box: Box, web: aiohttp.ClientSession) -> None:
        self.box = box
        self.web = web

    async def window(self, person: str) -> Window:
        socket = await self.web.ws_connect(f"/local/live?person={person}", origin=self.box.url)
        return Window(socket)

    def bot_says(self, channel: str, text: str, *, to: str | None = None, **more: Any) -> Any:
        """The bot writes, to one person only if asked."""
        world = self.box.world
        only = self.box.person(to).id if to else None
        payload = {"content": text, "flags": EPHEMERAL if to else 0, **more}
        return world.messages.create(world.named(channel), world.bot["id"], payload, to=only)

    def bot_whispers(self, name: str, text: str) -> Any:
        world = self.box.world
        return world.messages.send(
            world.dm_with(self.box.person(name).id), world.bot["id"], {"content": text}
        )


@pytest.fixture
async def house(box: Box) -> AsyncIterator[House]:
    async with aiohttp.ClientSession(box.url) as web:
        yield House(box, web)


def _texts(state: Any) -> list[str]:
    return [message["content"] for page in state["messages"].values() for message in page]


async def test_a_window_begins_with_what_its_person_sees(house: House) -> None:
    await house.box.person("Bruno").say("table", "Good evening")
    state = await (await house.window("Ada")).state()
    assert state["me"]["name"] == "Ada"
    assert [person["name"] for person in state["people"]][:2] == ["Ada", "Bruno"]
    assert sorted(channel["type"] for channel in state["channels"]) == [0, 0, 1]
    assert _texts(state) == ["Good evening"]


@pytest.mark.parametrize("who", ["chiara", "Chiara"])
async def test_a_person_is_found_by_name(house: House, who: str) -> None:
    state = await (await house.window(who)).state()
    assert state["me"]["name"] == "Chiara"


async def test_a_window_for_nobody_in_particular_is_the_first_persons(house: House) -> None:
    state = await (await house.window("")).state()
    assert state["me"]["name"] == "Ada"


async def test_ephemeral_messages_never_leave_the_server_for_others(house: House) -> None:
    house.bot_says("table", "secret one", to="Ada")
    bruno = await house.window("Bruno")
    ada = await house.window("Ada")
    assert _texts(await ada.state()) == ["secret one"]
    house.bot_says("table", "secret two", to="Ada")
    house.bot_says("table", "for all")
    assert (await ada.event("MESSAGE_CREATE"))["content"] == "secret two"
    assert (await bruno.event("MESSAGE_CREATE"))["content"] == "for all"
    assert "secret" not in str(bruno.seen)


async def test_a_dm_is_shown_to_its_person_alone(house: House) -> None:
    bruno = await house.window("Bruno")
    ada = await house.window("Ada")
    house.bot_whispers("Ada", "your hand")
    house.bot_says("table", "for all")
    assert (await ada.event("MESSAGE_CREATE"))["content"] == "your hand"
    assert (await bruno.event("MESSAGE_CREATE"))["content"] == "for all"
    assert "your hand" not in str(bruno.seen)


async def test_a_hidden_channel_stays_hidden(house: House) -> None:
    bruno = house.box.person("Bruno")
    house.box.world.deny("lounge", "VIEW_CHANNEL", who=bruno.id)
    window = await house.window("Bruno")
    state = await window.state()
    assert "lounge" not in [channel.get("name") for channel in state["channels"]]
    house.bot_says("lounge", "behind closed doors")
    house.bot_says("table", "for all")
    assert (await window.event("MESSAGE_CREATE"))["content"] == "for all"
    lounge = house.box.channel("lounge")["id"]
    assert (await window.act("older", channel=lounge, before="9" * 19))["kind"] == "failed"


async def test_a_channel_hidden_while_the_window_is_open_goes_and_comes_back(house: House) -> None:
    window = await house.window("Bruno")
    await window.state()
    bruno, lounge = house.box.person("Bruno"), house.box.channel("lounge")["id"]
    house.bot_says("lounge", "for those who see it")
    house.box.world.deny("lounge", "VIEW_CHANNEL", who=bruno.id)
    assert await window.event("CHANNEL_DELETE") == {"id": lounge}
    house.box.world.allow("lounge", "VIEW_CHANNEL", who=bruno.id)
    opened = await window.frame(lambda frame: frame["kind"] == "opened")
    assert opened["channel"]["id"] == lounge
    assert [message["content"] for message in opened["messages"]] == ["for those who see it"]


async def test_a_renamed_channel_is_told_without_the_rest(house: House) -> None:
    window = await house.window("Bruno")
    await window.state()
    house.box.world.change_channel(house.box.channel("lounge")["id"], name="bar")
    assert (await window.event("CHANNEL_UPDATE"))["name"] == "bar"
    assert [frame["kind"] for frame in window.seen].count("state") == 1


async def test_somebody_thrown_out_keeps_the_dm_alone(house: House) -> None:
    window = await house.window("Bruno")
    await window.state()
    house.box.world.membership.kick(house.box.person("Bruno").id)
    gone = {(await window.event("CHANNEL_DELETE"))["id"] for _ in range(2)}
    assert gone == {house.box.channel(name)["id"] for name in ("table", "lounge")}
    state = await (await house.window("Bruno")).state()
    assert [channel["type"] for channel in state["channels"]] == [1]


@pytest.mark.parametrize("origin", [None, "http://example.org", "http://127.0.0.1:1", "null"])
async def test_a_strange_page_may_not_listen(house: House, origin: str | None) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await house.web.ws_connect("/local/live?person=Ada", origin=origin)
    assert refused.value.status == 403


async def test_words_are_said_as_the_windows_person(house: House) -> None:
    window = await house.window("Ada")
    table = house.box.channel("table")["id"]
    assert await window.act("say", channel=table, text="Hello") == {}
    said = house.box.person("Bruno").sees("table")[-1]
    assert (said["author"]["global_name"], said["content"]) == ("Ada", "Hello")


async def test_a_window_cannot_press_what_its_person_cannot_see(house: House) -> None:
    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
    message = house.bot_says("table", "secret", to="Ada", components=[button])
    window = await house.window("Bruno")
    channel = house.box.channel("table")["id"]
    answer = await window.act("press", channel=channel, message=message["id"], custom_id="go")
    assert answer == {"kind": "failed", "error": "That message is not there any more."}


@pytest.mark.parametrize("text", ["nonsense", "[]", "{}", '{"act": "fly"}', '{"act": "say"}'])
async def test_a_malformed_act_fails_and_the_line_stays_up(house: House, text: str) -> None:
    window = await house.window("Ada")
    await window.send(text)
    answer = (await window.frame(lambda frame: frame["kind"] == "answer"))["answer"]
    assert answer["kind"] == "failed"
    assert await window.act("say", channel=house.box.channel("table")["id"], text="Still here") == {}


async def test_a_command_that_does_not_exist_says_so(house: House) -> None:
    window = await house.window("Ada")
    table = house.box.channel("table")["id"]
    answer = await window.act("slash", channel=table, command="dance", options={})
    assert answer["kind"] == "failed"
    assert "dance" in answer["error"]


async def test_settings_are_the_persons_own(house: House) -> None:
    window = await house.window("Émile")
    await window.act("locale", locale="fr")
    await window.act("dms", open=False)
    émile = house.box.person("Émile")
    assert (émile.locale, émile.dms_open) == ("fr", False)
    told = [frame["me"] for frame in window.seen if frame["kind"] == "me"]
    assert (told[-1]["locale"], told[-1]["dms_open"]) == ("fr", False)


async def test_a_language_nobody_speaks_is_refused(house: House) -> None:
    window = await house.window("Ada")
    assert (await window.act("locale", locale="../x"))["kind"] == "failed"
    assert house.box.person("Ada").locale == "en-US"


async def test_who_is_waited_for_is_counted_until_they_read_it(house: House) -> None:
    bruno = house.box.person("Bruno")
    watching = await house.window("Ada")
    message = house.bot_says("table", f"<@{bruno.id}>, your turn")
    await watching.frame(lambda frame: frame["kind"] == "attention" and frame["counts"][bruno.id] == 1)
    reading = await house.window("Bruno")
    await reading.act("read", channel=message["channel_id"], message=message["id"])
    await watching.frame(lambda frame: frame["kind"] == "attention" and frame["counts"][bruno.id] == 0)
    again = await (await house.window("Bruno")).state()
    assert again["read"] == {message["channel_id"]: message["id"]}


async def test_older_messages_come_page_by_page(house: House) -> None:
    for number in range(120):
        house.bot_says("table", f"line {number}")
    window = await house.window("Ada")
    state = await window.state()
    table = house.box.channel("table")["id"]
    shown = state["messages"][table]
    assert [shown[0]["content"], shown[-1]["content"], state["more"]] == ["line 70", "line 119", [table]]
    older = await window.act("older", channel=table, before=shown[0]["id"])
    assert (older["messages"][0]["content"], older["more"]) == ("line 20", True)
    oldest = await window.act("older", channel=table, before=older["messages"][0]["id"])
    assert (len(oldest["messages"]), oldest["more"]) == (20, False)


async def test_only_an_ephemeral_message_can_be_dismissed(house: House) -> None:
    private = house.bot_says("table", "private", to="Ada")
    public = house.bot_says("table", "public")
    window = await house.window("Ada")
    for message in (private, public):
        await window.act("dismiss", channel=message["channel_id"], message=message["id"])
    assert _texts(await (await house.window("Ada")).state()) == ["public"]


async def test_new_commands_reach_open_windows(house: House) -> None:
    window = await house.window("Ada")
    house.box.world.commands.replace([{"name": "play", "description": "Play", "type": 1}], None)
    told = (await window.frame(lambda frame: frame["kind"] == "commands"))["commands"]
    assert [command["name"] for command in told["guild"]] == ["play"]
    assert [command["name"] for command in told["dm"]] == ["play"]


async def test_the_boxs_clock_is_told(house: House) -> None:
    house.box.clock.advance(86400)
    window = await house.window("Ada")
    await window.state()
    assert abs(window.seen[0]["now"] / 1000 - house.box.clock.now()) < 5


async def test_stopping_the_box_closes_every_line(house: House) -> None:
    socket = await house.web.ws_connect("/local/live?person=Ada", origin=house.box.url)
    stopping = asyncio.create_task(house.box.stop())
    async with asyncio.timeout(5):
        while not socket.closed:
            await socket.receive()
        await stopping
    assert socket.close_code == 1001
