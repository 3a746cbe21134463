"""Recorded matches of older rules versions, under tests/former, and databases that hold them under way."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.match.letters import Post
from games import GAMES
from games.core import codec, notation
from games.core.data import DataSet
from games.core.model import Action, Seat, Transcript
from storage import datasets, journal, matches, outbox, players, snapshots
from storage.journal import Entry
from storage.matches import Options
from storage.snapshots import LIVE, SETTLED, Snapshot
from storage.transaction import Transaction

HERE = Path(__file__).parent.parent / "former"
GAMES_CARRIED = tuple(sorted(key for key, game in GAMES.items() if game.meta.carried))


def old_matches(*games: str) -> list[Path]:
    """Name the recorded matches of some games, or of all whose matches are carried over."""
    return [path for game in games or GAMES_CARRIED for path in sorted((HERE / game).glob("*.txt"))]


@cache
def old_match(path: Path) -> Transcript:
    return notation.read(path.read_text(encoding="utf-8"))


def old_scores(path: Path) -> tuple[int, ...]:
    """Read the scores from the last line: "# ending volcano scores 3 3 5 state 121bad032fb3"."""
    words = path.read_text(encoding="utf-8").splitlines()[-1].split()
    return tuple(map(int, words[words.index("scores") + 1 : words.index("state")]))


def old_data(game: str) -> DataSet:
    """The data files of that version: today's but for those that lie beside its matches."""
    changed = {path.name: path.read_text(encoding="utf-8") for path in (HERE / game).glob("*.toml")}
    return DataSet({**GAMES[game].data_set.files, **changed})


def store(tx: Transaction, transcript: Transcript, rows: int, users: dict[int, str]) -> int:
    """Store a match under way after so many rows, as its version stored it, with a post to deliver."""
    setup = transcript.setup
    number = matches.create(
        tx,
        game=setup.game,
        language="en",
        host=next(iter(users)),
        guild=1,
        channel=2,
        variants={},
        options=Options(),
        now=0.0,
    )
    seated = list(users.items())[: setup.seats]
    for user, name in seated:
        players.sit(tx, number, user, name, 0.0)
    table = matches.get(tx, number)
    assert table is not None
    matches.begin(tx, number, setup, [player.place for player in table.players], 0.0)
    datasets.keep(tx, setup.game, old_data(setup.game))
    journal.append(tx, number, Entry(1, None, (), "hard", True), 0.0)
    for at, row in enumerate(transcript.rows[:rows], 2):
        settled = not isinstance(row, Action)
        journal.append(tx, number, Entry(at, row, (), "none", settled), float(at))
    at = min(rows, len(transcript.rows)) + 1
    matches.advance(tx, number, 0, at, float(at))
    for kind in (LIVE, SETTLED):
        snapshots.save(tx, number, kind, Snapshot(at, "other code", b"an old state", {Seat(0): at}))
    post = Post(number, at, (), codec.encode({"an": "old view"}), (), (Seat(0),))
    outbox.insert(tx, number, at, f"match:{number}", codec.encode(post), board=True)
    return number
