"""What happened, as it is numbered on the board."""

from __future__ import annotations

from games.core.model import Event, Say, Seat
from render.the_island.board import fitting
from render.the_island.look import language
from render.the_island.trail import MARK, entries, told
from tests.render.the_island import tables
from tests.render.the_island.tables import told as event


def lines(*events: Event) -> list[str]:
    """The log in words; explorers as colour letters in brackets."""
    view, words = tables.middle(), language("en")
    return [_plain(told(view, entry, words)) for entry in entries(events)]


def _plain(text: str) -> str:
    marks = {char for char in text if ord(char) >= MARK}
    for char in marks:
        count, colour = divmod(ord(char) - MARK, 16)
        text = text.replace(char, f"[{'ABCD'[colour]}{count if count > 1 else ''}]")
    return text


def test_the_last_moves_are_told_in_few_words() -> None:
    assert lines(*tables.trail()) == [
        "boat C10 → B10",
        "[A] B10 → NE, safe",
        "I8 sank: shark, [A] lost",
        "whale H12 → F11, boat lost",
        "[B] E8 → D8, aboard",
    ]


def test_steps_of_one_explorer_become_one_way() -> None:
    steps = [
        event("walked", 2, {"explorer": "Q", "from": a, "spot": b}) for a, b in (("D4", "D5"), ("D5", "E6"))
    ]
    (entry,) = entries(tuple(steps))
    assert entry.way == ["d4", "d5", "e6"]
    assert lines(*steps) == ["[C] D4 → E6"]


def test_steps_of_two_explorers_stay_two_ways() -> None:
    steps = [
        event("walked", 2, {"explorer": e, "from": a, "spot": b})
        for e, a, b in (("Q", "D4", "D5"), ("R", "D5", "E6"))
    ]
    assert len(entries(tuple(steps))) == 2


def test_with_two_colours_an_explorer_is_known_by_its_own() -> None:
    (entry,) = entries((event("swam", 0, {"explorer": "CQ", "from": "D4", "spot": "D3"}),))
    assert entry.colour == 2


def test_a_whirlpools_victims_are_told_with_it() -> None:
    events = (
        event("sank", 1, {"spot": "E5", "terrain": Say("forest"), "people": 2}),
        Event(Say("turned", {"spot": "E5", "tile": Say("tile-whirlpool")})),
        Event(Say("boat-lost", {"spot": "E4", "cause": Say("the-whirlpool"), "count": 0})),
        event("lost", 3, {"spot": "E5", "count": 2, "explorers": ("N", "P"), "cause": Say("the-whirlpool")}),
        Event(Say("creature-lost", {"spot": "D5", "kind": Say("the-whale")})),
    )
    assert lines(*events) == ["E5 sank: whirlpool, boat lost, whale gone, [D2] lost"]
    assert entries(events)[0].crosses == ["e5", "e4", "d5"]


def test_a_kept_tile_and_a_repelled_creature_name_who_did_it() -> None:
    events = (
        event("sank", 1, {"spot": "E5", "terrain": Say("forest"), "people": 0}),
        event("kept", 1, {"spot": "E5", "terrain": Say("forest")}),
        event("prowled", 1, {"kind": Say("a-shark"), "from": "G6", "spot": "F6"}),
        event("repelled", 3, {"kind": Say("the-shark"), "spot": "F6"}),
    )
    assert lines(*events) == ["E5 sank: kept by [B]", "shark G6 → F6, repelled by [D]"]


def test_when_there_is_no_room_the_newest_stay() -> None:
    moves = [event("sailed", 0, {"from": "A1", "spot": f"B{n}", "aboard": 0}) for n in range(1, 10)]
    news = entries(tuple(moves))
    shown, laid_out = fitting(tables.middle(), news, language("en"), 790)
    assert shown == news[-5:]
    assert len(laid_out) == 5


def test_a_trail_that_begins_with_a_loss_is_read_too() -> None:
    loss = event("lost", 2, {"spot": "D6", "count": 1, "explorers": ("N",), "cause": Say("the-sea")})
    assert lines(loss) == ["[C] lost"]
    assert entries((loss,))[0].losses[0].colour == Seat(2)
