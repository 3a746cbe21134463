"""Ids of buttons, menus and forms: written and read in one notation, whatever somebody makes of them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.custom_ids import kinds, read, table_of
from bot.id_forms import LARGEST
from bot.limits import CUSTOM_ID
from bot.presses import finding, lookups, memories, notes, orders, playing, practice, seats, standing, tables
from bot.presses import seasons as seasonal
from bot.presses import settings as choosing
from bot.presses.kinds import Press
from bot.presses.lookups import RulesPage
from bot.presses.playing import Group, Pick, PickMenu, Turn
from bot.presses.tables import TableOption
from games.core.model import Seat
from games.core.orders import ALWAYS, NEXT

IN_CHANNELS = {  # ids as messages and letters of the first version carry them, and what they say
    "season:3:join": seasonal.JoinSeason(3),
    "season:3:leave": seasonal.LeaveSeason(3),
    "season:3:begin": seasonal.BeginSeason(3),
    "season:3:challenge": seasonal.OpenChallenge(3),
    "standing:0:all": standing.ShowStanding(0, "all"),
    "history:mine:all:2": standing.HistoryPage("mine", "all", 2),
    "film:12:webp": memories.Film(12, "webp"),
    "download:12": memories.Download(12),
    "fair:12": memories.Fair(12),
    "hands:12": memories.OpenHands(12),
    "hands:12:7:1:next": memories.HandsAt(12, 7, 1, "next"),
    "whatif:12": memories.WhatIf(12),
    "whatif:12:7:0": memories.PlayOn(12, 7, 0),
    "wish:choose": finding.OpenWishes(),
    "wish:form:99": finding.WishForm(99),
    "wish:stop:42": finding.StopCalls(42),
    "note:12": notes.WriteNote(12),
    "note:12:99": notes.NoteForm(12, 99),
    "join:12": tables.Join(12),
    "leave:12": tables.Leave(12),
    "start:12": tables.Start(12),
    "cancel:12": tables.Cancel(12),
    "options:12": tables.OpenOptions(12),
    "options:12:again": tables.BackToOptions(12),
    "invite:12": tables.Invite(12),
    "people:12:guests": tables.GuestsMenu(12),
    "rematch:12": tables.Rematch(12),
    "standin:12:add": tables.ChangeStandIns(12, "add"),
    "standin:12:remove": tables.ChangeStandIns(12, "remove"),
    "standin:12:easy": tables.ChangeStandIns(12, "easy"),
    "standin:12:strong": tables.ChangeStandIns(12, "strong"),
    "practise:the_island": practice.Practise("the_island"),
    "hint:12:34.1": playing.AskHint(12, 34, Seat(1)),
    "why:12": playing.AskWhy(12),
    "practice:nautilus:first": practice.BeginFirstMatch("nautilus"),
    "practice": practice.OpenPractice(),
    "practice:nautilus:steady:3:game": practice.ChoosePractice("nautilus", "steady", 3, "game"),
    "practice:nautilus:easy:2:begin": practice.BeginPractice("nautilus", "easy", 2),
    "turn:12:34": Turn(12, "34"),
    "turn:12:34:dm": Turn(12, "34:dm"),
    "turn:12:34:p7": Turn(12, "34:p7"),
    "turn:12:34:moved1700000000": Turn(12, "34:moved1700000000"),
    "hand:12": playing.Hand(12),
    "pick:12:34.1:swim:b4-c4": Pick(12, 34, Seat(1), "swim:b4-c4"),
    "sure:12:34.1:swim:b4-c4": playing.Sure(12, 34, Seat(1), "swim:b4-c4"),
    "menu:12:34.1:0": PickMenu(12, 34, Seat(1), 0),
    "menu:12:order:next:explore:0": orders.OrderAnswerMenu(12, NEXT, "explore", 0),
    "page:12:34.1": playing.Page(12, 34, Seat(1)),
    "back:12:34.1:one": playing.Back(12, 34, Seat(1), "one"),
    "back:12:34.1:turn": playing.Back(12, 34, Seat(1), "turn"),
    "type:12:34.1": playing.TypeSpot(12, 34, Seat(1)),
    "typed:12:34.1:99": playing.TypedSpot(12, 34, Seat(1), 99),
    "turns:mine:2": lookups.TurnsPage(2),
    "look:12": lookups.Look(12),
    "log:12:2": lookups.LogPage(12, 2),
    "twin:12:2": lookups.TextPage(12, 2),
    "rules:nautilus::0": RulesPage("nautilus", "", 0),
    "rules:nautilus:a:b:1": RulesPage("nautilus", "a:b", 1),
    "vote:7:yes": seats.Vote(7, "yes"),
    "hush:12": seats.Hush(12),
    "take:7": seats.TakeSeat(7),
    "replace:12:1:42": seats.OfferSeat(12, Seat(1), 42),
    "withdraw:12:1": seats.WithdrawSeat(12, Seat(1)),
    "return:12": seats.ComeBack(12),
    "askback:12": seats.AskBack(12),
    "resign:12": seats.Resign(12),
    "end:12": seats.End(12),
    "join:12:again": tables.JoinAgain(12),
    "join:12:invited": tables.AcceptInvitation(12),
    "cancel:12:sure": tables.CancelForSure(12),
    "options:12:form:1": tables.OpenOptionsForm(12, 1),
    "options:12:form:1:99": tables.OptionsForm(12, 1, 99),
    "settings:me": choosing.OpenSettings("me"),
    "privacy:export": choosing.PrivacyPress("export"),
    "settings:server:99": choosing.SettingsForm("server", 99),
    "orders:12": orders.OpenOrders(12),
    "orders:12:again": orders.BackToOrders(12),
    "order:12:always": orders.GiveOrder(12, ALWAYS),
    "order:12:next:form": orders.OpenOrderForm(12, NEXT),
    "order:12:next:form:7": orders.OrderForm(12, NEXT, 7),
    "react:12": orders.OpenReactions(12),
    "react:12:7": orders.ReactionsForm(12, 7),
    "unorder:12:5": orders.DropOrder(12, 5),
    "howto:the_island": lookups.HowToPlay("the_island"),
    "signs:the_island": lookups.ShowSigns("the_island"),
    "problem:0": lookups.ReportProblem(0),
    "trouble:12:99": lookups.ProblemForm(12, 99),
}
CHOICES = {  # menus from which one thing is picked
    "cards": lookups.CardMenu(chosen="kept:size"),
    "looks:12": lookups.LookMenu(12, chosen="kept:size"),
    "standing:12": standing.StandingMenu(12, chosen="kept:size"),
    "season:3:rival": seasonal.RivalMenu(3, chosen="kept:size"),
    "history:here": standing.HistoryMenu("here", chosen="kept:size"),
    "statistics:mine": standing.StatisticsMenu("mine", chosen="kept:size"),
    "hands:12:1:turn": memories.HandsRound(12, 1, chosen="kept:size"),
    "hands:12:7:eyes": memories.HandsEyes(12, 7, chosen="kept:size"),
    "menu:12:options:0": tables.OptionsMenu(12, 0, chosen="kept:size"),
    "menu:12:choose:kept:size": tables.TableOptionMenu(12, "size", chosen="kept:size"),
    "menu:12:choose:variant:faces": tables.VariantMenu(12, "faces", chosen="kept:size"),
    "menu:12:orders:next": orders.OrderQuestionMenu(12, NEXT, chosen="kept:size"),
}
SIGNS = "ab:.{}-_ 019\n\0é٣²…🐋"
PARTS = ["", "0", "12", "34.1", "34.", ".", "again", "kept", "order", "٣", "²", "-1", "9" * 19, "9" * 30]
PREFIXES = sorted({kind.form.partition(":")[0] for kind in kinds()})


@pytest.mark.parametrize("custom_id", [*IN_CHANNELS, *CHOICES])
def test_every_id_that_is_out_there_is_read_and_written_as_ever(custom_id: str) -> None:
    choice = CHOICES.get(custom_id)
    press = read(custom_id, ["kept:size"] if choice else [])
    assert press == (choice or IN_CHANNELS[custom_id])
    assert press is not None and press.id == custom_id


def test_every_type_of_press_is_among_them() -> None:
    assert {type(press) for press in (*IN_CHANNELS.values(), *CHOICES.values())} == set(kinds())


def written(kind: type[Press]) -> st.SearchStrategy[Press]:
    """Presses of a type with any match, question and key."""
    known = next(p for p in (*IN_CHANNELS.values(), *CHOICES.values()) if type(p) is kind)
    numbers, texts = st.integers(0, LARGEST), st.text(SIGNS, max_size=30)
    fields = {
        name: numbers if isinstance(value, int) else st.just(value)
        for name in kind.__struct_fields__
        if name in kind.form and (value := getattr(known, name)) is not None
    }
    fields |= {name: texts for name in ("key", "topic", "mark") if name in fields}
    return st.builds(kind, **fields)


@settings(deadline=None, max_examples=50)
@given(st.sampled_from(sorted(kinds(), key=lambda kind: kind.form)).flatmap(written))
def test_what_is_written_is_read_and_as_nothing_else(press: Press) -> None:
    values = ["x"] if hasattr(press, "chosen") else []
    understood = [found for kind in kinds() if (found := kind.parse(press.id)) is not None]
    assert [type(found) for found in understood] == [type(press)]
    found = read(press.id, values)
    assert found is not None and found.id == press.id


@settings(deadline=None, max_examples=50)
@given(
    st.sampled_from(PREFIXES),
    st.lists(st.sampled_from(PARTS), max_size=6),
    st.text(SIGNS, max_size=20),
    st.lists(st.text(SIGNS, max_size=100), max_size=3),
)
def test_no_id_that_somebody_made_up_is_a_mistake_of_ours(
    prefix: str, parts: list[str], rest: str, values: list[str]
) -> None:
    custom_id = ":".join([prefix, *parts, rest])
    press = read(custom_id, values)
    assert press is None or press.id.partition(":")[0] == prefix
    assert table_of(custom_id) is None or isinstance(table_of(custom_id), int)


@pytest.mark.parametrize("custom_id", [id for id in IN_CHANNELS if not id.startswith(("turn:", "rules:"))])
def test_an_id_cut_short_is_none_or_another_whole_one(custom_id: str) -> None:
    for length in range(len(custom_id)):
        press = read(custom_id[:length])
        assert press is None or press.id == custom_id[:length]


def test_the_table_of_an_unreadable_id_is_found_where_one_is_named() -> None:
    assert table_of("pick:12:x") == table_of("swim:12:3:future") == table_of("menu:12:new:kind") == 12
    assert table_of("vote:12:yes:again") is table_of("pick") is table_of("pick:x") is None, (
        "a vote is no table"
    )
    assert table_of(f"pick:{'9' * 40}") is None


def test_a_menu_for_one_choice_takes_exactly_one() -> None:
    assert read("menu:12:options:0", ["kept:size", "kept:pace"]) is read("menu:12:options:0", []) is None


def test_only_users_are_invited() -> None:
    assert read("people:12:guests", ["5", "6"]) == tables.GuestsMenu(12, (5, 6))
    assert read("people:12:guests", ["5", "everyone"]) is None


def test_values_of_menus_have_types_too() -> None:
    assert Group.parse(Group("a:b").id) == Group("a:b")
    assert TableOption.parse("kept:size") == TableOption("size")
    assert TableOption.parse("kept:colour") is None


def test_the_longest_ids_fit_discords_limit() -> None:
    most = LARGEST
    ids = [playing.TypedSpot(most, most, Seat(9), most).id, lookups.ProblemForm(most, most).id]
    assert all(len(id) <= CUSTOM_ID for id in ids)
