"""Seats that change hands: take one, come back to one, resign one, offer one to somebody else."""

from __future__ import annotations

import discord

from bot.door.channels import Channels
from bot.door.components import view_of
from bot.door.handlers.asking import make_sure, tell
from bot.door.reply import Interaction, answer, words_for
from bot.door.routes import Answer, on
from bot.door.which_match import WhichMatch
from bot.match.position import Position
from bot.match.turns import Turns
from bot.presses.playing import Turn
from bot.presses.seats import ComeBack, OfferSeat, Resign, TakeSeat, WithdrawSeat
from bot.table.absence import Absence
from bot.table.substitutes import ANYBODY, Substitutes
from bot.text import markup, messages
from bot.text.rows import Button
from games.core.model import RuleError, Seat
from storage.matches import Table


class SeatHandlers:
    def __init__(
        self,
        turns: Turns,
        absence: Absence,
        substitutes: Substitutes,
        channels: Channels,
        which_match: WhichMatch,
    ) -> None:
        self._turns = turns
        self._absence = absence
        self._substitutes = substitutes
        self._channels = channels
        self._which_match = which_match

    @on(TakeSeat, Answer.NEW)
    async def take(self, interaction: Interaction, press: TakeSeat) -> None:
        """Take an open seat."""
        user = interaction.user
        position = await self._substitutes.take_seat(press.offer, user.id, user.display_name)
        await self._seated(interaction, position)

    @on(ComeBack, Answer.UPDATE)
    async def come_back(self, interaction: Interaction, press: ComeBack) -> None:
        """Take one's own seat back from a stand-in."""
        user = interaction.user
        position = await self._absence.come_back(press.match, user.id, user.display_name)
        await self._seated(interaction, position)

    async def resign_command(self, interaction: Interaction, table: str | None) -> None:
        """Ask once more before somebody gives up."""
        match = await self._which_match.meant(interaction, table)
        (await self._turns.live(match.id)).played_by(interaction.user.id)
        await make_sure(interaction, match, "resign", Resign(match.id))

    @on(Resign, Answer.UPDATE)
    async def resign(self, interaction: Interaction, press: Resign) -> None:
        position = await self._absence.resign(press.match, interaction.user.id)
        name = messages.match_name(position.match, words_for(interaction))
        await tell(interaction, "resigned", match=name)
        await self._channels.redraw_table_of(press.match)

    async def replace_command(
        self,
        interaction: Interaction,
        seat: str | None,
        by: discord.User | discord.Member | None,
        table: str | None,
    ) -> None:
        """Offer a seat to somebody, or to anybody: one's own, if none is named."""
        match = await self._which_match.meant(interaction, table)
        if by is not None and by.bot:
            raise RuleError("replace-bot")
        mine = match.seats_of(interaction.user.id)
        if not mine:
            raise RuleError("not-seated-here")
        wanted = mine[0] if seat is None else _seat_named(match, seat)
        words = words_for(interaction)
        whose = markup.bold(match.in_seat(wanted).name)
        text = words.text("replace-own-ask" if wanted in mine else "replace-other-ask", who=whose)
        sure = Button(OfferSeat(match.id, wanted, by.id if by else ANYBODY).id, words.text("replace-yes"))
        await answer(interaction, text, view=view_of(((sure,),)))

    @on(OfferSeat, Answer.UPDATE)
    async def offer(self, interaction: Interaction, press: OfferSeat) -> None:
        """Offer the seat, or ask the table about it; either may be withdrawn."""
        done = await self._substitutes.replace(press.match, interaction.user.id, press.seat, press.by)
        words = words_for(interaction)
        back = Button(WithdrawSeat(press.match, press.seat).id, words.text("withdraw"))
        await answer(interaction, words.text(f"replace-{done}"), view=view_of(((back,),)))

    @on(WithdrawSeat, Answer.UPDATE)
    async def withdraw(self, interaction: Interaction, press: WithdrawSeat) -> None:
        await self._substitutes.withdraw(press.match, interaction.user.id, press.seat)
        await tell(interaction, "withdrawn")

    async def suggest_seats(
        self, interaction: Interaction, typed: str, table: str | None
    ) -> list[tuple[str, str]]:
        """The seats of a match by their players' names, for autocomplete."""
        try:
            match = await self._which_match.meant(interaction, table)
        except RuleError:
            return []
        return [(p.name, str(p.seat)) for p in match.players if typed.casefold() in p.name.casefold()]

    async def _seated(self, interaction: Interaction, position: Position) -> None:
        """Tell a new player where to look, and try their DM."""
        words, match = words_for(interaction), position.match
        name = messages.match_name(match, words)
        turn = Button(Turn(match.id, f"{position.at}:seat").id, words.text("your-turn"), "primary")
        await answer(interaction, words.text("seated", match=name), view=view_of(((turn,),)))
        await self._channels.redraw_table_of(match.id)
        await self._channels.greet(interaction.user.id, words.text("dm-hello", match=name))


def _seat_named(match: Table, typed: str) -> Seat:
    """A seat by its number, as autocomplete gives it, or by its player's name."""
    for player in match.players:
        if player.seat is not None and typed in (str(player.seat), player.name):
            return player.seat
    raise RuleError("not-at-this-table")
