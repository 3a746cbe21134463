"""Where tables may be: permissions, threads and channels, what servers and moderators say, moving on."""

from __future__ import annotations

import pytest

from local_discord.world.interaction_shapes import COMPONENT
from storage import matches
from tests.bot.evening import Evening, patient

SILENT = 1 << 12


async def test_before_posting_a_missing_permission_is_named(evening: Evening) -> None:
    (first,) = evening.people("Bruno")
    evening.box.world.deny("table", "ATTACH_FILES")
    answer = await first.slash("play", game="nautilus_island")
    assert answer.ephemeral and "Attach Files" in answer.text
    assert await evening.app.database.read(matches.get, 1) is None


@pytest.mark.parametrize(
    ("lost", "named"),
    [
        ("SEND_MESSAGES", "Send Messages"),
        ("SEND_MESSAGES_IN_THREADS", "Send Messages in Threads"),
        ("READ_MESSAGE_HISTORY", "Read Message History"),
    ],
)
async def test_every_permission_that_a_match_needs_is_looked_at(
    evening: Evening, lost: str, named: str
) -> None:
    evening.box.world.deny("table", lost)
    answer = await evening.people("Bruno")[0].slash("play", game="nautilus_island")
    assert answer.ephemeral and named in answer.text.partition("give me: ")[2]


async def test_a_missing_permission_is_named_in_the_language_of_whoever_asks(evening: Evening) -> None:
    (first,) = evening.people("Bruno")
    evening.box.world.deny("table", "READ_MESSAGE_HISTORY", "SEND_MESSAGES")
    for locale, named in (
        ("fr", "Voir les anciens messages et Envoyer des messages"),
        ("it", "Leggi cronologia messaggi e Invia messaggi"),
    ):
        first.person.locale = locale
        assert named in (await first.slash("play", game="nautilus_island")).text


async def test_where_threads_are_not_allowed_the_host_hears_it_and_the_channel_will_do(
    evening: Evening,
) -> None:
    evening.box.world.deny("table", "CREATE_PUBLIC_THREADS")
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island")
    note = await first.reads("will be played in this channel")
    assert note.to == first.id and "Create Public Threads" in note.text
    await second.presses("Join")
    await first.presses("Start")
    await first.reads("it's your turn", within="table")
    match = await evening.match()
    assert match.thread == match.channel


async def test_where_two_matches_share_a_channel_everyone_means_their_own(evening: Evening) -> None:
    evening.box.world.deny("table", "CREATE_PUBLIC_THREADS")
    first, second, third, fourth = evening.people("Ada", "Bruno", "Chiara", "David")
    for number, host, guest in ((1, first, second), (2, third, fourth)):
        await host.slash("play", game="nautilus_island")
        await guest.presses("Join")
        await guest.reads("You sit at")
        await host.presses("Start")
        await host.reads(f"it's your turn (Nautilus Island · table {number})", within="table")
    assert "table 1" in (await first.slash("score", channel="table")).text
    assert "table 2" in (await third.slash("score", channel="table")).text


async def test_a_moderator_ends_a_match_and_others_may_not(evening: Evening) -> None:
    pilots = await evening.open_table("Bruno", "Chiara")
    moderator, bystander = evening.people("Ada", "David")
    assert "Only moderators" in (await bystander.slash("table end", table="1")).text
    asked = await moderator.slash("table end", table="1")
    assert "for everybody?" in asked.text and (await evening.match()).phase == "playing"
    assert asked.message is not None
    assert "was ended" in (await moderator.person.press(asked.message, "Yes, end it")).text
    assert (await evening.match()).phase == "cancelled"
    await moderator.reads("This match was ended without a result", within="table")
    thread = str((await evening.match()).thread)
    assert "was ended" in (await pilots[1].reads("was ended", within=thread)).text, "those who sit are told"
    mover = await evening.on_turn(pilots)
    answer = await mover.presses("Your turn")
    assert "ended without a result" in answer.text, "and nothing is asked any more"


async def test_a_forged_button_ends_no_match(evening: Evening) -> None:
    await evening.open_table("Bruno", "Chiara")
    (bystander,) = evening.people("David")
    world, forged = evening.box.world, {"custom_id": "end:1", "component_type": 2}
    world.interactions.open(
        COMPONENT, bystander.id, evening.box.channel("table"), forged, message=bystander.last("table")
    )
    await bystander.reads("Only moderators")
    assert (await evening.match()).phase == "playing"


async def test_a_match_goes_on_in_another_channel(evening: Evening) -> None:
    pilots = await evening.open_table("Bruno", "Chiara")
    thread = (await evening.match()).thread
    moderator, stranger = evening.people("Ada", "David")
    refused = await stranger.slash("table move", channel="lounge", table="1")
    assert "Only the table's host and moderators" in refused.text
    assert "within its own server" in (await pilots[0].slash("table move", channel="dm", table="1")).text
    await moderator.slash("table move", channel="lounge", table="1")
    mover = await evening.on_turn(pilots)
    board = await pilots[0].reads(f"<@{mover.id}>, it's your turn", within="lounge")
    assert f"it was in <#{thread}> before" in board.text and board.pictures
    assert board["flags"] & SILENT, "they were called there already"
    await mover.slash("move", what="column:1", table="1")
    other = await evening.on_turn(pilots)
    await other.reads(f"<@{other.id}>, it's your turn", within="lounge")


async def test_a_table_that_waits_is_moved_with_its_message(evening: Evening) -> None:
    host, guest, moderator = evening.people("Bruno", "Chiara", "Ada")
    await host.slash("play", game="nautilus_island")
    await evening.all_answered()
    await moderator.slash("table move", channel="lounge", table="1")
    assert not any(message.buttons for message in guest.visible("table")), "nobody joins in the old place"
    await guest.presses("Join", within="lounge")
    await guest.reads("You sit at")
    await host.presses("Start", within="lounge")
    await host.reads("it's your turn")
    match = await evening.match()
    assert match.channel == int(evening.box.channel("lounge")["id"]) and match.thread != match.channel


async def test_a_match_does_not_go_on_where_the_bot_may_not_write(evening: Evening) -> None:
    await evening.open_table("Bruno", "Chiara")
    (moderator,) = evening.people("Ada")
    evening.box.world.deny("lounge", "SEND_MESSAGES")
    refused = await moderator.slash("table move", channel="lounge", table="1")
    assert "Send Messages" in refused.text
    assert (await evening.match()).thread != int(evening.box.channel("lounge")["id"])


async def test_what_is_over_does_not_go_on_elsewhere(evening: Evening) -> None:
    await evening.open_table("Bruno", "Chiara")
    (moderator,) = evening.people("Ada")
    await evening.ends(moderator)
    assert "has ended" in (await moderator.slash("table move", channel="lounge", table="1")).text


async def test_a_server_may_keep_tables_to_some_channels(evening: Evening) -> None:
    moderator, other = evening.people("Ada", "Bruno")
    lounge = evening.box.channel("lounge")
    await moderator.slash("settings server", {"channel": lounge["id"]})
    refused = await other.slash("play", game="nautilus_island")
    assert f"Tables are opened elsewhere on this server: <#{lounge['id']}>" in refused.text
    assert not (await other.slash("play", channel="lounge", game="nautilus_island")).ephemeral
    await moderator.slash("settings server", {"channel": lounge["id"]})  # named again: taken away again
    assert not (await other.slash("play", game="nautilus_island")).ephemeral


async def test_a_server_may_choose_a_language_and_leave_tables_to_moderators(evening: Evening) -> None:
    moderator, other = evening.people("Ada", "Bruno")
    assert "Only moderators" in (await other.slash("settings server", who="moderators")).text
    assert "settings of a server" in (await moderator.slash("settings server", channel="dm")).text
    answer = await moderator.slash("settings server", language="fr", who="moderators")
    assert "Français" in answer.text
    assert "only moderators open tables" in (await other.slash("play", game="nautilus_island")).text
    await moderator.slash("play", game="nautilus_island")
    assert (await evening.match()).language == "fr"


async def test_tables_in_several_languages_stand_side_by_side(evening: Evening) -> None:
    first = patient(evening.box, "Ada")
    await first.slash("play", game="nautilus_island", language="fr")
    await first.slash("play", game="nautilus_island", language="it")
    assert (await evening.match(1)).language == "fr"
    assert (await evening.match(2)).language == "it"
