"""What is kept of a person: said, sent as a file, deleted once they are sure."""

from __future__ import annotations

from io import BytesIO

import discord

from bot.door.components import view_of
from bot.door.handlers.asking import tell
from bot.door.reply import Interaction, answer, privately, words_for
from bot.door.routes import Answer, on
from bot.presses.settings import PrivacyPress
from bot.table.privacy import Privacy
from bot.text.rows import Button

LISTED = 10  # tables named before somebody is forgotten


class PrivacyHandlers:
    def __init__(self, privacy: Privacy) -> None:
        self._privacy = privacy

    async def privacy_command(self, interaction: Interaction) -> None:
        """Show what is kept and why, with buttons to take it along or to have it deleted."""
        words = words_for(interaction)
        kept = await self._privacy.kept(interaction.user.id)
        lines = [words.text("privacy-title")]
        lines += [f"- {words.text(f'privacy-{what}', count=count)}" for what, count in kept.items() if count]
        lines.append(words.text("privacy-why") if any(kept.values()) else words.text("privacy-nothing"))
        buttons = (
            Button(PrivacyPress("export").id, words.text("privacy-take"), "primary"),
            Button(PrivacyPress("delete").id, words.text("privacy-delete"), "danger"),
        )
        await answer(interaction, "\n".join(lines), view=view_of((buttons,)))

    @on(PrivacyPress, Answer.UPDATE)
    async def press(self, interaction: Interaction, press: PrivacyPress) -> None:
        if press.what == "export":
            await self._send(interaction)
        elif press.what == "delete":
            await self._make_sure(interaction)
        else:
            await self._privacy.forget(interaction.user.id)
            await tell(interaction, "privacy-deleted")

    async def _send(self, interaction: Interaction) -> None:
        file = discord.File(BytesIO(await self._privacy.export(interaction.user.id)), "bathysphere.json")
        await privately(interaction, words_for(interaction).text("privacy-file"), files=[file])

    async def _make_sure(self, interaction: Interaction) -> None:
        """Ask once more, and say which tables would be left."""
        words = words_for(interaction)
        tables = await self._privacy.tables(interaction.user.id)
        lines = [words.text("privacy-ask")]
        if tables:
            shown = words.join([str(table) for table in tables[:LISTED]])
            lines.append(words.text("privacy-ask-tables", count=len(tables), tables=shown))
        sure = Button(PrivacyPress("sure").id, words.text("privacy-sure"), "danger")
        await answer(interaction, "\n".join(lines), view=view_of(((sure,),)))
