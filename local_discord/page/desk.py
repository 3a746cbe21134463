"""What one person sees of the world on the page; all filtering is done here, in the server."""

from __future__ import annotations

from collections.abc import Sequence

from local_discord.message import Json, Message
from local_discord.people.person import Person
from local_discord.world import shapes
from local_discord.world.world import Change, World

PAGE_OF_MESSAGES = 50
MOST_COUNTED = 200
COMMAND_ANSWER = 20
CHANNEL_CHANGES = ("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE")
THREAD_CHANGES = ("THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE")
MESSAGE_CHANGES = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK")


class Desk:
    """Read marks and dismissed messages of each person, and the world through their eyes."""

    def __init__(self, world: World, people: Sequence[Person]) -> None:
        self._world = world
        self._people = people
        self._read: dict[str, dict[str, str]] = {person.id: {} for person in people}
        self._dismissed: dict[str, set[str]] = {person.id: set() for person in people}
        self._used: dict[str, str] = {}
        self._world.listeners.append(self._remember_command)

    def person(self, who: str) -> Person:
        """Somebody by id or name; the first person when nobody was named."""
        for person in self._people:
            if who == person.id or who.casefold() == person.name.casefold():
                return person
        return self._people[0]

    # -- what they see ------------------------------------------------------------------------------

    def state(self, person: Person) -> Json:
        """Everything a window needs to begin with."""
        self._world.dm_with(person.id)
        channels = person.channels()
        pages = {channel["id"]: self.page(person, channel["id"]) for channel in channels}
        return {
            "me": _me(person),
            "people": [_called(other) for other in self._people],
            "bot": {"id": self._world.bot["id"], "name": _bot_name(self._world.bot), "bot": True},
            "guild": {"id": self._world.guild_id, "name": self._world.guild()["name"]},
            "roles": [{"id": role["id"], "name": role["name"]} for role in self._world.roles.values()],
            "channels": channels,
            "messages": {channel_id: messages for channel_id, (messages, _) in pages.items()},
            "more": [channel_id for channel_id, (_, more) in pages.items() if more],
            "commands": self.commands(person),
            "read": self._read[person.id],
            "attention": self.attention(),
        }

    def commands(self, person: Person) -> Json:
        """Slash commands on offer in the guild and in the DM."""
        dm = self._world.dm_with(person.id)
        texts = [channel for channel in person.channels() if channel["type"] == shapes.TEXT]
        offered = self._world.commands.offered_in
        in_guild = offered(texts[0], person.id) if texts else []
        return {"guild": in_guild, "dm": offered(dm, person.id)}

    def page(self, person: Person, channel_id: str, before: str | None = None) -> tuple[list[Json], bool]:
        """Up to fifty messages, oldest first, and whether there are older ones."""
        self.channel(person, channel_id)
        seen = [message for message in self._messages(person, channel_id) if _earlier(message, before)]
        return [self._shown(person, message) for message in seen[-PAGE_OF_MESSAGES:]], len(
            seen
        ) > PAGE_OF_MESSAGES

    def opened(self, person: Person, channel_id: str) -> Json:
        """A channel that came into sight, with its messages."""
        messages, more = self.page(person, channel_id)
        channel = self._world.channels[channel_id]
        return {"kind": "opened", "channel": channel, "messages": messages, "more": more}

    def frame(self, person: Person, event: str, payload: Json, seen_by: frozenset[str] | None) -> Json | None:
        """Serialise a change for this person's window; None if they may not see it."""
        if event == "FILES_RENEWED":
            return {"kind": "state", "state": self.state(person)}
        if event == "COMMANDS_UPDATE":
            return {"kind": "commands", "commands": self.commands(person)}
        if event == "PERSON_UPDATE":
            return {"kind": "me", "me": _me(person)} if payload["id"] == person.id else None
        if event not in (*CHANNEL_CHANGES, *THREAD_CHANGES, *MESSAGE_CHANGES):
            return None
        if not self._concerns(person, event, payload, seen_by):
            return None
        data = self._shown(person, payload) if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") else payload
        return {"kind": "event", "name": event, "data": data}

    def channel(self, person: Person, channel_id: str) -> Json:
        """A channel this person can open."""
        channel = self._world.channels.get(channel_id)
        if channel is None or not self._sees(person, channel):
            raise LookupError("That channel is not there any more.")
        return channel

    def message(self, person: Person, channel_id: str, message_id: str) -> Message:
        """A message this person can see."""
        self.channel(person, channel_id)
        for message in self._messages(person, channel_id):
            if message.id == message_id:
                return message
        raise LookupError("That message is not there any more.")

    # -- what they did with it ----------------------------------------------------------------------

    def mark_read(self, person: Person, channel_id: str, message_id: str) -> None:
        """Mark everything up to this message as read."""
        marks = self._read[person.id]
        if int(message_id) > int(marks.get(channel_id, "0")):
            marks[channel_id] = str(int(message_id))

    def dismiss(self, person: Person, channel_id: str, message_id: str) -> None:
        """Dismiss an ephemeral message."""
        if self.message(person, channel_id, message_id).ephemeral:
            self._dismissed[person.id].add(message_id)

    def attention(self) -> dict[str, int]:
        """Count each person's unread mentions and DMs."""
        return {person.id: self._waiting(person) for person in self._people}

    def dump(self) -> Json:
        """Serialise read marks, dismissed messages and the commands that messages answer."""
        dismissed = {person_id: sorted(gone) for person_id, gone in self._dismissed.items()}
        return {"read": self._read, "dismissed": dismissed, "used": self._used}

    def load(self, kept: Json) -> None:
        """Restore what `dump` returned."""
        self._read |= kept["read"]
        self._dismissed |= {person_id: set(gone) for person_id, gone in kept["dismissed"].items()}
        self._used = kept["used"]

    # -- inside -------------------------------------------------------------------------------------

    def _sees(self, person: Person, channel: Json) -> bool:
        return self._world.sees(person.id, channel)

    def _messages(self, person: Person, channel_id: str) -> list[Message]:
        gone = self._dismissed[person.id]
        return [message for message in person.sees(channel_id) if message.id not in gone]

    def _concerns(self, person: Person, event: str, payload: Json, seen_by: frozenset[str] | None) -> bool:
        if seen_by is not None:
            return person.id in seen_by
        channel_id = payload["channel_id"] if event in MESSAGE_CHANGES else payload["id"]
        channel = self._world.channels.get(channel_id)
        return channel is None or self._sees(person, channel)

    def _waiting(self, person: Person) -> int:
        marks = self._read[person.id]
        total = 0
        for channel in self._world.channels.values():
            mark = int(marks.get(channel["id"], "0"))
            if int(channel["last_message_id"] or 0) > mark and self._sees(person, channel):
                fresh = person.sees(channel["id"])[-MOST_COUNTED:]
                direct = channel["type"] == shapes.DM
                total += sum(int(message.id) > mark and _is_for(message, person, direct) for message in fresh)
        return total

    def _shown(self, person: Person, message: Json) -> Json:
        """The message, with the command's name where it answers one, and with this person's reactions."""
        if reactions := message.get("reactions"):
            mine = self._world.reactions.set_by(person.id, message["id"])
            shown = [{**entry, "me": entry["emoji"]["name"] in mine} for entry in reactions]
            message = {**message, "reactions": shown}
        if message["type"] != COMMAND_ANSWER:
            return dict(message)
        name = self._used.get(message.get("interaction_metadata", {}).get("id", ""), "")
        return {**message, "interaction": {"name": name}}

    def _remember_command(self, change: Change) -> None:
        if change.event == "INTERACTION_CREATE" and change.payload["type"] == 2:
            self._used[change.payload["id"]] = _path(change.payload["data"])


def _called(person: Person) -> Json:
    return {"id": person.id, "name": person.name}


def _me(person: Person) -> Json:
    return {**_called(person), "locale": person.locale, "dms_open": person.dms_open}


def _bot_name(bot: Json) -> str:
    name = str(bot["global_name"] or bot["username"])
    return name[:1].upper() + name[1:]


def _earlier(message: Message, before: str | None) -> bool:
    return before is None or int(message.id) < int(before)


def _is_for(message: Message, person: Person, direct: bool) -> bool:
    if message["author"]["id"] == person.id:
        return False
    return direct or any(user["id"] == person.id for user in message["mentions"])


def _path(data: Json) -> str:
    """Return the command with its subcommands, as it was typed."""
    inner = [option for option in data.get("options") or [] if option["type"] in (1, 2)]
    return " ".join([data["name"], *(_path(option) for option in inner)])
