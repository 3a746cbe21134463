"""A question is explained to a player who meets it for the first time, and to nobody else."""

from __future__ import annotations

from bot.text.lessons import lesson
from storage import people
from tests.bot.evening import Evening, opens

EXPLORE = lesson("nautilus_island", "explore", "en")


async def explained(evening: Evening, name: str) -> bool:
    (pilot,) = evening.people(name)
    assert EXPLORE is not None
    return EXPLORE in (await opens(pilot)).text


async def test_the_first_question_of_its_kind_is_explained_until_it_is_answered(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    assert await explained(evening, mover.name)
    assert await explained(evening, mover.name)
    await mover.slash("move", what="column:2", table="1")
    second = await evening.on_turn(pilots)
    assert await explained(evening, second.name)


async def test_what_was_answered_once_is_not_explained_again(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    first = await evening.on_turn(pilots)
    assert await explained(evening, first.name)
    await evening.plays(first)
    other = next(pilot for pilot in pilots if pilot is not first)
    while await evening.on_turn(pilots) is other:
        await evening.plays(other)
    assert "column" in (await opens(first)).text, "the same is asked"
    assert not await explained(evening, first.name)


async def test_nobody_is_told_who_does_not_want_to_be(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    off = people.Preferences(lessons=False)
    await evening.app.database.write(people.set_preferences, int(mover.id), off)
    assert not await explained(evening, mover.name)
