"""A downloaded match is accepted as it is, and whatever was changed in it is found where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bot.match.record import Record, finished
from bot.text import record_file
from bot.text.verify import Verdict, verdict_lines, verify
from bot.text.words import bot_words
from games import GAMES
from games.core.data import DataSet
from games.core.model import Action, Event, Say, Undo
from games.core.notation import read_row
from games.core.words import LANGUAGES
from tests.bot.company import ADA, BRUNO, CHIARA, company
from tests.bot.finished import record, with_row
from tests.kit.samples import first_quick, quick_and_dense

KEYS = tuple(GAMES)
PLACES = quick_and_dense("places", 1, 60)  # where each kind of change is tried


def checked(changed: Record) -> Verdict:
    return verify(changed, GAMES[changed.setup.game])


def found(changed: Record) -> tuple[str, object]:
    """What is found wrong first, and in which row."""
    verdict = checked(changed)
    assert verdict.differs is not None, "a change went unnoticed"
    said = verdict_lines(verdict, changed, bot_words("en", changed.setup.game))
    assert said[0].startswith("No: ")
    return verdict.differs.name, verdict.differs.facts.get("row")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seats", first_quick([2, 3]))
def test_an_honest_match_is_proven(key: str, seats: int) -> None:
    whole = record(key, seats)
    rows = [read_row(1, row.row.split()) for row in whole.rows[1:]]
    assert any(isinstance(row, Undo) and row.branch for row in rows)
    assert any(isinstance(row, Undo) and not row.branch for row in rows)
    assert seats == 2 or any(isinstance(row, Action) and row.step == "leave" for row in rows)
    assert checked(whole) == Verdict(len(whole.rows), None, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_json_hold_the_same(language: str) -> None:
    whole = record("nautilus_island", 2, 1, language)
    assert record_file.read(record_file.to_text(whole)) == whole
    assert record_file.read(record_file.to_json(whole).decode()) == whole
    (said,) = verdict_lines(checked(whole), whole, bot_words(language, whole.setup.game))
    assert str(len(whole.rows)) in said


def fallen(whole: Record) -> Iterator[tuple[int, int, Event]]:
    """Every number that fell or was told, by row and event."""
    for number, row in enumerate(whole.rows):
        for place, event in enumerate(row.events):
            if any(type(fact) is int for fact in event.say.facts.values()):
                yield number, place, event


def another_number(event: Event) -> Event:
    name = next(name for name, fact in event.say.facts.items() if type(fact) is int)
    fact = event.say.facts[name]
    assert isinstance(fact, int)
    return replace(event, say=Say(event.say.name, {**event.say.facts, name: fact + 1}))


def named(whole: Record) -> Iterator[tuple[int, int, Event]]:
    """Every card, tile or spot that was told."""
    for number, row in enumerate(whole.rows):
        for place, event in enumerate(row.events):
            if any(isinstance(fact, str | Say) for fact in event.say.facts.values()):
                yield number, place, event


def another_name(event: Event) -> Event:
    name = next(name for name, fact in event.say.facts.items() if isinstance(fact, str | Say))
    fact = event.say.facts[name]
    assert isinstance(fact, str | Say)
    changed = f"{fact}x" if isinstance(fact, str) else Say(fact.name, {**fact.facts, "forged": 1})
    return replace(event, say=Say(event.say.name, {**event.say.facts, name: changed}))


@PLACES
@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    ("where", "change"), [(fallen, another_number), (named, another_name)], ids=["die", "card"]
)
def test_a_changed_die_or_card_is_found_in_its_row(
    key: str,
    where: Callable[[Record], Iterator[tuple[int, int, Event]]],
    change: Callable[[Event], Event],
    places: int,
) -> None:
    whole = record(key)
    there = list(where(whole))
    for number, place, event in Random(key).sample(there, min(places, len(there))):
        row = whole.rows[number]
        events = (*row.events[:place], change(event), *row.events[place + 1 :])
        assert found(with_row(whole, number, replace(row, events=events))) == ("verify-row", number)


@PLACES
@pytest.mark.parametrize("key", KEYS)
def test_a_changed_action_is_found_in_its_row(key: str, places: int) -> None:
    """Another answer that was given somewhere else, or one that nobody could give."""
    whole, dice = record(key), Random(key)
    said = sorted({row.row for row in whole.rows[1:]})
    numbers = range(1, len(whole.rows))
    for number in dice.sample(numbers, min(places, len(numbers))):
        other = dice.choice([text for text in said if text != whole.rows[number].row])
        name, row = found(with_row(whole, number, replace(whole.rows[number], row=other)))
        assert name in ("verify-impossible", "verify-row", "verify-position")
        assert row == number


@PLACES
@pytest.mark.parametrize("key", KEYS)
def test_a_row_left_out_or_doubled_is_found(key: str, places: int) -> None:
    whole, dice = record(key), Random(key)
    for number in dice.sample(range(1, len(whole.rows)), min(places, len(whole.rows) - 1)):
        for rows in (
            (*whole.rows[:number], *whole.rows[number + 1 :]),
            (*whole.rows[:number], whole.rows[number], *whole.rows[number:]),
        ):
            name, row = found(replace(whole, rows=rows))
            assert row in (number, number + 1) or name == "verify-ending"  # without its last row


@PLACES
@pytest.mark.parametrize("key", KEYS)
def test_another_seed_is_not_what_was_sealed(key: str, places: int) -> None:
    whole = record(key)
    assert whole.seal is not None
    for bit in Random(key).sample(range(256), min(places, 256)):
        secret = f"{int(whole.seal.secret, 16) ^ (1 << bit):064x}"
        assert found(replace(whole, seal=replace(whole.seal, secret=secret)))[0] == "verify-commitment"
        seed = f"{int(whole.setup.seed, 16) ^ (1 << bit):064x}"
        assert found(replace(whole, setup=replace(whole.setup, seed=seed)))[0] == "verify-seed"
        again = replace(whole.seal, secret=secret)
        forged = replace(whole, seal=again, commitment=again.commitment)
        assert found(forged)[0] == "verify-seed"


@pytest.mark.parametrize("key", KEYS)
def test_other_seats_than_were_drawn_are_found(key: str) -> None:
    whole = record(key, 3)
    first, second, third = whole.seats
    for seats in ((second, first, third), (third, second, first), (second, third, first)):
        assert found(replace(whole, seats=seats))[0] == "verify-seats"


@pytest.mark.parametrize("key", KEYS)
def test_whoever_joined_otherwise_would_have_had_another_match(key: str) -> None:
    whole = record(key, 3)
    for number in range(3):
        joined = list(whole.joined)
        joined[number] = replace(joined[number], value=joined[number].value + 1)
        assert found(replace(whole, joined=tuple(joined)))[0] == "verify-seed"
    assert found(replace(whole, options={"first": "1"}))[0] == "verify-seed"


@pytest.mark.parametrize("key", KEYS)
def test_every_changed_data_file_is_named(key: str) -> None:
    whole, game = record(key), GAMES[key]
    for name in game.data_set.files:
        files = {**game.data_set.files, name: game.data_set.files[name] + "\nforged = 1\n"}
        assert record_file.read(record_file.to_text(whole)).data[name] != DataSet(files).file_digest(name)
        differs = verify(replace(whole, data={**whole.data, name: "0" * 64}), game).differs
        assert differs is not None and differs.facts["file"] == name


def test_lines_for_people_must_say_what_happened() -> None:
    whole = record("the_island")
    log = (*whole.log[:5], whole.log[5] + " Really.", *whole.log[6:])
    assert found(replace(whole, log=log))[0] == "verify-line"
    sheet = (*whole.sheet[:-1], whole.sheet[-1] + "1")
    assert found(replace(whole, sheet=sheet))[0] == "verify-line"


def test_another_ending_is_found() -> None:
    whole = record("nautilus")
    assert whole.ending is not None
    better = replace(whole.ending, scores=tuple(score + 1 for score in whole.ending.scores))
    assert found(replace(whole, ending=better))[0] == "verify-ending"


def test_what_cannot_be_proven_is_said() -> None:
    whole = record("nautilus_island")
    old = replace(whole, seal=None, commitment=None)
    assert [note.name for note in checked(old).unproven] == ["unproven-seal"]
    told = verdict_lines(checked(old), old, bot_words("en", "nautilus_island"))
    assert "sealed seed" not in told[0] and "no sealed seed" in told[1]
    assert checked(old).differs is None
    again = replace(whole, repeats=7)
    assert [note.name for note in checked(again).unproven] == ["unproven-seats"]
    other = replace(whole, edition="elsewhere")
    assert [note.name for note in checked(other).unproven] == ["unproven-edition"]
    assert checked(other).differs is None


@pytest.mark.parametrize("key", first_quick(KEYS))
async def test_a_match_with_a_substitute_and_a_stand_in_is_proven(tmp_path: Path, key: str) -> None:
    async with company(tmp_path / "substitute.db") as table:
        await table.sits(ADA, BRUNO, game=key, stand_ins=1)
        await table.plays()
        await table.substitutes.replace(1, ADA, await table.seat_of(ADA), CHIARA)
        await table.substitutes.take_seat(1, CHIARA, "Chiara")
        while (position := await table.live()).asked:
            decision = next(one for one in position.asked if one.answer is None)
            if position.match.in_seat(decision.seat).stand_in:
                await table.passes(1)
            else:
                await table.plays()
        whole = record_file.make(await table.database.read(finished, 1), "en")
    assert "Chiara" in whole.names and "Ada" not in whole.names
    assert checked(record_file.read(record_file.to_text(whole))) == Verdict(len(whole.rows), None, ())


@pytest.mark.parametrize("key", KEYS)
def test_the_sheet_of_a_file_adds_up_to_the_points(key: str) -> None:
    whole = record(key)
    assert whole.ending is not None
    total = next(line for line in reversed(whole.sheet) if line.startswith("Total"))
    assert [int(number) for number in total.split()[-2:]] == list(whole.ending.scores)
