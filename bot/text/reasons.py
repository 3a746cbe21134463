"""Why an answer is good: what it changes, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from bot.match.hints import Hint
from bot.match.position import Position
from bot.text.words import Wording
from games import home
from games.core import engine
from games.core.hints import Advice, differences
from games.core.model import Seat
from games.core.words import Naming, words

FOLDER = "reasons"  # of a game, beside its words
MOST = 4  # things said of one answer


def phrases(game: str, changes: Mapping[str, int], language: str) -> list[str]:
    """What changes, as ends of a sentence: "brings 2 points", "costs 3 Nemos"; as far as there are words."""
    told = words(language, home(game) / FOLDER)
    found = [(f"reason-{name}-{'more' if by > 0 else 'less'}", abs(by)) for name, by in changes.items()]
    return [told.text(name, count=by) for name, by in found if told.has(name)][:MOST]


def reason(game: str, changes: Mapping[str, int], wording: Wording) -> str:
    """Why, in one sentence; where nothing changes at once, that."""
    found = phrases(game, changes, wording.language)
    return wording.text("reason", what=wording.join(found)) if found else wording.text("reason-later")


def why_line(before: Position, after: Position, seat: Seat, wording: Wording, names: Naming) -> str:
    """What a stand-in's last answers have changed, by what everyone can see: its hand is not looked at."""
    game = after.game
    seen = [game.merits(game.view(position.state, None), seat) for position in (before, after)]
    found = phrases(after.match.game, differences(*seen), wording.language)
    name = "why" if found else "why-later"
    return wording.text(name, who=names(seat), what=wording.join(found))


def hint_lines(hint: Hint, wording: Wording, names: Naming) -> list[str]:
    """The best and the next best answer, each with its reason."""
    position = hint.position
    labels = engine.question(position.game, position.state, hint.seat).labels

    def told(name: str, advice: Advice) -> str:
        said = [wording.say(labels[key], names) for key in advice.picks if key in labels]
        answer = wording.join(said) if said else wording.text("hint-nothing")
        why = reason(position.match.game, advice.changes, wording)
        return wording.text(name, answer=answer, reason=why)

    first, *others = hint.advice
    lines = [wording.text("hint-title"), told("hint-best", first)]
    lines += [told("hint-next", other) for other in others] or [wording.text("hint-only")]
    return [*lines, wording.text("hint-note")]
