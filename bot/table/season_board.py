"""A season's board in plain data: who plays in it, the round under way, the table."""

from __future__ import annotations

from bot.limits import CONTENT
from bot.match.seasons import Line, winner
from bot.presses.seasons import BeginSeason, JoinSeason, LeaveSeason
from bot.table.seasons import SeasonState
from bot.text import markup
from bot.text.markup import bold
from bot.text.rows import Button, Row, cut
from bot.text.words import Wording, bot_words
from games import GAMES
from storage.seasons import Meeting, SeasonPhase


def board_text(state: SeasonState) -> str:
    season, words = state.season, bot_words(state.season.language)
    lines = [words.text("season-title", game=GAMES[season.game].meta.title)]
    if season.phase is SeasonPhase.OPEN:
        names = words.join([_name(state, entrant.place, words) for entrant in state.entrants])
        lines += [words.text("season-who", names=names) if names else words.text("season-empty")]
    elif season.phase is SeasonPhase.PLAYING:
        until = markup.moment(state.until or 0.0)
        lines.append(words.text("season-round", round=state.round, rounds=state.rounds, until=until))
        newest = [meeting for meeting in state.meetings if meeting.pair.round == state.round]
        lines += [_meeting(state, meeting, words) for meeting in newest]
    else:
        first = [_name(state, line.place, words) for line in state.lines if line.rank == 1]
        lines.append(words.text("season-won", who=words.join(first)))
    if season.phase is not SeasonPhase.OPEN:
        lines += [words.text("season-table"), *(_line(state, line, words) for line in state.lines)]
    return cut("\n".join([*lines, f"-# {words.text('season-how', days=season.days)}"]), CONTENT)


def board_rows(state: SeasonState) -> tuple[Row, ...]:
    season, words = state.season, bot_words(state.season.language)
    leave = Button(LeaveSeason(season.id).id, words.text("leave"))
    if season.phase is SeasonPhase.OPEN:
        join = Button(JoinSeason(season.id).id, words.text("join"), "success")
        return ((join, leave, Button(BeginSeason(season.id).id, words.text("season-begin"), "primary")),)
    return ((leave,),) if season.phase is SeasonPhase.PLAYING else ()


def _name(state: SeasonState, place: int, words: Wording) -> str:
    entrant = next(each for each in state.entrants if each.place == place)
    name = bold(entrant.name or f"N. N. {-entrant.user}")
    return words.text("season-gone", who=name) if entrant.gone else name


def _meeting(state: SeasonState, meeting: Meeting, words: Wording) -> str:
    """Who meets whom, and what came of it so far."""
    pair, who = meeting.pair, winner(meeting)
    pairing = f"{_name(state, pair.one, words)} – {_name(state, pair.other, words)}"
    if who:
        said = words.text("season-winner", who=_name(state, who, words))
    elif who == 0:
        said = words.text("season-drawn")
    elif pair.match is None:
        said = words.text("season-apart")
    else:
        said = words.text("season-playing", match=pair.match)
    return f"- {words.entry(pairing, said)}"


def _line(state: SeasonState, line: Line, words: Wording) -> str:
    told = words.text(
        "season-line",
        who=_name(state, line.place, words),
        points=line.points,
        won=line.won,
        drawn=line.drawn,
        lost=line.lost,
        undecided=line.undecided,
    )
    return f"{line.rank}. {told}"
