"""Whole matches as text: taken back, written, read, replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from games.core import codec, engine, notation
from games.core.model import Transcript
from tests.kit import contract
from tests.kit.playouts import matches
from tests.kit.subjects import SUBJECTS, Subject

FIXTURES = Path(__file__).parent / "fixtures"
RECORDED = sorted(FIXTURES.rglob("*.txt"))


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_a_transcript_with_take_backs_replays_to_what_still_stands(subject: Subject) -> None:
    contract.takes_back(subject.game, matches(subject.game))


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_every_beginning_of_a_match_replays_to_the_state_it_had(subject: Subject) -> None:
    for match in matches(subject.game)[:3]:
        actions = match.transcript.actions
        for length in range(0, len(actions), 17):
            replayed = engine.replay(subject.game, Transcript(match.setup, actions[:length]))
            assert codec.encode(replayed.state) == match.moments[length].data


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_match_still_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    transcript = notation.read(text)
    ending = engine.replay(GAMES[transcript.setup.game], transcript).state.ending
    said = [line for line in text.splitlines() if line.startswith("# ending")]
    if said:
        assert ending is not None
        scores = " ".join(map(str, ending.scores))
        assert said[-1].startswith(f"# ending {ending.reason} scores {scores}")
