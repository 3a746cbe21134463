"""Standing orders over the wire: given by thumb or by typing, in three languages, and seen by nobody."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

import pytest

from bot.match.standing_orders import ORDERS_AFTER
from games.core.model import Action, Seat
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import journal, orders
from tests.bot.chance import certain
from tests.bot.evening import Evening
from tests.bot.forms import chosen, fields_of, filled_in

A, B = Seat(0), Seat(1)
PLAYED_BY_ORDER = None  # no click stands behind such a row


@pytest.fixture(autouse=True)
def the_same_match_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    certain(monkeypatch, "wire")


async def seated(evening: Evening, *names: str, game: str = "nautilus_island") -> list[Pilot]:
    """In order of joining; the first of them moves first or not, as the game has it."""
    pilots = await evening.open_table(*names, game=game)
    assert [pilot.name for pilot in pilots] == list(names)
    return pilots


async def let_pass(evening: Evening, seconds: float) -> None:
    """Time goes by, what is due is done, and what there is to say is said."""
    evening.box.clock.advance(seconds)
    await evening.app.scheduler.fire()
    await evening.all_said()


async def by_order(evening: Evening) -> list[Action]:
    """The answers that no click made."""
    rows = await evening.app.database.read(journal.entries, 1)
    return [
        row.row
        for row in rows
        if isinstance(row.row, Action) and not row.forced and row.interaction is PLAYED_BY_ORDER
    ]


async def mover_and_other(evening: Evening, pilots: list[Pilot]) -> tuple[Pilot, Pilot]:
    mover = await evening.on_turn(pilots)
    return mover, next(pilot for pilot in pilots if pilot is not mover)


# -- giving them -----------------------------------------------------------------------------------------


async def test_by_thumb_alone_my_next_answer_is_given_before_i_am_asked(evening: Evening) -> None:
    pilots = await seated(evening, "Ada", "Bruno")
    mover, other = await mover_and_other(evening, pilots)
    await other.slash("hand", table="1")
    listed = await other.presses("My orders")
    assert (
        listed.ephemeral and "haven't given any" in listed.text and "Nautilus Island · table 1" in listed.text
    )
    form = await other.presses("Next answer")
    (field,) = fields_of(form).values()
    last = field["options"][-1]
    assert last["label"].startswith("Column")
    kept = await filled_in(other, {field["custom_id"]: last["value"]})
    assert "Your order is kept" in kept.text and "1. Once: **Column" in kept.text
    await evening.plays(mover)
    await let_pass(evening, ORDERS_AFTER)
    assert (await by_order(evening))[0] == Action(Seat(pilots.index(other)), "explore", (last["value"],))
    assert "haven't given any" in (await other.slash("orders list", table="1")).text


async def test_always_in_french_is_typed_by_label_and_taken_off_by_a_button(evening: Evening) -> None:
    pilots = await seated(evening, "Ada", "Bruno")
    mover, _ = await mover_and_other(evening, pilots)
    mover.person.locale = "fr"
    asked = await mover.person.autocomplete("ordres toujours", "question", "récolter", table="1")
    assert [choice["value"] for choice in asked] == ["act"] and "Récolter ou stocker" in asked[0]["name"]
    found = await mover.person.autocomplete(
        "ordres toujours", "what", "récoltez", {"question": "act"}, table="1"
    )
    assert found[0]["value"] == "gather"
    given = await mover.slash("ordres toujours", what="gather", question="act", table="1")
    assert (
        given.ephemeral
        and "Votre ordre est noté" in given.text
        and "Toujours\u00a0: **Récoltez" in given.text
    )
    gone = await mover.presses("Retirer 1")
    assert "pas encore" in gone.text
    assert await evening.app.database.read(orders.ahead, 1) == {}


async def test_always_by_thumb_is_one_form_of_all_questions_foreseen(evening: Evening) -> None:
    pilots = await seated(evening, "Ada", "Bruno")
    mover, _ = await mover_and_other(evening, pilots)
    await mover.slash("orders list", table="1")
    form = await mover.presses("Always")
    assert {"explore/0", "act/0"} <= fields_of(form).keys()
    first = fields_of(form)["explore/0"]["options"][0]["value"]
    kept = await filled_in(mover, {"explore/0": first})
    assert "open already" in kept.text and "<t:" in kept.text
    assert chosen(await mover.presses("Always"), "explore/0") == [first], "as it stands now"
    await let_pass(evening, ORDERS_AFTER - 5)
    assert await by_order(evening) == []
    await let_pass(evening, 5)
    assert [action.picks for action in await by_order(evening)] == [(first,)]


async def test_an_order_form_with_nothing_chosen_changes_nothing(evening: Evening) -> None:
    pilots = await seated(evening, "Ada", "Bruno")
    await pilots[0].slash("orders list", table="1")
    await pilots[0].presses("Next answer")
    assert "Nothing was chosen" in (await filled_in(pilots[0], {})).text


async def test_reactions_are_a_form_and_nobody_elses(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno", game="the_island")
    await pilots[0].slash("orders list", table="1")
    form = await pilots[0].presses("Reactions")
    assert chosen(form, "repel:shark") == chosen(form, "repel:whale") == ["ask"]
    told = await filled_in(pilots[0], {"repel:shark": "always", "repel:whale": "never"})
    assert "repelling a shark: always" in told.text
    kept = await evening.app.database.read(orders.of_match, 1)
    assert kept == {Seat(0): {"repel:shark": "always", "repel:whale": "never"}}


async def test_an_order_for_a_question_long_open_is_played_at_once(evening: Evening) -> None:
    pilots = await seated(evening, "Ada", "Bruno")
    mover, _ = await mover_and_other(evening, pilots)
    await let_pass(evening, ORDERS_AFTER)
    answer = await mover.slash("orders next", what="column:4", table="1")
    assert answer.ephemeral and "kept" not in answer.text
    rows = await evening.app.database.read(journal.entries, 1)
    assert [row.row.picks for row in rows if isinstance(row.row, Action) and not row.forced] == [
        ("column:4",)
    ]


async def test_what_nobody_could_mean_is_refused_kindly(evening: Evening) -> None:
    pilots = await seated(evening, "Ada", "Bruno")
    ada = pilots[0]
    assert "I don't find" in (await ada.slash("orders next", what="fly to the moon", table="1")).text
    assert (
        "no such question" in (await ada.slash("orders always", what="x", question="dance", table="1")).text
    )
    assert "don't sit" in (await evening.people("Chiara")[0].slash("orders list", table="1")).text


async def test_a_plan_in_italian_for_underwater_cities(evening: Evening) -> None:
    """Three answers in advance: one of a question to both, then a turn of two clicks after its own time."""
    ada, bruno = await seated(evening, "Ada", "Bruno", game="underwater_cities")
    bruno.person.locale = "it"
    plan = []
    for _ in range(3):
        typed = ""
        while True:  # as a person would: pick what is suggested, until it is enough
            found = await bruno.person.autocomplete("ordini prossima", "what", typed, table="1")
            typed = found[0]["value"]
            answer = await bruno.slash("ordini prossima", what=typed, table="1")
            if "annotato" in answer.text:
                break
            typed += ","
        plan.append(tuple(typed.split(",")))
    assert "3. Una volta: **" in answer.text and "Quale carta giochi?" in answer.text
    assert [len(picks) for picks in plan] == [3, 1, 1]
    first = await ada.person.autocomplete("move", "what", "", table="1")
    await ada.slash("move", what=",".join(choice["value"] for choice in first[:3]), table="1")
    await let_pass(evening, ORDERS_AFTER)
    assert await by_order(evening) == [Action(B, "keep", plan[0])]
    await let_pass(evening, ORDERS_AFTER)
    played = await by_order(evening)
    assert [action.step for action in played] == ["keep", "play", "place", "end-turn"]
    assert [set(action.picks) for action in played[:3]] == [set(picks) for picks in plan]
    assert played[3].picks == ("end",), "the one answer left is given with them"


# -- what others see -------------------------------------------------------------------------------------


def everything(evening: Evening, *readers: Pilot) -> list[str]:
    """All that these people can see, wherever it is; ids of messages and people aside."""
    return [
        re.sub(r"\d{15,}", "#", f"{pilot.name} {_plain(evening, message)}")
        for pilot in readers
        for message in pilot.visible()
    ]


def _plain(evening: Evening, message: Message) -> str:
    files = [f"{a['filename']} {a['description']} {_hash(evening, a['url'])}" for a in message.pictures]
    ids = [button["custom_id"] for button in message.buttons]
    pings = [user["username"] for user in message["mentions"]]
    return "\n".join([message.text, *files, *ids, str(message["flags"]), str(pings)])


def _hash(evening: Evening, url: str) -> str:
    address = urlsplit(url)
    path, query = address.path.removeprefix("/cdn/"), dict(parse_qsl(address.query))
    found = evening.box.world.files.fetch(path, query)
    assert found is not None, url
    return hashlib.sha256(found[0]).hexdigest()[:12]


async def a_world(database: Path, order: str | None) -> tuple[list[str], list[str], list[str], list[str]]:
    """What others see of the same evening with an order, or with none: while it waits, and when it was due;
    what they see once the answer is in; and the owner's DMs."""
    evening = await Evening.begin(database)
    try:
        pilots = await seated(evening, "Ada", "Bruno", "Chiara")
        mover, _ = await mover_and_other(evening, pilots)
        owner = pilots[(pilots.index(mover) + 1) % 3]
        readers = [pilot for pilot in (*pilots, *evening.people("David")) if pilot is not owner]
        if order is not None:
            assert "kept" in (await owner.slash("orders next", what=order, table="1")).text
        await mover.slash("move", what="column:1", table="1")
        await let_pass(evening, ORDERS_AFTER - 1)
        waiting = everything(evening, *readers)
        await let_pass(evening, 1)
        due = everything(evening, *readers)
        if await evening.mover(pilots) is owner:
            await owner.slash("move", what="column:4", table="1")
            await evening.all_said()
        dms = [message.text for message in owner.person.dm]
        return waiting, due, everything(evening, *readers), dms
    finally:
        await evening.end()


@pytest.mark.programs
async def test_others_see_nothing_of_an_order_in_anything_they_receive(tmp_path: Path) -> None:
    without = await a_world(tmp_path / "without.db", None)
    ordered = await a_world(tmp_path / "ordered.db", "column:4")
    spoiled = await a_world(tmp_path / "spoiled.db", "column:1")  # which the mover takes
    assert without[0] == ordered[0] == spoiled[0], "while the order waits"
    assert without[1] == spoiled[1], "when an order is dropped"
    assert without[1] != ordered[1], "an answer has fallen here"
    assert without[2] == ordered[2] == spoiled[2], "an answer by order looks like one by hand"
    told = [text for text in spoiled[3] if "couldn't be carried out" in text]
    assert len(told) == 1 and "Nautilus Island · table 1" in told[0] and "Column 1" in told[0]
    assert not any("carried out" in text for text in (*without[3], *ordered[3], *spoiled[2]))
