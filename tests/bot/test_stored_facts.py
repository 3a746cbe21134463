"""What is stored are facts: times, people, places and names get their markup and language when worded."""

from __future__ import annotations

import msgspec

from bot.match import letters
from bot.match.letters import Notice
from bot.text import messages
from games.core import codec
from games.core.model import Moment, Named, Person, Place, Seat, say
from storage.database import Database
from storage.transaction import Transaction
from tests.bot.company import ADA, BRUNO, CHIARA, DAVID, DAY, Company


async def written(database: Database) -> bytes:
    rows = await database.read(Transaction.all, "SELECT body FROM outbox")
    names = await database.read(Transaction.all, "SELECT name FROM players")
    return b"".join(row["body"] for row in rows) + "".join(row["name"] for row in names).encode()


async def test_no_markup_and_no_translation_is_stored(table: Company) -> None:
    await table.sits(ADA, BRUNO, CHIARA, pace="brisk")
    await table.pauses.ask(1, ADA)
    seat = await table.seat_of(CHIARA)
    await table.substitutes.replace(1, CHIARA, seat, DAVID)
    await table.substitutes.take_seat(2, DAVID, "David")
    await table.turns.move(1, 99)
    await table.passes(40 * DAY)  # reminders, a time-out, a vote, a stand-in
    assert any(player.stand_in for player in (await table.match()).players)
    notices = await table.notices()
    assert {"ask-pause", "seat-for", "seat-taken-by", "remind-until", "ask-absence"} <= set(notices)
    stored = await written(table.database)
    for markup in (b"<t:", b"<@", b"<#", b"(stand-in)", "⚙".encode(), b"**"):
        assert markup not in stored


async def test_facts_are_worded_when_the_letter_is_written(table: Company) -> None:
    match = await table.sits(ADA, BRUNO)
    sentences = (
        say("seat-for", who=Named("Nemo", True), by=Person(7), until=Moment(5.9)),
        say("moved-here", place=Place(8)),
        say("ask-end", voters=(Person(1), Person(2)), who=Named("*Bo*"), until=Moment(6)),
    )
    letter = letters.read(codec.encode(Notice(1, 1, "k", sentences)))
    assert isinstance(letter, Notice)
    english, french = (messages.notice(match, letter, language) for language in ("en", "fr"))
    assert "<@7>, would you play on for **⚙ Nemo**?" in english
    assert "<t:5:R>" in english and "<#8>" in english and "<@1> and <@2>: **\\*Bo\\***" in english
    assert "**⚙ Nemo**" in french and "<@1> et <@2>" in french


async def test_a_letter_stored_with_its_markup_is_delivered_as_it_is(table: Company) -> None:
    match = await table.sits(ADA, BRUNO)
    facts = {"who": {"type": "who", "seat": 0}, "until": "<t:5:R>", "voters": "<@11> <@12>"}
    sentence = {"type": "say", "name": "ask-pause", "facts": facts}
    old = {"type": "notice", "match": 1, "at": 1, "key": "p1", "sentences": [sentence], "ping": []}
    letter = letters.read(msgspec.msgpack.encode(old))
    assert isinstance(letter, Notice)
    name = messages.naming(match)(Seat(0))
    assert messages.notice(match, letter, "en") == (
        f"<@11> <@12>: {name} would like to pause this match."
        " Everyone else must agree, <t:5:R> at the latest."
    )


async def test_a_stand_in_is_called_one_in_the_readers_language(table: Company) -> None:
    match = await table.sits(ADA, stand_ins=1)
    stand_in = next(player for player in match.players if player.stand_in)
    assert stand_in.name == "Ned" and stand_in.seat is not None
    assert messages.shown_names(match, "fr")[stand_in.seat] == "⚙ Ned"
    assert messages.shown_names(match)[stand_in.seat] == "⚙ Ned"
