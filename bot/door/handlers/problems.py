"""Reports of problems: by a command, or by a button and a form. Kept for whoever runs the bot."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import discord
from discord import ui

from bot.door.reply import Interaction, answer, words_for
from bot.door.routes import Answer, on
from bot.door.which_match import WhichMatch
from bot.match.time_control import DAY
from bot.presses.lookups import ProblemForm, ReportProblem
from games.core.model import RuleError
from storage import matches, problems
from storage.database import Database
from storage.matches import Table
from storage.transaction import Transaction

log = logging.getLogger(__name__)

PROBLEMS_A_DAY = 10  # of one person, so that nobody's reports hide those of the others


class ProblemHandlers:
    def __init__(self, database: Database, which_match: WhichMatch, now: Callable[[], float]) -> None:
        self._db = database
        self._which_match = which_match
        self._now = now

    async def problem_command(self, interaction: Interaction, text: str, table: str | None) -> None:
        match = None
        if table or await self._which_match.here(interaction):
            match = await self._which_match.meant(interaction, table)
        await self._keep(interaction, text, match)

    @on(ReportProblem, Answer.OWN)
    async def ask(self, interaction: Interaction, press: ReportProblem) -> None:
        """Open the form; what is written arrives even after a restart."""
        words = words_for(interaction)
        form = ui.Modal(
            title=words.text("problem"), custom_id=ProblemForm(press.match, interaction.id).id, timeout=900
        )
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id="what", style=discord.TextStyle.paragraph, max_length=1000
        )
        form.add_item(ui.Label(text=words.text("cmd-problem-what"), component=field))
        await interaction.response.send_modal(form)

    @on(ProblemForm, Answer.NEW)
    async def written(self, interaction: Interaction, press: ProblemForm) -> None:
        match = await self._db.read(matches.get, press.match) if press.match else None
        if match is None:
            match = await self._which_match.here(interaction)
        await self._keep(interaction, press.text, match)

    async def _keep(self, interaction: Interaction, text: str, match: Table | None) -> None:
        """Keep a report with match and position; nobody else is told."""
        user = interaction.user.id

        def work(tx: Transaction) -> int:
            if problems.told_since(tx, user, self._now() - DAY) >= PROBLEMS_A_DAY:
                raise RuleError("problem-enough")
            return problems.keep(
                tx,
                user=user,
                match=match.id if match else None,
                at=match.at if match else None,
                text=text,
                now=self._now(),
            )

        number = await self._db.write(work)
        log.warning("problem %s was reported at table %s", number, match.id if match else "-")
        words = words_for(interaction)
        await answer(interaction, words.text("problem-kept", number=number))
