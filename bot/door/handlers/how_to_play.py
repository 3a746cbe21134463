"""A game in one minute: its card, behind **How to play** wherever the game is met."""

from __future__ import annotations

from bot.door.components import Rows, files_of, view_of
from bot.door.reply import Interaction, answer, language_of, words_for
from bot.door.routes import Answer, Outdated, on
from bot.presses.lookups import HowToPlay, RulesPage
from bot.text.cards import banner, card
from bot.text.rows import Button
from games import GAMES


class CardHandlers:
    @on(HowToPlay, Answer.NEW)
    async def how_to_play(self, interaction: Interaction, press: HowToPlay) -> None:
        if press.game not in GAMES:
            raise Outdated
        words = words_for(interaction)
        rules = Button(RulesPage(press.game, "", 0).id, words.text("all-rules"))
        await show_card(interaction, press.game, card(press.game, words.language), view_of(((rules,),)))


async def show_card(interaction: Interaction, game: str, lines: list[str], view: Rows | None) -> None:
    """Lines under the game's banner."""
    picture = banner(game, language_of(interaction))
    files = files_of([picture], game) if picture else []
    await answer(interaction, "\n".join(lines), attachments=files, view=view)
