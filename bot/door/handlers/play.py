"""Playing by panels: open mine, pick, page, confirm, take back, type a spot; board and hand."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

import render
from bot.door.components import files_of, view_of
from bot.door.reply import Interaction, answer, kindly, privately, settings_of, words_for
from bot.door.which_match import Meant
from bot.match.position import Position
from bot.match.turns import Outcome, Pick, Turns
from bot.table.takeback_requests import Mistakes
from bot.text import messages, pictures
from bot.text.lookups import link, since_your_move
from bot.text.panel import Button, Panel, Row, confirm_panel, find, panel, waiting_text
from bot.text.typed import completions, labelled, understood
from bot.text.words import Wording
from games.core.model import Event, RuleError, Seat
from render import Picture
from storage import matches
from storage.database import Database
from storage.matches import Match


class Play:
    """Translates presses into picks, and positions into panels."""

    def __init__(self, database: Database, turns: Turns, mistakes: Mistakes, meant: Meant) -> None:
        self._db = database
        self._turns = turns
        self._mistakes = mistakes
        self._meant = meant

    # -- opening ------------------------------------------------------------------------------------

    @kindly
    async def turn(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """Open my panel; where nothing is played yet, say where the table is."""
        try:
            opened = await self._turns.opened(int(parts[1]), interaction.user.id)
        except RuleError:
            match = await matches.get(self._db.reader, int(parts[1]))
            if match is None or match.setup is not None:
                raise
            await self._show_table(interaction, match)
            return
        position, seat = opened.position, opened.seat
        if seat is None:
            raise RuleError("not-seated-here")
        if position.match.in_seat(seat).stand_in and position.match.phase == "playing":
            await self._offer_return(interaction, position)
        elif not opened.asked:
            await self._show_hand(interaction, position, seat)
        else:
            words, names = words_for(interaction, position.match.game), messages.naming(position.match)
            since = since_your_move(opened.trail, words, names)
            await self._show_panel(
                interaction, position, seat, told=since, back=opened.back, trail=opened.trail
            )

    async def _show_table(self, interaction: Interaction, match: Match) -> None:
        text = words_for(interaction).text("table-link", link=link(match, match.message))
        await answer(interaction, text)

    async def _offer_return(self, interaction: Interaction, position: Position) -> None:
        """A stand-in plays my seat: I may have it back."""
        words = words_for(interaction)
        back = Button(f"return:{position.match.id}", words.text("come-back"), "success")
        await answer(interaction, words.text("stand-in-plays"), view=view_of(((back,),)), attachments=[])

    @kindly
    async def hand(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        await self.show_hand_of(interaction, int(parts[1]))

    async def show_hand_of(self, interaction: Interaction, match: int) -> None:
        position = await self._turns.seen_by(match, interaction.user.id)
        await self._show_hand(interaction, position, _seat(position, interaction))

    async def show_board_of(self, interaction: Interaction, match: int, whose: int | None = None) -> None:
        """The board for one pair of eyes: live for the mover, settled for everyone else."""
        position = await self._turns.seen_by(match, interaction.user.id)
        words, settings = words_for(interaction, position.match.game), settings_of(interaction)
        view = position.game.view(position.state, None)
        if whose is None:
            trail = await self._turns.trail(position, position.seat_for(interaction.user.id))
            picture = await pictures.board(
                position.match, view, words.language, trail=trail, settings=settings
            )
        else:
            seats = position.match.seats_of(whose)
            if not seats:
                raise RuleError("not-at-this-table")
            picture = await pictures.player(position.match, view, words.language, seats[0], settings)
        title = words.text("board-of", match=messages.match_name(position.match, words))
        waiting = waiting_text(position, words, messages.naming(position.match))
        await _edit(interaction, f"{title}\n{waiting}", picture, "board", None, words)

    # -- picking ------------------------------------------------------------------------------------

    @kindly
    async def pick(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        await self._pick(interaction, parts, (":".join(parts[3:]),))

    @kindly
    async def menu(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        if len(values) == 1 and values[0].startswith("group:"):
            await self._open(interaction, int(parts[1]), group=values[0].removeprefix("group:"))
        else:
            await self._pick(interaction, parts, tuple(values))

    @kindly
    async def page(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        await self._open(interaction, int(parts[1]))

    @kindly
    async def sure(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        await self._pick(interaction, parts, (":".join(parts[3:]),), sure=True)

    @kindly
    async def back(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        whole = parts[-1] == "turn"
        asked, seat = _asked(parts)
        outcome = await self._turns.back(
            int(parts[1]), interaction.user.id, seat, asked, interaction.id, whole_turn=whole
        )
        await self._after(interaction, outcome)

    @kindly
    async def type(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """Ask for a spot in a small form; the answer comes as `typed`, even after a restart."""
        words = words_for(interaction)
        form = ui.Modal(
            title=words.text("type-title"),
            custom_id=f"typed:{parts[1]}:{parts[2]}:{interaction.id}",
            timeout=900,
        )
        field: ui.TextInput[Any] = ui.TextInput(custom_id="spot", max_length=60)
        form.add_item(ui.Label(text=words.text("type-label"), component=field))
        await interaction.response.send_modal(form)

    @kindly
    async def typed(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        _, seat = _asked(parts)
        position = await self._turns.acting(int(parts[1]), interaction.user.id, seat)
        decision = position.decision(seat)
        option = find(decision, values[0]) if decision else None
        if option is None:
            raise RuleError("not-an-option", count=len(decision.options) if decision else 0)
        await self._pick(interaction, parts, (option.key,))

    async def _pick(
        self, interaction: Interaction, parts: list[str], picks: tuple[str, ...], *, sure: bool = False
    ) -> None:
        match, (asked, seat) = int(parts[1]), _asked(parts)
        pick = Pick(match, interaction.user.id, seat, asked, picks, interaction.id)
        outcome = await self._turns.take(pick, sure=sure)
        if outcome.kind == "confirm":
            position = outcome.position
            words = words_for(interaction, position.match.game)
            asking = confirm_panel(position, seat, picks[0], words, messages.naming(position.match))
            await self._show(interaction, position, seat, asking, words)
            return
        await self._after(interaction, outcome)

    async def _open(self, interaction: Interaction, match: int, group: str | None = None) -> None:
        """My panel as it stands, on another page perhaps."""
        position = await self._turns.live(match)
        back = await self._turns.may_take_back(position, _seat(position, interaction))
        await self._reopen(interaction, Outcome("played", position, back=back), group=group)

    # -- showing ------------------------------------------------------------------------------------

    async def _after(self, interaction: Interaction, outcome: Outcome) -> None:
        """The mover's panel redrawn: the next question, or thanks."""
        words = words_for(interaction)
        if outcome.kind == "refused":
            assert outcome.say is not None
            await privately(interaction, words.say(outcome.say))
            return
        note = {"stale": "stale", "done": "done-already"}.get(outcome.kind)
        await self._reopen(interaction, outcome, note=words.text(note) if note else "")

    async def _reopen(
        self, interaction: Interaction, outcome: Outcome, *, group: str | None = None, note: str = ""
    ) -> None:
        position = outcome.position
        seat = _seat(position, interaction)
        words = words_for(interaction, position.match.game)
        names = messages.naming(position.match)
        told = [words.say(say, names) for say in outcome.learned]
        if position.decision(seat) is not None:
            shown = [note, *told] if note else told
            back = outcome.back if outcome.kind == "played" else None
            await self._show_panel(interaction, position, seat, group=group, told=shown, back=back)
            return
        title = f"**{messages.match_name(position.match, words)}**"
        done = note or words.text("done", waiting=waiting_text(position, words, names))
        picture = await self._hand_picture(interaction, position, seat, words) if told else None
        rows: tuple[Row, ...] = ()
        if not told and await self._mistakes.may_ask(position, seat):
            rows = ((Button(f"askback:{position.match.id}", words.text("ask-back")),),)
        await _edit(interaction, "\n".join([title, *told, done]), picture, "hand", view_of(rows), words)

    async def _show_panel(
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
        words, names = words_for(interaction, position.match.game), messages.naming(position.match)
        if back is None:
            back = await self._turns.may_take_back(position, seat)
        shown = panel(position, seat, words, names, group=group, back=back)
        await self._show(interaction, position, seat, shown, words, told, trail)

    async def _show(
        self,
        interaction: Interaction,
        position: Position,
        seat: Seat,
        shown: Panel,
        words: Wording,
        told: list[str] | None = None,
        trail: list[Event] | None = None,
    ) -> None:
        title = f"**{messages.match_name(position.match, words)}**"
        text = messages.fitted([title, *(told or [])], shown.text)
        view = position.game.view(position.state, seat)
        if shown.marks or render.asks(position.match.game, view):
            if trail is None:
                trail = await self._turns.trail(position, seat)
            picture = await pictures.board(
                position.match,
                view,
                words.language,
                marks=shown.marks,
                trail=trail,
                settings=settings_of(interaction),
            )
        else:
            picture = await self._hand_picture(interaction, position, seat, words)
        await _edit(interaction, text, picture, "panel", view_of(shown.rows), words)

    async def _show_hand(self, interaction: Interaction, position: Position, seat: Seat) -> None:
        words = words_for(interaction, position.match.game)
        picture = await self._hand_picture(interaction, position, seat, words)
        name = messages.match_name(position.match, words)
        lines = [
            words.text("hand-of", match=name),
            waiting_text(position, words, messages.naming(position.match)),
        ]
        buttons = [Button(f"problem:{position.match.id}", words.text("problem"))]
        if position.match.phase == "playing":
            buttons.insert(0, Button(f"orders:{position.match.id}", words.text("orders")))
        await _edit(interaction, "\n".join(lines), picture, "hand", view_of((tuple(buttons),)), words)

    async def _hand_picture(
        self, interaction: Interaction, position: Position, seat: Seat, words: Wording
    ) -> Picture:
        view = position.game.view(position.state, seat)
        return await pictures.hand(position.match, view, words.language, settings_of(interaction))

    # -- commands -----------------------------------------------------------------------------------

    @kindly
    async def board_command(self, interaction: Interaction, table: str | None, whose: int | None) -> None:
        await self.show_board_of(interaction, (await self._meant.match(interaction, table)).id, whose)

    @kindly
    async def hand_command(self, interaction: Interaction, table: str | None) -> None:
        await self.show_hand_of(interaction, (await self._meant.match(interaction, table)).id)

    @kindly
    async def move_command(self, interaction: Interaction, what: str, table: str | None) -> None:
        """The typed way to play: an option's label, spot or key; several with commas."""
        position = await self._to_move(interaction, table)
        seat = _seat(position, interaction)
        decision = position.decision(seat)
        if position.match.phase != "playing":
            raise RuleError("game-over")
        if decision is None:
            raise RuleError("not-your-turn")
        words = words_for(interaction, position.match.game)
        wording = labelled(position, seat, words, messages.naming(position.match))
        picks = understood(decision, wording, what)
        if picks is None:
            raise RuleError("not-understood", typed=what)
        parts = ["pick", str(position.match.id), f"{position.put[seat]}.{seat}"]
        await self._pick(interaction, parts, picks)

    async def moves(self, interaction: Interaction, typed: str, table: str | None) -> list[tuple[str, str]]:
        """What may be done now, for autocomplete: label and what to send."""
        try:
            position = await self._to_move(interaction, table)
        except RuleError:
            return []
        seat = position.seat_for(interaction.user.id)
        decision = position.decision(seat)
        if seat is None or decision is None:
            return []
        words = words_for(interaction, position.match.game)
        return completions(decision, labelled(position, seat, words, messages.naming(position.match)), typed)

    async def _to_move(self, interaction: Interaction, table: str | None) -> Position:
        """The match a typed move is for: the one meant, or the only one that waits for me."""
        try:
            return await self._turns.live((await self._meant.match(interaction, table)).id)
        except RuleError as error:
            if error.say.name != "no-match-here":
                raise
        mine = await matches.of_user(self._db.reader, interaction.user.id)
        positions = [await self._turns.live(match.id) for match in mine[:10]]
        due = [p for p in positions if p.decision(p.seat_for(interaction.user.id)) is not None]
        if len(due) != 1:
            raise RuleError("no-match-here")
        return due[0]


def _asked(parts: list[str]) -> tuple[int, Seat]:
    """When the question on a panel was put, and to which seat."""
    asked, _, seat = parts[2].partition(".")
    return int(asked), Seat(int(seat))


def _seat(position: Position, interaction: Interaction) -> Seat:
    """The clicker's id decides the seat."""
    seat = position.seat_for(interaction.user.id)
    if seat is None:
        raise RuleError("not-seated-here")
    return seat


async def _edit(
    interaction: Interaction,
    text: str,
    picture: Picture | None,
    name: str,
    view: discord.ui.View | None,
    words: Wording,
) -> None:
    """Text and picture; where no picture can be shown, its words, as far as there is room."""
    files = files_of(await pictures.sized(picture, settings_of(interaction)), name)
    if picture is not None and not files:
        text = f"{text}\n-# {words.text('picture-in-words')}\n{picture.text}"
    await answer(interaction, text, attachments=files, view=view)
