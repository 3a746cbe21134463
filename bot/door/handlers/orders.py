"""Standing orders at the door: see them, give them, drop them. Only their owner ever sees any of it."""

from __future__ import annotations

from bot.door.components import view_of
from bot.door.handlers.play import Play
from bot.door.reply import Interaction, answer, kindly, words_for
from bot.door.which_match import Meant
from bot.limits import CONTENT
from bot.table.order_desk import Desk, OrderDesk, meant
from bot.table.orders_panel import listed, which_answer, which_question
from bot.text import messages
from bot.text.panel import Panel, cut
from bot.text.typed import CHOICE, completions, in_words
from bot.text.words import Wording
from games import GAMES
from games.core.model import RuleError
from storage import orders
from storage.database import Database
from storage.transaction import Transaction


class Orders:
    def __init__(self, database: Database, order_desk: OrderDesk, play: Play, known: Meant) -> None:
        self._db = database
        self._order_desk = order_desk
        self._play = play
        self._meant = known

    # -- seeing and dropping ------------------------------------------------------------------------

    @kindly
    async def show_command(self, interaction: Interaction, table: str | None) -> None:
        await self._show(interaction, (await self._meant.match(interaction, table)).id)

    @kindly
    async def show(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        await self._show(interaction, int(parts[1]))

    @kindly
    async def drop(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        desk = await self._desk(interaction, int(parts[1]))
        await self._order_desk.take_off(desk, int(parts[2]))
        await self._show(interaction, int(parts[1]))

    # -- giving -------------------------------------------------------------------------------------

    @kindly
    async def ask(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """What shall I answer? As far as can be foreseen."""
        desk = await self._desk(interaction, int(parts[1]))
        words, names = self._words(interaction, desk), messages.naming(desk.position.match)
        ahead = await self._order_desk.outlook(desk, parts[2])
        await _put(interaction, which_question(desk, ahead, words, names))

    @kindly
    async def menu(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        """A question was chosen, or an answer to it."""
        desk, kind = await self._desk(interaction, int(parts[1])), parts[3]
        words, names = self._words(interaction, desk), messages.naming(desk.position.match)
        if parts[2] == "order":
            await self._give(interaction, desk, kind, parts[4], ",".join(values))
            return
        ahead = await self._order_desk.outlook(desk, kind)
        chosen = ahead.named(values[0])
        if chosen is None:  # the table has moved on
            await _put(interaction, which_question(desk, ahead, words, names))
        else:
            await _put(interaction, which_answer(desk, kind, chosen, words, names))

    @kindly
    async def give_command(
        self, interaction: Interaction, kind: str, what: str, question: str | None, table: str | None
    ) -> None:
        match = await self._meant.match(interaction, table)
        await self._give(interaction, await self._desk(interaction, match.id), kind, question, what)

    @kindly
    async def react_command(
        self, interaction: Interaction, window: str | None, choice: str, table: str | None
    ) -> None:
        """What is answered for me when others move."""
        match = await self._meant.match(interaction, table)
        desk = await self._desk(interaction, match.id)
        known = GAMES[match.game].meta.windows
        if not known:
            raise RuleError("orders-none")
        if window is not None and window not in known:
            raise RuleError("orders-unknown", known=known)

        def work(tx: Transaction) -> None:
            for seat in desk.seats:
                for one in known if window is None else (window,):
                    orders.put(tx, match.id, seat, one, choice)

        await self._db.write(work)
        await self._show(interaction, match.id)

    # -- autocomplete -------------------------------------------------------------------------------

    async def answers(
        self, interaction: Interaction, kind: str, typed: str, question: str | None, table: str | None
    ) -> list[tuple[str, str]]:
        """What may be answered, in words, to the question named or to the first one foreseen."""
        desk = await self._asked_desk(interaction, table)
        if desk is None:
            return []
        words, names = self._words(interaction, desk), messages.naming(desk.position.match)
        foreseen = (await self._order_desk.outlook(desk, kind)).named(question or None)
        if foreseen is None:
            return []
        labels = in_words(foreseen.decision, foreseen.question, words, names)
        return completions(foreseen.decision, labels, typed)

    async def questions(
        self, interaction: Interaction, kind: str, typed: str, table: str | None
    ) -> list[tuple[str, str]]:
        """The questions foreseen, in words."""
        desk = await self._asked_desk(interaction, table)
        if desk is None:
            return []
        words, names = self._words(interaction, desk), messages.naming(desk.position.match)
        found = [
            (words.say(foreseen.question.prompt, names), foreseen.decision.step)
            for foreseen in (await self._order_desk.outlook(desk, kind)).questions
        ]
        wanted = typed.casefold()
        return [(cut(said, CHOICE), step) for said, step in found if wanted in f"{said} {step}".casefold()]

    async def windows(self, interaction: Interaction, typed: str, table: str | None) -> list[tuple[str, str]]:
        """The reactions of a game."""
        desk = await self._asked_desk(interaction, table)
        if desk is None:
            return []
        words = self._words(interaction, desk)
        named = [
            (words.game_text("window-" + one.replace(":", "-")), one)
            for one in desk.position.game.meta.windows
        ]
        return [(name, value) for name, value in named if typed.casefold() in name.casefold()]

    # -- inside -------------------------------------------------------------------------------------

    async def _give(
        self, interaction: Interaction, desk: Desk, kind: str, question: str | None, what: str
    ) -> None:
        match = desk.position.match
        words, names = self._words(interaction, desk), messages.naming(match)
        ahead = await self._order_desk.outlook(desk, kind)
        order = meant(desk, ahead, question or None, what, words, names)
        given = await self._order_desk.give(match.id, ahead.seat, order)
        if given.asked is not None:  # its time has come already: simply an answer
            asked = f"{given.asked}.{ahead.seat}"
            await self._play.menu(interaction, ["menu", str(match.id), asked, "0"], list(order.picks))
        elif given.due is not None:
            await self._show(
                interaction, match.id, words.text("order-kept-due", when=f"<t:{int(given.due)}:R>")
            )
        else:
            await self._show(interaction, match.id, words.text("order-kept"))

    async def _show(self, interaction: Interaction, match: int, note: str = "") -> None:
        desk = await self._desk(interaction, match)
        words, names = self._words(interaction, desk), messages.naming(desk.position.match)
        windows = (await self._db.read(orders.of_match, match)).get(desk.seats[0], {})
        await _put(interaction, listed(desk, windows, words, names), note)
        await self._order_desk.looked(desk)

    async def _desk(self, interaction: Interaction, match: int) -> Desk:
        return await self._order_desk.desk(match, interaction.user.id)

    async def _asked_desk(self, interaction: Interaction, table: str | None) -> Desk | None:
        try:
            return await self._desk(interaction, (await self._meant.match(interaction, table)).id)
        except RuleError:
            return None

    def _words(self, interaction: Interaction, desk: Desk) -> Wording:
        return words_for(interaction, desk.position.match.game)


async def _put(interaction: Interaction, panel: Panel, note: str = "") -> None:
    text = f"{note}\n{panel.text}" if note else panel.text
    await answer(interaction, text[:CONTENT], attachments=[], view=view_of(panel.rows))
