"""Scripted people: a thin wrapper around Person for tests, with helpful failures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.message import LINK_STYLE, Json, Message
from local_discord.people.forms import modal_inputs, option_value
from local_discord.people.person import Where

T = TypeVar("T")
Within = Where


class Pilot:
    """Does what a person would do with what that person sees; AssertionError says what was on offer.

    Acts wait up to `patience` seconds for what they need to appear, because the bot may still be busy.
    """

    patience = 5.0

    def __init__(self, box: Box, name: str) -> None:
        self.box = box
        self.person = box.person(name)
        self.answer: Answer | None = None

    @property
    def id(self) -> str:
        """The person's user id."""
        return self.person.id

    @property
    def name(self) -> str:
        """The person's name."""
        return self.person.name

    # -- acting -------------------------------------------------------------------------------------

    async def slash(
        self, name: str, options: Mapping[str, Any] | None = None, /, *, channel: Where = None, **more: Any
    ) -> Answer:
        """Use a slash command, once the bot offers it."""
        word = name.removeprefix("/").split()[0]
        await self._awaited(
            lambda: self._offers(word, channel), lambda: f"/{word}; on offer: {self._commands(channel)}"
        )
        return self._keep(await self.person.slash(name, options, channel=channel, **more))

    async def says(self, channel: Where, text: str) -> Message:
        """Write in a channel."""
        return await self.person.say(channel, text)

    async def presses(self, label: str, *, within: Within = None) -> Answer:
        """Press the newest enabled button with this label or custom_id."""
        message = await self._awaited(
            lambda: self._with_button(label, within), lambda: f"a button {label!r}; {self.offer(within)}"
        )
        return self._keep(await self.person.press(message, label))

    async def picks(self, *picks: str, within: Within = None) -> Answer:
        """Pick from the newest menu that offers all of these, or else press a button so labelled."""
        found = await self._awaited(
            lambda: self._pickable(picks, within), lambda: f"{', '.join(picks)}; {self.offer(within)}"
        )
        message, menu = found
        if menu is None:
            return self._keep(await self.person.press(message, picks[0]))
        return self._keep(await self.person.choose(message, menu["custom_id"], *picks))

    async def types(self, label: str, text: str, **others: Any) -> Answer:
        """Fill in and send the modal that the last act opened."""
        assert self.answer is not None, f"{self.name} has not done anything yet"
        assert self.answer.kind == "modal", f"no modal is open, the last answer was {self.answer.kind!r}"
        labels = [name for _, name in modal_inputs(self.answer.modal)]
        ids = [part["custom_id"] for part, _ in modal_inputs(self.answer.modal)]
        assert label in (*labels, *ids), f"no field {label!r}; there are: {', '.join(labels)}"
        return self._keep(await self.person.submit(self.answer, {label: text, **others}))

    # -- reading ------------------------------------------------------------------------------------

    async def reads(self, text: str, *, within: Within = None) -> Message:
        """Wait for a visible message with this text and give the newest."""
        return await self._awaited(
            lambda: self._reading(text, within), lambda: f"the text {text!r}; {self._recent(within)}"
        )

    def last_dm(self) -> Message:
        """The newest message in the DM with the bot."""
        return self.last("dm")

    def last(self, channel: Where = None) -> Message:
        """The newest message this person sees in a channel."""
        seen = self.person.sees(channel)
        assert seen, f"{self.name} sees nothing in {channel or 'table'}"
        return seen[-1]

    def visible(self, within: Within = None) -> list[Message]:
        """All messages this person can see, oldest first, or those in one place."""
        return self.person.sees_everywhere() if within is None else self.person.sees(within)

    def offer(self, within: Within = None) -> str:
        """List what could be pressed or picked now, newest first."""
        lines = [_offer_of(message) for message in reversed(self.visible(within))]
        offered = "; ".join(line for line in lines if line)
        return f"{self.name} is offered: {offered or 'nothing'}"

    # -- inside -------------------------------------------------------------------------------------

    def _keep(self, answer: Answer) -> Answer:
        self.answer = answer
        return answer

    async def _awaited(self, find: Callable[[], T | None], missing: Callable[[], str]) -> T:
        found = await self.box.changes.until(find, self.patience)
        if not found:
            raise AssertionError(f"{self.name} looked in vain for {missing()}; {self._requests()}")
        return found

    def _requests(self) -> str:
        return f"the bot's last requests: {self.box.last_requests()}"

    def _offers(self, word: str, channel: Where) -> bool:
        locale = self.person.locale
        return any(
            word in (command["name"], (command.get("name_localizations") or {}).get(locale))
            for command in self.person.commands(channel)
        )

    def _commands(self, channel: Where) -> str:
        return ", ".join("/" + command["name"] for command in self.person.commands(channel)) or "nothing"

    def _with_button(self, label: str, within: Within) -> Message | None:
        for message in reversed(self.visible(within)):
            if any(label in message.names_of(button) for button in _usable(message)):
                return message
        return None

    def _pickable(self, picks: tuple[str, ...], within: Within) -> tuple[Message, Json | None] | None:
        for message in reversed(self.visible(within)):
            for menu in message.menus:
                if not menu.get("disabled") and all(option_value(menu, pick) for pick in picks):
                    return message, menu
        message_with = self._with_button(picks[0], within) if len(picks) == 1 else None
        return (message_with, None) if message_with else None

    def _reading(self, text: str, within: Within) -> Message | None:
        return next((message for message in reversed(self.visible(within)) if text in message.text), None)

    def _recent(self, within: Within) -> str:
        texts = [repr(message.text[:120]) for message in self.visible(within)[-5:]]
        return f"{self.name} reads: {', '.join(texts) or 'nothing'}"


def _usable(message: Message) -> list[Json]:
    return [
        button
        for button in message.buttons
        if not button.get("disabled") and button.get("style") != LINK_STYLE
    ]


def _offer_of(message: Message) -> str:
    parts = [f"[{message.names_of(button)[0]}]" for button in _usable(message)]
    for menu in message.menus:
        labels = [option["label"] for option in menu.get("options") or []]
        parts.append(f"<{menu.get('placeholder') or menu['custom_id']}: {', '.join(labels)}>")
    return " ".join(parts)
