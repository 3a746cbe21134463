"""How a finished match went, for its last post: score by round, where points came from, the turning point."""

from __future__ import annotations

from bot.limits import ALT_TEXT
from bot.match.moments import SettledTurn, moments
from bot.match.record import Finished
from bot.match.rules import AnyGame
from bot.text.markup import seen
from bot.text.messages import match_name, shown_names
from bot.text.rows import cut
from bot.text.words import Wording, bot_words
from games.core import codec
from games.core.colours import COLOURS, chosen_colours, has_colours
from games.core.model import Ending, Setup
from render import Picture, plot
from render.lettering import capital
from render.plot import Part, Plotted


def drawn(source: Finished, language: str) -> Picture | None:
    """The plot of a match that was scored."""
    found = course(source, bot_words(language, source.match.game))
    if found is None:
        return None
    told = _in_words(found, bot_words(language))
    return Picture(plot.draw(found), cut(told, ALT_TEXT), lambda: told)


def course(source: Finished, words: Wording) -> Plotted | None:
    """How a match went; None for one that ended without points."""
    game, names = source.game, tuple(map(seen, shown_names(source.match, words.language)))
    found = moments(game, source.transcript)
    ending: Ending | None = codec.decode(game.state_type, found[-1].state).ending
    if ending is None or not any(ending.scores):
        return None
    scores = (*(_scores(game, moment) for moment in _round_by_round(found[:-1])), ending.scores)
    turning = _turning(scores, ending)
    sheet = game.final_sheet(ending)
    parts = [Part(capital(words.say(line.label)), line.points) for line in sheet if line.adds]
    return Plotted(
        title=words.text("plot-title", match=match_name(source.match, words)),
        names=names,
        looks=_looks(game, source.match.setup),
        scores=scores,
        axis_said=words.text("plot-rounds"),
        turning=turning,
        turning_said=_turning_said(turning, len(scores) - 1, ending, names, words),
        parts_said=words.text("plot-parts"),
        parts=tuple(part for part in parts if any(part.points)),
    )


def _round_by_round(found: list[SettledTurn]) -> list[SettledTurn]:
    """The moment at which each round began: how the one before had ended."""
    return list({moment.round: moment for moment in reversed(found)}.values())[::-1]


def _scores(game: AnyGame, moment: SettledTurn) -> tuple[int, ...]:
    """Everybody's points at a moment, each as that player could count them."""
    state = codec.decode(game.state_type, moment.state)
    sheets = [game.standing(game.view(state, seat)) for seat in state.everyone]
    return tuple(
        sum(line.points[seat] for line in sheet if line.adds and seat < len(line.points))
        for seat, sheet in enumerate(sheets)
    )


def _turning(scores: tuple[tuple[int, ...], ...], ending: Ending) -> int | None:
    """After which round the winner was ahead of everybody; None where nobody or several won."""
    if len(ending.winners) != 1 or len(ending.scores) < 2:
        return None
    (winner,) = ending.winners
    behind = [
        round
        for round, points in enumerate(scores)
        if points[winner] <= max(other for seat, other in enumerate(points) if seat != winner)
    ]
    return min(behind[-1] + 1, len(scores) - 1) if behind else 0


def _turning_said(
    turning: int | None, last: int, ending: Ending, names: tuple[str, ...], words: Wording
) -> str:
    if turning is None:
        return words.text("plot-no-turning")
    who = names[ending.winners[0]]
    if turning >= last:
        return words.text("plot-turning-end", who=who)
    return words.text("plot-turning", who=who, round=turning, rounds=last)


def _looks(game: AnyGame, setup: Setup) -> tuple[int, ...]:
    """Which colour each seat has."""
    if not has_colours(game):
        return tuple(range(setup.seats))
    return tuple(COLOURS.index(colour) for colour in chosen_colours(game, setup)[: setup.seats])


def _in_words(found: Plotted, words: Wording) -> str:
    last = found.scores[-1]
    points = words.row([words.entry(name, str(last[seat])) for seat, name in enumerate(found.names)])
    parts = [
        words.entry(part.label, words.join([str(number) for number in part.points])) for part in found.parts
    ]
    return f"{found.title}. {points}. {found.turning_said} {words.entry(found.parts_said, words.row(parts))}."
