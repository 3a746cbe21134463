"""The turn manager without Discord: snapshots, undo, rebuilt positions, settled and live."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match import takeback
from bot.match.commit import INTERIM_AFTER
from bot.match.position import rebuild
from bot.match.turns import Picked
from bot.ops import compatibility
from games import GAMES
from games.core import codec, engine
from games.core.data import DataSet
from games.core.model import Seat, Undo
from storage import journal, outbox
from storage.journal import Entry
from storage.transaction import Transaction
from tests.bot.company import ADA, BRUNO, Company, company


@pytest.fixture
async def table(table: Company) -> Company:
    """Two at Nautilus Island."""
    await table.sits(ADA, BRUNO)
    return table


async def until_a_choice_within_a_turn(table: Company) -> None:
    """Plays on until the mover has faced a column and may still go back."""
    await table.plays()
    while (await table.live()).asked[0].step != "act":
        await table.plays()


async def test_within_a_turn_nothing_is_posted_and_others_see_the_settled_board(table: Company) -> None:
    await until_a_choice_within_a_turn(table)
    live = await table.live()
    mover = live.match.in_seat(live.asked[0].seat).user
    other = ADA if mover == BRUNO else BRUNO
    assert (await table.turns.seen_by(1, mover)).at == live.at
    assert (await table.turns.seen_by(1, other)).at == live.at - 1
    newest = await last_letter_at(table)
    assert newest == live.at - 1


async def last_letter_at(table: Company) -> int:
    query = "SELECT max(at) AS at FROM outbox WHERE queue = 'match:1'"
    row = await table.database.read(Transaction.one, query)
    assert row is not None
    return int(row["at"])


async def test_back_takes_back_the_last_click_and_the_journal_only_grows(table: Company) -> None:
    await until_a_choice_within_a_turn(table)
    before = await table.live()
    seat = before.asked[0].seat
    mover = before.match.in_seat(seat).user
    assert await table.turns.may_take_back(before, before.asked[0].seat)
    assert (await table.turns.back(1, mover, seat, before.asked_at[seat], 5)).kind == "played"
    after = await table.live()
    assert after.asked[0].step == "explore"
    assert after.at == before.at + 1
    assert (await table.turns.settled(1)).state == after.state


async def test_nobody_takes_back_what_has_become_known(table: Company) -> None:
    position = await table.live()
    seat = position.asked[0].seat
    mover = position.match.in_seat(seat).user
    await table.plays()
    while (position := await table.live()).decision(seat) is None:
        await table.plays()
    outcome = await table.turns.back(1, mover, seat, position.asked_at[seat], 5)
    assert outcome.kind == "refused"
    assert outcome.say is not None and outcome.say.name == "nothing-to-take-back"


async def test_a_position_rebuilt_from_the_journal_is_the_stored_one(table: Company) -> None:
    await until_a_choice_within_a_turn(table)
    position = await table.live()
    seat = position.asked[0].seat
    await table.turns.back(1, position.match.in_seat(seat).user, seat, position.asked_at[seat], 5)
    for _ in range(6):
        await table.plays()
    stored = await table.live()
    rows = await table.database.read(journal.entries, 1)
    rebuilt = rebuild(stored.match, stored.game, rows)
    assert codec.encode(rebuilt.state) == codec.encode(stored.state)
    assert rebuilt.asked_at == stored.asked_at
    assert rebuilt.asked == stored.asked


async def test_a_rewound_match_is_rebuilt_and_can_be_played_on(table: Company) -> None:
    for _ in range(6):
        await table.plays()
    before = await table.live()
    rows = await table.database.read(journal.entries, 1)
    transcript = journal.transcript(before.match.setup, rows)
    undo = Undo(takeback.by_rewind(rows)[-1].count, 1)
    change = engine.take_back(before.game, transcript, undo)
    entry = Entry(before.at + 1, undo, change.events, change.barrier.value, change.settled)

    def work(tx: Transaction) -> None:
        journal.append(tx, 1, entry, 2.0)
        tx.run("UPDATE snapshots SET stamp = 'older', state = x'00', at = ?", entry.at)

    await table.database.write(work)
    for rebuilt in (await table.live(), await table.turns.settled(1)):
        assert codec.encode(rebuilt.state) == codec.encode(change.state)
        assert rebuilt.asked_at == {decision.seat: entry.at for decision in change.asked}
    assert await table.database.read(compatibility.replay_all) == compatibility.Compatibility(1, ())


async def test_a_snapshot_of_other_code_is_rebuilt(table: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(5):
        await table.plays()
    stored = await table.live()
    settled = await table.turns.settled(1)

    def work(tx: Transaction) -> None:
        tx.run("UPDATE snapshots SET stamp = 'older', state = x'00'")

    await table.database.write(work)
    assert (await table.live()).state == stored.state
    assert (await table.turns.settled(1)).state == settled.state


async def test_the_same_interaction_is_never_played_twice(table: Company) -> None:
    position = await table.live()
    decision = position.asked[0]
    user, put = position.match.in_seat(decision.seat).user, position.asked_at[decision.seat]
    pick = Picked(1, user, decision.seat, put, decision.default, 900)
    assert (await table.turns.take(pick)).kind == "played"
    at = (await table.live()).at
    assert (await table.turns.take(pick)).kind == "done"
    assert (await table.live()).at == at


async def test_what_is_not_on_offer_is_refused_with_what_may_be_done(table: Company) -> None:
    outcome = await table.plays(key="column:99")
    assert outcome.kind == "refused"
    assert outcome.say is not None and outcome.say.name == "not-an-option"


async def test_a_match_goes_on_with_the_data_it_was_dealt_from(
    table: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host corrects the data; running matches keep theirs."""
    game = GAMES["nautilus_island"]
    files = dict(game.data_set.files)
    files["cards.toml"] = files["cards.toml"].replace("chest = 4", "chest = 5")
    monkeypatch.setitem(GAMES, "nautilus_island", game.using(DataSet(files)))
    position = await table.live()
    assert position.game.data_set.hash == game.data_set.hash != GAMES["nautilus_island"].data_set.hash
    assert (await table.plays()).kind == "played"


async def test_letters_are_stored_with_the_move(table: Company) -> None:
    first = await table.database.read(outbox.first, "match:1")
    assert first is not None and first.at == 1
    position = await table.live()
    bow = position.asked[0].options[-1].key
    await table.plays(key=bow)
    seat = position.asked[0].seat
    rows = await table.database.read(Transaction.all, "SELECT key FROM deadlines WHERE key LIKE 'unseen:%'")
    assert [row["key"].split(":")[1] for row in rows] == [str(seat)], "the bow column has a hidden pile"
    assert engine.waiting((await table.live()).asked) == {Seat(1 - seat)}


async def test_the_same_answer_once_more_adds_no_row_and_another_one_does(table: Company) -> None:
    """A question put to several: answers may be changed until the last is in."""
    await table.sits(ADA, BRUNO, game="underwater_cities")
    position = await table.live(2)
    decision = position.asked[0]
    user, put = position.match.in_seat(decision.seat).user, position.asked_at[decision.seat]
    first = Picked(2, user, decision.seat, put, decision.keys[: decision.most], 51)
    assert (await table.turns.take(first)).kind == "played"
    answered = await table.live(2)
    again = Picked(2, user, decision.seat, answered.asked_at[decision.seat], tuple(reversed(first.picks)), 52)
    assert (await table.turns.take(again)).kind == "done"
    other = Picked(
        2, user, decision.seat, answered.asked_at[decision.seat], decision.keys[-decision.most :], 53
    )
    assert (await table.turns.take(other)).kind == "played"
    assert len(await table.database.read(journal.entries, 2)) == 3


async def test_a_reveal_in_the_middle_of_a_turn_is_told_if_the_mover_stays_away(tmp_path: Path) -> None:
    async with company(tmp_path / "interim.db") as table:
        await table.sits(11, 12, game="the_island")
        while True:  # until a tile is turned up and its finder has still something to decide
            told = (await table.turns.settled(1)).at
            await table.plays()
            rows = await table.database.read(journal.entries, 1)
            revealed = any(event.reveals and event.audience is None for event in rows[-1].events)
            if revealed and (await table.turns.settled(1)).at == told:
                break
        await table.passes(INTERIM_AFTER - 1)
        assert (await table.turns.settled(1)).at == told
        await table.passes(2)
        assert (await table.turns.settled(1)).at == rows[-1].at
        newest = (await table.posts())[-1]
        assert (newest.at, newest.silent) == (rows[-1].at, True)


async def test_a_turn_settled_in_time_needs_no_interim_post(tmp_path: Path) -> None:
    async with company(tmp_path / "interim.db") as table:
        await table.sits(11, 12, game="the_island")
        while not (await table.live()).state.began:
            await table.plays()
        await table.plays_turn()
        posts = len(await table.posts())
        await table.passes(INTERIM_AFTER + 1)
        assert len(await table.posts()) == posts
