"""The kit for those who write games.

python -m tests.kit new NAME                      makes a small game that plays at once, to be rewritten
python -m tests.kit GAME [MATCHES_PER_SEAT_COUNT] runs every check over one game
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.kit import contract, new, refusals, rewinds, sentences, worlds
from tests.kit.playouts import EACH_VARIANT, Match, matches
from tests.kit.subjects import SUBJECTS, Subject


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    if arguments[0] == "new":
        return _new(arguments[1:])
    key, count = arguments[0], int(arguments[1]) if len(arguments) > 1 else EACH_VARIANT
    if key not in SUBJECTS:
        print(f"there is no game {key!r}; known: {', '.join(SUBJECTS)}")
        return 2
    return complain(SUBJECTS[key], count)


def complain(subject: Subject, count: int = EACH_VARIANT) -> int:
    """Run every check over a game and print what was found; 1 if something is broken."""
    complaints = 0
    for name, check in checks(subject, count).items():
        began = time.perf_counter()
        try:
            check()
            said = "kept"
        except Exception as error:
            complaints += 1
            said = f"BROKEN: {type(error).__name__}: {error}"
        print(f"{name:<32}{time.perf_counter() - began:6.2f} s  {said}")
    return min(complaints, 1)


def _new(names: list[str]) -> int:
    """Make a game and say what to do next."""
    if len(names) != 1:
        print(__doc__)
        return 2
    try:
        made = new.new(names[0])
    except new.BadName as error:
        print(error)
        return 2
    print("\n".join(str(path.relative_to(new.ROOT)) for path in made))
    print(f"Play it: `bathysphere play`. Check it: `python -m tests.kit {names[0]}`. Then: games/README.md.")
    return 0


def checks(subject: Subject, count: int) -> dict[str, Callable[[], object]]:
    game = subject.game
    every = (
        contract.ends,
        contract.asks_well,
        contract.pure,
        contract.keeps,
        contract.conserves,
        contract.shows_seats_their_own,
        contract.computes_barriers,
        contract.takes_back,
        rewinds.wander,
        contract.stands,
    )
    checks: dict[str, Callable[[], object]] = {}
    for check in every:
        checks[check.__name__] = partial(_over, check, subject, count)
    checks["ends_in_silence"] = lambda: contract.ends_in_silence(game)
    checks["keeps_secrets_by_name"] = lambda: contract.keeps_secrets_by_name(game)
    checks["refuses"] = lambda: sentences.all_render(subject, refusals.refuses(game, matches(game, count)))
    checks["refused_setups"] = lambda: sentences.all_render(subject, refusals.refused_setups(game))
    checks["everything_said"] = lambda: sentences.everything_said(subject, matches(game, count))
    checks["name_plate"] = lambda: sentences.name_plate(subject, matches(game, count))
    checks["two worlds"] = lambda: _alike(subject, count)
    return checks


def _over(check: Callable[[Any, list[Match]], object], subject: Subject, count: int) -> None:
    check(subject.game, matches(subject.game, count))


def _alike(subject: Subject, count: int) -> None:
    found = worlds.compare(subject.game, matches(subject.game, count)).report()
    if found:
        raise AssertionError(f"{len(found)} leaks:\n  " + "\n  ".join(line[:400] for line in found[:8]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
