"""After the end, over the wire: film, open hands, download, fairness and what if, and who may have them."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from PIL import Image

from bot.match.turns import Picked
from bot.presses.memories import Download, Fair, Film, OpenHands, PlayOn, WhatIf
from bot.text import film, record_file
from bot.text.verify import verify
from bot.text.workshop import Workshop
from games import GAMES
from local_discord.pilot import Pilot
from storage import seals
from tests.bot.evening import Evening
from tests.bot.test_who_may_act import kick, sends

pytestmark = pytest.mark.programs

SUPPRESS_NOTIFICATIONS = 1 << 12


async def plays_out(evening: Evening, number: int = 1) -> None:
    """The defaults to the end, without a click."""
    turns, click = evening.app.turns, 10**15
    while (position := await turns.live(number)).asked:
        decision = next(d for d in position.asked if d.answer is None)
        user, asked = position.match.in_seat(decision.seat).user, position.asked_at[decision.seat]
        click += 1
        await turns.take(Picked(number, user, decision.seat, asked, decision.default, click))
    await evening.all_said()


async def over(evening: Evening, *names: str) -> list[Pilot]:
    pilots = await evening.open_table(*names or ("Ada", "Bruno"))
    await plays_out(evening)
    return pilots


def sent(evening: Evening, ending: str) -> list[bytes]:
    """The files that were uploaded, by the end of their names."""
    return [data for path, (data, _) in evening.box.world.files.kept.items() if path.endswith(ending)]


async def test_the_last_post_offers_every_memory(evening: Evening) -> None:
    pilots = await over(evening)
    last = await pilots[0].reads("The match is over.")
    assert last.labels == ["Rematch", "Film", "What if", "Open hands", "Download", "Look"]


async def test_below_the_last_post_stands_how_the_match_went(evening: Evening) -> None:
    """As wide as a phone, ringing nobody, with words for those who cannot see it."""
    await over(evening)
    *_, last, plot = await evening.posts()
    assert "The match is over." in last.text and "how it went" in plot.text
    (file,) = plot["attachments"]
    assert "Ada" in file["description"] and "Bruno" in file["description"]
    assert plot["flags"] & SUPPRESS_NOTIFICATIONS and "<@" not in plot.text


async def test_a_match_without_a_score_ends_without_a_plot(evening: Evening) -> None:
    ada, _ = await evening.open_table("Ada", "Bruno")
    await ada.slash("table resign", table="1")
    await ada.presses("Yes, I give up")
    await evening.all_said()
    assert "The match is over." in (await evening.posts())[-1].text


async def test_how_the_match_went_is_the_first_look_back_a_strangers_too(evening: Evening) -> None:
    pilots = await over(evening)
    (stranger,) = evening.people("Fatou")
    thread = str((await evening.match()).thread)
    last = await pilots[0].reads("The match is over.")
    assert len(last.pictures) == 1  # two would be a mosaic: squares that nobody can read
    page = (await stranger.presses("Look", within=thread)).message
    assert page is not None
    (course,) = page.pictures
    assert "how it went" in course["description"] and "Where the points came from" in course["description"]


async def test_a_film_shows_its_progress_and_then_every_turn(evening: Evening) -> None:
    pilots = await over(evening)
    await pilots[0].presses("Film")
    message = await pilots[1].reads("the film:")
    (data,) = sent(evening, ".webp")
    with Image.open(io.BytesIO(data)) as shown:
        assert getattr(shown, "n_frames", 1) > 10
    assert message.pictures[0]["description"].startswith("Film of Nautilus Island")
    await pilots[1].presses("As a GIF")
    await evening.all_answered()
    (animated,) = sent(evening, ".gif")
    assert animated.startswith(b"GIF89a")


async def test_a_download_verifies_and_holds_the_seed_that_was_sealed(evening: Evening) -> None:
    pilots = await over(evening)
    table = await evening.match()
    assert table.commitment is not None
    public = await pilots[0].reads("Chance sealed", within="table")
    assert table.commitment in public.text
    await pilots[1].presses("Download")
    await evening.all_answered()
    (text,), (packed,) = sent(evening, ".txt"), sent(evening, ".json")
    record = record_file.read(text.decode())
    assert record == record_file.read(packed.decode())
    assert record.commitment == table.commitment
    assert verify(record, GAMES[record.setup.game]).differs is None


async def test_a_first_match_says_kindly_why_it_was_not_sealed(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    panel = await ada.slash("practise", game="nautilus_island")
    assert panel.message is not None
    await ada.person.press(panel.message, "First match")
    await ada.reads("The match begins")
    await plays_out(evening)
    await ada.presses("Look", within=str((await evening.match()).thread))
    told = (await ada.presses("Fair?")).text
    assert told.startswith("Yes: ") and "chosen to teach the game" in told and "cannot be proven" not in told


async def test_fairness_is_computed_at_a_press(evening: Evening) -> None:
    pilots = await over(evening)
    pilots[1].person.locale = "fr"
    await pilots[1].presses("Look", within=str((await evening.match()).thread))
    answer = await pilots[1].presses("Honnête\u00a0?")
    assert answer.text.startswith("Oui\u00a0: ")


async def test_hands_are_open_step_by_step(evening: Evening) -> None:
    pilots = await over(evening)
    pilots[0].person.locale = "it"
    answer = await pilots[0].presses("Open hands")
    assert "mani scoperte: round 1, turno 0" in answer.text
    answer = await pilots[0].presses("Avanti")
    assert "turno 1" in answer.text and "Ada" in answer.text and "Bruno" in answer.text
    answer = await pilots[0].presses("Fine")
    assert re.search(r"turno (\d+) di \1", answer.text)
    answer = await pilots[0].picks("Round 3, dal turno 4")
    assert "round 3, turno 4" in answer.text


async def test_what_if_is_played_on_in_a_dm(evening: Evening) -> None:
    pilots = await over(evening)
    await pilots[0].presses("What if")
    answer = await pilots[0].presses("Play on from here")
    assert "table 2" in answer.text
    await pilots[0].reads("What if: here table 1")
    match = await evening.match(2)
    assert match.guild is None and not match.rated
    assert sum(player.stand_in for player in match.players) == 1


async def test_what_if_says_so_whoever_is_to_move(evening: Evening) -> None:
    pilots = await over(evening)
    for turn in (3, 4):  # the turn of one and of the other
        await sends(evening, pilots[0], PlayOn(1, turn, 0))
    await evening.all_said()
    begun = [message for message in pilots[0].visible("dm") if "What if: here table 1" in message.text]
    assert len(begun) == 2


@pytest.mark.parametrize("press", [Film(1), Download(1), Fair(1), OpenHands(1), WhatIf(1), PlayOn(1, 3, 0)])
async def test_nothing_is_given_out_while_the_match_is_played(evening: Evening, press: Any) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    answer = await sends(evening, pilots[0], press)
    assert "still being played" in answer.text


@pytest.mark.parametrize("press", [Film(1), Download(1), Fair(1), OpenHands(1), WhatIf(1)])
async def test_a_private_match_is_not_there_for_others(evening: Evening, press: Any) -> None:
    ada, bruno, chiara = evening.people("Ada", "Bruno", "Chiara")
    await ada.slash("play", game="nautilus_island", private=True)
    await ada.presses("Invite")
    panel = await ada.reads("Whom do you invite")
    await ada.person.choose(panel, "Pick up to five people", bruno.id)
    await bruno.presses("Join", within="table")
    await ada.presses("Start", within="table")
    await evening.all_said()
    await plays_out(evening)
    answer = await sends(evening, chiara, press)
    assert "no match" in answer.text.casefold() or "no table" in answer.text.casefold()


@pytest.mark.parametrize("press", [Film(1), Download(1), Fair(1), OpenHands(1), WhatIf(1)])
async def test_a_match_is_not_there_for_somebody_outside_its_server(evening: Evening, press: Any) -> None:
    await over(evening)
    (stranger,) = evening.people("Fatou")
    kick(evening, stranger)
    answer = await sends(evening, stranger, press)
    assert "no match" in answer.text.casefold() or "no table" in answer.text.casefold()


async def test_the_seed_is_in_nothing_that_anybody_was_sent_before_the_end(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    sealed = await evening.app.database.read(seals.get, 1)
    match = await evening.dealt()
    assert sealed is not None
    for _ in range(3):
        mover = await evening.on_turn(pilots)
        await evening.plays(mover)
    for command in ("board", "log", "score", "left", "text", "status", "turns"):
        await pilots[0].slash(command)
    spoken = str([(request.path, request.payload) for request in evening.box.log])
    assert sealed.commitment in spoken
    assert sealed.secret not in spoken and match.setup.seed not in spoken


async def test_a_film_is_drawn_once(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    pilots = await over(evening)
    shot: list[object] = []
    shoot = Workshop._shoot

    async def counted(self: Workshop, *what: Any) -> film.FilmFile:
        shot.append(what)
        return await shoot(self, *what)

    monkeypatch.setattr(Workshop, "_shoot", counted)
    monkeypatch.setattr(film, "TURN", 1000)
    for pilot in pilots:
        await pilot.presses("Film")
        await pilot.reads("the film:")
    assert len(shot) == 1
