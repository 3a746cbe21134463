"""A person's settings over the wire: language, large print, contrast, no DMs."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from local_discord.answers import Answer
from storage import outbox, people
from tests.bot.evening import Evening, opens

pytestmark = pytest.mark.programs  # test_tables and test_looking have the quick stories


async def test_settings_are_kept_and_the_language_is_used_at_once(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    answer = await first.slash("settings me", language="fr", quiet="22-7", private="hand", large=True)
    assert "Français" in answer.text
    kept = await evening.app.database.read(people.preferences, int(first.id))
    assert (kept.language, kept.quiet, kept.by_dm, kept.large) == ("fr", (22, 7), False, True)
    assert "1–8 UTC" in (await first.slash("settings me", quiet="1h–8h")).text
    for hours in ("late", "7-7", "0-24", "22-25"):
        bad = await first.slash("settings me", quiet=hours)
        assert "22-7" in bad.text and "UTC" in bad.text, hours


async def test_large_print_is_the_board_alone_and_the_cards_in_a_message_of_their_own(
    evening: Evening,
) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    plain = await pilots[0].slash("board", table="1")
    await pilots[0].slash("settings me", large=True)
    large = await pilots[0].slash("board", table="1")
    assert plain.message is not None and large.message is not None
    (whole,), (board,) = plain.message.pictures, large.message.pictures
    assert board["filename"] == "board.png" and board["width"] < whole["width"] / 1.3
    cards = await pilots[0].reads(
        "Everybody’s cards"
    )  # Discord would lay two pictures of one message side by side
    assert [a["filename"] for a in cards.pictures] == ["cards.png"] and cards.ephemeral


async def test_contrast_reaches_boards_hands_and_panels(evening: Evening) -> None:
    mover = await evening.on_turn(await evening.open_table("Ada", "Bruno"))

    async def shown() -> list[Image.Image]:
        board, hand = await mover.slash("board", table="1"), await mover.slash("hand", table="1")
        return [picture(evening, answer) for answer in (board, hand, await opens(mover))]

    plain = await shown()
    await mover.slash("settings me", palette="contrast")
    for before, after in zip(plain, await shown(), strict=True):
        assert after.getpalette() != before.getpalette()
        assert after.size == before.size
        assert after.tobytes() != before.tobytes(), "outlines are thicker"


def picture(evening: Evening, answer: Answer) -> Image.Image:
    """The first picture of an answer, as it arrived."""
    assert answer.message is not None
    wanted = answer.message.pictures[0]["id"]
    kept = evening.box.world.files.kept.items()
    return Image.open(io.BytesIO(next(data for path, (data, _) in kept if f"/{wanted}/" in path)))


async def test_who_prefers_my_hand_gets_no_dms(evening: Evening) -> None:
    for pilot in evening.people("Ada", "Bruno"):
        await pilot.slash("settings me", private="hand")
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.plays(mover, lambda offer: offer.keys[-1:])
    other = await evening.on_turn(pilots)
    await other.reads(f"<@{other.id}>, it's your turn")
    assert not any("You found" in message.text for message in mover.person.dm)
    await evening.all_said()
    assert not await evening.app.database.read(outbox.parked), "nothing waits to be said, either"


async def test_what_is_suggested_while_typing_is_in_the_language_one_chose(evening: Evening) -> None:
    mover = await evening.on_turn(await evening.open_table("Ada", "Bruno"))
    await mover.slash("settings me", language="fr")
    found = await mover.person.autocomplete("move", "what", "", table="1")
    assert found and all("olonne" in choice["name"] for choice in found)
