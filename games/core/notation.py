"""A transcript as text, one row a line, for files, fixtures and people.

game nautilus_island rules 1 data 3f0c61a2be seats 2 seed 7f3a variants -
0 explore column:3
0 act gather
undo 1
undo 3 branch 1
"""

from __future__ import annotations

from games.core.model import Action, EngineBug, Row, Seat, Setup, Transcript, Undo, add_row

_HEAD = ("game", "rules", "data", "seats", "seed", "variants")


class NotationError(Exception):
    """The text is not a transcript; the message names line and reason."""


def write(transcript: Transcript) -> str:
    return "\n".join([write_head(transcript.setup), *map(write_row, transcript.rows), ""])


def read(text: str) -> Transcript:
    """Parse the transcript in `text`; blank lines and # comments are skipped."""
    numbered = ((n, line.partition("#")[0].split()) for n, line in enumerate(text.splitlines(), 1))
    rows = [(n, words) for n, words in numbered if words]
    if not rows:
        raise NotationError("the transcript is empty")
    (number, head), *moves = rows
    setup = read_head(number, head)
    found: list[Row] = []
    standing: list[Row] = []
    for number, words in moves:
        found.append(read_row(number, words))
        try:
            add_row(standing, found[-1])
        except EngineBug as error:
            raise NotationError(f"line {number}: {error}") from error
    return Transcript(setup, tuple(found))


def write_head(setup: Setup) -> str:
    return (
        f"game {setup.game} rules {setup.rules} data {setup.data} seats {setup.seats}"
        f" seed {setup.seed} variants {','.join(setup.variants) or '-'}"
    )


def write_row(row: Row) -> str:
    if isinstance(row, Undo):
        return f"undo {row.count} branch {row.branch}" if row.branch else f"undo {row.count}"
    return " ".join([str(row.seat), row.step, *row.picks])


def read_head(number: int, words: list[str]) -> Setup:
    if tuple(words[::2]) != _HEAD or len(words) != 2 * len(_HEAD):
        raise NotationError(
            f"line {number}: expected «game NAME rules N data HASH seats N seed S variants V»"
        )
    facts = dict(zip(words[::2], words[1::2], strict=True))
    variants = () if facts["variants"] == "-" else tuple(facts["variants"].split(","))
    rules, seats = (_number(number, facts[name]) for name in ("rules", "seats"))
    return Setup(facts["game"], rules, facts["data"], seats, facts["seed"], variants)


def read_row(number: int, words: list[str]) -> Row:
    if len(words) < 2:
        raise NotationError(f"line {number}: cut short; expected «SEAT STEP PICK ...»")
    if words[0] == "undo":
        return _read_undo(number, words)
    return Action(Seat(_number(number, words[0])), words[1], tuple(words[2:]))


def _read_undo(number: int, words: list[str]) -> Undo:
    if len(words) == 2:
        return Undo(_number(number, words[1]))
    if len(words) != 4 or words[2] != "branch":
        raise NotationError(f"line {number}: expected «undo N» or «undo N branch N»")
    return Undo(_number(number, words[1]), _number(number, words[3]))


def _number(line: int, word: str) -> int:
    if not word.isascii() or not word.isdigit():
        raise NotationError(f"line {line}: {word!r} is not a number")
    return int(word)
