"""Notes on a match: kept with it, shown to their writer alone, taken along and deleted with the person."""

from __future__ import annotations

import json

import pytest

from bot.door.handlers.notes import LONGEST
from bot.match.time_control import DAY
from local_discord.answers import Answer
from local_discord.pilot import Pilot
from storage import notes, privacy
from storage.transaction import Transaction
from tests.bot.evening import Evening

NOTE = "Bruno holds the blue key.\n# not a headline"


async def writes(pilot: Pilot, text: str) -> Answer:
    form = await pilot.slash("note", table="1")
    assert form.kind == "modal", form.text
    return await pilot.person.submit(form, {"note": text})


def in_form(answer: Answer) -> str:
    (part,) = answer.modal["components"]
    return str(part["component"].get("value", ""))


async def kept(evening: Evening) -> int:
    row = await evening.app.database.read(Transaction.one, "SELECT count(*) AS n FROM notes")
    return int(row["n"]) if row else 0


async def test_a_note_is_kept_and_shown_to_its_writer_alone(evening: Evening) -> None:
    ada, bruno = await evening.open_table("Ada", "Bruno")
    told = await writes(ada, NOTE)
    assert "Only you can read it" in told.text and "> # not a headline" in told.text
    assert told.message is not None and told.message.ephemeral
    assert in_form(await ada.slash("note", table="1")) == NOTE
    assert in_form(await bruno.slash("note", table="1")) == ""
    await evening.all_said()
    assert not [message for message in bruno.visible(None) if "blue key" in json.dumps(message, default=str)]


async def test_a_note_is_one_pick_under_look_and_one_press_to_change(evening: Evening) -> None:
    ada, bruno = await evening.open_table("Ada", "Bruno")
    await writes(ada, NOTE)
    for pilot, said in ((ada, "blue key"), (bruno, "You have no note")):
        await pilot.presses("Look")
        assert said in (await pilot.picks("My note")).text
    form = await ada.presses("Write")
    assert in_form(form) == NOTE
    assert "You have no note" in (await ada.person.submit(form, {"note": "  "})).text
    assert await kept(evening) == 0


async def test_a_note_outlives_the_match_and_goes_two_years_later(evening: Evening) -> None:
    ada, _ = await evening.open_table("Ada", "Bruno")
    await writes(ada, NOTE)
    await evening.ends(evening.people("Ada")[0])  # a moderator, wherever they sit
    assert in_form(await ada.slash("note", table="1")) == NOTE
    evening.box.clock.advance(privacy.KEPT_PEOPLE + DAY)
    await evening.app.client.privacy.sweep()
    assert await kept(evening) == 0


async def test_notes_are_taken_along_and_deleted_with_their_writer(evening: Evening) -> None:
    ada, bruno = await evening.open_table("Ada", "Bruno")
    await writes(ada, NOTE)
    await writes(bruno, "mine")
    taken = await evening.app.client.privacy.export(int(ada.id))
    assert "blue key" in taken.decode() and "mine" not in json.loads(taken)["notes"][0]["text"]
    assert "notes on matches" in (await ada.slash("privacy")).text
    await evening.app.client.privacy.forget(int(ada.id))
    assert await kept(evening) == 1
    assert await evening.app.database.read(notes.get, 1, int(bruno.id)) == "mine"


async def test_a_note_on_no_match_is_refused_kindly(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    assert "99" in (await ada.slash("note", table="99")).text
    assert (await ada.slash("note")).kind != "modal"


async def test_a_very_long_note_fits_in_its_answer(evening: Evening) -> None:
    ada, _ = await evening.open_table("Ada", "Bruno")
    told = await writes(ada, "a\n" * (LONGEST // 2))
    assert len(told.text) <= 4000 and "> a" in told.text


@pytest.mark.parametrize(("locale", "said"), [("fr", "Personne d’autre"), ("it", "Puoi leggerli solo tu")])
async def test_notes_in_other_languages(evening: Evening, locale: str, said: str) -> None:
    ada, _ = await evening.open_table("Ada", "Bruno")
    ada.person.locale = locale
    assert said in (await writes(ada, NOTE)).text
