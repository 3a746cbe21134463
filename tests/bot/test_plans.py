"""Plans: several answers in one click, played one by one, stored together, taken back together."""

from __future__ import annotations

import pytest

from bot.match.standing_orders import ENDS_AFTER, ORDERS_AFTER
from bot.match.turns import Outcome, OutcomeKind, Picked, Turns
from bot.text.panel import panel
from bot.text.words import bot_words
from games import GAMES
from games.core import engine, orders, plans
from games.core.model import Action, Decision, Option, Seat
from games.core.plans import LAST, THEN, Plan
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import journal
from storage.journal import Entry
from tests.bot.chance import certain
from tests.bot.company import ADA, BRUNO, CHIARA, Company
from tests.bot.evening import Evening, opens

BOUND = 200  # answers until a plan must have been on offer


async def until_planned(turns: Turns) -> tuple[Seat, tuple[Plan, ...]]:
    """The first thing on offer is taken until somebody is offered plans."""
    for number in range(BOUND):
        position = await turns.live(1)
        for seat in engine.waiting(position.asked):
            if found := plans.plans(position.game, position.state, seat):
                return seat, found
        decision = next(d for d in position.asked if d.answer is None)
        some = [o.key for o in decision.options if not o.aside and not o.confirm]
        picks = (some[0],) if some and decision.most == 1 else decision.default
        user, asked = position.match.in_seat(decision.seat).user, position.asked_at[decision.seat]
        await turns.take(Picked(1, user, decision.seat, asked, picks, 10_000 + number))
    raise AssertionError("no plan was ever on offer")


async def plays(table: Company, seat: Seat, *answers: tuple[str, ...], asked: int | None = None) -> Outcome:
    position = await table.live()
    table.clicks += 1
    put = position.asked_at[seat] if asked is None else asked
    user = position.match.in_seat(seat).user
    return await table.turns.take(Picked(1, user, seat, put, answers[0], table.clicks, answers[1:]))


async def rows(table: Company) -> list[Entry]:
    return await table.database.read(journal.entries, 1)


def seats_for(game: str) -> tuple[int, ...]:
    return (ADA, BRUNO, CHIARA)[: max(2, min(GAMES[game].meta.seats))]


@pytest.mark.parametrize("game", GAMES)
async def test_a_plan_is_stored_answer_by_answer(table: Company, game: str) -> None:
    await table.sits(*seats_for(game), game=game)
    seat, found = await until_planned(table.turns)
    before = await rows(table)
    outcome = await plays(table, seat, *found[0].answers)
    assert (outcome.kind, outcome.left) == (OutcomeKind.PLAYED, 0)
    new = (await rows(table))[len(before) :]
    picked = [entry.row.picks for entry in new if isinstance(entry.row, Action)]
    planned = [one for one in found[0].answers if not plans.is_last(one)]
    assert picked[: len(planned)] == planned
    assert [bool(entry.interaction) for entry in new] == [True] + [False] * (len(new) - 1)


async def test_back_takes_back_the_whole_plan(table: Company) -> None:
    await table.sits(ADA, BRUNO, game="the_island")
    seat, found = await until_planned(table.turns)
    before = await table.live()
    assert (await plays(table, seat, *found[0].answers)).back
    after = await table.live()
    assert after.at == before.at + 2
    user = after.match.in_seat(seat).user
    await table.turns.back(1, user, seat, after.asked_at[seat], 1)
    assert (await table.live()).asked == before.asked


async def test_a_plan_from_an_old_panel_changes_nothing(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    seat, found = await until_planned(table.turns)
    position = await table.live()
    await plays(table, seat, *found[0].answers)
    at = (await table.live()).at
    late = await plays(table, seat, *found[-1].answers, asked=position.asked_at[seat])
    assert late.kind in (OutcomeKind.STALE, OutcomeKind.DONE)
    assert (await table.live()).at == at


async def test_a_surprise_ends_a_plan_and_what_was_done_is_told(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    seat, found = await until_planned(table.turns)
    gathering = next(plan for plan in found if plan.answers[-1] == ("gather",))
    outcome = await plays(table, seat, *gathering.answers, ("column:1",), ("gather",))
    assert outcome.kind == OutcomeKind.PLAYED
    assert outcome.left == 2  # others were asked, or a card was found
    assert any(say.name == "gathered" for say in outcome.done)


async def test_an_answer_that_is_not_on_offer_ends_a_plan(table: Company) -> None:
    await table.sits(ADA, BRUNO)
    seat, found = await until_planned(table.turns)
    outcome = await plays(table, seat, found[0].answers[0], ("nonsense",))
    assert (outcome.kind, outcome.left) == (OutcomeKind.PLAYED, 1)
    assert (await table.live()).asked[0].step == "act"


async def test_a_turn_ends_with_a_plan_if_nothing_else_is_left_to_do(
    table: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    certain(monkeypatch, "one")
    await table.sits(ADA, BRUNO, game="underwater_cities")
    seat, found = await until_planned(table.turns)
    assert (await plays(table, seat, *found[0].answers)).left == 0
    last = [entry.row for entry in await rows(table) if isinstance(entry.row, Action)][-1]
    assert (last.seat, last.picks) == (seat, ("end",))


@pytest.mark.parametrize(("keys", "given"), [(("end",), ("end",)), (("end", "ability:x"), None)])
def test_the_last_answer_of_a_plan_is_given_where_it_is_the_only_one(
    keys: tuple[str, ...], given: tuple[str, ...] | None
) -> None:
    decision = Decision(Seat(0), "end-turn", tuple(Option(key) for key in keys), ("end",))
    assert plans.last((decision,), Seat(0), (f"end{LAST}",)) == given
    assert plans.last((decision,), Seat(1), (f"end{LAST}",)) is None, "somebody else is asked"


def planned(message: Message) -> tuple[str, str] | None:
    """The first plan on a panel: its menu and its value, or its button and nothing."""
    for menu in message.menus:
        for option in menu["options"]:
            if THEN in option["value"]:
                return menu["custom_id"], option["value"]
    return next(((b["custom_id"], "") for b in message.buttons if THEN in b.get("custom_id", "")), None)


async def open_panel(evening: Evening, game: str) -> tuple[Pilot, Message]:
    """The panel of somebody who is offered plans."""
    names = ("Ada", "Bruno", "Chiara")[: max(2, min(GAMES[game].meta.seats))]
    pilots = await evening.open_table(*names, game=game)
    await until_planned(evening.app.turns)
    mover = await evening.on_turn(pilots)
    await evening.all_said()
    panel = (await opens(mover)).message
    assert panel is not None
    return mover, panel


@pytest.mark.parametrize("game", GAMES)
async def test_a_plan_is_picked_over_the_wire(evening: Evening, game: str) -> None:
    mover, panel = await open_panel(evening, game)
    at, plan = (await evening.app.turns.live(1)).at, planned(panel)
    assert plan is not None
    custom_id, value = plan
    await (mover.person.choose(panel, *plan) if value else mover.person.press(panel, custom_id))
    assert (await evening.app.turns.live(1)).at >= at + 2


async def test_a_real_button_finishes_moving(evening: Evening) -> None:
    mover, panel = await open_panel(evening, "the_island")
    await mover.person.press(panel, "Finish moving")
    assert (await evening.app.turns.live(1)).asked[0].step == "sink"


async def test_a_question_with_one_answer_answers_itself_after_ten_minutes(table: Company) -> None:
    await table.sits(ADA, BRUNO, game="the_island")
    while orders.only_answer((asked := (await table.live()).asked)[0]) is None:
        await table.plays()
    await table.passes(ORDERS_AFTER - 1)
    assert (await table.live()).asked == asked, "never at once, as no order answers at once"
    await table.passes(2)
    assert (await table.live()).asked != asked


async def test_no_click_ends_a_turn_where_nothing_can_be_taken_back(table: Company) -> None:
    await table.sits(ADA, BRUNO, game="underwater_cities")
    while (asked := (await table.live()).asked)[0].step != "place":
        await table.plays()
    drawn = await table.plays()  # the slot that is always free: cards are drawn
    last = [entry.row for entry in await rows(table) if isinstance(entry.row, Action)][-1]
    assert (drawn.kind, last.picks) == (OutcomeKind.PLAYED, ("end",))
    assert (await table.live()).asked[0].seat != asked[0].seat


async def test_a_turn_with_nothing_left_to_do_ends_by_itself_and_can_be_taken_back_until_then(
    table: Company,
) -> None:
    await table.sits(ADA, BRUNO, game="underwater_cities")
    while (decision := (await table.live()).asked[0]).step != "end-turn" or len(decision.options) > 1:
        await table.plays(key=decision.keys[0] if decision.step == "place" else None)
    words = bot_words("en", "underwater_cities")
    assert "ends by itself in two minutes" in panel(await table.live(), decision.seat, words, str).text
    await table.passes(ENDS_AFTER - 1)
    position = await table.live()
    assert position.asked == (decision,)
    user, asked = position.match.in_seat(decision.seat).user, position.asked_at[decision.seat]
    await table.turns.back(1, user, decision.seat, asked, 1)
    await table.passes(ENDS_AFTER)
    before = await table.live()
    assert (before.asked[0].seat, before.asked[0].step) == (decision.seat, "place")
    await table.plays(key=before.asked[0].keys[0])
    await table.passes(ENDS_AFTER)
    assert (await table.live()).asked[0].seat != decision.seat
