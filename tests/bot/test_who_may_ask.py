"""Who, then what, by command: whoever has no seat learns nothing of hidden hands by asking or typing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bot.match.position import Position
from local_discord.message import Json
from local_discord.pilot import Pilot
from tests.bot.evening import Evening
from tests.bot.test_two_worlds import TWIN
from tests.bot.test_who_may_act import OTHERS, outsider, told, twin, where
from tests.kit.samples import first_quick

COUNTS = "table problem"  # each report has the next number
MODERATORS = ("table end", "table move")
"""What a moderator may do to a match, which would be the end of this one."""

pytestmark = pytest.mark.parametrize("who", first_quick(["ex-player", *OTHERS]))


class Command(NamedTuple):
    """A command that is asked of a table."""

    name: str
    options: tuple[Json, ...]

    def filled(self, words: dict[str, str], table: int) -> Json:
        """Its options: those that must be given, and what is asked about."""
        named = [option for option in self.options if option["name"] in words or option.get("required")]
        found = {option["name"]: words.get(option["name"]) or _chosen(option) for option in named}
        return {**found, "table": str(table)}


def _chosen(option: Json) -> str:
    return str(option["choices"][0]["value"]) if option.get("choices") else "1"


def commands(person: Pilot, place: str | None) -> Iterator[Command]:
    """All commands on offer that name a table."""
    for command in person.person.commands(place):
        if command.get("type", 1) != 1:
            continue
        inner = [option for option in command.get("options", ()) if option["type"] == 1]
        for one in inner or [command]:
            options = tuple(one.get("options", ()))
            name = f"{command['name']} {one['name']}" if inner else command["name"]
            if name != COUNTS and any(option["name"] == "table" for option in options):
                yield Command(name, options)


def asked_about(position: Position) -> list[dict[str, str]]:
    """Something on offer to the seat that is asked, and something that is not."""
    decision = position.asked[0]
    return [{"what": what, "question": decision.step} for what in (decision.keys[0], "nothing-like-it")]


async def test_no_command_tells_two_worlds_apart(evening: Evening, who: str) -> None:
    person = await outsider(evening, who)
    position, place = await twin(evening, None), where(evening, person)
    found = [one for one in commands(person, place) if who != "moderator" or one.name not in MODERATORS]
    assert len(found) > 15, "of every command that names a table"
    for command in found:
        answers = {
            told(await person.person.slash(command.name, command.filled(words, table), channel=place))
            for words in asked_about(position)
            for table in (1, TWIN)
        }
        assert len(answers) == 1, f"/{command.name} tells {answers}"


async def test_no_suggestion_tells_two_worlds_apart(evening: Evening, who: str) -> None:
    person = await outsider(evening, who)
    position, place = await twin(evening, None), where(evening, person)
    (words, _), tried = asked_about(position), 0
    for command in commands(person, place):
        for option in command.options:
            if not option.get("autocomplete") or option["name"] == "table":
                continue
            tried += 1
            for typed in ("", words["what"][:3]):
                answers = [
                    await person.person.autocomplete(
                        command.name, option["name"], typed, {"table": str(table)}, channel=place
                    )
                    for table in (1, TWIN)
                ]
                one, two = (re.sub(r"\b[12]\b", "N", repr(found)) for found in answers)
                assert one == two, f"{option['name']} of /{command.name} suggests {answers}"
    assert tried > 5
