"""Reports of problems: kept for whoever runs the bot, few a day, harmless in a terminal."""

from __future__ import annotations

import argparse
from typing import Any

import pytest

from bot.cli import host
from bot.door.handlers.problems import PROBLEMS_A_DAY
from storage import problems
from tests.bot.evening import Evening


async def test_a_problem_is_kept_for_whoever_runs_the_bot(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    answer = await pilots[0].slash("table problem", what="my coat is gone", table="1")
    assert "number 1" in answer.text
    (kept,) = await evening.app.database.read(problems.newest)
    assert (kept.match, kept.at, kept.text) == (1, 1, "my coat is gone")


@pytest.mark.sqlite  # the host reads the file
async def test_the_report_button_keeps_match_and_position_for_the_host(evening: Evening, capsys: Any) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    match = await evening.match()
    await pilots[0].presses("My hand", within=str(match.thread))
    form = await pilots[0].presses("Report a problem")
    assert form.kind == "modal"
    answer = await pilots[0].types("What is wrong", "the whale ate my coat")
    assert answer.ephemeral and "number 1" in answer.text
    arguments = argparse.Namespace(config=None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BATHYSPHERE_DATABASE", str(evening.database))
        assert await host._problems(arguments) == 0
    told = capsys.readouterr().out
    assert "the whale ate my coat" in told and "game nautilus_island rules 2" in told


async def test_one_person_cannot_bury_the_reports_of_the_others(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    for _ in range(PROBLEMS_A_DAY):
        assert "number" in (await ada.slash("table problem", what="spam")).text
    assert "tomorrow" in (await ada.slash("table problem", what="spam")).text
    evening.box.clock.advance(86401)
    assert "number" in (await ada.slash("table problem", what="at last")).text


def test_a_report_steers_no_terminal_and_forges_no_line() -> None:
    assert host._quoted("a\x1b[2Jb\nproblem 7") == "  a\ufffd[2Jb\n  problem 7"
