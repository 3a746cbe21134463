"""The lobby's message and its options, in plain data."""

from __future__ import annotations

from bot.limits import CONTENT
from bot.match.hints import allowed
from bot.presses.lookups import HowToPlay
from bot.presses.tables import (
    Cancel,
    ChangeStandIns,
    GuestsMenu,
    Invite,
    Join,
    Leave,
    OpenOptions,
    Start,
)
from bot.table import seat_choices
from bot.table.admission import size
from bot.table.options_form import in_words
from bot.text import markup
from bot.text.cards import pitch
from bot.text.markup import bold
from bot.text.messages import match_name, shown_names, span
from bot.text.rows import Button, Panel, PeopleMenu, Row, cut
from bot.text.words import Wording, bot_words
from games import GAMES
from games.core.instincts import Strength
from games.core.model import Ending
from storage.matches import Match, Phase, Table


def table_text(match: Table, host: str, ending: Ending | None = None) -> str:
    """The lobby's message; who won, where it is known how the match ended."""
    words = bot_words(match.language, match.game)
    meta = GAMES[match.game].meta
    title = words.text("table-title", game=meta.title, match=match.id)
    if match.phase == Phase.CANCELLED:
        return f"{title}\n{words.text(_closed(match))}"
    said = pitch(match.game, match.language)
    lines = [title, *([said] if said else []), f"-# {words.text('table-credits', credits=meta.credits)}"]
    lines.append(words.text("table-seats", seats=_seats(match), minutes=meta.minutes))
    lines += _chosen(match, words)
    names = words.join([bold(name) for name in shown_names(match)])
    lines.append(words.text("table-who", names=names) if match.players else words.text("table-empty"))
    if match.phase == Phase.LOBBY:
        if words.game_has("table-note"):
            lines.append(f"-# {words.game_text('table-note')}")
        hint = "table-hint-full" if match.options.start_full else "table-hint"
        lines.append(words.text(hint, host=bold(host)))
    elif match.phase == Phase.PLAYING and match.guild is None:
        lines.append(words.text("table-started-here"))
    elif match.phase == Phase.PLAYING:
        lines.append(words.text("table-started", place=markup.place(match.thread) if match.thread else ""))
    elif ending is not None and ending.winners:
        winners = words.join([bold(shown_names(match)[seat]) for seat in ending.winners])
        lines.append(words.text("table-won", who=winners, points=ending.scores[ending.winners[0]]))
    else:
        lines.append(words.text("match-over"))
    if match.commitment is not None:
        lines.append(f"-# {_sealed(match, words)}")
    return cut("\n".join(lines), CONTENT)


def _sealed(match: Table, words: Wording) -> str:
    """The commitment to the table's chance, and what each Join added to it, in order of sitting down."""
    joined = sorted(match.players, key=lambda player: player.place)
    values = [f"`{player.value}`" for player in joined]
    return words.text("table-sealed", seal=f"`{match.commitment}`", values=words.join(values))


def table_rows(match: Table) -> tuple[Row, ...]:
    if match.phase != Phase.LOBBY:
        return ()
    words = bot_words(match.language)
    return (
        (
            Button(Join(match.id).id, words.text("join"), "success"),
            Button(Leave(match.id).id, words.text("leave")),
            Button(Start(match.id).id, words.text("start"), "primary"),
        ),
        (
            Button(OpenOptions(match.id).id, words.text("options")),
            Button(Invite(match.id).id, words.text("invite")),
            Button(Cancel(match.id).id, words.text("cancel"), "danger"),
        ),
        (*_stand_ins(match, words), Button(HowToPlay(match.game).id, words.text("how-to-play"))),
    )


def _stand_ins(match: Table, words: Wording) -> tuple[Button, ...]:
    shown = GAMES[match.game].instincts.shown
    buttons = [Button(ChangeStandIns(match.id, "add").id, words.text("stand-in-add"))]
    if Strength.EASY in shown:
        buttons.append(Button(ChangeStandIns(match.id, "easy").id, words.text("stand-in-add-easy")))
    if Strength.STRONG in shown:
        buttons.append(Button(ChangeStandIns(match.id, "strong").id, words.text("stand-in-add-strong")))
    if any(player.stand_in for player in match.players):
        buttons.append(Button(ChangeStandIns(match.id, "remove").id, words.text("stand-in-remove")))
    return tuple(buttons)


def invite_panel(match: Table, words: Wording) -> Panel:
    menu = PeopleMenu(GuestsMenu(match.id).id, words.text("invite-pick"), most=5)
    return Panel(words.text("invite-title", match=match_name(match, words)), (menu,))


def _closed(match: Table) -> str:
    """Why a table is closed: stopped after it began, by its host, or because nobody is left."""
    if isinstance(match, Match):
        return "table-stopped"
    return "table-cancelled" if all(player.stand_in for player in match.players) else "cancelled"


def _seats(match: Table) -> str:
    if match.options.size:
        return str(size(match))
    return span(GAMES[match.game].meta.seats)


def _chosen(match: Table, words: Wording) -> list[str]:
    """The options in words, as far as they differ from the usual."""
    lines = []
    meta = GAMES[match.game].meta
    known = {variant.name: variant for variant in meta.offered}
    for name, choice in meta.unusual(seat_choices.chosen(match)).items():
        player = seat_choices.player_chosen(match, known[name], choice)
        said = in_words(match, known[name], choice, words)
        said = markup.escaped(said) if player else said
        lines.append(words.text("table-variant", name=words.game_text(f"variant-{name}"), choice=said))
    if match.options.pace != "relaxed":
        pace = words.text(f"pace-{match.options.pace}")
        lines.append(words.text("table-variant", name=words.text("kept-pace"), choice=pace))
    if match.options.private:
        lines.append(words.text("table-private-note"))
    if allowed(match):
        lines.append(words.text("table-hints-note"))
    if match.options.shared:
        lines.append(words.text("table-shared-note"))
    return lines
