"""Ratings: which matches count, for whom, and that they are openskill's own numbers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import structs
from openskill.models import PlackettLuce

from bot.cli.__main__ import main
from bot.match import ratings
from bot.match.ratings import PROVISIONAL
from games.core.model import Seat
from storage import matches, results
from storage import ratings as stored
from storage.matches import Match, Options, Phase
from storage.people import Preferences
from storage.ratings import Rating, Scope
from storage.results import Result
from storage.transaction import Transaction
from tests.bot.company import ADA, BRUNO, CHIARA, DAVID, NAMES, Company

GAME, SERVER = "nautilus_island", 1
HERE = Scope(GAME, SERVER)


async def wish(table: Company, *users: int) -> None:
    for user in users:
        await table.prefers(user, Preferences(standing=True))


async def plays_out(table: Company, number: int = 1) -> None:
    while (await table.match(number)).phase == Phase.PLAYING:
        await table.plays(number)


async def rated(table: Company, scope: Scope = HERE) -> dict[int, Rating]:
    found = {user: await table.database.read(stored.latest, scope, user) for user in NAMES}
    return {user: rating for user, rating in found.items() if rating is not None}


async def ended(table: Company, places: dict[int, int | None], game: str = GAME, guild: int = SERVER) -> None:
    """A match that has ended with these places, without a move."""
    host, *others = places
    match = await table.lobby.open(
        game, user=host, name=NAMES[host], guild=guild, channel=2, options=Options()
    )
    for user in others:
        await table.lobby.join(match.id, user, NAMES[user])
    await table.lobby.start(match.id, host)

    def work(tx: Transaction) -> None:
        found = matches.dealt(tx, match.id)
        assert found is not None
        matches.set_phase(tx, match.id, Phase.ENDED)
        for seat, (user, place) in enumerate(places.items()):
            results.keep(tx, Result(match.id, user, Seat(seat), place, 10, place is not None, table.now))
        ratings.count(tx, found)

    await table.database.write(work)


async def test_a_match_played_out_counts_game_by_game_and_server_by_server(table: Company) -> None:
    await wish(table, ADA, BRUNO)
    await table.sits(ADA, BRUNO)
    await plays_out(table)
    (first, second) = sorted(await table.database.read(results.of_match, 1), key=lambda one: one.place or 0)
    for scope in (Scope(GAME, SERVER), Scope(GAME), Scope(guild=SERVER), Scope()):
        found = await rated(table, scope)
        assert {*found} == {ADA, BRUNO}
        if first.place != second.place:
            assert found[first.user].mu > found[second.user].mu
    assert await rated(table, Scope("nautilus", SERVER)) == {}


async def test_order_and_ties_are_openskills_own(table: Company) -> None:
    """By hand: three matches, one with a tie, one that somebody gave up."""
    await wish(table, ADA, BRUNO, CHIARA)
    rounds: list[dict[int, int | None]] = [
        {ADA: 2, BRUNO: 1, CHIARA: 3},
        {CHIARA: 1, ADA: 1, BRUNO: 3},
        {BRUNO: 1, CHIARA: None, ADA: 2},
    ]
    model = PlackettLuce()
    own = {user: model.rating() for user in (ADA, BRUNO, CHIARA)}
    for places in rounds:
        await ended(table, places)
        ranks = [float(place or 9) for place in places.values()]
        after = model.rate([[own[user]] for user in places], ranks=ranks)
        own = {user: team[0] for user, team in zip(places, after, strict=True)}
    found = await rated(table)
    assert {user: (one.mu, one.sigma) for user, one in found.items()} == {
        user: (one.mu, one.sigma) for user, one in own.items()
    }


async def test_rebuilt_ratings_are_those_that_ran(table: Company) -> None:
    await wish(table, ADA, BRUNO, DAVID)
    places: list[dict[int, int | None]] = [
        {ADA: 1, BRUNO: 2},
        {BRUNO: 1, DAVID: 1, ADA: 3},
        {DAVID: 2, ADA: 1},
    ]
    for number, each in enumerate(places * 2):
        await ended(table, each, ("nautilus", GAME)[number % 2], 1 + number % 3)
    before = await table.database.read(stored.everything)
    assert len(before) == 4 * 2 * (2 + 3 + 2)
    assert await table.database.write(ratings.rebuild) == 0
    assert await table.database.read(stored.everything) == before


@pytest.mark.sqlite
async def test_the_host_mends_what_was_changed_by_hand(
    table: Company, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await wish(table, ADA, BRUNO)
    await ended(table, {ADA: 1, BRUNO: 2})
    before = await rated(table)
    await table.database.write(lambda tx: tx.run("UPDATE ratings SET mu = 99 WHERE user = ?", ADA))
    monkeypatch.setenv("BATHYSPHERE_DATABASE", str(tmp_path / "table.db"))
    for said in ("8 ratings were mended.", "All ratings are as the results say."):
        assert await asyncio.to_thread(main, ["ratings"]) == 0
        assert said in capsys.readouterr().out
    assert await rated(table) == before


async def test_who_is_deleted_leaves_the_others_ratings_as_they_are(table: Company) -> None:
    await wish(table, ADA, BRUNO)
    await ended(table, {ADA: 1, BRUNO: 2})
    await table.privacy.forget(BRUNO)
    assert {*await rated(table)} == {ADA}
    assert await table.database.write(ratings.rebuild) == 0
    assert [one.user for one in await table.database.read(stored.board, HERE)] == [ADA]


async def test_only_those_count_who_wish_so(table: Company) -> None:
    await wish(table, ADA)
    await ended(table, {ADA: 1, BRUNO: 2})
    assert await rated(table) == {}
    await wish(table, CHIARA)
    await ended(table, {BRUNO: 1, ADA: 2, CHIARA: 3})
    assert {*await rated(table)} == {ADA, CHIARA}


async def test_who_changes_their_mind_is_on_no_board(table: Company) -> None:
    await wish(table, ADA, BRUNO)
    await ended(table, {ADA: 1, BRUNO: 2})
    await table.prefers(ADA, Preferences())
    assert [one.name for one in await table.database.read(stored.board, HERE)] == ["Bruno"]


async def test_a_goal_nobody_reached_says_nothing_of_anybody(table: Company) -> None:
    await wish(table, ADA, BRUNO)
    await ended(table, {ADA: 0, BRUNO: 0})
    assert await rated(table) == {}


def changed(match: Match, what: str) -> Match:
    """The same match, with something that keeps it from counting."""
    first, *rest = match.players
    if what == "stand-in":
        return structs.replace(match, players=(structs.replace(first, stand_in=True), *rest))
    if what == "changed hands":
        return structs.replace(match, players=(structs.replace(first, changed=True), *rest))
    if what == "two seats":
        return structs.replace(match, players=(structs.replace(first, user=rest[0].user), *rest))
    if what == "hints":
        return structs.replace(match, options=Options(hints=True))
    assert what == "rewound"
    return structs.replace(match, rated=False)


@pytest.mark.parametrize("what", ["stand-in", "changed hands", "two seats", "hints", "rewound"])
async def test_some_matches_never_count(table: Company, what: str) -> None:
    match = await table.sits(ADA, BRUNO)
    assert ratings.counts(match)
    assert not ratings.counts(changed(match, what))


async def test_a_seat_that_a_stand_in_kept_warm_does_not_count(table: Company) -> None:
    await wish(table, ADA, BRUNO)
    await table.sits(ADA, BRUNO)
    position = await table.live()
    seat = await table.seat_of(BRUNO)
    await table.database.write(table.absence._stand_in, position, seat)
    await table.absence.come_back(1, BRUNO, "Bruno")
    await plays_out(table)
    assert (await table.match()).phase == Phase.ENDED
    assert await rated(table) == {}


async def test_a_match_that_was_rewound_does_not_count(table: Company) -> None:
    await wish(table, ADA, BRUNO)
    await table.sits(ADA, BRUNO)
    await table.plays_turn()
    await table.plays_turn()
    position = await table.live()
    turn, *_ = await table.takeback_requests.turns_back(position)
    await table.takeback_requests.rewind(1, position.match.host, turn.at)
    await plays_out(table)
    assert (await table.match()).phase == Phase.ENDED and await rated(table) == {}


async def test_practice_against_stand_ins_does_not_count(table: Company) -> None:
    await wish(table, ADA)
    await table.sits(ADA, stand_ins=1)
    while (await table.match()).phase == Phase.PLAYING:
        await table.passes(60)
        if (await table.match()).phase == Phase.PLAYING:
            await table.plays()
    assert await rated(table) == {}


async def test_a_match_the_host_ended_does_not_count(table: Company) -> None:
    await wish(table, ADA, BRUNO)
    await table.sits(ADA, BRUNO)
    await table.turns.close(1, None)
    assert await rated(table) == {}


async def test_giving_up_is_the_last_place(table: Company) -> None:
    await wish(table, ADA, BRUNO, CHIARA)
    await table.sits(ADA, BRUNO, CHIARA)
    await table.absence.resign(1, CHIARA)
    await plays_out(table)
    found = await rated(table)
    assert found[CHIARA].mu < min(found[ADA].mu, found[BRUNO].mu)


async def test_a_rating_begins_at_a_thousand_and_is_provisional_for_five_matches(table: Company) -> None:
    await wish(table, ADA, BRUNO)
    model = PlackettLuce().rating()
    assert ratings.shown(Rating("", 0, ADA, 0, 0, model.mu, model.sigma, 0.0)) == 1000
    for _ in range(PROVISIONAL):
        await ended(table, {ADA: 1, BRUNO: 2})
    found = await rated(table)
    assert found[ADA].number == PROVISIONAL and ratings.shown(found[ADA]) > 1000
