"""Whole matches of the larger games over the wire, typed at random, in other languages."""

from __future__ import annotations

import random

import pytest

from games import GAMES
from tests.bot.evening import Evening

OVER = {"en": "The match is over.", "fr": "La partie est terminée", "it": "La partita è finita"}
LOCALES = {"en": "en-US", "fr": "fr", "it": "it"}
MATCHES = [
    ("nautilus", ("Ada", "Bruno", "Chiara"), "it"),
    ("underwater_cities", ("Ada", "Bruno"), "en"),
    ("underwater_cities", ("Ada",), "fr"),
]


async def play_out(evening: Evening, game: str, names: tuple[str, ...], language: str) -> None:
    """Every question is answered by typing; harmful choices are confirmed."""
    dice = random.Random(7)
    people = evening.people(*names)
    for pilot in people:
        pilot.person.locale = LOCALES[language]
    table = (await people[0].slash("play", game=game, language=language)).message
    assert table is not None
    for pilot in people[1:]:
        await pilot.person.press(table, "join:1")
    await people[0].person.press(table, "start:1")
    by_user = {int(pilot.id): pilot for pilot in people}
    while (position := await evening.app.turns.live(1)).asked:
        decision = next(d for d in position.asked if d.answer is None)
        picks = dice.sample(decision.keys, dice.randint(max(1, decision.least), max(1, decision.most)))
        pilot = by_user[position.match.in_seat(decision.seat).user]
        answer = await pilot.slash("move", what=",".join(picks), table="1")
        assert answer.ephemeral and answer.message is not None, answer.text
        for button in answer.message.buttons:
            if button["custom_id"].startswith("sure:"):
                await pilot.person.press(answer.message, button["custom_id"])
    await people[0].reads(OVER[language])


@pytest.mark.programs
@pytest.mark.parametrize(("game", "names", "language"), MATCHES, ids=[f"{m[0]}-{len(m[1])}" for m in MATCHES])
async def test_a_whole_match_over_the_wire(
    evening: Evening, game: str, names: tuple[str, ...], language: str
) -> None:
    assert game in GAMES
    await play_out(evening, game, names, language)
    assert (await evening.match()).phase == "ended"
