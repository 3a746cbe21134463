"""Replies through an interaction: acknowledged at once, refused kindly, never lost silently."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec

import aiosqlite
import discord

from bot.door.buttons import view_of
from bot.panel import Button
from bot.words import Wording, bot_words
from games.core.model import RuleError, Say
from games.core.words import LANGUAGES
from storage.people import Settings

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
P = ParamSpec("P")


def language_of(interaction: Interaction) -> str:
    """The person's language: as they chose, else as their app is set."""
    return settings_of(interaction).language or known_language(str(interaction.locale))


def settings_of(interaction: Interaction) -> Settings:
    """What the person has chosen; read when their press was acknowledged."""
    settings: Settings = interaction.extras.get("settings") or Settings()
    return settings


def table_language(interaction: Interaction) -> str:
    """The language public words are in, as Discord knows the server."""
    return known_language(str(interaction.guild_locale))


def known_language(locale: str) -> str:
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def is_moderator(interaction: Interaction) -> bool:
    return interaction.permissions.manage_messages


def words_for(interaction: Interaction, game: str | None = None) -> Wording:
    return bot_words(language_of(interaction), game)


async def privately(interaction: Interaction, text: str, **more: Any) -> None:
    """Tell the asker alone, whatever was answered before."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, **more)
    else:
        await interaction.response.send_message(text, ephemeral=True, **more)


async def refuse(interaction: Interaction, say: Say) -> None:
    """Say what went wrong and what may be done, in the asker's language."""
    await privately(interaction, words_for(interaction).say(say))


def kindly(
    handler: Callable[Concatenate[Any, Interaction, P], Awaitable[None]],
) -> Callable[Concatenate[Any, Interaction, P], Awaitable[None]]:
    """Rule errors become kind words; our own mistakes are logged and owned up to."""

    @wraps(handler)
    async def wrapped(self: Any, interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await handler(self, interaction, *args, **kwargs)
        except RuleError as error:
            await _last_words(interaction, error.say)
        except aiosqlite.OperationalError:
            log.exception("the database did not answer")
            await _last_words(interaction, Say("busy"))
        except Exception:
            log.exception("%s failed", handler.__qualname__)
            await _last_words(interaction, Say("sorry"))

    return wrapped


async def _last_words(interaction: Interaction, say: Say) -> None:
    try:
        if say.name == "sorry":
            words = words_for(interaction)
            report = view_of(((Button("problem:0", words.text("problem")),),))
            await privately(interaction, words.say(say), view=report)
        else:
            await refuse(interaction, say)
    except discord.HTTPException as error:
        log.warning("a refusal could not be delivered: %s", error)
