"""Stand-ins against each other: which is stronger, at what cost, and whether their matches look like matches.

`GAME`, `ONE`, `OTHER` and `SEATS` choose a single contest, `PAIRS` how many mirrored pairs it may take,
`SEED` its deals, `MINUTES` after which no further pair is begun: started again, it goes on.
What is found is kept with the rest in bench/stand_ins.json, as a table and as a plot.
"""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic

import msgspec

from bench import likeness, stand_ins_report
from bench.contests import Contest, bar, play_pair
from games import GAMES

PAIRS = int(os.environ.get("PAIRS", "20"))
SEED = os.environ.get("SEED", "contest")
UNTIL = monotonic() + 60 * float(os.environ.get("MINUTES", "inf"))
LADDER = (("strong", "former"), ("strong", "steady"), ("steady", "easy"), ("easy", "chance"))
LARGER = {"the_island": 4, "nautilus": 3, "nautilus_island": 4, "underwater_cities": 3}
KEPT = Path(__file__).parent / "stand_ins.json"


class Kept(msgspec.Struct):
    """All that was measured."""

    contests: list[Contest] = msgspec.field(default_factory=list)
    likeness: list[likeness.Likeness] = msgspec.field(default_factory=list)


def main() -> None:
    for game, seats, one, other in _wanted():
        run(_begun(Contest(game, seats, one, other, SEED)))


def _begun(contest: Contest) -> Contest:
    """Take up a contest that was stopped: the same players on the same deals."""
    return next((kept for kept in load().contests if _same(kept, contest) and kept.seed == SEED), contest)


def _same(one: Contest, other: Contest) -> bool:
    return (one.game, one.seats, one.one, one.other) == (other.game, other.seats, other.one, other.other)


def _wanted() -> list[tuple[str, int, str, str]]:
    """One contest, or all of them: the ladder at two seats and at a larger table."""
    games = [os.environ["GAME"]] if "GAME" in os.environ else list(GAMES)
    ladder = [(os.environ["ONE"], os.environ["OTHER"])] if "ONE" in os.environ else LADDER
    found = []
    for game in games:
        seats = [int(os.environ["SEATS"])] if "SEATS" in os.environ else [2, LARGER[game]]
        found += [(game, count, one, other) for count in seats for one, other in ladder]
    return found


def run(contest: Contest) -> None:
    """Play pairs of matches until it is decided, or there were enough; each is kept at once."""
    game = GAMES[contest.game]
    name = f"{contest.game}, {contest.seats} seats: {contest.one} against {contest.other}"
    while len(contest.pairs) < PAIRS and contest.verdict == "open" and monotonic() < UNTIL:
        play_pair(game, contest)
        kept = load()
        kept.contests = [one for one in kept.contests if not _same(one, contest)] + [contest]
        keep(kept)
        bar(len(contest.pairs), PAIRS, f"{name}, {100 * contest.won:.0f} %, {contest.verdict}")
    print()


def load() -> Kept:
    return msgspec.json.decode(KEPT.read_bytes(), type=Kept) if KEPT.exists() else Kept()


def keep(kept: Kept) -> None:
    """Everything to JSON, table and plot."""
    kept.contests.sort(key=lambda one: (one.game, one.seats, one.one, one.other))
    kept.likeness.sort(key=lambda one: (one.game, one.seats, one.player))
    new = KEPT.with_suffix(".new")  # nobody reads half a file, nor keeps one
    new.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    new.replace(KEPT)
    stand_ins_report.write(kept.contests, kept.likeness)


def look() -> None:
    """Tables of one sort of player each: `GAME`, `ONE`, `MATCHES`, `SEATS`."""
    seats = int(os.environ.get("SEATS", "2"))
    games = [os.environ["GAME"]] if "GAME" in os.environ else list(GAMES)
    for game in games:
        for player in os.environ.get("ONE", "former,strong").split(","):
            found = likeness.look(game, player, int(os.environ.get("MATCHES", "10")), SEED, seats)
            kept = load()
            same = (game, seats, player)
            kept.likeness = [k for k in kept.likeness if (k.game, k.seats, k.player) != same] + [found]
            keep(kept)
