"""A table's options: what is chosen, in words, and forms to change it, five questions each."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from bot.limits import CONTENT, FORM_FIELDS, MENU_ITEMS, ROW_BUTTONS
from bot.match.time_control import PACES
from bot.presses.tables import OpenOptionsForm, OptionsForm
from bot.table import seat_choices
from bot.text.forms import AnyOf, Field, Filled, Form, FormChoice, OneOf, choice, form, hint, label, one
from bot.text.messages import match_name
from bot.text.rows import Button, Panel, cut
from bot.text.words import Wording
from games import GAMES
from games.core.game import PRESET, Variant
from storage.matches import Options, Table

TICKS = {"full": "start_full", "private": "private", "shared": "shared", "hints": "hints"}  # boxes: options
TABLE = 0  # the form of the table itself; the game's own options are in those after it


class Changes(NamedTuple):
    """What a form changes: the table's options, and variants by name."""

    options: Callable[[Options], Options]
    variants: dict[str, str]


def options_panel(match: Table, words: Wording) -> Panel:
    """All that is chosen now, and a button to each form."""
    lines = [words.text("options-title", match=match_name(match, words))]
    fields = (*_kept(match, words), *_ruled(match, words))
    lines += [_line(field.label, _said(field, words), words) for field in fields]
    buttons = [Button(OpenOptionsForm(match.id, TABLE).id, words.text("options-table"), "primary")]
    parts = _parts(match)
    for number in range(1, len(parts) + 1):
        said = words.text("options-rules" if len(parts) == 1 else "options-rules-part", part=number)
        buttons.append(Button(OpenOptionsForm(match.id, number).id, said, "primary"))
    return Panel(cut("\n".join(lines), CONTENT), (tuple(buttons[:ROW_BUTTONS]),))


def options_form(match: Table, part: int, words: Wording, interaction: int) -> Form | None:
    """A form of a table's options, filled in as they are; None if there is no such part."""
    if part > len(_parts(match)):
        return None
    fields = _kept(match, words) if part == TABLE else _ruled(match, words, part)
    title = words.text("options-table") if part == TABLE else GAMES[match.game].meta.title
    return form(OptionsForm(match.id, part, interaction).id, title, fields)


def changes(match: Table, part: int, filled: Filled) -> Changes:
    """What somebody changed: what was left as it was is not set again, so a preset is not undone."""
    if part != TABLE:
        meta = GAMES[match.game].meta
        picked = {variant.name: one(filled, variant.name) for variant in _part(match, part)}
        new = {n: c for n, c in picked.items() if c is not None and c != meta.chosen(match.variants, n)}
        return Changes(lambda options: options, new)

    def change(options: Options) -> Options:
        size, pace = one(filled, "size"), one(filled, "pace")
        if size is not None:
            options = replace(options, size=int(size) if size.isascii() and size.isdigit() else None)
        if pace in PACES:
            options = replace(options, pace=pace)
        if "boxes" in filled:
            ticked = {field: name in filled["boxes"] for name, field in TICKS.items()}
            options = replace(options, **ticked)
        return options

    return Changes(change, {})


def _kept(match: Table, words: Wording) -> tuple[Field, ...]:
    """What every table may choose."""
    options, seats = match.options, GAMES[match.game].meta.seats
    sizes = [choice("any", words.text("size-any"), chosen=options.size is None)]
    sizes += [choice(str(n), words.text("size-n", seats=n), chosen=options.size == n) for n in seats]
    paces = tuple(choice(each, words.text(f"pace-{each}"), chosen=options.pace == each) for each in PACES)
    boxes = tuple(
        choice(
            name, words.text(f"kept-{name}"), words.text(f"kept-{name}-hint"), chosen=getattr(options, field)
        )
        for name, field in TICKS.items()
    )
    return (
        OneOf("size", label(words.text("kept-size")), tuple(sizes)),
        OneOf("pace", label(words.text("kept-pace")), paces),
        AnyOf("boxes", label(words.text("kept-boxes")), boxes),
    )


def _parts(match: Table) -> list[tuple[Variant, ...]]:
    offered = GAMES[match.game].meta.offered
    return [offered[n : n + FORM_FIELDS] for n in range(0, len(offered), FORM_FIELDS)]


def _part(match: Table, part: int) -> tuple[Variant, ...]:
    parts = _parts(match)
    return parts[part - 1] if 0 < part <= len(parts) else ()


def _ruled(match: Table, words: Wording, part: int | None = None) -> tuple[Field, ...]:
    """What this game may choose: all of it, or one form's part."""
    variants = GAMES[match.game].meta.offered if part is None else _part(match, part)
    return tuple(
        OneOf(v.name, label(words.game_text(f"variant-{v.name}")), _choices(match, v, words), _hint(v, words))
        for v in variants
    )


def _choices(match: Table, variant: Variant, words: Wording) -> tuple[FormChoice, ...]:
    chosen = GAMES[match.game].meta.chosen(match.variants, variant.name)
    known = [each for each in variant.choices if _possible(match, variant, each)]
    if variant.name == PRESET and chosen not in known:
        known.append(chosen)  # a mix of one's own
    return tuple(
        choice(each, in_words(match, variant, each, words), chosen=each == chosen) for each in known
    )[:MENU_ITEMS]


def _possible(match: Table, variant: Variant, choice: str) -> bool:
    """Whether a choice can be made now: of those among seats, only seats that are taken."""
    return not variant.seats or choice == variant.default or int(choice) <= len(match.players)


def in_words(match: Table, variant: Variant, choice: str, words: Wording) -> str:
    """A choice in words; of a choice among seats the player's name."""
    player = seat_choices.player_chosen(match, variant, choice)
    if player:
        return words.name(player.name, stand_in=player.stand_in)
    return words.game_text(f"variant-{variant.name}-{choice}")


def _hint(variant: Variant, words: Wording) -> str:
    name = f"variant-{variant.name}-hint"
    return hint(words.game_text(name)) if words.game_has(name) else ""


def _said(field: Field, words: Wording) -> str:
    """What is chosen in a field."""
    assert isinstance(field, OneOf | AnyOf)
    found = [each.label for each in field.choices if each.chosen]
    return words.join(found) if found else words.text("no")


def _line(name: str, chosen: str, words: Wording) -> str:
    return f"- {words.text('options-line', name=name, choice=chosen)}"
