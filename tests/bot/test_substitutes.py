"""Seats that change hands: offered to a friend or to anybody, taken, withdrawn; resigned for good."""

from __future__ import annotations

import pytest

from bot.match.letters import Tidy, Whisper
from games.core.model import RuleError
from tests.bot.company import ADA, BRUNO, CHIARA, DAVID, HOUR, Company


async def test_whoever_resigns_cannot_play_on(table: Company) -> None:
    await table.sits(ADA, BRUNO, CHIARA)
    leaves = await table.mover()
    await table.absence.resign(1, leaves)
    assert await table.mover() != leaves
    with pytest.raises(RuleError) as error:
        await table.absence.resign(1, leaves)
    assert error.value.say.name == "not-seated-here"


async def test_a_player_hands_their_own_seat_to_a_friend(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    seat = await table.seat_of(ADA)
    assert await table.substitutes.replace(1, ADA, seat, DAVID) == "offered"
    with pytest.raises(RuleError) as error:
        await table.substitutes.take_seat(1, CHIARA, "Chiara")
    assert error.value.say.name == "seat-not-yours"
    await table.substitutes.take_seat(1, DAVID, "David")
    assert (await table.match()).in_seat(seat).user == DAVID
    assert (await table.match()).host == DAVID
    with pytest.raises(RuleError):
        await table.substitutes.take_seat(1, DAVID, "David")


async def test_an_open_seat_goes_to_whoever_is_first(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    await table.substitutes.replace(1, ADA, await table.seat_of(ADA))
    await table.substitutes.take_seat(1, CHIARA, "Chiara")
    with pytest.raises(RuleError) as error:
        await table.substitutes.take_seat(1, DAVID, "David")
    assert error.value.say.name == "seat-taken"


async def test_the_host_fills_a_stand_ins_seat_but_not_a_players_without_a_vote(table: Company) -> None:
    await table.sits(ADA, BRUNO, CHIARA)
    seat = await table.seat_of(BRUNO)
    assert await table.substitutes.replace(1, ADA, seat, DAVID) == "asked"
    assert await table.vote(ADA, "yes") is None
    assert await table.vote(CHIARA, "yes") == "agreed"
    await table.substitutes.take_seat(2, DAVID, "David")
    assert (await table.match()).in_seat(seat).user == DAVID


async def test_a_substitute_gets_one_look_at_what_the_seat_may_know(table: Company) -> None:
    await table.sits(ADA, BRUNO, game="the_island")
    await until_play_begins(table)
    seat = await table.seat_of(ADA)
    await table.substitutes.replace(1, ADA, seat, DAVID)
    await table.substitutes.take_seat(1, DAVID, "David")
    (look,) = await table.letters(Whisper, f"dm:{DAVID}")
    said = [sentence.name for sentence in look.sentences]
    assert said[0] == "one-look" and len(said) > 1, said
    await table.passes(HOUR + 1)
    assert len(await table.letters(Tidy, f"dm:{DAVID}")) == 1


async def until_play_begins(table: Company) -> None:
    """Explorers and boats are placed; their values have been put away."""
    while not (await table.live()).state.began:
        await table.plays()


async def test_an_offered_seat_may_be_withdrawn_by_whoever_offered_it(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    seat = await table.seat_of(ADA)
    await table.substitutes.replace(1, ADA, seat)
    with pytest.raises(RuleError, match="nothing-to-withdraw"):
        await table.substitutes.withdraw(1, BRUNO, seat)
    await table.substitutes.withdraw(1, ADA, seat)
    with pytest.raises(RuleError, match="seat-taken"):
        await table.substitutes.take_seat(1, DAVID, "David")
    with pytest.raises(RuleError, match="nothing-to-withdraw"):
        await table.substitutes.withdraw(1, ADA, seat)


async def test_the_question_for_a_substitute_may_be_withdrawn_too(table: Company) -> None:
    await table.sits(ADA, BRUNO, CHIARA)
    seat = await table.seat_of(BRUNO)
    assert await table.substitutes.replace(1, ADA, seat, DAVID) == "asked"
    await table.substitutes.withdraw(1, ADA, seat)
    assert await table.substitutes.replace(1, ADA, seat, DAVID) == "asked", "it may be asked again"
