"""Ladders: beat somebody above and take their rung; nobody holds one by staying away."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match.seasons import winner
from bot.text.words import bot_words
from games.core.model import RuleError
from storage.matches import Phase
from storage.seasons import Meeting, SeasonKind, SeasonPhase, SeasonPlan
from tests.bot.company import DAY, Company, company
from tests.bot.evening import Evening

A, B, C, D, E, F, G, H = EIGHT = range(101, 109)


class Ladder:
    """A ladder of some people, who are known by their users; they begin in the order of joining."""

    def __init__(self, club: Company, number: int) -> None:
        self.club, self.number = club, number

    async def order(self) -> list[int]:
        """Everybody on a rung, the highest first."""
        state = await self.club.seasons.state(self.number)
        users = {entrant.place: entrant.user for entrant in state.entrants}
        ranked = [line for line in state.lines if line.rank]
        assert [line.rank for line in ranked] == [*range(1, len(ranked) + 1)]
        return [users[line.place] for line in ranked]

    async def rivals(self, user: int) -> list[int]:
        return [rival.user for rival in await self.club.ladders.rivals(self.number, user)]

    async def challenges(self, user: int, rival: int) -> int:
        """Somebody challenges somebody; the number of their match."""
        state = await self.club.seasons.state(self.number)
        place = next(one.place for one in reversed(state.entrants) if one.user == rival)
        return await self.club.ladders.challenge(self.number, user, place)

    async def beats(self, user: int, rival: int, *, wins: bool = True) -> None:
        """A challenge, and the match decided at once."""
        match = await self.challenges(user, rival)
        await self.club.absence.resign(match, rival if wins else user)
        assert (await self.club.match(match)).phase is Phase.ENDED

    async def newest(self) -> Meeting:
        return (await self.club.seasons.state(self.number)).meetings[-1]


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path / "ladders.db") as found:
        yield found


async def standing(club: Company, count: int, *, rungs: int = 3, days: int = 7, weeks: int = 4) -> Ladder:
    plan = SeasonPlan("nautilus_island", days, SeasonKind.LADDER, rungs, weeks)
    number = await club.seasons.open(plan, guild=1, channel=2, language="en")
    for user in EIGHT[:count]:
        await club.seasons.join(number, user, f"Player {user}")
    await club.seasons.begin(number)
    return Ladder(club, number)


async def test_a_ladder_of_eight_ends_with_the_right_table(club: Company) -> None:
    ladder = await standing(club, 8, weeks=3)
    await ladder.beats(H, E)  # takes E's rung; E, F and G move down one
    assert await ladder.order() == [A, B, C, D, H, E, F, G]
    await ladder.beats(D, A, wins=False)  # nothing moves
    await ladder.beats(B, A)
    assert await ladder.order() == [B, A, C, D, H, E, F, G]
    await club.passes(6 * DAY)
    slow = await ladder.challenges(G, H)
    await club.plays_turn(slow)
    await club.plays_turn(slow)
    await club.passes(7 * DAY)  # both came to their table, and did not finish
    assert await ladder.order() == [B, A, C, D, H, E, F, G]
    await club.seasons.leave(ladder.number, A)
    assert await ladder.order() == [B, C, D, H, E, F, G]
    await ladder.beats(H, B)
    assert await ladder.order() == [H, B, C, D, E, F, G]
    await club.seasons.join(ladder.number, A, "Player A")  # who comes back begins at the bottom
    await club.passes(8 * DAY)
    state = await club.seasons.state(ladder.number)
    assert state.season.phase is SeasonPhase.OVER
    assert await ladder.order() == [H, B, C, D, E, F, G, A]
    counted = {line.place: (line.won, line.lost, line.undecided) for line in state.lines}
    assert counted == {
        1: (1, 1, 0),  # beat D, lost to B, then left
        2: (1, 1, 0),
        3: (0, 0, 0),
        4: (0, 1, 0),
        5: (0, 1, 0),
        6: (0, 0, 0),
        7: (0, 0, 1),
        8: (2, 0, 1),
        9: (0, 0, 0),  # who came back
    }


async def test_only_those_a_few_rungs_above_can_be_challenged(club: Company) -> None:
    ladder = await standing(club, 6, rungs=2)
    assert await ladder.rivals(F) == [D, E] and await ladder.rivals(B) == [A]
    for user, rival, why in (
        (F, C, "ladder-not-them"),
        (D, F, "ladder-not-them"),
        (A, B, "ladder-top"),
        (999, A, "ladder-join-first"),
    ):
        with pytest.raises(RuleError, match=why):
            await ladder.challenges(user, rival)


async def test_everybody_plays_one_challenge_at_a_time(club: Company) -> None:
    ladder = await standing(club, 4)
    match = await ladder.challenges(C, B)
    assert await ladder.rivals(D) == [A]
    for busy in (B, C):
        with pytest.raises(RuleError, match="ladder-busy"):
            await ladder.rivals(busy)
    await club.absence.resign(match, C)
    assert await ladder.rivals(D) == [A, B, C]


async def test_two_challenges_count_in_the_order_in_which_they_were_decided(club: Company) -> None:
    ladder = await standing(club, 4)
    first, second = await ladder.challenges(D, A), await ladder.challenges(C, B)
    await club.passes(60)
    await club.absence.resign(second, B)
    assert await ladder.order() == [A, C, B, D]
    await club.passes(60)
    await club.absence.resign(first, A)
    assert await ladder.order() == [D, A, C, B]


async def test_nobody_holds_a_rung_by_never_coming_to_the_table(club: Company) -> None:
    """Whoever the match waits for, and who never moved, has lost when its time is up."""
    ladder = await standing(club, 3, days=2)
    match = await ladder.challenges(C, A)
    absent = await club.mover(match)
    await club.passes(2 * DAY)
    assert winner(await ladder.newest()) == (3 if absent == A else 1)
    assert await ladder.order() == ([C, A, B] if absent == A else [A, B, C])
    assert await ladder.rivals(B)


async def test_whoever_is_away_keeps_their_rung_meanwhile(club: Company) -> None:
    ladder = await standing(club, 3)
    await club.reminders.go_away(A, "Player", 5)
    assert await ladder.rivals(C) == [B]
    with pytest.raises(RuleError, match="ladder-nobody"):
        await ladder.rivals(B)
    await club.passes(5 * DAY)
    assert await ladder.rivals(C) == [A, B]


async def test_people_who_want_to_be_apart_do_not_challenge_each_other(club: Company) -> None:
    ladder = await standing(club, 3)
    await club.database.write(lambda tx: tx.run("INSERT INTO blocks VALUES (?, ?)", A, C))
    assert await ladder.rivals(C) == [B]
    with pytest.raises(RuleError, match="ladder-not-them"):
        await ladder.challenges(C, A)


async def test_whoever_was_deleted_leaves_the_rung_to_the_next(club: Company) -> None:
    ladder = await standing(club, 3)
    await ladder.challenges(C, A)
    await club.privacy.forget(A)
    assert await ladder.order() == [C, B]


async def test_a_challenge_ends_with_its_ladder(club: Company) -> None:
    ladder = await standing(club, 3, days=30, weeks=1)
    match = await ladder.challenges(C, A)
    await club.plays_turn(match)
    await club.plays_turn(match)
    await club.passes(7 * DAY)
    state = await club.seasons.state(ladder.number)
    assert state.season.phase is SeasonPhase.OVER and state.open == []
    await club.absence.resign(match, A)
    assert await ladder.order() == [A, B, C]
    with pytest.raises(RuleError, match="ladder-not-now"):
        await ladder.rivals(C)
    with pytest.raises(RuleError, match="season-over"):
        await club.seasons.join(ladder.number, 999, "Late")


async def test_a_round_robin_knows_no_challenges(club: Company) -> None:
    number = await club.seasons.open(SeasonPlan("nautilus_island"), guild=1, channel=2, language="en")
    with pytest.raises(RuleError, match="ladder-not-now"):
        await club.ladders.rivals(number, A)


WORDS = {  # locale, what one does to another on the board, what stands above the rungs
    "en": ("en-US", "challenges", "Rungs"),
    "fr": ("fr", "défie", "Échelons"),
    "it": ("it", "sfida", "Gradini"),
}


@pytest.mark.parametrize("language", WORDS)
async def test_a_ladder_over_the_wire(evening: Evening, language: str) -> None:
    """Chiara, below, challenges Ada, who gives up: the board follows without anybody asking it to."""
    locale, challenges, rungs = WORDS[language]
    join, begin, challenge = map(bot_words(language).text, ("join", "season-begin", "ladder-challenge"))
    ada, bruno, chiara, david = people = evening.people("Ada", "Bruno", "Chiara", "David")
    for pilot in people:
        pilot.person.locale = locale
    evening.box.world.guild_locale = locale
    await ada.slash("season", game="nautilus_island", kind="ladder", rungs=2, weeks=1)
    for pilot in (ada, bruno, chiara):
        await pilot.presses(join)
    await ada.presses(begin)
    assert (await ada.presses(challenge)).text
    assert join in (await david.presses(challenge)).text
    panel = (await chiara.presses(challenge)).message
    assert panel is not None
    (menu,) = panel.menus
    assert [option["label"] for option in menu["options"]] == ["Ada", "Bruno"]
    await chiara.person.choose(panel, menu["custom_id"], "1")
    await ada.reads(f"**Chiara** {challenges} **Ada**", within="table")
    await evening.all_said()
    match = await evening.match(1)
    assert match.thread is not None and match.thread == match.message
    await ada.slash("table resign", table="1")
    await ada.presses(bot_words(language).text("resign-yes"))
    board = await ada.reads(f"**{rungs}**\n1. **Chiara**", within="table")
    assert "2. **Ada**" in board.text and challenges + " **Ada**" not in board.text
    evening.box.clock.advance(7 * DAY)
    evening.app.scheduler.nudge()
    over = await evening.box.until(
        lambda: next((m for m in ada.visible("table") if not m.buttons and rungs in m.text), None), "the end"
    )
    assert "3. **Bruno**" in over.text
