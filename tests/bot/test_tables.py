"""The lobby over the wire: options, invitations, private tables, starting by itself, rematch, moderators."""

from __future__ import annotations

from storage import matches
from tests.bot.evening import Evening, patient


async def test_the_host_chooses_a_variant_and_everyone_reads_it(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    await first.slash("play", game="nautilus_island")
    await first.presses("Options")
    await first.picks("variant:faces")
    answer = await first.picks("all_up")
    assert "Options of" in answer.text
    table = await first.reads("all face up", within="table")
    assert not table.ephemeral
    assert (await evening.match()).variants == {"faces": "all_up"}


async def test_only_the_host_may_choose(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island")
    await second.presses("Join")
    assert "Only Ada can" in (await second.presses("Options")).text


async def test_a_table_can_start_when_its_last_seat_is_taken(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island", seats=2)
    await first.presses("Options")
    await first.picks("kept:full")
    await first.picks("yes")
    await second.presses("Join")
    await first.reads("it's your turn")
    assert (await evening.match()).phase == "playing"


async def test_a_private_table_is_for_those_invited(evening: Evening) -> None:
    first, second, third = evening.people("Ada", "Bruno", "Chiara")
    await first.slash("play", game="nautilus_island", private=True)
    assert "by invitation" in (await second.presses("Join")).text
    await first.presses("Invite")
    panel = await first.reads("Whom do you invite")
    await first.person.choose(panel, "Pick up to five people", second.id)
    call = await second.reads(f"<@{second.id}>: **Ada** invites you")
    assert call["mentions"][0]["id"] == second.id
    await second.presses("Join")
    await second.reads("You sit at")
    assert "by invitation" in (await third.presses("Join")).text
    assert (await evening.match()).names == ("Ada", "Bruno")


async def test_a_host_who_leaves_hands_over_and_the_last_one_closes_the_table(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island")
    await second.presses("Join")
    await first.presses("Leave")
    assert (await evening.match()).host == int(second.id)
    await second.presses("Leave")
    await second.reads("this table was closed")
    assert (await evening.match()).phase == "cancelled"


async def test_cancel_is_for_the_host_and_for_moderators(evening: Evening) -> None:
    first, second = evening.people("Bruno", "Chiara")
    (moderator,) = evening.people("Ada")  # owns the server
    await first.slash("play", game="nautilus_island")
    assert "Only Bruno can" in (await second.presses("Cancel")).text
    await moderator.presses("Cancel")
    assert (await evening.match()).phase == "cancelled"


async def test_one_person_may_take_several_seats_where_the_table_says_so(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    await first.slash("play", game="nautilus_island")
    assert "sit at this table already" in (await first.presses("Join")).text
    await first.presses("Options")
    await first.picks("kept:shared")
    await first.picks("yes")
    await first.presses("Join")
    await first.reads("What only you may see comes by DM")
    await first.presses("Start")
    await first.reads("it's your turn")
    match = await evening.match()
    assert match.seats_of(int(first.id)) == (0, 1)
    assert await evening.plays(first)
    assert (await evening.match()).phase == "ended", "one panel leads through both seats to the end"


async def test_nobody_floods_a_channel_with_tables(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    for _ in range(3):
        await first.slash("play", game="nautilus_island")
    assert "3 tables waiting already" in (await first.slash("play", game="nautilus_island")).text


async def test_a_blocked_person_is_kept_from_my_tables(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    await first.slash("table block", person=second.id)
    await first.slash("play", game="nautilus_island")
    assert "by invitation" in (await second.presses("Join")).text
    await first.slash("table block", person=second.id, off=True)
    await second.presses("Join")
    await second.reads("You sit at")


async def test_before_posting_a_missing_permission_is_named(evening: Evening) -> None:
    (first,) = evening.people("Bruno")
    evening.box.world.deny("table", "ATTACH_FILES")
    answer = await first.slash("play", game="nautilus_island")
    assert answer.ephemeral and "Attach Files" in answer.text
    assert evening.app is not None
    assert await matches.get(evening.app.database.reader, 1) is None


async def test_where_threads_are_not_allowed_the_channel_will_do(evening: Evening) -> None:
    evening.box.world.deny("table", "CREATE_PUBLIC_THREADS")
    first, second = evening.people("Ada", "Bruno")
    await first.slash("play", game="nautilus_island")
    await second.presses("Join")
    await first.presses("Start")
    await first.reads("it's your turn", within="table")
    match = await evening.match()
    assert match.thread == match.channel


async def test_a_rematch_asks_the_same_people_again(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    while (mover := await evening.mover(pilots)) is not None:
        await evening.plays(mover)
    await pilots[0].reads("The match is over.")
    await pilots[0].presses("Rematch")
    call = await pilots[1].reads("invites you to")
    assert f"<@{pilots[1].id}>" in call.text
    again = await evening.match(2)
    assert again.phase == "lobby" and again.names == (pilots[0].name,)


async def test_a_moderator_ends_a_match_and_others_may_not(evening: Evening) -> None:
    pilots = await evening.open_table("Bruno", "Chiara")
    moderator, bystander = evening.people("Ada", "David")
    assert "Only moderators" in (await bystander.slash("table end", table="1")).text
    assert "was ended" in (await moderator.slash("table end", table="1")).text
    assert (await evening.match()).phase == "cancelled"
    answer = await pilots[0].presses("Your turn")
    assert answer.kind != "failed"


async def test_a_server_may_keep_tables_to_some_channels(evening: Evening) -> None:
    moderator, other = evening.people("Ada", "Bruno")
    lounge = evening.box.channel("lounge")
    await moderator.slash("settings server", channel=None, who="everyone")
    answer = await moderator.person.slash("settings server", **{"language": "fr"})
    assert "Français" in answer.text
    assert lounge["name"] == "lounge"
    assert "Only moderators" in (await other.slash("settings server", who="moderators")).text
    await moderator.slash("settings server", who="moderators")
    assert "only moderators open tables" in (await other.slash("play", game="nautilus_island")).text


async def test_tables_in_several_languages_stand_side_by_side(evening: Evening) -> None:
    first = patient(evening.box, "Ada")
    await first.slash("play", game="nautilus_island", language="fr")
    await first.slash("play", game="nautilus_island", language="it")
    assert (await evening.match(1)).language == "fr"
    assert (await evening.match(2)).language == "it"
