"""Which tests one worker runs together, so that what they share is made once in a run."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from tests.kit.subjects import SUBJECTS

WHOLE = ("tests/render",)  # folders whose subfolders, one for a painter, are not taken apart
KIT = ("tests", "tests/core", "tests/games")  # folders whose tests look at the kit's matches of a game
MATCHES = re.compile(r"tests/games/(\w+)/test_matches\.py")  # looks at those of its own game


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """A scheduler that hands out groups of tests, the largest first.

    pytest-xdist's own marks for groups have no effect with pytest 9.
    """

    def _split_scope(self, nodeid: str) -> str:
        return group(nodeid)


def group(nodeid: str) -> str:
    """Group by file; by painter, whose backdrops are drawn once; by game, whose matches are played once."""
    file, _, test = nodeid.partition("::")
    folder = str(PurePosixPath(file).parent)
    if its_own := MATCHES.fullmatch(file):
        return f"kit/{its_own[1]}"
    game = next((word for word in re.split(r"[\[\]/-]", test)[1:] if word in SUBJECTS), None)
    if game and folder.startswith(WHOLE):
        return f"render/{game}"
    if game and folder in KIT:
        return f"kit/{game}"
    return folder.removeprefix("tests/") if folder.startswith(WHOLE) and folder not in WHOLE else file
