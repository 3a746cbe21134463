"""Taking care of a match: votes, reminders, taking back, pauses, seats that change hands, vacations."""

from __future__ import annotations

import discord

from bot.door.channels import Places
from bot.door.components import view_of
from bot.door.reply import Interaction, answer, is_moderator, kindly, words_for
from bot.door.which_match import Meant
from bot.match.letters import Notice
from bot.match.position import Position
from bot.table.services import Services
from bot.table.substitutes import ANYBODY
from bot.text import messages
from bot.text.panel import Button, cut
from bot.text.words import bot_words
from games import GAMES
from games.core.model import RuleError, Seat, say
from storage import matches, results
from storage.database import Database
from storage.matches import Phase, Table


class Care:
    """Cogs translate; they don't think."""

    def __init__(self, database: Database, services: Services, places: Places, meant: Meant) -> None:
        self._db = database
        self._turns = services.turns
        self._lobby = services.lobby
        self._votes = services.votes
        self._reminders = services.reminders
        self._pauses = services.pauses
        self._absence = services.absence
        self._substitutes = services.substitutes
        self._takeback_requests = services.takeback_requests
        self._places = places
        self._meant = meant

    # -- buttons ------------------------------------------------------------------------------------

    @kindly
    async def vote(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        proposal, outcome = await self._votes.vote(int(parts[1]), interaction.user.id, parts[2])
        await _say(interaction, "vote-counted" if outcome is None else "vote-settled")
        if outcome is not None:
            await self._redraw(proposal.match)

    @kindly
    async def hush(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        await self._reminders.hush(int(parts[1]), interaction.user.id)
        await _say(interaction, "hushed")

    @kindly
    async def take(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """Somebody takes an open seat."""
        user = interaction.user
        position = await self._substitutes.take_seat(int(parts[1]), user.id, user.display_name)
        await self._seated(interaction, position)

    @kindly
    async def come_back(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        user = interaction.user
        position = await self._absence.come_back(int(parts[1]), user.id, user.display_name)
        await self._seated(interaction, position)

    @kindly
    async def ask_back(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """Ask the others whether my last move may be taken back."""
        outcome = await self._takeback_requests.ask_back(int(parts[1]), interaction.user.id)
        await _say(interaction, "takeback-asked" if outcome is None else "takeback-done")

    @kindly
    async def resign(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        position = await self._absence.resign(int(parts[1]), interaction.user.id)
        await _say(interaction, "resigned", match=_name(interaction, position))
        await self._redraw(position.match.id)

    @kindly
    async def end(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """A moderator was sure."""
        match = await self._meant.by_id(interaction, parts[1])
        if not _moderates(interaction, match):
            raise RuleError("only-moderators")
        if match.phase != Phase.PLAYING:
            raise RuleError("game-over")
        name = messages.match_name(match, bot_words(match.language))
        told = Notice(match.id, match.at, "ended", (say("table-ended", match=name),))
        await self._turns.close(match.id, told)
        await _say(interaction, "table-ended", match=messages.match_name(match, words_for(interaction)))
        await self._redraw(match.id)

    # -- commands -----------------------------------------------------------------------------------

    @kindly
    async def back_command(self, interaction: Interaction, table: str | None) -> None:
        match = await self._meant.match(interaction, table)
        outcome = await self._takeback_requests.ask_back(match.id, interaction.user.id)
        await _say(interaction, "takeback-asked" if outcome is None else "takeback-done")

    @kindly
    async def rewind_command(self, interaction: Interaction, to: str, table: str | None) -> None:
        """The host sets the match back to an earlier turn, for all to see."""
        match = await self._meant.match(interaction, table)
        if not to.isascii() or not to.isdigit():
            raise RuleError("rewind-where")
        await self._takeback_requests.rewind(match.id, interaction.user.id, int(to))
        await _say(interaction, "rewound")

    async def rewinds(self, interaction: Interaction, typed: str, table: str | None) -> list[tuple[str, str]]:
        """The turns a match may be set back to, newest first, for autocomplete."""
        try:
            match = await self._meant.match(interaction, table)
            position = await self._turns.live(match.id)
            found = await self._takeback_requests.turns_back(position)
        except RuleError:
            return []
        words, names = words_for(interaction, match.game), messages.naming(match)
        lines = [
            (cut(" ".join(words.say(s, names) for s in turn.said).replace("*", ""), 100), str(turn.at))
            for turn in found
        ]
        return [(line or "…", at) for line, at in lines if typed.casefold() in line.casefold()]

    @kindly
    async def pause_command(self, interaction: Interaction, table: str | None) -> None:
        match = await self._meant.match(interaction, table)
        if match.paused is not None:
            raise RuleError("pause-already")
        outcome = await self._pauses.ask(match.id, interaction.user.id)
        await _say(interaction, "pause-asked" if outcome is None else "pause-done")

    @kindly
    async def resume_command(self, interaction: Interaction, table: str | None) -> None:
        match = await self._meant.match(interaction, table)
        await self._pauses.resume(match.id, interaction.user.id)
        await _say(interaction, "resumed")

    @kindly
    async def resign_command(self, interaction: Interaction, table: str | None) -> None:
        """Giving up is asked about once more."""
        match = await self._meant.match(interaction, table)
        (await self._turns.live(match.id)).played_by(interaction.user.id)
        await _make_sure(interaction, match, "resign")

    @kindly
    async def replace_command(
        self,
        interaction: Interaction,
        seat: str | None,
        by: discord.User | discord.Member | None,
        table: str | None,
    ) -> None:
        """Offer a seat to somebody, or to anybody: mine, if none is named."""
        match = await self._meant.match(interaction, table)
        if by is not None and by.bot:
            raise RuleError("replace-bot")
        mine = match.seats_of(interaction.user.id)
        if not mine:
            raise RuleError("not-seated-here")
        wanted = mine[0] if seat is None else _seat_named(match, seat)
        done = await self._substitutes.replace(
            match.id, interaction.user.id, wanted, by.id if by else ANYBODY
        )
        await _say(interaction, f"replace-{done}")

    async def seats(self, interaction: Interaction, typed: str, table: str | None) -> list[tuple[str, str]]:
        """The seats of a match by their players' names, for autocomplete."""
        try:
            match = await self._meant.match(interaction, table)
        except RuleError:
            return []
        return [(p.name, str(p.seat)) for p in match.players if typed.casefold() in p.name.casefold()]

    @kindly
    async def end_command(self, interaction: Interaction, table: str | None) -> None:
        """A moderator may end a match alone; a player asks the others. A waiting table is closed."""
        waiting = await self._meant.waiting(interaction, table)
        if waiting is not None:
            moderator = _moderates(interaction, waiting)
            await self._lobby.cancel(waiting.id, interaction.user.id, moderator=moderator)
            await _say(interaction, "cancelled")
            await self._redraw(waiting.id)
            return
        match = await self._meant.match(interaction, table)
        if match.phase != Phase.PLAYING:
            raise RuleError("game-over")
        if _moderates(interaction, match):
            await _make_sure(interaction, match, "end")
        elif match.seats_of(interaction.user.id):
            outcome = await self._absence.ask_end(match.id, interaction.user.id)
            await _say(interaction, "end-asked" if outcome is None else "end-done")
            await self._redraw(match.id)
        else:
            raise RuleError("only-moderators")

    @kindly
    async def away_command(self, interaction: Interaction, days: int) -> None:
        user = interaction.user
        until = await self._reminders.go_away(user.id, user.display_name, days)
        if until is None:
            await _say(interaction, "away-over")
        else:
            await _say(interaction, "away-until", until=f"<t:{int(until)}:D>")

    @kindly
    async def results_command(self, interaction: Interaction) -> None:
        words = words_for(interaction)
        mine = await self._db.read(results.of_user, interaction.user.id)
        if not mine:
            raise RuleError("results-none")
        lines = [words.text("results-title")]
        for result in mine:
            if result.place is None:
                said = words.text("result-left")
            else:
                said = words.text("result-place", place=result.place, points=result.points or 0)
                said += "" if result.rated else f" {words.text('result-unrated')}"
            game = words.text("match-name", game=GAMES[result.game].meta.title, match=result.match)
            lines.append(f"- {words.entry(game, said)}, <t:{int(result.made)}:d>")
        await answer(interaction, cut("\n".join(lines), messages.LONGEST))

    # -- inside -------------------------------------------------------------------------------------

    async def _seated(self, interaction: Interaction, position: Position) -> None:
        """Somebody has a seat: told where to look, their DM tried."""
        words, match = words_for(interaction), position.match
        name = messages.match_name(match, words)
        turn = Button(f"turn:{match.id}:{position.at}:seat", words.text("your-turn"), "primary")
        await answer(interaction, words.text("seated", match=name), view=view_of(((turn,),)))
        await self._redraw(match.id)
        await self._places.greet(interaction.user.id, words.text("dm-hello", match=name))

    async def _redraw(self, match: int) -> None:
        found = await self._db.read(matches.get, match)
        if found is not None:
            await self._places.redraw_table(found)


def _seat_named(match: Table, typed: str) -> Seat:
    """A seat by its number, as autocomplete gives it, or by its player's name."""
    for player in match.players:
        if player.seat is not None and typed in (str(player.seat), player.name):
            return player.seat
    raise RuleError("not-at-this-table")


def _name(interaction: Interaction, position: Position) -> str:
    return messages.match_name(position.match, words_for(interaction))


async def _say(interaction: Interaction, name: str, **facts: str) -> None:
    await answer(interaction, words_for(interaction).text(name, **facts), view=None, attachments=[])


async def _make_sure(interaction: Interaction, match: Table, what: str) -> None:
    """Ask once more before something that cannot be taken back: resign, end."""
    words = words_for(interaction)
    sure = Button(f"{what}:{match.id}", words.text(f"{what}-yes"), "danger")
    text = words.text(f"{what}-ask", match=messages.match_name(match, words))
    await answer(interaction, text, view=view_of(((sure,),)))


def _moderates(interaction: Interaction, match: Table) -> bool:
    return is_moderator(interaction) and match.guild == interaction.guild_id
