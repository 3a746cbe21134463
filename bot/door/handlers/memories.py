"""Looking back on a match that is over: film, open hands, download, and whether its chance was fair."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict

import discord

from bot import limits
from bot.door.channels import Channels, Parked
from bot.door.components import files_of, view_of
from bot.door.reply import Interaction, answer, language_of, settings_of, words_for
from bot.door.routes import Answer, on
from bot.door.which_match import WhichMatch
from bot.match.moments import SettledTurn, moments
from bot.match.record import Finished, finished
from bot.presses.lookups import Sight
from bot.presses.memories import (
    Download,
    Fair,
    Film,
    HandsAt,
    HandsEyes,
    HandsRound,
    OpenHands,
    PlayOn,
    WhatIf,
)
from bot.table.what_if import WhatIfs
from bot.text import film, messages, record_file
from bot.text.look import look_menu
from bot.text.open_hands import hands_panel, viewer_of
from bot.text.pictures import Pictures
from bot.text.rows import Button
from bot.text.verify import verdict_lines
from bot.text.words import bot_words
from bot.text.workshop import Workshop
from games.core import codec
from games.core.model import RuleError
from render.film import FilmKind
from storage.database import Database

KEPT = 4  # matches somebody steps through, kept turn by turn


class MemoryHandlers:
    def __init__(
        self,
        database: Database,
        which_match: WhichMatch,
        pictures: Pictures,
        workshop: Workshop,
        channels: Channels,
        what_ifs: WhatIfs,
    ) -> None:
        self._db = database
        self._channels = channels
        self._what_ifs = what_ifs
        self._which_match = which_match
        self._pictures = pictures
        self._workshop = workshop
        self._walks: OrderedDict[int, tuple[Finished, list[SettledTurn]]] = OrderedDict()

    @on(Film, Answer.OWN)
    async def film(self, interaction: Interaction, press: Film) -> None:
        """Post the film for everyone who can read here; until it is drawn, the message says how far it is."""
        source = await self._finished(interaction, press.match)
        await interaction.response.defer(thinking=True)
        words = bot_words(source.match.language)
        name = messages.match_name(source.match, words)

        async def told(done: int, of: int) -> None:
            await interaction.edit_original_response(
                content=words.text("film-progress", match=name, percent=round(100 * done / of))
            )

        await told(0, 1)
        order = film.order(source, source.match.language)
        kind, most = FilmKind(press.kind), min(interaction.filesize_limit, limits.FILE_BYTES)
        try:
            made = await self._workshop.film(order, kind, most, told)
        except RuleError as error:
            await interaction.edit_original_response(content=words.say(error.say))
            return
        alt = words.text("film-alt", match=name, names=words.join(list(order.names)), frames=made.frames)
        file = discord.File(
            io.BytesIO(made.data), f"match-{source.match.id}.{kind}", description=alt[: limits.ALT_TEXT]
        )
        other = Button(Film(source.match.id, "gif").id, words.text("film-gif"))
        rows = view_of(((other,),)) if kind is FilmKind.WEBP else None
        text = words.text("film-done", match=name)
        await interaction.edit_original_response(content=text, attachments=[file], view=rows)

    @on(Download, Answer.NEW)
    async def download(self, interaction: Interaction, press: Download) -> None:
        """Give the match as text and as JSON."""
        source = await self._finished(interaction, press.match)
        record = await asyncio.to_thread(record_file.make, source, language_of(interaction))
        name = f"bathysphere-{record.table}"
        files = {
            f"{name}.txt": record_file.to_text(record).encode(),
            f"{name}.json": record_file.to_json(record),
        }
        text = words_for(interaction).text("download-done", file=f"`bathysphere verify {name}.txt`")
        await answer(interaction, text)
        sent = [discord.File(io.BytesIO(data), filename) for filename, data in files.items()]
        await interaction.followup.send(files=sent, ephemeral=True)

    async def course(self, interaction: Interaction, match: int) -> None:
        """Show how a match went, and what else there is to look at."""
        source = await self._finished(interaction, match)
        words = words_for(interaction)
        name = messages.match_name(source.match, words)
        found = await self._pictures.plot(source, words.language)
        text = words.text("course-title" if found else "course-none", match=name)
        fair = Button(Fair(match).id, words.text("fair"))
        rows = ((fair,), look_menu(source.match, words, Sight.COURSE))
        await answer(interaction, text, view=view_of(rows), attachments=files_of(found, "course"))

    @on(Fair, Answer.NEW)
    async def fair(self, interaction: Interaction, press: Fair) -> None:
        """Compute the match again from its seal, and say what came of it."""
        source = await self._finished(interaction, press.match)
        language = language_of(interaction)
        record = await asyncio.to_thread(record_file.make, source, language)
        verdict = await self._workshop.verdict(record, source.game.data_set)
        words = words_for(interaction, source.match.game)
        sealed = [words.text("fair-seal", seal=f"`{record.commitment}`")] if record.commitment else []
        await answer(interaction, "\n".join([*verdict_lines(verdict, record, words), *sealed]))

    @on(OpenHands, Answer.NEW)
    async def open_hands(self, interaction: Interaction, press: OpenHands) -> None:
        await self._show_hands(interaction, press.match, 0, None)

    @on(WhatIf, Answer.NEW)
    async def what_if(self, interaction: Interaction, press: WhatIf) -> None:
        """Show the middle of the match, where it can be played on from any turn."""
        _, found = await self._walk(interaction, press.match)
        await self._show_hands(interaction, press.match, len(found) // 2, None)

    @on(PlayOn, Answer.NEW)
    async def play_on(self, interaction: Interaction, press: PlayOn) -> None:
        """Play on from a turn, in the asker's DM."""
        source, found = await self._walk(interaction, press.match)
        moment = found[min(press.turn, len(found) - 1)]
        seat = viewer_of(press.eyes, source)
        words, user = words_for(interaction), interaction.user
        try:
            channel = await self._channels.dm(user.id, wanted=True)
        except Parked:
            raise RuleError("what-if-closed") from None
        number = await self._what_ifs.begin(
            source.match.id,
            moment.rows,
            0 if seat is None else int(seat),
            user=user.id,
            name=user.display_name,
            channel=channel,
            language=words.language,
        )
        link = f"https://discord.com/channels/@me/{channel}"
        await answer(interaction, words.text("what-if-there", match=str(number), link=link))

    @on(HandsAt, Answer.UPDATE)
    async def hands_at(self, interaction: Interaction, press: HandsAt) -> None:
        await self._show_hands(interaction, press.match, press.turn, press.eyes)

    @on(HandsRound, Answer.UPDATE)
    async def hands_round(self, interaction: Interaction, press: HandsRound) -> None:
        await self._show_hands(interaction, press.match, _number(press.chosen), press.eyes)

    @on(HandsEyes, Answer.UPDATE)
    async def hands_eyes(self, interaction: Interaction, press: HandsEyes) -> None:
        await self._show_hands(interaction, press.match, press.turn, _number(press.chosen))

    async def _show_hands(self, interaction: Interaction, match: int, turn: int, eyes: int | None) -> None:
        """One turn, through the asker's own eyes where no others are named."""
        source, found = await self._walk(interaction, match)
        own = source.match.seats_of(interaction.user.id)
        eyes = eyes if eyes is not None else int(own[0]) if own else 0
        turn = min(turn, len(found) - 1)
        words, settings = words_for(interaction, source.match.game), settings_of(interaction)
        panel = hands_panel(source, found, turn, eyes, words)
        state = codec.decode(source.game.state_type, found[turn].state)
        view = source.game.view(state, viewer_of(eyes, source))
        board = await self._pictures.board(source.match, view, words.language, preferences=settings)
        files = files_of(await self._pictures.sized(board, settings), "board")
        if viewer_of(eyes, source) is not None and state.ending is None:
            hand = await self._pictures.hand(source.match, view, words.language, settings)
            files += files_of(await self._pictures.sized(hand, settings), "hand")
        await answer(interaction, panel.text, view=view_of(panel.rows), attachments=files)

    async def _walk(self, interaction: Interaction, match: int) -> tuple[Finished, list[SettledTurn]]:
        """A finished match turn by turn; who may look is judged anew at every press."""
        source = await self._finished(interaction, match)
        if match not in self._walks:
            self._walks[match] = (source, await asyncio.to_thread(moments, source.game, source.transcript))
        self._walks.move_to_end(match)
        while len(self._walks) > KEPT:
            self._walks.popitem(last=False)
        return self._walks[match]

    async def _finished(self, interaction: Interaction, number: int) -> Finished:
        """A match that is over, for those who may look back on it."""
        match = await self._which_match.numbered(interaction, number)
        if match.options.private and not match.has(interaction.user.id):
            raise RuleError("no-such-match", match=str(number))
        return await self._db.read(finished, number)


def _number(chosen: str) -> int:
    return int(chosen) if chosen.isdecimal() and len(chosen) < 6 else 0
