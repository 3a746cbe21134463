"""What a right click on a message or on a person does."""

from __future__ import annotations

from tests.bot.evening import Evening


async def test_a_board_is_read_in_words_by_a_right_click(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    (post, *_) = await evening.posts()
    told = await pilots[1].person.use_on("Board in words", post)
    assert told.ephemeral and told.text == (await pilots[1].slash("text", table="1")).text


async def test_a_right_click_shows_ones_own_hand_and_nobody_elses(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    (stranger,) = evening.people("Chiara")
    (post, *_) = await evening.posts()
    mine = await pilots[0].person.use_on("My hand", post)
    assert mine.ephemeral and "Your hand at" in mine.text
    other = await stranger.person.use_on("My hand", post)
    assert other.ephemeral and other.text == (await stranger.slash("hand", table="1")).text


async def test_a_problem_is_told_with_the_board_it_was_seen_on(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    (post, *_) = await evening.posts()
    form = await pilots[0].person.use_on("Report a problem", post)
    assert form.kind == "modal" and form.modal["custom_id"].startswith("trouble:1:")
    kept = await pilots[0].person.submit(form, {"what": "A pile is upside down."})
    assert "Your report is number 1" in kept.text


async def test_a_message_of_nobody_in_particular_gets_a_kind_answer(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    said = await ada.says("table", "hello")
    assert "You don't sit at any table" in (await ada.person.use_on("Board in words", said)).text


async def test_somebody_is_invited_by_a_right_click(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    assert "no table waiting" in (await ada.person.use_on("Invite to my table", bruno.person)).text
    await ada.slash("play", game="nautilus_island", private=True)
    assert "is invited to" in (await ada.person.use_on("Invite to my table", bruno.person)).text
    call = await bruno.reads(f"<@{bruno.id}>: **Ada** invites you")
    assert "You sit at" in (await bruno.person.press(call, "Join")).text
    assert "already" in (await ada.person.use_on("Invite to my table", bruno.person)).text
