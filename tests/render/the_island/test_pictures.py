"""Boards, options, hands and score sheets of The Island as files."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core import codec
from games.core.model import Event, Say, Seat, Who
from games.core.rng import Rng
from games.the_island import GAME
from games.the_island.view import Chosen, IslandView
from render.palette import OPTION, rgb
from render.scene import Picture, Scene
from render.the_island import draw, draw_hand
from render.the_island.board import CHART
from tests.kit.samples import first_quick, quick_and_dense
from tests.render.files import CLOSE_UP, check, image, sampled
from tests.render.the_island import tables
from tests.render.the_island.tables import NAMES, STRANGE

MOST = 215_000  # bytes of a board with everybody on it


def board(view: IslandView, scene: Scene | None = None) -> Picture:
    return draw(view, scene or Scene(NAMES[: len(view.players)]))


def around(picture: Picture, spot: str, reach: int = 40) -> bytes:
    """What is drawn at a hex of the whole board."""
    x, y = CHART.at(spot)
    return image(picture).convert("RGB").crop((x - reach, y - reach, x + reach, y + reach)).tobytes()


TABLES = [
    (4, {}),
    (3, {"crowded": "on", "ending": "last_tile", "relaxed_memory": "on"}),
    (2, {"two_colours": "more_boats", "ending": "last_explorer"}),
    (2, {"all_equal": "on", "strict_landing": "on", "orders_only": "on"}),
]


@pytest.mark.programs
@pytest.mark.parametrize(("seats", "variants", "every"), sampled(TABLES, 23))
def test_positions_of_random_play_can_be_drawn_for_everyone(
    seats: int, variants: dict[str, str], every: int
) -> None:
    for number, (state, asked, lately) in enumerate(tables.playout(seats, seats, variants, wisely=True)):
        if number % every and asked:
            continue
        language = ("en", "fr", "it")[number % 3]
        decision = asked[0] if asked else None
        viewer = decision.seat if decision else Seat(0)
        own = Scene(NAMES[:seats], language, tables.marks_of(decision) if decision else {}, lately)
        check(board(GAME.view(state, viewer), own), MOST, narrowest=CLOSE_UP)
        check(board(GAME.view(state, None), Scene(STRANGE[:seats], language, {}, lately)), MOST)
        check(draw_hand(GAME.view(state, viewer), own))


@pytest.mark.parametrize("position", [tables.start, tables.middle, tables.crowded, tables.threatened])
def test_every_kind_of_board_is_a_small_png_of_the_width_of_the_house(position: object) -> None:
    check(board(position(), tables.scene(trail=tables.trail())))  # type: ignore[operator]


@pytest.mark.parametrize("kept", [0, 1, 4, 5, 6, 7, 13])
def test_a_hand_of_any_size_is_drawn(kept: int) -> None:
    symbols = ("dolphin", "wind", "move_serpent", "move_shark", "move_whale", "repel_shark", "repel_whale")
    for language in ("en", "fr", "it"):
        check(draw_hand(tables.keeping(*(symbols * 2)[:kept]), tables.scene(language=language)))


def test_other_tiles_and_values_give_the_same_public_picture() -> None:
    differing = 0
    for number, (state, asked, lately) in enumerate(tables.playout(3, seed=5)):
        if number % 60 != 30 or not asked:
            continue
        public = board(GAME.view(state, None), Scene(NAMES[:3], trail=lately))
        other = codec.decode(GAME.state_type, codec.encode(state))
        GAME.resample(other, None, Rng(f"other{number}"))
        differing += (other.hands, other.values, other.under) != (state.hands, state.values, state.under)
        assert board(GAME.view(other, None), Scene(NAMES[:3], trail=lately)) == public
    assert differing


def test_a_player_sees_the_own_explorers_by_their_handles_and_the_public_by_colour() -> None:
    public, own = (board(replace(tables.middle(), viewer=viewer)) for viewer in (None, Seat(0)))
    assert around(public, "f9") != around(own, "f9")
    assert around(public, "j5") == around(own, "j5")


def test_a_swimmer_looks_different_from_one_on_land() -> None:
    on_land = board(tables.middle())
    terrain = {spot: kind for spot, kind in tables.middle().terrain.items() if spot != "j5"}
    assert around(board(replace(tables.middle(), terrain=terrain)), "j5") != around(on_land, "j5")


@pytest.mark.parametrize("spot", ["g7", "g6", "h6", "g9"])
def test_every_explorer_in_a_crowd_counts(spot: str) -> None:
    full = tables.crowded()
    folk = full.people.get(spot, ())
    beasts = {kind: tuple(s for s in spots if s != spot) for kind, spots in full.creatures.items()}
    fewer = replace(full, creatures=beasts, people={**full.people, spot: (*folk, "ax")})
    assert around(board(full), spot) != around(board(fewer), spot)


def test_marked_hexes_wear_a_ring_and_the_others_do_not() -> None:
    own = replace(tables.middle(), step=3)
    plain, marked = board(own), board(own, tables.scene(marks={"f9": "f9"}))
    yellow = bytes(rgb(OPTION))
    assert around(marked, "f9", 50).count(yellow) > 100 + around(plain, "f9", 50).count(yellow)
    assert around(plain, "j5") == around(marked, "j5")


def test_whoever_may_pick_sees_only_the_part_of_the_board_where_that_is() -> None:
    near, far = {"f9": "f9", "g9": "g9"}, {"a1": "a1", "f12": "f12", "m7": "m7"}
    own = replace(tables.middle(), viewer=Seat(1), step=3)
    assert image(board(own, tables.scene(marks=near))).width == 700
    assert image(board(own, tables.scene(marks=far))).width == 1400
    assert image(board(replace(own, viewer=None), tables.scene(marks=near))).width == 1400


@pytest.mark.programs
def test_few_ways_of_one_piece_are_shown_enlarged() -> None:
    ways = {spot: spot for spot in ("h9", "g9", "g10", "h11", "i9", "i10")}
    assert image(board(tables.choosing(), tables.scene(marks=ways))).height == 964
    assert image(board(tables.choosing(), tables.scene(marks={**ways, "a1": "a1"}))).height == 1176
    check(board(tables.choosing(), tables.scene(marks=ways, language="it")))


@pytest.mark.programs
def test_an_explorer_is_moved_out_of_a_boat_too() -> None:
    aboard = replace(tables.choosing(), people={}, creatures={}, boats={"h10": ("bs", "cq")})
    check(board(aboard, tables.scene(marks={"h9": "h9"})))


@quick_and_dense("hexes", 1, 2)
@pytest.mark.parametrize("corner", first_quick(["nw", "ne", "se", "sw"]))
def test_going_ashore_is_shown_at_every_corner(corner: str, hexes: int) -> None:
    for here in GAME.facts.board.safe[corner][:hexes]:
        folk = {**tables.middle().people, here: ("bt",)}
        view = replace(
            tables.middle(), viewer=Seat(1), people=folk, chosen=Chosen("explorer", here, "bt"), step=2
        )
        picture = board(view, tables.scene(marks={corner: corner}))
        check(picture)
        assert f"{corner.upper()} go ashore" in picture.alt


def test_a_label_that_is_not_the_hexs_name_is_written_on_the_hex() -> None:
    own = replace(tables.middle(), step=3)
    named, numbered = (board(own, tables.scene(marks={"f9": label})) for label in ("f9", "7"))
    assert around(named, "f9") != around(numbered, "f9")


def test_a_player_who_left_is_said_to_have_left() -> None:
    players = tables.middle().players
    gone = replace(tables.middle(), players=(*players[:3], replace(players[3], left=True)))
    assert board(gone).png != board(tables.middle()).png
    assert "Dina (D) has left; 1 saved." in board(gone).text


def test_events_that_move_nothing_do_not_disturb_the_picture() -> None:
    odd = (
        Event(Say("stayed-shark")),
        Event(Say("won", {"who": (Who(Seat(1)),), "points": 19})),
        Event(Say("lost", {"who": Who(Seat(2)), "spot": "D6", "count": 2, "explorers": ("N", "P"),
                           "cause": Say("the-sea")})),
    )  # fmt: skip
    check(board(tables.middle(), tables.scene(trail=odd)))
    check(board(tables.ended(), tables.scene(trail=odd)))
