"""Playing again over the wire: the same people, stand-ins and options, and one table only."""

from __future__ import annotations

import pytest

from tests.bot.evening import Evening
from tests.bot.forms import changes

pytestmark = pytest.mark.programs  # test_tables and test_looking have the quick stories


async def test_a_rematch_asks_the_same_people_again(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    while (mover := await evening.mover(pilots)) is not None:
        await evening.plays(mover)
    await pilots[0].reads("The match is over.")
    await pilots[0].reads("This match is over", within="table")
    assert "has ended" in (await pilots[1].slash("move", what="column:1", table="1")).text
    await pilots[0].presses("Rematch")
    call = await pilots[1].reads("invites you to")
    assert f"<@{pilots[1].id}>" in call.text
    again = await evening.match(2)
    assert again.phase == "lobby" and again.names == (pilots[0].name,)
    await pilots[1].person.press(call, "Join")
    await pilots[0].presses("Start", within="table")
    await evening.all_said()
    old, again = await evening.dealt(1), await evening.dealt(2)
    assert again.names == old.names, "everyone sits where they sat"
    assert again.channel == old.channel and again.thread not in (None, old.thread, again.channel)


async def test_a_rematch_keeps_stand_ins_and_options(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    await first.slash("play", game="nautilus_island", seats=2)
    await changes(first, faces="all_up")
    await first.presses("Add a stand-in")
    await first.presses("Start")
    await first.reads("it's your turn")
    await evening.ends(first)
    again, _ = await evening.app.lobby.rematch(1, int(first.id), "Ada", 7)
    assert again.variants == {"faces": "all_up"} and again.options.size == 2
    assert again.names == tuple(sorted((await evening.match()).names, key=lambda name: name != "Ada"))


async def test_a_rematch_wanted_twice_is_one_table(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    while (mover := await evening.mover(pilots)) is not None:
        await evening.plays(mover)
    await pilots[0].reads("The match is over.")
    await pilots[0].presses("Rematch")
    await pilots[1].reads("invites you to")
    again = await evening.match(2)
    told = await pilots[1].presses("Rematch")
    assert told.ephemeral and told.text.endswith(f"/{again.channel}/{again.message}")
    await pilots[0].presses("Cancel")
    await pilots[0].presses("Yes, close it")
    assert not (await pilots[1].presses("Rematch")).ephemeral, "the first one is gone"
