"""The lobby's message and its options, in plain data."""

from __future__ import annotations

from bot.match.time_control import PACES
from bot.table.lobby import size
from bot.text.messages import LONGEST, escaped, match_name, span
from bot.text.panel import Button, Item, Menu, Panel, PeopleMenu, Row, cut
from bot.text.words import Wording, bot_words
from games import GAMES
from games.core.game import Variant
from storage.matches import Match, Phase, Table

KEPT = ("size", "pace", "full", "private", "shared")
"""Options of the table itself, beside the game's variants."""


def table_text(match: Table, host: str) -> str:
    """The lobby's message."""
    words = bot_words(match.language, match.game)
    meta = GAMES[match.game].meta
    title = words.text("table-title", game=meta.title, match=match.id)
    if match.phase == Phase.CANCELLED:
        return f"{title}\n{words.text(_closed(match))}"
    lines = [title, f"-# {words.text('table-credits', credits=meta.credits)}"]
    lines.append(words.text("table-seats", seats=_seats(match), minutes=meta.minutes))
    lines += _chosen(match, words)
    names = words.join([f"**{escaped(name)}**" for name in match.names])
    lines.append(words.text("table-who", names=names) if match.players else words.text("table-empty"))
    if match.phase == Phase.LOBBY:
        hint = "table-hint-full" if match.options.start_full else "table-hint"
        lines.append(words.text(hint, host=f"**{escaped(host)}**"))
    elif match.phase == Phase.PLAYING:
        lines.append(words.text("table-started", place=f"<#{match.thread}>" if match.thread else ""))
    else:
        lines.append(words.text("match-over"))
    return cut("\n".join(lines), LONGEST)


def table_rows(match: Table) -> tuple[Row, ...]:
    if match.phase != Phase.LOBBY:
        return ()
    words = bot_words(match.language)
    return (
        (
            Button(f"join:{match.id}", words.text("join"), "success"),
            Button(f"leave:{match.id}", words.text("leave")),
            Button(f"start:{match.id}", words.text("start"), "primary"),
        ),
        (
            Button(f"options:{match.id}", words.text("options")),
            Button(f"invite:{match.id}", words.text("invite")),
            Button(f"cancel:{match.id}", words.text("cancel"), "danger"),
        ),
        _stand_ins(match, words),
    )


def _stand_ins(match: Table, words: Wording) -> tuple[Button, ...]:
    add = Button(f"standin:{match.id}:add", words.text("stand-in-add"))
    if not any(player.stand_in for player in match.players):
        return (add,)
    return add, Button(f"standin:{match.id}:remove", words.text("stand-in-remove"))


def options_panel(match: Table, words: Wording) -> Panel:
    """All that can be chosen; picking one opens its choices."""
    meta = GAMES[match.game].meta
    items = [Item(f"kept:{name}", _kept_label(match, name, words)) for name in KEPT]
    items += [Item(f"variant:{v.name}", _variant_label(match, v, words)) for v in meta.variants]
    menus = tuple(
        Menu(f"menu:{match.id}:options:{n}", words.text("options-pick"), tuple(items[n * 25 : n * 25 + 25]))
        for n in range((len(items) + 24) // 25)
    )
    return Panel(words.text("options-title", match=match_name(match, words)), menus)


def choices_panel(match: Table, which: str, words: Wording) -> Panel:
    """The choices of one option."""
    kind, _, name = which.partition(":")
    if kind == "kept":
        items = _kept_choices(match, name, words)
        title = words.text(f"kept-{name}")
    else:
        variant = next(v for v in GAMES[match.game].meta.variants if v.name == name)
        chosen = match.variants.get(name, variant.default)
        title = words.game_text(f"variant-{name}")
        items = tuple(
            Item(choice, cut(words.game_text(f"variant-{name}-{choice}"), 100), choice == chosen)
            for choice in variant.choices
        )
    menu = Menu(f"menu:{match.id}:choose:{which}", cut(title, 150), items)
    back = Button(f"options:{match.id}:again", words.text("back"))
    return Panel(f"**{title}**", (menu, (back,)))


def invite_panel(match: Table, words: Wording) -> Panel:
    menu = PeopleMenu(f"people:{match.id}:guests", words.text("invite-pick"), most=5)
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
    for name, choice in sorted(match.variants.items()):
        said = words.game_text(f"variant-{name}-{choice}")
        lines.append(words.text("table-variant", name=words.game_text(f"variant-{name}"), choice=said))
    if match.options.pace != "relaxed":
        pace = words.text(f"pace-{match.options.pace}")
        lines.append(words.text("table-variant", name=words.text("kept-pace"), choice=pace))
    if match.options.private:
        lines.append(words.text("table-private-note"))
    if match.options.shared:
        lines.append(words.text("table-shared-note"))
    return lines


def _kept_label(match: Table, name: str, words: Wording) -> str:
    chosen = next(item.label for item in _kept_choices(match, name, words) if item.chosen)
    return cut(words.text("options-line", name=words.text(f"kept-{name}"), choice=chosen), 100)


def _variant_label(match: Table, variant: Variant, words: Wording) -> str:
    choice = match.variants.get(variant.name, variant.default)
    said = words.game_text(f"variant-{variant.name}-{choice}")
    name = words.game_text(f"variant-{variant.name}")
    return cut(words.text("options-line", name=name, choice=said), 100)


def _kept_choices(match: Table, name: str, words: Wording) -> tuple[Item, ...]:
    options = match.options
    if name == "size":
        any_size = Item("any", words.text("size-any"), options.size is None)
        seats = GAMES[match.game].meta.seats
        return (any_size, *(Item(str(n), words.text("size-n", seats=n), options.size == n) for n in seats))
    if name == "pace":
        return tuple(Item(one, words.text(f"pace-{one}"), options.pace == one) for one in PACES)
    value = {"full": options.start_full, "private": options.private, "shared": options.shared}[name]
    return (
        Item("no", words.text("no"), not value),
        Item("yes", words.text("yes"), value),
    )
