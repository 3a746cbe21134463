"""Quiet hours and vacations by somebody's own clock, in summer and in winter."""

from __future__ import annotations

import datetime

import pytest

from bot.match import zones
from bot.match.time_control import HOUR, awake, sleeps
from games.core.model import RuleError
from storage import people
from storage.people import Preferences
from tests.bot.company import ADA, Company
from tests.bot.evening import Evening


def moment(text: str) -> float:
    """A moment written in UTC."""
    return datetime.datetime.fromisoformat(f"{text}+00:00").timestamp()


def test_quiet_hours_follow_the_persons_own_clock_through_the_year() -> None:
    nights = Preferences(quiet=(22, 7), zone="Europe/Paris")
    assert awake(nights, moment("2026-01-10T23:00")) == moment("2026-01-11T06:00")
    assert awake(nights, moment("2026-07-10T23:00")) == moment("2026-07-11T05:00")


def test_the_night_of_the_change_ends_at_seven_by_the_new_clock() -> None:
    nights = Preferences(quiet=(22, 7), zone="Europe/Paris")
    assert awake(nights, moment("2026-03-28T22:00")) == moment("2026-03-29T05:00")
    assert awake(nights, moment("2026-10-24T22:00")) == moment("2026-10-25T06:00")


@pytest.mark.parametrize("zone", ["Asia/Kolkata", "America/St_Johns", "Pacific/Kiritimati"])
def test_far_from_greenwich_nobody_is_woken_before_the_hours_are_over(zone: str) -> None:
    nights = Preferences(quiet=(22, 7), zone=zone)
    for half_hour in range(48):
        then = awake(nights, half_hour * HOUR / 2)
        assert not sleeps(nights, then)
        assert then == half_hour * HOUR / 2 or zones.local(then, zone).strftime("%H:%M") == "07:00"


def test_what_was_stored_before_there_were_zones_is_meant_in_utc() -> None:
    nights = Preferences(quiet=(22, 7))
    assert awake(nights, moment("2026-07-10T23:00")) == moment("2026-07-11T07:00")


def test_a_zone_that_is_known_no_more_is_taken_for_utc() -> None:
    assert zones.local(0.0, "Atlantis/Harbour").utcoffset() == datetime.timedelta(0)


@pytest.mark.parametrize(
    ("typed", "zone"), [("europe/paris", "Europe/Paris"), (" new york ", "America/New_York"), ("utc", "UTC")]
)
def test_a_zone_may_be_typed_by_its_name_or_its_city(typed: str, zone: str) -> None:
    assert zones.known(typed) == zone


@pytest.mark.parametrize("typed", ["Atlantis", "", "../etc/passwd", "/Europe/Paris", "Europe/Paris\0"])
def test_what_is_no_zone_is_refused(typed: str) -> None:
    with pytest.raises(RuleError) as refused:
        zones.known(typed)
    assert refused.value.say.name == "no-such-zone"


async def test_a_vacation_ends_at_the_hour_it_began_by_ones_own_clock(table: Company) -> None:
    table.now = moment("2026-03-27T12:00")
    await table.prefers(ADA, Preferences(zone="Europe/Paris"))
    until = await table.reminders.go_away(ADA, "Ada", 5)
    assert until == moment("2026-04-01T11:00")


async def test_the_zone_is_chosen_among_suggestions_and_shown_with_the_hours(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    offered = await ada.person.autocomplete("settings me", "zone", "rom")
    assert offered[0]["value"] == "Europe/Rome"
    told = (await ada.slash("settings me", zone="Europe/Rome", quiet="22-7")).text
    assert "22–7 Europe/Rome" in told and "Time zone: Europe/Rome" in told
    kept = await evening.app.database.read(people.preferences, int(ada.id))
    assert (kept.quiet, kept.zone) == ((22, 7), "Europe/Rome")


async def test_hours_and_zone_are_one_line_of_the_form(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    await ada.slash("settings me")
    assert ada.answer is not None
    told = await ada.person.submit(ada.answer, {"quiet": "23 - 8 asia/tokyo"})
    assert "23–8 Asia/Tokyo" in told.text
    again = (await ada.slash("settings me")).modal["components"]
    values = [part["component"].get("value") for part in again]
    assert "23-8 Asia/Tokyo" in values


async def test_a_zone_that_is_unknown_gets_a_kind_answer_and_changes_nothing(evening: Evening) -> None:
    (ada,) = evening.people("Ada")
    await ada.slash("settings me", zone="Europe/Rome")
    answer = await ada.slash("settings me", zone="Atlantis", remind=48)
    assert 'I know no time zone "Atlantis"' in answer.text and "UTC" in answer.text
    told = (await ada.slash("settings me", large=False)).text
    assert "Europe/Rome" in told and "48" not in told
