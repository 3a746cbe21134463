"""Nobody learns another's secret, by whatever they look at, at any point of a turn."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator

import pytest

from bot.match.standing_orders import ORDERS_AFTER
from games.core.model import Seat
from tests.bot.ears import OURS, SECRET, Ears, forgotten, playable, secrets_in_log, unsorted
from tests.bot.evening import Evening, offered, opens

ENOUGH = 100  # things heard at one point of a turn


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    for name in OURS:
        caplog.set_level(logging.DEBUG, logger=name)
    playable(monkeypatch)
    yield
    forgotten()
    assert secrets_in_log(caplog.get_records("call")) == []


@pytest.fixture
async def ears(game: None, evening: Evening) -> AsyncIterator[Ears]:
    pilots = await evening.open_table("Ada", "Bruno", "Chiara", game="tracer")
    yield Ears(evening, {pilot: Seat(seat) for seat, pilot in enumerate(pilots)}, evening.people("Fatou"))


async def click(ears: Ears, seat: int, number: int = 0) -> None:
    """One answer of a seat, by its panel."""
    pilot = list(ears.players)[seat]
    panel = (await opens(pilot)).message
    assert panel is not None
    offer = offered(panel)
    assert offer is not None
    await offer.pick(pilot, panel, offer.keys[number])


async def whole_turn(ears: Ears) -> None:
    """The first turn, to which everyone has something to say."""
    await click(ears, 0)
    await click(ears, 0)
    for seat in ears.players.values():
        await click(ears, seat, 1)


async def test_every_command_is_tried_or_said_to_change_something(ears: Ears) -> None:
    assert unsorted(ears.others[0]) == set()


async def test_nobody_hears_a_secret_in_the_middle_of_a_turn(ears: Ears) -> None:
    await click(ears, 0)
    await ears.listen()
    assert ears.heard > ENOUGH


async def test_nobody_hears_a_secret_while_everyone_is_asked(ears: Ears) -> None:
    await click(ears, 0)
    await click(ears, 0)
    await click(ears, 1, 1)
    await ears.listen()
    assert ears.heard > ENOUGH


async def test_nobody_hears_a_secret_when_it_is_anothers_turn(ears: Ears) -> None:
    await whole_turn(ears)
    await ears.listen()
    assert ears.heard > ENOUGH


async def test_a_substitute_hears_what_the_seat_was_told_and_nothing_else(ears: Ears) -> None:
    await whole_turn(ears)
    leaver, heir = list(ears.players)[2], ears.evening.people("David")[0]
    await leaver.slash("table replace", table="1", by=heir.id)
    await leaver.presses("Yes, offer the seat")
    await heir.presses("Take the seat")
    await ears.evening.all_said()
    seat = ears.players.pop(leaver)
    ears.players[heir] = seat
    assert any(f"secret{seat}x" in message.text for message in heir.person.dm)
    await ears.listen()


async def test_an_order_is_carried_out_no_sooner_than_ten_minutes_after_the_question(ears: Ears) -> None:
    orderer = list(ears.players)[1]
    app = ears.evening.app
    assert app is not None
    await orderer.slash("orders react", table="1", when="echo", order="always")
    await click(ears, 0)
    await click(ears, 0)
    await ears.evening.all_said()
    ears.evening.box.clock.advance(ORDERS_AFTER - 5)
    app.scheduler.nudge()
    await ears.evening.all_said()
    waiting = (await app.turns.live(1)).asked
    assert [decision.answer for decision in waiting if decision.seat == 1] == [None]
    ears.evening.box.clock.advance(10)
    app.scheduler.nudge()
    while (await app.turns.live(1)).asked[1].answer is None:
        await ears.evening.box.changes.until(lambda: False, 0.02)


async def test_a_letter_to_everyone_holds_no_secret_its_trail_included(ears: Ears) -> None:
    await ears.evening.all_said()
    posting = ears.evening.box.faults.hold("POST", r"/channels/\d+/messages$")
    await whole_turn(ears)
    letters = await ears.letters_to_everyone()
    posting.release()
    assert any("echoed" in letter for letter in letters)
    assert not any(SECRET.search(letter) for letter in letters)


async def test_what_is_drawn_as_news_holds_only_what_its_viewer_was_told(ears: Ears) -> None:
    await whole_turn(ears)
    app = ears.evening.app
    assert app is not None
    position = await app.turns.live(1)
    for seat in (None, *ears.players.values()):
        news = str(await app.turns.trail(position, seat))
        assert {int(found[1]) for found in SECRET.finditer(news)} <= {seat}
