"""Who begins and who has which colour: chosen in the lobby by person, dealt by seat."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from bot.table.lobby_panel import table_text
from bot.table.options_form import options_form
from bot.text.forms import OneOf
from bot.text.words import bot_words
from games.core.model import RuleError
from storage.matches import Match, Options, Table
from tests.bot.chance import CHANCE
from tests.bot.company import ADA, BRUNO, NAMES, Company, company

TABLES = 6  # enough for the drawn seats to differ


async def opened(table: Company, game: str = "the_island") -> Table:
    match = await table.lobby.open(game, user=ADA, name=NAMES[ADA], guild=1, channel=2, options=Options())
    return await table.lobby.join(match.id, BRUNO, NAMES[BRUNO])


async def choose(table: Company, match: int, variant: str, choice: str) -> Table:
    return await table.lobby.change(match, ADA, lambda options: options, {variant: choice})


@pytest.mark.parametrize("game", ["the_island", "nautilus_island"])
async def test_the_person_chosen_to_begin_begins_whatever_seat_is_drawn(tmp_path: Path, game: str) -> None:
    CHANCE.begin(game)
    async with company(tmp_path / "first.db") as table:
        seats = set()
        for _ in range(TABLES):
            match = await opened(table, game)
            await choose(table, match.id, "first", "2")
            await table.lobby.start(match.id, ADA)
            position = await table.live(match.id)
            (asked,) = position.asked
            assert position.match.in_seat(asked.seat).user == BRUNO
            seats.add(asked.seat)
    assert len(seats) == 2


@pytest.mark.parametrize("game", ["the_island", "nautilus_island"])
async def test_a_colour_goes_to_the_person_it_was_given(tmp_path: Path, game: str) -> None:
    async with company(tmp_path / "colours.db") as table:
        match = await opened(table, game)
        await choose(table, match.id, "colour_d", "1")
        await table.lobby.start(match.id, ADA)
        position = await table.live(match.id)
        (seat,) = position.match.seats_of(ADA)
        assert "d" in structs.astuple(position.game.view(position.state, None).players[seat])


async def test_the_lobby_names_the_person_and_so_does_the_begun_table(tmp_path: Path) -> None:
    async with company(tmp_path / "names.db") as table:
        match = await opened(table)
        match = await choose(table, match.id, "first", "2")
        assert f"Who begins: {NAMES[BRUNO]}" in table_text(match, NAMES[ADA])
        begun = await table.lobby.start(match.id, ADA)
        assert isinstance(begun, Match)
        assert f"Who begins: {NAMES[BRUNO]}" in table_text(begun, NAMES[ADA])


async def test_only_those_who_sit_are_offered(tmp_path: Path) -> None:
    async with company(tmp_path / "offers.db") as table:
        match = await opened(table)
        form = options_form(match, 1, bot_words("en", "the_island"), 1)
    assert form is not None
    first = form.fields[0]
    assert isinstance(first, OneOf)
    assert [each.label for each in first.choices] == ["drawn", NAMES[ADA], NAMES[BRUNO]]


async def test_who_stands_up_takes_the_choices_among_seats_along(tmp_path: Path) -> None:
    async with company(tmp_path / "up.db") as table:
        match = await opened(table)
        await choose(table, match.id, "first", "2")
        await choose(table, match.id, "crowded", "rim")
        left = await table.lobby.leave(match.id, BRUNO)
    assert left.variants == {"crowded": "rim"}


async def test_a_choice_for_an_empty_place_is_refused_at_start(tmp_path: Path) -> None:
    async with company(tmp_path / "empty.db") as table:
        match = await opened(table)
        await choose(table, match.id, "first", "4")
        with pytest.raises(RuleError, match="nobody-sits-there"):
            await table.lobby.start(match.id, ADA)


async def test_the_lobby_says_which_figures_are_reconstructed(tmp_path: Path) -> None:
    async with company(tmp_path / "note.db") as table:
        assert "reconstructed" in table_text(await opened(table), NAMES[ADA])
        assert "read Jules Verne" in table_text(await opened(table, "nautilus_island"), NAMES[ADA])
