"""Two people play a whole match over the wire, by clicks alone."""

from __future__ import annotations

from tests.bot.evening import Evening, store_when_possible

BOARD = "board.png"


async def test_two_people_play_a_whole_match(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    while (mover := await evening.mover(pilots)) is not None:
        await evening.all_said()  # a post that newer ones have overtaken has no picture
        assert await evening.plays(mover, store_when_possible)
    match = await evening.match()
    assert match.phase == "ended"
    over = await pilots[0].reads("The match is over.", within=str(match.thread))
    why, first = over.text.splitlines()[:2]
    assert why.startswith("The match is over. ") and first.startswith("1\\. <@"), "the result first"
    assert all(f"<@{pilot.id}>" in over.text for pilot in pilots), "everyone is called"
    await evening.all_said()
    lobby = next(m for m in pilots[0].person.sees("table") if m.id == str(match.message))
    assert " won with " in lobby.text
    *posts, plot = await evening.posts()
    assert plot.pictures[0]["filename"] == "course.png"
    turns = (await evening.app.turns.live(1)).state.turn
    assert turns / 3 < len(posts) <= turns + 1, "one post a turn, or for two in a row, and one for the deal"
    assert all(post.pictures[0]["filename"] == BOARD for post in posts)
    assert all(post.pictures[0]["description"] for post in posts), "every board has alt text"


async def test_what_one_player_found_goes_to_that_player_alone(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    other = next(pilot for pilot in pilots if pilot is not mover)
    await evening.misses(mover, lambda offer: offer.keys[-1:])  # the bow column has a hidden pile
    whisper = await mover.reads("You found", within="dm")
    assert whisper.pictures[0]["filename"] == "hand.png"
    assert not any("You found" in message.text for message in other.visible())


async def test_my_hand_shows_ephemerally_in_the_thread(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    match = await evening.match()
    answer = await pilots[0].presses("My hand", within=str(match.thread))
    assert answer.ephemeral
    assert answer.message is not None
    assert answer.message.pictures[0]["filename"] == "hand.png"
    assert answer.message.id not in [message.id for message in pilots[1].visible()]


async def test_the_commands_board_and_hand_answer_the_asker_alone(evening: Evening) -> None:
    first, second = await evening.open_table("Ada", "Bruno")
    match = await evening.match()
    board = await first.slash("board", channel=str(match.thread))
    assert board.ephemeral and board.message and board.message.pictures[0]["filename"] == BOARD
    hand = await second.slash("hand", table=str(match.id))
    assert hand.ephemeral and hand.message and hand.message.pictures[0]["filename"] == "hand.png"


async def test_a_table_is_found_by_typing_part_of_its_name(evening: Evening) -> None:
    first, _ = await evening.open_table("Ada", "Bruno")
    assert await first.person.autocomplete("hand", "table", "island") == [
        {"name": "Nautilus Island · table 1", "value": "1"}
    ]
    assert await first.person.autocomplete("hand", "table", "chess") == []


async def test_a_match_is_played_whole_from_the_dm(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.misses(mover, lambda offer: offer.keys[-1:])
    await mover.reads("You found", within="dm")
    other = await evening.on_turn(pilots)
    assert other is not mover
    await evening.plays(other)
    assert await evening.plays(mover, within="dm")
    assert await evening.mover(pilots) is not mover


async def test_four_can_sit_and_the_fifth_is_told(evening: Evening) -> None:
    first, *others = evening.people("Ada", "Bruno", "Chiara", "David")
    fifth = evening.people("Fatou")[0]
    await first.slash("play", game="nautilus_island")
    for other in others:
        await other.presses("Join")
    answer = await fifth.presses("Join")
    assert "This table is full (4 players)" in answer.text
    assert [player.name for player in (await evening.match()).players] == ["Ada", "Bruno", "Chiara", "David"]
