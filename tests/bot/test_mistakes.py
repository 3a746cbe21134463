"""Beyond one's own turn: taking back by consent, and the host's rewind."""

from __future__ import annotations

import pytest

from bot.match import takeback
from bot.match.commit import HELD_FOR
from bot.match.letters import Notice, Whisper
from games import GAMES
from games.core import codec, engine
from games.core.model import RuleError, Seat, Undo
from storage import journal
from storage.transaction import Transaction
from tests.bot.company import ADA, BRUNO, CHIARA, Company


async def plays_openly(table: Company) -> int:
    """Turns of Nautilus until one told nobody anything hidden; who made it."""
    while True:
        mover = await table.mover()
        while await table.mover() == mover:
            await table.plays(key=(await table.live()).asked[0].keys[-1])
        rows = await table.database.read(journal.entries, 1)
        wanted = takeback.by_consent(rows, await table.seat_of(mover))
        if wanted is not None and wanted.said:
            return mover


async def test_a_move_is_taken_back_when_everyone_else_agrees(table: Company) -> None:
    await table.sits(ADA, BRUNO, CHIARA, game="nautilus")
    mover = await plays_openly(table)
    rows = await table.database.read(journal.entries, 1)
    wanted = takeback.by_consent(rows, await table.seat_of(mover))
    assert wanted is not None
    assert await table.takeback_requests.ask_back(1, mover) is None
    others = [user for user in (ADA, BRUNO, CHIARA) if user != mover]
    assert await table.vote(others[0], "yes") is None
    assert await table.vote(others[1], "yes") == "agreed"
    assert await table.mover() == mover
    match = await table.dealt()
    kept = journal.transcript(match.setup, [row for row in rows if row.at < wanted.at])
    as_before = engine.replay(GAMES["nautilus"], kept).state
    assert codec.encode((await table.live()).state) == codec.encode(as_before)


async def test_the_others_are_shown_what_would_be_taken_back(table: Company) -> None:
    await table.sits(ADA, BRUNO, game="nautilus")
    mover = await plays_openly(table)
    told = (await table.posts())[-1].sentences
    await table.takeback_requests.ask_back(1, mover)
    asked = (await table.letters(Notice))[-1]
    assert asked.sentences[0].name == "ask-takeback"
    assert asked.sentences[-1] in told


async def test_a_fresh_board_is_posted_and_says_why(table: Company) -> None:
    await table.sits(ADA, BRUNO, game="nautilus")
    mover = await plays_openly(table)
    await table.takeback_requests.ask_back(1, mover)
    await table.vote(await table.mover(), "yes")
    newest = (await table.posts())[-1]
    assert [sentence.name for sentence in newest.sentences] == ["taken-back"]
    assert newest.asked == (await table.seat_of(mover),)
    settled = await table.turns.settled(1)
    assert settled.at == newest.at, "whoever looks now sees the board as it was put right"


async def test_if_the_next_player_moves_the_request_is_void(table: Company) -> None:
    await table.sits(ADA, BRUNO, game="nautilus")
    mover = await plays_openly(table)
    await table.takeback_requests.ask_back(1, mover)
    await table.plays_turn()
    rows = await table.database.read(journal.entries, 1)
    await table.vote(ADA if mover == BRUNO else BRUNO, "yes")
    assert await table.database.read(journal.entries, 1) == rows
    assert (await table.notices())[-1] == "takeback-late"


async def test_nothing_is_taken_back_past_something_that_became_known(table: Company) -> None:
    await table.sits(ADA, BRUNO, game="the_island")
    while not (await table.live()).state.began:
        await table.plays()
    seat = None
    while True:  # until a tile was turned up
        position = await table.live()
        seat = position.asked[0].seat
        await table.plays()
        rows = await table.database.read(journal.entries, 1)
        if rows[-1].barrier == engine.Barrier.HARD.value and rows[-1].row is not None:
            break
    with pytest.raises(RuleError) as error:
        await table.takeback_requests.ask_back(1, position.match.in_seat(seat).user)
    assert error.value.say.name == "nothing-to-ask-back"


async def test_silence_is_no_consent(table: Company) -> None:
    await table.sits(ADA, BRUNO, game="nautilus")
    mover = await plays_openly(table)
    await table.takeback_requests.ask_back(1, mover)
    await table.passes(25 * 3600)
    assert "takeback-refused" in await table.notices()


async def test_only_the_host_rewinds_and_the_match_no_longer_counts(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    for _ in range(4):
        await table.plays_turn()
    turns = await table.takeback_requests.turns_back(await table.live())
    with pytest.raises(RuleError) as error:
        await table.takeback_requests.rewind(1, BRUNO, turns[-1].at)
    assert error.value.say.name == "rewind-host"
    await table.takeback_requests.rewind(1, ADA, turns[-1].at)
    rows = await table.database.read(journal.entries, 1)
    assert rows[-1].row == Undo(turns[-1].count, branch=1)
    assert not (await table.match()).rated
    assert (await table.posts())[-1].sentences[0].name == "rewound-by"


async def test_a_second_rewind_begins_another_branch(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    for branch in (1, 2):
        for _ in range(2):
            await table.plays_turn()
        turns = await table.takeback_requests.turns_back(await table.live())
        await table.takeback_requests.rewind(1, ADA, turns[0].at)
        last = (await table.database.read(journal.entries, 1))[-1].row
        assert isinstance(last, Undo) and last.branch == branch


async def test_whoever_was_whispered_something_that_is_gone_is_put_right(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    while True:
        mover = await table.mover()
        await table.plays_turn()
        turns = await table.takeback_requests.turns_back(await table.live())
        if turns[0].whispered:
            break
    await table.takeback_requests.rewind(1, ADA, turns[0].at)
    corrected = (await table.letters(Whisper, f"dm:{mover}"))[-1]
    assert [sentence.name for sentence in corrected.sentences] == ["whisper-taken-back"]


async def test_play_goes_on_after_a_rewind_and_survives_a_rebuild(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    for _ in range(3):
        await table.plays_turn()
    turns = await table.takeback_requests.turns_back(await table.live())
    await table.takeback_requests.rewind(1, ADA, turns[1].at)
    await table.plays_turn()
    live = await table.live()

    def work(tx: Transaction) -> None:
        tx.run("UPDATE snapshots SET stamp = 'older code'")

    await table.database.write(work)
    assert codec.encode((await table.live()).state) == codec.encode(live.state)


async def test_back_over_a_turn_that_was_told_is_told_as_well(table: Company) -> None:
    """Whoever is last in one round and first in the next goes on at once; the end of their turn was told."""
    for number in range(1, 40):
        await table.sits(ADA, BRUNO)
        if (seat := await stores_and_goes_on(table, number)) is not None:
            break
    assert seat is not None
    user = (await table.match(number)).in_seat(seat).user
    woken = table.woken
    asked = (await table.live(number)).asked_at[seat]
    assert (await table.turns.back(number, user, seat, asked, 9999)).kind == "played"
    assert table.woken > woken, "or the post would wait for somebody else's move"
    newest = (await table.posts(number))[-1]
    assert [sentence.name for sentence in newest.sentences] == ["took-back"]
    assert (await table.turns.settled(number)).at == newest.at


async def stores_and_goes_on(table: Company, number: int) -> Seat | None:
    """Plays, storing what can be stored, until a told turn could be taken back freely; by whom."""
    while (position := await table.live(number)).asked:
        decision = position.asked[0]
        told = len(await table.posts(number))
        stores = [key for key in decision.keys if key.startswith(("store", "lay"))]
        await table.plays(number, stores[0] if stores else None)
        await table.passes(HELD_FOR)
        rows = await table.database.read(journal.entries, number)
        if takeback.freely(rows, decision.seat, whole_turn=False) and len(await table.posts(number)) > told:
            return decision.seat
    await table.turns.close(number, None)
    return None


async def test_back_is_offered_however_often_it_was_pressed(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    seat = (await table.live()).asked[0].seat
    user = (await table.match()).in_seat(seat).user
    while (await table.live()).asked[0].step != "act":
        await table.plays()
        position = await table.live()
        seat, user = position.asked[0].seat, position.match.in_seat(position.asked[0].seat).user
    for click in range(4):
        asked = (await table.live()).asked_at[seat]
        assert (await table.turns.back(1, user, seat, asked, 5000 + click)).kind == "played"
        await table.plays()
    assert await table.turns.may_take_back(await table.live(), seat)


async def test_what_can_be_taken_back_freely_needs_nobody(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    while (await table.live()).asked[0].step != "act":
        await table.plays()
    with pytest.raises(RuleError) as error:
        await table.takeback_requests.ask_back(1, await table.mover())
    assert error.value.say.name == "back-is-free"


async def test_asking_for_a_move_back_is_offered_only_where_it_could_be_given(table: Company) -> None:
    await table.sits(ADA, BRUNO, game="nautilus")
    mover = await plays_openly(table)
    position, seat = await table.live(), await table.seat_of(mover)
    assert (await table.turns.rest(position, seat)).may_ask
    assert not (await table.turns.rest(position, await table.seat_of(await table.mover()))).may_ask, (
        "they have not moved since, and what they did before lies behind another's move"
    )
