"""What the painter works out from a view by itself agrees with the rules."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from games.core import engine
from games.core.model import Seat
from games.nautilus import GAME, voyages
from games.nautilus.board import place
from games.nautilus.facts import DWELLINGS, STATIONS
from games.nautilus.view import AskView
from render.canvas import Canvas
from render.lettering import ELLIPSIS
from render.nautilus import marks
from render.nautilus.asking import can_buy, turns_at
from render.nautilus.board import PRICES, board, to_find
from render.nautilus.chart import Chart, hanging, heard
from render.nautilus.look import KIND, PALETTE, kind_ink
from render.nautilus.marks import Labels, buried
from render.nautilus.news import Part, entries
from render.nautilus.options import docked_at, fee, options, ordered, price, purse, starts
from render.nautilus.page import Page
from render.nautilus.sea import SIZES, WHOLE, around
from render.scene import Box
from tests.kit.samples import quick_and_dense
from tests.render.contrast import contrast
from tests.render.nautilus import seas


def test_the_turns_drawn_are_those_on_offer() -> None:
    compared = 0
    for state, asked, _ in seas.playout(3, 1):
        if asked and asked[0].step == "turn":
            view = GAME.view(state, asked[0].seat)
            assert view.asked and view.asked.piece and view.asked.spot
            kind = view.asked.piece.partition("-")[0]
            offered = [int(key[-1]) for key in asked[0].keys if key.startswith("turn:")]
            assert turns_at(view, kind, view.asked.spot) == offered
            compared += 1
    assert compared > 10


def test_prices_and_buried_discoveries_are_those_of_the_menu() -> None:
    compared = 0
    for state, asked, _ in seas.playout(2, 3):
        if not asked or asked[0].step != "where":
            continue
        view = GAME.view(state, asked[0].seat)
        labels = engine.question(GAME, state, asked[0].seat).labels
        for spot in seas.marks_of(asked[0]):
            facts = labels[f"at:{spot}"].facts
            assert (price(view, spot), len(buried(view, spot))) == (facts["price"], facts["tiles"])
            compared += 1
    assert compared > 10


def test_fees_and_stations_started_are_those_of_the_menu() -> None:
    compared: set[str] = set()
    for state, asked, _ in seas.playout(3, 4):
        if not asked or asked[0].step not in ("sail-to", "walk-to"):
            continue
        view = GAME.view(state, asked[0].seat)
        labels = engine.question(GAME, state, asked[0].seat).labels
        for option in asked[0].options:
            if not option.spot or not option.key.startswith("to:"):
                continue
            said = labels[option.key]
            if option.group == "finds":
                assert fee(view, option.spot) == said.facts["price"]
            assert (option.group == "starts") == (asked[0].step == "walk-to" and starts(view, option.spot))
            assert (option.group == "docks") == (
                asked[0].step == "sail-to" and docked_at(view, option.spot) is not None
            )
            compared.add(said.name)
    assert compared >= {"to-find", "to-free", "to-dock", "walk-to", "walk-to-fee", "walk-to-start"}


def test_what_started_comes_first_in_the_list() -> None:
    view = GAME.view(seas.walking(), Seat(2))
    assert ordered(view, {spot: spot for spot in ("H7", "K10", "N10")}) == ["N10", "H7", "K10"]


def test_cargo_hangs_below_its_submarine_but_not_out_of_the_picture() -> None:
    assert hanging(WHOLE, "H19") > 0
    assert hanging(WHOLE, "H20") < 0


def prices_for(step: str) -> bytes:
    """The purse of somebody who is asked this."""
    view = replace(GAME.view(seas.middle(), Seat(2)), asked=AskView(step, Seat(2), None, None, None))
    page = Page(view, seas.scene(), 200, private=True)
    card = page.beside(80, 198)
    purse(page, card)
    return page.numbers.crop(card.box).tobytes()


def test_each_phase_shows_its_own_prices() -> None:
    """Of building, recovering, somebody else's station, a ping; launching and looking are free."""
    phases = [
        "build where turn",
        "sail sail-to dash-to",
        "walk news-to dock",
        "ping",
        "launch",
        "look",
        "base",
    ]
    shown = [{prices_for(step) for step in steps.split()} for steps in phases]
    assert all(len(pictures) == 1 for pictures in shown)
    assert len(set.union(*shown)) == len(phases)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_lit_in_the_buying_picture_is_what_can_be_bought(seats: int) -> None:
    compared = 0
    for state, asked, _ in seas.playout(seats, 5):
        if asked and asked[0].step == "buy":
            view, seat = GAME.view(state, asked[0].seat), asked[0].seat
            on_sale = {key.removeprefix("buy:").partition("-")[0] for key in asked[0].keys} - {"nothing"}
            assert {kind for kind in (*STATIONS, *DWELLINGS) if can_buy(view, seat, kind)} == on_sale
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("spot", ["W6", "U12", "Q17", "A1"])
def test_the_sonars_outline_holds_what_would_be_heard(spot: str) -> None:
    state = seas.middle()
    reach = GAME.facts.benefit("sonar", state.players[2].tracks["sonar"])
    inside = {tile for tile in state.tiles if GAME.facts.board.bit[tile] & heard(spot, reach)}
    assert inside == set(voyages.heard(GAME.facts, state, Seat(2), spot))


def test_what_is_still_to_be_found_is_what_lies_on_the_board_face_down() -> None:
    for number, (state, _, _) in enumerate(seas.playout(3, 2)):
        if number % 50:
            continue
        faces = [face.partition("-")[0] for face in state.tiles.values()]
        view = GAME.view(state, None)
        for face in ("gold", "snail", "atlantis", "chest", "speed"):
            assert to_find(view, face)[0] == faces.count(face)


def test_the_legend_has_the_prices_of_the_rules() -> None:
    assert PRICES == {"lagoon": 1, "slope": 2, "deep": 3, "trench": 4}


def test_few_squares_are_shown_large_and_many_make_the_whole_sea() -> None:
    assert around(["K10"]).c == SIZES[0]
    assert around(["A1", "P10"]).c == SIZES[-1]
    assert around(["A1", "Z20"]) == around([]) == WHOLE


@pytest.mark.parametrize("spots", [["A1"], ["Z20"], ["A20", "D18"], ["K10", "U12"], ["B3", "R17"]])
def test_a_close_up_shows_all_it_should_and_stays_on_the_board(spots: list[str]) -> None:
    window = around(spots)
    assert all(window.shows(spot) for spot in spots)
    assert window.column >= 0 and window.column + window.columns <= 26
    assert window.row >= 0 and window.row + window.rows <= 20
    x, y = window.at(spots[0])
    assert 0 < x < window.wide and 0 < y < window.high


def test_labels_that_would_cover_each_other_are_moved() -> None:
    labels = Labels(Chart(around(["K10"])))
    labels.pill("K10", "K10", 2, (0.0, 0.88, -0.88))
    labels.pill("L10", "L10", 2, (0.0, 0.88, -0.88))
    one, other = labels.taken
    assert one[3] <= other[1] or other[3] <= one[1]


def test_labels_move_to_the_side_where_there_is_no_room_above_or_below() -> None:
    labels = Labels(Chart(around(["K10"])))
    for spot in ("K10", "K10", "K10", "L10"):
        labels.pill(spot, spot, 2, (0.0, 0.88, -0.88))
    for one, other in combinations(labels.taken, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)


@quick_and_dense("every", 60, 5)
def test_no_label_hides_another_in_the_pictures_of_a_match(
    every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the smaller of two labels at least nineteen parts of twenty are always seen."""
    pictures: list[Labels] = []

    class Kept(Labels):
        def __init__(self, chart: Chart) -> None:
            super().__init__(chart)
            pictures.append(self)

    monkeypatch.setattr(marks, "Labels", Kept)
    for number, (state, asked, _) in enumerate(seas.playout(4, 3)):
        if number % every == 0 and asked and seas.marks_of(asked[0]):
            options(GAME.view(state, asked[0].seat), seas.scene(marks=seas.marks_of(asked[0])))
    boxes = [picture.taken for picture in pictures]
    assert max(map(len, boxes)) > 5
    assert max(covered(*two) for taken in boxes for two in combinations(taken, 2)) < 1 / 20


def covered(one: Box, other: Box) -> float:
    """The part of the smaller of two labels that lies under the other."""
    wide = max(0, min(one[2], other[2]) - max(one[0], other[0]))
    high = max(0, min(one[3], other[3]) - max(one[1], other[1]))
    return wide * high / min((box[2] - box[0]) * (box[3] - box[1]) for box in (one, other))


def test_a_launch_and_the_voyage_after_it_are_one_line() -> None:
    ben, dina = (entry for entry in entries(seas.trail()[5:9] + seas.trail()[10:]))
    assert ben.path == ["E10", "S16", "Q17"]
    assert ben.parts[-2:] == [Part("find", "urchin"), Part("unpaid")]
    assert dina.path == ["I16", "G15"]


@pytest.mark.parametrize("spoken", ["en", "fr", "it"])
def test_no_line_is_cut_before_it_says_that_nobody_paid(spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Launched, sailed, found, not paid for: a sign says it where words would not fit."""
    written: list[str] = []
    write = Canvas.text

    def text(canvas: Canvas, x: int, y: int, said: object, *how: Any, **more: Any) -> int:
        written.append(str(said))
        return write(canvas, x, y, said, *how, **more)

    monkeypatch.setattr(Canvas, "text", text)
    board(GAME.view(seas.middle(), None), seas.scene(language=spoken, trail=seas.trail()[5:9]))
    assert any("Q17" in said for said in written)
    assert not [said for said in written if said.endswith(ELLIPSIS)]


def test_a_walk_that_starts_a_station_says_which_and_for_how_much() -> None:
    (walk,) = entries(seas.trail()[3:5])
    assert walk.on_foot and walk.path == ["N10", "K13"]
    assert walk.parts[-2:] == [Part("station", "training"), Part("coin", "-1")]


def test_every_event_of_random_play_is_read_without_complaint() -> None:
    names: set[str] = set()
    for _, _, lately in seas.playout(4, 9):
        names |= {event.say.name for event in lately}
        assert len(entries(lately)) <= len(lately)
    assert len(names) > 15


@pytest.mark.parametrize("kind", KIND)
def test_the_icon_of_a_kind_can_be_told_from_its_ground(kind: str) -> None:
    assert contrast(kind_ink(kind), KIND[kind]) >= 3


def test_every_colour_of_the_palette_stays_itself() -> None:
    assert all(PALETTE.number(colour) == number for number, colour in enumerate(PALETTE.colours))


def test_modules_of_the_hand_made_position_do_not_overlap() -> None:
    for (one, *_), (other, *_) in combinations(seas.BUILT, 2):
        (x, y), (u, v) = place(one), place(other)
        dx, dy = abs(x - u), abs(y - v)
        assert dx >= 3 or dy >= 3 or dx + dy >= 4, (one, other)
