"""One living DM for a table and a person: edited while it need not ring, replaced when it should."""

from __future__ import annotations

from msgspec import structs

from bot.match import letters
from bot.match.commit import Committer
from bot.match.letters import Whisper
from games.core import codec
from games.core.model import Event, Say
from local_discord.pilot import Pilot
from local_discord.rest.server import Request
from storage import outbox
from storage.transaction import Transaction
from tests.bot.evening import Evening


async def whispers(evening: Evening, pilot: Pilot, said: str, *, rings: bool = False) -> None:
    """Put a private word into the outbox, as another's move would, and wait until it is delivered."""
    position = await evening.app.turns.live(1)
    seat = next(p.seat for p in position.match.players if p.user == int(pilot.id))
    assert seat is not None
    view = codec.encode(position.game.view(position.state, seat))
    dropped = Say("order-dropped", {"answer": said, "question": Say("order-any-question")})
    letter = Whisper(1, position.at, seat, (dropped,), view, rings, about=said)

    def insert(tx: Transaction) -> None:
        outbox.insert(tx, 1, letter.at, f"dm:{pilot.id}", codec.encode(letter), board=True)

    await evening.app.database.write(insert)
    await evening.all_said()


def private(pilot: Pilot) -> list[str]:
    """What somebody finds in their DM about the table."""
    return [message.text for message in pilot.person.dm if "for your eyes only" in message.text]


def sent(evening: Evening) -> list[Request]:
    """The private words that came as messages of their own."""
    return [
        call for call in evening.box.log if call.method == "POST" and "for your eyes" in str(call.payload)
    ]


async def test_what_is_new_is_added_to_the_message_nobody_acted_on(evening: Evening) -> None:
    first, _ = await evening.open_table("Ada", "Bruno")
    await whispers(evening, first, "pearl")
    await whispers(evening, first, "coral")
    (living,) = private(first)
    assert "pearl" in living and "coral" in living
    assert len(sent(evening)) == 1, "an edit makes no sound"


async def test_a_fresh_message_that_rings_takes_along_what_was_not_acted_on(evening: Evening) -> None:
    first, _ = await evening.open_table("Ada", "Bruno")
    await whispers(evening, first, "pearl")
    (before,) = first.person.dm[-1:]
    await whispers(evening, first, "coral", rings=True)
    (living,) = private(first)
    assert "pearl" in living and "coral" in living
    assert first.person.dm[-1]["id"] != before["id"], "an edit would not have rung"


async def test_what_was_acted_on_is_old_news(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await whispers(evening, mover, "pearl")
    await evening.plays(mover)
    await whispers(evening, mover, "coral")
    (living,) = private(mover)
    assert "pearl" not in living and "coral" in living
    assert len(sent(evening)) == 1, "no sound for what can wait"


async def test_a_living_message_that_cannot_be_edited_is_followed_by_another(evening: Evening) -> None:
    first, _ = await evening.open_table("Ada", "Bruno")
    await whispers(evening, first, "pearl")
    evening.box.faults.refuse("PATCH", r"/channels/\d+/messages/\d+$", status=403, code=50001)
    await whispers(evening, first, "coral")
    (living,) = private(first)
    assert "pearl" in living and "coral" in living


async def test_an_edit_that_a_crash_left_unnoted_is_not_made_twice(evening: Evening) -> None:
    first, _ = await evening.open_table("Ada", "Bruno")
    for said in ("pearl", "coral", "coral"):  # the same letter is taken up again
        await whispers(evening, first, said)
    (living,) = private(first)
    assert living.count("coral") == 1


async def test_whoever_is_at_the_table_hears_no_sound(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    await evening.plays(mover)
    position = await evening.app.turns.live(1)
    (seat,) = (p.seat for p in position.match.players if p.user == int(mover.id))
    assert seat is not None
    asked = structs.replace(position, asked=(structs.replace(position.asked[0], seat=seat),))
    found = Event(Say("order-asked"), frozenset((seat,)))
    letter: list[Whisper] = []

    def whispered(tx: Transaction) -> None:
        Committer(evening.box.clock.now).whisper(tx, asked, [found])
        waiting = [letters.read(one.body) for one in outbox.undelivered(tx, 1)]
        letter.extend(one for one in waiting if isinstance(one, Whisper))

    await evening.app.database.write(whispered)
    assert letter[0].your_turn and not letter[0].rings, "their panel is open"
