"""Floods of clicks and of typing: a kind answer for whoever floods, and nobody else notices."""

from __future__ import annotations

import pytest

from bot.door.floods import Floods
from bot.presses.lookups import HowToPlay
from tests.bot.evening import Evening

KIND = "That was more at once than I can follow."


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three of each, and the few seconds never pass."""
    monkeypatch.setattr(Floods, "presses", 3)
    monkeypatch.setattr(Floods, "suggestions", 3)
    monkeypatch.setattr(Floods, "seconds", float("inf"))


@pytest.mark.usefixtures("narrow")
async def test_whoever_floods_is_asked_to_wait_and_the_others_are_not(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    evening.app.client.floods._since = float("inf")
    answers = [await ada.slash("help") for _ in range(5)]
    assert [KIND in answer.text for answer in answers] == [False, False, False, True, True]
    assert all(answer.ephemeral for answer in answers)
    assert KIND not in (await bruno.slash("help")).text


@pytest.mark.usefixtures("narrow")
async def test_presses_count_as_commands_do(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    evening.app.client.floods._since = float("inf")
    table = (await ada.slash("play", game="nautilus_island")).message
    assert table is not None
    texts = [(await ada.person.press(table, HowToPlay("nautilus_island").id)).text for _ in range(3)]
    assert [KIND in text for text in texts] == [False, False, True]


@pytest.mark.usefixtures("narrow")
async def test_a_flood_of_typing_gets_no_suggestions_and_clicks_go_on(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    evening.app.client.floods._since = float("inf")
    found = [await ada.person.autocomplete("rules", "topic", "", game="nautilus_island") for _ in range(5)]
    assert [bool(choices) for choices in found] == [True, True, True, False, False]
    assert KIND not in (await ada.slash("help")).text


async def test_a_few_seconds_later_all_is_as_before(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada,) = evening.people("Ada")
    monkeypatch.setattr(Floods, "presses", 0)
    assert KIND in (await ada.slash("help")).text
    monkeypatch.setattr(Floods, "presses", 1)
    monkeypatch.setattr(Floods, "seconds", -1.0)
    assert [KIND in (await ada.slash("help")).text for _ in range(3)] == [False] * 3
