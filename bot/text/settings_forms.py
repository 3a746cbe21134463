"""The settings of a person and of a server as forms, and what was filled in as settings again."""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec.structs import replace

from bot.match import zones
from bot.presses.settings import SettingsForm, Whose
from bot.text.forms import (
    AnyOf,
    ChannelsOf,
    Filled,
    Form,
    FormChoice,
    OneOf,
    TextField,
    choice,
    form,
    hint,
    label,
    one,
)
from bot.text.words import Wording
from games.core.model import RuleError
from games.core.words import LANGUAGES
from storage.people import PaletteChoice, Preferences, RemindBy
from storage.servers import ServerSettings

REMINDERS = (6, 12, 24, 48, 72)  # hours, as the form offers them
NONE = "none"
AUTO = "auto"  # the language in which a person's app or a server is set


class SecretsGo(StrEnum):
    """How a person hears what they alone may know."""

    BY_DM = "dm"
    WITH_THE_HAND = "hand"


class MayOpen(StrEnum):
    """Who may open tables in a server."""

    EVERYONE = "everyone"
    MODERATORS = "moderators"


def my_form(own: Preferences, words: Wording, interaction: int) -> Form:
    """What a person may choose, in five fields."""
    kept = choice("contrast", words.text("palette-contrast"), chosen=own.palette == PaletteChoice.CONTRAST)
    large = choice("large", words.text("large-print"), words.text("cmd-settings-large"), chosen=own.large)
    taught = choice("lessons", words.text("lessons-shown"), words.text("lessons-hint"), chosen=own.lessons)
    ranked = choice("standing", words.text("standing-wish"), words.text("standing-hint"), chosen=own.standing)
    hours_hint = hint(words.text("form-quiet-hint"))
    fields = (
        OneOf("language", label(words.text("form-language")), _languages(own.language, words)),
        OneOf("private", label(words.text("form-private")), _private(own, words)),
        AnyOf("pictures", label(words.text("form-pictures")), (kept, large, taught, ranked)),
        TextField("quiet", label(words.text("form-quiet")), _quiet(own), hours_hint, longest=60),
        OneOf("remind", label(words.text("form-remind")), _reminders(own, words)),
    )
    return form(_id("me", interaction), words.text("settings-form"), fields)


def my_settings(own: Preferences, filled: Filled) -> Preferences:
    """The settings after the form; what was left empty stays as it is, boxes and hours aside."""
    language, private, remind = one(filled, "language"), one(filled, "private"), one(filled, "remind")
    if language in (AUTO, *LANGUAGES):
        own = replace(own, language=chosen_language(language))
    if private in list(SecretsGo):
        own = replace(own, by_dm=private == SecretsGo.BY_DM)
    if "pictures" in filled:
        ticked = filled["pictures"]
        palette = PaletteChoice.CONTRAST if "contrast" in ticked else PaletteChoice.STANDARD
        own = replace(own, palette=palette, large="large" in ticked, lessons="lessons" in ticked)
        own = replace(own, standing="standing" in ticked)
    if "quiet" in filled:
        own = quieted(own, one(filled, "quiet") or "off")
    if remind is not None:
        own = _reminded(own, remind)
    return own


def server_form(server: ServerSettings, words: Wording, interaction: int) -> Form:
    """What moderators may choose for their server."""
    who = (
        choice(MayOpen.EVERYONE, words.text("who-all"), chosen=not server.moderators_only),
        choice(MayOpen.MODERATORS, words.text("who-mods"), chosen=server.moderators_only),
    )
    where = hint(words.text("form-channels-hint"))
    fields = (
        OneOf("language", label(words.text("form-server-language")), _languages(server.language, words)),
        ChannelsOf("channels", label(words.text("form-channels")), server.channels, where),
        OneOf("who", label(words.text("form-who")), who),
    )
    return form(_id("server", interaction), words.text("server-form"), fields)


def server_settings(server: ServerSettings, filled: Filled) -> ServerSettings:
    language, who = one(filled, "language"), one(filled, "who")
    if language in (AUTO, *LANGUAGES):
        server = replace(server, language=chosen_language(language))
    if who in list(MayOpen):
        server = replace(server, moderators_only=who == MayOpen.MODERATORS)
    if "channels" in filled:
        server = replace(server, channels=tuple(sorted(int(id) for id in filled["channels"] if id.isdigit())))
    return server


def chosen_language(word: str) -> str | None:
    """The language of a choice; None: as the person's app or the server is set."""
    return None if word == AUTO else word


_HOURS = re.compile(r"([0-9]{1,2})(?:h|:00)?\s*[-–]\s*([0-9]{1,2})(?:h|:00)?")


def quieted(own: Preferences, text: str) -> Preferences:
    """The settings with quiet hours as written, "22-7" or "22-7 Europe/Paris"; no zone named: as it is."""
    when, _, where = re.sub(r"\s*([-–])\s*", r"\1", text.strip()).partition(" ")
    own = replace(own, quiet=hours(when))
    return replace(own, zone=zones.known(where)) if where.strip() else own


def hours(text: str) -> tuple[int, int] | None:
    """ "22-7" as hours of the day; "off" for none."""
    if text.strip().casefold() in ("off", "-", "–", "0"):
        return None
    found = _HOURS.fullmatch(text.strip().casefold())
    if found is None:
        raise RuleError("bad-hours")
    begin, end = (int(hour) for hour in found.groups())
    if max(begin, end) > 24 or begin % 24 == end % 24:
        raise RuleError("bad-hours")
    return begin % 24, end % 24


def _id(whose: Whose, interaction: int) -> str:
    return SettingsForm(whose, interaction).id


def _languages(chosen: str | None, words: Wording) -> tuple[FormChoice, ...]:
    known = (AUTO, *LANGUAGES)
    return tuple(choice(key, words.text(f"language-{key}"), chosen=(chosen or AUTO) == key) for key in known)


def _private(own: Preferences, words: Wording) -> tuple[FormChoice, ...]:
    return (
        choice(SecretsGo.BY_DM, words.text("private-dm"), chosen=own.by_dm),
        choice(SecretsGo.WITH_THE_HAND, words.text("private-hand"), chosen=not own.by_dm),
    )


def _quiet(own: Preferences) -> str:
    return " ".join((f"{own.quiet[0]}-{own.quiet[1]}", own.zone or "")).strip() if own.quiet else ""


def _reminders(own: Preferences, words: Wording) -> tuple[FormChoice, ...]:
    """No reminders, or every few hours by one way or the other; the person's own number among them."""
    every = sorted({*REMINDERS, *([own.remind] if own.remind else [])})
    found = [choice(NONE, words.text("remind-none"), chosen=not own.remind)]
    for way in RemindBy:
        for number in every:
            said = words.text("remind-every", hours=number, how=words.text(f"remind-by-{way}"))
            chosen = (number, way) == (own.remind, own.remind_by)
            found.append(choice(f"{way}-{number}", said, chosen=chosen))
    return tuple(found)


def _reminded(own: Preferences, chosen: str) -> Preferences:
    if chosen == NONE:
        return replace(own, remind=0)
    way, _, number = chosen.partition("-")
    if way in tuple(RemindBy) and number.isdigit():
        return replace(own, remind=min(int(number), 240), remind_by=RemindBy(way))
    return own
