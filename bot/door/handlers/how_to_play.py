"""A game in one minute: its card, behind **How to play** wherever the game is met."""

from __future__ import annotations

import render
from bot.door.components import Rows, files_of, view_of
from bot.door.reply import Interaction, answer, language_of, settings_of, words_for
from bot.door.routes import Answer, Outdated, on
from bot.presses.lookups import CardMenu, HowToPlay, RulesPage, ShowSigns
from bot.presses.practice import BeginFirstMatch
from bot.text.cards import banner, card, legend
from bot.text.pictures import Pictures
from bot.text.rows import Button, Row
from games import GAMES, home
from games.core.first_match import first_match


class CardHandlers:
    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures

    @on(HowToPlay, Answer.NEW)
    async def how_to_play(self, interaction: Interaction, press: HowToPlay) -> None:
        await self._show(interaction, press.game, ())

    @on(CardMenu, Answer.NEW)
    async def how_to_play_one(self, interaction: Interaction, press: CardMenu) -> None:
        """A card that was asked for where no match is on: a first match is one press away."""
        label = words_for(interaction).text("practice-first")
        first = Button(BeginFirstMatch(press.chosen).id, label, "success")
        teaches = press.chosen in GAMES and first_match(home(press.chosen)) is not None
        await self._show(interaction, press.chosen, (first,) if teaches else ())

    async def _show(self, interaction: Interaction, game: str, more: tuple[Button, ...]) -> None:
        """A game's card, with ways to its rules and signs, and more."""
        if game not in GAMES:
            raise Outdated
        words = words_for(interaction)
        buttons = [Button(RulesPage(game, "", 0).id, words.text("look-rules"))]
        if render.has_legend(game):
            buttons.append(Button(ShowSigns(game).id, words.text("look-signs")))
        rows = ((*more, *buttons),)
        await show_card(interaction, game, card(game, words.language), view_of(rows))

    @on(ShowSigns, Answer.NEW)
    async def signs(self, interaction: Interaction, press: ShowSigns) -> None:
        if press.game not in GAMES:
            raise Outdated
        await self.show_signs(interaction, press.game, ())

    async def show_signs(self, interaction: Interaction, game: str, rows: tuple[Row, ...]) -> None:
        """What the signs on the board mean, as a picture; in a few words where it cannot be drawn."""
        words = words_for(interaction)
        picture = await self._pictures.legend(game, words.language, settings_of(interaction))
        title = words.text("signs-title", game=GAMES[game].meta.title)
        few = None if picture else legend(game, words.language)
        await answer(
            interaction,
            "\n".join([title, few] if few else [title]),
            attachments=files_of([picture], "signs") if picture else [],
            view=view_of(rows),
        )


async def show_card(interaction: Interaction, game: str, lines: list[str], view: Rows | None) -> None:
    """Lines under the game's banner."""
    picture = banner(game, language_of(interaction))
    files = files_of([picture], game) if picture else []
    await answer(interaction, "\n".join(lines), attachments=files, view=view)
