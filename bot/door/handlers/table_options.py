"""A table's options before the match: what is chosen, and the forms to change it. The host's alone."""

from __future__ import annotations

from bot.door.channels import Channels
from bot.door.modals import open_form
from bot.door.reply import Interaction, words_for
from bot.door.routes import Answer, Outdated, on
from bot.door.table_message import TableMessages, show
from bot.presses.tables import (
    BackToOptions,
    OpenOptions,
    OpenOptionsForm,
    OptionsForm,
    OptionsMenu,
    TableOptionMenu,
    VariantMenu,
)
from bot.table.lobby import Lobby
from bot.table.options_form import changes, options_form, options_panel
from bot.text.rows import Panel
from storage.matches import Phase


class OptionHandlers:
    def __init__(self, lobby: Lobby, channels: Channels, tables: TableMessages) -> None:
        self._lobby = lobby
        self._channels = channels
        self._tables = tables

    @on(OpenOptions, Answer.NEW)
    async def open_options(self, interaction: Interaction, press: OpenOptions) -> None:
        await self._tables.shown(interaction, press.match)
        await self._panel(interaction, press.match)

    @on(BackToOptions, Answer.UPDATE)
    async def back_to_options(self, interaction: Interaction, press: BackToOptions) -> None:
        await self._panel(interaction, press.match)

    @on(OpenOptionsForm, Answer.OWN)
    async def open_form(self, interaction: Interaction, press: OpenOptionsForm) -> None:
        match = await self._tables.hosted(interaction, press.match)
        form = options_form(match, press.part, words_for(interaction, match.game), interaction.id)
        if form is None:
            raise Outdated
        await open_form(interaction, form)

    @on(OptionsForm, Answer.UPDATE)
    async def filled_in(self, interaction: Interaction, press: OptionsForm) -> None:
        """Keep what was changed, and show all options again, unless the match has begun by that."""
        match = await self._tables.hosted(interaction, press.match)
        chosen = changes(match, press.part, press.filled)
        changed = await self._lobby.change(match.id, interaction.user.id, *chosen)
        words = words_for(interaction, changed.game)
        begun = Panel(words.text("options-begun"))
        await show(interaction, options_panel(changed, words) if changed.phase == Phase.LOBBY else begun)
        await self._channels.redraw_table(changed)

    # Menus of earlier versions: the panel of today is shown.

    @on(OptionsMenu, Answer.UPDATE)
    async def old_options(self, interaction: Interaction, press: OptionsMenu) -> None:
        await self._panel(interaction, press.match)

    @on(TableOptionMenu, Answer.UPDATE)
    async def old_table_option(self, interaction: Interaction, press: TableOptionMenu) -> None:
        await self._panel(interaction, press.match)

    @on(VariantMenu, Answer.UPDATE)
    async def old_variant(self, interaction: Interaction, press: VariantMenu) -> None:
        await self._panel(interaction, press.match)

    async def _panel(self, interaction: Interaction, match: int) -> None:
        found = await self._tables.hosted(interaction, match)
        await show(interaction, options_panel(found, words_for(interaction, found.game)))
