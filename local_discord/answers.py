"""What came of something a person did."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from local_discord.interaction_shapes import Interaction
from local_discord.message import Json, Message

Kind = Literal["message", "deferred", "update", "modal", "choices", "failed"]
FAILED = "This interaction failed"
UNREACHED = "The bot cannot be reached from here"


@dataclass
class Answer:
    """The end of one interaction, as the person sees it.

    `message`: a new message, or a deferred one once it was filled in. `update`: the message the
    component stands on was changed. `deferred`: acknowledged, and nothing to see came of it.
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
