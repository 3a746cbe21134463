"""Nobody can tell two worlds apart; and a bug that lets them is found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.core.game import Game
from tests.kit import planted, worlds
from tests.kit.playouts import matches, play
from tests.kit.samples import first_quick, quick_and_dense
from tests.kit.subjects import SUBJECTS, Subject


@quick_and_dense("moments", 3, 8)
@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_nobody_can_tell_two_worlds_apart(subject: Subject, moments: int) -> None:
    assert worlds.compare(subject.game, matches(subject.game), moments=moments).report() == []


def found(game: Game[Any, Any]) -> Iterator[str]:
    """What the comparison says about a game with a planted bug, match by match."""
    for number in range(3):
        match = play(game, game.setup(3, f"planted-{number}"))
        yield from worlds.compare(game, [match], moments=25).report()


PLANTED: dict[str, tuple[Game[Any, Any], str]] = {
    "a view that shows a hand": (planted.ShowsAHand(), "view.hand differs"),
    "a public event that names a hidden card": (
        planted.Patched("act", planted.NamesWhatWasFound),
        "heard found(cards=",
    ),
    "asking only the seat that holds the answer": (planted.OnlyTheHolderIsAsked(), "who is asked differs"),
    "a resample that forgets what was seen": (planted.Forgets(), "was seen taking"),
    "chance that falls silently": (
        planted.Patched("explore", planted.RollsInSilence),
        "without a word, view.order differs",
    ),
    "a waiting line that counts a hidden hand": (
        planted.Patched("act", planted.WaitsTooLoudly),
        "the waiting line for seat",
    ),
    "a decision forced by a hidden hand": (
        planted.Patched("act", planted.HurriesByHand),
        "who is asked differs",
    ),
    "a hidden field that is never dealt again": (planted.LeavesTheBag(), "hidden field bag moved in 0 of"),
    "a resample that depends on a hidden order": (
        planted.ShufflesUnsorted(),
        "resample depends on hidden bag",
    ),
    "a resample that deals the viewers own hand": (
        planted.DealsTheViewerAgain(),
        "what the viewer holds in hands",
    ),
    "answers on show before the last is in": (planted.ShowsTheAnswers(), "view.taken differs"),
    "a secret choice half made is caught when others see it": (
        planted.ShowsTheChoice(),
        "view.chosen differs",
    ),
}


@pytest.mark.parametrize("name", first_quick(PLANTED, 4))
def test_a_planted_leak_is_caught(name: str) -> None:
    game, said = PLANTED[name]
    assert any(said in line for line in found(game))


def test_the_clean_games_pass_the_same_comparison() -> None:
    assert list(found(planted.Clean())) == []
    assert list(found(SUBJECTS["shore"].game)) == []
