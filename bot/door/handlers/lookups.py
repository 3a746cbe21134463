"""Looking things up: turns, log, score, what is left, rules, help, status. Only the asker sees them."""

from __future__ import annotations

import time
from collections.abc import Callable

import discord

from bot import __version__
from bot.door.components import view_of
from bot.door.reply import Interaction, answer, kindly, words_for
from bot.door.which_match import Meant
from bot.match.turns import Turns
from bot.text import lookups, messages, pictures
from bot.text.pages import pages, pages_to_the_end, turning
from bot.text.panel import Button
from bot.text.words import Wording
from games import GAMES
from games.core.model import RuleError
from storage import journal, matches, outbox
from storage.database import Database
from storage.matches import Phase, Table


class Looks:
    def __init__(
        self,
        database: Database,
        turns: Turns,
        meant: Meant,
        now: Callable[[], float],
        notice: Callable[[int], str],
    ) -> None:
        self._db = database
        self._turns = turns
        self._meant = meant
        self._now = now
        self._notice = notice
        self._since = time.monotonic()

    @kindly
    async def turns(self, interaction: Interaction) -> None:
        await self._my_turns(interaction, 0)

    @kindly
    async def turns_page(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        await self._my_turns(interaction, int(parts[2]))

    async def _my_turns(self, interaction: Interaction, page: int) -> None:
        """All my tables: whose turn, since when, where. First those that wait for me, the longest first."""
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
        await self._say(interaction, lines, page, "turns:mine", words)

    @kindly
    async def log(self, interaction: Interaction, table: str | None) -> None:
        match = await self._meant.match(interaction, table)
        await self._log(interaction, match, None)

    @kindly
    async def log_page(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        await self._log(interaction, await self._meant.by_id(interaction, parts[1]), int(parts[2]))

    async def _log(self, interaction: Interaction, match: Table, page: int | None) -> None:
        """What everyone was told, newest page first."""
        words, names = words_for(interaction, match.game), messages.naming(match)
        settled = await self._turns.settled(match.id)
        rows = journal.standing(await self._db.read(journal.entries, match.id))
        events = [e for row in rows if row.at <= settled.at for e in row.events if e.audience is None]
        lines = [words.say(event.say, names) for event in events] or [words.text("log-empty")]
        await self._say(interaction, lines, page, f"log:{match.id}", words, pages_to_the_end)

    @kindly
    async def score(self, interaction: Interaction, table: str | None) -> None:
        """The standing, from what the asker may see."""
        match = await self._meant.match(interaction, table)
        position = await self._turns.seen_by(match.id, interaction.user.id)
        words = words_for(interaction, match.game)
        seat = position.seat_for(interaction.user.id)
        view = position.game.view(position.state, seat)
        title = words.text("score-title", match=messages.match_name(match, words))
        lines = [title, *lookups.score_lines(position.game.standing(view), match, words)]
        lines.append(words.text("score-note") if position.state.ending is None else words.text("match-over"))
        await self._say(interaction, lines, 0, "", words)

    @kindly
    async def left(self, interaction: Interaction, table: str | None) -> None:
        match = await self._meant.match(interaction, table)
        position = await self._turns.seen_by(match.id, interaction.user.id)
        words = words_for(interaction, match.game)
        lines = lookups.left_lines(position, position.seat_for(interaction.user.id), words)
        title = words.text("left-title", match=messages.match_name(match, words))
        await self._say(interaction, [title, *lines], 0, "", words)

    @kindly
    async def twin(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        await self.show_twin(interaction, await self._meant.by_id(interaction, parts[1]), int(parts[2]))

    @kindly
    async def text(self, interaction: Interaction, table: str | None) -> None:
        await self.show_twin(interaction, await self._meant.match(interaction, table))

    async def show_twin(self, interaction: Interaction, match: Table, page: int = 0) -> None:
        """The board in words, page by page."""
        position = await self._turns.seen_by(match.id, interaction.user.id)
        words = words_for(interaction, match.game)
        view = position.game.view(position.state, position.seat_for(interaction.user.id))
        lines = pictures.in_words(match, view, words.language).splitlines()
        await self._say(interaction, lines, page, f"twin:{match.id}", words)

    @kindly
    async def rules(self, interaction: Interaction, game: str | None, topic: str | None) -> None:
        await self._rules(interaction, game or await self._played(interaction), topic or "", 0)

    @kindly
    async def rules_page(self, interaction: Interaction, parts: list[str], values: list[str]) -> None:
        game, *topic, page = parts[1:]  # a topic may have colons of its own
        await self._rules(interaction, game, ":".join(topic), int(page))

    async def _rules(self, interaction: Interaction, game: str, topic: str, page: int) -> None:
        if game not in GAMES:
            raise RuleError("no-such-game", known=tuple(g.meta.title for g in GAMES.values()))
        words = words_for(interaction, game)
        if not lookups.chapters(game, words.language):
            raise RuleError("rules-unwritten", game=GAMES[game].meta.title)
        if topic:
            lines = lookups.rule_lines(game, words.language, topic)
            if not lines:
                raise RuleError("rules-none", topic=topic)
        else:
            found = lookups.chapters(game, words.language)
            meta = GAMES[game].meta
            lines = [f"**{meta.title}** – {meta.credits}", words.text("rules-chapters")]
            lines += [f"- `{number}` {title}" for number, title in found.items()]
        await self._say(interaction, lines, page, f"rules:{game}:{topic[:40]}", words)

    async def _played(self, interaction: Interaction) -> str:
        """The game of the match a person means without naming one."""
        try:
            return (await self._meant.match(interaction, None)).game
        except RuleError:
            known = tuple(game.meta.title for game in GAMES.values())
            raise RuleError("rules-which", known=known) from None

    async def topics(self, interaction: Interaction, game: str | None, typed: str) -> list[tuple[str, str]]:
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

    @kindly
    async def help(self, interaction: Interaction) -> None:
        words = words_for(interaction)
        titles = words.join([game.meta.title for game in GAMES.values()])
        report = Button("problem:0", words.text("problem"))
        await answer(interaction, words.text("help", games=titles), view=view_of(((report,),)))

    @kindly
    async def status(self, interaction: Interaction) -> None:
        words = words_for(interaction)
        playing = await self._db.read(matches.count, Phase.PLAYING)
        waiting = len(await self._db.read(outbox.queues))
        text = words.text(
            "status",
            version=__version__,
            up=f"<t:{int(self._now() - (time.monotonic() - self._since))}:R>",
            playing=playing,
            waiting=waiting,
            milliseconds=round(min(interaction.client.latency, 9.999) * 1000),
        )
        notice = self._notice(interaction.user.id)
        lines = [*text.splitlines(), *([f"📢 {notice}"] if notice else [])]
        await self._say(interaction, lines, 0, "", words)

    async def _say(
        self,
        interaction: Interaction,
        lines: list[str],
        page: int | None,
        prefix: str,
        words: Wording,
        paged: Callable[[list[str]], list[str]] = pages,
    ) -> None:
        """One page of an answer; None: the last."""
        found = paged(lines)
        number = len(found) - 1 if page is None else max(0, min(page, len(found) - 1))
        rows = turning(prefix, number, len(found), words) if prefix else ()
        await answer(
            interaction,
            found[number] or "…",
            view=view_of(rows),
            allowed_mentions=discord.AllowedMentions.none(),
        )
