"""Looking things up and typing moves over the wire."""

from __future__ import annotations

import math
import re

import pytest

from bot.door.client import Client
from games.core import engine
from tests.bot.evening import Evening


async def test_a_whole_turn_can_be_typed(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    match = await evening.match()
    mover = await evening.on_turn(pilots)
    thread = str(match.thread)
    found = await mover.person.autocomplete("move", "what", "column 2", channel=thread)
    assert [choice["value"] for choice in found] == ["column:2"]
    answer = await mover.slash("move", channel=thread, what="column:2")
    assert answer.ephemeral and answer.text
    assert await evening.mover(pilots) is not mover


async def test_what_is_not_understood_is_said_with_what_may_be_done(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    answer = await mover.slash("move", what="fly to the moon", table="1")
    assert 'I don\'t find "fly to the moon"' in answer.text
    other = next(pilot for pilot in pilots if pilot is not mover)
    assert "It isn't your turn" in (await other.slash("move", what="column:1", table="1")).text


async def test_turns_lists_my_matches_with_links(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await mover.reads("it's your turn")
    text = (await mover.slash("turns")).text
    assert "**your turn**" in text and "https://discord.com/channels/" in text and "<t:" in text
    other = next(pilot for pilot in pilots if pilot is not mover)
    assert f"waiting for **{mover.name}**" in (await other.slash("turns")).text
    (nobody,) = evening.people("Fatou")
    assert "You don't sit at any table" in (await nobody.slash("turns")).text


async def test_a_match_is_shown_to_its_players_and_to_its_server(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    (stranger,) = evening.people("Fatou")
    for command in ("board", "log", "score"):
        assert "There is no table 1" in (await stranger.slash(command, channel="dm", table="1")).text
    assert "table 1" in (await stranger.slash("score", table="1")).text, "everyone here may watch"
    assert "table 1" in (await pilots[0].slash("score", channel="dm", table="1")).text


@pytest.mark.parametrize("number", ["2", "9" * 30, "²", "Nautilus"])
async def test_a_table_that_is_not_there_is_said_so(evening: Evening, number: str) -> None:
    answer = await evening.people("Ada")[0].slash("board", table=number)
    assert f"There is no table {number}" in answer.text


async def test_turns_begins_with_what_waits_for_me_longest_and_turns_pages(evening: Evening) -> None:
    first, second = evening.people("Ada", "Bruno")
    lobby = evening.app.lobby
    due: list[int] = []
    numbers: list[int] = []
    for _ in range(24):
        evening.box.clock.advance(60.0)
        table = await lobby.open("nautilus_island", user=int(first.id), name="Ada", guild=1, channel=2)
        number = table.id
        numbers.append(number)
        await lobby.join(number, int(second.id), "Bruno")
        await lobby.start(number, int(first.id))
        position = await evening.app.turns.live(number)
        (asked,) = engine.waiting(position.asked)
        due += [number] if position.match.in_seat(asked).name == "Ada" else []
    answer = await first.slash("turns")
    texts = [answer.text]
    while answer.message is not None and "Later" in [b["label"] for b in answer.message.buttons]:
        answer = await first.presses("Later")
        texts.append(answer.text)
    listed = [int(number) for number in re.findall(r"· table (\d+)\]", "\n".join(texts))]
    assert len(texts) > 1
    assert listed == due + [n for n in numbers if n not in due]


async def test_log_score_left_and_text_tell_the_asker_alone(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.misses(mover, lambda offer: offer.keys[-1:])
    for command, expected in (
        ("log", f"**{mover.name}**"),
        ("score", "Portholes"),
        ("left", "what is left"),
        ("text", "olumn"),
    ):
        answer = await mover.slash(command, table="1")
        assert answer.ephemeral, command
        assert expected in answer.text, command


async def test_rules_by_chapter_number_and_word(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    assert "`R1`" in (await first.slash("rules", game="nautilus_island")).text
    assert "R4.1" in (await first.slash("rules", game="nautilus_island", topic="R4")).text
    one = (await first.slash("rules", game="nautilus_island", topic="r4.1")).text
    assert "R4.1" in one and "R4.2" not in one
    assert "porthole" in (await first.slash("rules", game="nautilus_island", topic="porthole")).text
    for typed in ("4.1", "R 4.1"):
        assert (await first.slash("rules", game="nautilus_island", topic=typed)).text == one
    nothing = await first.slash("rules", game="nautilus_island", topic="castling")
    assert 'nothing about "castling"' in nothing.text
    topics = await first.person.autocomplete("rules", "topic", "gather", game="nautilus_island")
    assert topics and all(choice["value"].startswith("R") for choice in topics)


async def test_the_rules_of_the_match_one_plays_need_no_game(evening: Evening) -> None:
    (stranger,) = evening.people("Chiara")
    assert "Which game?" in (await stranger.slash("rules", topic="R1")).text
    (pilot, _) = await evening.open_table("Ada", "Bruno", game="nautilus")
    named = await pilot.slash("rules", game="nautilus", topic="R1")
    assert (await pilot.slash("rules", topic="R1")).text == named.text
    assert await pilot.person.autocomplete("rules", "topic", "")


async def test_long_answers_turn_pages(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    answer = await first.slash("rules", game="nautilus_island", topic="R")
    later = await first.presses("Later")
    assert later.text != answer.text
    assert (await first.presses("Earlier")).text == answer.text


async def test_help_and_status(evening: Evening) -> None:
    (first,) = evening.people("Ada")
    assert "`/play` opens a table" in (await first.slash("help")).text
    assert "Matches under way: 0" in (await first.slash("status")).text


@pytest.mark.parametrize(
    ("latency", "said"), [(0.042, "Discord answers in 42 ms"), (math.inf, "on their way: 0.")]
)
async def test_status_says_how_fast_discord_is_once_that_is_measured(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, latency: float, said: str
) -> None:
    monkeypatch.setattr(Client, "latency", latency)
    (first,) = evening.people("Ada")
    text = (await first.slash("status")).text
    assert said in text and ("ms" in text) == math.isfinite(latency)


async def test_since_your_last_move_tells_what_the_others_did(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    (begin,) = await evening.posts()
    await evening.plays(mover)
    other = await evening.on_turn(pilots)
    assert other is not mover
    answer = await other.person.press(begin, "Your turn")  # the newest post tells it already
    assert "Since your last move:" in answer.text and f"> **{mover.name}**" in answer.text


async def test_a_live_evening_is_silent(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    silent = []
    for count, wait in enumerate((0.0, 0.0, 7200.0), 2):
        evening.box.clock.advance(wait)
        mover = await evening.on_turn(pilots)
        await evening.plays(mover)
        posts = await evening.box.until(_posts_at_least(evening, count), "the next post")
        silent.append(bool(posts[count - 1]["flags"] & 1 << 12))
    assert silent == [False, True, False], "a first turn rings, the next minutes do not, hours later it does"


def _posts_at_least(evening: Evening, count: int):  # type: ignore[no-untyped-def]
    def look():  # type: ignore[no-untyped-def]
        thread = next(c for c in evening.box.world.channels.values() if c["type"] == 11)
        found = [m for m in evening.box.people[-1].sees(thread) if m["author"].get("bot")]
        return found if len(found) >= count else None

    return look


async def test_a_players_own_board_can_be_looked_at(evening: Evening) -> None:
    first, second = await evening.open_table("Ada", "Bruno", game="underwater_cities")
    shared = await first.slash("board", table="1")
    own = await first.slash("board", table="1", person=second.id)
    assert shared.message is not None and own.message is not None
    assert second.name in own.message.pictures[0]["description"]
    assert own.message.pictures[0]["description"] != shared.message.pictures[0]["description"]
    (stranger,) = evening.people("Fatou")
    assert "doesn't sit at this table" in (await first.slash("board", table="1", person=stranger.id)).text


async def test_how_a_module_may_be_turned_is_shown_with_the_question(evening: Evening) -> None:
    mover = await evening.on_turn(await evening.open_table("Ada", "Bruno", game="nautilus"))
    for what in ("buy:technical", "lay:technical", "N10"):
        answer = await mover.slash("move", what=what, table="1")
    assert "How do you turn" in answer.text and answer.message is not None
    assert "It may lie in these ways" in answer.message.pictures[0]["description"]
