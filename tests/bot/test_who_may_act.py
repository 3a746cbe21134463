"""Who, then what: somebody without a seat learns nothing from what is on offer to it, whatever they press."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.custom_ids import kinds
from bot.match.position import Position
from bot.presses.kinds import Press
from bot.presses.lookups import ProblemForm, ReportProblem, RulesPage, TurnsPage
from bot.presses.playing import OnPanel, TypeSpot
from bot.presses.seats import End
from bot.presses.tables import Rematch
from games.core.model import Seat
from local_discord.answers import Answer
from local_discord.message import Message
from local_discord.pilot import Pilot
from local_discord.world.interaction_shapes import COMPONENT, MODAL_SUBMIT, Interaction
from tests.bot.evening import Evening
from tests.bot.test_two_worlds import TWIN, Worlds
from tests.kit.samples import first_quick, quick_and_dense

NO_MATCH = (Rematch, ReportProblem, ProblemForm, RulesPage, TurnsPage)
"""Presses that ask nothing of a match under way."""

OTHERS = ("stranger", "kicked", "moderator")


async def sends(evening: Evening, pilot: Pilot, press: Press | str, *values: str) -> Answer:
    """The answer to somebody who presses a button, picks from a menu or sends a form of an old panel."""
    custom_id = press if isinstance(press, str) else press.id
    world = evening.box.world
    message = await _pressed_on(evening, pilot)
    place = world.channels[message["channel_id"]]
    if custom_id.startswith(("typed:", "trouble:")):
        return await sends_form(evening, pilot, custom_id, "".join(values))
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
    if values:
        data["values"] = list(values)
    opened = world.interactions.open(COMPONENT, pilot.id, place, data, message=message)
    return await pilot.person._await_answer(opened)


async def sends_form(evening: Evening, pilot: Pilot, custom_id: str, text: str) -> Answer:
    """The answer to a form with one field, opened from an old panel."""
    world, message = evening.box.world, await _pressed_on(evening, pilot)
    place, parent = world.channels[message["channel_id"]], _button_pressed(evening, pilot, message)
    field = {"type": 4, "custom_id": "spot", "value": text}
    data = {"custom_id": custom_id, "components": [{"type": 18, "component": field}]}
    opened = world.interactions.open(MODAL_SUBMIT, pilot.id, place, data, message=message, parent=parent)
    return await pilot.person._await_answer(opened)


async def _pressed_on(evening: Evening, pilot: Pilot) -> Message:
    """A message of the match; for somebody who was kicked, one that they still have in their DM."""
    world = evening.box.world
    if pilot.id in world.members:
        return pilot.person.sees(str((await evening.match()).thread))[-1]
    return world.messages.create(world.dm_with(pilot.id), world.bot["id"], {"content": "of another day"})


def kick(evening: Evening, pilot: Pilot) -> None:
    """Somebody leaves the server against their will, and has the bot among their own apps."""
    pilot.person.installed = True
    evening.box.world.membership.kick(pilot.id)


def where(evening: Evening, pilot: Pilot) -> str | None:
    """Where somebody can type: anywhere, or in their DM with the bot alone."""
    return None if pilot.id in evening.box.world.members else "dm"


def _button_pressed(evening: Evening, pilot: Pilot, message: Message) -> Interaction:
    """The press that opened a form, long ago."""
    world = evening.box.world
    return Interaction(
        id=world.ids.next(),
        token="of-an-old-press",
        kind=COMPONENT,
        user_id=pilot.id,
        channel_id=message["channel_id"],
        opened_at=world.clock.now(),
        data={"custom_id": "type:1:1.0", "component_type": 2},
        source_id=message.id,
    )


async def outsider(evening: Evening, kind: str) -> Pilot:
    """Somebody without a seat at table 1: never had one, gave it away, or was kicked after that."""
    pilots = await evening.open_table("Bruno", "Chiara", game="underwater_cities")
    stranger = evening.people("Fatou")[0]
    if kind == "stranger":
        return stranger
    if kind == "moderator":
        return evening.people("Ada")[0]
    leaver = await evening.on_turn(pilots)
    await leaver.slash("table replace", table="1", by=stranger.id)
    await leaver.presses("Yes, offer the seat")
    await stranger.presses("Take the seat")
    await evening.all_said()
    if kind == "kicked":
        kick(evening, leaver)
    return leaver


NOT_OFFERED = ("nothing-like-it", "group:nothing-like-it")
KEYS = quick_and_dense("keys", 1, 2)  # how many on offer are named, and how many that are not


def made(
    kind: type[Press], match: int, position: Position, keys: int = 2
) -> list[tuple[Press, tuple[str, ...]]]:
    """Presses of a type that name something on offer to the seat that is asked first, and something else.

    A type that names nothing has one press alone.
    """
    decision = position.asked[0]
    found: list[tuple[Press, tuple[str, ...]]] = []
    for key in (*decision.keys[:keys], *NOT_OFFERED[:keys]):
        fields: dict[str, Any] = {
            "match": match,
            "asked": position.asked_at[decision.seat],
            "seat": decision.seat,
            "key": key,
            "step": decision.step,
            "kind": "next",
            "how": "one",
            "change": "add",
            "name": "size",
            "choice": "yes",
            "mark": str(position.at),
        }
        named = {name: fields.get(name, 0) for name in kind.__struct_fields__ if f"{{{name}}}" in kind.form}
        picks = {"values", "chosen", "text"} & {*kind.__struct_fields__}
        press = (kind(**named), (key,) if picks else ())
        found += [press] if press not in found else []
    return found


def told(answer: Answer) -> str:
    """All that somebody is told, files and what may be pressed included, without the number of the table."""
    message = answer.message
    parts = [*message.buttons, *message.menus] if message else []
    shown = [repr({key: value for key, value in part.items() if key != "id"}) for part in parts]
    files = [f"{f['filename']} {f.get('description')} {f['size']}" for f in message.files] if message else []
    return re.sub(r"(table |:)[12]\b", r"\1N", "\n".join([answer.kind, answer.text, *shown, *files]))


async def twin(evening: Evening, viewer: Seat | None) -> Position:
    """Table 1 as it stands; table 2 becomes another world, dealt again in all that the viewer cannot know."""
    await evening.people("David")[0].slash("play", game="underwater_cities")  # the row of the twin
    position = await evening.app.turns.live(1)
    await Worlds(evening, []).fork(position, viewer, "other")
    assert (await evening.app.turns.live(TWIN)).asked[0].keys != position.asked[0].keys
    return position


async def answers_to(
    evening: Evening, person: Pilot, kind: type[Press], position: Position, keys: int
) -> set[str]:
    """All that somebody is told in both worlds about presses of a type."""
    return {
        told(await sends(evening, person, press, *values))
        for number in (1, TWIN)
        for press, values in made(kind, number, position, keys)
    }


@KEYS
@pytest.mark.parametrize("who", first_quick(["ex-player", *OTHERS]))
async def test_nothing_an_outsider_presses_tells_two_worlds_apart(
    evening: Evening, who: str, keys: int
) -> None:
    person = await outsider(evening, who)
    position = await twin(evening, None)
    allowed = {End} if who == "moderator" else set()
    for kind in set(kinds()) - {*NO_MATCH} - allowed:
        answers = await answers_to(evening, person, kind, position, keys)
        assert len(answers) == 1, f"{kind.__name__} tells {answers}"


@KEYS
async def test_no_press_on_another_players_panel_tells_two_worlds_apart(evening: Evening, keys: int) -> None:
    pilots = await evening.open_table("Bruno", "Chiara", game="underwater_cities")
    position = await twin(evening, Seat(1))
    for kind in set(kinds()) - {TypeSpot}:
        if issubclass(kind, OnPanel):
            answers = await answers_to(evening, pilots[1], kind, position, keys)
            assert len(answers) == 1 and "You don't sit" in answers.pop(), kind.__name__


@pytest.mark.parametrize("who", ["ex-player", *OTHERS])
async def test_no_typed_move_tells_an_outsider_what_is_on_offer(evening: Evening, who: str) -> None:
    person = await outsider(evening, who)
    keys = (await evening.app.turns.live(1)).asked[0].keys
    place = where(evening, person)
    answers = {
        (await person.person.slash("move", what=key, table="1", channel=place)).text
        for key in (*keys[:2], "no-such-thing")
    }
    assert len(answers) == 1 and all(answers)


async def test_every_press_has_its_handler(evening: Evening) -> None:
    assert evening.app.client.dispatcher.routes.keys() == set(kinds())
