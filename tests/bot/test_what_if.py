"""A finished match is played on from one of its turns; it is not touched itself, and nothing counts."""

from __future__ import annotations

import pytest

from bot.match.moments import SettledTurn, moments
from bot.match.record import Finished, finished
from games.core import codec
from games.core.model import RuleError, Undo
from storage import journal, matches
from storage.matches import Phase
from tests.bot.company import ADA, BRUNO, NAMES, Company

DM = 99


async def played_out(table: Company) -> tuple[Finished, list[SettledTurn]]:
    await table.sits(ADA, BRUNO)
    while (await table.live()).asked:
        await table.plays()
    source = await table.database.read(finished, 1)
    return source, moments(source.game, source.transcript)


async def begins(table: Company, rows: int, seat: int = 0) -> int:
    return await table.what_ifs.begin(1, rows, seat, user=ADA, name=NAMES[ADA], channel=DM, language="en")


async def test_it_begins_as_the_match_stood_with_other_chance(table: Company) -> None:
    source, found = await played_out(table)
    middle = found[len(found) // 2]
    position = await table.live(await begins(table, middle.rows))
    then = codec.decode(source.game.state_type, middle.state)
    assert position.game.view(position.state, None) == source.game.view(then, None)
    assert (position.state.rng.seed, position.state.rng.branch) == (then.rng.seed, 2)
    assert position.match.players[0].user == ADA and position.match.players[1].stand_in
    assert (position.match.guild, position.match.channel, position.match.rated) == (None, DM, False)


async def test_it_can_be_played_to_its_end_and_never_counts(table: Company) -> None:
    _, found = await played_out(table)
    before = await table.database.read(journal.entries, 1)
    number = await begins(table, found[len(found) // 2].rows)
    while (position := await table.live(number)).asked:
        if ADA in {position.match.in_seat(d.seat).user for d in position.asked if d.answer is None}:
            await table.plays(number)
        else:
            await table.passes(1)
    assert (await table.match(number)).phase == Phase.ENDED
    assert await table.database.read(journal.entries, 1) == before
    again = await table.database.read(finished, number)
    assert any(isinstance(row, Undo) and row.branch for row in again.transcript.rows)
    assert not again.match.rated and again.seal is None


async def test_every_turn_but_the_last_can_be_played_on_from(table: Company) -> None:
    _, found = await played_out(table)
    for moment in found[:-1:5]:
        number = await begins(table, moment.rows)
        assert (await table.live(number)).asked
        await table.database.write(matches.set_phase, number, Phase.CANCELLED)
    with pytest.raises(RuleError, match="what-if-over"):
        await begins(table, found[-1].rows)


async def test_a_match_under_way_cannot_be_looked_back_on(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    with pytest.raises(RuleError, match="not-over-yet"):
        await begins(table, 0)
    with pytest.raises(RuleError, match="not-over-yet"):
        await table.database.read(finished, 1)
