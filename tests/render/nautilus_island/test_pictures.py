"""Boards, hands and score sheets as files."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core import codec
from games.core.model import Event, Say, Seat, Who
from games.core.rng import Rng
from games.nautilus_island.view import NautilusIslandView
from render import Picture, Scene, draw, draw_hand
from tests.kit.samples import first_quick
from tests.render.files import CLOSE_UP, check, image, sampled
from tests.render.nautilus_island import tables
from tests.render.nautilus_island.tables import GAME, NAMES, STRANGE

KEY = "nautilus_island"


def board(view: NautilusIslandView, scene: Scene | None = None) -> Picture:
    return draw(KEY, view, scene or Scene(NAMES[: len(view.players)]))


@pytest.mark.programs
@pytest.mark.parametrize(("seats", "variants", "every"), sampled([(2, {}), (3, {}), (4, {})], 11))
def test_positions_of_random_play_can_be_drawn_for_everyone(
    seats: int, variants: dict[str, str], every: int
) -> None:
    assert not variants
    for number, (state, asked, lately) in enumerate(tables.playout(seats, seed=seats)):
        if number % every and asked:
            continue
        viewer = asked[0].seat if asked else Seat(0)
        marks = {o.spot: o.spot for d in asked for o in d.options if o.spot}
        language = ("en", "fr", "it")[number % 3]
        own = Scene(NAMES[:seats], language, marks, lately)
        check(board(GAME.view(state, viewer), own), narrowest=CLOSE_UP)
        check(board(GAME.view(state, None), Scene(STRANGE[:seats], language, {}, lately)))
        check(draw_hand(KEY, GAME.view(state, viewer), own))


@pytest.mark.parametrize(
    "position", first_quick([tables.crowded, tables.ended, tables.start, tables.middle], 2)
)
def test_every_kind_of_picture_is_a_small_png_of_the_width_of_the_house(position: object) -> None:
    check(board(position(), tables.scene(len(position().players), trail=tables.trail()[:0])))  # type: ignore[operator]


def test_a_hand_of_any_size_is_drawn() -> None:
    every = [card for cards in GAME.facts.objects.values() for card in cards]  # type: ignore[attr-defined]
    for count in (0, 1, 4, 7, 12, 13, 24):
        check(draw_hand(KEY, tables.holding(*every[:count]), tables.scene()))
    check(draw_hand(KEY, tables.holding(*["coat"] * 9), tables.scene()))


def test_two_different_hands_give_the_same_public_picture() -> None:
    for number, (state, asked, lately) in enumerate(tables.playout(3, seed=5)):
        if number % 20 != 10 or not asked:
            continue
        public = board(GAME.view(state, None), Scene(NAMES[:3], trail=lately))
        other = codec.decode(GAME.state_type, codec.encode(state))
        GAME.resample(other, None, Rng(f"other{number}"))
        assert other.hands != state.hands
        assert board(GAME.view(other, None), Scene(NAMES[:3], trail=lately)) == public


def test_what_was_whispered_to_the_viewer_is_shown_to_the_viewer() -> None:
    whisper = Event(Say("found", tables.cards("crown")), audience=frozenset({Seat(1)}))
    own = replace(tables.middle(), viewer=Seat(1))
    plain = board(own, tables.scene(trail=tables.trail()[:6]))
    told = board(own, tables.scene(trail=(*tables.trail()[:6], whisper)))
    assert told.png != plain.png
    assert "crown" in told.text.partition("Column 1")[0]


def test_a_marked_column_shows_its_label_where_the_pawn_would_stand() -> None:
    plain, marked = (
        image(board(tables.middle(), tables.scene(marks=marks))).convert("RGB")
        for marks in ({"9": "9"}, {"9": "9", "1": "1"})
    )
    spot = (304, 520)
    assert plain.getpixel(spot) != marked.getpixel(spot)
    assert plain.crop((400, 64, 1400, 1000)).tobytes() == marked.crop((400, 64, 1400, 1000)).tobytes()


def test_rooms_not_in_use_are_boarded_up() -> None:
    four = image(board(tables.middle())).convert("RGB").crop((400, 320, 480, 420))
    two = image(board(tables.start())).convert("RGB").crop((400, 320, 480, 420))
    assert four.tobytes() != two.tobytes()


def test_two_pawns_at_one_spot_are_both_seen() -> None:
    shared = tables.middle()
    shared = replace(shared, players=(replace(shared.players[0], pawn=4), *shared.players[1:]))
    alone = replace(shared, players=(replace(shared.players[0], pawn=None), *shared.players[1:]))
    assert board(shared).png != board(alone).png


def test_a_card_of_another_data_set_is_drawn_as_a_crate() -> None:
    other = tables.holding("kelp", "coat")
    check(draw_hand(KEY, other, tables.scene()))
    check(board(replace(other, columns=((tables.up("kelp"),), *other.columns[1:]))))


def test_a_board_with_other_columns_is_drawn_too() -> None:
    pile = tables.up("kelp")
    other = replace(tables.middle(), open_rooms=(True,) * 6 + (False,), columns=((pile,) * 5,) * 6)
    check(board(other))


def test_a_player_who_left_is_said_to_have_left() -> None:
    players = tables.middle().players
    gone = replace(tables.middle(), players=(*players[:3], replace(players[3], left=True, pawn=None)))
    assert board(gone).png != board(tables.middle()).png
    assert "Dina has left the match." in board(gone).text


def test_an_event_of_the_end_does_not_disturb_the_picture() -> None:
    told = (*tables.trail(), Event(Say("won-tie", {"who": Who(Seat(1)), "points": 19})))
    check(board(tables.ended(), tables.scene(trail=told)))
