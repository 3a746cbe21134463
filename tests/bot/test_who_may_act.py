"""Who, then what: somebody without a seat learns nothing from what is on offer to it, whatever they press."""

from __future__ import annotations

import pytest

from local_discord.interactions import COMPONENT, MODAL_SUBMIT
from local_discord.pilot import Pilot
from tests.bot.evening import Evening


async def sends(evening: Evening, pilot: Pilot, custom_id: str, *values: str) -> str:
    """What somebody is told who presses a button, picks from a menu or sends a form of an old panel."""
    world = evening.box.world
    message = pilot.person.sees(str((await evening.match()).thread))[-1]
    place = world.channels[message["channel_id"]]
    if custom_id.startswith(("typed:", "trouble:")):
        field = {"type": 4, "custom_id": "spot", "value": values[0]}
        data = {"custom_id": custom_id, "components": [{"type": 18, "component": field}]}
        opened = world.interactions.open(MODAL_SUBMIT, pilot.id, place, data, message=message)
        return (await pilot.person._await_answer(opened)).text
    kind = 3 if values else 2
    data = {"custom_id": custom_id, "component_type": kind, **({"values": list(values)} if values else {})}
    opened = world.interactions.open(COMPONENT, pilot.id, place, data, message=message)
    return (await pilot.person._await_answer(opened)).text


async def outsider(evening: Evening, kind: str) -> Pilot:
    """Somebody who has no seat at table 1: never had one, or gave it to somebody else."""
    pilots = await evening.open_table("Ada", "Bruno")
    stranger = evening.people("Fatou")[0]
    if kind == "stranger":
        return stranger
    leaver = await evening.mover(pilots)
    assert leaver is not None
    await leaver.slash("table replace", table="1", by=stranger.id)
    await stranger.presses("Take the seat")
    await evening.all_said()
    return leaver


@pytest.mark.parametrize("kind", ["stranger", "ex-player"])
async def test_a_typed_answer_tells_an_outsider_nothing_of_what_is_on_offer(
    evening: Evening, kind: str
) -> None:
    person = await outsider(evening, kind)
    assert evening.app is not None
    position = await evening.app.turns.live(1)
    seat = position.asked[0].seat
    panel = f"typed:1:{position.put[seat]}.{seat}:7"
    on_offer, not_on_offer = position.asked[0].keys[0], "column:99"
    assert await sends(evening, person, panel, on_offer) == await sends(evening, person, panel, not_on_offer)
