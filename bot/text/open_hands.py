"""A finished match step by step with every secret shown, through one pair of eyes; all hands in words."""

from __future__ import annotations

import render
from bot.limits import BUTTON_LABEL, MENU_ITEMS, MENU_LABEL
from bot.match.moments import SettledTurn
from bot.match.record import Finished
from bot.presses.memories import EVERYONE, HandsAt, HandsEyes, HandsRound, PlayOn
from bot.text import messages
from bot.text.markup import escaped
from bot.text.rows import Button, Item, Menu, Panel, Row, cut
from bot.text.words import Wording
from games.core import codec
from games.core.model import Seat
from render import Scene

TOLD = 900  # characters of what happened in a turn


def hands_panel(source: Finished, found: list[SettledTurn], turn: int, eyes: int, words: Wording) -> Panel:
    """One turn: what happened in it, whispers too, and what everyone held."""
    match, moment = source.match, found[turn]
    names = messages.naming(match, words.language)
    title = words.text(
        "hands-title",
        match=messages.match_name(match, words),
        round=moment.round,
        turn=turn,
        turns=len(found) - 1,
    )
    told = []
    for event in moment.events:
        said = words.say(event.say, names)
        if event.audience is not None:
            who = words.join([names(seat) for seat in sorted(event.audience)])
            said = words.text("record-whispered", who=who, said=said)
        told.append(said)
    lines = [f"**{title}**", cut("\n".join(told), TOLD), *_hands(source, moment, words)]
    return Panel("\n".join(line for line in lines if line), _rows(source, found, turn, eyes, words))


def viewer_of(eyes: int, source: Finished) -> Seat | None:
    """Whose eyes are meant; None: the public's."""
    return Seat(eyes) if eyes < len(source.match.players) else None


def _hands(source: Finished, moment: SettledTurn, words: Wording) -> list[str]:
    """What each seat held, in a line."""
    game, match = source.game, source.match
    state = codec.decode(game.state_type, moment.state)
    shown = tuple(map(escaped, messages.shown_names(match, words.language)))
    scene = Scene(names=shown, language=words.language)
    lines = []
    for seat in state.everyone:
        alt, _ = render.describe_hand(match.game, game.view(state, seat), scene)
        lines.append(f"> {words.entry(f'**{shown[seat]}**', alt)}")
    return lines


def _rows(
    source: Finished, found: list[SettledTurn], turn: int, eyes: int, words: Wording
) -> tuple[Row, ...]:
    match, last = source.match.id, len(found) - 1
    ways = (("first", 0), ("back", max(0, turn - 1)), ("next", min(last, turn + 1)), ("last", last))
    steps = tuple(
        Button(HandsAt(match, to, eyes, way).id, words.text(f"hands-{way}"))  # type: ignore[arg-type]
        for way, to in ways
        if to != turn
    )
    on = Button(PlayOn(match, turn, eyes).id, cut(words.text("what-if-here"), BUTTON_LABEL), "success")
    return (
        *((steps,) if steps else ()),  # none where the match ended before its first turn
        Menu(HandsRound(match, eyes).id, words.text("hands-jump"), _rounds(found, turn, words)),
        Menu(HandsEyes(match, turn).id, words.text("hands-eyes"), _eyes(source, eyes, words)),
        *(((on,),) if turn < last else ()),
    )


def _rounds(found: list[SettledTurn], turn: int, words: Wording) -> tuple[Item, ...]:
    """Rounds to jump to, each at its beginning; of many, some spread over the whole match."""
    begins = sorted({moment.round: number for number, moment in reversed(list(enumerate(found)))}.items())
    most = min(MENU_ITEMS, len(begins)) - 1
    spread = sorted({round(n * (len(begins) - 1) / max(1, most)) for n in range(most + 1)})
    return tuple(
        Item(str(to), words.text("hands-round", round=number, turn=to), to == turn)
        for number, to in (begins[n] for n in spread)
    )


def _eyes(source: Finished, eyes: int, words: Wording) -> tuple[Item, ...]:
    names = messages.shown_names(source.match, words.language)
    seats = [Item(str(seat), cut(name, MENU_LABEL) or "?", seat == eyes) for seat, name in enumerate(names)]
    return (*seats, Item(str(EVERYONE), words.text("hands-public"), eyes >= len(names)))
