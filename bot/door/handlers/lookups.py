"""Looking things up: turns, log, score, what is left, rules, help, status. Only the asker sees them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial

import discord

from bot import __version__
from bot.door.components import view_of
from bot.door.handlers.how_to_play import show_card
from bot.door.reply import Interaction, answer, words_for
from bot.door.routes import Answer, on
from bot.door.which_match import WhichMatch
from bot.limits import CONTENT
from bot.match.rules import game_named
from bot.match.turns import Turns
from bot.presses.kinds import Press
from bot.presses.lookups import LogPage, ReportProblem, RulesPage, Sight, TextPage, TurnsPage
from bot.presses.playing import Turn
from bot.presses.practice import OpenPractice
from bot.text import lookups, markup, messages, pictures
from bot.text.cards import card
from bot.text.greeting import card_menu
from bot.text.look import look_menu
from bot.text.pages import pages, pages_to_the_end, turning
from bot.text.rows import Button, Menu, Row, cut
from bot.text.words import Wording
from games import GAMES
from games.core.model import RuleError
from storage import journal, matches, outbox, results
from storage.database import Database
from storage.matches import Phase, Table


class LookupHandlers:
    def __init__(
        self,
        database: Database,
        turns: Turns,
        which_match: WhichMatch,
        now: Callable[[], float],
        notice: Callable[[int], str],
    ) -> None:
        self._db = database
        self._turns = turns
        self._which_match = which_match
        self._now = now
        self._notice = notice
        self._since = time.monotonic()

    async def turns_command(self, interaction: Interaction) -> None:
        await self._my_turns(interaction, 0)

    @on(TurnsPage, Answer.UPDATE)
    async def turns_page(self, interaction: Interaction, press: TurnsPage) -> None:
        await self._my_turns(interaction, press.page)

    async def _my_turns(self, interaction: Interaction, page: int) -> None:
        """List the asker's tables: first those that wait for them, the longest wait first."""
        words, user = words_for(interaction), interaction.user.id
        mine = await self._db.read(matches.of_user, user)
        waiting = await self._db.read(matches.of_user, user, (Phase.LOBBY,))
        if not mine and not waiting:
            raise RuleError("no-matches")
        positions = [await self._turns.settled(match.id) for match in mine]
        found = [(p, await self._db.read(journal.made, p.match.id, p.at)) for p in positions]
        found.sort(key=lambda one: (not lookups.waits_for(one[0], user), one[1]))
        lines = [words.text("turns-title")]
        for position, since in found:
            message = await self._db.read(outbox.latest_post, position.match.id)
            lines.append(lookups.turn_line(position, user, since, message, words))
        lines += [lookups.waiting_line(match, words) for match in waiting]
        await self._say(interaction, lines, page, words, TurnsPage)

    async def log_command(self, interaction: Interaction, table: str | None) -> None:
        await self.log(interaction, await self._which_match.meant(interaction, table))

    @on(LogPage, Answer.UPDATE)
    async def log_page(self, interaction: Interaction, press: LogPage) -> None:
        match = await self._which_match.numbered(interaction, press.match)
        await self.log(interaction, match, press.page)

    async def log(self, interaction: Interaction, match: Table, page: int | None = None) -> None:
        """Show what everyone was told, the newest page first."""
        words, names = words_for(interaction, match.game), messages.naming(match)
        settled = await self._turns.settled(match.id)
        rows = journal.standing(await self._db.read(journal.entries, match.id))
        events = [e for row in rows if row.at <= settled.at for e in row.events if e.audience is None]
        lines = [words.say(event.say, names) for event in events] or [words.text("log-empty")]
        looks = look_menu(settled.match, words, Sight.LOG)
        to = partial(LogPage, match.id)
        await self._say(interaction, lines, page, words, to, pages_to_the_end, looks)

    async def score_command(self, interaction: Interaction, table: str | None) -> None:
        await self.score(interaction, await self._which_match.meant(interaction, table))

    async def score(self, interaction: Interaction, match: Table) -> None:
        """Show the standing, from what the asker may see."""
        position = await self._turns.seen_by(match.id, interaction.user.id)
        words = words_for(interaction, match.game)
        seat = position.seat_for(interaction.user.id)
        view = position.game.view(position.state, seat)
        title = words.text("score-title", match=messages.match_name(match, words))
        lines = [title, *lookups.score_lines(position.game.standing(view), match.names, words)]
        lines.append(words.text("score-note") if position.state.ending is None else words.text("match-over"))
        await self._say(interaction, lines, 0, words, looks=look_menu(position.match, words, Sight.SCORE))

    async def left_command(self, interaction: Interaction, table: str | None) -> None:
        await self.left(interaction, await self._which_match.meant(interaction, table))

    async def left(self, interaction: Interaction, match: Table) -> None:
        position = await self._turns.seen_by(match.id, interaction.user.id)
        words = words_for(interaction, match.game)
        lines = lookups.left_lines(position, position.seat_for(interaction.user.id), words)
        title = words.text("left-title", match=messages.match_name(match, words))
        looks = look_menu(position.match, words, Sight.LEFT)
        await self._say(interaction, [title, *lines], 0, words, looks=looks)

    @on(TextPage, Answer.UPDATE)
    async def text_page(self, interaction: Interaction, press: TextPage) -> None:
        match = await self._which_match.numbered(interaction, press.match)
        await self.board_in_words(interaction, match, press.page)

    async def text_command(self, interaction: Interaction, table: str | None) -> None:
        await self.board_in_words(interaction, await self._which_match.meant(interaction, table))

    async def board_in_words(self, interaction: Interaction, match: Table, page: int = 0) -> None:
        """Show the board in words, page by page."""
        position = await self._turns.seen_by(match.id, interaction.user.id)
        words = words_for(interaction, match.game)
        view = position.game.view(position.state, position.seat_for(interaction.user.id))
        lines = pictures.in_words(match, view, words.language).splitlines()
        looks = look_menu(position.match, words, Sight.WORDS)
        await self._say(interaction, lines, page, words, partial(TextPage, match.id), looks=looks)

    async def rules_of_question(self, interaction: Interaction, match: Table) -> None:
        """Show the rules of what the asker is asked, or else of what the table waits for."""
        position = await self._turns.seen_by(match.id, interaction.user.id)
        words = words_for(interaction, match.game)
        own = position.decision(position.seat_for(interaction.user.id))
        step = own.step if own else next((d.step for d in position.asked if d.answer is None), "")
        lines = lookups.rules_of_step(match.game, words.language, step) or [words.text("look-rule-none")]
        looks = look_menu(position.match, words, Sight.RULE)
        await self._say(interaction, [words.text("look-rule-title"), *lines], 0, words, looks=looks)

    async def rules_command(self, interaction: Interaction, game: str | None, topic: str | None) -> None:
        await self._rules(interaction, game or await self._played(interaction), topic or "", 0)

    @on(RulesPage, Answer.UPDATE)
    async def rules_page(self, interaction: Interaction, press: RulesPage) -> None:
        await self._rules(interaction, press.game, press.topic, press.page)

    async def _rules(self, interaction: Interaction, game: str, topic: str, page: int) -> None:
        game_named(game)
        words = words_for(interaction, game)
        if not lookups.chapters(game, words.language):
            raise RuleError("rules-unwritten", game=GAMES[game].meta.title)
        if not topic:
            await self._contents(interaction, game, words)
            return
        lines = lookups.rule_lines(game, words.language, topic)
        if not lines:
            raise RuleError("rules-none", topic=topic)
        await self._say(interaction, lines, page, words, lambda n: RulesPage(game, topic[:40], n))

    async def all_rules(self, interaction: Interaction, match: Table) -> None:
        """Show a match's rules as `/rules` does, where they are written."""
        words = words_for(interaction, match.game)
        await self._contents(
            interaction,
            match.game,
            words,
            look_menu((await self._turns.settled(match.id)).match, words, Sight.RULES),
        )

    async def _contents(
        self, interaction: Interaction, game: str, words: Wording, looks: Menu | None = None
    ) -> None:
        """The game's card, and the chapters of its rules below."""
        lines = [*card(game, words.language), f"-# {GAMES[game].meta.credits}", words.text("rules-chapters")]
        found = lookups.chapters(game, words.language)
        lines.append(" · ".join(f"`{number}` {title}" for number, title in found.items()))
        await show_card(
            interaction, game, [cut("\n".join(lines), CONTENT)], view_of((looks,) if looks else ())
        )

    async def _played(self, interaction: Interaction) -> str:
        """The game of the match a person means without naming one."""
        try:
            return (await self._which_match.meant(interaction, None)).game
        except RuleError:
            known = tuple(game.meta.title for game in GAMES.values())
            raise RuleError("rules-which", known=known) from None

    async def suggest_topics(
        self, interaction: Interaction, game: str | None, typed: str
    ) -> list[tuple[str, str]]:
        """Chapters for autocomplete."""
        try:
            game = game or await self._played(interaction)
        except RuleError:
            return []
        if game not in GAMES:
            return []
        found = lookups.chapters(game, words_for(interaction).language)
        named = [(f"{number} {title}", number) for number, title in found.items()]
        return [(name, value) for name, value in named if typed.casefold() in name.casefold()]

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
            lines.append(f"- {words.entry(game, said)}, {markup.moment(result.made, 'd')}")
        await answer(interaction, "\n".join(lines))

    async def help_command(self, interaction: Interaction) -> None:
        words = words_for(interaction)
        now, press = await self._what_now(interaction, words)
        report = Button(ReportProblem(0).id, words.text("problem"))
        text = f"{now}\n\n{words.text('help')}"
        practise = Button(OpenPractice().id, words.text("practise"), "success")
        rows = ((*press, practise, report), card_menu(words))
        await answer(interaction, cut(text, CONTENT), view=view_of(rows))

    async def _what_now(self, interaction: Interaction, words: Wording) -> tuple[str, tuple[Button, ...]]:
        """What the asker may press now: their turn, their waiting table, or how to begin."""
        user = interaction.user.id
        for match in await self._db.read(matches.of_user, user):
            position = await self._turns.settled(match.id)
            if lookups.waits_for(position, user):
                name = messages.match_name(match, words)
                turn = Button(Turn(match.id, f"{position.at}:help").id, words.text("your-turn"), "primary")
                post = await self._db.read(outbox.latest_post, match.id)
                board = messages.latest_board(words, lookups.link(match, post))
                return f"{words.text('help-turn', match=name)}\n{board}", (turn,)
        for match in await self._db.read(matches.of_user, user, (Phase.LOBBY,)):
            where = lookups.link(match, match.message)
            name = messages.match_name(match, words)
            return words.text("help-host" if match.host == user else "help-table", match=name, link=where), ()
        return words.text("help-begin"), ()

    async def status_command(self, interaction: Interaction) -> None:
        words = words_for(interaction)
        playing = await self._db.read(matches.count, Phase.PLAYING)
        waiting = len(await self._db.read(outbox.queues))
        text = words.text(
            "status",
            version=__version__,
            up=markup.moment(self._now() - (time.monotonic() - self._since)),
            playing=playing,
            waiting=waiting,
        )
        latency = interaction.client.latency
        if math.isfinite(latency):  # it is measured by heartbeats, and the first may be still to come
            text += " " + words.text("status-latency", milliseconds=round(latency * 1000))
        notice = self._notice(interaction.user.id)
        lines = [*text.splitlines(), *([f"📢 {notice}"] if notice else [])]
        await self._say(interaction, lines, 0, words)

    async def _say(
        self,
        interaction: Interaction,
        lines: list[str],
        page: int | None,
        words: Wording,
        to: Callable[[int], Press] | None = None,
        paged: Callable[[list[str]], list[str]] = pages,
        looks: Menu | None = None,
    ) -> None:
        """Show one page of an answer, the last if none is named, with buttons `to` the others."""
        found = paged(lines)
        number = len(found) - 1 if page is None else max(0, min(page, len(found) - 1))
        rows: tuple[Row, ...] = turning(to, number, len(found), words) if to else ()
        await answer(
            interaction,
            found[number] or "…",
            view=view_of((*rows, looks) if looks else rows),
            allowed_mentions=discord.AllowedMentions.none(),
        )
