"""Direct messages: who can be written to, and how many new ones may be opened at once."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from local_discord.message import Json
from local_discord.world.errors import ApiError

if TYPE_CHECKING:
    from local_discord.world.world import World


class Direct:
    """The bot's direct messages; Discord does not publish its limits, so both can be set."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.most_opened = 50
        self.within_seconds = 600.0
        self._written_to: set[str] = set()
        self._opened: deque[float] = deque()

    def open(self, user_id: str) -> Json:
        """Open a DM; error 40003 for too many new ones."""
        channel = self._world.dm_with(user_id)
        if user_id not in self._written_to:
            self._count()
            self._written_to.add(user_id)
        return channel

    def check_recipient(self, channel: Json) -> None:
        """Raise 50278 for somebody who has nothing to do with the bot, 50007 for closed DMs."""
        user_id = channel["recipients"][0]["id"]
        if not self._world.membership.may_be_written_to(user_id):
            raise ApiError(50278)
        if not self._world.settings[user_id].dms_open:
            raise ApiError(50007)

    def dump(self) -> Json:
        """Serialise who was written to."""
        return {"written_to": sorted(self._written_to)}

    def load(self, kept: Json) -> None:
        """Restore what `dump` returned."""
        self._written_to = set(kept["written_to"])

    def _count(self) -> None:
        now = self._world.clock.now()
        while self._opened and now - self._opened[0] > self.within_seconds:
            self._opened.popleft()
        if len(self._opened) >= self.most_opened:
            raise ApiError(40003)
        self._opened.append(now)
