"""Standing orders: see them, give them, drop them. Only their owner ever sees any of it."""

from __future__ import annotations

from bot.door.components import view_of
from bot.door.handlers.play import PlayHandlers
from bot.door.modals import open_form
from bot.door.reply import Interaction, answer, words_for
from bot.door.routes import Answer, on
from bot.door.which_match import WhichMatch
from bot.limits import CHOICE_NAME
from bot.presses.orders import (
    BackToOrders,
    DropOrder,
    GiveOrder,
    OpenOrderForm,
    OpenOrders,
    OpenReactions,
    OrderAnswerMenu,
    OrderForm,
    OrderQuestionMenu,
    ReactionsForm,
)
from bot.table.order_desk import Desk, OrderDesk, Outlook, meant
from bot.table.orders_form import order_form, ordered, reactions, reactions_form
from bot.table.orders_panel import listed, which_answer, which_question
from bot.text import markup, messages
from bot.text.rows import Panel, cut
from bot.text.typed import completions, in_words
from bot.text.words import Wording
from games import GAMES
from games.core.model import RuleError
from games.core.orders import OrderKind
from storage import orders
from storage.database import Database
from storage.transaction import Transaction


class OrderHandlers:
    def __init__(
        self, database: Database, order_desk: OrderDesk, play: PlayHandlers, which_match: WhichMatch
    ) -> None:
        self._db = database
        self._order_desk = order_desk
        self._play = play
        self._which_match = which_match

    # -- seeing and dropping ------------------------------------------------------------------------

    async def show_command(self, interaction: Interaction, table: str | None) -> None:
        await self._show(interaction, (await self._which_match.meant(interaction, table)).id)

    @on(OpenOrders, Answer.NEW)
    async def open_orders(self, interaction: Interaction, press: OpenOrders) -> None:
        await self._show(interaction, press.match)

    @on(BackToOrders, Answer.UPDATE)
    async def back_to_orders(self, interaction: Interaction, press: BackToOrders) -> None:
        await self._show(interaction, press.match)

    @on(DropOrder, Answer.UPDATE)
    async def drop(self, interaction: Interaction, press: DropOrder) -> None:
        desk = await self._desk(interaction, press.match)
        await self._order_desk.take_off(desk, press.number)
        await self._show(interaction, press.match)

    # -- giving -------------------------------------------------------------------------------------

    @on(OpenOrderForm, Answer.OWN)
    async def open_form(self, interaction: Interaction, press: OpenOrderForm) -> None:
        """Open a form of the questions that can be foreseen."""
        desk = await self._desk(interaction, press.match)
        ahead = await self._order_desk.outlook(desk, press.kind)
        words, names = self._words(interaction, desk), messages.naming(desk.position.match)
        form = order_form(desk, ahead, words, names, interaction.id)
        if form is None:
            raise RuleError(f"order-type-{press.kind}" if ahead.questions else "order-nothing-ahead")
        await open_form(interaction, form)

    @on(OrderForm, Answer.UPDATE)
    async def form_filled_in(self, interaction: Interaction, press: OrderForm) -> None:
        """Keep an order for every question that was answered."""
        desk = await self._desk(interaction, press.match)
        chosen = ordered(press.filled)
        for step, picks in chosen.items():
            await self._give(interaction, desk, press.kind, step, ",".join(picks))
        if not chosen:
            await self._show(interaction, press.match, self._words(interaction, desk).text("order-none"))

    @on(OpenReactions, Answer.OWN)
    async def open_reactions(self, interaction: Interaction, press: OpenReactions) -> None:
        desk = await self._desk(interaction, press.match)
        windows = (await self._db.read(orders.of_match, press.match)).get(desk.seats[0], {})
        form = reactions_form(desk, windows, self._words(interaction, desk), interaction.id)
        if form is None:
            raise RuleError("orders-none")
        await open_form(interaction, form)

    @on(ReactionsForm, Answer.UPDATE)
    async def reactions_filled_in(self, interaction: Interaction, press: ReactionsForm) -> None:
        desk = await self._desk(interaction, press.match)
        await self._db.write(_keep_reactions, press.match, desk, reactions(desk, press.filled))
        await self._show(interaction, press.match)

    # The menus of earlier versions.

    @on(GiveOrder, Answer.UPDATE)
    async def ask(self, interaction: Interaction, press: GiveOrder) -> None:
        """Show the questions that can be foreseen, to order an answer for."""
        desk = await self._desk(interaction, press.match)
        await self._show_questions(interaction, desk, await self._order_desk.outlook(desk, press.kind))

    @on(OrderQuestionMenu, Answer.UPDATE)
    async def pick_question(self, interaction: Interaction, press: OrderQuestionMenu) -> None:
        desk = await self._desk(interaction, press.match)
        ahead = await self._order_desk.outlook(desk, press.kind)
        chosen = ahead.named(press.chosen)
        if chosen is None:  # the table has moved on
            await self._show_questions(interaction, desk, ahead)
            return
        words, names = self._words(interaction, desk), messages.naming(desk.position.match)
        await _put(interaction, which_answer(desk, press.kind, chosen, words, names))

    @on(OrderAnswerMenu, Answer.UPDATE)
    async def pick_answer(self, interaction: Interaction, press: OrderAnswerMenu) -> None:
        desk = await self._desk(interaction, press.match)
        await self._give(interaction, desk, press.kind, press.step, ",".join(press.values))

    async def _show_questions(self, interaction: Interaction, desk: Desk, ahead: Outlook) -> None:
        words, names = self._words(interaction, desk), messages.naming(desk.position.match)
        await _put(interaction, which_question(desk, ahead, words, names))

    async def give_command(
        self, interaction: Interaction, kind: OrderKind, what: str, question: str | None, table: str | None
    ) -> None:
        match = await self._which_match.meant(interaction, table)
        await self._give(interaction, await self._desk(interaction, match.id), kind, question, what)

    async def react_command(
        self, interaction: Interaction, window: str | None, choice: str, table: str | None
    ) -> None:
        """Choose what is answered for the asker when others move."""
        match = await self._which_match.meant(interaction, table)
        desk = await self._desk(interaction, match.id)
        known = GAMES[match.game].meta.windows
        if not known:
            raise RuleError("orders-none")
        if window is not None and window not in known:
            raise RuleError("orders-unknown", known=known)
        chosen = dict.fromkeys(known if window is None else (window,), choice)
        await self._db.write(_keep_reactions, match.id, desk, chosen)
        await self._show(interaction, match.id)

    # -- autocomplete -------------------------------------------------------------------------------

    async def suggest_answers(
        self, interaction: Interaction, kind: OrderKind, typed: str, question: str | None, table: str | None
    ) -> list[tuple[str, str]]:
        """What may be answered to the question named or to the first one foreseen, for autocomplete."""
        desk = await self._asked_desk(interaction, table)
        if desk is None:
            return []
        words, names = self._words(interaction, desk), messages.naming(desk.position.match)
        foreseen = (await self._order_desk.outlook(desk, kind)).named(question or None)
        if foreseen is None:
            return []
        labels = in_words(foreseen.decision, foreseen.question, words, names)
        return completions(foreseen.decision, labels, typed)

    async def suggest_questions(
        self, interaction: Interaction, kind: OrderKind, typed: str, table: str | None
    ) -> list[tuple[str, str]]:
        """The questions foreseen, for autocomplete."""
        desk = await self._asked_desk(interaction, table)
        if desk is None:
            return []
        words, names = self._words(interaction, desk), messages.naming(desk.position.match)
        found = [
            (words.say(foreseen.question.prompt, names), foreseen.decision.step)
            for foreseen in (await self._order_desk.outlook(desk, kind)).questions
        ]
        wanted = typed.casefold()
        return [
            (cut(said, CHOICE_NAME), step) for said, step in found if wanted in f"{said} {step}".casefold()
        ]

    async def suggest_windows(
        self, interaction: Interaction, typed: str, table: str | None
    ) -> list[tuple[str, str]]:
        """The reactions of a game, for autocomplete."""
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
        self, interaction: Interaction, desk: Desk, kind: OrderKind, question: str | None, what: str
    ) -> None:
        match = desk.position.match
        words, names = self._words(interaction, desk), messages.naming(match)
        ahead = await self._order_desk.outlook(desk, kind)
        order = meant(desk, ahead, question or None, what, words, names)
        given = await self._order_desk.give(match.id, ahead.seat, order)
        if given.asked is not None:  # its time has come already: simply an answer
            await self._play.take(interaction, match.id, given.asked, ahead.seat, order.picks)
        elif given.due is not None:
            await self._show(
                interaction, match.id, words.text("order-kept-due", when=markup.moment(given.due))
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
            return await self._desk(interaction, (await self._which_match.meant(interaction, table)).id)
        except RuleError:
            return None

    def _words(self, interaction: Interaction, desk: Desk) -> Wording:
        return words_for(interaction, desk.position.match.game)


def _keep_reactions(tx: Transaction, match: int, desk: Desk, chosen: dict[str, str]) -> None:
    for seat in desk.seats:
        for window, order in chosen.items():
            orders.save(tx, match, seat, window, order)


async def _put(interaction: Interaction, panel: Panel, note: str = "") -> None:
    text = f"{note}\n{panel.text}" if note else panel.text
    await answer(interaction, text, attachments=[], view=view_of(panel.rows))
