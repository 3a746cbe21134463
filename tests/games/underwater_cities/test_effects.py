"""EFFECTS.md: every word of the vocabulary, one by one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games.underwater_cities
from games import words_folder
from games.core.model import Say
from games.core.words import LANGUAGES, words
from games.underwater_cities import GAME
from games.underwater_cities.effects import EVENTS, METRICS, Effect, EffectError
from games.underwater_cities.facts import parts_of
from games.underwater_cities.icons import event as event_icons
from games.underwater_cities.icons import icons, metric
from games.underwater_cities.parsing import parse
from games.underwater_cities.steps.base import ability_label
from games.underwater_cities.vocabulary import WORDS
from games.underwater_cities.vocabulary.word import Where, Word, register
from games.underwater_cities.wording import (
    card_label,
    card_said,
    effect_said,
    event_said,
    metric_said,
    short_said,
    shorts_said,
    slot_text,
)
from tests.games.underwater_cities.scenes import ENGLISH, PROBE, Scene, scene, with_card
from tests.kit.scene import seat_of

PAGE = (Path(games.underwater_cities.__file__).parent / "EFFECTS.md").read_text(encoding="utf-8")

AT_ONCE = {
    "gain": ("gain(1st+2vp)", {}, [], "1cr 1st", 2),
    "fed": ("fed(1)", {}, ["1:fed(1)"], "1cr 1st", 0),
    "act": ("act(1)", {}, ["assistant", "1:gain(1st)"], "1cr 1st", 0),
    "ready": ("ready(1)", {"used": "assistant"}, ["assistant"], "1cr", 0),
    "special": ("special", {}, ["S1"], "1cr", 0),
    "metro": ("metro", {}, ["1:metro"], None, None),
    "build": ("build(farm)", {"goods": "1ke"}, ["S1"], "1cr", 0),
    "upgrade": ("upgrade(farm)", {"goods": "1sc", "plots": "S1:farm"}, ["S1"], "1cr", 0),
    "convert": ("convert", {}, ["S"], "1cr", 0),
    "slot": ("slot(available)", {}, ["R4"], "1cr 1ke 2st", 0),
    "trial": ("trial(lab)", {"plots": "S1:lab^"}, ["lab"], "1cr 1st 1sc", 0),
    "pick": ("pick(2)", {}, ["sc", "bi"], "1cr 1sc 1bi", 0),
    "parts": ("parts(gain(1ke), gain(1st))", {}, [], "1cr 1ke 1st", 0),
    "one": ("one(gain(1ke), gain(1st))", {}, ["2:gain(1st)"], "1cr 1st", 0),
    "pay": ("pay(1cr, gain(2ke))", {}, ["1:pay(1cr,gain(2ke))"], "2ke", 0),
    "swap": ("swap(1cr, 1ke)", {}, ["1:pay(1cr,gain(1ke))"], "1ke", 0),
    "if": ("if(city>=1, gain(1ke))", {}, [], "1cr 1ke", 0),
    "per": ("per(farm, 1, 1st)", {"plots": "S1:farm S2:farm"}, [], "1cr 2st", 0),
}
LATER = {
    "less": ("less(farm, 1ke)", "permanent"),
    "hand": ("hand(1)", "permanent"),
    "on": ("on(build.farm, gain(1vp))", "permanent"),
    "slotmod": ("slotmod(fed2, gain(1vp))", "permanent"),
    "ability": ("ability(gain(1vp))", "permanent"),
    "replace": ("replace(lab, 1, 1sc, 1st)", "production"),
    "plus": ("plus(farm, 2, 1cr)", "production"),
    "table": ("table(city, 1:3, 2:5)", "end"),
    "buy": ("buy(1cr, 2vp, times=3)", "end"),
}


def claimed(word: str, **facts: str) -> Scene:
    """A has claimed a card with that word."""
    effect, kind = LATER[word]
    return scene(game=with_card(effect, kind), hand="dredger", claimed=PROBE, **facts)  # type: ignore[arg-type]


def test_these_are_all_the_words() -> None:
    assert set(AT_ONCE) | set(LATER) == {word.name for word in WORDS}


@pytest.mark.parametrize("word", AT_ONCE)
def test_a_word_does_what_it_says(word: str) -> None:
    """After two steps on the track, which brought a credit."""
    effect, facts, answers, goods, points = AT_ONCE[word]
    sea = scene(game=with_card(effect), **facts).play(PROBE, "G1", "slot-first", *answers)  # type: ignore[arg-type]
    if goods is None:
        assert len(sea.nation().gained) == 1
        return
    assert (sea.goods(), sea.points(), sea.mover) == (goods, points, "B")


def test_less_makes_something_cheaper() -> None:
    assert claimed("less", goods="").play("dredger").offers.count("Y4") == 1


def test_hand_raises_the_limit() -> None:
    assert claimed("hand").view("A").players[0].limit == 4


def test_on_waits_for_its_event() -> None:
    sea = claimed("on", goods="2ke 1st").play("dredger", "Y4", "1:build(farm,n=2)", "S1", "S2")
    assert sea.points() == 2


def test_once_means_once_in_a_turn() -> None:
    game = with_card("on(build.farm, gain(1vp), once)", "permanent")
    sea = scene(game=game, hand="dredger", claimed=PROBE, goods="2ke")
    assert sea.play("dredger", "Y4", "S1", "S2").points() == 1


def test_slotmod_adds_a_part() -> None:
    sea = claimed("slotmod").play("dredger", "G1")
    assert sea.points() == 1 and sea.state.fed[seat_of("A")] == 2


def test_ability_is_there_every_turn() -> None:
    assert claimed("ability").play(f"ability:{PROBE}").points() == 1


def test_replace_and_plus_change_production() -> None:
    assert claimed("replace", plots="S1:lab").view().players[0].forecast.made == {"sc": 0, "st": 1}
    assert claimed("plus", plots="S1:farm").view().players[0].forecast.made == {"ke": 1, "cr": 1}


def test_table_and_buy_count_at_the_end() -> None:
    assert claimed("table").view().players[0].lines["cards"] == 3
    assert claimed("table", cities="H", tunnels="H-S").view().players[0].lines["cards"] == 5
    assert claimed("buy", goods="5cr").view().players[0].lines["cards"] == 6


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_can_be_waited_for_and_said(event: str) -> None:
    """In every language, and as icons."""
    with_card(f"on({event}, gain(1vp))", "permanent")
    for language in LANGUAGES:
        assert words(language, words_folder("underwater_cities")).say(event_said(event))
    assert event_icons(event)


@pytest.mark.parametrize(
    ("event", "facts", "answers"),
    [
        ("build.tunnel", {"goods": "1cr 1st"}, ["Y2", "F-S"]),
        ("build.city", {"goods": "1cr 1ke 2st"}, ["G3", "F"]),
        ("build.white", {"goods": "1cr 1ke 2st"}, ["G3", "F"]),
        ("upgrade.farm", {"goods": "1sc", "plots": "S1:farm"}, ["Y1", "2:upgrade(any,n=3)", "S1"]),
        ("upgrade.tunnel", {"goods": "1sc", "tunnels": "F-S"}, ["Y1", "2:upgrade(any,n=3)", "F-S"]),
        ("pair.lab", {"goods": "1sc", "plots": "S1:lab^ S2:lab"}, ["Y1", "2:upgrade(any,n=3)", "S2"]),
        ("enter.4", {}, ["G1"]),
        ("enter.3", {}, ["G1"]),
        ("enter.2", {"fed": "A1"}, ["G1"]),
        ("gives.ke", {}, ["R4"]),
        ("gives.cr", {}, ["always"]),
        ("link", {"goods": "1cr 1st", "tunnels": "H-S G-H"}, ["Y2", "G-M2"]),
        ("special", {}, ["R2", "S1"]),
        ("end", {}, ["R4"]),
    ],
)
def test_an_event_sets_something_off(event: str, facts: dict[str, str], answers: list[str]) -> None:
    """One point, by whatever brings it about."""
    game = with_card(f"on({event}, gain(1vp))", "permanent")
    card = "dredger" if answers[0].startswith("Y") else "toll_keeper"  # neither matches
    sea = scene(game=game, hand=card, claimed=PROBE, **facts)  # type: ignore[arg-type]
    sea.nation().tiles["M2"] = "gene_bank"
    sea.play(card, *answers)
    assert [gained["source"] for gained in sea.told("gained")].count(card_said(game.facts, PROBE)) == 1


@pytest.mark.parametrize("name", METRICS)
def test_everything_that_can_be_counted_is_counted_and_said(name: str) -> None:
    assert scene().counts()[name] >= 0
    assert metric(name, 2)
    for language in LANGUAGES:
        said = words(language, words_folder("underwater_cities")).say(metric_said(name, 3))
        assert "3" in said


@pytest.mark.parametrize(
    ("text", "english", "drawn"),
    [
        ("parts(act(1), gain(1st))", "use 1 action card and gain 1 steelplast", "act + st"),
        (
            "one(gain(2sc), upgrade(any, n=3))",
            "gain 2 science, or upgrade up to 3 structures for 1 science each",
            "2*sc / 3*up",
        ),
        ("build(structure, then=1sc)", "build 1 structure and upgrade it for 1 science", "structure^"),
        ("build(farm/desal, n=2)", "build up to 2 farms or desalination plants", "2*farm / 2*desal"),
        (
            "per(up.lab, 2, 3vp, most=4)",
            "gain 3 points for every 2 connected upgraded laboratories, at most 4 times",
            "2*lab^ > 3*vp <=4",
        ),
        ("pay(1cr, slot(available))", "pay 1 credit to do what a free slot says", "cr > slot"),
        ("swap(1ke, 1st)", "exchange 1 kelp for 1 steelplast or the other way round", "ke <> st"),
        (
            "table(tunnel, 8:5, 9:7)",
            "gain points by the number of tunnels at cities: 5 points for 8 and 7 points for 9",
            "tunnel > 8:5*vp 9:7*vp",
        ),
    ],
)
def test_words_and_icons_follow_from_the_effect(text: str, english: str, drawn: str) -> None:
    effect = parse(text)
    assert ENGLISH.say(effect_said(GAME.facts, effect)) == english
    assert icons(effect) == drawn


def test_every_card_tile_and_contract_can_be_said_and_drawn() -> None:
    """In every language."""
    effects = [effect for card in GAME.facts.cards.values() for effect in card.effects]
    effects += [slot.effect for side in GAME.facts.slots.values() for slot in side.values()]
    for tile in GAME.facts.tiles.values():
        effects += [effect for effect in (tile.instant, tile.production, tile.end) if effect]
    effects += [contract.gives for contract in GAME.facts.contracts.values()]
    for language in LANGUAGES:
        said = words(language, words_folder("underwater_cities"))
        for effect in effects:
            assert said.say(effect_said(GAME.facts, effect)) and icons(effect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_have_room_for_every_slot_part_and_action_card(language: str) -> None:
    said, facts = words(language, words_folder("underwater_cities")), GAME.facts
    labels = [
        Say("slot-clone", {"label": slot.label, "text": slot_text(facts, slot), "match": "match"})
        for side in facts.slots.values()
        for slot in side.values()
    ]
    for key, card in facts.cards.items():
        if card.type in ("instant", "action"):
            labels += [Say("do-part", {"what": short_said(parse(part))}) for part in parts_of(card.effects)]
        if card.type == "action":
            labels.append(Say("use-card", {"card": card_said(facts, key), "text": shorts_said(card.effects)}))
        labels.append(card_label(facts, key))
    labels += [ability_label(facts, key) for key in facts.abilities]
    assert max(len(said.say(label)) for label in labels) <= 80


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gain()", "'' is no amount"),
        ("gain(1cr+1cr)", "'cr' is named twice"),
        ("parts(gain(1cr))", "needs two effects or more"),
        ("slot(mine)", "'mine' is none of available other notmine"),
        ("upgrade(city)", "'white' is none of farm desal lab tunnel"),
        ("build(farm, size=2)", "build does not take 'size'"),
        ("on(sunrise, gain(1cr))", "'sunrise' is none of mismatch"),
        ("table(city, 8:5, 7:9)", "rising"),
        ("pay(1vp, gain(1cr))", "'vp' is none of cr ke st sc bi"),
        ("gain(1cr))", "a bracket too many"),
    ],
)
def test_a_wrong_word_is_explained(text: str, reason: str) -> None:
    with pytest.raises(EffectError, match=re.escape(reason)):
        parse(text)


def test_the_page_names_every_word_event_and_thing_counted() -> None:
    for word in WORDS:
        assert f"`{word.name}" in PAGE, word.name
    for name in (*EVENTS, *METRICS):
        kind = name.partition(".")[0]
        assert f"{kind}" in PAGE, name


def test_the_examples_of_the_page_can_be_read() -> None:
    examples = re.findall(r"\| `([a-z0-9]+\([^`]*\))` \|$", PAGE, flags=re.MULTILINE)
    assert len(examples) > 20
    for text in examples:
        assert parse(text)


class Whistle(Effect, frozen=True):
    """A word that only a test knows."""


def test_a_word_that_lacks_a_half_is_refused() -> None:
    """R1.6: when the game is loaded, not in the middle of a match."""
    word = Word(
        name="whistle",
        kind=Whistle,
        where=frozenset((Where.AT_ONCE,)),
        read=lambda given: Whistle(given.text),
        can=lambda here, effect: True,
    )
    with pytest.raises(TypeError, match="the word 'whistle' lacks say, draw, do, short, brings"):
        register(word)
    with pytest.raises(TypeError, match="there are two words 'gain'"):
        register(WORDS[0])


def test_every_word_is_known_by_one_record() -> None:
    """R1.6: no two share an effect."""
    assert len({word.kind for word in WORDS}) == len(WORDS) == 27
