"""Overviews, sea floors, hands, production reports and score sheets as files."""

from __future__ import annotations

import math
from functools import partial
from itertools import combinations

import pytest
from msgspec.structs import replace

from games.core import codec
from games.core.model import Event, Say, Seat, Who
from games.core.rng import Rng
from games.underwater_cities import GAME
from games.underwater_cities.view import CardView, HandCard
from render import eyes
from render.scene import Picture, Scene
from render.underwater_cities import draw, draw_hand, draw_player, draw_production
from render.underwater_cities.look import FACTS
from render.underwater_cities.places import EXTRAS, PLOT, at, extra_at, middle, plots
from tests.kit.samples import first_quick
from tests.render import files
from tests.render.files import image, sampled
from tests.render.underwater_cities import tables
from tests.render.underwater_cities.tables import NAMES, STRANGE, scene

check = partial(files.check, most_bytes=300_000)


def colours(picture: Picture, box: tuple[int, int, int, int]) -> bytes:
    return image(picture).convert("RGB").crop(box).tobytes()


TABLES = [(1, {}), (2, {"contracts": "on"}), (3, {"boards": "advanced"}), (4, {"contracts": "on"})]


@pytest.mark.programs
@pytest.mark.parametrize(("seats", "variants", "every"), sampled(TABLES, 61))
def test_positions_of_random_play_can_be_drawn_for_everyone(
    seats: int, variants: dict[str, str], every: int
) -> None:
    for number, now in enumerate(tables.playout(seats, seats, rich=seats % 2 == 0, **variants)):
        if number % every and now.asked:
            continue
        viewer, language = now.asked[0].seat if now.asked else Seat(0), ("en", "fr", "it")[number % 3]
        own = Scene(NAMES[:seats], language, now.marks if now.asked else {}, now.lately)
        check(draw(now.view(viewer), own), narrowest=files.CLOSE_UP)
        check(draw(now.view(), Scene(STRANGE[:seats], language, {}, now.lately)))
        check(draw_hand(now.view(viewer), own))
        check(draw_player(now.view(), own, Seat(number % seats)))
        check(draw_production(now.view(), own))


@pytest.mark.parametrize("seats", first_quick([1, 2, 3, 4]))
def test_every_number_of_players_has_its_overview_and_its_score_sheet(seats: int) -> None:
    check(draw(tables.late(seats).view(), scene(tables.late(seats).view())))
    check(draw(tables.ended(seats).view(), scene(tables.ended(seats).view())))


@pytest.mark.parametrize("count", [0, 1, 4, 8, pytest.param(24, marks=pytest.mark.programs)])
def test_a_hand_of_any_size_is_drawn(count: int) -> None:
    cards = tuple(HandCard(key, ("Y1", "Y2")[: number % 3]) for number, key in enumerate(FACTS.cards))
    check(draw_hand(replace(tables.middle().own, hand=cards[:count]), Scene(NAMES[:3], "fr")))


@pytest.mark.programs
def test_every_card_has_a_face() -> None:
    keys = list(FACTS.cards)
    for start in range(0, len(keys), 40):
        held = tuple(HandCard(key, ()) for key in keys[start : start + 40])
        assert draw_hand(replace(tables.middle().own, hand=held), Scene(NAMES[:3], "it")).png


@pytest.mark.parametrize("count", [0, 5, 9, 19])
def test_any_number_of_cards_lies_beside_a_board(count: int) -> None:
    view = tables.middle().view()
    cards = tuple(CardView(key, number % 3 == 0) for number, key in enumerate(list(FACTS.cards)[:count]))
    crowded = replace(view, players=(replace(view.players[0], cards=cards), *view.players[1:]))
    check(draw_player(crowded, scene(view), Seat(0)))


def test_the_public_overview_shows_the_kinds_of_claimed_cards_in_the_strips() -> None:
    view = tables.middle().view()
    last = replace(view.players[-1], cards=(CardView("monument"),))
    other = replace(view, players=(*view.players[:-1], last))
    one, two = image(draw(view, scene(view))), image(draw(other, scene(view)))
    strips, rest = (1020, 800, 1400, one.height), (0, 0, 1000, one.height)
    assert one.crop(strips).tobytes() != two.crop(strips).tobytes()
    assert one.crop(rest).tobytes() == two.crop(rest).tobytes()


def test_a_players_own_overview_shows_what_claimed_cards_do() -> None:
    public, own = (image(draw(view, scene(view))) for view in (tables.middle().view(), tables.middle().own))
    assert own.height > public.height


def test_a_strip_counts_what_is_built() -> None:
    view = tables.middle().view()
    last = replace(view.players[-1], buildings=())
    other = replace(view, players=(*view.players[:-1], last))
    one, two = image(draw(view, scene(view))), image(draw(other, scene(view)))
    assert view.players[-1].buildings and one.tobytes() != two.tobytes()


def test_a_claimed_card_bears_its_name() -> None:
    view = tables.middle().view()
    english = replace(
        view, players=(replace(view.players[0], cards=(CardView("assistant"),)), *view.players[1:])
    )
    band, name = (16, 920, 216, 962), (16, 964, 216, 1010)
    drawn = [draw_player(english, scene(view, language=language), Seat(0)) for language in ("en", "fr")]
    assert colours(drawn[0], name) != colours(drawn[1], name)
    assert colours(drawn[0], band) == colours(drawn[1], band)


def test_things_of_another_data_set_are_drawn_by_their_names() -> None:
    view = tables.middle().own
    other = replace(
        view,
        hand=(HandCard("kraken_ride", ()),),
        offer=("deep_thing", *view.offer[1:]),
        card="kraken_ride",
        contracts=tuple(replace(contract, key=f"x_{contract.key}") for contract in view.contracts),
        players=tuple(
            replace(
                player,
                cards=(CardView("kraken_ride"), *player.cards),
                metropolises=tuple(replace(metro, tile="far_city") for metro in player.metropolises),
            )
            for player in view.players
        ),
    )
    for picture in (draw(other, scene(view)), draw_player(other, scene(view), Seat(0))):
        check(picture)
        assert "Kraken ride." in picture.text
    check(draw_hand(other, scene(view)))


def test_a_card_of_a_former_deck_is_shown_as_its_match_plays_it() -> None:
    view = replace(tables.middle().own, hand=(HandCard("fixers", ()),))
    former = replace(view, amended={"fixers": "on(mismatch,gain(2sc))"})
    now, then = draw_hand(view, scene(view)), draw_hand(former, scene(view))
    assert "Fixers (yellow). Permanent: whenever" in then.text
    assert "gain 2 science" in then.text and "gain 2 science" not in now.text
    assert image(now).tobytes() != image(then).tobytes()


def test_two_different_hands_give_the_same_public_pictures() -> None:
    now = tables.middle()
    other = codec.decode(GAME.state_type, codec.encode(now.state))
    GAME.resample(other, None, Rng("other"))
    assert other.hands != now.state.hands
    around = scene(now.view(), trail=now.lately)
    mine, theirs = now.view(), GAME.view(other, None)
    assert draw(mine, around) == draw(theirs, around)
    for seat in (0, 1, 2):
        assert draw_player(mine, around, Seat(seat)) == draw_player(theirs, around, Seat(seat))
    assert draw_production(mine, around) == draw_production(theirs, around)


def test_a_taken_slot_looks_different_from_a_free_one() -> None:
    view = tables.middle().view()
    first = next(n for n, slot in enumerate(view.slots) if slot.label == "Y1")
    slots = list(view.slots)
    slots[first] = replace(slots[first], seats=())
    free = draw(replace(view, slots=tuple(slots)), scene(view))
    slots[first] = replace(slots[first], seats=(Seat(2),))
    taken = draw(replace(view, slots=tuple(slots)), scene(view))
    box = (86, 92, 260, 232)
    assert colours(free, box) != colours(taken, box)
    assert colours(free, (300, 92, 1000, 232)) == colours(taken, (300, 92, 1000, 232))


def test_a_marked_slot_has_a_bright_ring() -> None:
    view = replace(tables.middle().own, step="place")
    plain, marked = draw(view, scene(view)), draw(view, scene(view, marks={"R1": "R1"}))
    assert image(marked).convert("RGB").getpixel((82, 300)) == (0xFF, 0xE4, 0x5E)
    assert image(plain).convert("RGB").getpixel((82, 300)) != (0xFF, 0xE4, 0x5E)


@pytest.mark.parametrize(("step", "spots"), [("place", ("Y1", "G5", "always")), ("special", ("S1", "S7"))])
def test_slots_and_cards_on_offer_are_shown_in_a_close_up(step: str, spots: tuple[str, ...]) -> None:
    view = replace(tables.middle().own, step=step)
    whole, close = draw(view, scene(view)), draw(view, scene(view, marks={spot: spot for spot in spots}))
    assert image(close).width <= image(whole).width / 1.35
    board, cards = eyes.large(close)
    assert image(board).width <= image(whole).width / 1.6 and cards is None


def test_a_turn_of_the_trail_rings_its_slot_in_white() -> None:
    view = tables.middle().view()
    played = Event(Say("played", {"who": Who(Seat(0)), "card": Say("card-banker"), "slot": "G5"}))
    drawn = draw(view, scene(view, trail=(played,)))
    assert image(drawn).convert("RGB").getpixel((818, 470)) == (0xF4, 0xF7, 0xFA)


def test_who_is_asked_for_a_site_gets_the_own_board_with_the_sites_marked() -> None:
    now = tables.advanced()
    around = scene(now.own, marks=now.marks)
    drawn = draw_player(now.own, around, now.asked[0].seat)
    assert draw(now.own, around).text == drawn.text
    board = now.own.players[now.asked[0].seat].board
    spot = next(spot for spot in now.marks if "-" in spot)
    x, y = middle(board, spot)
    box = (x - 60, y - 60, x + 60, y + 60)
    assert colours(drawn, box) != colours(draw_player(now.own, scene(now.own), now.asked[0].seat), box)


def test_a_few_sites_on_offer_are_shown_in_a_close_up() -> None:
    now = tables.advanced()
    board = now.own.players[now.asked[0].seat].board
    near = [site for site in plots(board) if site.startswith("A")][:3]
    close = image(draw(now.own, scene(now.own, marks={site: site for site in near})))
    every = image(draw(now.own, scene(now.own, marks={site: site for site in plots(board)})))
    assert every.width == 1400 and close.width <= every.width / 1.6


def test_a_label_of_slots_is_no_building_site_while_a_card_is_placed() -> None:
    view = replace(tables.middle().own, step="place")
    marked = draw(view, scene(view, marks={"G1": "G1"}))
    assert "sea floor" not in marked.text
    assert "G1: Federation +2" in marked.text


def test_between_two_eras_the_production_report_is_shown() -> None:
    now = tables.between_eras()
    assert draw(now.view(), scene(now.view())) == draw_production(now.view(), scene(now.view()))


def test_an_unconnected_city_lies_in_the_dark() -> None:
    view = tables.middle().view()
    player = view.players[0]
    city = player.cities[0]
    apart = replace(player, cities=(replace(city, live=False), *player.cities[1:]))
    x, y = at(city.site)
    box = (x - 50, y - 50, x + 50, y + 50)
    lit = draw_player(view, scene(view), Seat(0))
    dark = draw_player(replace(view, players=(apart, *view.players[1:])), scene(view), Seat(0))
    assert colours(lit, box) != colours(dark, box)


@pytest.mark.parametrize("board", FACTS.boards)
def test_no_two_building_sites_overlap(board: str) -> None:
    for one, other in combinations(plots(board).values(), 2):
        assert math.dist(one, other) >= PLOT + 4


@pytest.mark.parametrize("board", FACTS.boards)
def test_a_multiplier_lies_on_its_own_building_site_and_on_no_other(board: str) -> None:
    for site in FACTS.boards[board].times:
        if site in plots(board):
            spot = extra_at(board, "times", site)
            apart = {name: math.dist(spot, other) for name, other in plots(board).items()}
            assert apart.pop(site) <= PLOT / 2 + 8
            assert min(apart.values()) >= PLOT / 2 + 24


@pytest.mark.parametrize("board", FACTS.boards)
def test_every_multiplier_and_every_price_of_a_board_has_its_place(board: str) -> None:
    placed = EXTRAS.get(board, {"times": {}, "prices": {}})
    assert placed["times"].keys() == FACTS.boards[board].times.keys()
    assert placed["prices"].keys() == FACTS.boards[board].surcharge.keys()
