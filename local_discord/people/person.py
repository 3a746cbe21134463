"""A person's acts: the same interface for the page and for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from local_discord.answers import FAILED, UNREACHED, Answer
from local_discord.message import LINK_STYLE, Json, Message
from local_discord.people.filling import Filling
from local_discord.waiting import Changes
from local_discord.world import shapes
from local_discord.world.errors import ApiError
from local_discord.world.interaction_shapes import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from local_discord.world.interactions import (
    CHOICES,
    DEFERRED,
    DEFERRED_UPDATE,
    MESSAGE,
    MODAL,
)
from local_discord.world.threads import archived
from local_discord.world.world import World

__all__ = ["Answer", "Person", "Where"]

T = TypeVar("T")
Where = Json | str | int | None


class Person:
    """Somebody at the table.

    Acts return when there is something to see. A first answer is awaited until it comes or is overdue by the
    box's clock, a deferred one until it is filled in or deleted, each for at most `patience` seconds. A
    deferred update is awaited until it is made or a follow-up comes; if nothing comes within `settle`
    seconds, none is expected.
    """

    patience = 15.0
    settle = 2.0

    def __init__(self, world: World, changes: Changes, user_id: str) -> None:
        self._world = world
        self._changes = changes
        self._filling = Filling(world, user_id)
        self.id = user_id
        self.name: str = world.users[user_id]["global_name"]

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # -- settings -----------------------------------------------------------------------------------

    @property
    def locale(self) -> str:
        """The language of this person's app."""
        return self._world.settings[self.id].locale

    @locale.setter
    def locale(self, value: str) -> None:
        self._world.settings[self.id].locale = value
        self._tell_settings()

    @property
    def dms_open(self) -> bool:
        """Whether the bot may write to this person."""
        return self._world.settings[self.id].dms_open

    @dms_open.setter
    def dms_open(self, value: bool) -> None:
        self._world.settings[self.id].dms_open = value
        self._tell_settings()

    @property
    def installed(self) -> bool:
        """Whether this person has added the bot to their own account."""
        return self._world.settings[self.id].installed

    @installed.setter
    def installed(self, value: bool) -> None:
        self._world.settings[self.id].installed = value
        self._world.emit("COMMANDS_UPDATE", {}, to_bot=False)

    # -- looking ------------------------------------------------------------------------------------

    def sees(self, channel: Where) -> list[Message]:
        """List the messages in a channel, oldest first; ephemeral ones only if they are for this person."""
        try:
            place = self.place(channel)
        except (LookupError, ApiError):
            return []
        if not self._world.sees(self.id, place):
            return []
        return self._world.messages.shown_to(self.id, place["id"])

    def sees_everywhere(self) -> list[Message]:
        """All messages this person can see, oldest first."""
        found = [message for channel in self.channels() for message in self.sees(channel)]
        return sorted(found, key=lambda message: int(message.id))

    def channels(self) -> list[Json]:
        """Channels, threads and the DM, as far as this person sees them."""
        return [channel for channel in self._world.channels.values() if self._world.sees(self.id, channel)]

    def commands(self, channel: Where = None) -> list[Json]:
        """The slash commands on offer."""
        return self._world.commands.offered_in(self.place(channel), self.id)

    @property
    def dm(self) -> list[Message]:
        """The messages in the DM with the bot."""
        return self.sees("dm")

    def place(self, channel: Where) -> Json:
        """Find a channel by object, id or name; 'dm' is the one with the bot, None is #table."""
        if isinstance(channel, dict):
            channel = channel["channel_id"] if "channel_id" in channel else channel["id"]
        if channel is None:
            channel = "table"
        text = str(channel)
        if text == "dm":
            return self._world.dm_with(self.id)
        if text.isdigit():
            return self._world.channel(text)
        return self._world.named(text)

    # -- acting -------------------------------------------------------------------------------------

    async def say(self, channel: Where, text: str) -> Message:
        """Write in a channel."""
        self._world.tick()
        sent = self._world.messages.send(self.place(channel), self.id, {"content": text})
        assert isinstance(sent, Message)
        return sent

    async def slash(
        self, name: str, options: Mapping[str, Any] | None = None, /, *, channel: Where = None, **more: Any
    ) -> Answer:
        """Use a slash command; the name may be 'group sub'.

        Options go by keyword, or in a mapping, where one named like a parameter here is no trouble.
        """
        place = self._usable(channel)
        if place is None:
            return Answer("failed", error=UNREACHED)
        data = self._filling.command(name, place, {**(options or {}), **more})
        return await self._await_answer(self._world.interactions.open(COMMAND, self.id, place, data))

    async def autocomplete(
        self,
        name: str,
        option: str,
        text: str,
        others: Mapping[str, Any] | None = None,
        /,
        *,
        channel: Where = None,
        **more: Any,
    ) -> list[Json]:
        """Ask the bot for suggestions while an option is typed."""
        place = self._usable(channel)
        if place is None:
            return []
        given = {**(others or {}), **more, option: text}
        data = self._filling.command(name, place, given, focused=option)
        interaction = self._world.interactions.open(AUTOCOMPLETE, self.id, place, data)
        return (await self._await_answer(interaction)).choices

    async def use_on(self, name: str, target: Json | Person, *, channel: Where = None) -> Answer:
        """Use a command of the menu behind a message or a person."""
        aim = self._world.user(target.id) if isinstance(target, Person) else target
        place = self._usable(aim if isinstance(aim, Message) else channel)
        if place is None:
            return Answer("failed", error=UNREACHED)
        data = self._filling.on_target(name, place, aim)
        return await self._await_answer(self._world.interactions.open(COMMAND, self.id, place, data))

    async def react(self, message: Json, emoji: str) -> None:
        """Set an emoji under a message, or take it back if it was set before."""
        current = self._world.messages.get(str(message["channel_id"]), str(message["id"]))
        self._world.demand(self.id, self._world.channel(current.channel_id))
        mine = [user["id"] for user in self._world.reactions.users(current, emoji)]
        change = self._world.reactions.remove if self.id in mine else self._world.reactions.add
        change(current, self.id, emoji)

    async def press(self, message: Json, label_or_custom_id: str) -> Answer:
        """Press a button of a message."""
        button = _button(Message(message), label_or_custom_id)
        data = {"custom_id": button["custom_id"], "component_type": button["type"]}
        return await self._use(message, data)

    async def choose(self, message: Json, custom_id_or_placeholder: str, *values_or_labels: str) -> Answer:
        """Pick from a menu of a message, in this order."""
        menu = _menu(Message(message), custom_id_or_placeholder)
        return await self._use(message, self._filling.menu(menu, values_or_labels))

    async def submit(self, answer: Answer, fields: Mapping[str, Any] | None = None, /, **more: Any) -> Answer:
        """Send the modal that `answer` opened; fields by custom_id or label."""
        parent = answer.interaction
        if answer.kind != "modal" or parent is None:
            raise LookupError(f"no modal is open, the answer was {answer.kind!r}")
        place = self._usable(parent.channel_id)
        if place is None:
            return Answer("failed", error=UNREACHED)
        data = self._filling.modal(answer.modal, place, {**(fields or {}), **more})
        source = self._world.messages.find(parent.channel_id, parent.source_id or "")
        interaction = self._world.interactions.open(
            MODAL_SUBMIT, self.id, place, data, message=source, parent=parent
        )
        return await self._await_answer(interaction)

    # -- inside -------------------------------------------------------------------------------------

    def _tell_settings(self) -> None:
        payload = {"id": self.id, "locale": self.locale, "dms_open": self.dms_open}
        self._world.emit("PERSON_UPDATE", payload, frozenset({self.id}), to_bot=False)

    def _usable(self, channel: Where) -> Json | None:
        """Return the channel, if acts in it reach the bot."""
        self._world.tick()
        place = self.place(channel)
        if not self._world.membership.reaches_bot(place, self.id):
            return None
        self._world.demand(self.id, place, "USE_APPLICATION_COMMANDS")
        return place

    async def _use(self, message: Json, data: Json) -> Answer:
        """Use a component on the message as it stands now, whatever the person still saw."""
        self._world.tick()
        current = self._world.messages.find(str(message["channel_id"]), str(message["id"]))
        if current is None or current.to not in (None, self.id):
            return Answer("failed", error=FAILED)
        place = self._world.channel(current.channel_id)
        if not self._world.sees(self.id, place) or not _still_there(current, data["custom_id"]):
            return Answer("failed", error=FAILED)
        if not self._world.membership.reaches_bot(place, self.id):
            return Answer("failed", error=UNREACHED)
        # In an archived thread the app refuses before the bot hears of it.
        if place["type"] in shapes.THREADS and archived(place):
            return Answer("failed", error="This thread is archived")
        interaction = self._world.interactions.open(COMPONENT, self.id, place, data, message=current)
        return await self._await_answer(interaction, current)

    async def _await_answer(self, interaction: Interaction, source: Message | None = None) -> Answer:
        interactions = self._world.interactions
        await self._until(
            lambda: interaction.answered_with or interactions.overdue(interaction), self.patience
        )
        kind = interaction.answered_with
        if not kind:
            return Answer("failed", error=FAILED, interaction=interaction)
        if kind == CHOICES:
            choices = interaction.answer.get("choices") or []
            return Answer("choices", choices=choices, interaction=interaction)
        if kind == MODAL:
            return Answer("modal", modal=interaction.answer, interaction=interaction)
        if kind in (MESSAGE, DEFERRED):
            return await self._await_message(interaction)
        if kind == DEFERRED_UPDATE:
            return await self._await_update(interaction)
        return Answer("update", interactions.original(interaction), interaction=interaction)

    async def _await_message(self, interaction: Interaction) -> Answer:
        def filled_in() -> bool:
            original = self._world.interactions.original(interaction)
            return original is None or not original.loading

        done = await self._until(filled_in, self.patience)
        message = self._world.interactions.original(interaction)
        return Answer("message" if done and message else "deferred", message, interaction=interaction)

    async def _await_update(self, interaction: Interaction) -> Answer:
        def visible() -> bool:
            return bool(interaction.edits or interaction.follow_ups)

        done = await self._until(visible, self.settle)
        if done and interaction.follow_ups and not interaction.edits:
            latest = self._world.messages.find(interaction.channel_id, interaction.follow_ups[-1])
            return Answer("message", latest, interaction=interaction)
        message = self._world.interactions.original(interaction)
        return Answer("update" if done else "deferred", message, interaction=interaction)

    async def _until(self, predicate: Callable[[], T | None], seconds: float) -> T | None:
        return await self._changes.until(predicate, seconds)


def _button(message: Message, wanted: str) -> Json:
    usable = [
        part for part in message.buttons if part.get("style") != LINK_STYLE and not part.get("disabled")
    ]
    for button in usable:
        if wanted in message.names_of(button):
            return button
    offered = ", ".join(message.names_of(button)[0] for button in usable)
    raise LookupError(f"no button {wanted!r}; there are: {offered or 'none'}")


def _menu(message: Message, wanted: str) -> Json:
    usable = [menu for menu in message.menus if not menu.get("disabled")]
    for menu in usable:
        if wanted in (menu["custom_id"], menu.get("placeholder")):
            return menu
    offered = ", ".join(str(menu.get("placeholder") or menu["custom_id"]) for menu in usable)
    raise LookupError(f"no menu {wanted!r}; there are: {offered or 'none'}")


def _still_there(message: Message, custom_id: str) -> bool:
    parts = [*message.buttons, *message.menus]
    return any(part.get("custom_id") == custom_id and not part.get("disabled") for part in parts)
