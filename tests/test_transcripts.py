"""Whole matches as text: taken back, written, read, replayed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games.core import codec, engine
from games.core.model import Transcript
from tests.kit import contract
from tests.kit.playouts import matches
from tests.kit.recorded import last_line, recorded, replayed
from tests.kit.samples import quick_and_dense
from tests.kit.subjects import SUBJECTS, Subject


@quick_and_dense("every", 3, 1)
@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_a_transcript_with_take_backs_replays_to_what_still_stands(subject: Subject, every: int) -> None:
    contract.takes_back(subject.game, matches(subject.game)[::every])


@quick_and_dense("beginnings", 2, 12)
@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_every_beginning_of_a_match_replays_to_the_state_it_had(subject: Subject, beginnings: int) -> None:
    for match in matches(subject.game):
        actions = match.transcript.actions
        for length in Random(match.setup.seed).sample(range(len(actions)), min(beginnings, len(actions))):
            replayed = engine.replay(subject.game, Transcript(match.setup, actions[:length]))
            assert codec.encode(replayed.state) == match.moments[length].data


@pytest.mark.parametrize("path", recorded(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_match_still_ends_as_it_did(path: Path, update: bool) -> None:
    """With `--update` the last lines are written anew: look at what changed."""
    _, state = replayed(path)
    *rows, said = path.read_text(encoding="utf-8").splitlines()
    if update:
        path.write_text("\n".join([*rows, last_line(state)]) + "\n", encoding="utf-8")
    else:
        assert said == last_line(state)
