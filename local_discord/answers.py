"""The result of a person's act."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from local_discord.message import Json, Message
from local_discord.world.interaction_shapes import Interaction

Kind = Literal["message", "deferred", "update", "modal", "choices", "failed"]
FAILED = "This interaction failed"
UNREACHED = "The bot cannot be reached from here"


@dataclass
class Answer:
    """The result of one interaction, as the person sees it.

    `message`: a new message, or a deferred one once it was filled in. `update`: the message the
    component stands on was changed. `deferred`: acknowledged without any visible result.
    """

    kind: Kind
    message: Message | None = None
    error: str = ""
    modal: Json = field(default_factory=dict)
    choices: list[Json] = field(default_factory=list)
    interaction: Interaction | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees the message."""
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        """The message's words, or the error's."""
        return self.message.text if self.message is not None else self.error
