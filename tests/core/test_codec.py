"""Values to bytes and back."""

from __future__ import annotations

import msgspec
import pytest

from games.core import codec
from games.core.model import Action, Event, Say, Seat, Transcript, Undo, Who, say
from tests.spikes.dome import GAME


def test_an_event_with_names_and_sentences_inside_survives() -> None:
    cards = (Say("coat"), Who(Seat(0)), "x")
    gathered = say("gathered", who=Who(Seat(1)), cards=cards, count=3, none=None)
    event = Event(gathered, frozenset((Seat(1),)), reveals=True)
    assert codec.decode(Event, codec.encode(event)) == event


def test_a_transcript_with_take_backs_survives() -> None:
    rows = (Action(Seat(0), "act", ("gather",)), Undo(1), Action(Seat(0), "act", ()))
    transcript = Transcript(GAME.setup(2, "x"), rows)
    assert codec.decode(Transcript, codec.encode(transcript)) == transcript


def test_a_copy_shares_nothing_with_its_model() -> None:
    state = GAME.deal(GAME.setup(2, "x"))
    twin = codec.copy(state)
    twin.deck.pop()
    twin.stack[0].memo["card"] = "crew"
    assert len(state.deck) == len(twin.deck) + 1
    assert not state.stack[0].memo


def test_a_table_keeps_the_order_it_was_made_in() -> None:
    table = {Seat(2): "b", Seat(0): "a"}
    assert list(codec.decode(dict[Seat, str], codec.encode(table))) == [2, 0]


def test_different_values_have_different_names() -> None:
    assert codec.hash_of({"a": 1}) != codec.hash_of({"a": 2})


def test_bytes_of_another_kind_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        codec.decode(Event, codec.encode({"say": 5}))
