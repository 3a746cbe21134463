"""A match as text."""

from __future__ import annotations

import pytest

from games.core import notation
from games.core.model import Action, Seat, Setup, Transcript, Undo
from games.core.notation import NotationError

HEAD = "game dome rules 1 data 0123456789 seats 2 seed x variants limit=1"
SETUP = Setup("dome", 1, "0123456789", 2, "x", ("limit=1",))


def test_a_match_is_written_one_row_a_line() -> None:
    rows = (Action(Seat(0), "limit", ("crew", "crew/2")), Undo(1), Action(Seat(1), "limit", ()))
    assert notation.write(Transcript(SETUP, rows)) == f"{HEAD}\n0 limit crew crew/2\nundo 1\n1 limit\n"


def test_what_was_written_is_read_again() -> None:
    rows = (Action(Seat(0), "limit", ("crew",)), Undo(1), Action(Seat(1), "leave", ()))
    transcript = Transcript(SETUP, rows)
    assert notation.read(notation.write(transcript)) == transcript


def test_comments_and_blank_lines_are_skipped() -> None:
    text = f"# a story\n\n{HEAD}  # two players\n\n0 limit crew # the first\n# ending rounds\n"
    assert notation.read(text).rows == (Action(Seat(0), "limit", ("crew",)),)


def test_no_variants_are_a_dash() -> None:
    plain = Setup("dome", 1, "0123456789", 2, "x")
    assert notation.write(Transcript(plain)).endswith("variants -\n")
    assert notation.read(notation.write(Transcript(plain))).setup == plain


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the transcript is empty"),
        ("# nothing\n", "the transcript is empty"),
        ("game dome seats 2", "line 1: expected"),
        (HEAD.replace("rules 1", "rules one"), "line 1: 'one' is not a number"),
        (HEAD.replace("rules 1", "rules -1"), "line 1: '-1' is not a number"),
        (f"{HEAD}\n0", "line 2: cut short"),
        (f"{HEAD}\nzero limit crew", "line 2: 'zero' is not a number"),
        (f"{HEAD}\n\nundo 1", "line 3: more is taken back than was played"),
        (f"{HEAD}\n0 limit a\nundo ²", "line 3: '²' is not a number"),
        (f"{HEAD}\n0 limit a\nundo 1 branch", "line 3: expected «undo N» or «undo N branch N»"),
        (f"{HEAD}\n0 limit a\nundo 1 twig 1", "line 3: expected «undo N» or «undo N branch N»"),
        (
            f"{HEAD}\n0 limit a\nundo 0 branch 1\nundo 1",
            "line 4: only a new branch goes back behind",
        ),
        (f"{HEAD}\nundo 0 branch 2\nundo 0 branch 2", "line 3: branch 2 does not come after branch 2"),
    ],
)
def test_text_that_is_no_match_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        notation.read(text)


def test_taking_back_takes_the_last_standing_actions() -> None:
    one, two, three = (Action(Seat(n), "act", ()) for n in range(3))
    rows = (one, two, Undo(1), three, Undo(2), two)
    assert Transcript(SETUP, rows).actions == (two,)


def test_a_branch_is_written_in_its_line() -> None:
    one, two = (Action(Seat(n), "act", ()) for n in range(2))
    transcript = Transcript(SETUP, (one, two, Undo(1, 1), two))
    assert notation.write(transcript).splitlines()[3] == "undo 1 branch 1"
    assert notation.read(notation.write(transcript)) == transcript


def test_a_branch_stands_where_it_began() -> None:
    one, two, three = (Action(Seat(n), "act", ()) for n in range(3))
    transcript = Transcript(SETUP, (one, two, three, Undo(2, 1), three, two, Undo(1)))
    assert transcript.standing == (one, Undo(0, 1), three)
    assert transcript.actions == (one, three)
    assert transcript.branch == 1


def test_a_branch_taken_back_gives_way_to_a_later_one() -> None:
    one, two, three = (Action(Seat(n), "act", ()) for n in range(3))
    transcript = Transcript(SETUP, (one, two, Undo(1, 1), three, Undo(2, 2), two))
    assert transcript.standing == (Undo(0, 2), two)
    assert transcript.branch == 2
