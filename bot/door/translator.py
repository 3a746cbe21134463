"""Command names and descriptions in the reader's language."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.text.cards import titled
from bot.text.words import bot_words

LOCALES = {discord.Locale.french: "fr", discord.Locale.italian: "it"}


class Translator(app_commands.Translator):
    """Commands in the reader's language, from the same words as everything else."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language, id, game = LOCALES.get(locale), string.extras.get("id"), string.extras.get("game")
        if language is None:
            return None
        if game:
            return titled(game, language)
        return bot_words(language).text(id) if id else None
