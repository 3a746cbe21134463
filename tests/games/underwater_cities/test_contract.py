"""What every game promises, for Underwater Cities."""

from __future__ import annotations

from games import words_folder
from games.underwater_cities import GAME
from tests.kit import contract, sentences, worlds
from tests.kit.playouts import matches
from tests.kit.subjects import Subject

SUBJECT = Subject(GAME, words_folder("underwater_cities"))


def test_matches_end_ask_well_and_never_lose_a_piece() -> None:
    played = matches(GAME)
    contract.ends(GAME, played)
    contract.asks_well(GAME, played)
    contract.conserves(GAME, played)
    contract.computes_barriers(GAME, played)


def test_a_match_ends_even_if_nobody_ever_answers() -> None:
    contract.ends_in_silence(GAME)


def test_states_are_kept_and_actions_are_pure() -> None:
    played = matches(GAME)[::5]
    contract.pure(GAME, played)
    contract.keeps(GAME, played)
    contract.takes_back(GAME, played)
    contract.stands(GAME, played)


def test_what_is_not_offered_is_refused_in_words() -> None:
    sentences.all_render(SUBJECT, contract.refuses(GAME, matches(GAME)[::5]))
    sentences.all_render(SUBJECT, contract.refused_setups(GAME))


def test_every_sentence_met_can_be_said_and_fits() -> None:
    sentences.everything_said(SUBJECT, matches(GAME)[::4])
    sentences.name_plate(SUBJECT, matches(GAME))


def test_every_field_says_who_may_see_it() -> None:
    contract.keeps_secrets_by_name(GAME)


def test_nobody_can_tell_two_worlds_apart() -> None:
    findings = worlds.compare(GAME, matches(GAME)[::2])
    assert findings.report() == []
    assert findings.not_on_offer < findings.twins / 2
