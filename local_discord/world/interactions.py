"""Interactions: opened by people, answered by the bot within Discord's deadlines."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from local_discord.message import EPHEMERAL, LOADING, Json, Message
from local_discord.world import interaction_shapes
from local_discord.world.errors import ApiError, invalid_form
from local_discord.world.files import Upload
from local_discord.world.interaction_shapes import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction

if TYPE_CHECKING:
    from local_discord.world.world import World

FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

# What each kind of interaction may be answered with; a modal submit updates only if a message opened it.
ALLOWED: dict[int, tuple[int, ...]] = {
    COMMAND: (MESSAGE, DEFERRED, MODAL),
    COMPONENT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE),
}


class Interactions:
    """All interactions by token."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_token: dict[str, Interaction] = {}

    # -- opened by people ---------------------------------------------------------------------------

    def open(
        self,
        kind: int,
        user_id: str,
        channel: Json,
        data: Json,
        *,
        message: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        """Open an interaction and send it to the bot."""
        interaction = Interaction(
            id=self._world.ids.next(),
            token=secrets.token_urlsafe(48),
            kind=kind,
            user_id=user_id,
            channel_id=channel["id"],
            opened_at=self._world.clock.now(),
            data=data,
            source_id=message.id if message else None,
            parent=parent,
        )
        self._by_token[interaction.token] = interaction
        payload = interaction_shapes.event(self._world, interaction, channel, message)
        self._world.emit("INTERACTION_CREATE", payload, frozenset(), to_people=False)
        return interaction

    def overdue(self, interaction: Interaction) -> bool:
        """Whether the deadline for the first answer has passed."""
        return self._age(interaction) > FIRST_ANSWER_SECONDS

    def original(self, interaction: Interaction) -> Message | None:
        """The message that `@original` stands for."""
        if interaction.original_id is None:
            return None
        return self._world.messages.find(interaction.channel_id, interaction.original_id)

    @property
    def latest(self) -> Interaction | None:
        """The newest interaction."""
        return next(reversed(self._by_token.values()), None)

    # -- keeping ------------------------------------------------------------------------------------

    def dump(self) -> list[Json]:
        """Serialise the interactions that can still be answered, oldest first."""
        alive = [one for one in self._by_token.values() if self._age(one) <= TOKEN_SECONDS]
        return [{**vars(one), "parent": one.parent.token if one.parent else None} for one in alive]

    def load(self, kept: list[Json]) -> None:
        """Restore what `dump` returned."""
        for entry in kept:
            parent = self._by_token.get(entry["parent"] or "")
            self._by_token[entry["token"]] = Interaction(**{**entry, "parent": parent})

    # -- answered by the bot ------------------------------------------------------------------------

    def answer(self, interaction_id: str, token: str, payload: Json, uploads: Mapping[str, Upload]) -> Json:
        """Take the first answer; error 10062 if late or unknown, 40060 if there was one before."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise ApiError(10062)
        if interaction.answered_with:
            raise ApiError(40060)
        if self.overdue(interaction):
            raise ApiError(10062)
        kind = payload["type"]
        if not self._allowed(interaction, kind):
            raise invalid_form(("type", "BASE_TYPE_CHOICES", f"Value must not be {kind} here."))
        message = self._carry_out(interaction, kind, payload.get("data") or {}, uploads)
        interaction.answered_with = kind
        interaction.answer = payload.get("data") or {}
        self._world.emit("INTERACTION_ANSWERED", {"id": interaction.id}, frozenset(), to_bot=False)
        return self._receipt(interaction, kind, message)

    def follow_up(self, token: str, payload: Json, uploads: Mapping[str, Upload]) -> Message:
        """Send one more message; the first after a deferral fills in the deferred answer."""
        interaction = self._alive(token)
        original = self.original(interaction)
        if original is not None and original.loading:
            return self._fill(interaction, original, payload, uploads)
        to = interaction.user_id if _flags(payload) & EPHEMERAL else None
        extra = {**self._signature(interaction), "type": 0}
        # A public follow-up must not point at a message that others cannot see.
        if original is not None and original.to in (None, to):
            extra |= self._reference_to(original)
        message = self._post(interaction, payload, uploads, to, extra)
        interaction.follow_ups.append(message.id)
        return message

    def message(self, token: str, message_id: str) -> Message:
        """Return a message of this interaction; error 10008 if it is not one."""
        interaction = self._alive(token)
        if message_id == "@original":
            found = self.original(interaction)
        elif message_id in (*interaction.follow_ups, interaction.original_id):
            found = self._world.messages.find(interaction.channel_id, message_id)
        else:
            found = None
        if found is None:
            raise ApiError(10008)
        return found

    def edit(self, token: str, message_id: str, payload: Json, uploads: Mapping[str, Upload]) -> Message:
        """Edit through the token; fills in a deferred answer."""
        message = self.message(token, message_id)
        interaction = self._by_token[token]
        if message.loading:
            return self._fill(interaction, message, payload, uploads)
        edited = self._world.messages.edit(message, payload, uploads)
        interaction.edits += 1
        return edited

    def delete(self, token: str, message_id: str) -> None:
        """Delete through the token."""
        message = self.message(token, message_id)
        self._world.messages.delete(message)
        self._by_token[token].edits += 1

    # -- inside -------------------------------------------------------------------------------------

    def _age(self, interaction: Interaction) -> float:
        return self._world.clock.now() - interaction.opened_at

    def _alive(self, token: str) -> Interaction:
        interaction = self._by_token.get(token)
        if interaction is None or not interaction.answered_with:
            raise ApiError(10015)
        if self._age(interaction) > TOKEN_SECONDS:
            raise ApiError(50027)
        return interaction

    def _allowed(self, interaction: Interaction, kind: int) -> bool:
        if kind in (DEFERRED_UPDATE, UPDATE) and interaction.source_id is None:
            return False
        return kind in ALLOWED[interaction.kind]

    def _carry_out(
        self, interaction: Interaction, kind: int, data: Json, uploads: Mapping[str, Upload]
    ) -> Message | None:
        if kind in (MESSAGE, DEFERRED):
            return self._answer_with_message(interaction, kind, data, uploads)
        if kind not in (DEFERRED_UPDATE, UPDATE):
            return None
        source = self._world.messages.find(interaction.channel_id, interaction.source_id or "")
        if source is None:
            raise ApiError(10008)
        interaction.original_id = source.id
        if kind == DEFERRED_UPDATE:
            return None
        return self._world.messages.edit(source, data, uploads)

    def _answer_with_message(
        self, interaction: Interaction, kind: int, data: Json, uploads: Mapping[str, Upload]
    ) -> Message:
        to = interaction.user_id if _flags(data) & EPHEMERAL else None
        extra = {**self._signature(interaction), "type": 20 if interaction.kind == COMMAND else 0}
        if kind == DEFERRED:
            data = {"flags": (_flags(data) & EPHEMERAL) | LOADING}
        else:
            data = {**data, "flags": _flags(data) & ~LOADING}
        if interaction.source_id and to is None:
            source = self._world.messages.find(interaction.channel_id, interaction.source_id)
            if source is not None and source.to is None:
                extra |= self._reference_to(source)
        message = self._post(interaction, data, uploads, to, extra)
        interaction.original_id = message.id
        return message

    def _post(
        self,
        interaction: Interaction,
        payload: Json,
        uploads: Mapping[str, Upload],
        to: str | None,
        extra: Json,
    ) -> Message:
        channel = self._world.channel(interaction.channel_id)
        bot_id = self._world.bot["id"]
        return self._world.messages.create(channel, bot_id, payload, uploads, to=to, extra=extra)

    def _fill(
        self, interaction: Interaction, placeholder: Message, payload: Json, uploads: Mapping[str, Upload]
    ) -> Message:
        # An edit cannot change who sees the message: the deferral decided it.
        filled = self._world.messages.edit(placeholder, payload, uploads, clear_flags=LOADING)
        interaction.edits += 1
        return filled

    def _signature(self, interaction: Interaction) -> Json:
        application_id = self._world.application_id
        metadata = interaction_shapes.metadata(self._world, interaction)
        return {
            "application_id": application_id,
            "webhook_id": application_id,
            "interaction_metadata": metadata,
        }

    def _reference_to(self, message: Message) -> Json:
        channel = self._world.channel(message.channel_id)
        reference = {"type": 0, "channel_id": message.channel_id, "message_id": message.id}
        if "guild_id" in channel:
            reference["guild_id"] = channel["guild_id"]
        return {"message_reference": reference}

    def _receipt(self, interaction: Interaction, kind: int, message: Message | None) -> Json:
        """The response body for `with_response`."""
        about: Json = {"id": interaction.id, "type": interaction.kind}
        resource: Json = {"type": kind}
        if interaction.original_id is not None:
            original = self.original(interaction)
            about["response_message_id"] = interaction.original_id
            about["response_message_loading"] = kind == DEFERRED
            about["response_message_ephemeral"] = bool(original and original.ephemeral)
        if message is not None and kind in (MESSAGE, UPDATE):
            resource["message"] = message
        return {"interaction": about, "resource": resource}


def _flags(payload: Mapping[str, Any]) -> int:
    return int(payload.get("flags") or 0)
