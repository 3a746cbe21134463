"""Positions shown to the asker: a seat's panel, its hand, the board. Nothing is decided here."""

from __future__ import annotations

import logging
from typing import NamedTuple

import discord

import render
from bot.door.channels import TRANSIENT
from bot.door.components import Layout, Rows, files_of, view_of
from bot.door.lessons import Lessons
from bot.door.newcomers import Newcomers
from bot.door.reply import Interaction, answer, privately, settings_of, words_for
from bot.match.position import Position
from bot.match.reading import Rest
from bot.match.turns import Outcome, OutcomeKind, Turns
from bot.presses.lookups import ReportProblem, Sight
from bot.presses.orders import OpenOrders
from bot.presses.playing import Turn
from bot.presses.seats import AskBack, ComeBack
from bot.text import messages
from bot.text.look import look_button, look_menu, why_row
from bot.text.lookups import link
from bot.text.panel import confirm_panel, panel, waiting_text
from bot.text.pictures import Pictures
from bot.text.rows import Button, Panel, Row, room
from bot.text.words import Wording
from games.core.model import Event, RuleError, Seat
from render import Picture
from storage.matches import Phase, Table

log = logging.getLogger(__name__)


class Done(NamedTuple):
    """An answer that says "Done", and the journal row it speaks of; kept while it may be edited."""

    interaction: Interaction
    at: int


class Panels:
    def __init__(
        self,
        turns: Turns,
        pictures: Pictures,
        lessons: Lessons,
        newcomers: Newcomers,
    ) -> None:
        self._turns = turns
        self._lessons = lessons
        self._newcomers = newcomers
        self._pictures = pictures
        self._done: dict[tuple[int, Seat], Done] = {}  # of each seat the last, by match

    async def show_table(self, interaction: Interaction, match: Table) -> None:
        """Say where a table is that has not begun."""
        text = words_for(interaction).text("table-link", link=link(match, match.message))
        await answer(interaction, text)

    async def offer_return(self, interaction: Interaction, position: Position) -> None:
        """Offer the seat back to its player, for whom a stand-in plays."""
        words = words_for(interaction)
        back = Button(ComeBack(position.match.id).id, words.text("come-back"), "success")
        await answer(interaction, words.text("stand-in-plays"), view=view_of(((back,),)), attachments=[])

    async def show_next(
        self, interaction: Interaction, outcome: Outcome, *, group: str | None = None, note: str = ""
    ) -> None:
        """Show the mover the next question, or thanks and whom the table waits for."""
        position = outcome.position
        seat = seat_of(position, interaction)
        words, names = words_for(interaction, position.match.game), messages.naming(position.match)
        told = [words.say(say, names) for say in outcome.learned]
        if position.decision(seat) is not None:
            shown = [note, *told] if note else told
            back = outcome.back if outcome.kind == OutcomeKind.PLAYED else None
            trail = outcome.trail
            await self.show_panel(
                interaction, position, seat, group=group, told=shown, back=back, trail=trail
            )
            return
        if outcome.kind == OutcomeKind.STALE:
            settled = await self._turns.settled(position.match.id)
            await self.show_hand(interaction, settled, seat, note=note)
            return
        await interaction.client.turnstile.turn()
        title = f"**{messages.match_name(position.match, words)}**"
        done = note or words.text("done", waiting=waiting_text(position, words, names))
        rest = outcome.rest or await self._turns.rest(position, seat)
        board = _way_to(rest, words)
        picture = await self._hand_picture(interaction, position, seat, words) if told else None
        rows = () if told else _asking_back(rest, words)
        await self._edit(
            interaction, "\n".join([title, *told, done, board]), picture, "hand", view_of(rows), words
        )
        if not told:
            self._done[position.match.id, seat] = Done(interaction, position.at)

    async def moved_on(self, match: int) -> None:
        """Bring every "Done" up to date where the table was told of something since."""
        for (number, seat), done in list(self._done.items()):
            if done.interaction.is_expired():
                del self._done[number, seat]
            elif number == match:
                await self._bring_up_to_date(match, seat, done)

    async def _bring_up_to_date(self, match: int, seat: Seat, done: Done) -> None:
        rest = await self._turns.settled_rest(match, seat)
        position = rest.position
        if position.at <= done.at:
            return
        await done.interaction.client.turnstile.turn()
        words, names = words_for(done.interaction, position.match.game), messages.naming(position.match)
        title = f"**{messages.match_name(position.match, words)}**"
        rows = _asking_back(rest, words)
        if position.decision(seat) is not None:
            turn = Turn(match, f"{position.at}:done").id
            rows = ((Button(turn, words.text("your-turn"), "primary"),),)
        text = f"{title}\n{waiting_text(position, words, names)}\n{_way_to(rest, words)}"
        view = Layout(text, rows, ())
        self._done[match, seat] = Done(done.interaction, position.at)
        try:
            await done.interaction.edit_original_response(content=None, view=view, attachments=[])
        except (discord.HTTPException, *TRANSIENT) as error:  # dismissed by its reader, or too late
            log.info("a panel could not be brought up to date: %s", error)
            self._done.pop((match, seat), None)

    async def show_panel(
        self,
        interaction: Interaction,
        position: Position,
        seat: Seat,
        *,
        group: str | None = None,
        told: list[str] | None = None,
        back: bool | None = None,
        trail: list[Event] | None = None,
    ) -> None:
        """Show a seat its question; what is not given is looked up."""
        words, names = words_for(interaction, position.match.game), messages.naming(position.match)
        if back is None:
            back = await self._turns.may_take_back(position, seat)
        await interaction.client.turnstile.turn()
        shown = panel(position, seat, words, names, group=group, back=back)
        taught = await self._lessons.of(interaction, position, seat, words.language)
        shown, signs = await self._newcomers.helped(interaction, position, shown)
        await self._show(interaction, position, seat, shown, [*(told or []), *taught, *signs], trail)

    async def make_sure(self, interaction: Interaction, position: Position, seat: Seat, key: str) -> None:
        """Ask once more before a pick that does harm."""
        words = words_for(interaction, position.match.game)
        asking = confirm_panel(position, seat, key, words, messages.naming(position.match))
        await self._show(interaction, position, seat, asking)

    async def show_hand(
        self, interaction: Interaction, position: Position, seat: Seat, *, note: str = ""
    ) -> None:
        """Show a seat what it holds, and whom the table waits for."""
        words = words_for(interaction, position.match.game)
        picture = await self._hand_picture(interaction, position, seat, words)
        name = messages.match_name(position.match, words)
        lines = [
            *([note] if note else []),
            words.text("hand-of", match=name),
            waiting_text(position, words, messages.naming(position.match)),
            await self._where(position, words),
        ]
        buttons = [
            look_button(position.match.id, words),
            Button(ReportProblem(position.match.id).id, words.text("problem")),
        ]
        if position.match.phase == Phase.PLAYING:
            buttons.insert(0, Button(OpenOrders(position.match.id).id, words.text("orders")))
        await self._edit(interaction, "\n".join(lines), picture, "hand", view_of((tuple(buttons),)), words)

    async def _where(self, position: Position, words: Wording) -> str:
        """The way to the newest board, for an answer that does not show it."""
        return messages.latest_board(words, link(position.match, await self._turns.board(position.match.id)))

    async def show_board(self, interaction: Interaction, position: Position, whose: int | None) -> None:
        """Show the public board, or the own one of whoever it is asked of."""
        if whose is not None:
            seats = position.match.seats_of(whose)
            if not seats:
                raise RuleError("not-at-this-table")
            await self.show_player(interaction, position, seats[0])
            return
        words = words_for(interaction, position.match.game)
        trail = await self._turns.trail(position, position.seat_for(interaction.user.id))
        picture = await self._pictures.board(
            position.match,
            position.game.view(position.state, None),
            words.language,
            trail=trail,
            preferences=settings_of(interaction),
        )
        title = words.text("board-of", match=messages.match_name(position.match, words))
        await self._show_sight(interaction, position, title, picture, Sight.BOARD)

    async def show_player(self, interaction: Interaction, position: Position, seat: Seat) -> None:
        """Show one player's own board, a stand-in's too, as everyone may see it."""
        words = words_for(interaction, position.match.game)
        view = position.game.view(position.state, None)
        picture = await self._pictures.player(
            position.match, view, words.language, seat, settings_of(interaction)
        )
        name = messages.naming(position.match, words.language)(seat)
        title = words.text("board-of-player", match=messages.match_name(position.match, words), name=name)
        await self._show_sight(interaction, position, title, picture, seat)

    async def _show_sight(
        self,
        interaction: Interaction,
        position: Position,
        title: str,
        picture: Picture,
        sight: Sight | Seat,
    ) -> None:
        """Show a picture with the menu of everything else there is to look at."""
        words = words_for(interaction, position.match.game)
        waiting = waiting_text(position, words, messages.naming(position.match))
        looks = view_of((look_menu(position.match, words, sight), *why_row(position.match, words)))
        await self._edit(interaction, f"{title}\n{waiting}", picture, "board", looks, words)
        if (beside := await self._pictures.cards(picture, settings_of(interaction))) is not None:
            await privately(interaction, words.text("board-cards"), files=files_of([beside], "cards"))

    async def _show(
        self,
        interaction: Interaction,
        position: Position,
        seat: Seat,
        shown: Panel,
        told: list[str] | None = None,
        trail: list[Event] | None = None,
    ) -> None:
        await interaction.client.turnstile.turn()
        words = words_for(interaction, position.match.game)
        title = f"**{messages.match_name(position.match, words)}**"
        text = messages.fitted([title, *(told or [])], shown.text, room(shown.rows))
        view = position.game.view(position.state, seat)
        if shown.marks or render.asks(position.match.game, view):
            if trail is None:
                trail = await self._turns.trail(position, seat)
            picture = await self._pictures.board(
                position.match,
                view,
                words.language,
                marks=shown.marks,
                harm=shown.harm,
                trail=trail,
                preferences=settings_of(interaction),
            )
        else:
            picture = await self._hand_picture(interaction, position, seat, words)
            text = messages.fitted([text], await self._where(position, words), room(shown.rows))
        await self._edit(interaction, text, picture, "panel", view_of(shown.rows), words)

    async def _hand_picture(
        self, interaction: Interaction, position: Position, seat: Seat, words: Wording
    ) -> Picture:
        view = position.game.view(position.state, seat)
        return await self._pictures.hand(position.match, view, words.language, settings_of(interaction))

    async def _edit(
        self,
        interaction: Interaction,
        text: str,
        picture: Picture | None,
        name: str,
        view: Rows | None,
        words: Wording,
    ) -> None:
        """Answer with text and picture; where no picture can be shown, with its text alternative."""
        files = files_of(await self._pictures.sized(picture, settings_of(interaction)), name)
        if picture is not None and not files:
            text = f"{text}\n-# {words.text('picture-in-words')}\n{picture.text}"
        await answer(interaction, text, attachments=files, view=view)


def _asking_back(rest: Rest, words: Wording) -> tuple[Row, ...]:
    """A button to ask for the last move back, where the others could let the seat."""
    if not rest.may_ask:
        return ()
    return ((Button(AskBack(rest.position.match.id).id, words.text("ask-back")),),)


def _way_to(rest: Rest, words: Wording) -> str:
    """The way to the newest board, for an answer that does not show it."""
    return messages.latest_board(words, link(rest.position.match, rest.board))


def seat_of(position: Position, interaction: Interaction) -> Seat:
    """The seat the asker looks from, or a refusal: their id decides, not the button."""
    seat = position.seat_for(interaction.user.id)
    if seat is None:
        raise RuleError("not-seated-here")
    return seat
