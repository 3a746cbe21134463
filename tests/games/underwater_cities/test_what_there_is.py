"""R1: what there is, and data of one's own."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core import engine
from games.core.data import DataError, DataSet
from games.underwater_cities import GAME
from games.underwater_cities.facts import COLOURS
from tests.games.underwater_cities.scenes import ENGLISH, PROBE, dealt, scene, with_card

FACTS = GAME.facts


def changed(name: str, old: str, new: str) -> DataSet:
    files = dict(GAME.data_set.files)
    assert old in files[name]
    return DataSet({**files, name: files[name].replace(old, new, 1)})


def refused(name: str, old: str, new: str) -> str:
    with pytest.raises(DataError) as error:
        GAME.using(changed(name, old, new))
    assert "\n" not in str(error.value)
    return str(error.value)


def test_one_to_four_may_play_on_twelve_or_fifteen_coloured_slots() -> None:
    """R1.1: four of each colour for one and two, five for three and four."""
    assert GAME.meta.seats == (1, 2, 3, 4)
    for seats, each in ((1, 4), (2, 4), (3, 5), (4, 5)):
        colours = Counter(slot.colour for slot in FACTS.side(seats).values())
        assert [colours[colour] for colour in COLOURS] == [each] * 3


def test_a_third_of_each_era_deck_has_each_colour() -> None:
    """R1.2: 66, 57 and 57 cards."""
    for era, size in ((1, 66), (2, 57), (3, 57)):
        assert len(FACTS.decks[era]) == size
        assert set(Counter(FACTS.cards[key].colour for key in FACTS.decks[era]).values()) == {size // 3}


def test_the_types_are_spread_over_the_eras_as_planned() -> None:
    """R1.2: most cards are instant, and later eras lean to final scoring."""
    types = ("instant", "permanent", "action", "production", "end")
    found = {era: Counter(FACTS.cards[key].type for key in FACTS.decks[era]) for era in (1, 2, 3)}
    assert [found[1][kind] for kind in types] == [30, 12, 12, 9, 3]
    assert [found[2][kind] for kind in types] == [27, 9, 9, 7, 5]
    assert [found[3][kind] for kind in types] == [33, 3, 6, 4, 11]


@pytest.mark.parametrize(
    ("number", "effect"),
    [
        (14, "on(mismatch,gain(1st))"),
        (19, "parts(build(structure),fed(1))"),
        (28, "if(up.tunnel>=1,gain(1ke))"),
        (34, "parts(build(farm/desal),gain(1cd))"),
        (35, "on(enter.3,gain(1cr))"),
        (37, "on(second.lab,gain(1cr))"),
        (70, "if(up.lab>=2,gain(1sc+1st+1cd))"),
        (86, "per(desal,2,1st)"),
        (124, "pay(1cr,act(2))"),
        (146, "if(city>=5,build(desal,cost=free))"),
    ],
)
def test_a_printed_effect_that_is_known_is_used_as_it_is(number: int, effect: str) -> None:
    """R1.2: the card with that number does just that."""
    (card,) = [card for card in FACTS.cards.values() if card.no == number]
    assert [one.text for one in card.effects] == [effect]


def test_there_are_ten_dear_and_fifteen_cheap_special_cards() -> None:
    """R1.3: three credits, or one or two."""
    assert (len(FACTS.three), len(FACTS.cheap)) == (10, 15)


def test_there_are_sixteen_metropolises_eight_contracts_and_eight_boards() -> None:
    """R1.4: as many as in the box."""
    assert Counter(tile.colour for tile in FACTS.tiles.values()) == {"brown": 5, "blue": 11}
    assert len(FACTS.contracts) == 8
    assert Counter(board.side for board in FACTS.boards.values()) == {"usual": 4, "advanced": 4}


def test_every_card_has_its_own_number() -> None:
    """R1.5: 1 to 205, era by era."""
    numbers = [card.no for card in FACTS.cards.values() if card.no]
    assert sorted(numbers) == list(range(1, 206))
    assert "also" in refused("era1.toml", "no = 2,", "no = 3,")
    assert "0 is no number" in refused("era1.toml", "no = 2,", "no = 0,")


def test_owners_may_type_in_more_cards() -> None:
    """R1.6: a deck is as large as its file."""
    old = "kelp_basket = {"
    more = 'pearl = { no = 300, name = "Pearl", colour = "red", type = "instant", effect = "gain(1vp)" }'
    game = GAME.using(changed("era1.toml", old, f"{more}\n{old}"))
    assert len(game.facts.decks[1]) == 67 and "pearl" in game.facts.decks[1]
    assert engine.start(game, game.setup(4, "more")).asked


def test_a_view_names_the_cards_that_another_deck_changed() -> None:
    """R1.6: so that pictures show what the match plays by."""
    other = scene(game=with_card("gain(3sc)"))
    assert other.view("A").amended == {PROBE: "gain(3sc)"}
    assert scene().view("A").amended == {}


def test_another_effect_on_a_card_is_another_data_set() -> None:
    """R1.6: a deck of one's own plays, and is known by its hash."""
    game = with_card("gain(9cr)")
    assert game.data_set.hash != GAME.data_set.hash
    assert game.facts.cards["founders_chest"].effects[0].text == "gain(9cr)"


def test_a_card_of_ones_own_brings_its_name() -> None:
    """R1.6: without words of ours it needs one."""
    old = "kelp_basket = { no = 2,"
    assert "kelp_sack: 'kelp_sack' has no name" in refused("era1.toml", old, "kelp_sack = { no = 2,")
    game = GAME.using(changed("era1.toml", old, 'kelp_sack = { no = 2, name = "Sack",'))
    from games.underwater_cities.wording import card_said

    assert ENGLISH.say(card_said(game.facts, "kelp_sack")) == "Sack"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("gain(1cr+1cd)", "gian(1cr)", "entry supply_barge.effect: 'gian' is no word of the vocabulary"),
        ("gain(1cr+1cd)", "gain(1xx)", "entry supply_barge.effect: 'xx' is none of cr ke st sc bi vp cd"),
        ("gain(1cr+1cd)", "gain(1cr", "entry supply_barge.effect: 'gain(1cr' lacks its closing bracket"),
        ("gain(1cr+1cd)", "less(farm, 1ke)", "entry supply_barge.effect: 'less' cannot stand here"),
        ("gain(1cr+1cd)", "build(castle)", "build: 'castle' is none of farm desal lab tunnel white purple"),
        ("gain(1cr+1cd)", "if(city>5, gain(1cr))", "'city>5' is no condition like city>=5"),
        ("gain(1cr+1cd)", "fed(0)", "fed: '0' is no number from 1 to 99"),
        ("gain(1cr+1cd)", "act(1, loud)", "act does not take 'loud'"),
        ('type = "instant"', 'type = "magic"', "Invalid enum value 'magic'"),
        ("kelp_basket", "supply_barge", "not readable as TOML"),
    ],
)
def test_a_wrong_entry_is_refused_in_one_line(old: str, new: str, reason: str) -> None:
    """R1.6: file, entry and reason."""
    said = refused("era1.toml", old, new)
    assert said.startswith("era1.toml: ")
    assert reason in said


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("specials.toml", "cost = 3", "cost = 5", "lab_chancellor.cost: 5 is no cost"),
        ("slots.toml", "[few.G4]", "[few.G9]", "entry few: G1 G2 G3 G4"),
        ("slots.toml", 'effect = "fed(2)"', 'effect = "hand(1)"', "many.G1.effect: 'hand' cannot stand here"),
        ("boards.toml", '["A-B"', '["A-Q"', "boards.1.tunnels: 'A-Q' joins no two places"),
        ("boards.toml", "A2 = ", "A9 = ", "boards.1: there is no site 'A9'"),
        ("tiles.toml", "per(metro, 1, 3vp)", "gain(3vp)", "brown.crown_ring.end: 'gain' cannot stand here"),
        ("tiles.toml", "per(metro, 1, 3vp)", "per(metro, 1, 3cr)", "only points count at the end"),
        ("contracts.toml", "city>=5", "towns>=5", "entry five_cities.needs: 'towns>=5' is no condition"),
        ("contracts.toml", "city>=5", "space>=1", "the Federation track cannot be asked for"),
        ("rules.toml", 'lab = "1st"', 'labs = "1st"', "each kind needs its cost; check lab, labs"),
        ("era1.toml", "slotmod(upgrade3", "slotmod(upgrade4", "no action slot is called 'upgrade4'"),
        ("era2.toml", "1vp, times=6", "1vp, times=0", "buy: '0' is no number"),
        ("era2.toml", "buy(1sc, 1vp", "buy(9sc, 1vp", "worth more than the resources left over"),
    ],
)
def test_every_file_is_checked(name: str, old: str, new: str, reason: str) -> None:
    """R1.6: a readable error for each."""
    said = refused(name, old, new)
    assert reason in said and name.split(".")[0] in said


def test_there_is_enough_for_four_players() -> None:
    """R1.6: of cards and specials, however many there are."""
    said = refused("rules.toml", "opening = 6", "opening = 20")
    assert said == "era1.toml: entry (top): at least 80 cards expected, 66 found"
    said = refused("rules.toml", "offer = 6", "offer = 11")
    assert said == "specials.toml: entry (top): at least 11 specials for three credits expected, 10 found"


def test_the_text_of_a_card_follows_its_effects() -> None:
    """R1.6: other effects, other text."""
    from games.underwater_cities.wording import card_text

    game = with_card("parts(build(tunnel, less=1cr), fed(1))")
    said = ENGLISH.say(card_text(game.facts, "founders_chest"))
    assert said == "At once: build 1 tunnel for 1 credit less and go up 1 Federation step."
    assert dealt().hand("A")  # the shipped game is another one
