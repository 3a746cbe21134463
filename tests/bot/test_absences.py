"""Somebody is gone: votes, stand-ins, coming back, how it counts."""

from __future__ import annotations

import asyncio

import pytest

from bot.match.deadlines import StandInMoves
from bot.match.letters import Notice
from bot.match.turns import Picked
from bot.table.votes import KINDS, decided, lapsed
from bot.text import messages
from bot.text.words import bot_words
from games.core import engine
from games.core.instincts import Strength
from games.core.model import RuleError, Seat
from storage import people, results
from storage.proposals import Ballot, ProposalKind
from tests.bot.chance import certain
from tests.bot.company import ADA, BRUNO, CHIARA, DAY, HOUR, NAMES, Company

A, B, C = Seat(0), Seat(1), Seat(2)
ABSENCE, TAKEBACK = KINDS[ProposalKind.ABSENCE], KINDS[ProposalKind.TAKEBACK]
YES, NO, WAIT, STAND_IN, END = Ballot


async def vanishes(table: Company) -> int:
    """Whoever must move has no vacation left and lets the time run out."""
    mover = await table.mover()
    await table.database.write(people.set_away, mover, None, 1970, 31 * DAY)
    await table.passes(5 * DAY + HOUR)
    return mover


def test_one_refusal_settles_what_needs_everyone() -> None:
    voters = frozenset((A, B))
    assert decided(TAKEBACK, {A: YES}, voters) is None
    assert decided(TAKEBACK, {A: YES, B: YES}, voters) == "agreed"
    assert decided(TAKEBACK, {B: NO}, voters) == "refused"


def test_most_votes_decide_how_to_go_on_and_a_tie_goes_to_the_gentlest() -> None:
    voters = frozenset((A, B, C))
    assert decided(ABSENCE, {A: END}, voters) is None
    assert decided(ABSENCE, {A: WAIT, B: WAIT}, voters) == "wait"
    assert decided(ABSENCE, {A: STAND_IN, B: STAND_IN}, voters) == "stand-in"
    assert lapsed(ABSENCE, {A: WAIT, B: STAND_IN}, voters) == "wait"


def test_to_end_a_match_takes_everyone() -> None:
    voters = frozenset((A, B, C))
    assert decided(ABSENCE, {A: END, B: END}, voters) is None
    assert decided(ABSENCE, {A: END, B: END, C: END}, voters) == "end"
    assert decided(ABSENCE, {A: END, B: END, C: WAIT}, voters) == "stand-in"
    assert lapsed(ABSENCE, {A: END, B: END}, voters) == "stand-in"


def test_if_nobody_votes_on_an_absence_a_stand_in_plays() -> None:
    assert lapsed(ABSENCE, {}, frozenset((A, B))) == "stand-in"


async def test_after_a_time_out_the_others_vote_and_a_stand_in_plays_on(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    gone = await vanishes(table)
    stays = ADA if gone == BRUNO else BRUNO
    with pytest.raises(RuleError):
        await table.vote(gone, "end")
    assert await table.vote(stays, "stand-in") == "stand-in"
    told = messages.notice(await table.match(), (await table.letters(Notice))[-1], "en")
    assert told.startswith(f"A stand-in plays for **{NAMES[gone]}** from now on.")
    await table.passes(1)
    assert await table.mover() == stays
    player = (await table.match()).in_seat(await table.seat_of(gone))
    assert (player.stand_in, player.name) == (True, NAMES[gone])
    assert player.strength is Strength.STEADY


async def test_the_vote_may_be_to_wait(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    gone = await vanishes(table)
    await table.vote(ADA if gone == BRUNO else BRUNO, "wait")
    await table.passes(4 * DAY)
    assert (await table.notices()).count("ask-absence") == 1
    await table.passes(2 * DAY)
    assert (await table.notices()).count("ask-absence") == 2


async def test_the_vote_may_be_to_end(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    gone = await vanishes(table)
    await table.vote(ADA if gone == BRUNO else BRUNO, "end")
    assert (await table.match()).phase == "cancelled"


async def test_whoever_answers_after_all_ends_the_question(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    gone = await vanishes(table)
    await table.plays_turn()
    await table.vote(ADA if gone == BRUNO else BRUNO, "end")
    assert (await table.match()).phase == "playing"


@pytest.mark.parametrize("choice", ["stand-in", "end"])
async def test_whoever_answers_while_the_last_vote_is_counted_keeps_their_seat(
    table: Company, choice: str
) -> None:
    await table.sits(ADA, BRUNO)
    gone = await vanishes(table)
    async with table.turns.holding(1):
        move = asyncio.create_task(table.plays())
        vote = asyncio.create_task(table.vote(ADA if gone == BRUNO else BRUNO, choice))
        await asyncio.sleep(0.1)  # both wait for the match, the move first
    await asyncio.gather(move, vote)
    match = await table.match()
    assert match.phase == "playing" and not match.in_seat(await table.seat_of(gone)).stand_in


async def test_a_vote_nobody_answers_goes_to_a_stand_in_by_itself(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    gone = await vanishes(table)
    await table.passes(2 * DAY + HOUR)
    assert (await table.match()).in_seat(await table.seat_of(gone)).stand_in


async def test_a_player_takes_their_seat_back_from_the_stand_in(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    gone = await vanishes(table)
    await table.vote(ADA if gone == BRUNO else BRUNO, "stand-in")
    outcome = await table.turns.take(await old_click(table, gone))
    assert outcome.say is not None and outcome.say.name == "stand-in-plays"
    await table.absence.come_back(1, gone, "Back again")
    player = (await table.match()).in_seat(await table.seat_of(gone))
    assert (player.stand_in, player.name) == (False, "Back again")
    assert await table.database.read(results.of_user, gone) == []


async def old_click(table: Company, user: int) -> Picked:
    """On a panel from before the stand-in came."""
    return Picked(1, user, await table.seat_of(user), 1, ("column:1",), 77)


async def test_stand_ins_play_among_themselves_without_a_post_for_each(table: Company) -> None:
    await table.sits(ADA, stand_ins=3)
    await table.passes(1)
    assert await table.mover() == ADA
    before = len(await table.posts())
    while engine.waiting((await table.live()).asked) == {await table.seat_of(ADA)}:
        await table.plays()
    await table.passes(1)
    assert await table.mover() == ADA
    assert len(await table.posts()) == before + 1


async def test_the_match_begins_in_the_first_post_even_if_a_stand_in_moved_before_it(
    table: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    certain(monkeypatch, "absent", last_first=True)  # Ada, who joined first, sits last
    match = await table.sits(ADA, stand_ins=1)
    await table.passes(1)
    await table.plays_turn()
    await table.passes(1)
    first, second = [messages.post(match, post)[0] for post in await table.posts()]
    assert first.startswith("The match begins. Seats: **⚙ Ned") and "**Ada**" in first
    assert "The match begins" not in second


async def test_a_whole_match_against_stand_ins_comes_to_its_end(table: Company) -> None:
    await table.sits(ADA, stand_ins=1)
    while (await table.match()).phase == "playing":
        await table.passes(1)
        if (await table.match()).phase == "playing":
            await table.plays()
    (result,) = await table.database.read(results.of_user, ADA)
    assert result.place in (1, 2) and not result.rated
    assert await table.database.read(results.of_user, 0) == []


async def test_nobody_plays_on_in_a_match_that_was_stopped(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    gone = await vanishes(table)
    await table.vote(ADA if gone == BRUNO else BRUNO, "stand-in")
    await table.turns.close(1, None)
    before = (await table.live()).at
    await table.timed_moves.play_stand_ins(1, StandInMoves())
    assert (await table.live()).at == before


async def test_nobody_is_first_alone_who_missed_the_goal(table: Company) -> None:
    await table.sits(ADA, game="underwater_cities")
    while (await table.match()).phase == "playing":
        await table.plays()
    (result,) = await table.database.read(results.of_user, ADA)
    assert result.place == 0
    said = bot_words("en").text("result-place", place=result.place, points=14)
    assert said == "goal not reached with 14 points"


async def test_results_count_for_those_who_stayed(table: Company) -> None:
    await table.sits(ADA, BRUNO, CHIARA)
    await table.absence.resign(1, CHIARA)
    while (await table.match()).phase == "playing":
        await table.plays()
    (stayed,) = await table.database.read(results.of_user, ADA)
    (left,) = await table.database.read(results.of_user, CHIARA)
    assert stayed.place is not None and stayed.rated
    assert left.place is None and not left.rated


async def test_somebody_who_left_the_server_is_voted_on_at_once(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    seat = await table.seat_of(await table.mover())
    await table.absence.gone(1, seat)
    await table.absence.gone(1, seat)
    assert await table.notices() == ["ask-absence"]


async def test_everyone_may_agree_to_end_a_match(table: Company) -> None:
    await table.sits(ADA, BRUNO, CHIARA)
    await table.absence.ask_end(1, BRUNO)
    await table.vote(ADA, "yes")
    assert (await table.match()).phase == "playing"
    await table.vote(CHIARA, "yes")
    assert (await table.match()).phase == "cancelled"


async def test_nobody_is_asked_who_is_not_there(table: Company) -> None:
    """Alone against stand-ins, what needs the others' consent is agreed at once."""
    await table.sits(ADA, stand_ins=1)
    assert await table.absence.ask_end(1, ADA) == "agreed"
    assert (await table.letters(Notice))[-1].sentences[0].name == "end-agreed"


async def test_whoever_clicks_once_and_vanishes_again_is_asked_about_anew(table: Company) -> None:
    await table.sits(ADA, BRUNO, game="nautilus")
    gone = await vanishes(table)
    stays = ADA if gone == BRUNO else BRUNO
    seat = await table.seat_of(gone)
    decision = (await table.live()).asked[0]
    key = next(key for key in decision.keys if key not in decision.default)
    await table.plays(key=key)
    assert seat in engine.waiting((await table.live()).asked), "still their turn"
    await table.vote(stays, "end")
    assert (await table.match()).phase == "playing"
    await table.passes(6 * DAY)
    assert (await table.notices()).count("ask-absence") == 2


async def test_when_the_host_is_stood_in_for_the_next_in_line_is_host(table: Company) -> None:
    await table.sits(ADA, BRUNO, CHIARA)
    while await table.mover() != ADA:
        await table.plays()
    await vanishes(table)
    for user in (BRUNO, CHIARA):
        if (await table.match()).host == ADA:
            await table.vote(user, "stand-in")
    assert (await table.match()).host in (BRUNO, CHIARA)
