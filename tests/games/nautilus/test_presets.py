"""French rules and Italian rules, each through a whole match that plays its own rulebook's examples."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec import Struct

from games import words_folder
from games.core import engine
from games.core.model import Action, BadSetup
from games.core.words import words
from games.nautilus import GAME, counting
from games.nautilus.state import NautilusState
from tests.games.nautilus.players import eager
from tests.games.nautilus.scenes import BOARD, FACTS, Scene, dealt

META = GAME.meta
FRENCH, ITALIAN = "french-141", "italian-47"


class Whole(Struct):
    """A match to its end: what was answered and told after the examples, and the most anybody held."""

    state: NautilusState
    told: set[str]
    answers: list[Action]
    most_held: int


def lay_out(sea: Scene) -> None:
    """Examples 1 and 2: A is Orange, B Violet; the base lies on H9."""
    sea.play("A base:H9", "A buy:violet-4", "A lay:violet-4", "A at:J11")
    assert (sea.money("A"), sea.crew("J11")) == (45 - 4 - 1, "AAAA")
    sea.play("B buy:training", "B keep", "C nothing", "D nothing", "A no-more")
    sea.play("B buy:green-3", "B keep", "C nothing", "D buy:green-1", "D lay:green-1", "D at:E9")
    sea.play("A nothing", "D no-more", "A no-more")
    sea.play("C buy:research", "C keep", "D nothing", "A nothing")
    money = sea.money("B")
    sea.play("B buy:training", "B lay:training", "B at:L9", "B lay:green-3")  # O9: it fits nowhere else
    sea.play("B lay:training", "B at:R9")
    assert (sea.money("B"), sea.crew("O9")) == (money - 1 - 2, "BBB")
    sea.play("D no-more", "A no-more")


def wall(sea: Scene) -> None:
    """Example 3: Red's (C's) research station joins the base and meets the training station with a wall."""
    sea.play("D nothing", "A nothing", "B nothing", "C nothing", "C lay:research", "C at:J7", "C turn:0")
    research = next(built for built in sea.view().city if built.spot == "J7")
    assert research.passages == ("sw",)


def played_on(sea: Scene, seed: str) -> Whole:
    """The rest of the match, by players who know what they want."""
    choose, change, told, answers, most = eager(seed), sea.change, set[str](), list[Action](), 0
    while not change.state.ending:
        answers.append(choose(change.asked))
        change = engine.play_on(GAME, change.state, answers[-1], change.asked)
        told |= {event.say.name for event in change.events}
        most = max(most, *(len(player.held) for player in change.state.players))
    return Whole(change.state, told, answers, most)


@cache
def french() -> Whole:
    """Examples 1, 2, 3 and 5 of the French rulebook, then to the end."""
    sea = dealt(4, FRENCH, preset="french", base="choose")
    assert not set(sea.state.tiles) <= {spot for spots in BOARD.printed.values() for spot in spots}
    lay_out(sea)
    sea.play("B to:R9", "B no-more")
    wall(sea)
    sea.play("D no-more", "A no-more", "B to:L9")  # example 5
    assert "4 steps are left" in sea.prompt()
    reds = sea.money("C")
    sea.play("B to:J7")
    assert (sea.crew("J7"), sea.money("C")) == ("B", reds + 1)
    return played_on(sea, FRENCH)


@cache
def italian() -> Whole:
    """Examples 1 to 4 of the Italian rulebook, then to the end."""
    sea = dealt(4, ITALIAN, preset="italian", base="choose")
    assert set(sea.state.tiles) == {spot for spots in BOARD.printed.values() for spot in spots}
    lay_out(sea)
    sea.play("B to:L9", "B to:R9")  # example 4: both have moved, so what is left is lost
    assert (sea.crew("L9"), sea.crew("R9"), sea.step) == ("B", "B", "buy")
    wall(sea)
    return played_on(sea, ITALIAN)


def ruins(state: NautilusState) -> list[list[int]]:
    return [sorted(number for number, by in state.ruins.items() if by == seat) for seat in state.everyone]


def chips(state: NautilusState) -> list[int]:
    return counting.atlantis(FACTS, state.ruins, state.seats, state.options.tie)


def test_by_the_french_rules_four_modules_may_be_held() -> None:
    """R3.6."""
    assert french().most_held == 4


def test_by_the_french_rules_a_tie_goes_to_the_higher_number() -> None:
    """R13.1: of two who have found as many ruins as each other."""
    found, points = ruins(french().state), chips(french().state)
    low, high = sorted((0, 1, 2, 3), key=lambda seat: (len(found[seat]), found[seat][-1:]))[-2:]
    assert len(found[low]) == len(found[high]) > 0
    assert (points[low], points[high]) == (4, 5)


def test_by_the_french_rules_a_submarine_opens_the_trench() -> None:
    """R9.6, R9.8: the city does not."""
    assert "trench-opened" in french().told
    assert "trench-reached" not in french().told


def test_by_the_french_rules_the_match_ends_when_nobody_builds_or_recovers() -> None:
    """R12.3."""
    ending = french().state.ending
    assert ending
    assert ending.reason == "nothing_built"


def test_by_the_italian_rules_three_modules_may_be_held() -> None:
    """R3.6."""
    assert italian().most_held == 3


def test_by_the_italian_rules_all_who_are_tied_get_the_points() -> None:
    """R13.2: two have found one ruin each."""
    found, points = ruins(italian().state), chips(italian().state)
    assert sorted(map(len, found)) == [0, 0, 1, 1]
    assert [points[seat] for seat, numbers in enumerate(found) if numbers] == [5, 5]


def test_by_the_italian_rules_the_city_opens_the_trench_and_docking_puts_somebody_in() -> None:
    """R9.8, R9.10."""
    match = italian()
    assert {"trench-reached", "came-aboard"} <= match.told
    docked = [action.picks[0] for action in match.answers if action.picks[0].startswith("dock:")]
    assert docked
    assert all(pick.endswith(":with") for pick in docked)


def test_by_the_italian_rules_the_match_ends_when_nobody_buys_either() -> None:
    """R12.3."""
    ending = italian().state.ending
    assert ending
    assert ending.reason == "stalled"


def test_a_table_chooses_a_preset_and_changes_single_options_after_it() -> None:
    """R1.4: what a preset says nothing of stays as it was."""
    variants = META.choosing({"base": "random", "hold": "3"}, "preset", "french")
    assert variants == {"base": "random", "stall": "fr", "scatter": "on"}
    assert META.unusual(variants) == {"preset": "french", "base": "random"}
    mixed = META.choosing(variants, "hold", "3")
    assert META.chosen(mixed, "preset") == "own"
    assert META.unusual(mixed) == mixed
    assert META.choosing(mixed, "preset", "house") == {"base": "random"}


def test_the_house_mix_is_what_a_table_plays_that_chooses_nothing() -> None:
    assert META.chosen({}, "preset") == "house"
    assert {name: META.chosen({}, name) for name in META.presets[0].choices} == META.presets[0].choices
    assert GAME.setup(2, "any", {"preset": "house"}) == GAME.setup(2, "any")


def test_there_is_no_other_preset() -> None:
    with pytest.raises(BadSetup):
        dealt(2, preset="german")


def test_each_preset_is_what_its_rulebook_says() -> None:
    """R1.4: where the texts differ; nothing else."""
    assert META.choosing({}, "preset", "french") == {"stall": "fr", "scatter": "on"}
    assert META.choosing({}, "preset", "italian") == {
        "hold": "3",
        "atl_tie": "share",
        "trench": "any5",
        "trench_launch": "city",
        "docking": "must",
    }


@pytest.mark.parametrize(
    ("language", "ours", "guard"),
    [
        ("en", "(ours)", "buying helps only until the first building"),
        ("fr", "(de nous)", "acheter ne compte qu’avant la première"),
        ("it", "(nostre)", "comprare conta solo prima del primo"),
    ],
)
def test_a_table_reads_whose_rule_it_chooses_and_how_it_is_guarded(
    language: str, ours: str, guard: str
) -> None:
    """R9.7: "only that submarine" is no French rule; R12.3: the French ending waits for a building."""
    said = words(language, words_folder("nautilus"))
    assert said.text("variant-trench_launch-self").endswith(ours)
    assert guard in said.text("variant-stall-fr")
