"""Playing: open one's panel, pick, page, confirm, take back, type; and the same by `/move`."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.door.handlers.memories import MemoryHandlers
from bot.door.handlers.panels import Panels, seat_of
from bot.door.reply import QUOTED, Interaction, privately, words_for
from bot.door.routes import Answer, on
from bot.door.which_match import SeveralMatches, WhichMatch
from bot.limits import CHOICE_VALUE
from bot.match.position import Position
from bot.match.turns import Outcome, OutcomeKind, Picked, Turns
from bot.presses.playing import Back, Group, Hand, Page, Pick, PickMenu, Sure, Turn, TypedSpot, TypeSpot
from bot.text import messages
from bot.text.lookups import since_your_move
from bot.text.rows import cut
from bot.text.typed import completions_of_line, read_line
from games.core import plans
from games.core.model import RuleError, Seat
from storage import matches
from storage.database import Database
from storage.matches import Match, Phase


class PlayHandlers:
    def __init__(
        self,
        database: Database,
        turns: Turns,
        panels: Panels,
        memories: MemoryHandlers,
        which_match: WhichMatch,
    ) -> None:
        self._db = database
        self._memories = memories
        self._turns = turns
        self._panels = panels
        self._which_match = which_match

    # -- opening ------------------------------------------------------------------------------------

    @on(Turn, Answer.NEW)
    async def turn(self, interaction: Interaction, press: Turn) -> None:
        """Open the asker's panel; of a match that is over, how it went; before it, where the table is."""
        try:
            opened = await self._turns.opened(press.match, interaction.user.id)
        except RuleError:
            match = await self._db.read(matches.get, press.match)
            if match is None or isinstance(match, Match):
                raise
            await self._panels.show_table(interaction, match)
            return
        position, seat = opened.position, opened.seat
        if position.match.phase == Phase.ENDED:
            await self._memories.course(interaction, press.match)
            return
        if seat is None:
            raise RuleError("not-seated-here")
        if position.match.in_seat(seat).stand_in and position.match.phase == Phase.PLAYING:
            await self._panels.offer_return(interaction, position)
        elif not opened.asked:
            await self._panels.show_hand(interaction, position, seat)
        else:
            words, names = words_for(interaction, position.match.game), messages.naming(position.match)
            above = press.tells_of(opened.told)
            since = [] if above else since_your_move(opened.trail, words, names)
            await self._panels.show_panel(
                interaction, position, seat, told=since, back=opened.back, trail=opened.trail
            )

    @on(Hand, Answer.NEW)
    async def hand(self, interaction: Interaction, press: Hand) -> None:
        await self._show_hand(interaction, press.match)

    async def hand_command(self, interaction: Interaction, table: str | None) -> None:
        await self._show_hand(interaction, (await self._which_match.meant(interaction, table)).id)

    async def board_command(self, interaction: Interaction, table: str | None, whose: int | None) -> None:
        """Show the board: live to the mover, settled to everyone else."""
        match = await self._which_match.meant(interaction, table)
        position = await self._turns.seen_by(match.id, interaction.user.id)
        await self._panels.show_board(interaction, position, whose)

    async def _show_hand(self, interaction: Interaction, match: int) -> None:
        position = await self._turns.seen_by(match, interaction.user.id)
        await self._panels.show_hand(interaction, position, seat_of(position, interaction))

    # -- picking ------------------------------------------------------------------------------------

    @on(Pick, Answer.UPDATE)
    async def pick(self, interaction: Interaction, press: Pick) -> None:
        await self.take(interaction, press.match, press.asked, press.seat, *plans.read(press.key))

    @on(Sure, Answer.UPDATE)
    async def sure(self, interaction: Interaction, press: Sure) -> None:
        await self.take(interaction, press.match, press.asked, press.seat, *plans.read(press.key), sure=True)

    @on(PickMenu, Answer.UPDATE)
    async def menu(self, interaction: Interaction, press: PickMenu) -> None:
        group = Group.parse(press.values[0]) if len(press.values) == 1 else None
        if group is not None:
            await self._open(interaction, press.match, press.seat, group.name)
            return
        answers = plans.read(press.values[0]) if len(press.values) == 1 else (press.values,)
        await self.take(interaction, press.match, press.asked, press.seat, *answers)

    @on(Page, Answer.UPDATE)
    async def page(self, interaction: Interaction, press: Page) -> None:
        await self._open(interaction, press.match, press.seat)

    @on(Back, Answer.UPDATE)
    async def back(self, interaction: Interaction, press: Back) -> None:
        outcome = await self._turns.back(
            press.match,
            interaction.user.id,
            press.seat,
            press.asked,
            interaction.id,
            whole_turn=press.how == "turn",
        )
        await self._after(interaction, outcome)

    @on(TypeSpot, Answer.OWN)
    async def type(self, interaction: Interaction, press: TypeSpot) -> None:
        """Open a small form for an answer; it arrives as `TypedSpot`, even after a restart."""
        words = words_for(interaction)
        form = ui.Modal(
            title=words.text("type-title"),
            custom_id=TypedSpot(press.match, press.asked, press.seat, interaction.id).id,
            timeout=900,
        )
        field: ui.TextInput[Any] = ui.TextInput(custom_id="spot", max_length=CHOICE_VALUE)
        form.add_item(ui.Label(text=words.text("type-label"), component=field))
        await interaction.response.send_modal(form)

    @on(TypedSpot, Answer.UPDATE)
    async def typed(self, interaction: Interaction, press: TypedSpot) -> None:
        position = await self._turns.acting(press.match, interaction.user.id, press.seat)
        if position.asked_at.get(press.seat) != press.asked:
            await self._after(interaction, Outcome(OutcomeKind.STALE, position))
            return
        await self._take_line(interaction, position, press.seat, press.text)

    async def take(
        self,
        interaction: Interaction,
        match: int,
        asked: int,
        seat: Seat,
        picks: tuple[str, ...],
        *then: tuple[str, ...],
        sure: bool = False,
        note: str = "",
    ) -> None:
        """Play an answer or some in a row, and show what is next; what does harm is asked about once more."""
        taken = Picked(match, interaction.user.id, seat, asked, picks, interaction.id, then)
        outcome = await self._turns.take(taken, sure=sure)
        if outcome.kind == OutcomeKind.CONFIRM:
            await self._panels.make_sure(interaction, outcome.position, seat, picks[0])
        else:
            await self._after(interaction, outcome, note)
        if outcome.learned:
            await self._turns.seen(taken)

    async def _after(self, interaction: Interaction, outcome: Outcome, said: str = "") -> None:
        """Show what became of an answer."""
        words = words_for(interaction)
        if outcome.kind == OutcomeKind.REFUSED:
            assert outcome.say is not None
            await privately(interaction, words.say(outcome.say))
            return
        note = {OutcomeKind.STALE: "stale", OutcomeKind.DONE: "done-already"}.get(outcome.kind)
        said = words.text(note) if note else said or _cut_short(interaction, outcome)
        await self._panels.show_next(interaction, outcome, note=said)

    async def _open(
        self, interaction: Interaction, match: int, seat: Seat, group: str | None = None, note: str = ""
    ) -> None:
        """Show the asker's panel as it stands, on another page perhaps."""
        position = await self._turns.acting(match, interaction.user.id, seat)
        back = await self._turns.may_take_back(position, seat_of(position, interaction))
        await self._panels.show_next(
            interaction, Outcome(OutcomeKind.PLAYED, position, back=back), group=group, note=note
        )

    # -- typing -------------------------------------------------------------------------------------

    async def move_command(self, interaction: Interaction, what: str, table: str | None) -> None:
        """Play what was typed: labels, spots or keys, with commas, to one question after the other."""
        position, seat = await self._to_move(interaction, table)
        await self._take_line(interaction, position, seat, what)

    async def _take_line(self, interaction: Interaction, position: Position, seat: Seat, typed: str) -> None:
        """Play as much of a typed line as is understood; the rest is said."""
        if position.decision(seat) is None:
            raise RuleError("not-your-turn")
        words, names = words_for(interaction, position.match.game), messages.naming(position.match)
        line = read_line(position, seat, words, names, typed)
        if not line.answers:
            said = words.text("nothing-understood", typed=cut(typed, QUOTED))
            await self._open(interaction, position.match.id, seat, note=said)
            return
        note = ""
        if line.rest:
            half = "half-surprised" if line.surprise else "half-understood"
            note = words.text(half, done=words.join(list(line.said)), rest=cut(line.rest, QUOTED))
        asked = position.asked_at[seat]
        await self.take(interaction, position.match.id, asked, seat, *line.answers, note=note)

    async def suggest_moves(
        self, interaction: Interaction, typed: str, table: str | None
    ) -> list[tuple[str, str]]:
        """What may be done now, for autocomplete: label and what to send."""
        try:
            position, seat = await self._to_move(interaction, table)
        except RuleError:
            return []
        decision = position.decision(seat)
        if decision is None:
            return []
        words = words_for(interaction, position.match.game)
        return completions_of_line(position, seat, words, messages.naming(position.match), typed)

    async def _to_move(self, interaction: Interaction, table: str | None) -> tuple[Position, Seat]:
        """The match a typed move is for, and the seat the asker may act for; anybody else is refused."""
        position = await self._waiting(interaction, table)
        seat = seat_of(position, interaction)
        position.admit(interaction.user.id, seat)
        return position, seat

    async def _waiting(self, interaction: Interaction, table: str | None) -> Position:
        """The match that is meant, or the asker's only one that waits for them."""
        try:
            return await self._turns.live((await self._which_match.meant(interaction, table)).id)
        except SeveralMatches:
            pass
        mine = await self._db.read(matches.of_user, interaction.user.id)
        positions = [await self._turns.live(match.id) for match in mine[:10]]
        due = [p for p in positions if p.decision(p.seat_for(interaction.user.id)) is not None]
        if len(due) != 1:
            raise SeveralMatches("no-match-here")
        return due[0]


def _cut_short(interaction: Interaction, outcome: Outcome) -> str:
    """What a plan did that was not played to its end; nothing of any other answer."""
    if not outcome.left:
        return ""
    position = outcome.position
    words, names = words_for(interaction, position.match.game), messages.naming(position.match)
    if not outcome.done:
        return words.text("plan-stopped-early")
    return words.text("plan-stopped", done=" ".join(words.say(say, names) for say in outcome.done))
