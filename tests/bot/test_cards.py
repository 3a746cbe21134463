"""How to play, wherever a game is met."""

from __future__ import annotations

from tests.bot.evening import Evening, opens


async def test_the_lobby_says_what_the_game_is_and_how_it_is_played(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    await ada.slash("play", game="the_island")
    await bruno.reads("Flee a sinking island", within="table")
    bruno.person.locale = "fr"
    told = await bruno.presses("How to play")
    assert told.ephemeral and "**But\u00a0:**" in told.text and told.text.count("\n- ") == 6
    assert "un morceau du plateau" in str(told.message)


async def test_the_rules_open_on_the_card(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    told = await ada.slash("rules", game="nautilus")
    assert "**Goal:**" in told.text and "`R1`" in told.text
    assert "with the title over it" in str(told.message)
    await ada.slash("play", game="nautilus")
    await ada.presses("How to play")
    assert "`R1`" in (await ada.presses("All the rules")).text


async def test_a_first_match_is_one_press_from_a_card_that_help_shows(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    page = await ada.slash("help")
    assert page.message is not None
    card = await ada.person.choose(page.message, "cards", "the_island")
    assert card.message is not None and "**Goal:**" in card.text
    await ada.person.press(card.message, "First match")
    await evening.all_said()
    assert (await evening.match()).game == "the_island"


async def test_whoever_is_new_is_told_the_signs_and_may_ask_how_to_play(
    evening: Evening,
) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    panel = await opens(mover)
    assert "face-down pile" in panel.text
    assert (
        "**Goal:**" in (await mover.presses("How to play", within=str((await evening.match()).thread))).text
    )


async def test_whoever_has_played_it_is_told_no_signs(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    while (mover := await evening.mover(pilots)) is not None:
        panel = await opens(mover)
        await evening.plays(mover)
    assert "face-down pile" not in panel.text, "only in the first turns"
    await pilots[0].slash("play", game="nautilus_island", channel="lounge")
    await pilots[1].presses("Join", within="lounge")
    await pilots[0].presses("Start", within="lounge")
    await evening.all_said()
    for pilot in pilots:
        assert "face-down pile" not in (await opens(pilot)).text


async def test_help_begins_with_what_to_press_now(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    assert "**Now:** type `/play`" in (await ada.slash("help")).text
    await ada.slash("play", game="nautilus_island")
    assert "waits for you to press **Start**" in (await ada.slash("help")).text
    await bruno.presses("Join")
    assert "has not begun yet" in (await bruno.slash("help")).text
    await ada.presses("Start")
    await evening.all_said()
    mover = await evening.on_turn(await evening.seated(ada, bruno))
    told = await mover.slash("help")
    assert told.text.startswith("**Now:** it's your turn at")
    board = (await evening.posts())[-1]
    assert f"/{board.channel_id}/{board.id}" in told.text, "the board is one link away"
    assert told.message is not None
    assert "Nautilus Island" in (await mover.person.press(told.message, "Your turn")).text
