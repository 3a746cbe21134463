"""Buttons of other versions, over the wire: never a traceback, always how things stand and a way on."""

from __future__ import annotations

import logging

import pytest

from bot.custom_ids import kinds, read
from local_discord.message import COMPONENTS_V2, EPHEMERAL, Message
from local_discord.pilot import Pilot
from tests.bot.evening import Evening
from tests.bot.test_who_may_act import sends, sends_form

PREFIXES = sorted({kind.form.partition(":")[0] for kind in kinds()})
AFTER = ["", ":", ":x", ":1:", ":1:x", ":1:9.9:x", ":1:1.", ":1:order:x", ":1:choose:kept:x", ":1:1.0:0:0:0"]
AFTER += [f":{'9' * 18}:1", f":{'9' * 40}", ":0:0.0:0", ":٣:1", ":1:choose:variant:x", ":-1", ":1:orders:x"]
OLD = "menu:1:from-another-age"

SAID = {
    "en-US": ("This button is from another version of me. Here is how Nautilus Island", "Your turn"),
    "fr": ("Ce bouton vient d’une autre version de moi. Voici où en est Nautilus Island", "À vous"),
    "it": (
        "Questo pulsante viene da un’altra versione di me. Ecco a che punto è Nautilus Island",
        "A te",
    ),
}


@pytest.mark.programs
@pytest.mark.parametrize("seated", [True, False])
async def test_no_id_ends_in_a_mistake_of_ours(
    evening: Evening, caplog: pytest.LogCaptureFixture, seated: bool
) -> None:
    pilots = await evening.open_table("Bruno", "Chiara")
    person = pilots[0] if seated else evening.people("Fatou")[0]
    caplog.set_level(logging.ERROR)
    for custom_id in (f"{prefix}{rest}" for prefix in PREFIXES for rest in AFTER):
        values = ("x",) if custom_id.startswith(("menu", "people", "type", "trouble")) else ()
        answer = await sends(evening, person, custom_id, *values)
        assert answer.kind != "failed" and "Something went wrong" not in answer.text, custom_id
        if read(custom_id, values) is None:
            assert "from another version of me" in answer.text, custom_id
    assert caplog.records == []
    assert (await evening.match()).phase == "playing"


@pytest.mark.parametrize("locale", SAID)
async def test_an_old_button_says_how_its_match_stands_and_leads_on(evening: Evening, locale: str) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    mover.person.locale = locale
    said, button = SAID[locale]
    answer = await sends(evening, mover, OLD)
    assert answer.ephemeral and answer.text.startswith(said) and mover.name in answer.text
    assert answer.message is not None
    panel = await mover.person.press(answer.message, button)
    assert panel.message is not None and panel.message.pictures, "the panel as it stands"


async def test_a_button_of_a_version_to_come_is_answered_alike(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    for custom_id in ("teleport:1:4", "look:1:at:all:that:was", "pick2:1:9.9:x"):  # kinds and fields unknown
        assert read(custom_id, ()) is None
        answer = await sends(evening, pilots[0], custom_id)
        assert answer.ephemeral and answer.text.startswith(SAID["en-US"][0]), custom_id


async def test_an_old_button_of_a_table_that_waits_leads_to_it(evening: Evening) -> None:
    (host,) = evening.people("Ada")
    opened = await host.slash("play", game="nautilus_island")
    assert opened.message is not None
    await evening.all_answered()
    answer = await presses_on(evening, host, OLD)
    assert "The table is here" in answer and opened.message.id in answer


async def test_a_stranger_in_another_place_learns_nothing_of_the_match(evening: Evening) -> None:
    await evening.open_table("Ada", "Bruno")
    answer = await presses_on(evening, evening.people("Fatou")[0], "menu:99:from-another-age")
    assert "`/turns` lists your tables" in answer


async def test_a_panel_from_before_layouts_is_answered_as_a_layout(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    panel = (await mover.presses("Your turn")).message
    assert panel is not None and panel["flags"] & COMPONENTS_V2
    old = _as_it_was_once(evening, panel)
    answer = await mover.person.press(old, old.buttons[0]["custom_id"])
    assert answer.kind == "update" and answer.message is not None
    assert answer.message["flags"] & COMPONENTS_V2 and not answer.message["content"]
    assert answer.text and answer.message["attachments"] == []


def _as_it_was_once(evening: Evening, panel: Message) -> Message:
    """A panel with content, attachments and rows, as older versions wrote them."""
    old = panel.successor()
    rows = [{"type": 1, "components": [button]} for button in panel.buttons[:5]]
    old.update(content="Your move.", components=rows, attachments=panel.files, flags=EPHEMERAL)
    return evening.box.world.messages.change(panel, **old)


async def presses_on(evening: Evening, person: Pilot, custom_id: str) -> str:
    """What somebody is told who presses such a button in the channel of the table."""
    world = evening.box.world
    data = {"custom_id": custom_id, "component_type": 2}
    message = person.last("table")
    opened = world.interactions.open(3, person.id, evening.box.channel("table"), data, message=message)
    return (await person.person._await_answer(opened)).text


async def test_the_button_of_the_first_post_opens_what_is_asked_now(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    for _ in range(2):
        mover = await evening.on_turn(pilots)
        assert await evening.plays(mover)
    await evening.all_said()
    first, *_, last = await evening.posts()
    mover = await evening.on_turn(pilots)
    old, new = [(await mover.person.press(post, "Your turn")).message for post in (first, last)]
    assert old is not None and new is not None
    assert [menu["custom_id"] for menu in old.menus] == [menu["custom_id"] for menu in new.menus]
    assert [one for one in old.buttons if one["custom_id"].startswith("pick:")] == [
        one for one in new.buttons if one["custom_id"].startswith("pick:")
    ]


async def test_a_panels_button_on_the_board_for_all_is_answered_to_one_reader(evening: Evening) -> None:
    """Nobody is shown such a button there, but it can be forged."""
    pilots = await evening.open_table("Bruno", "Chiara")
    before = [post.text for post in await evening.posts()]
    for _ in range(6):
        position = await evening.app.turns.live(1)
        seat, key = position.asked[0].seat, position.asked[0].keys[0]
        answer = await sends(evening, pilots[seat], f"sure:1:{position.asked_at[seat]}.{seat}:{key}")
        await evening.all_said()
        assert answer.ephemeral
    posts = await evening.posts()
    assert [post.text for post in posts][: len(before)] == before
    assert not any(post["flags"] & COMPONENTS_V2 for post in posts)


async def test_a_form_with_a_buttons_id_is_of_another_version(evening: Evening) -> None:
    """Discord takes no form as the answer to a form."""
    pilots = await evening.open_table("Bruno", "Chiara")
    answer = await sends_form(evening, pilots[0], "note:1", "of my own")
    assert SAID["en-US"][0] in answer.text
