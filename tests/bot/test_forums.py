"""Tables in forum channels: one post each, tagged by how they stand."""

from __future__ import annotations

import pytest

from local_discord.message import Json
from local_discord.pilot import Pilot
from local_discord.world.errors import ApiError
from storage import matches
from tests.bot.evening import Evening, opens

TAGS = ("Waiting", "en cours", "over", "long games")


def tags_of(evening: Evening, post: Json) -> list[str]:
    """The names of a post's tags now."""
    world = evening.box.world
    known = {tag["id"]: tag["name"] for tag in world.channel(post["parent_id"])["available_tags"]}
    return sorted(known[tag] for tag in world.channel(post["id"])["applied_tags"])


def somebody_wrote(evening: Evening, forum: Json, pilot: Pilot) -> str:
    """A post of a person's: where commands can be typed in a forum; its id."""
    said = {"name": "Who plays?", "message": {"content": "I do"}}
    return str(evening.box.world.forums.post(forum, pilot.id, said, {})["id"])


async def test_a_table_opened_in_a_forum_is_a_post_tagged_by_how_it_stands(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    forum = evening.box.world.forums.add("games", TAGS)
    here = somebody_wrote(evening, forum, first)
    told = await first.slash("play", game="nautilus_island", channel=here)
    match = await evening.match()
    post = evening.box.world.channel(str(match.channel))
    assert told.ephemeral and str(match.channel) in told.text
    assert match.message == match.channel and post["parent_id"] == forum["id"]
    assert post["name"].startswith("Nautilus Island · table 1") and tags_of(evening, post) == ["Waiting"]
    evening.box.world.change_channel(
        post["id"], applied_tags=[*post["applied_tags"], forum["available_tags"][3]["id"]]
    )
    (table,) = first.person.sees(post["id"])
    await second.person.press(table, "Join")
    await first.person.press(table, "Start")
    await evening.all_said()
    assert (await evening.match()).thread == match.channel, "the match is played in the post"
    assert tags_of(evening, post) == ["en cours", "long games"], "a tag that people gave stays"
    assert (await opens(first, post["id"])).message is not None
    await evening.ends(first)
    await evening.all_said()
    assert tags_of(evening, post) == ["long games", "over"]


async def test_a_forum_that_the_server_chose_is_used_from_anywhere(evening: Evening) -> None:
    moderator, other = evening.people("Ada", "Bruno")
    forum = evening.box.world.forums.add("games")
    await moderator.slash("settings server")
    await moderator.person.submit(moderator.answer, {"channels": [forum["id"]]})  # type: ignore[arg-type]
    assert (await other.slash("play", game="nautilus_island")).ephemeral
    post = evening.box.world.channel(str((await evening.match()).channel))
    assert post["parent_id"] == forum["id"] and tags_of(evening, post) == []


async def test_a_forum_without_the_tag_that_it_asks_for_is_told_of_kindly(evening: Evening) -> None:
    first, _ = evening.people("Ada", "Bruno")
    forum = evening.box.world.forums.add("games", ("chess",), require_tag=True)
    here = somebody_wrote_tagged(evening, forum, first)
    told = await first.slash("play", game="nautilus_island", channel=here)
    assert told.ephemeral and "need a tag" in told.text and "waiting" in told.text
    assert await evening.app.database.read(matches.get, 1) is None, "and no table is left behind"


def somebody_wrote_tagged(evening: Evening, forum: Json, pilot: Pilot) -> str:
    said = {
        "name": "Chess?",
        "message": {"content": "Anybody?"},
        "applied_tags": [forum["available_tags"][0]["id"]],
    }
    return str(evening.box.world.forums.post(forum, pilot.id, said, {})["id"])


async def test_the_box_takes_no_message_in_a_forum_and_no_post_without_its_tag(
    evening: Evening,
) -> None:
    world = evening.box.world
    forum = world.forums.add("games", ("chess",), require_tag=True)
    with pytest.raises(ApiError, match="50008"):
        world.messages.send(forum, world.bot["id"], {"content": "hello"})
    with pytest.raises(ApiError, match="40067"):
        world.forums.post(forum, world.bot["id"], {"name": "x", "message": {"content": "y"}}, {})
