"""A season's board in plain data: who plays in it, who meets whom, the table, whom one may challenge."""

from __future__ import annotations

from bot.limits import CONTENT, MENU_LABEL
from bot.match.seasons import SeasonLine, winner
from bot.presses.seasons import BeginSeason, JoinSeason, LeaveSeason, OpenChallenge, RivalMenu
from bot.table.seasons import SeasonState
from bot.text import markup
from bot.text.markup import bold
from bot.text.rows import Button, Item, Menu, Panel, Row, cut
from bot.text.words import Wording, bot_words
from games import GAMES
from storage.seasons import Entrant, Meeting, SeasonKind, SeasonPhase


def board_text(state: SeasonState) -> str:
    season, words = state.season, bot_words(state.season.language)
    is_ladder = season.kind is SeasonKind.LADDER
    title = "ladder-title" if is_ladder else "season-title"
    lines = [words.text(title, game=GAMES[season.game].meta.title)]
    if season.phase is SeasonPhase.OPEN:
        names = words.join([_name(state, entrant.place, words) for entrant in state.entrants])
        lines += [words.text("season-who", names=names) if names else words.text("season-empty")]
    elif season.phase is SeasonPhase.PLAYING:
        lines += _challenges(state, words) if is_ladder else _round(state, words)
    else:
        first = [_name(state, line.place, words) for line in state.lines if line.rank == 1]
        lines.append(words.text("season-won", who=words.join(first)))
    if season.phase is not SeasonPhase.OPEN:
        heading, line_of = ("ladder-table", _rung) if is_ladder else ("season-table", _line)
        lines += [words.text(heading), *(line_of(state, line, words) for line in state.lines)]
    how = "ladder-how" if is_ladder else "season-how"
    how = words.text(how, days=season.days, rungs=season.rungs, weeks=season.weeks)
    return cut("\n".join([*lines, f"-# {how}"]), CONTENT)


def board_rows(state: SeasonState) -> tuple[Row, ...]:
    season, words = state.season, bot_words(state.season.language)
    join = Button(JoinSeason(season.id).id, words.text("join"), "success")
    leave = Button(LeaveSeason(season.id).id, words.text("leave"))
    if season.phase is SeasonPhase.OPEN:
        return ((join, leave, Button(BeginSeason(season.id).id, words.text("season-begin"), "primary")),)
    if season.phase is SeasonPhase.OVER:
        return ()
    if season.kind is SeasonKind.LADDER:
        challenge = Button(OpenChallenge(season.id).id, words.text("ladder-challenge"), "primary")
        return ((challenge, join, leave),)
    return ((leave,),)


def rivals_panel(season: int, rivals: list[Entrant], words: Wording) -> Panel:
    """Whom one may challenge, the highest first."""
    items = tuple(Item(str(rival.place), cut(rival.name or "?", MENU_LABEL)) for rival in rivals)
    return Panel(words.text("ladder-whom"), (Menu(RivalMenu(season).id, words.text("ladder-pick"), items),))


def _round(state: SeasonState, words: Wording) -> list[str]:
    until = markup.moment(state.until or 0.0)
    newest = [meeting for meeting in state.meetings if meeting.pair.round == state.round]
    return [
        words.text("season-round", round=state.round, rounds=state.rounds, until=until),
        *(_meeting(state, meeting, words) for meeting in newest),
    ]


def _challenges(state: SeasonState, words: Wording) -> list[str]:
    """How long the ladder stands, and the challenges under way."""
    lines = [words.text("ladder-until", until=markup.moment(state.until or 0.0))]
    for meeting in state.open:
        pair = meeting.pair
        told = words.text(
            "ladder-challenged",
            who=_name(state, pair.one, words),
            rival=_name(state, pair.other, words),
            match=pair.match or 0,
            until=markup.moment(pair.until),
        )
        lines.append(f"- {told}")
    return lines


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


def _line(state: SeasonState, line: SeasonLine, words: Wording) -> str:
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


def _rung(state: SeasonState, line: SeasonLine, words: Wording) -> str:
    who = _name(state, line.place, words)
    told = words.text("ladder-line", who=who, won=line.won, drawn=line.drawn, lost=line.lost)
    return f"{line.rank}. {told}" if line.rank else f"- {told}"
