"""What every game promises, whatever its rules."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.kit import contract, fresh, refusals, sentences
from tests.kit.__main__ import checks
from tests.kit.playouts import EACH_VARIANT, matches
from tests.kit.subjects import SUBJECTS, Subject

pytestmark = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)


def test_a_match_ends_with_a_score_for_every_seat(subject: Subject) -> None:
    contract.ends(subject.game, matches(subject.game))


def test_a_match_ends_even_if_nobody_ever_answers(subject: Subject) -> None:
    contract.ends_in_silence(subject.game)


def test_somebody_is_always_asked_something_answerable(subject: Subject) -> None:
    contract.asks_well(subject.game, matches(subject.game))


def test_apply_leaves_its_input_alone_and_does_what_play_on_does(subject: Subject) -> None:
    contract.pure(subject.game, matches(subject.game))


def test_states_views_events_and_transcripts_survive_storing(subject: Subject) -> None:
    contract.keeps(subject.game, matches(subject.game))


def test_every_plan_on_offer_plays_as_it_says(subject: Subject) -> None:
    met = contract.plays_as_planned(subject.game, matches(subject.game))
    assert met or subject.key not in GAMES


def test_what_is_not_offered_is_refused_in_words(subject: Subject) -> None:
    said = refusals.refuses(subject.game, matches(subject.game))
    sentences.all_render(subject, said)


def test_totals_never_change(subject: Subject) -> None:
    contract.conserves(subject.game, matches(subject.game))


def test_every_field_says_who_may_see_it(subject: Subject) -> None:
    contract.keeps_secrets_by_name(subject.game)


def test_each_seat_sees_its_own_secrets(subject: Subject) -> None:
    contract.shows_seats_their_own(subject.game, matches(subject.game))


def test_barrier_settled_and_learned_follow_from_what_happened(subject: Subject) -> None:
    contract.computes_barriers(subject.game, matches(subject.game))


def test_sheets_and_scores_cover_every_seat(subject: Subject) -> None:
    contract.stands(subject.game, matches(subject.game))


def test_every_sentence_met_can_be_said_and_fits(subject: Subject) -> None:
    sentences.everything_said(subject, matches(subject.game))


def test_title_variants_and_endings_have_names(subject: Subject) -> None:
    sentences.name_plate(subject, matches(subject.game))


def test_a_wrong_setup_is_refused_in_words(subject: Subject) -> None:
    sentences.all_render(subject, refusals.refused_setups(subject.game))


@pytest.mark.programs
def test_a_fresh_process_plays_the_same_match(subject: Subject) -> None:
    assert fresh.elsewhere()[subject.key] == fresh.here(subject.key)


@pytest.mark.programs
def test_every_check_of_the_kit_holds_with_every_variant_by_itself(subject: Subject) -> None:
    """The contract, two worlds and rewinds; the quick suite plays many variants in one match."""
    for check in checks(subject, EACH_VARIANT).values():
        check()
