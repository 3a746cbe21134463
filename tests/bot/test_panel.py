"""Panels from decisions alone: every option of every game can be reached, within Discord's limits."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from bot.limits import LAYOUT_PARTS
from bot.match.position import Position
from bot.text import rows
from bot.text.choices import ROOM, Choices
from bot.text.panel import confirm_panel, panel
from bot.text.rows import FRAME, Menu, Panel, Section, parts, room
from bot.text.words import Wording, bot_words
from games.core import engine, plans
from games.core.model import Action, Decision, Option, Question, Say, Seat
from games.core.plans import THEN
from games.core.words import LANGUAGES
from storage.players import Player
from tests.kit.samples import quick_and_dense
from tests.kit.subjects import SUBJECTS, Subject
from tests.kit.tables import a_match

MATCH = 987654


def position_of(subject: Subject, change: engine.Change, at: int) -> Position:  # type: ignore[type-arg]
    seats = change.state.seats
    players = tuple(Player(100 + n, f"Player {n}", Seat(n)) for n in range(seats))
    match = a_match(subject.key, players, id=MATCH, at=at)
    put = {decision.seat: at for decision in change.asked}
    return Position(match, subject.game, change.state, at, change.asked, put)


def positions(subject: Subject, seed: int) -> Iterator[Position]:
    """Every position of a random match."""
    dice = random.Random(seed)
    game = subject.game
    change = engine.start(game, game.setup(game.meta.seats[-1], f"panel-{seed}"))
    for at in range(1, 160):
        if not change.asked:
            return
        yield position_of(subject, change, at)
        decision = dice.choice([d for d in change.asked if d.answer is None])
        picks = tuple(dice.sample(decision.keys, dice.randint(decision.least, decision.most)))
        change = engine.apply(game, change.state, Action(decision.seat, decision.step, picks))


def reachable(position: Position, seat: Seat, wording: Wording) -> set[str]:
    """The keys a person can pick by buttons and menus, opening every group."""
    found: set[str] = set()
    groups: list[str | None] = [None]
    for group in groups:
        shown = panel(position, seat, wording, str, group=group, back=True)
        check_limits(shown)
        for row in shown.rows:
            if isinstance(row, Menu):
                values = [item.value for item in row.items]
                found |= {value for value in values if not value.startswith("group:")}
                groups += [value.removeprefix("group:") for value in values if value.startswith("group:")]
            else:
                buttons = (row.button,) if isinstance(row, Section) else row
                assert isinstance(buttons, tuple)
                found |= {b.id.split(":", 3)[3] for b in buttons if b.id.startswith("pick:")}
    found = {_chosen(key) for key in found}
    behind = plans.ahead(position.game, position.state, seat)
    if behind is not None:  # what is passed over by any answer to the question behind it
        led = {key.removeprefix(f"{behind.key}{THEN}") for key in found if key.startswith(behind.key + THEN)}
        assert {key for key in led if THEN not in key} == set(behind.decision.keys)
        found.add(behind.key)
    return {key for key in found if THEN not in key}


def _chosen(key: str) -> str:
    """What is chosen by an answer, without the one that is given along where there is no other."""
    answers = plans.read(key)
    return plans.written(answers[:-1]) if plans.is_last(answers[-1]) else key


def check_limits(shown: Panel) -> None:
    assert FRAME + parts(shown.rows) <= LAYOUT_PARTS
    assert len(set(shown.ids)) == len(shown.ids)
    assert all(len(id) <= 100 for id in shown.ids)
    assert 0 < len(shown.text) <= 1800 < room(shown.rows)
    for row in shown.rows:
        if isinstance(row, Menu):
            assert 1 <= len(row.items) <= 25
            assert 0 <= row.least <= row.most <= len(row.items)
            assert all(0 < len(item.label) <= 100 and len(item.value) <= 100 for item in row.items)
            assert len(row.placeholder) <= 150
        elif isinstance(row, Section):
            assert row.text and 0 < len(row.button.label) <= 80
        else:
            assert isinstance(row, tuple)
            assert 1 <= len(row) <= 5
            assert all(0 < len(button.label) <= 80 for button in row)


@quick_and_dense("every", 3, 1)
@pytest.mark.parametrize("key", SUBJECTS)
def test_every_option_can_be_reached_within_the_limits(key: str, every: int) -> None:
    subject = SUBJECTS[key]
    wording = Wording("en", subject.folder)
    met = 0
    for position in islice(positions(subject, 7), 0, None, every):
        for decision in position.asked:
            assert reachable(position, decision.seat, wording) == set(decision.keys)
            met += 1
    assert met


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SUBJECTS)
def test_what_the_options_of_a_set_do_is_said_once(key: str, language: str) -> None:
    """In the menu; above it only what has no room there, such as a long card."""
    words = bot_words(language, key)
    for position in islice(positions(SUBJECTS[key], 7), 0, 60, 5):
        for decision in [one for one in position.asked if one.most > 1]:
            shown = panel(position, decision.seat, words, str)
            beside = [item.detail for row in shown.rows if isinstance(row, Menu) for item in row.items]
            for detail in filter(None, beside):
                assert (detail.rstrip("…") in shown.text) == detail.endswith("…"), detail


def test_hundreds_of_options_are_cut_by_group_and_can_be_typed() -> None:
    subject = SUBJECTS["reef"]
    wording = Wording("en", subject.folder)
    widest = max(
        ((p, d) for seed in range(3) for p in positions(subject, seed) for d in p.asked),
        key=lambda found: len(found[1].options),
    )
    position, decision = widest
    assert len(decision.options) > 100
    shown = panel(position, decision.seat, wording, str)
    assert all(isinstance(row, Menu) for row in shown.rows[:-1])
    assert any(id.startswith("type:") for id in shown.ids)


def options(count: int, groups: int = 1) -> tuple[Option, ...]:
    return tuple(Option(f"k{n}", spot=f"s{n}", group=f"g{n % groups}") for n in range(count))


@pytest.mark.parametrize(
    ("count", "menus", "buttons"),
    [(1, 0, 1), (5, 0, 5), (9, 0, 9), (10, 1, 10), (22, 1, 22), (25, 0, 25), (26, 2, 22), (100, 4, 1)],
)
def test_the_size_of_the_set_decides_the_shape(count: int, menus: int, buttons: int) -> None:
    subject = SUBJECTS["nautilus_island"]
    position = next(positions(subject, 1))
    position.asked_at[Seat(0)] = 1
    decision = Decision(Seat(0), position.asked[0].step, options(count), ("k0",))
    maker = Choices(position, decision, Wording("en", subject.folder), str)
    maker.question = Question(Say("pass"), Say("pass"), {key: Say("pass") for key in decision.keys})
    tail = maker.tail(None, back=False)
    rows = maker.rows(None, ROOM - parts((tail,)))
    assert sum(isinstance(row, Menu) for row in rows) == menus
    shown = [button for row in rows if not isinstance(row, Menu) for button in row]  # type: ignore[union-attr]
    assert len(shown) + len(tail) == buttons + 1, "and one to look around"


def test_chunks_keep_groups_together_where_they_fit() -> None:
    by_row = tuple(Option(f"{row}{n}", group=row) for row in "abcd" for n in range(12))
    assert [len(chunk) for chunk in rows._chunks(by_row)] == [24, 24]


def test_harm_is_asked_about_once_more() -> None:
    subject = SUBJECTS["nautilus_island"]
    position = next(positions(subject, 1))
    decision = position.asked[0]
    asking = confirm_panel(position, decision.seat, decision.keys[0], Wording("en", subject.folder), str)
    assert asking.ids == [
        f"sure:{MATCH}:1.{decision.seat}:{decision.keys[0]}",
        f"page:{MATCH}:1.{decision.seat}",
    ]
    check_limits(asking)


def test_where_the_harm_would_be_done_is_marked() -> None:
    subject = SUBJECTS["the_island"]
    position = next(p for p in positions(subject, 1) if p.asked and p.asked[0].options[0].spot)
    decision = position.asked[0]
    option = decision.options[0]
    asking = confirm_panel(position, decision.seat, option.key, Wording("en", subject.folder), str)
    assert asking.marks == {option.spot: option.spot}


def test_a_panel_knows_which_of_its_spots_do_harm() -> None:
    subject = SUBJECTS["the_island"]
    position = next(p for p in positions(subject, 1) if p.asked and p.asked[0].options[0].spot)
    decision = position.asked[0]
    first, *rest = decision.options
    shown = panel(position, decision.seat, Wording("en", subject.folder), str)
    assert shown.harm == {one.spot for one in decision.options if one.confirm and one.spot}
    dire = replace(decision, options=(replace(first, confirm=True), *rest))
    asked = replace(position, asked=(dire, *position.asked[1:]))
    assert first.spot in panel(asked, decision.seat, Wording("en", subject.folder), str).harm


def test_what_most_people_pass_over_is_asked_beside_the_question_behind_it() -> None:
    subject = SUBJECTS["the_island"]
    asked = (
        p for seed in range(9) for p in positions(subject, seed) if p.asked and p.asked[0].step == "play"
    )
    position = next(p for p in asked if len(p.asked[0].options) > 1)
    (decision,) = position.asked
    shown = panel(position, decision.seat, Wording("en", subject.folder), str)
    keys = {id.split(":", 3)[3] for id in shown.ids if id.startswith("pick:")}
    assert {key for key in decision.keys if key != "keep"} < keys, "the tiles, a button each"
    assert "keep>done" in keys, "and on to the next question with none of them"
    assert "Which explorer or boat do you move?" in shown.text


def test_few_plans_have_a_button_each_named_as_on_the_picture() -> None:
    subject = SUBJECTS["the_island"]
    for position in (p for seed in range(9) for p in positions(subject, seed)):
        seat = position.asked[0].seat
        found = plans.plans(position.game, position.state, seat)
        if position.asked[0].step == "prowl" and 0 < len(found) <= 12:
            shown = panel(position, seat, Wording("en", subject.folder), str)
            buttons = [b for row in shown.rows if isinstance(row, tuple) for b in row if "→" in b.label]
            assert len(buttons) == len(found)
            first = found[0].options
            assert buttons[0].label == " → ".join((one.spot or "").upper() for one in first)
            return
    raise AssertionError("no creature had few ways to go")


def test_places_stand_in_the_order_in_which_they_are_read_off_the_picture() -> None:
    places = tuple(Option(f"to:{spot}", spot=spot, group=spot[1:]) for spot in ("n10", "h10", "m8", "a12"))
    assert [one.spot for one in rows.read_off(places, "")] == ["m8", "h10", "n10", "a12"]
    assert [one.spot for one in rows.read_off(places, "to:a12")] == ["a12", "m8", "h10", "n10"], (
        "the likeliest"
    )
    assert rows.read_off((*places, Option("rest")), "") == (*places, Option("rest")), "not all are places"


@pytest.mark.parametrize(("key", "step"), [("nautilus", "build"), ("the_island", "play")])
def test_what_a_piece_or_a_tile_does_stands_below_it(key: str, step: str) -> None:
    subject, told = SUBJECTS[key], 0
    for position in (each for seed in range(4) for each in positions(subject, seed)):
        for decision in (each for each in position.asked if each.step == step and each.answer is None):
            details = engine.question(position.game, position.state, decision.seat).details
            named = {one.key for one in decision.options if one.key.startswith(("lay:", "play:"))}
            assert named <= details.keys()
            told += len(named)
    assert told
