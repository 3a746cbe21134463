"""Time zones: the hour of the day where somebody lives, and zones as people type them."""

from __future__ import annotations

import datetime
import zoneinfo
from functools import lru_cache

from games.core.model import RuleError

UTC = "UTC"
_CONTINENTS = ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe")
_OCEANS = ("Indian", "Pacific")


def local(moment: float, zone: str | None) -> datetime.datetime:
    """A moment as a calendar and a clock show it in a zone; None, or one that is known no more: UTC."""
    return datetime.datetime.fromtimestamp(moment, _zone(zone or UTC))


def days_later(moment: float, days: int, zone: str | None) -> float:
    """The same hour of the clock so many days later, whatever summer time does in between."""
    return (local(moment, zone) + datetime.timedelta(days=days)).timestamp()


def known(typed: str) -> str:
    """The zone somebody typed, by its whole name or its city; a refusal where there is none, or several."""
    wanted = _plain(typed)
    found = [zone for zone in names() if wanted in (_plain(zone), _plain(_city(zone)))]
    if len(found) != 1:
        raise RuleError("no-such-zone", zone=typed)
    return found[0]


def suggestions(typed: str) -> list[str]:
    """Zones that have what was typed in their names, those first whose city begins with it."""
    wanted = _plain(typed)
    found = [zone for zone in names() if wanted in _plain(zone)]
    return sorted(found, key=lambda zone: (not _plain(_city(zone)).startswith(wanted), zone))


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """Zones named by a place, and UTC; not the old names without one."""
    places = (*_CONTINENTS, *_OCEANS)
    return (UTC, *sorted(zone for zone in zoneinfo.available_timezones() if zone.split("/")[0] in places))


@lru_cache(maxsize=64)
def _zone(name: str) -> datetime.tzinfo:
    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        return datetime.UTC


def _city(zone: str) -> str:
    return zone.rpartition("/")[2]


def _plain(text: str) -> str:
    return text.strip().casefold().replace("_", " ")
