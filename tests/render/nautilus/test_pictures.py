"""Boards, options, knowledge and score sheets as files."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from games.core import codec
from games.core.model import Event, Frame, Say, Seat
from games.core.rng import Rng
from games.nautilus import GAME
from games.nautilus.state import NautilusState
from games.nautilus.view import NautilusView, PlayerView
from render.nautilus import draw, draw_hand, warm_up
from render.nautilus.look import DANGER, PALETTE
from render.palette import GOLD, OPTION, WHITE, rgb
from render.scene import Picture, Scene
from tests.kit.samples import first_quick
from tests.render import files
from tests.render.files import image, sampled
from tests.render.nautilus import seas
from tests.render.nautilus.seas import NAMES, STRANGE

check = partial(files.check, most_bytes=250_000, heights=(850, 1200))


def board(state: NautilusState, scene: Scene | None = None, viewer: int | None = None) -> Picture:
    return draw(GAME.view(state, _seat(viewer)), scene or Scene(NAMES[: state.seats]))


def _seat(viewer: int | None) -> Seat | None:
    return None if viewer is None else Seat(viewer)


TABLES = [(2, {"base": "random"}), (3, {"scatter": "on", "trench_launch": "self"}), (4, {"hold": "3"})]


@pytest.mark.programs
@pytest.mark.parametrize(("seats", "variants", "every"), sampled(TABLES, 61))
def test_positions_of_random_play_can_be_drawn_for_everyone(
    seats: int, variants: dict[str, str], every: int
) -> None:
    for number, (state, asked, lately) in enumerate(seas.playout(seats, seats, variants)):
        if number % every and asked:
            continue
        viewer = asked[0].seat if asked else Seat(0)
        marks = seas.marks_of(asked[0]) if asked else {}
        language = ("en", "fr", "it")[number % 3]
        own = Scene(NAMES[:seats], language, marks, lately)
        check(draw(GAME.view(state, viewer), own))
        check(draw(GAME.view(state, None), Scene(STRANGE[:seats], language, {}, lately)))
        check(draw_hand(GAME.view(state, viewer), own))


@pytest.mark.programs
def test_every_question_with_places_has_a_picture_of_them() -> None:
    seen: set[str] = set()
    for seed in range(3):
        for state, asked, lately in seas.playout(2, seed, {"base": "choose"}):
            if (
                asked
                and asked[0].step not in seen
                and (seas.marks_of(asked[0]) or asked[0].step in ("turn", "buy"))
            ):
                seen.add(asked[0].step)
                scene = Scene(NAMES[:2], marks=seas.marks_of(asked[0]), trail=lately)
                check(draw(GAME.view(state, asked[0].seat), scene))
    assert seen >= {"base", "where", "turn", "walk", "walk-to", "launch", "ping", "sail", "sail-to", "dock"}
    assert {"turn", "buy"} <= seen


@pytest.mark.parametrize("position", first_quick([seas.crowded, seas.ended, seas.start, seas.middle], 2))
@pytest.mark.parametrize("language", first_quick(["en", "fr", "it"]))
def test_every_kind_of_picture_is_a_small_png_of_the_width_of_the_house(
    position: object, language: str
) -> None:
    state: NautilusState = position()  # type: ignore[operator]
    check(board(state, Scene(STRANGE[: state.seats], language, trail=seas.trail()[:1])))
    check(draw_hand(GAME.view(state, Seat(1)), Scene(NAMES[: state.seats], language)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_sheet_has_a_column_for_each_player(seats: int) -> None:
    picture = board(seas.ended(seats))
    check(picture)
    assert picture.alt.count(" with ") == seats


@pytest.mark.programs
def test_a_picture_is_the_same_after_warming_up() -> None:
    cold = board(seas.middle())
    warm_up()
    assert board(seas.middle()) == cold


def test_what_lies_face_down_makes_no_difference_to_the_public_picture() -> None:
    state = seas.middle()
    other = codec.decode(GAME.state_type, codec.encode(state))
    GAME.resample(other, None, Rng("other"))
    assert other.tiles != state.tiles
    assert board(other, seas.scene(trail=seas.trail())) == board(state, seas.scene(trail=seas.trail()))


def test_what_others_know_makes_no_difference_to_ones_own_pictures() -> None:
    state = seas.middle()
    other = codec.decode(GAME.state_type, codec.encode(state))
    GAME.resample(other, Seat(0), Rng("other"))
    assert other.missions != state.missions
    for painter in (draw, draw_hand):
        assert painter(GAME.view(other, Seat(0)), seas.scene()) == painter(
            GAME.view(state, Seat(0)), seas.scene()
        )


def test_what_was_whispered_to_another_leaves_no_mark() -> None:
    echo = Say("echo", {"face": Say("a-gold"), "spot": "V8"})
    whisper = Event(Say("heard", {"spot": "W6", "tiles": (echo,)}), audience=frozenset({Seat(2)}))
    with_it, without = seas.scene(trail=(*seas.trail(), whisper)), seas.scene(trail=seas.trail())
    assert board(seas.middle(), with_it) == board(seas.middle(), without)
    assert "gold on V8" in board(seas.middle(), with_it, viewer=2).text


def test_a_known_discovery_shows_its_face_to_the_one_who_looked() -> None:
    state = seas.middle()
    public, own, other = (image(board(state, viewer=viewer)).convert("RGB") for viewer in (None, 2, 3))
    square = (34 + 21 * 38, 96 + 7 * 38, 34 + 22 * 38, 96 + 8 * 38)  # V8
    assert own.crop(square).tobytes() != public.crop(square).tobytes()
    assert other.crop(square).tobytes() == public.crop(square).tobytes()


def test_a_marked_square_is_bright_and_the_others_are_not() -> None:
    view = GAME.view(seas.middle(), Seat(2))
    marked = image(draw(view, seas.scene(marks={"W8": "W8"}))).convert("RGB")
    counted = {colour: count for count, colour in marked.crop((34, 96, 1014, 936)).getcolors(1 << 16) or ()}
    assert counted.get(rgb(OPTION), 0) > 500
    plain = image(draw(view, seas.scene())).convert("RGB")
    counted = {colour: count for count, colour in plain.crop((34, 96, 1022, 856)).getcolors(1 << 16) or ()}
    assert counted.get(rgb(OPTION), 0) < 100


def test_a_square_that_does_harm_is_ringed_in_red() -> None:
    state, asked = next((s, a) for s, a, _ in seas.playout(3, 1) if a and a[0].step == "where")
    marks, red = seas.marks_of(asked[0]), PALETTE.number(DANGER)
    for harm in (frozenset[str](), frozenset({next(iter(marks))})):
        around = seas.scene(3, marks=marks, harm=harm)
        drawn = image(board(state, around, asked[0].seat))
        assert (red in set(drawn.tobytes())) == bool(harm)


def test_where_a_submarine_came_from_is_marked_in_white() -> None:
    moved = seas.said("sailed", 3, {"origin": "I16", "spot": "G15"})
    plain, told = (
        image(board(seas.middle(), seas.scene(trail=trail))).convert("RGB") for trail in ((), (moved,))
    )
    start = (34 + 8 * 38 + 19, 96 + 15 * 38 + 19)  # the middle of I16
    assert told.getpixel(start) == rgb(WHITE) != plain.getpixel(start)


def test_a_player_who_left_is_said_to_have_left() -> None:
    view = GAME.view(seas.middle(), None)
    gone = replace(view, players=(*view.players[:3], replace(view.players[3], left=True)))
    picture = draw(gone, seas.scene())
    assert picture.png != draw(view, seas.scene()).png
    assert "Dina has left the match" in picture.text


def test_an_event_of_the_end_does_not_disturb_the_picture() -> None:
    told = (*seas.trail(), seas.said("won", 1, {"points": 19}))
    check(board(seas.ended(), seas.scene(trail=told)))


def _quiet(stall: str) -> NautilusState:
    """The middle position in a round in which nothing has happened yet."""
    state = seas.middle()
    state.stirred = False
    state.options = replace(state.options, stall=stall)
    return state


@pytest.mark.parametrize(
    ("stall", "said"),
    [("it", "Nothing was bought, built or recovered"), ("fr", "Nothing was built or recovered")],
)
def test_a_match_about_to_end_for_want_of_deeds_is_shown_and_told(stall: str, said: str) -> None:
    """R12.3: golden words in the header of every picture, and a line in the text alternative."""
    warned = board(_quiet(stall))
    assert warned.png != board(seas.middle()).png
    assert f"{said} in this round yet: if it stays so, the match ends after it." in warned.text
    gold = [
        image(board(state)).convert("RGB").crop((290, 10, 560, 54))
        for state in (_quiet(stall), seas.middle())
    ]
    lit, plain = ({colour for _, colour in part.getcolors(1 << 16) or ()} for part in gold)
    assert rgb(GOLD) in lit - plain


def test_who_has_the_key_to_the_trench_is_marked_while_it_is_shut() -> None:
    """R9.5: on the player's card and in the text alternative."""
    state = seas.middle()
    state.players[0].tracks = dict.fromkeys(state.players[0].tracks, 1)
    picture = board(state)
    assert picture.text.count("May sail into the shut trench") == 1
    state.trench_open = True
    assert "May sail into the shut trench" not in board(state).text
    view, card = GAME.view(seas.middle(), None), (1059, 75, 1393, 140)
    without, given = (replace(view, players=_first(view, key=key)) for key in (False, True))
    one, other = (image(draw(each, seas.scene())).crop(card) for each in (without, given))
    assert one.tobytes() != other.tobytes()


def _first(view: NautilusView, key: bool) -> tuple[PlayerView, ...]:
    return (replace(view.players[0], key=key), *view.players[1:])


def test_where_a_walk_begins_is_ringed() -> None:
    """The sea is the same before the aquanaut is chosen, but for the ring."""
    view, sea = GAME.view(seas.walking(), Seat(2)), (34, 96, 1020, 800)
    assert view.asked
    chosen, before = (
        image(draw(replace(view, asked=replace(view.asked, step=step)), seas.scene(marks={"N10": "N10"})))
        for step in ("walk-to", "walk")
    )
    assert chosen.crop(sea).tobytes() != before.crop(sea).tobytes()


def test_who_buys_sees_doors_stock_and_price_of_each_kind() -> None:
    """R3.2, R4.3: drawn, and told."""
    state = seas.middle()
    state.phase, state.stack = 1, [Frame("round"), Frame("buy", Seat(2))]
    picture = board(state, viewer=2)
    check(picture)
    assert "Training: 1 Nemo, 4 left, blue doors E and W, brown doors NE and SW." in picture.text
    assert "Violet dwelling: 1 Nemo for each aquanaut, 10 left, blue doors none" in picture.text
    sea = (40, 100, 1000, 800)
    bought = image(picture).crop(sea).tobytes()
    state.stack[-1] = Frame("launch", Seat(2))
    assert bought != image(board(state, viewer=2)).crop(sea).tobytes()  # the kinds lie where the sea is else
