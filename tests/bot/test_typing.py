"""Moves as someone types them, or takes them from what is suggested."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.limits import CHOICE_NAME, CHOICE_VALUE
from bot.match.position import Position
from bot.presses.playing import TypedSpot
from bot.text.typed import completions, completions_of_line, in_words, labelled, read_line, understood
from bot.text.words import bot_words
from games import GAMES
from games.core import engine
from games.core.model import Action, Decision, Option, Seat
from games.core.words import LANGUAGES
from tests.bot.company import ADA, BRUNO, Company, company
from tests.bot.evening import Evening
from tests.bot.test_panel import positions
from tests.bot.test_plans import until_planned
from tests.bot.test_who_may_act import sends
from tests.kit.subjects import SUBJECTS

WHOLE = {"a": "Dome (red, small)", "b": "Dome (red, large)", "c": "Well", "c/2": "Well"}


def pick(count: int, labels: dict[str, str] | None = None) -> Decision:
    options = tuple(map(Option, labels or WHOLE))
    return Decision(Seat(0), "keep", options, (options[0].key,), least=count, most=count)


def accepted(decision: Decision, labels: dict[str, str], wanted: tuple[str, ...], comma: str) -> str:
    """What is sent when one suggestion after the other is taken: on the way only their names stand there."""
    typed, value = "", ""
    for number in range(1, len(wanted) + 1):
        found = completions(decision, labels, typed)
        assert all(0 < len(name) <= CHOICE_NAME and 0 < len(value) <= CHOICE_VALUE for name, value in found)
        sought = ",".join(wanted[:number])
        typed, value = next((name + comma, value) for name, value in found if value == sought)
    assert understood(decision, labels, typed) == understood(decision, labels, value)
    return value


@pytest.mark.parametrize("comma", ["", ","])
@pytest.mark.parametrize("language", LANGUAGES)
def test_three_cards_are_chosen_by_taking_three_suggestions(language: str, comma: str) -> None:
    game = GAMES["underwater_cities"]
    change = engine.start(game, game.setup(2, "typing"))
    (decision,) = [d for d in change.asked if d.seat == 0]
    question = engine.question(game, change.state, Seat(0))
    labels = in_words(decision, question, bot_words(language, game.meta.key), str)
    wanted = tuple(decision.keys[-3:])
    assert decision.most == 3 and accepted(decision, labels, wanted, comma) == ",".join(wanted)


def test_labels_with_commas_are_understood_as_they_are_shown() -> None:
    assert understood(pick(2), WHOLE, "Dome (red, large), well") == ("b", "c")
    assert understood(pick(2), WHOLE, "well,Well,") == ("c", "c/2")
    assert understood(pick(2), WHOLE, "Dome (red") is None


def test_long_labels_that_begin_alike_are_suggested_by_key() -> None:
    labels = {key: f"{'Dome ' * 12}{key}" for key in "abc"}
    assert accepted(pick(3, labels), labels, ("a", "b", "c"), ",") == "a,b,c"


def test_a_spot_and_a_key_are_understood_in_any_case() -> None:
    decision = Decision(Seat(0), "x", (Option("swim:b4-c4", spot="c4"),), ("swim:b4-c4",))
    labels = {"swim:b4-c4": "Swim to the reef"}
    for typed in (" C4 ", "SWIM:b4-c4", "swim to the reef", "Swim"):
        assert understood(decision, labels, typed) == ("swim:b4-c4",)
    assert understood(decision, labels, "z9") is None


def test_the_best_match_is_suggested_first() -> None:
    labels = {"a": "Old harbour", "b": "A harbour pilot", "c": "Harbour", "d": "Harbours", "e": "Inharbour"}
    found = completions(pick(1, labels), labels, "harbour")
    assert [value for _, value in found] == ["c", "d", "a", "b", "e"]


def test_a_move_is_understood_where_a_tile_may_be_played_first() -> None:
    position = next(p for p in positions(SUBJECTS["the_island"], 7) if p.asked[0].step == "play")
    (decision,) = position.asked
    line = read_line(position, decision.seat, bot_words("en", "the_island"), str, "finish moving")
    assert line.answers == (("keep",), ("done",)) and not line.rest
    offered = completions_of_line(position, decision.seat, bot_words("en", "the_island"), str, "finish")
    assert [value for _, value in offered] == ["keep,done"]


def test_nothing_typed_means_nothing() -> None:
    assert understood(pick(1), WHOLE, " ") is understood(pick(1), WHOLE, ",") is None


@pytest.mark.parametrize("key", GAMES)
def test_every_choice_of_several_can_be_made_by_suggestions(key: str) -> None:
    game, dice = GAMES[key], random.Random(3)
    change = engine.start(game, game.setup(game.meta.seats[-1], "typing"))
    while change.asked:
        decision = next(d for d in change.asked if d.answer is None)
        chosen = dice.sample(decision.keys, dice.randint(decision.least, decision.most))
        picks = tuple(key for key in decision.keys if key in chosen)
        if len(picks) > 1:
            question = engine.question(game, change.state, decision.seat)
            labels = in_words(decision, question, bot_words("it", key), str)
            assert accepted(decision, labels, picks, ",") == ",".join(picks)
        change = engine.apply(game, change.state, Action(decision.seat, decision.step, picks))


@pytest.mark.parametrize("typed", ["label", "key"])
async def test_the_form_understands_what_the_command_does(evening: Evening, typed: str) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    position = await evening.app.turns.live(1)
    decision = position.asked[0]
    words = bot_words("en", "nautilus_island")
    said = {"key": decision.keys[0], "label": labelled(position, decision.seat, words, str)[decision.keys[0]]}
    form = TypedSpot(1, position.asked_at[decision.seat], decision.seat, 7)
    assert "among what you may do now" in (await sends(evening, mover, form, "no such thing")).text
    await sends(evening, mover, form, said[typed])
    assert (await evening.app.turns.live(1)).at > position.at
    assert "The table has moved on" in (await sends(evening, mover, form, said[typed])).text, "an old form"


async def in_the_middle(table: Company) -> Position:
    """A match in which facing a column and gathering there are two questions."""
    await table.sits(ADA, BRUNO)
    await until_planned(table.turns)
    return await table.live()


async def test_what_goes_without_saying_may_be_said(tmp_path: Path) -> None:
    async with company(tmp_path / "line.db") as table:
        await table.sits(ADA, BRUNO)
        position = await table.live()
        seat, first = position.asked[0].seat, position.asked[0].keys[0]
        line = read_line(position, seat, bot_words("en", "nautilus_island"), str, f"{first}, gather")
    assert (line.answers, line.rest) == (((first,),), ""), "with an empty hand one gathers anyway"


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "col {n}, gather"), ("fr", "COL {n} puis recoltez"), ("it", "col {n}; racc")],
)
async def test_several_answers_are_typed_in_one_line(tmp_path: Path, language: str, typed: str) -> None:
    async with company(tmp_path / "line.db") as table:
        position = await in_the_middle(table)
        decision = position.asked[0]
        words = bot_words(language, "nautilus_island")
        line = read_line(position, decision.seat, words, str, typed.format(n=decision.options[0].spot))
    assert line.answers == ((decision.keys[0],), ("gather",))
    assert not line.rest


async def test_a_line_is_read_as_far_as_it_is_understood(tmp_path: Path) -> None:
    async with company(tmp_path / "line.db") as table:
        position = await in_the_middle(table)
        decision = position.asked[0]
        words, seat = bot_words("en", "nautilus_island"), decision.seat
        half = read_line(position, seat, words, str, f"{decision.keys[0]}, fly to the moon")
        assert (half.answers, half.rest, half.surprise) == (((decision.keys[0],),), "fly to the moon", False)
        far = read_line(position, seat, words, str, f"{decision.keys[0]}, gather, gather")
        assert (len(far.answers), far.rest, far.surprise) == (2, "gather", True), "others were asked"
        assert read_line(position, seat, words, str, "fly to the moon").answers == ()


async def test_suggestions_go_on_with_the_next_question(tmp_path: Path) -> None:
    async with company(tmp_path / "line.db") as table:
        position = await in_the_middle(table)
        decision = position.asked[0]
        words, first = bot_words("en", "nautilus_island"), decision.keys[0]
        found = completions_of_line(position, decision.seat, words, str, f"{first}, ga")
        assert f"{first},gather" in [value for _, value in found]


async def test_what_is_not_understood_at_all_shows_what_may_be_done(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    before = (await evening.app.turns.live(1)).at
    answer = await mover.slash("move", what="fly to the moon", table="1")
    assert 'I don\'t find "fly to the moon"' in answer.text
    assert answer.message is not None
    assert any(one["custom_id"].startswith("pick:") for one in answer.message.buttons)
    assert (await evening.app.turns.live(1)).at == before, "nothing was played"


async def test_what_was_done_of_a_half_understood_line_is_said(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await until_planned(evening.app.turns)
    mover = await evening.on_turn(pilots)
    key = (await evening.app.turns.live(1)).asked[0].keys[0]
    answer = await mover.slash("move", what=f"{key}, fly to the moon", table="1")
    assert "fly to the moon" in answer.text and "Done: " in answer.text
    assert (await evening.app.turns.live(1)).asked[0].step == "act"
    assert answer.message is not None and answer.message.buttons, "what may be done now is offered"


def test_a_number_means_the_option_at_that_place() -> None:
    assert understood(pick(1), WHOLE, "3") == ("c",)
    assert understood(pick(1), WHOLE, "9") is None


def test_accents_and_capitals_do_not_matter() -> None:
    labels = {"a": "Récolter l’algue", "b": "Rester là"}
    assert understood(pick(1, labels), labels, "RECOLTER") == ("a",)
    assert understood(pick(1, labels), labels, "res la") == ("b",)
